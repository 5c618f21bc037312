"""The crate that `quaff generate` writes: for committing, and for calling C++ from a Rust program."""

import os
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INTERFACE = "%module example\n%inline %{\nint answer();\n%}\n"


@pytest.fixture
def generated(quaff):
    """Generates a crate, and returns the paths in the output."""

    def generated(*arguments, **options):
        done = quaff("generate", *arguments, **options)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        return done.stdout.splitlines()

    return generated


def test_every_file_is_told_and_the_runtime_as_one(generated, write, tmp_path):
    write("example.i", INTERFACE)
    told = generated("example.i", "-o", "bindings")
    written = [path.relative_to(tmp_path) for path in tmp_path.glob("bindings/**/*") if path.is_file()]
    runtime = Path("bindings/quaff")
    own = [str(path) for path in written if runtime not in path.parents]
    assert sorted(told) == sorted([*own, str(runtime)])
    assert runtime / "runtime" / "Cargo.toml" in written


def test_crates_can_share_one_runtime(generated, write, tmp_path):
    write("example.i", INTERFACE)
    told = generated("example.i", "-o", "bindings", "--runtime", ROOT)
    assert "bindings/quaff" not in told
    assert not (tmp_path / "bindings" / "quaff").exists()
    manifest = (tmp_path / "bindings" / "Cargo.toml").read_text()
    assert f'path = "{os.path.relpath(ROOT / "runtime", tmp_path / "bindings")}"' in manifest


def test_the_headers_of_the_numpy_at_hand_come_before_pythons(quaff, write, tmp_path):
    # Debian's python3-numpy has a link to its own headers among Python's.
    write(
        "example.i",
        "%module example\n%{\n#include <numpy/arrayobject.h>\n%}\n%init %{\nimport_array();\n%}\n",
    )
    assert quaff("generate", "example.i", "-o", "bindings").returncode == 0
    script = (tmp_path / "bindings" / "build.rs").read_text()
    assert script.index(".includes(numpy_headers())") < script.index(".includes(python_headers())")


def test_the_manifest_says_what_a_registry_asks_for(generated, quaff, write, tmp_path):
    write("example.i", INTERFACE)
    fields = ['description=The "answer"', "license=MIT", "version=1.2.0"]
    generated("example.i", "-o", "bindings", *(f"--manifest-field={field}" for field in fields))
    package = tomllib.loads((tmp_path / "bindings" / "Cargo.toml").read_text())["package"]
    assert package == dict(
        name="example", description='The "answer"', edition="2024", license="MIT", version="1.2.0"
    )
    done = quaff("generate", "example.i", "-o", "bindings", "--manifest-field", "edition=2021")
    assert done.returncode == 2
    assert "unknown field `edition`: choose one of description, documentation," in done.stderr


def test_a_runtime_that_is_not_there_is_refused(quaff, write, tmp_path):
    write("example.i", INTERFACE)
    done = quaff("generate", "example.i", "-o", "bindings", "--runtime", "nowhere")
    assert done.returncode == 1
    assert done.stderr == (
        "error: `nowhere` has no runtime: there is no `nowhere/runtime/Cargo.toml`\n"
        "  help: set `--runtime` to a checkout of quaff, or to the folder `quaff` of another crate\n"
    )
    assert not (tmp_path / "bindings").exists()


def test_paths_are_relative_to_the_crate(generated, write, tmp_path):
    write("project/swig/example.i", INTERFACE)
    write("project/src/answer.cpp", "int answer() { return 1; }\n")
    arguments = ("swig/example.i", "--source", "src/answer.cpp", "-I", "include", "-L", "lib", "-l", "other")
    generated(*arguments, "-o", "../crates/bindings", cwd=tmp_path / "project")
    script = (tmp_path / "crates" / "bindings" / "build.rs").read_text()
    assert '.include("../../project/include")' in script
    assert '.file("../../project/src/answer.cpp")' in script
    assert 'println!("cargo:rerun-if-changed=../../project/swig/example.i");' in script
    assert 'println!("cargo:rustc-link-search=native={here}/../../project/lib");' in script
    assert str(tmp_path) not in script


@pytest.mark.whole
def test_a_crate_with_the_users_files_inside_is_built_alone(generated, write, tmp_path):
    write("project/swig/example.i", '%module example\n%{\n#include "answer.hpp"\n%}\n%include "answer.hpp"\n')
    write("project/include/answer.hpp", '#include "detail/type.hpp"\nint answer();\n')
    # C++ finds a header relative to a symbolic link to it.
    write("project/store/type-1.hpp", "#define MORE 1\n")
    (tmp_path / "project" / "include" / "detail").mkdir()
    (tmp_path / "project" / "include" / "detail" / "type.hpp").symlink_to("../../store/type-1.hpp")
    write("project/include/other.hpp", "#error nobody includes this\n")
    write(
        "project/src/answer.cpp",
        '#include "answer.hpp"\n#include "local.h"\nint answer() { return LOCAL + MORE; }\n',
    )
    write("project/src/local.h", "#define LOCAL 41\n")
    arguments = (
        "swig/example.i",
        "--source",
        "src/answer.cpp",
        "-I",
        "include",
        "--copy",
        "-o",
        "../bindings",
    )
    told = generated(*arguments, "--runtime", ROOT, cwd=tmp_path / "project")
    assert "../bindings/user" in told
    shutil.rmtree(tmp_path / "project")
    inside = tmp_path / "bindings" / "user"
    copied = [str(path.relative_to(inside)) for path in inside.rglob("*") if path.is_file()]
    expected = [
        "include/answer.hpp",
        "include/detail/type.hpp",
        "src/answer.cpp",
        "src/local.h",
        "swig/example.i",
    ]
    assert sorted(copied) == expected
    (tmp_path / "bindings").rename(tmp_path / "moved")
    write("moved/examples/call.rs", 'fn main() {\n    println!("{}", example::answer().unwrap());\n}\n')
    command = ["cargo", "run", "--quiet", "--no-default-features", "--example", "call"]
    target = ["--target-dir", ROOT / "target" / "rust-consumer"]
    done = subprocess.run(
        [*command, *target], check=False, capture_output=True, text=True, cwd=tmp_path / "moved"
    )
    assert (done.returncode, done.stdout) == (0, "42\n"), done.stderr
    listed = ["cargo", "package", "--list", "--allow-dirty"]
    packaged = subprocess.run(listed, check=True, capture_output=True, text=True, cwd=tmp_path / "moved")
    assert "user/include/detail/type.hpp" in packaged.stdout.splitlines()


def test_copies_of_files_that_are_not_utf_8_have_the_same_bytes(quaff, write, tmp_path):
    included = '%{\n#include "answer.hpp"\n%}\n%include "answer.inl"\n'
    write("example.i", f"%module example\n{included}int answer();\n")
    texts = {
        "answer.hpp": b"// \xe9 \xc3\xa9\nint answer();\n",
        "answer.inl": b'// \xe9\n#define MOST "\x80"\n',
    }
    for name, text in texts.items():
        (tmp_path / name).write_bytes(text)
    done = quaff("generate", "example.i", "--copy", "--runtime", ROOT, "-o", "bindings")
    assert done.returncode == 0, done.stderr
    for name, text in texts.items():
        assert (tmp_path / "bindings" / "user" / name).read_bytes() == text


def test_what_would_not_change_is_not_written(generated, write, tmp_path):
    write("example.i", INTERFACE)
    generated("example.i", "-o", "bindings")
    script = tmp_path / "bindings" / "build.rs"
    text = script.read_text()
    script.write_text(text + "// stale\n")
    paths = [path for path in tmp_path.glob("bindings/**/*") if path.is_file()]
    before = {path: path.stat().st_mtime_ns for path in paths}
    generated("example.i", "-o", "bindings")
    assert script.read_text() == text
    assert {path for path in paths if path.stat().st_mtime_ns != before[path]} == {script}


def test_for_another_build_system(generated, write, tmp_path):
    """The files for its C++ compiler, and the list of the files that were read."""
    write(
        "a project/example.i",
        '%module example\n%include "answer.hpp"\n%inline %{\n#include "answer.hpp"\n%}\n',
    )
    write("a project/include/answer.hpp", "int answer();\n")
    options = ["generate", "--rust-only", "-o", "rust half", "--python-out", "python", "--depfile", "made.d"]
    write("options", "\n".join([*options[1:], "-I", "a project/include", "-DNAME=two words"]))
    assert generated("a project/example.i", "@options") == []
    written = tmp_path / "rust half"
    assert (tmp_path / "made.d").read_text() == (
        "made: \\\n  a\\ project/example.i \\\n  a\\ project/include/answer.hpp\n"
    )
    assert not (written / "build.rs").exists()
    assert {path.name for path in (tmp_path / "python").iterdir()} == {"example.py", "example.pyi"}
    include = [
        f"-I{folder}" for folder in (written / "cxx", written / "src", tmp_path / "a project" / "include")
    ]
    for source in ("bridge.cc", "rust/cxx.cc"):
        flags = f"@{written / 'cxx' / 'flags'}"
        compiler = ["c++", "-std=c++17", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", flags, *include]
        subprocess.run([*compiler, written / "cxx" / source], check=True)


def test_crates_of_one_text_have_one_name(generated, write, tmp_path):
    def name(interface, *options):
        write("example.i", interface)
        generated("example.i", "--rust-only", "-o", "half", *options)
        return (tmp_path / "half" / "Cargo.toml").read_text().split('"')[1]

    plain = name(INTERFACE)
    assert plain.startswith("example_")
    assert name(INTERFACE, "-DNDEBUG") == plain
    assert name(INTERFACE.replace("answer", "other")) != plain
    assert name(INTERFACE, "--name", "mine") == "mine"


def test_a_crate_with_kernels_is_another_when_a_header_of_theirs_changes(generated, write, tmp_path):
    """A header that the interface does not read is tracked, too."""
    block = '%{\n#include "total.hpp"\n%}\n'
    words = '%include "quaff.i"\n%in_array(x, size)\n%reduction(total, Total)\n'
    write(
        "example.i", f'%module example\n{block}{words}%include "total.hpp"\n%template(total) total<float>;\n'
    )
    write(
        "total.hpp",
        '#include "inner.hpp"\n'
        "template <class T> struct Total {\n"
        "  void add(T x) { sum = plus(sum, x); }\n"
        "  void merge(const Total &other) { sum = plus(sum, other.sum); }\n"
        "  T value() const { return sum; }\n"
        "  T sum = 0;\n"
        "};\n"
        "template <class T> T total(const T *x, unsigned size);\n",
    )
    names = []
    for text in ("a + b", "b + a"):
        write("inner.hpp", f"template <class T> T plus(T a, T b) {{ return {text}; }}\n")
        generated("example.i", "--rust-only", "-o", "half", "--depfile", "half.d")
        names.append((tmp_path / "half" / "Cargo.toml").read_text().split('"')[1])
    assert names[0] != names[1]
    assert "inner.hpp" in (tmp_path / "half.d").read_text()


def test_flags_for_loops_over_elements_are_handed_over(generated, write, tmp_path):
    """Functions are elementwise even if the main file does not say so."""
    words = '%include "quaff.i"\n%elementwise(half)\n'
    weak = "-include\nquaff/weak_python.hpp\n"
    for name, text, expected in [
        ("plain", "", weak),
        ("elementwise", words, f"{weak}-fno-math-errno\n-fno-trapping-math\n"),
    ]:
        write("inner.i", f"{text}%inline %{{\ndouble half(double x) {{ return x / 2; }}\n%}}\n")
        write("example.i", '%module example\n%include "inner.i"\n')
        generated("example.i", "--rust-only", "-o", name)
        assert (tmp_path / name / "cxx" / "flags").read_text() == expected


def test_a_folder_without_a_crate_is_refused(quaff, tmp_path):
    done = quaff("archive", tmp_path, "-o", "lib.a")
    assert done.returncode == 1
    assert "--rust-only" in done.stderr
    assert not (tmp_path / "lib.a").exists()


@pytest.mark.parametrize("out", ["example.i", "/proc/nowhere"])
def test_folder_that_cannot_be_written(quaff, write, out, tmp_path):
    write("example.i", INTERFACE)
    done = quaff("generate", "example.i", "-o", out)
    assert done.returncode == 1
    assert f"error: cannot write to `{out}`: there is " in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["example.i"]


def test_code_that_only_one_file_can_have_is_named(quaff, write):
    """The code of an interface is in all C++ files, and a macro may define anything."""
    write("example.i", "%module example\n%{\nint count;\nDEFINE(state)\n%}\n%inline %{\nint answer();\n%}\n")
    done = quaff("generate", "example.i", "-o", "bindings", "--parts", "2")
    assert done.returncode == 1
    said = " ".join(done.stderr.split())
    assert "`example` in 2 files: example.i:4: only one file can have the code `DEFINE(state)`" in said
    assert "leave `--parts` out" in said
    assert quaff("generate", "example.i", "-o", "bindings", "--parts", "1").returncode == 0
