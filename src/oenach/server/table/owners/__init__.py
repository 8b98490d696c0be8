"""What has a life of its own at a table, each with one class that owns it."""
