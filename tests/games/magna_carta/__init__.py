"""Caylus Magna Carta."""
