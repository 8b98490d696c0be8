"""The server over HTTP: requests, and what is answered."""
