"""What takes long, done in processes of its own: shared by turns, bounded, kept once made."""
