"""`quaff_swig.load` and the cell magic: the modules built, the build times, and the messages."""

import json
import os
import subprocess
import sys

import pytest

pytest.importorskip("quaff_swig", reason="quaff_swig is not installed: `make .venv/quaff`")
from quaff_swig import _build

HEADER = "inline int twice(int value) { return 2 * value; }\n"
INTERFACE = '%module doubling\n%{\n#include "twice.hpp"\n%}\n%include "twice.hpp"\n'


@pytest.fixture
def python(cache, tmp_path):
    """Runs a program in the test's folder, and returns its output."""

    def run(program):
        # Modules are cached by their interface, so each test has its own folder.
        environment = os.environ | {"QUAFF_CACHE_DIR": str(cache)}
        command = [sys.executable, "-c", program]
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=tmp_path, env=environment, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_a_module_is_built_once_and_again_after_a_change_of_a_header(python, write):
    write("twice.hpp", HEADER)
    write("doubling.i", INTERFACE)
    assert python(
        """if True:
        import os, pathlib, quaff_swig
        from quaff_swig import _build

        first = quaff_swig.load("doubling.i")
        assert first.twice(4) == 8
        run, _build.run = _build.run, None  # from here on nothing may be built
        assert quaff_swig.load("doubling.i") is first
        _build.run = run
        header = pathlib.Path("twice.hpp")
        header.write_text(header.read_text().replace("2 *", "1 + 2 *"))
        second = quaff_swig.load("doubling.i")
        print(first.twice(4), second.twice(4))
        """
    ).split() == ["8", "9"]


@pytest.mark.whole
def test_a_file_whose_name_is_escaped_in_lists_is_watched(python, write):
    write("in $cash #1/twice.hpp", HEADER)
    write("doubling.i", INTERFACE)
    assert python(
        """if True:
        import pathlib, quaff_swig

        first = quaff_swig.load("doubling.i", include_dirs=["in $cash #1"])
        assert quaff_swig.load("doubling.i", include_dirs=["in $cash #1"]) is first
        header = pathlib.Path("in $cash #1/twice.hpp")
        header.write_text(header.read_text().replace("2 *", "1 + 2 *"))
        second = quaff_swig.load("doubling.i", include_dirs=["in $cash #1"])
        print(first.twice(4), second.twice(4))
        """
    ).split() == ["8", "9"]


def test_a_file_that_is_gone_is_no_file_that_stayed(tmp_path, monkeypatch):
    (tmp_path / "module-a").mkdir()
    (tmp_path / "built.json").write_text(json.dumps({"folder": "module-a", "read": {"/is/not/there": None}}))
    assert _build.kept(tmp_path) is None


@pytest.mark.parametrize("folder", ["../other", "/other", "..", ".", "", "module-link", "module-b"])
def test_a_module_is_kept_in_its_own_folder(tmp_path, folder):
    (tmp_path / "other").mkdir()
    home = tmp_path / "home"
    (home / "module-a").mkdir(mode=0o700, parents=True)
    (home / "module-link").symlink_to(tmp_path / "other")
    note = home / "built.json"
    note.write_text(json.dumps({"folder": folder, "read": {}}))
    assert _build.kept(home) is None
    note.write_text(json.dumps({"folder": "module-a", "read": {}}))
    assert _build.kept(home) == home / "module-a"


@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o770, 0o702])
def test_a_module_that_others_may_write_is_not_kept(tmp_path, mode):
    module = tmp_path / "module-a"
    module.mkdir()
    (tmp_path / "built.json").write_text(json.dumps({"folder": "module-a", "read": {}}))
    module.chmod(mode)
    assert _build.kept(tmp_path) is None
    module.chmod(0o700)
    tmp_path.chmod(mode)
    with pytest.raises(_build.BuildError, match="others can write to"):
        _build.hold(tmp_path)


@pytest.mark.parametrize(
    "note", ["[]", "{}", "5", '{"folder": 5, "read": 5}', '{"folder": "a", "read"', "", "[" * 100_000]
)
def test_a_damaged_note_is_none(tmp_path, note):
    (tmp_path / "built.json").write_text(note)
    assert _build.kept(tmp_path) is None


def test_a_cache_that_others_may_write_is_refused(python, write, tmp_path):
    write("doubling.i", "%module doubling\n")
    (tmp_path / "cache" / "loaded").mkdir(parents=True)
    (tmp_path / "cache" / "loaded").chmod(0o777)
    said = python(
        """if True:
        import os, quaff_swig
        os.environ["QUAFF_CACHE_DIR"] = "cache"
        try:
            quaff_swig.load("doubling.i")
        except quaff_swig.BuildError as error:
            print(error)
        """
    )
    assert f"error: others can write to the cache `{tmp_path}/cache/loaded`" in said
    assert "help: set `QUAFF_CACHE_DIR`" in said


@pytest.mark.whole
def test_options_are_those_of_the_command(python, write):
    write("source.cpp", "double half(double value) { return value / DIVISOR; }\n")
    write("include/half.hpp", "double half(double value);\n")
    write("halves.i", '%module halves\n%{\n#include "half.hpp"\n%}\n%include "half.hpp"\n')
    assert python(
        """if True:
        import quaff_swig
        options = {"sources": ["source.cpp"], "include_dirs": ["include"], "flags": ["-DDIVISOR=2"]}
        print(quaff_swig.load("halves.i", **options).half(3.0))
        """
    ).split() == ["1.5"]


def test_what_cannot_be_built_is_an_error_with_the_messages(python, write):
    write("wrong.i", "%module wrong\n%tempalte(a) b<int>;\nint answer();\n")
    said = python(
        """if True:
        import quaff_swig
        try:
            quaff_swig.load("wrong.i")
        except quaff_swig.BuildError as error:
            print(error)
        """
    )
    assert "error[Q021]: unknown directive `%tempalte`" in said
    assert "wrong.i:2:1" in said


def test_a_module_that_a_process_has_loaded_stays_in_the_cache(program, quaff, tmp_path):
    home = tmp_path / "cache" / "loaded" / "0123456789abcdef"
    home.parent.mkdir(parents=True, mode=0o700)
    home.parent.parent.chmod(0o700)
    holds = f"""if True:
        import pathlib, subprocess
        from quaff_swig import _build

        home = pathlib.Path({str(home)!r})
        _build.hold(home)
        _build.hold(home)
        subprocess.run([{program!r}, "cache", "clean"], check=True)
        assert home.is_dir()
        home.rename(home.with_name("away"))  # as another process removes it
        _build.hold(home)
        assert home.is_dir()
        """
    environment = os.environ | {"QUAFF_CACHE_DIR": str(tmp_path / "cache")}
    command = [sys.executable, "-c", holds]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.endswith("in use: 1 module of quaff_swig.load\n")
    removed = quaff("cache", "clean", QUAFF_CACHE_DIR=str(tmp_path / "cache")).stdout
    assert removed.endswith(": 1 module of quaff_swig.load\n")
    assert not home.exists()


def test_a_use_of_a_kept_module_is_noted(tmp_path):
    (tmp_path / "module-a").mkdir()
    note = tmp_path / "built.json"
    note.write_text(json.dumps({"folder": "module-a", "read": {}}))
    os.utime(note, (0, 0))
    assert _build.kept(tmp_path) == tmp_path / "module-a"
    assert note.stat().st_mtime > 0
