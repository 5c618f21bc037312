"""The bars of the figure of speeds: the host's from target/bench/results.json, the GPU's from docs/gpu.md."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .contenders import NANOBIND, NUMPY_SUM, PYBIND11, QUAFF, QUAFF_BUILD, QUAFF_ONE_THREAD, SWIG_DISPATCH

GPU = Path(__file__).parents[1] / "docs" / "gpu.md"


@dataclass(frozen=True)
class Panel:
    """The length of the bar for each name; the first is quaff's, with which the others are compared."""

    title: str
    unit: str
    machine: str
    bars: Mapping[str, float]

    def ratios(self) -> dict[str, float]:
        """The speed of quaff relative to each of the others."""
        ours = next(iter(self.bars.values()))
        slower = {name: value / ours for name, value in self.bars.items()}
        return slower if self.unit == "ns" else {name: 1 / ratio for name, ratio in slower.items()}


def host_panels(results: Mapping[str, Any]) -> list[Panel]:
    """Return the panels of a call on a small array and of the throughput from memory, for float64 and
    installed peers.
    """
    best = {(row["contender"], row["elements"]): row["minimum"] for row in of_float64(results)}
    machine = "{cpu}, {cores} cores, {date}".format(**results["machine"])
    wrappers = [QUAFF_BUILD, NANOBIND, SWIG_DISPATCH, PYBIND11]
    calls = {name.partition(",")[0]: best[name, 8] for name in wrappers if (name, 8) in best}
    threads = f"quaff.sum, {results['machine']['cores']} threads"
    sums = {threads: QUAFF, QUAFF_ONE_THREAD: QUAFF_ONE_THREAD, NUMPY_SUM: NUMPY_SUM}
    rates = {name: 8e8 / best[row, 10**8] for name, row in sums.items() if (row, 10**8) in best}
    return [
        Panel("A call on 8 elements, ns", "ns", machine, calls),
        Panel("The sum of 10⁸ elements, GB/s", "GB/s", machine, rates),
    ]


def of_float64(results: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the measurements for the dtype of the figure."""
    return [row for row in results["measured"] if row["dtype"] == "float64"]


def gpu_panels(document: Path = GPU) -> list[Panel]:
    """Return the panels of the kernels alone and of the whole call from Python, for float64."""
    text = document.read_text()
    machine = text.partition("## Measured\n")[2].partition(";")[0]
    kernels = column(text, "4 GiB, GB/s", "float64")
    calls = column(text, "1 GiB, GB/s from Python", "float64, 2^27")
    kernel_names = ["quaff's kernel", "CUB DeviceReduce::Sum"]
    call_names = ["`quaff.sum`, PyTorch array", "`cupy.sum(x).item()`", "`torch.sum(x).item()`"]
    rates = {name.split("`")[1]: calls[name] for name in call_names}
    return [
        Panel("A kernel on 4 GiB, GB/s", "GB/s", machine, {name: kernels[name] for name in kernel_names}),
        Panel("The sum of 1 GiB from Python, GB/s", "GB/s", machine, rates),
    ]


def column(text: str, table: str, heading: str) -> dict[str, float]:
    """Return a column of the Markdown table that begins with `table`, by the first cell of each row."""
    lines = text.partition(f"| {table} |")[2].partition("\n\n")[0].splitlines()
    place = cells(f"| {table} |{lines[0]}").index(heading)
    rows = [cells(line) for line in lines[2:]]
    return {row[0]: float(row[place]) for row in rows if row[place]}


def cells(line: str) -> list[str]:
    """Return the cells of a row of a Markdown table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
