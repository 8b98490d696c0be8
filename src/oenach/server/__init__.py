"""The game server: lobby, tables, store. One process, SQLite by default."""
