"""Times the kernel that sums float32 where doubles are slow, which `QUAFF_DOUBLES` selects on any GPU.

In a separate process, because a context keeps the class that its first sum selected.
"""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import quaff

from ..loop import Summary
from .kernel import QUAFF_NARROW, Bench, Kernels, check_value, opened

DTYPE = "float32"


def measure_narrow(library: Path, rounds: int, failures: list[str]) -> Kernels:
    """Measure in a separate process; empty without CUB's library, which has the data and the timer."""
    if not library.exists():
        return {}
    print(f"measuring the kernel without doubles, 4 GiB of {DTYPE}", file=sys.stderr)
    command = [sys.executable, "-m", __name__, str(library), str(rounds)]
    environment = os.environ | {"QUAFF_DOUBLES": "slow"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        failures.append(f"the kernel without doubles: {done.stderr}")
        return {}
    return {(QUAFF_NARROW, DTYPE): Summary(**json.loads(done.stdout))}


def main() -> None:
    """Measure, and print the summary."""
    library, rounds = Path(sys.argv[1]), int(sys.argv[2])
    with opened(Bench(library)) as bench:
        array: Any = bench.array(DTYPE)
        check_value(bench, DTYPE, array)
        samples = [bench.kernel_time(lambda: quaff.sum(array)) for _ in range(rounds)]
    print(json.dumps(asdict(Summary.of(samples))))


if __name__ == "__main__":
    main()
