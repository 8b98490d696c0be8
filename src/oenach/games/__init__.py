"""The rules of the games; they do not know each other."""
