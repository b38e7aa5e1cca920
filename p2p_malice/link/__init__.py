"""The link: moves text frames between two peers without reading them. I/O."""
