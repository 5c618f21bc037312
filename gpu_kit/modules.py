"""Compiles the kit's modules, where nvcc and the other compilers are."""

import shutil
import subprocess
import sysconfig
from pathlib import Path

from benches.tools import program, swig

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "swig-compat" / "examples"
BENCHES = ROOT / "benches" / "gpu"
EXAMPLE = EXAMPLES / "pycuda-swig-example"
CUDA = Path(sysconfig.get_path("purelib"), "nvidia", "cu13")

# Those that tests/gpu calls.
INTERFACES = [
    EXAMPLE / "example_cuda.i",
    EXAMPLES / "pipcudemo" / "pipcudemo.i",
    EXAMPLES / "vector_add" / "vector_add.i",
    EXAMPLES / "image_filter" / "image_filter.i",
    EXAMPLES / "c_api" / "myModule.i",
    EXAMPLES / "c_api" / "CU_AddVector.i",
    EXAMPLES / "square_array" / "square_array.i",
    EXAMPLES / "numcu" / "numcu.i",
    EXAMPLES / "unified_memory" / "unified_memory.i",
    ROOT / "tests" / "gpu" / "layouts" / "layouts.i",
    ROOT / "tests" / "gpu" / "elements" / "elements.i",
]

# One extension for Python 3.11 and all later ones, as quaff's are.
STABLE_ABI = "-DPy_LIMITED_API=0x030b0000"


def build_modules(out: Path) -> None:
    """Compile the examples, as quaff and as SWIG wrap them, and CUB's sum."""
    out.mkdir(parents=True)
    for interface in INTERFACES:
        build_example(interface, out)
    build_swig_module(out)
    nvcc("-o", out / "cub_sum.so", BENCHES / "cub_sum.cu")


def build_example(interface: Path, out: Path) -> None:
    """Have quaff build an example from its interface and all of its sources."""
    folder = interface.parent
    sources = [part for source in sorted((folder / "src").glob("*")) for part in ("--source", source)]
    command = [program("quaff") or "quaff", "build", interface, *sources]
    subprocess.run([*command, "-I", folder / "include", "--out", out], check=True)
    for tests in folder.glob("test_*.py"):
        shutil.copy(tests, out)


def build_swig_module(out: Path) -> None:
    """Have SWIG wrap the example's function, and compile both together."""
    wrapper = out / "swig_pycuda_wrap.cxx"
    swig(BENCHES / "swig_pycuda.i", wrapper, [])
    includes = [f"-I{EXAMPLE / 'include'}", f"-I{sysconfig.get_path('include')}"]
    sources = sorted((EXAMPLE / "src").glob("*.cu"))
    nvcc(STABLE_ABI, *includes, "-o", out / "_swig_pycuda.abi3.so", wrapper, *sources)
    wrapper.unlink()


def nvcc(*arguments: str | Path) -> None:
    """Make a shared library for every generation of GPU, with the CUDA runtime inside."""
    options = ["-std=c++17", "-O3", "-arch=all-major", "-shared", "-cudart=static", "-Xcompiler=-fPIC"]
    subprocess.run([CUDA / "bin" / "nvcc", *options, f"-L{CUDA / 'lib'}", *arguments], check=True)
