"""The rules of Táin."""
