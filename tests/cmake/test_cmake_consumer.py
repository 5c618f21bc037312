"""A project with one module, through its author's usual changes."""

import sys
import sysconfig
from pathlib import Path

import pytest

NOTHING = {
    "Ninja": "ninja: no work to do.",
    "Ninja Multi-Config": "ninja: no work to do.",
    "Unix Makefiles": "Built target consumer",
}


@pytest.fixture
def consumer(project):
    return project("consumer")


def is_built(said):
    """The steps of a build, as in the comments of quaff and CMake."""
    steps = ("reading", "with cargo", "bridge.cc.o", "Linking")
    return [step for step in steps if step in said]


WHOLE = [pytest.param(generator, marks=pytest.mark.whole) for generator in NOTHING if generator != "Ninja"]


@pytest.mark.parametrize("generator", ["Ninja", *WHOLE])
def test_a_module_is_built_and_tested_and_built_again(consumer, generator):
    """With flags that are not allowed for arithmetic, in a unity build and with precompiled headers."""
    consumer.configure("-DCMAKE_BUILD_TYPE=Release", generator=generator)
    config = ["--config", "Release"]
    assert is_built(consumer.build(*config)) == ["reading", "with cargo", "bridge.cc.o", "Linking"]
    consumer.ctest("-C", "Release")
    said = consumer.build(*config)
    assert NOTHING[generator] in said
    assert is_built(said) == []
    if generator == "Ninja Multi-Config":
        consumer.build("--config", "Debug")
        for name in ("Release", "Debug", "Release"):
            assert is_built(consumer.build("--config", name)) == []


@pytest.mark.whole
def test_what_a_change_has_built_again(consumer):
    consumer.configure()
    consumer.build()
    # Only C++ reads this header, but the interface could.
    consumer.append("include/factor.hpp", "// another text\n")
    assert is_built(consumer.build()) == ["bridge.cc.o", "Linking"]
    # The functions are the same, so cargo has nothing to do.
    consumer.append("include/scale.hpp", "// another text\n")
    assert is_built(consumer.build()) == ["reading", "bridge.cc.o", "Linking"]
    consumer.append("include/scale.hpp", "inline int added() { return 5; }\n")
    assert is_built(consumer.build()) == ["reading", "with cargo", "bridge.cc.o", "Linking"]
    assert consumer.python("import scale; print(scale.added())", "") == "5"
    assert is_built(consumer.build()) == []


@pytest.mark.whole
def test_a_module_for_one_version_of_python(consumer):
    code = "int width(PyObject *text) { return PyUnicode_KIND(text); }"
    consumer.append("scale.i", f"%inline %{{\n{code}\n%}}\n")
    consumer.replace("CMakeLists.txt", "SOURCES scale.i", "PYTHON_API full SOURCES scale.i")
    consumer.configure(f"-DPython_EXECUTABLE={sys.executable}")
    consumer.build()
    assert (consumer.tree / f"_scale{sysconfig.get_config_var('EXT_SUFFIX')}").is_file()
    assert consumer.python("import scale; print(scale.width('\\u0105'))", "") == "2"


@pytest.mark.whole
def test_an_installed_package_and_an_installed_module(consumer, prefix_of_package):
    """The whole tree is installed, and a project finds it; its module imports from where it is installed."""
    prefix = prefix_of_package
    cmake_dir = consumer.run(prefix / "bin" / "quaff", "--cmake-dir").strip()
    assert cmake_dir == str(prefix / "share" / "quaff" / "cmake")
    include_dir = Path(consumer.run(prefix / "bin" / "quaff", "--include-dir").strip())
    for name in ("quaff.i", "quaff/contiguous.hpp", "quaff/sum.hpp", "quaff/reduce.cuh"):
        assert (include_dir / name).is_file()
    consumer.options = [f"-DCMAKE_PREFIX_PATH={prefix}", f"-DPython_EXECUTABLE={sys.executable}"]
    consumer.configure("-DCMAKE_INSTALL_PREFIX=installed")
    consumer.build()
    consumer.install("installed", "--component", "python")
    folder = consumer.path("installed") / "lib" / "python"
    names = {path.name for path in folder.iterdir()}
    assert names == {"_scale.abi3.so", "scale.py", "scale.pyi", "py.typed"}
    consumer.python("import scale; assert scale.build_number() == 1", folder)
    listed = consumer.run("nm", "-D", "--defined-only", folder / "_scale.abi3.so")
    functions = {
        "_Z6factorv",
        "_Z7doubledP7_object",
        "_Z10scaled_sumIdET_PKS0_m",
        "_Z10scaled_sumIfET_PKS0_m",
    }
    assert {line.split()[-1] for line in listed.splitlines()} == {"PyInit__scale", *functions}
