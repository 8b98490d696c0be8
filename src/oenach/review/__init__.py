"""Going through a match after it was played: who stood how, and what would have been better."""
