"""One file per module; a test of a rule is named for its article."""
