"""The shell: all that is asynchronous, named Discord, or reads the environment."""
