"""Pictures of a table, painted from views and from nothing else."""
