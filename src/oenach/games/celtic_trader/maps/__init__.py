"""Maps of Celtic Trader: their files, their drawing, and new ones."""
