"""What boards in the terminal share, and the board of any game that brings none."""
