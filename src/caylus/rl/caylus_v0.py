"""Caylus as PettingZoo environments."""

from caylus.rl.family import environments

env, raw_env, parallel_env = environments("caylus", players=4)
