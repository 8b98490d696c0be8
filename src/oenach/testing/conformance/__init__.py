"""What every game must do, claim by claim, in classes that pytest runs for a game."""
