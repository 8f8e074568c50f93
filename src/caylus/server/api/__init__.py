"""What the server can be asked over HTTP and WebSocket; each handler only reads, asks `tables`, and shows."""
