"""Táin: bluff and cattle raids for two to four clans."""
