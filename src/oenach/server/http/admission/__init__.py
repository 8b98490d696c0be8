"""Who asks, from where, and how often they may."""
