"""Caylus."""
