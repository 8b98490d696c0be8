"""Which processes have the store, and what they tell each other there."""
