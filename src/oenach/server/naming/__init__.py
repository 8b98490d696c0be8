"""What people may be called, and which names could be taken for one another."""
