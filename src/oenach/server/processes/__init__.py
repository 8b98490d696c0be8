"""Several serving processes of one machine, and the one that looks after them."""
