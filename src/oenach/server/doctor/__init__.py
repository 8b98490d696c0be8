"""`oenach doctor`: whether a server can do its work here, and what to do where it cannot."""
