"""Hypothesis as all suites use it: see tests/property/profiles.py."""

from tests.property import profiles

profiles.load()
