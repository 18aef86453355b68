"""What stands on Discord: pictures and messages, kept equal to what a table shows, within what the platform allows."""
