"""The steps of docs/rust.md, as written, and their result after folders were moved."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "swig-compat" / "examples" / "pycuda-swig-example"
DOCUMENT = (ROOT / "docs" / "rust.md").read_text()
SHARED = ROOT / "target" / "rust-consumer"
PACKAGE = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n\n'


def block(language, number=0):
    """The document's code in a language."""
    return re.findall(rf"```{language}\n(.+?)```", DOCUMENT, re.DOTALL)[number]


@pytest.fixture
def project(quaff):
    """Makes the document's program next to the example's interface, as a member of a workspace or not."""

    def project(folder, member=""):
        shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("*.md", "test_*"))
        [command] = re.findall(r"^\$ quaff (.+)", block("console"), re.MULTILINE)
        done = quaff(*shlex.split(command), cwd=folder)
        assert done.returncode == 0, done.stderr
        package = folder / member
        (package / "src").mkdir(parents=True, exist_ok=True)
        (package / "Cargo.toml").write_text(PACKAGE + block("toml", 2 if member else 0))
        (package / "src" / "main.rs").write_text("#![forbid(unsafe_code)]\n" + block("rust"))
        return folder

    return project


@pytest.fixture
def cargo():
    def cargo(*arguments, cwd, **variables):
        environment = {name: value for name, value in os.environ.items() if name != "CARGO_TARGET_DIR"}
        command = ["cargo", *arguments]
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, cwd=cwd, env=environment | variables
        )
        assert done.returncode == 0, done.stderr
        assert "warning" not in done.stderr
        return done.stdout

    return cargo


def change(folder):
    """Changes the program so that cargo must build it again."""
    main = folder / "src" / "main.rs"
    main.write_text(main.read_text().replace("2.0", "5.0"))


def test_a_program_of_its_own(project, cargo, tmp_path):
    """One of two copies with a common target folder is removed."""
    variables = {"CARGO_TARGET_DIR": str(SHARED)}
    first, second = project(tmp_path / "first"), tmp_path / "second"
    shutil.copytree(first, second)
    for folder in (first, second):
        assert cargo("run", "-q", cwd=folder, **variables) == "3\n"
    shutil.rmtree(first)
    change(second)
    assert cargo("run", "-q", cwd=second, **variables) == "6\n"


def test_a_member_of_a_workspace(project, cargo, tmp_path):
    """The workspace is moved together with everything that cargo has built."""
    before, after = project(tmp_path / "before", member="app"), tmp_path / "after"
    (before / "Cargo.toml").write_text(block("toml", 1))
    assert cargo("run", "-q", cwd=before) == "3\n"
    before.rename(after)
    change(after / "app")
    assert cargo("run", "-q", cwd=after) == "6\n"
    assert "running 0 tests" in cargo("test", "-q", "--workspace", cwd=after)


def test_the_crate_pleases_clippy_and_rustdoc(project, cargo, tmp_path):
    """With warnings as errors, for the consumer and the generated crate."""
    folder = project(tmp_path / "app")
    variables = {"CARGO_TARGET_DIR": str(SHARED), "RUSTDOCFLAGS": "-Dwarnings"}
    for package in (folder, folder / "bindings"):
        cargo("clippy", "-q", "--no-default-features", "--", "-Dwarnings", cwd=package, **variables)
    cargo("doc", "-q", "--no-deps", "--no-default-features", cwd=folder / "bindings", **variables)


def test_a_workspace_whose_root_is_the_program(project, cargo, tmp_path):
    folder = project(tmp_path / "app")
    with (folder / "Cargo.toml").open("a") as manifest:
        manifest.write(block("toml", 1).replace('members = ["app"]\n', ""))
    assert "example v0.1.0" in cargo("tree", "-q", "--depth=1", cwd=folder)


def test_two_crates_in_one_program(project, quaff, cargo, write, tmp_path):
    """The crates share the runtime of one of them."""
    folder = project(tmp_path / "app")
    write("app/second.i", "%module second\n%inline %{ int twice(int x) { return 2 * x; } %}\n")
    done = quaff("generate", "second.i", "-o", "second", "--runtime", "bindings/quaff", cwd=folder)
    assert done.returncode == 0, done.stderr
    with (folder / "Cargo.toml").open("a") as manifest:
        manifest.write('second = { path = "second", default-features = false }\n')
    main = folder / "src" / "main.rs"
    main.write_text(
        main.read_text().replace("    Ok(())", '    println!("{}", second::twice(4)?);\n    Ok(())')
    )
    assert cargo("run", "-q", cwd=folder, CARGO_TARGET_DIR=str(SHARED)) == "3\n8\n"
    # For other element types, rustc lists the accepted ones.
    main.write_text(main.read_text().replace("[1.0_f32, 2.0]", '["text"]'))
    environment = os.environ | {"CARGO_TARGET_DIR": str(SHARED)}
    command = ["cargo", "check", "-q"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=folder, env=environment)
    assert done.returncode != 0
    assert re.search(r"`&str: (example::)?SumElement` is not satisfied", done.stderr), done.stderr
    # The list differs between versions of rustc: types, or implementations.
    assert re.search(r"implement trait `SumElement`.*\bf32\b.*\bf64\b", done.stderr, re.DOTALL), done.stderr


SQUARES = """%module example
%{
#include "energy.hpp"
int one();
int two();
%}
%include "quaff.i"
%in_array(x, size)
%reduction(energy, Energy)
%include "energy.hpp"
%template(energy) energy<float>;
int one();
int two();
"""
ENERGY = """#include <cstddef>
template <class T> struct Energy {
  void add(T x) { total += static_cast<double>(x) * x; }
  void merge(const Energy &other) { total += other.total; }
  T value() const { return static_cast<T>(total); }
  double total = 0;
};
template <class T> T energy(const T *x, std::size_t size);
"""
CALLS = """fn main() -> Result<(), example::Error> {
    println!("{} {} {}", example::energy(&[1.0_f32, 2.0])?, example::one()?, example::two()?);
    Ok(())
}
"""


def test_a_crate_with_kernels_and_libraries_moves(quaff, cargo, write, nvrtc, tmp_path):
    write("before/squares.i", SQUARES)
    write("before/energy.hpp", ENERGY)
    for number, name in enumerate(("one", "two"), start=1):
        write(f"before/lib/{name}.cpp", f"int {name}() {{ return {number}; }}\n")
        lib = tmp_path / "before" / "lib"
        subprocess.run(["c++", "-fPIC", "-c", f"{name}.cpp"], check=True, cwd=lib)
        subprocess.run(["ar", "rcs", f"lib{name}.a", f"{name}.o"], check=True, cwd=lib)
    sources = ("--source", "lib/libone.a", "-L", "lib", "-l", "two")
    done = quaff("generate", "squares.i", *sources, "-o", "bindings", cwd=tmp_path / "before")
    assert done.returncode == 0, done.stderr
    write("before/Cargo.toml", PACKAGE + block("toml"))
    write("before/src/main.rs", CALLS)
    variables = {"CARGO_TARGET_DIR": str(SHARED), "QUAFF_NVRTC": nvrtc}
    assert cargo("run", cwd=tmp_path / "before", **variables) == "5 1 2\n"
    (tmp_path / "before").rename(tmp_path / "after")
    change(tmp_path / "after")
    assert cargo("run", cwd=tmp_path / "after", **variables) == "26 1 2\n"
