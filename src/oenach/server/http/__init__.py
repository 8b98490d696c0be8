"""The server over HTTP: requests, who makes them, and how many they may make."""
