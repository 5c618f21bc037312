"""Projects of several parts: built separately, installed and linked, or combined in one program."""

import re
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[2]


@pytest.fixture
def superbuild(project):
    superbuild = project("superbuild")
    superbuild.options = []
    return superbuild


def test_two_projects_end_in_one_program_and_one_module(superbuild, program, environment, prefix_of_package):
    superbuild.configure(f"-Dquaff_DIR={prefix_of_package / 'share' / 'quaff' / 'cmake'}")
    superbuild.build()
    prefix = superbuild.tree / "prefix"
    assert superbuild.run(prefix / "bin" / "program") == "12 42\n"
    assert superbuild.python("import numbers_of_mathlib as n; print(n.twice(4))", "prefix/lib/python") == "8"
    listed = superbuild.run("nm", "-D", "--defined-only", prefix / "lib/python/_numbers_of_mathlib.abi3.so")
    names = {line.split()[-1] for line in listed.splitlines()}
    assert {"PyInit__numbers_of_mathlib", "_Z6twelvev"} <= names
    assert not [name for name in names if "cxxbridge1" in name or "rust" in name]
    # One function is added, and then removed: the earlier build is in the cache each time.
    header = superbuild.path("mathlib/mathlib.hpp").read_text()
    for number in (1, 2):
        superbuild.append("mathlib/mathlib.hpp", f"inline int added_{number}() {{ return {number}; }}\n")
        superbuild.build()
        call = f"import numbers_of_mathlib as n; print(n.added_{number}())"
        assert superbuild.python(call, "prefix/lib/python") == str(number)
        superbuild.path("mathlib/mathlib.hpp").write_text(header)
        superbuild.build()
        call = f"import numbers_of_mathlib as n; print(hasattr(n, 'added_{number}'))"
        assert superbuild.python(call, "prefix/lib/python") == "False"


def test_two_static_libraries_in_one_program(project):
    static = project("static")
    told = static.configure(check=None)
    if "Could NOT find Python" in told:
        pytest.skip("there is no libpython to link a program with")
    static.build()
    assert static.run(static.tree / "program") == "2\n"


def test_a_project_of_useswigs_changes_what_the_documentation_says(project):
    """With and without SWIG. Each module shares definitions in headers with the library it links."""
    useswig = project("useswig")
    numbers = "e.perimeter(1), e.area(3), e.edge(9), e.doubled(1), e.seen(), e.marks_seen()"
    calls = f"import example as e; e.count(); e.mark_it(); print({numbers})"
    useswig.configure()
    useswig.build()
    assert useswig.python(calls, "python") == "4.0 9.0 3.0 2.0 2 1"
    [diff] = re.findall(r"```diff\n(.+?)```", (ROOT / "docs" / "cmake.md").read_text(), re.DOTALL)
    gone, new = (re.findall(rf"^\{sign}(.+\n)", diff, re.MULTILINE) for sign in "-+")
    useswig.replace("CMakeLists.txt", "".join(gone[:2]), new[0])
    useswig.replace("CMakeLists.txt", gone[2], new[1])
    useswig.tree = useswig.path("without swig")
    useswig.configure()
    useswig.build()
    assert useswig.python(calls, "python") == "4.0 9.0 3.0 2.0 2 1"
    listed = useswig.run("nm", "-D", "--defined-only", useswig.tree / "python" / "_example.abi3.so")
    names = {line.split()[-1] for line in listed.splitlines() if "_ZT" not in line}
    shared = {"_Z7counterv", "_ZZ7countervE6number", "counted", "_ZN5MarksIiE6numberE"}
    assert names == {"PyInit__example", *shared}
    useswig.replace("include/example.hpp", "#ifndef SWIG", "inline int sides() { return 4; }\n#ifndef SWIG")
    useswig.build()
    assert useswig.python("import example as e; print(e.sides())", "python") == "4"


def test_two_build_trees_of_one_project_at_once(project):
    """Two builds share the cache, and wait for each other."""
    consumer = project("consumer")
    trees = [consumer.path("first"), consumer.path("second")]
    for consumer.tree in trees:
        consumer.configure()
    builds = [
        subprocess.Popen(
            [consumer.cmake, "--build", tree],
            env=consumer.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for tree in trees
    ]
    said = [build.communicate()[0] for build in builds]
    assert [build.returncode for build in builds] == [0, 0], said
    for consumer.tree in trees:
        assert consumer.python("import scale; print(scale.build_number())", "") == "1"
