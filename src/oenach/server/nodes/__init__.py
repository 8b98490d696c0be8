"""What the nodes that have a store together tell each other."""
