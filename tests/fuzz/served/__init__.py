"""What is fuzzed of a server that runs as a process of its own."""
