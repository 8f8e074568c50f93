"""Matches between bots: games on shared seeds with rotated seats, and what may honestly be said about them."""
