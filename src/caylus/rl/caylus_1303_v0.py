"""Caylus 1303 as PettingZoo environments."""

from caylus.rl.family import environments

env, raw_env, parallel_env = environments("caylus-1303", players=4)
