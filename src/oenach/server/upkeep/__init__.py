"""Looking after a store: checking and mending it, copies of it, and bringing them back."""
