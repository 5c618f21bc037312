"""Draws how fast quaff is beside its peers: `python -m benches.speed`, after `python -m benches.run`.

Reads target/bench/results.json and, for the GPU, docs/gpu.md; prints the ratios and draws
target/bench/speed.svg, or where `--out` says. The same numbers make the same file.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .build_peers import OUT
from .error_figure import FILE
from .speed_bars import Panel, gpu_panels, host_panels
from .table import print_table

OURS, THEIRS = "#d55e00", "#999999"


def main() -> None:
    """Read, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=OUT / "speed.svg", help="where to draw")
    out: Path = parser.parse_args().out
    panels = [*host_panels(json.loads(OUT.joinpath("results.json").read_text())), *gpu_panels()]
    for panel in panels:
        header = [panel.machine, panel.unit, "times as fast is quaff"]
        ratios = panel.ratios()
        rows = [[name, f"{value:.4g}", f"{ratios[name]:.3g}"] for name, value in panel.bars.items()]
        print_table(panel.title, header, rows)
    draw(panels, out)
    print(f"\nDrawn: {out}")


def draw(panels: Sequence[Panel], out: Path) -> None:
    """Draw two panels a row, on white: the file is read on dark pages too."""
    with mpl.rc_context({**FILE, "font.size": 9}):
        figure = Figure(figsize=(9.5, 4), layout="constrained")
        axes: Sequence[Axes] = figure.subplots(2, 2).flat
        for place, panel in zip(axes, panels, strict=True):
            draw_panel(place, panel)
        figure.savefig(out, metadata={"Date": None})


def draw_panel(axes: Axes, panel: Panel) -> None:
    """Draw a bar a name, with its number; after a peer's, how many times as fast quaff is."""
    names, values = list(panel.bars), list(panel.bars.values())
    bars = axes.barh(names, values, color=[OURS if "quaff" in name else THEIRS for name in names])
    axes.bar_label(bars, [label(panel, name) for name in names], padding=3)
    axes.set_title(panel.title, loc="left", fontsize=9, fontweight="bold")
    axes.set_xlabel(panel.machine, loc="left", fontsize=7)
    axes.set_xlim(0, max(values) * 2.2)  # room for the labels
    axes.set_xticks([])
    axes.invert_yaxis()
    axes.spines[["top", "right", "bottom"]].set_visible(False)


def label(panel: Panel, name: str) -> str:
    """Write a number, and a peer's ratio."""
    number = f"{panel.bars[name]:.4g}"
    return number if "quaff" in name else f"{number}  (quaff {rounded(panel.ratios()[name])} times)"


def rounded(ratio: float) -> str:
    """Write two digits, or three of what is nearly 1."""
    return f"{ratio:.2f}" if ratio < 2 else f"{ratio:.2g}"


if __name__ == "__main__":
    main()
