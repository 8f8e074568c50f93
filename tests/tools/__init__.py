"""Tests of the tools that no other folder has."""
