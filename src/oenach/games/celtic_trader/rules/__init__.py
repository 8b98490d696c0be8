"""The rules of Celtic Trader."""
