"""The commands of the command line: their options, what they run, and the exit statuses of errors."""
