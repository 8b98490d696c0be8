"""Connections as such: how many there may be, and how long they may say nothing."""
