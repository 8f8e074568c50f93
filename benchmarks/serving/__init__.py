"""The parts of `benchmarks/server.py`: servers to measure, and a crowd of clients in a process of its own."""
