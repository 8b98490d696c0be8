"""Child processes that end with their parent and speak frames with it, from both sides."""
