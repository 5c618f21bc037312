"""Draws errors over condition numbers, on logarithmic axes."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

# The errors by name.
Errors = Mapping[str, Sequence[float]]

# The colours of Okabe and Ito, which are distinguishable with most colour vision deficiencies; hollow
# markers, so that coinciding points stay visible.
STYLES: Mapping[str, dict[str, Any]] = {
    "one by one": {"color": "#999999", "marker": "x"},
    "numpy.sum": {"color": "#0072b2", "marker": "s"},
    "torch.sum": {"color": "#e69f00", "marker": "^"},
    "math.fsum": {"color": "#009e73", "marker": "D", "markerfacecolor": "none", "markersize": 8},
    "quaff.sum": {"color": "#d55e00", "marker": "o", "markersize": 4},
}
# The file depends only on the errors, and text stays text.
FILE: Any = {"svg.hashsalt": "quaff", "svg.fonttype": "none", "font.family": ["DejaVu Sans", "sans-serif"]}


def draw_errors(
    errors: Mapping[str, Errors],
    powers: Mapping[str, Sequence[int]],
    labels: Mapping[str, str],
    out: Path,
) -> None:
    """Draw a panel for each dtype, over powers of ten, with a line for each name."""
    with mpl.rc_context({**FILE, "font.size": 9}):
        figure = Figure(figsize=(9, 4), layout="constrained")
        panels: Sequence[Axes] = figure.subplots(1, len(errors))
        for panel, dtype in zip(panels, errors, strict=True):
            draw_panel(panel, dtype, errors[dtype], [10.0**power for power in powers[dtype]], labels)
        panels[0].set_ylabel("error, in units of the last place")
        panels[0].legend(loc="upper left", frameon=False)
        figure.savefig(out, metadata={"Date": None})


def draw_panel(
    panel: Axes, dtype: str, errors: Errors, conditions: Sequence[float], labels: Mapping[str, str]
) -> None:
    """Draw the lines, and two reference errors."""
    panel.set(title=dtype, xscale="log", yscale="log", xlabel="condition number of the sum")
    panel.set_xlim(conditions[0] / 4, conditions[-1] * 4)
    # A library that is not installed has no line; its name stays, and says so.
    nothing = [np.nan] * len(conditions)
    for name, style in STYLES.items():
        panel.plot(conditions, errors.get(name, nothing), linewidth=1, label=labels[name], **style)
    mark(panel, 0.5, "correctly rounded: at most 1/2", 5)
    mark(panel, 1 / float(np.finfo(dtype).epsneg), "no digit is right", -10)


def mark(panel: Axes, error: float, text: str, above: int) -> None:
    """Draw a horizontal line with a label, `above` points above it."""
    panel.axhline(error, color="black", linewidth=0.6, linestyle=":")
    panel.annotate(text, (1, error), (-3, above), ("axes fraction", "data"), "offset points", ha="right")
