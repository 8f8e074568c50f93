"""What the server can be asked over HTTP and WebSocket; each handler only reads, calls the desk, and shows."""
