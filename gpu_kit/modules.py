"""Compiles the kit's modules on a machine with nvcc and the other compilers."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from benches.tools import program, swig

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "swig-compat" / "examples"
BENCHES = ROOT / "benches" / "gpu"
EXAMPLE = EXAMPLES / "pycuda-swig-example"
CUDA = Path(sysconfig.get_path("purelib"), "nvidia", "cu13")

# The interfaces whose modules tests/gpu calls.
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
    ROOT / "tests" / "gpu" / "managed" / "managed_arrays.i",
    ROOT / "tests" / "gpu" / "managed" / "managed_functions.i",
    ROOT / "tests" / "gpu" / "elements" / "elements.i",
    ROOT / "tests" / "gpu" / "own_types" / "own_types.i",
]

# One extension module for Python 3.11 and all later versions, as for quaff's own.
STABLE_ABI = "-DPy_LIMITED_API=0x030b0000"


def build_modules(out: Path) -> None:
    """Compile the examples, as wrapped by quaff and by others, programs in C++ and in Rust, and CUB's sum."""
    out.mkdir(parents=True)
    for interface in INTERFACES:
        build_example(interface, out)
    build_swig_module(out)
    build_other_ways(out)
    build_cpp_program(out)
    build_rust_program(out)
    shared("-o", out / "cub_sum.so", BENCHES / "cub_sum.cu")


def build_example(interface: Path, out: Path) -> None:
    """Let quaff build an example from its interface and all of its sources."""
    folder = interface.parent
    sources = [part for source in sorted((folder / "src").glob("*")) for part in ("--source", source)]
    command = [program("quaff") or "quaff", "build", interface, *sources]
    subprocess.run([*command, "-I", folder / "include", "--out", out], check=True)
    for tests in folder.glob("test_*.py"):
        shutil.copy(tests, out)


def build_swig_module(out: Path) -> None:
    """Let SWIG wrap the example's function, and compile both together."""
    wrapper = out / "swig_pycuda_wrap.cxx"
    swig(BENCHES / "swig_pycuda.i", wrapper, [])
    includes = [f"-I{EXAMPLE / 'include'}", f"-I{sysconfig.get_path('include')}"]
    sources = sorted((EXAMPLE / "src").glob("*.cu"))
    shared(STABLE_ABI, *includes, "-o", out / "_swig_pycuda.abi3.so", wrapper, *sources)
    wrapper.unlink()


def build_other_ways(out: Path) -> None:
    """Compile the functions of the examples for ctypes, and those of articles about the C API."""
    names = ("c_api", "numcu", "pipcudemo", "square_array", "unified_memory")
    includes = [f"-I{EXAMPLES / name / 'include'}" for name in names]
    sources = [source for name in names for source in sorted((EXAMPLES / name / "src").glob("*.c*"))]
    shared(*includes, "-o", out / "by_ctypes.so", BENCHES / "systems" / "by_ctypes.cu", *sources)
    includes += [f"-I{sysconfig.get_path('include')}", f"-I{np.get_include()}"]
    module, called = out / "by_c_api.abi3.so", EXAMPLES / "c_api" / "src" / "add_vector.cu"
    shared(STABLE_ABI, *includes, "-o", module, BENCHES / "systems" / "by_c_api.cpp", called)


def build_cpp_program(out: Path) -> None:
    """Compile a C++ program that calls an example's functions, and quaff's, with device memory."""
    example, quaff = EXAMPLES / "vector_add", program("quaff") or "quaff"
    with TemporaryDirectory() as work:
        crate, library = Path(work, "crate"), Path(work, "library.a")
        interface: list[str | Path] = [example / "vector_add.i", "-I", example / "include"]
        subprocess.run(
            [quaff, "generate", *interface, "--rust-only", "--language", "cxx", "-o", crate], check=True
        )
        subprocess.run([quaff, "archive", crate, "--output", library], check=True)
        subprocess.run([quaff, "library", "--output", out / "libquaff_c.so"], check=True)
        includes = [
            f"-I{folder}"
            for folder in (example / "include", crate / "cxx", crate / "src", ROOT / "c" / "include")
        ]
        sources = [*sorted((example / "src").glob("*.c*")), crate / "cxx" / "bridge.cc"]
        sources += [crate / "cxx" / "rust" / "cxx.cc", ROOT / "tests" / "gpu" / "for_cxx" / "program.cpp"]
        libraries: list[str | Path] = [library, out / "libquaff_c.so", "-lpthread", "-ldl", "-lm"]
        # The library is next to the program.
        beside = ["-Xlinker=-rpath", "-Xlinker=$ORIGIN"]
        nvcc(*includes, "-o", out / "program_in_cpp", *sources, *libraries, *beside)


def build_rust_program(out: Path) -> None:
    """Compile a Rust program that calls the crate `quaff` with device memory."""
    target = ROOT / "target" / "gpu-program"
    # The same path for all runs, because cargo keeps build results for each path.
    program = target / "program"
    shutil.rmtree(program, ignore_errors=True)
    shutil.copytree(ROOT / "tests" / "gpu" / "for_rust", program)
    shutil.copy(ROOT / "Cargo.lock", program)
    manifest = program / "Cargo.toml"
    manifest.write_text(manifest.read_text().replace("CHECKOUT", str(ROOT)))
    command: list[str | Path] = ["cargo", "build", "--quiet", "--release", "--target-dir", target]
    environment = os.environ | {"QUAFF_NVRTC": str(nvrtc())}
    subprocess.run(command, check=True, cwd=program, env=environment)
    shutil.copy(target / "release" / "program-in-rust", out / "program_in_rust")


def nvrtc() -> Path:
    """The NVRTC of a package, which cargo does not look for here by itself."""
    [library] = Path(sysconfig.get_path("purelib")).glob("nvidia/cuda_nvrtc/lib/libnvrtc.so.12")
    return library


def shared(*arguments: str | Path) -> None:
    """Make a shared library."""
    nvcc("-shared", "-Xcompiler=-fPIC", *arguments)


def nvcc(*arguments: str | Path) -> None:
    """Compile for every generation of GPU, with the CUDA runtime inside."""
    options = ["-std=c++17", "-O3", "-arch=all-major", "-cudart=static"]
    subprocess.run([CUDA / "bin" / "nvcc", *options, f"-L{CUDA / 'lib'}", *arguments], check=True)
