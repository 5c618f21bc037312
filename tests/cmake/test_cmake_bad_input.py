"""CMake's messages about projects that cannot be built, and the step that reports them."""

import re
import shutil

import pytest


@pytest.fixture
def consumer(project):
    return project("consumer")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("SOURCES scale.i", "LANGUAGE tcl SOURCES scale.i", "no LANGUAGE `tcl`.*these are known: python"),
        ("SOURCES scale.i", "LANGUAGE rust SOURCES scale.i", "are cargo's help: .*`quaff-build`"),
        ("SOURCES scale.i", "LANGUAGE R TYPE STATIC SOURCES scale.i", "of LANGUAGE r help: say TYPE SHARED"),
        ("SOURCES scale.i", "LANGUAGE cxx TYPE MODULE SOURCES scale.i", "no TYPE `MODULE` of LANGUAGE cxx"),
        ("SOURCES scale.i", "TYPE OBJECT SOURCES scale.i", "no TYPE `OBJECT`.*MODULE or TYPE SHARED or"),
        ("SOURCES scale.i", "SOURCES", "SOURCES has 0 interface files"),
        ("SOURCES scale.i", "SOURCES other.i", "there is no `.*other.i`"),
        ("SOURCES scale.i", "scale.i SOURCES scale.i", "it does not know `scale.i`.*SOURCES"),
        ("SOURCES scale.i", "MODULE_NAME other SOURCES scale.i", "called `other`.*calls it `scale`"),
        ("SOURCES scale.i", "PYTHON_API all SOURCES scale.i", "no PYTHON_API `all`.*stable, full"),
        ("SOURCES scale.i", "PARTS none SOURCES scale.i", "PARTS is a number of files, and not `none`"),
        ("scale.cpp)", "scale.cu)", "CUDA sources.*enable_language"),
        ("0.1 REQUIRED", "0.2 REQUIRED", 'requested version "0.2"'),
        ("0.1 REQUIRED", "0.0.9 REQUIRED", 'requested version "0.0.9"'),
        ("consumer LANGUAGES CXX", "consumer LANGUAGES NONE", r"project has no C\+\+.*LANGUAGES CXX"),
    ],
)
def test_the_configure_step_says_it(consumer, old, new, said):
    consumer.replace("CMakeLists.txt", old, new)
    told = " ".join(consumer.configure(check=False).split())
    assert re.search(said, told), told


@pytest.mark.parametrize("language", ["javascript", "r"])
@pytest.mark.parametrize("shared", ["ON", "OFF"])
def test_a_type_by_build_shared_libs_is_one_that_the_language_has(consumer, language, shared):
    consumer.replace(
        "CMakeLists.txt", "SOURCES scale.i", f"LANGUAGE {language} TYPE USE_BUILD_SHARED_LIBS SOURCES scale.i"
    )
    consumer.configure(f"-DBUILD_SHARED_LIBS={shared}", f"-DQUAFF_R={shutil.which('true')}")


def test_a_cargo_that_is_missing(consumer, tmp_path):
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("c++", "as", "ld", "sh"):
        (tools / name).symlink_to(shutil.which(name))
    path = f"{consumer.cmake.parent}:{tools}"
    consumer.environment |= {"PATH": path, "HOME": str(tmp_path), "CARGO_HOME": str(tmp_path)}
    told = consumer.configure("-DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF", check=False)
    assert "`cargo` was not found" in told
    assert "https://rustup.rs" in told


def test_a_cargo_that_is_too_old(consumer, write):
    cargo = write("cargo", "#!/bin/sh\necho 'cargo 1.60.0 (d1fd9fe2c 2022-03-01)'\n")
    cargo.chmod(0o755)
    told = " ".join(consumer.configure(f"-DQUAFF_CARGO={cargo}", check=False).split())
    assert "is 1.60.0, and 1.90 is the oldest that will do help: rustup update" in told


def test_a_python_without_the_gil(consumer, write):
    python = write("python3.14t", "#!/bin/sh\necho True\n")
    python.chmod(0o755)
    consumer.replace("CMakeLists.txt", "SOURCES scale.i", "PYTHON_API stable SOURCES scale.i")
    told = consumer.configure(
        f"-DQUAFF_PYTHON={python}", f"-DQUAFF_PYTHON_INCLUDE_DIR={python.parent}", check=False
    )
    told = " ".join(told.split())
    assert re.search(
        "asks for the stable ABI, which `.*t` does not have .*help: leave out PYTHON_API", told
    ), told


BEYOND = "%inline %{\nint kind_of(PyObject *text) { return PyUnicode_KIND(text); }\n%}\n"


def test_code_beyond_the_stable_abi(consumer):
    consumer.append("scale.i", BEYOND)
    consumer.configure()
    told = " ".join(consumer.build(check=False).split())
    assert re.search(r"does not have PyUnicode_KIND \(.*scale.i:\d+\) help: .*`PYTHON_API full`", told), told


def test_a_wheel_for_all_pythons_of_a_module_for_one(consumer):
    consumer.replace("CMakeLists.txt", "SOURCES scale.i", "PYTHON_API full SOURCES scale.i")
    told = " ".join(consumer.configure("-DSKBUILD_SABI_VERSION=3.11", check=False).split())
    assert "for one version of Python, and `wheel.py-api` would tag the wheel for all from 3.11 on" in told
    assert "remove `wheel.py-api`" in told


def test_an_error_in_the_interface_is_that_of_its_own_step(consumer):
    consumer.configure()
    consumer.append("scale.i", "%template(nothing) no_such_function<int>;\n")
    told = consumer.build(check=False)
    assert "no_such_function" in told
    assert "scale.i:" in told
    assert "bridge.cc.o" not in told


@pytest.mark.whole
def test_a_function_that_nothing_defines_is_an_error_of_the_linker(consumer):
    consumer.append("include/scale.hpp", "int never_defined();\n")
    consumer.configure()
    assert "never_defined" in consumer.build(check=False)


def test_an_option_of_swigs_without_effect_is_told(consumer):
    consumer.replace(
        "CMakeLists.txt", "quaff_add_library", "set(CMAKE_SWIG_FLAGS -py3 -nodirprot)\nquaff_add_library"
    )
    told = " ".join(consumer.configure().split())
    assert "SWIG's option `-nodirprot` has no effect" in told
    assert "-py3" not in told
