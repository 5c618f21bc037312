"""A crate with its own interface, as `examples/stats`: `quaff_build` in its build script."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[2]
SAID = "mean 4.5\nsmooth [1.0, 3.0, 5.0, 9.0]\nwithin 3\nValue: there is no mean of no elements\n"
PLATE = (
    "in the middle 0.2996, expected 0.2998\n"
    "of all points 0.1253\n"
    "std::invalid_argument: the plate has another number of points\n"
)
# The strictest lints of rustc and clippy for crates. `main.rs` contains nothing that violates them.
LINTS = (
    "#![deny(warnings, missing_docs, unsafe_code, unreachable_pub, unused_results, rust_2018_idioms)]\n"
    "#![deny(clippy::all, clippy::pedantic, clippy::nursery, clippy::undocumented_unsafe_blocks)]\n"
)


class Crate:
    def __init__(self, folder):
        self.folder = folder

    def cargo(self, *arguments, succeeds=True):
        """The output of cargo, and its messages."""
        target = ROOT / "target" / "rust-consumer"
        done = subprocess.run(
            ["cargo", *arguments, "--target-dir", target],
            check=False,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=os.environ | {"QUAFF_NVRTC": "none"},
        )
        assert (done.returncode == 0) == succeeds, done.stderr
        return done.stdout, done.stderr

    def tree(self):
        """The packages that the crate is built from."""
        command = ["cargo", "tree"]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=self.folder).stdout

    def replace(self, name, old, new):
        path = self.folder / name
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))


def copy(name, folder):
    """A copy of an example, with the versions of dependencies that quaff was tested with."""
    shutil.copytree(ROOT / "examples" / name, folder, ignore=shutil.ignore_patterns("target", "*.lock"))
    shutil.copy(ROOT / "Cargo.lock", folder)
    crate = Crate(folder)
    crate.replace("Cargo.toml", "../..", str(ROOT))
    return crate


@pytest.fixture
def stats(tmp_path):
    return copy("stats", tmp_path / "stats")


def test_it_is_built_by_cargo_alone_and_again_for_what_changes(stats):
    assert stats.cargo("run", "--quiet") == (SAID, "")
    tree = stats.tree()
    assert "quaff-runtime" in tree
    assert "pyo3" not in tree
    stats.replace("src/stats.cpp", "/ 3;", "/ 6;")
    assert "smooth [1.0, 1.5, 2.25, 9.0]" in stats.cargo("run", "--quiet")[0]
    # A header that the interface reads.
    stats.replace("include/stats.hpp", "double distance", "double range")
    stats.replace("include/stats.hpp", "int count_within", "long count_within")
    _printed, said = stats.cargo("run", "--quiet", succeeds=False)
    assert "count_within" in said


def test_a_class_is_a_type(tmp_path):
    """With the same interface as a Python module."""
    plate = copy("plate", tmp_path / "plate")
    plate.replace("build.rs", "../..", str(ROOT))
    assert plate.cargo("run", "--quiet") == (PLATE, "")


def test_errors_and_warnings_of_the_interface_are_shown(stats):
    stats.replace("include/stats.hpp", "} // namespace", "long double leaked();\n} // namespace")
    _printed, said = stats.cargo("check")
    assert "warning[Q048]: `leaked` is left out: it returns `long double`; help: " in said
    stats.replace("stats.i", "stats::mean<double>", "stats::maen<double>")
    _printed, said = stats.cargo("check", "--quiet", succeeds=False)
    assert "error[Q044]: there is no template `stats::maen`\n    --> stats.i:10:17\n" in said
    assert "= help: did you mean `stats::mean`?" in said


def test_no_lint_of_the_crates_is_meant_for_it(stats):
    main = stats.folder / "src" / "main.rs"
    documentation, rest = main.read_text().split("\n", 1)
    main.write_text(f"{documentation}\n{LINTS}{rest}")
    assert stats.cargo("clippy", "--quiet") == ("", "")


def test_a_dependency_that_is_missing_is_told(stats):
    stats.replace("Cargo.toml", 'cxx = "1.0"\n', "")
    _printed, said = stats.cargo("check", "--quiet", succeeds=False)
    assert "help: add it to `[dependencies]`: `cargo add cxx`" in said
