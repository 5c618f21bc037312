"""The data for the figure of speeds: `benches/speed_bars.py`."""

import pytest
from benches.contenders import NUMPY_SUM, QUAFF, QUAFF_BUILD, SWIG_DISPATCH
from benches.speed_bars import gpu_panels, host_panels

MACHINE = {"cpu": "a processor", "cores": 4, "date": "2026-11-21"}


def row(contender, elements, minimum, dtype="float64"):
    return {"contender": contender, "dtype": dtype, "elements": elements, "minimum": minimum}


def test_a_call_is_compared_by_its_time_and_a_sum_by_its_throughput():
    measured = [
        row(QUAFF_BUILD, 8, 20.0),
        row(SWIG_DISPATCH, 8, 150.0),
        row(SWIG_DISPATCH, 8, 1.0, "float32"),
    ]
    measured += [row(QUAFF, 10**8, 1e7), row(NUMPY_SUM, 10**8, 4e7)]
    calls, sums = host_panels({"machine": MACHINE, "measured": measured})
    assert calls.ratios() == {"quaff build": 1.0, "SWIG + numpy.i": 7.5}
    assert sums.bars == {"quaff.sum, 4 threads": 80.0, "numpy.sum": 20.0}
    assert sums.ratios()["numpy.sum"] == 4.0
    assert calls.machine == "a processor, 4 cores, 2026-11-21"


def test_the_figures_of_the_gpu_are_those_of_its_page(tmp_path):
    page = tmp_path / "gpu.md"
    page.write_text("""## Measured
A GPU, driver 1, 2026-11-20; a processor.

| 4 GiB, GB/s | float32 | float64 |
| --- | --- | --- |
| CUB DeviceReduce::Sum | 1 | 100 |
| quaff's kernel | 2 | 50 |
| another | 3 |  |

| 1 GiB, GB/s from Python | float32, 2^28 | float64, 2^27 |
| --- | --- | --- |
| `quaff.sum`, PyTorch array | 1 | 40 |
| `cupy.sum(x).item()` | 2 | 20 |
| `torch.sum(x).item()` | 3 | 10 |
""")
    kernels, calls = gpu_panels(page)
    assert kernels.machine == "A GPU, driver 1, 2026-11-20"
    assert kernels.ratios() == {"quaff's kernel": 1.0, "CUB DeviceReduce::Sum": 0.5}
    assert calls.ratios() == {"quaff.sum": 1.0, "cupy.sum(x).item()": 2.0, "torch.sum(x).item()": 4.0}


@pytest.mark.parametrize("panel", gpu_panels(), ids=lambda panel: panel.title)
def test_the_page_as_it_is_has_all_of_them(panel):
    assert min(panel.bars.values()) > 0
