"""Measures `quaff.sum` compared with numpy, SWIG, pybind11 and nanobind: `make bench`.

Prints tables, and writes target/bench/results.json. README.md says how it measures and how to read it.
"""

import argparse
import json

from .build_peers import FLAGS, OUT, build_peers
from .contenders import CONTENDERS
from .machine import describe
from .measure import measure
from .report import as_json, print_report


def main() -> None:
    """Build the peers, measure, report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=12, help="turns that each contender gets in each case")
    rounds: int = parser.parse_args().rounds
    machine = describe(FLAGS)
    build_peers()
    results = measure(CONTENDERS, rounds)
    print_report(results)
    OUT.joinpath("results.json").write_text(json.dumps(as_json(results, machine), indent=2) + "\n")


if __name__ == "__main__":
    main()
