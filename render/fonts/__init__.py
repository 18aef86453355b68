"""The fonts that ship with the pictures, their licences, and the tool that cuts them out of their sources."""
