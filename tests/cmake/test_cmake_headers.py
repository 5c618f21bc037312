"""A C++ program that uses only quaff's headers: `quaff::headers`."""

import pytest


@pytest.fixture
def headers(project):
    return project("headers")


def sums(headers):
    headers.configure()
    headers.build()
    return headers.run(headers.tree / "program")


def test_a_program_sums_with_neither_the_command_nor_cargo(headers):
    headers.options = [headers.options[0], "-DQUAFF_CARGO=/nowhere/cargo"]
    assert sums(headers) == "1\n"


@pytest.mark.whole
def test_an_installed_package_has_the_headers(headers, prefix_of_package):
    headers.options = [f"-DCMAKE_PREFIX_PATH={prefix_of_package}"]
    assert sums(headers) == "1\n"


def test_a_program_before_c_17_is_told_so(headers):
    headers.replace("CMakeLists.txt", "PRIVATE quaff::headers", "PRIVATE old")
    headers.replace(
        "CMakeLists.txt",
        "add_executable",
        "add_library(old INTERFACE)\n"
        "target_compile_features(old INTERFACE cxx_std_14)\n"
        "target_include_directories(old INTERFACE"
        " $<TARGET_PROPERTY:quaff::headers,INTERFACE_INCLUDE_DIRECTORIES>)\n"
        "set(CMAKE_CXX_STANDARD 14)\n"
        "add_executable",
    )
    headers.configure()
    said = headers.build(check=False)
    first = next(line for line in said.splitlines() if "error:" in line)
    assert "#error" in first
    assert "-std=c++17" in first
