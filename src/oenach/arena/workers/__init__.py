"""Who plays the games of a tournament: processes here, or machines of a Ray cluster."""
