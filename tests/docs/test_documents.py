"""What the documents show is what works: their interfaces are built, their calls are made."""

import importlib.util
import os
import re
import subprocess
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "swig-compat" / "examples" / "pycuda-swig-example"


def blocks(document: str, language: str) -> list[str]:
    """The fenced code of one language in a document."""
    text = (ROOT / document).read_text()
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


@pytest.fixture
def build(program, cache):
    """Runs `quaff build` and imports what it built."""

    def build(interface: Path, out: Path, *arguments: str | Path) -> ModuleType:
        command = [program, "build", interface, "--out", out, *arguments]
        subprocess.run(command, check=True, env=os.environ | {"QUAFF_CACHE_DIR": str(cache)})
        name = f"_{interface.stem}"
        spec = importlib.util.spec_from_file_location(name, out / f"{name}.abi3.so")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return build


def test_the_readme_opens_with_the_interface_of_the_example():
    host, device, *_ = blocks("README.md", "swig")
    assert host == (EXAMPLE / "example.i").read_text()
    assert device == (EXAMPLE / "example_cuda.i").read_text()


def test_the_calls_of_the_readme_answer_as_shown(build, tmp_path):
    include = EXAMPLE / "include"
    example = build(EXAMPLE / "example.i", tmp_path, "--source", EXAMPLE / "src" / "sum.cpp", "-I", include)
    session = blocks("README.md", "python")[0]
    calls = re.findall(r"^>>> (example\.sum.*)\n(.*)$", session, re.MULTILINE)
    assert len(calls) == 3
    for call, shown in calls:
        if shown.startswith("TypeError: "):
            with pytest.raises(TypeError, match=re.escape(shown.removeprefix("TypeError: "))):
                eval(call, {"example": example, "np": np})
        else:
            assert repr(eval(call, {"example": example, "np": np})) == shown


def test_the_reduction_of_the_tutorial_builds_and_computes(build, tmp_path):
    header, interface = blocks("docs/reductions.md", "cpp")[0], blocks("docs/reductions.md", "swig")[0]
    (tmp_path / "energy.hpp").write_text(header)
    (tmp_path / "stats.i").write_text(interface)
    stats = build(tmp_path / "stats.i", tmp_path / "out", "-I", tmp_path)
    values = np.linspace(-3, 5, 100_001)
    assert stats.energy(values[::-2]) == pytest.approx(np.square(values[::-2]).sum(), rel=1e-13)
    assert stats.energy(values.astype("f4")) == pytest.approx(np.square(values).sum(), rel=1e-6)
