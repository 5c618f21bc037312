"""Draws the speed of quaff and its peers: `python -m benches.speed`, after `python -m benches.run`.

Reads target/bench/results.json and, for the GPU, docs/gpu.md; prints the ratios and draws
target/bench/speed.svg, or the path of `--out`. The file depends only on the numbers.
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
    """Draw the panels one below the other, on white, because the file is also read on phones and on dark
    pages.
    """
    with mpl.rc_context({**FILE, "font.size": 11}):
        # As wide as a phone's screen: 4.5 inches are 432 of its pixels.
        figure = Figure(figsize=(4.5, 2 * len(panels)), layout="constrained")
        axes: Sequence[Axes] = figure.subplots(len(panels), 1).flat
        for place, panel in zip(axes, panels, strict=True):
            draw_panel(place, panel)
        figure.savefig(out, metadata={"Date": None})


def draw_panel(axes: Axes, panel: Panel) -> None:
    """Draw a bar for each name, with the name above it, and its number and the ratio to quaff's beside it."""
    names, values = list(panel.bars), list(panel.bars.values())
    bars = axes.barh(names, values, 0.4, color=[OURS if "quaff" in name else THEIRS for name in names])
    axes.bar_label(bars, [label(panel, name) for name in names], padding=3)
    for place, name in enumerate(names):
        axes.text(0, place - 0.28, name, fontsize=10)
    axes.set_title(panel.title, loc="left", fontsize=12, fontweight="bold")
    axes.set_xlabel(panel.machine, loc="left", fontsize=8)
    axes.set_xlim(0, max(values) * 1.8)  # room for the labels
    axes.set_ylim(len(names) - 0.6, -0.8)
    axes.set_xticks([])
    axes.set_yticks([])
    axes.spines[["top", "right", "bottom"]].set_visible(False)


def label(panel: Panel, name: str) -> str:
    """Format a number, and for a peer the ratio."""
    number = f"{panel.bars[name]:.4g}"
    return number if "quaff" in name else f"{number}  (quaff {rounded(panel.ratios()[name])} times)"


def rounded(ratio: float) -> str:
    """Format with two digits, or with three for ratios close to 1."""
    return f"{ratio:.2f}" if ratio < 2 else f"{ratio:.2g}"


if __name__ == "__main__":
    main()
