"""Measures `quaff.sum` on the GPU compared with CUB, CuPy, PyTorch and PyCUDA: `run.sh` of the GPU kit runs
it.

Prints tables in Markdown, and writes benches.json. docs/gpu.md says how it measures.
"""

import argparse
import json
import os
import sys
from pathlib import Path

from .contenders import libraries
from .kernel import measure_kernels
from .machine import describe, has_gpu
from .measure import measure
from .narrow import measure_narrow
from .report import as_json, print_report, print_systems
from .systems import as_json as systems_as_json
from .systems import measure_systems
from .targets import verdicts


def main() -> None:
    """Measure and report; the exit status is 1 if a contender failed, independent of the targets."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=12, help="turns that each contender gets in each case")
    parser.add_argument(
        "--out", type=Path, default=Path.cwd(), help="the folder that benches.json is written to"
    )
    parser.add_argument("--modules", type=Path, default=Path(os.environ.get("QUAFF_GPU_MODULES", ".")))
    arguments = parser.parse_args()
    if not has_gpu():
        print("the benchmarks are left out: there is no GPU")
        return
    machine = describe()
    contenders = libraries()
    failures: list[str] = []
    results = measure(contenders, arguments.rounds, failures)
    bench, turns = arguments.modules / "cub_sum.so", 5 * arguments.rounds
    kernels = measure_kernels(bench, turns, failures) | measure_narrow(bench, turns, failures)
    systems = measure_systems(arguments.modules, arguments.rounds, failures)
    reached = verdicts(results, kernels, contenders)
    print_report(machine, results, kernels, contenders, reached)
    print_systems(systems)
    report = as_json(machine, results, kernels, reached) | {"systems": systems_as_json(systems)}
    arguments.out.joinpath("benches.json").write_text(json.dumps(report, indent=2) + "\n")
    if failures:
        sys.exit("\n".join(["", *(f"FAILED: {failure}" for failure in failures)]))


if __name__ == "__main__":
    main()
