"""Nets that learn from their own games: self-play, fitting, and a gate that lets only the better ones through."""
