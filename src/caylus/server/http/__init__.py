"""Connections: who may open them, how long they may take, and what goes over them."""
