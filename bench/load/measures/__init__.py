"""What is measured, a module each: all give rows, round by round."""
