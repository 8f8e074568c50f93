"""Caylus Magna Carta (2007)."""
