"""The page: the files of the guest's page, and the server of the local table."""
