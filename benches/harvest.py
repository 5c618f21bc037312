"""Draws docs/harvest.svg: populations with harvesting, for which C++ solves an equation that a Python
function defines.

The module is that of docs/callbacks.md: its code is read from the page, and built by `quaff build`.
"""

import argparse
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from .build_peers import OUT
from .builds import build_quaff
from .error_figure import FILE

PAGE = Path(__file__).parents[1] / "docs" / "callbacks.md"
HARVESTS = (0, 0.1, 0.2, 0.25, 0.3)
END, STEPS = 30, 300


def main() -> None:
    """Build, solve, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT / "harvest.svg")
    draw(built(), parser.parse_args().out)


def built() -> Any:
    """The module of the page's first blocks."""
    header, interface = (
        re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)[0]
        for language in ("cpp", "swig")
    )
    folder = OUT / "harvest"
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath("ode.hpp").write_text(header)
    folder.joinpath("ode.i").write_text(interface)
    build_quaff(folder, "ode")
    sys.path.insert(0, str(folder))
    return import_module("ode")


def draw(ode: Any, out: Path) -> None:
    """Draw a curve for each harvest."""
    times = np.linspace(0, END, STEPS + 1)
    with mpl.rc_context({**FILE, "font.size": 9}):
        figure = Figure(figsize=(6, 3), layout="constrained")
        panel = figure.subplots()
        for harvest in HARVESTS:
            curve = ode.solve(lambda t, y, h=harvest: y * (1 - y) - h if y > 0 else 0, 0.9, END, STEPS)
            panel.plot(times, curve, label=f"h = {harvest}")
        panel.set(xlabel="time", ylabel="population", ylim=(0, 1.05))
        panel.legend(frameon=False, loc="lower right")
        figure.savefig(out, metadata={"Date": None})


if __name__ == "__main__":
    main()
