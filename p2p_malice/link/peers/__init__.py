"""PEERS: the ends of a WebRTC link, each with a line that its channel talks over. Importing them loads aiortc."""
