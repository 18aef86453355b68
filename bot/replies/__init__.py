"""What is answered to clicks and commands at a table: opening it, its lobby, playing, leaving and closing it."""
