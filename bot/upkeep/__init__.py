"""What an operator does with the store: look whether all is well, copy it, put a copy back, judge it again."""
