"""Caylus 1303."""
