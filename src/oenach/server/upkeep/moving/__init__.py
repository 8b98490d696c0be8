"""Moving a whole store from one database to another: `oenach export` and `oenach import`."""
