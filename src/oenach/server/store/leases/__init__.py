"""Which process has the store."""
