"""What somebody types to run a server, or to ask about one."""
