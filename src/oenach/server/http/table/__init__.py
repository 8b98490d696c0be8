"""One table over HTTP and WebSocket."""
