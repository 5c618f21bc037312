"""Measures the errors of sums over their condition number: `python -m benches.error_over_condition`.

Prints a table and draws a figure, target/bench/error-over-condition.svg or the path of `--out`. The file
depends only on the errors. The errors of NumPy and PyTorch depend on their versions and on the machine's
vector units.
"""

import argparse
import math
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import numpy as np

import quaff

from .conditions import Array, error, exact_sum, of_condition
from .error_figure import draw_errors
from .table import print_table

OUT = Path(__file__).parents[1] / "target" / "bench" / "error-over-condition.svg"
Sum = Callable[[Array], float]

POWERS = {"float64": range(0, 31, 2), "float32": range(15)}
DRAWS = 5
NAMES = ["one by one", "numpy.sum", "torch.sum", "math.fsum", "quaff.sum"]


def main() -> None:
    """Sum, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=OUT, help="where to draw")
    out: Path = parser.parse_args().out
    functions = summers()
    errors = {dtype: worst_errors(dtype, functions) for dtype in POWERS}
    for dtype, of_dtype in errors.items():
        title = f"Errors of {dtype} sums in units of the last place, the worst of {DRAWS}"
        print_table(title, ["condition", *map(label, NAMES)], rows(dtype, of_dtype))
    out.parent.mkdir(parents=True, exist_ok=True)
    draw_errors(errors, POWERS, {name: label(name) for name in NAMES}, out)
    print(f"\nDrawn: {out}")


def summers() -> dict[str, Sum]:
    """Return the sum functions by name, with PyTorch's if it is installed."""
    functions: dict[str, Sum] = {
        "one by one": lambda array: float(np.add.accumulate(array)[-1]),
        "numpy.sum": lambda array: float(np.sum(array)),
        "math.fsum": lambda array: float(array.dtype.type(math.fsum(array))),
        "quaff.sum": quaff.sum,
    }
    try:
        torch = import_module("torch")
    except ImportError:
        return functions
    return functions | {"torch.sum": lambda array: float(torch.from_numpy(array).sum())}


def worst_errors(dtype: str, functions: Mapping[str, Sum]) -> dict[str, list[float]]:
    """Let each function sum several arrays of each condition number."""
    worst = {name: [0.0] * len(POWERS[dtype]) for name in functions}
    for place, power in enumerate(POWERS[dtype]):
        for draw in range(DRAWS):
            array = of_condition(10.0**power, dtype, seed=place * DRAWS + draw)
            exact = exact_sum(array)
            for name, function in functions.items():
                worst[name][place] = max(worst[name][place], error(function(array), exact, dtype))
    return worst


def label(name: str) -> str:
    """Return the name with the version of its library; libraries that are not installed are kept."""
    package = name.partition(".")[0]
    if package not in ("numpy", "torch"):
        return name
    try:
        return f"{name} {version(package).partition('+')[0]}"
    except ModuleNotFoundError:
        return f"{name} (not installed)"


def rows(dtype: str, errors: Mapping[str, list[float]]) -> list[list[str]]:
    """Return a row of the table for each condition number."""
    return [
        [f"1e{power}", *(f"{errors[name][place]:.2g}" if name in errors else "-" for name in NAMES)]
        for place, power in enumerate(POWERS[dtype])
    ]


if __name__ == "__main__":
    main()
