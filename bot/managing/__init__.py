"""What is for those who manage a server: its settings, and their hand in its tables and its ratings."""
