"""The Ferry: a small game of the Caylus family, and an example of how to write one."""
