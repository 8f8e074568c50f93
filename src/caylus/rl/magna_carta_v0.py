"""Magna Carta as PettingZoo environments."""

from caylus.rl.family import environments

env, raw_env, parallel_env = environments("magna-carta", players=4)
