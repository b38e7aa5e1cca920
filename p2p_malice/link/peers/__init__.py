"""The ends of a WebRTC link, each with a reconnector that gives its channel wires. Importing them loads aiortc."""
