"""Compare the engine's speed with its peers: what `make bench` runs. `--help` lists the options."""

import runpy
import sys
from pathlib import Path

# The modules beside this one import each other as `benchmarks.…`, so the project's root is put on the path.
sys.path[0] = str(Path(__file__).resolve().parent.parent)
runpy.run_module("benchmarks.comparison", run_name="__main__")
