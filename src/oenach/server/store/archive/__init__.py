"""Reading a store, and the few writes that are not made at a table."""
