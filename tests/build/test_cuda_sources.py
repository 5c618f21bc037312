"""Sources that nvcc compiles, and files that are linked unchanged."""

import os
import platform
import re
import shlex
import shutil
import subprocess
import sysconfig
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[2]
WHEELS = Path(sysconfig.get_path("purelib"), "nvidia", "cu13", "bin", "nvcc")
# A function that launches its own kernels, from a header that needs CUDA's.
ON_DEVICE = """%module example
%{
#include "scale.hpp"
%}
%include "quaff.i"
%inplace_device_array(x_d, n);
%device_stream(stream);
%include "scale.hpp"
"""
SCALE = "#include <cuda_runtime.h>\nvoid scale(float *x_d, int n, float by, cudaStream_t stream = 0);\n"
SCALE_CU = """#include "scale.hpp"
__global__ void kernel(float *x, int n, float by) { if (threadIdx.x < n) x[threadIdx.x] *= by; }
void scale(float *x_d, int n, float by, cudaStream_t stream) { kernel<<<1, 32, 0, stream>>>(x_d, n, by); }
"""
INTERFACE = "%module example\n%inline %{\nint answer();\n%}\n"
CALL = "import example; print(example.answer())"
# The options of these tests do not depend on the GPU, and one architecture takes a third of the time of all.
FAST = ("--cuda-arch", "compute_75")
ON_HOST = "__global__ void kernel() {}\nint answer() { return VALUE; }\n"


@pytest.fixture
def refused(quaff, write, tmp_path):
    """Returns the output for an `answer.cu`, after checking that no files were written."""

    def refused(source, *arguments, **variables):
        write("example.i", INTERFACE)
        write("answer.cu", source)
        before = sorted(tmp_path.rglob("*"))
        done = quaff("build", "example.i", "--source", "answer.cu", *arguments, "--out", "out", **variables)
        assert done.returncode == 1, done.stderr
        assert sorted(tmp_path.rglob("*")) == before
        return done.stderr

    return refused


@pytest.fixture
def alone(program, quaff, tmp_path):
    """Builds with a source by a command outside of any environment, on a machine without nvcc."""
    tools = tmp_path / "tools"
    tools.mkdir()
    shutil.copy(program, tools / "quaff")
    for name in ("cargo", "rustc", "c++", "cc", "ld", "as", "ar", "sh", "gcc"):
        (tools / name).symlink_to(shutil.which(name))

    def alone(*arguments, source="answer.cu", **variables):
        nowhere = dict.fromkeys(["CUDACXX", "NVCC", "CUDA_PATH"])
        arguments = ("build", "example.i", "--source", source, *arguments)
        return quaff(*arguments, command=tools / "quaff", PATH=str(tools), **(nowhere | variables))

    return alone


def test_the_module_asks_its_own_runtime_for_errors(built_by_nvcc, write, tmp_path):
    write("example.i", ON_DEVICE)
    write("scale.hpp", SCALE)
    write("scale.cu", SCALE_CU)
    built_by_nvcc("--source", "scale.cu", "-I", ".", *FAST)
    command = ["nm", "-D", tmp_path / "_example.abi3.so"]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "PyModule" in names
    assert "cuda" not in names  # everything is linked in, including weak references


def test_the_headers_of_cuda_are_there_without_cuda_sources(built_by_nvcc, write, tmp_path):
    write("example.i", ON_DEVICE)
    write("scale.hpp", SCALE)
    write("scale.cpp", '#include "scale.hpp"\nvoid scale(float *, int, float, cudaStream_t) {}\n')
    built_by_nvcc("--source", "scale.cpp", "-I", ".")
    assert "stream: _Stream | None = None" in (tmp_path / "example.pyi").read_text()


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ({}, ": `nvcc` was not found\n  help: set `CUDACXX` to the nvcc of a CUDA"),
        (
            {"CUDACXX": "nowhere/nvcc"},
            ": `CUDACXX` names `nowhere/nvcc`, which was not found\n  help: set `CUDACXX`",
        ),
        ({"CUDACXX": "bin/nvcc"}, " by `{folder}/bin/nvcc` alone\n  help: add the folder"),
    ],
    ids=["no nvcc", "one that is misnamed", "one without headers"],
)
def test_a_machine_without_the_headers_of_cuda(alone, write, tmp_path, named, why):
    write("example.i", ON_DEVICE)
    write("scale.hpp", SCALE)
    write("scale.cpp", '#include "scale.hpp"\nvoid scale(float *, int, float, cudaStream_t) {}\n')
    write("bin/nvcc", "")
    done = alone("-I", ".", source="scale.cpp", VIRTUAL_ENV=None, **named)
    assert done.returncode == 1
    assert f"error: the C++ compiler does not find CUDA's headers{why.format(folder=tmp_path)}" in done.stderr
    assert not list(tmp_path.glob("_example*"))


FREE = """%module example
%{
#include <cuda_runtime.h>
inline int answer() { return cudaFree(0) == cudaSuccess ? 0 : 30; }
%}
int answer();
"""


def advice(done, fact):
    """The options that an error message advises to add."""
    assert done.returncode == 1
    assert fact in done.stderr, done.stderr
    [options] = re.findall(r"help: add `(.+)`\n", done.stderr)
    return shlex.split(options)


def test_headers_of_cuda_without_a_cuda_source_are_added_as_the_error_says(
    quaff, nvcc, write, python, tmp_path
):
    write("example.i", FREE)
    done = quaff("build", "example.i", CUDACXX=nvcc)
    options = advice(done, "error: the C++ compiler does not find CUDA's headers, which it is told of where")
    done = quaff("build", "example.i", *options, CUDACXX=nvcc)
    assert done.returncode == 0, done.stderr
    assert python(f"import os; os.environ['CUDA_VISIBLE_DEVICES'] = ''; {CALL}", tmp_path) == "30"


@pytest.mark.parametrize("kind", ["o", "a"])
def test_what_nvcc_compiled_is_linked_as_the_error_says(quaff, nvcc, write, python, tmp_path, kind):
    write("example.i", INTERFACE)
    write("answer.cu", ON_HOST.replace("{ return", "{ kernel<<<1, 1>>>(); return"))
    compiler = [nvcc, "-arch=compute_75", "-DVALUE=31", "-Xcompiler", "-fPIC", "-c", "answer.cu"]
    subprocess.run(compiler, check=True, cwd=tmp_path)
    subprocess.run(["ar", "rcs", "answer.a", "answer.o"], check=True, cwd=tmp_path)
    source = ("--source", f"answer.{kind}")
    done = quaff("build", "example.i", *source, CUDACXX=nvcc)
    options = advice(done, "error: the module calls the CUDA runtime, which is not linked:\n  `__cuda")
    done = quaff("build", "example.i", *source, *options, CUDACXX=nvcc)
    assert done.returncode == 0, done.stderr
    assert python(CALL, tmp_path) == "31"


def test_device_code_that_is_to_be_linked_is_linked_as_the_error_says(quaff, nvcc, write, python, tmp_path):
    write("example.i", INTERFACE)
    write("answer.cu", ON_HOST.replace("{ return", "{ kernel<<<1, 1>>>(); return"))
    options = ("-arch=sm_75", "-Xcompiler", "-fPIC")
    subprocess.run([nvcc, *options, "-DVALUE=32", "-dc", "answer.cu"], check=True, cwd=tmp_path)
    library = next(
        folder for folder in (Path(nvcc).parents[1]).glob("lib*") if list(folder.glob("libcudart_*"))
    )
    sources = ("--source", "answer.o", "-L", library, "-l", "cudart_static")
    done = quaff("build", "example.i", *sources, CUDACXX=nvcc)
    assert "error: device code that `nvcc -dc` compiled is not linked:\n  `__cudaReg" in done.stderr
    subprocess.run([nvcc, *options, "-dlink", "answer.o", "-o", "linked.o"], check=True, cwd=tmp_path)
    done = quaff("build", "example.i", *sources, "--source", "linked.o", CUDACXX=nvcc)
    assert done.returncode == 0, done.stderr
    assert python(CALL, tmp_path) == "32"


@pytest.mark.skipif(platform.machine() != "x86_64", reason="other processors have other words for it")
def test_an_object_that_is_not_for_libraries(quaff, write, tmp_path):
    write("example.i", INTERFACE)
    write(
        "answer.cpp",
        "static int table[9];\nint at(int i) { return table[i]; }\nint answer() { return at(0); }\n",
    )
    subprocess.run(["c++", "-O0", "-fno-pic", "-c", "answer.cpp"], check=True, cwd=tmp_path)
    done = quaff("build", "example.i", "--source", "answer.o")
    assert done.returncode == 1
    assert (
        "help: compile the files that it names with `-fPIC`, or with nvcc's `-Xcompiler -fPIC`" in done.stderr
    )
    subprocess.run(["c++", "-O0", "-fPIC", "-c", "answer.cpp"], check=True, cwd=tmp_path)
    assert quaff("build", "example.i", "--source", "answer.o").returncode == 0


def test_functions_on_a_device_that_nothing_defines(quaff, write):
    write("example.i", ON_DEVICE)
    write("scale.hpp", "typedef struct CUstream_st *cudaStream_t;\n" + SCALE.partition("\n")[2])
    done = quaff("build", "example.i", "-I", ".")
    assert done.returncode == 1
    assert "error[Q081]: nothing defines `scale(float*, int, float, CUstream_st*)`" in done.stderr


def test_a_define_reaches_nvcc(built_by_nvcc, write, python, tmp_path):
    write("example.i", INTERFACE)
    write("answer.cu", ON_HOST)
    built_by_nvcc("--source", "answer.cu", "-D", "VALUE=21", *FAST)
    assert python(CALL, tmp_path) == "21"


def test_a_change_of_a_header_builds_again(built_by_nvcc, write, python, tmp_path):
    write("example.i", INTERFACE)
    write("in clude/value.hpp", "#define VALUE 22\n")
    write("answer.cu", '#include "value.hpp"\n' + ON_HOST)
    arguments = ("--source", "answer.cu", "-I", "in clude", *FAST)
    built_by_nvcc(*arguments)
    assert python(CALL, tmp_path) == "22"
    assert "Compiling" not in built_by_nvcc(*arguments)
    write("in clude/value.hpp", "#define VALUE 23\n")
    built_by_nvcc(*arguments)
    assert python(CALL, tmp_path) == "23"


def test_sources_of_all_kinds_call_each_other(built_by_nvcc, write, python, tmp_path):
    write("example.i", INTERFACE)
    write("answer.cu", "int from_cpp();\n__global__ void one() {}\nint answer() { return from_cpp(); }\n")
    write("other.cu", "__global__ void two() {}\nint from_cuda() { return 24; }\n")
    write("part.cpp", 'extern "C" int from_c();\nint from_cpp() { return from_c(); }\n')
    write("part.c", "int from_object(void);\nint from_c(void) { return from_object(); }\n")
    write("object.cpp", 'int from_archive();\nextern "C" int from_object() { return from_archive(); }\n')
    write("lib/archive.cpp", "int from_cuda();\nint from_archive() { return from_cuda(); }\n")
    for name in ("object", "lib/archive"):
        compiler = ["c++", "-fPIC", "-c", f"{name}.cpp", "-o", f"{name}.o"]
        subprocess.run(compiler, check=True, cwd=tmp_path)
    subprocess.run(["ar", "rcs", "lib/odd name.a", "lib/archive.o"], check=True, cwd=tmp_path)
    sources = ("answer.cu", "other.cu", "part.cpp", "part.c", "object.o", "lib/odd name.a")
    built_by_nvcc(*(argument for source in sources for argument in ("--source", source)), *FAST)
    assert python(CALL, tmp_path) == "24"


@pytest.mark.parametrize("kind", ["o", "a"])
def test_an_object_or_an_archive_is_linked_as_it_is(quaff, write, python, tmp_path, kind):
    write("example.i", INTERFACE)
    for value in ("25", "26"):
        write("answer.cpp", f"int answer() {{ return {value}; }}\n")
        subprocess.run(["c++", "-fPIC", "-c", "answer.cpp", "-o", "answer.o"], check=True, cwd=tmp_path)
        subprocess.run(["ar", "rcs", "answer.a", "answer.o"], check=True, cwd=tmp_path)
        done = quaff("build", "example.i", "--source", f"answer.{kind}")
        assert done.returncode == 0, done.stderr
        assert python(CALL, tmp_path) == value


def test_a_generated_crate_builds_on_its_own(quaff, nvcc, write, tmp_path):
    write("example.i", INTERFACE)
    write("answer.cu", ON_HOST)
    arguments = ("--source", "answer.cu", "-D", "VALUE=27", *FAST)
    done = quaff("generate", "example.i", *arguments, "-o", "crate")
    assert done.returncode == 0, done.stderr
    write("crate/examples/call.rs", 'fn main() {\n    println!("{:?}", example::answer());\n}\n')
    command = ["cargo", "run", "-q", "--no-default-features", "--example", "call"]
    command += ["--target-dir", ROOT / "target" / "rust-consumer"]
    environment = os.environ | {"NVCC": nvcc}
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=tmp_path / "crate", env=environment
    )
    assert done.returncode == 0, done.stderr
    assert "27" in done.stdout


def test_a_source_that_nvcc_refuses(refused, nvcc):
    said = refused("__global__ void kernel() {}\nint answer() { return unknown; }\n", *FAST, CUDACXX=nvcc)
    assert 'answer.cu(2): error: identifier "unknown" is undefined' in said
    assert "\nerror: the C++ compiler reported errors\n" in said


def test_a_gpu_that_nvcc_does_not_know(refused, nvcc):
    assert "Unsupported gpu architecture" in refused(ON_HOST, "--cuda-arch", "sm_999", CUDACXX=nvcc)


def test_a_machine_without_a_gpu_has_no_native_one(refused, nvcc):
    if Path("/dev/nvidiactl").exists():
        pytest.skip("there is a GPU")
    said = refused(ON_HOST, "--cuda-arch", "native", CUDACXX=nvcc)
    assert (
        "error: there is no GPU for `--cuda-arch native`\n  help: specify the GPU, as in `--cuda-arch sm_90`"
        in said
    )


def test_a_flag_reaches_the_compiler_behind_nvcc(built_by_nvcc, write, python, tmp_path):
    write("example.i", INTERFACE)
    write("answer.cu", "__global__ void kernel() {}\nint answer() { return FIRST + SECOND; }\n")
    built_by_nvcc(
        "--source",
        "answer.cu",
        "--flag=-DFIRST=_OPENMP/_OPENMP",
        "--flag=-fopenmp",
        "--flag=-Wp,-DSECOND=3",
        *FAST,
    )
    assert python(CALL, tmp_path) == "4"


def test_a_gpu_that_is_none(quaff, write):
    write("example.i", INTERFACE)
    done = quaff("build", "example.i", "--cuda-arch", "hopper")
    assert done.returncode == 2
    assert "give a GPU as `sm_90`" in done.stderr


def test_the_nvcc_that_is_named_does_not_exist(refused):
    said = refused(ON_HOST, CUDACXX="nowhere/nvcc")
    assert "error: cannot compile `answer.cu`: `CUDACXX` names `nowhere/nvcc`, which was not found\n" in said


def test_nvcc_is_found_in_the_active_environment(alone, write, nvcc, python, tmp_path):
    if nvcc != str(WHEELS):
        pytest.skip("nvcc is not this environment's: `pip install --group cuda`")
    write("example.i", INTERFACE)
    write("answer.cu", ON_HOST)
    environment = WHEELS.parents[6]
    done = alone("-D", "VALUE=28", *FAST, VIRTUAL_ENV=str(environment))
    assert done.returncode == 0, done.stderr
    assert python(CALL, tmp_path) == "28"


def test_a_machine_without_nvcc(alone, write, tmp_path):
    write("example.i", INTERFACE)
    write("answer.cu", ON_HOST)
    done = alone(VIRTUAL_ENV=None)
    assert done.returncode == 1
    assert (
        "error: cannot compile `answer.cu`: `nvcc` was not found\n  help: set `CUDACXX` to the nvcc of a CUDA"
        in done.stderr
    )
    assert f"pip install {' '.join(pins('swig-compat'))}" in done.stderr
    assert not list(tmp_path.glob("_example*"))


def test_wheels_that_are_not_whole_are_told(alone, write, tmp_path):
    write("example.i", INTERFACE)
    write("answer.cu", ON_HOST)
    write("packages/nvidia/cu13/bin/nvcc", "")
    write("environment/bin/python3", f"#!/bin/sh\necho '{tmp_path}/packages'\n").chmod(0o755)
    done = alone(VIRTUAL_ENV=str(tmp_path / "environment"))
    assert done.returncode == 1
    assert "`nvidia-nvvm==13.0.88` is missing\n  help: " in done.stderr


def test_the_packages_of_nvcc_are_the_same_everywhere():
    assert pins("swig-compat") == pins(".")


def pins(folder):
    """The pinned nvcc packages in a manifest: in its extra `cuda`, or in its dependency group."""
    manifest = tomllib.loads((ROOT / folder / "pyproject.toml").read_text())
    extras = manifest["project"].get("optional-dependencies", {})
    packages = extras.get("cuda") or manifest["dependency-groups"]["cuda"]
    return [package for package in packages if "nvrtc" not in package]
