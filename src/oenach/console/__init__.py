"""What every command prints with: the screen, the language, colours, common arguments."""
