"""The kernels of a module's reductions: compiled if there is NVRTC, and otherwise omitted with a message."""

import importlib.util
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest
from gpu_kit.images import texts

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[2]
INTERFACE = """%module stats
%{
#include "energy.hpp"
%}
%include "quaff.i"
%in_array(x, size)
%reduction(energy, Energy)
%include "energy.hpp"
%template(energy) energy<float>;
%template(energy) energy<double>;
"""
HEADER = """#include <cstddef>
template <class T> struct Energy {
  void add(T x) { total += static_cast<double>(x) * x; }
  void merge(const Energy &other) { total += other.total; }
  T value() const { return static_cast<T>(total); }
  double total = 0;
};
template <class T> T energy(const T *x, std::size_t size);
"""
CALL = "import stats; print(stats.energy(memoryview(b'abcdefgh' * 2).cast('d')) > 0)"


@pytest.fixture
def built(quaff, write, python, tmp_path):
    """Builds a module that sums squares, calls it, and returns the output."""

    def built(header=HEADER, interface=INTERFACE, **variables):
        write("stats.i", interface)
        write("energy.hpp", header)
        done = quaff("build", "stats.i", **variables)
        assert done.returncode == 0, done.stderr
        assert python(CALL, tmp_path) == "True"
        return done.stderr

    return built


@pytest.fixture
def ptx(tmp_path):
    """Returns the kernels of the built module, as text."""

    def ptx():
        return "".join(text for text in texts((tmp_path / "_stats.abi3.so").read_bytes()) if "energy" in text)

    return ptx


def test_every_reduction_has_its_kernels(built, ptx, nvrtc, as_released):
    assert "warning" not in built(QUAFF_NVRTC=nvrtc, **as_released)
    text = ptx()
    kernels = {
        f"{name}{kind}" for name in ("", "narrow_", "exact_", "shortcut_") for kind in ("run", "strided")
    }
    kernels |= {f"{name}along{kind}" for name in ("", "narrow_") for kind in ("", "_pieces")}
    kernels |= {"along_columns", "along_runs", "along_exact"}
    for symbol in ("energy_float", "energy_double"):
        assert set(re.findall(rf"\.entry {symbol}_(\w+)\(", text)) == kernels
    # Drivers for CUDA 12.0 accept it, for every GPU from Turing on.
    assert ".version 8.0\n" in text
    assert ".target sm_75\n" in text


def test_kernels_round_as_the_host_does(built, ptx, nvrtc):
    built(QUAFF_NVRTC=nvrtc)
    text = ptx()
    assert "mul.rn.f64" in text
    assert "fma." not in text


def test_float32_is_summed_without_doubles_where_they_are_slow():
    kernels = "".join(texts(Path(importlib.util.find_spec("quaff._quaff").origin).read_bytes()))
    if ".entry sum_float_narrow_run(" not in kernels:
        pytest.skip("quaff was built without NVRTC")
    for kernel in ("sum_float_narrow_run", "sum_float_narrow_strided"):
        [body] = re.findall(rf"\.entry {kernel}\(.+?(?=\.entry|\0)", kernels, re.DOTALL)
        assert "add.rn.f32" in body
        assert ".f64" not in body
        assert ".ftz" not in body


def test_nvrtc_is_found_in_the_active_environment(built, ptx, nvrtc):
    environment = Path(nvrtc).parents[6]
    assert "warning" not in built(QUAFF_NVRTC=None, VIRTUAL_ENV=str(environment))
    assert "energy_double_run" in ptx()


def test_a_machine_without_nvrtc(program, built, ptx, tmp_path):
    alone = shutil.copy(program, tmp_path / "quaff")
    nowhere = dict.fromkeys(["QUAFF_NVRTC", "VIRTUAL_ENV", "CUDA_PATH"])
    here = str(Path(sys.executable).parent)
    path = os.pathsep.join(folder for folder in os.environ["PATH"].split(os.pathsep) if folder != here)
    said = built(command=alone, PATH=path, **nowhere)
    [pin] = pins("swig-compat/pyproject.toml")
    assert (
        "warning: NVRTC was not found: reductions run only on the CPU\n"
        "  help: install it, as the extra `cuda` of quaff-swig does:\n"
        f"    pip install {pin}\n"
    ) in said
    assert not ptx()


def test_who_wants_no_kernels_is_told_nothing(built, ptx):
    assert "warning" not in built(QUAFF_NVRTC="none")
    assert not ptx()


def test_for_another_nvrtc_the_module_alone_is_built_again(built, nvrtc):
    built(QUAFF_NVRTC=nvrtc)
    assert re.findall(r"Compiling (\S+)", built(QUAFF_NVRTC="none")) == ["stats"]


def test_the_nvrtc_that_is_named_does_not_exist(quaff, write):
    write("stats.i", INTERFACE)
    write("energy.hpp", HEADER)
    done = quaff("build", "stats.i", QUAFF_NVRTC="nowhere/libnvrtc.so")
    assert done.returncode == 1
    assert "error: `QUAFF_NVRTC` names `nowhere/libnvrtc.so`, which is not a file\n" in done.stderr


def test_machine_code_is_for_the_architectures_that_are_named(built, nvrtc, tmp_path):
    sizes = []
    for archs in ("none", "sm_90", "sm_80,sm_90"):
        built(QUAFF_NVRTC=nvrtc, QUAFF_KERNEL_ARCHS=archs)
        module = tmp_path / "_stats.abi3.so"
        sizes.append(module.stat().st_size)
    assert sizes[0] < sizes[1] < sizes[2]


def test_architectures_that_cannot_be_read(quaff, write, nvrtc):
    write("stats.i", INTERFACE)
    write("energy.hpp", HEADER)
    done = quaff("build", "stats.i", QUAFF_NVRTC=nvrtc, QUAFF_KERNEL_ARCHS="90")
    assert done.returncode == 1
    assert (
        "error: `QUAFF_KERNEL_ARCHS=90` names no GPU architectures\n"
        "  help: write `sm_80,sm_90`, or `none` for PTX only\n"
    ) in done.stderr


def test_an_nvrtc_that_does_not_work_is_told(built, ptx, write):
    library = write("libnvrtc.so.12", "no library")
    said = built(QUAFF_NVRTC=str(library))
    assert f"warning: cannot load `{library}`: " in said
    assert not ptx()


@pytest.mark.parametrize(
    ("good", "bad", "words"),
    [
        ("{ total", "{ if (x < 0) throw 1; total", "device code does not support exception handling"),
        ("<cstddef>", "<vector>", 'cannot open source file "vector"'),
    ],
    ids=["exception", "header"],
)
def test_a_class_that_the_gpu_cannot_run_is_the_cpus(built, ptx, nvrtc, good, bad, words):
    said = built(HEADER.replace(good, bad, 1), QUAFF_NVRTC=nvrtc)
    assert (
        "warning[Q082]: `Energy<float>` does not compile for the GPU, reductions run only on the CPU\n"
        " --> stats.i:9:1\n"
    ) in said
    assert words in said
    assert not ptx()


ALONG = """
import stats
class Array:
    __cuda_array_interface__ = dict(shape=(2, 3), typestr="<f8", data=(4096, False), version=3)
try:
    stats.energy(Array(), axis=0)
except stats.CudaError as error:
    print(error)
"""


def test_a_class_whose_value_the_gpu_cannot_run_is_refused_along_axes(built, ptx, nvrtc, python, tmp_path):
    header = HEADER.replace("{ return", "{ if (total < 0) throw 1; return", 1)
    assert "warning" not in built(header, QUAFF_NVRTC=nvrtc)
    assert "energy_float_run" in ptx()
    assert "energy_float_along" not in ptx()
    said = python(ALONG, tmp_path)
    assert said.startswith("`energy`: `Energy<float>` (stats.i:9) does not compile for the GPU: ")
    assert "device code does not support exception handling" in said
    assert said.endswith("; without `axis`, `keepdims` and `out` it does")


def test_headers_of_other_functions_are_the_hosts_alone(built, ptx, write, nvrtc):
    write("names.hpp", "#include <stdexcept>\n#include <string>\nstd::string name(int number);\n")
    defined = 'std::string name(int) { return "energy"; }'
    others = f'#include "names.hpp"\ninline {defined}\n%}}\n%include "names.hpp"\n'
    interface = INTERFACE.replace("%}\n", others, 1)
    assert "warning" not in built(interface=interface, QUAFF_NVRTC=nvrtc)
    assert "energy_float_run" in ptx()


ELEMENTWISE = """%module waves
%{
#include "host.hpp"
#include "waves.hpp"
%}
%include "quaff.i"
%elementwise(damped)
%elementwise(twice)
%elementwise(odd)
%include "host.hpp"
%include "waves.hpp"
%template(damped) damped<float>;
%template(damped) damped<double>;
%template(twice) twice<float>;
%template(odd) odd<double>;
"""
HOST_ALONE = "#include <map>\ntemplate <class T> T damped(T x) { return x / 2; }\n"
WAVES = """template <class T> T twice(T x) { return x * 2; }
template <class T> T odd(T x) {
#ifdef __CUDACC_RTC__
  return x.nowhere();
#else
  return x;
#endif
}
"""
REFUSED = """
import waves
class Array:
    def __init__(self, type): self.type = type
    @property
    def __cuda_array_interface__(self):
        return dict(shape=(2,), typestr=self.type, data=(4096, False), version=3)
for function, type in [(waves.damped, "<f4"), (waves.damped, "<f8"), (waves.odd, "<f8")]:
    try:
        function(Array(type))
    except waves.CudaError as error:
        print(error)
"""


def test_a_header_that_nvrtc_cannot_read_takes_its_own_functions_alone(quaff, write, python, tmp_path, nvrtc):
    for name, text in [("waves.i", ELEMENTWISE), ("host.hpp", HOST_ALONE), ("waves.hpp", WAVES)]:
        write(name, text)
    done = quaff("build", "waves.i", QUAFF_NVRTC=nvrtc)
    assert done.returncode == 0, done.stderr
    # Once for all functions of the header, and once for the function with its own error.
    others = "it and the other functions of headers that NVRTC cannot read run only on the CPU"
    assert re.findall(r"warning\[Q082\]: `(.+?)` does not compile for the GPU, (.+)", done.stderr) == [
        ("damped<float>", others),
        ("odd<double>", "it runs only on the CPU"),
    ]
    assert done.stderr.count('cannot open source file "map"') == 1
    assert any(".entry twice_float" in text for text in texts((tmp_path / "_waves.abi3.so").read_bytes()))
    damped, wide_damped, odd = python(REFUSED, tmp_path).splitlines()
    for said, function in [(damped, "float"), (wide_damped, "double")]:
        assert f"`damped<{function}>` (waves.i:1" in said
        assert said.endswith('host.hpp:1: cannot open source file "map"')
    assert 'waves.hpp:4: expression must have class type but it has type "double"' in odd


def test_a_class_of_the_interface_itself_has_kernels(built, ptx, nvrtc):
    declared = "template <class T> T energy(const T *x, std::size_t size);"
    interface = INTERFACE.replace('#include "energy.hpp"', HEADER).replace('%include "energy.hpp"', declared)
    assert "energy.hpp" not in interface
    assert "warning" not in built(interface=interface, QUAFF_NVRTC=nvrtc)
    assert "energy_float_run" in ptx()


def test_a_class_that_the_interface_specialises_is_the_same_in_kernels(built, ptx, nvrtc):
    special = """template <> struct Energy<float> {
  void add(float x) { total /= x; }
  void merge(const Energy &other) { total *= other.total; }
  float value() const { return total; }
  float total = 1;
};
"""
    interface = INTERFACE.replace("%}\n", special + "%}\n", 1)
    assert "warning" not in built(interface=interface, QUAFF_NVRTC=nvrtc)
    assert "div.rn.f32" in ptx()


def test_the_refused_class_is_named_again_by_a_build_that_has_nothing_to_do(built, nvrtc):
    header = HEADER.replace("<cstddef>", "<vector>")
    built(header, QUAFF_NVRTC=nvrtc)
    assert "warning[Q082]: `Energy<float>` " in built(header, QUAFF_NVRTC=nvrtc)


def test_the_package_of_nvrtc_is_the_same_everywhere():
    [pin] = pins("pyproject.toml")
    assert pins("swig-compat/pyproject.toml") == [pin]
    assert f'PACKAGE: &str = "{pin}"' in (ROOT / "kernels" / "src" / "lib.rs").read_text()
    [required] = filter(is_nvrtc, manifest("pyproject.toml")["build-system"]["requires"])
    assert required.startswith(f"{pin} ; ")


def pins(path):
    """The pinned NVRTC in a manifest's extra `cuda`, or in its dependency group."""
    extras = manifest(path)["project"].get("optional-dependencies", {})
    return list(filter(is_nvrtc, extras.get("cuda") or manifest(path)["dependency-groups"]["cuda"]))


def is_nvrtc(package):
    return "nvrtc" in package


def manifest(path):
    return tomllib.loads((ROOT / path).read_text())
