"""The cache: intact after a build that was killed or ran out of disk space, and private to the user."""

import os
import resource
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest

pytestmark = pytest.mark.whole

INTERFACE = "%module example\n%inline %{\nint answer() { return 42; }\n%}\n"


@pytest.fixture
def build(program, write, tmp_path):
    """Builds with a cache of the test's own, and with a cargo that only fails."""
    write("example.i", INTERFACE)
    write("bin/cargo", "#!/bin/sh\nexit 1\n").chmod(0o755)

    def build(*arguments, interface="example.i", cache=tmp_path / "cache", **options):
        path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
        environment = os.environ | {"QUAFF_CACHE_DIR": str(cache), "PATH": path, "LC_ALL": "C"}
        command = [program, "build", interface, *arguments]
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, cwd=tmp_path, env=environment, **options
        )
        assert "panicked" not in done.stderr
        return done

    return build


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def whole(build, tmp_path):
    """The output of an undisturbed build into a new cache."""
    said = build(cache=tmp_path / "whole").stderr
    assert "error: cargo could not build the module" in said
    return files(tmp_path / "whole")


@pytest.mark.parametrize("ignored", [False, True], ids=["killed", "refused"])
@pytest.mark.parametrize("size", [0, 3000, 8000, 20000])
def test_a_build_that_cannot_finish_a_file_does_not_break_later_ones(build, whole, tmp_path, size, ignored):
    """A process that exceeds its file size limit is killed, or, if it ignores the signal, the write fails."""

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN if ignored else signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    done = build(preexec_fn=limit, restore_signals=False)
    if ignored:
        assert done.returncode == 1
        assert "error: cannot use the cache `" in done.stderr
        assert "help: free some space, or set `QUAFF_CACHE_DIR` to a folder on another disk" in done.stderr
    else:
        assert done.returncode == -signal.SIGXFSZ
    build()
    assert renamed(files(tmp_path / "cache"), tmp_path) == renamed(whole, tmp_path)


def test_files_that_were_damaged_are_written_again(build, whole, tmp_path):
    build()
    [runtime] = (tmp_path / "cache").glob("runtime-*")
    [lock] = (tmp_path / "cache").glob("modules/*/Cargo.lock")
    [bridge] = (tmp_path / "cache").glob("modules/*/src/bridge.rs")
    (runtime / "runtime" / "src" / "lib.rs").unlink()
    (runtime / "runtime" / "Cargo.toml").write_text("")
    lock.write_text("[[package]]\nname =")
    bridge.write_text("")
    build()
    assert renamed(files(tmp_path / "cache"), tmp_path) == renamed(whole, tmp_path)


def renamed(found, folder):
    """Replaces the runtime's folder, which is that of the cache, in a crate's manifest."""
    return {
        name: text.replace(f"{folder}/whole/".encode(), f"{folder}/cache/".encode())
        for name, text in found.items()
    }


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a disk of its own")
def test_a_full_disk_does_not_break_later_builds(build, whole, tmp_path):
    disk = tmp_path / "cache"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=400k,mode=700", "tmpfs", disk]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("this root may not mount")
    try:
        done = build()
        assert done.returncode == 1
        assert f"error: cannot use the cache `{disk}" in done.stderr
        assert "`: the disk is full\n  help: free some space, or set `QUAFF_CACHE_DIR`" in done.stderr
        subprocess.run(["mount", "-o", "remount,size=8m", disk], check=True)
        build()
        assert renamed(files(disk), tmp_path) == renamed(whole, tmp_path)
    finally:
        subprocess.run(["umount", disk], check=True)


def test_a_full_disk_is_told_when_it_is_cargo_that_meets_it(build, write):
    write("bin/cargo", "#!/bin/sh\necho 'error: x.rlib: No space left on device (os error 28)' >&2\nexit 1\n")
    said = build().stderr
    assert (
        "error: the disk is full: x.rlib: No space left on device (os error 28)\n  help: free some space"
        in said
    )


def test_what_a_killed_build_left_is_removed(build, whole, tmp_path):
    for folder in (*(tmp_path / "whole").glob("runtime-*"), *(tmp_path / "whole").glob("modules/*")):
        (folder / ".quaff-staging-dead").mkdir()
        (folder / ".quaff-staging-dead" / "lib.rs").write_text("half")
    build(cache=tmp_path / "whole")
    assert files(tmp_path / "whole") == whole


@pytest.mark.parametrize("shared", ["", "relative"])
def test_variables_that_name_no_folder_count_as_not_set(build, tmp_path, monkeypatch, shared):
    monkeypatch.setenv("XDG_CACHE_HOME", shared)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    build(cache="")
    assert (tmp_path / "home" / ".cache" / "quaff" / "modules").is_dir()
    assert not (tmp_path / "relative").exists()


def test_a_new_cache_is_its_users_alone(build, tmp_path):
    build(preexec_fn=lambda: os.umask(0o002))
    for folder in (tmp_path / "cache", *(tmp_path / "cache").iterdir()):
        if folder.is_dir():
            assert folder.stat().st_mode & 0o777 == 0o700, folder


@pytest.mark.parametrize("mode", [0o770, 0o707, 0o1777])
@pytest.mark.parametrize("inner", ["", "target", "modules", "locks"])
def test_a_cache_that_others_may_write_is_refused(build, tmp_path, mode, inner):
    cache = tmp_path / "cache"
    build()
    (cache / inner).chmod(mode)
    (tmp_path / "link").symlink_to(cache)
    done = build(cache=tmp_path / "link")
    assert done.returncode == 1
    assert (
        f"error: others can write to the cache `{cache / inner}`, and the build would execute" in done.stderr
    )
    assert "help: set `QUAFF_CACHE_DIR` to a folder that does not exist yet" in done.stderr


def test_a_cache_that_everybody_may_replace_is_refused(build, tmp_path):
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    done = build(cache=tmp_path / "open" / "cache")
    assert done.returncode == 1
    assert (
        f"because everybody can write to `{tmp_path / 'open'}`\n  help: set `QUAFF_CACHE_DIR`" in done.stderr
    )
    (tmp_path / "open").chmod(0o1777)
    assert "error: cargo could not" in build(cache=tmp_path / "open" / "cache").stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to another user")
def test_a_cache_of_another_user_is_refused(build, tmp_path):
    nobody = 65534
    (tmp_path / "cache").mkdir(mode=0o755)
    os.chown(tmp_path / "cache", nobody, nobody)
    done = build()
    assert done.returncode == 1
    assert (
        f"error: the cache `{tmp_path / 'cache'}` belongs to another user, and the build would execute"
        in done.stderr
    )
    assert not list((tmp_path / "cache").iterdir())


def test_the_advice_makes_a_cache_that_is_taken(build, tmp_path):
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache").chmod(0o777)
    assert "help: set `QUAFF_CACHE_DIR` to a folder that does not exist yet" in build().stderr
    assert "error: cargo could not" in build(cache=tmp_path / "another").stderr


def test_two_first_builds_at_once(build, whole, tmp_path):
    with ThreadPoolExecutor() as threads:
        done = list(threads.map(lambda out: build("--out", out), ["one", "two"]))
    assert all("error: cargo could not build the module" in each.stderr for each in done)
    assert renamed(files(tmp_path / "cache"), tmp_path) == renamed(whole, tmp_path)


def test_two_modules_are_built_at_once(build, write, tmp_path):
    """Each cargo waits for the other, and has its own folder."""
    build()
    [runtime] = (tmp_path / "cache").glob("runtime-*")
    for target in "target", "target-1":
        write(f"cache/{target}/quaff-runtime", runtime.name)
        (tmp_path / "cache" / target).chmod(0o700)
    write("other.i", INTERFACE.replace("example", "other"))
    for note in (tmp_path / "cache" / "locks").iterdir():
        note.write_text("")  # neither waits for the folder that it used before
    (tmp_path / "running").mkdir()
    write("bin/cargo", MEETING.replace("RUNNING", str(tmp_path / "running")))
    with ThreadPoolExecutor() as threads:
        said = list(threads.map(lambda name: build(interface=name).stderr, ["example.i", "other.i"]))
    assert all("met" in each for each in said), said
    assert {path.read_text() for path in (tmp_path / "running").iterdir()} == {"target\n", "target-1\n"}


MEETING = """#!/bin/sh
while [ "$1" != --target-dir ]; do shift; done
basename "$2" > RUNNING/$$
for i in $(seq 3000); do
  [ "$(ls RUNNING | wc -l)" = 2 ] && { echo "error: met" >&2; exit 1; }
  sleep 0.1
done
exit 1
"""


@pytest.mark.parametrize(
    ("compiler", "seen"), [("g++", ""), ("/usr/bin/c++", ""), ("ccache g++", "ccache g++"), ("sh", "sh")]
)
def test_the_name_of_the_default_compiler_builds_no_dependencies_again(with_cargo, write, compiler, seen):
    """pip sets `CXX=g++`, and cargo detects whether it is set."""
    write("bin/ccache", '#!/bin/sh\nexec "$@"\n').chmod(0o755)
    write("example.i", INTERFACE)
    done = with_cargo("build", "example.i", before='echo "CXX=$CXX" >&2; exit 1', CXX=compiler)
    assert f"CXX={seen}\n" in done.stderr


def test_two_names_of_a_program_that_runs_compilers_are_two_compilers(with_cargo, write, tmp_path):
    ccache = write("bin/ccache", "#!/bin/sh\n")
    ccache.chmod(0o755)
    for name in ("c++", "clang++"):
        (tmp_path / "bin" / name).symlink_to(ccache)
    write("example.i", INTERFACE)
    done = with_cargo("build", "example.i", before='echo "CXX=$CXX" >&2; exit 1', CXX="clang++")
    assert "CXX=clang++\n" in done.stderr
