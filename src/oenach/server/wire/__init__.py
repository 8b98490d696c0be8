"""What goes over a table's WebSocket: the messages, and what puts them into bytes."""
