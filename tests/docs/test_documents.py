"""The documents are correct: their interfaces can be built, and their commands and calls run."""

import array
import os
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
import tomllib
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from session import replay

import quaff
from fake_driver import Built, on_fake_driver
from producers import Handle
from type_checkers import agree

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
EXAMPLE = ROOT / "swig-compat" / "examples" / "pycuda-swig-example"
BUILT = ROOT / "target" / "tests" / "docs"
STAND_INS = HERE / "on_fake_driver"
# The interface of a SWIG user who reads PyCUDA's arrays by Python's C API.
WITH_PYCUDA = ROOT / "benches" / "gpu" / "swig_pycuda.i"

# The fenced code of each document, in order. A test below runs each of these blocks.
BLOCKS = {
    "README.md": ["swig", "swig", "swig", "console", "diff", "python", "sh"],
    "docs/arrays-on-a-gpu.md": ["cpp", "swig", "python"],
    "docs/coming-from-swig.md": ["swig", "swig", "swig", "console", "swig"],
    "docs/command.md": ["console", "console", "console", "console", "console"],
    "docs/elementwise.md": ["cpp", "swig", "python", "python"],
    "docs/many-machines.md": ["python"],
    "docs/notebook.md": ["python"],
    "docs/reductions.md": ["cpp", "swig", "swig", "cpp"],
    "docs/sum-of-parts.md": ["python", "python"],
    "docs/what-works.md": ["python", "python"],
}


def blocks(document: str, language: str) -> list[str]:
    """The fenced code of one language in a document."""
    return [text for found, text in fenced(document) if found == language]


def fenced(document: str) -> list[tuple[str, str]]:
    """All fenced code of a document: the language, and the text."""
    text = (ROOT / document).read_text()
    return re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("document", BLOCKS)
def test_every_block_is_one_that_a_test_runs(document):
    assert [language for language, _ in fenced(document)] == BLOCKS[document]


def test_the_readme_is_read_in_a_minute():
    assert len((ROOT / "README.md").read_text().split()) <= 600


@pytest.mark.parametrize("document", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "tests", "docs"])
def test_links_lead_somewhere(document):
    place = ROOT / document
    for page in [place] if place.is_file() else place.glob("*.md"):
        text = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
        for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
            assert link.startswith("https://") or (page.parent / link).exists(), f"{page}: {link}"


def test_the_readme_has_the_ratios_of_the_figure():
    said = re.findall(r"([\d.]+)\s+times", (ROOT / "README.md").read_text())
    drawn = re.findall(r"quaff ([\d.]+) times", (ROOT / "docs" / "speed.svg").read_text())
    assert said
    assert set(said) <= set(drawn)


@pytest.mark.parametrize("document", ["README.md", "docs/coming-from-swig.md"])
def test_the_interface_shown_is_that_of_the_example(document):
    host, device = blocks(document, "swig")[1:3]
    assert host == (EXAMPLE / "example.i").read_text()
    assert device == (EXAMPLE / "example_cuda.i").read_text()


def test_swigs_interface_is_the_one_that_the_benchmarks_measure():
    shown = blocks("docs/coming-from-swig.md", "swig")[0]
    assert shown == WITH_PYCUDA.read_text()


def test_the_readme_has_excerpts_of_swigs_interface():
    rest = iter(blocks("docs/coming-from-swig.md", "swig")[0].splitlines())
    shown = [line for line in blocks("README.md", "swig")[0].splitlines() if not line.startswith("// …")]
    assert [line for line in shown if line not in rest] == []


@pytest.fixture
def swig():
    return shutil.which("swig", path=f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ['PATH']}")


@pytest.fixture
def project(tmp_path):
    """The example's folder, as its user has it."""
    return Path(shutil.copytree(EXAMPLE, tmp_path / "project"))


@pytest.fixture
def run(program, cache, project):
    """Runs a command line in the example's folder and returns its output."""

    def run(command):
        path = f"{Path(program).parent}{os.pathsep}{os.environ['PATH']}"
        environment = os.environ | {"QUAFF_CACHE_DIR": str(cache), "PATH": path, "LC_ALL": "C"}
        done = subprocess.run(
            ["sh", "-c", command], capture_output=True, text=True, check=False, cwd=project, env=environment
        )
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        return done.stdout

    return run


def test_swig_reads_what_a_swig_user_has(swig, run, project):
    (project / "before.i").write_text(blocks("docs/coming-from-swig.md", "swig")[0])
    run(f"{swig} -python -c++ -o wrap.cxx before.i")
    assert "_wrap_sum_double" in (project / "wrap.cxx").read_text()


def test_the_interface_for_both_is_one_for_quaff_and_one_for_swig(swig, run, project):
    (project / "both.i").write_text(blocks("docs/coming-from-swig.md", "swig")[3])
    assert "sum(float64 array)" in run("quaff check both.i -I include")
    # numpy.i belongs to NumPy, and tests/swig contains it: here SWIG only has to request it.
    (project / "numpy.i").write_text("")
    run(f"{swig} -python -c++ -I. -Iinclude -I{ROOT / 'swig-compat' / 'library'} -o wrap.cxx both.i")
    assert "import_array();" in (project / "wrap.cxx").read_text()


@pytest.mark.parametrize("document", ["README.md", "docs/command.md"])
def test_commands_print_what_is_shown(document, run):
    if document == "README.md" and not (shutil.which("nvcc") or in_wheels("cu13", "bin", "nvcc").exists()):
        pytest.skip("no nvcc: `pip install --group cuda`")
    for block in blocks(document, "console"):
        for command, shown in re.findall(r"^\$ (.*)\n((?:[^$].*\n)*)", block, re.MULTILINE):
            assert run(command).split() == shown.split()


def in_wheels(*names):
    """The path of a file in NVIDIA's installed packages."""
    return Path(sysconfig.get_path("purelib"), "nvidia", *names)


def test_the_page_for_swigs_users_builds_as_the_readme_does():
    assert blocks("docs/coming-from-swig.md", "console") == blocks("README.md", "console")


def test_the_readme_installs_the_command_and_names_targets_of_make():
    [lines] = blocks("README.md", "sh")
    install, *makes = [line.partition("#")[0].split() for line in lines.splitlines()]
    assert install[:2] == ["pip", "install"]
    package = tomllib.loads((ROOT / install[2] / "pyproject.toml").read_text())
    assert package["project"]["name"] == "quaff-swig"
    assert [words[0] for words in makes] == ["make", "make"]
    for words in makes:
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE), words


@pytest.fixture(scope="session")
def build(program, cache):
    """Runs `quaff build`."""

    def build(interface: Path, *arguments: str | Path) -> Path:
        out = BUILT / interface.stem
        command = [program, "build", interface, "--out", out, *arguments]
        subprocess.run(command, check=True, env=os.environ | {"QUAFF_CACHE_DIR": str(cache)})
        return out

    return build


@pytest.fixture(scope="session")
def driver(build, make_driver):
    """The fake CUDA driver, with the documents' modules, whose kernels are loops on the host."""
    waves = BUILT / "source" / "waves.i"
    waves.parent.mkdir(parents=True, exist_ok=True)
    waves.write_text(blocks("docs/arrays-on-a-gpu.md", "swig")[0])
    waves.with_suffix(".hpp").write_text(blocks("docs/arrays-on-a-gpu.md", "cpp")[0])
    sources = [EXAMPLE / "src" / "sum.cpp", STAND_INS / "sum.cpp"]
    options = [option for source in sources for option in ("--source", source)]
    modules = [
        build(EXAMPLE / "example_cuda.i", *options, "-I", EXAMPLE / "include"),
        build(WITH_PYCUDA, *options, "-I", EXAMPLE / "include"),
        build(waves, "--source", STAND_INS / "waves.cpp", "-I", waves.parent, "-I", STAND_INS),
    ]
    kernels = ROOT / "src" / "emitted" / "quaff_kernels.cu"
    folder = make_driver(ROOT / "target" / "fake-driver", quaff=kernels)
    return Built(folder, (*modules, HERE))


@pytest.mark.whole
@on_fake_driver
def test_the_calls_of_the_readme_answer_as_shown(driver):
    context = driver.context()

    def arange(size, dtype):
        memory = context.array(np.arange(size, dtype=dtype))
        return Handle(ptr=memory.address, shape=(size,), strides=None, dtype=np.dtype(dtype), memory=memory)

    stand_in("pycuda", autoinit=None, gpuarray=stand_in("pycuda.gpuarray", arange=arange))
    stand_in("pycuda.autoinit")
    replay(blocks("README.md", "python")[0], {})


@pytest.mark.whole
def test_type_checkers_accept_the_stub_of_the_readme(driver, tmp_path):
    agree(BUILT / "example_cuda", "", tmp_path)


@pytest.mark.whole
@on_fake_driver
def test_swigs_interface_builds_as_it_is_and_answers_as_swigs_module_does(driver):
    import swig_pycuda

    context = driver.context()
    for dtype in ("float32", "float64"):
        memory = context.array(np.arange(1000, dtype=dtype))
        given = Handle(ptr=memory.address, shape=(1000,), strides=None, dtype=np.dtype(dtype), memory=memory)
        assert swig_pycuda.sum(given) == quaff.sum(np.arange(1000, dtype=dtype))
    with pytest.raises(TypeError, match=r"^sum is not implemented for types other than np\.float32 and"):
        swig_pycuda.sum(np.arange(3))
    with pytest.raises(AttributeError, match="'ptr'"):
        swig_pycuda.sum(np.arange(3.0))


@pytest.mark.whole
@on_fake_driver
def test_the_calls_of_the_page_on_gpus_answer_as_shown(driver):
    context = driver.context()
    stand_in("cupy", asarray=lambda values, dtype: context.array(np.array(values, dtype)))
    replay(blocks("docs/arrays-on-a-gpu.md", "python")[0], {})


@pytest.mark.whole
@on_fake_driver
def test_the_calls_of_the_page_on_what_works_answer_as_shown(driver):
    import example

    for session in blocks("docs/what-works.md", "python"):
        replay(session, {"array": array, "example": example, "np": np})


def test_an_interface_is_loaded_as_shown(project, cache, monkeypatch):
    monkeypatch.chdir(project)
    monkeypatch.setenv("QUAFF_CACHE_DIR", str(cache))
    names = {}
    try:
        exec(blocks("docs/notebook.md", "python")[0], names)
    finally:
        # Another test may have imported another module of this name.
        for name in ("example", "_example"):
            sys.modules.pop(name, None)
    assert names["example"].sum(np.arange(4.0)) == 6.0


def test_parts_are_added_as_shown():
    names = {"quaff": quaff, "blocks": [np.ones(3), np.ones(4, "f4")], "other": quaff.Sum()}
    adding, reading = blocks("docs/sum-of-parts.md", "python")
    *program, last = adding.splitlines()
    exec("\n".join(program), names)
    assert names["total"].value == 7.0
    assert eval(last, names) is True
    names |= {"data": bytes(names["total"]), "struct": struct, "Fraction": Fraction}
    exec(reading, names)
    assert names["exact"] == 7


def test_states_are_merged_as_shown():
    other = quaff.State(quaff.norm)
    other.add(np.array([4.0]))
    names = {"quaff": quaff, "blocks": [np.array([3.0]), np.array([12.0])], "data": bytes(other)}
    *program, last = blocks("docs/many-machines.md", "python")[0].splitlines()
    exec("\n".join(program), names)
    assert eval(last, names) == 13.0


def stand_in(name, **members):
    """A module that is imported under this name from now on."""
    module = sys.modules[name] = ModuleType(name)
    vars(module).update(members)
    return module


def test_a_session_with_a_wrong_answer_fails():
    with pytest.raises(AssertionError):
        replay(">>> 1 + 1\n3\n", {})
    with pytest.raises(AssertionError):
        replay(">>> int('x')\n", {})


def test_the_ready_made_reductions_are_declared(quaff, tmp_path):
    (tmp_path / "stats.i").write_text(blocks("docs/reductions.md", "swig")[1])
    assert "quaff::Maximum<short>" in quaff("check", "stats.i").stdout


@pytest.mark.whole
def test_the_reduction_of_the_tutorial_builds_and_computes(build, tmp_path, monkeypatch):
    header, interface = blocks("docs/reductions.md", "cpp")[0], blocks("docs/reductions.md", "swig")[0]
    (tmp_path / "energy.hpp").write_text(header)
    (tmp_path / "stats.i").write_text(interface)
    monkeypatch.syspath_prepend(build(tmp_path / "stats.i", "-I", tmp_path))
    import stats

    values = np.linspace(-3, 5, 100_001)
    assert stats.energy(values[::-2]) == pytest.approx(np.square(values[::-2]).sum(), rel=1e-13)
    assert stats.energy(values.astype("f4")) == pytest.approx(np.square(values).sum(), rel=1e-6)


@pytest.mark.whole
def test_the_elementwise_functions_of_the_tutorial_are_called(build, tmp_path, monkeypatch):
    header, interface, session = (
        "".join(blocks("docs/elementwise.md", each)) for each in ["cpp", "swig", "python"]
    )
    (tmp_path / "waves.hpp").write_text(header)
    (tmp_path / "waves.i").write_text(interface)
    monkeypatch.syspath_prepend(build(tmp_path / "waves.i", "-I", tmp_path))
    replay(session, {})
