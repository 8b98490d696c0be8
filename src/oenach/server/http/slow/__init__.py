"""What takes long, and is therefore made in processes of its own."""
