"""`quaff cache`, and the files that builds remove from the cache automatically."""

import os
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

INTERFACE = "%module NAME\n%inline %{\nint answer() { return 42; }\n%}\n"


@pytest.fixture
def build(with_cargo, write):
    """Builds a module by name, with a cargo that does nothing or runs a script."""

    def build(name="example", **options):
        write(f"{name}.i", INTERFACE.replace("NAME", name))
        return with_cargo("build", f"{name}.i", **options)

    return build


@pytest.fixture
def cache(tmp_path):
    return tmp_path / "cache"


@pytest.fixture
def clean(quaff, cache):
    def clean(*arguments):
        done = quaff("cache", "clean", *arguments, QUAFF_CACHE_DIR=str(cache))
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return clean


def crates(cache):
    return {path.name.rpartition("_")[0] for path in (cache / "modules").iterdir()}


def built(cache, name):
    """The files of a module that cargo has left in target folders."""
    return list(cache.glob(f"target*/**/lib{name}_*"))


def lock_of(cache, name):
    [lock] = (cache / "locks").glob(f"{name}_*")
    return lock


def test_each_kind_has_its_size(build, quaff, cache):
    build()
    build("other")
    (cache / "target" / "large").write_bytes(bytes(range(256)) * 8000)
    lines = quaff("cache", QUAFF_CACHE_DIR=str(cache)).stdout
    assert quaff("cache", "size", QUAFF_CACHE_DIR=str(cache)).stdout == lines
    rows = {line[:28].strip(): line[28:].split() for line in lines.splitlines()}
    counts = {kind: row[0] for kind, row in rows.items() if kind != "total"}
    assert counts == {
        "target folders": "1",
        "crates of modules": "2",
        "runtimes": "1",
        "modules of quaff_swig.load": "0",
    }
    assert 2 <= float(rows["target folders"][1]) < 3
    assert rows["total"][1] == "MB"


def test_the_folder_is_named_and_not_made(quaff, cache):
    done = quaff("cache", "dir", QUAFF_CACHE_DIR=str(cache))
    assert done.stdout == f"{cache}\n"
    assert quaff("cache", QUAFF_CACHE_DIR=str(cache)).returncode == 0
    assert quaff("cache", "clean", QUAFF_CACHE_DIR=str(cache)).stdout == "nothing to remove\n"
    assert not cache.exists()


@pytest.mark.whole
def test_all_is_removed_and_the_next_build_starts_anew(build, clean, cache):
    build()
    (cache / "loaded" / "0123456789abcdef").mkdir(parents=True)
    said = clean()
    assert said.startswith("removed ")
    assert said.endswith(": 1 target folder, 1 crate of a module, 1 runtime, 1 module of quaff_swig.load\n")
    assert not [path for path in cache.rglob("*") if path.is_file() and path.stat().st_size]
    assert not crates(cache)
    assert clean() == "nothing to remove\n"
    assert build().returncode == 0
    assert crates(cache) == {"example"}


def test_only_what_is_old_is_removed(build, clean, cache, used_long_ago):
    build("old")
    build("new")
    used_long_ago(lock_of(cache, "old"), days=8)
    assert "1 crate of a module\n" in clean("--older-than", "1w")
    assert crates(cache) == {"new"}
    assert built(cache, "new")
    assert not built(cache, "old")
    assert clean("--older-than", "1w") == "nothing to remove\n"


@pytest.mark.whole
def test_names_that_begin_alike_are_not_taken_for_each_other(build, clean, cache, used_long_ago):
    build()
    lock = lock_of(cache, "example")
    for name in (f"lib{lock.name}-0123.rlib", f"{lock.name}0.d", f"lib{lock.name}_more.so"):
        (cache / "target" / "release" / "deps" / name).write_text("")
    used_long_ago(lock, days=3)
    clean("--older-than", "2d")
    left = {path.name for path in (cache / "target" / "release" / "deps").iterdir()}
    assert left == {f"{lock.name}0.d", f"lib{lock.name}_more.so"}


@pytest.mark.parametrize("age", ["30", "d", "1.5d", "-1d", "a month"])
def test_an_age_that_cannot_be_read_is_refused(quaff, age):
    done = quaff("cache", "clean", f"--older-than={age}")
    assert done.returncode == 2
    assert "write a number and a unit, such as 30d, 2w or 12h" in done.stderr


WAIT = """touch RUNNING
for i in $(seq 600); do [ -e GO ] && break; sleep 0.1; done
"""


@pytest.mark.whole
def test_what_a_build_uses_stays(build, clean, cache, tmp_path, used_long_ago):
    build("example")
    build("other")
    running, go = tmp_path / "running", tmp_path / "go"
    wait = WAIT.replace("RUNNING", str(running)).replace("GO", str(go))
    with ThreadPoolExecutor() as threads:
        done = threads.submit(build, before=wait)
        while not running.exists():
            time.sleep(0.05)
        [runtime] = cache.glob("lock-runtime-*")
        # Content that is in use stays, even if its times say that it is old.
        used_long_ago(lock_of(cache, "example"), cache / "target.lock", runtime, days=90)
        said = clean("--older-than", "30d")
        assert said == (
            "nothing to remove\nkept, because it is in use: 1 target folder, 1 crate of a module, 1 runtime\n"
        )
        # A crate that was built in the same folder also stays.
        assert "in use: 1 target folder, 2 crates of modules, 1 runtime\n" in clean()
        assert crates(cache) == {"example", "other"}
        go.touch()
        assert done.result().returncode == 0, done.result().stderr


@pytest.mark.whole
def test_builds_and_cleaning_at_once(build, clean):
    def build_often(name):
        return [build(name) for _ in range(4)]

    with ThreadPoolExecutor() as threads:
        builds = [threads.submit(build_often, name) for name in ("one", "two")]
        while not all(each.done() for each in builds):
            clean()
    done = [build for each in builds for build in each.result()]
    assert [build.returncode for build in done] == [0] * 8, [build.stderr for build in done]


@pytest.mark.whole
def test_links_are_not_followed(build, clean, quaff, cache, tmp_path):
    build()
    outside = tmp_path / "outside"
    for folder in "crate_0123456789abcdef", "runtime", "loaded", "target":
        (outside / folder).mkdir(parents=True)
        (outside / folder / "kept").write_bytes(bytes(5_000_000))
    (cache / "modules" / "crate_0123456789abcdef").symlink_to(outside / "crate_0123456789abcdef")
    (cache / "locks" / "crate_0123456789abcdef").write_text("0")
    (cache / "runtime-0123456789abcdef").symlink_to(outside / "runtime")
    (cache / "loaded").symlink_to(outside / "loaded")
    (cache / "target-1").symlink_to(outside / "target")
    (cache / "target-1.lock").write_text("")
    (cache / "target" / "release" / "deeper").symlink_to(outside)
    assert float(quaff("cache", QUAFF_CACHE_DIR=str(cache)).stdout.split()[-2]) < 5
    clean()
    assert len(list(outside.glob("*/kept"))) == 4
    assert not crates(cache)
    assert not (cache / "target").exists()


def test_folders_that_quaff_has_not_made_stay(clean, cache):
    """`QUAFF_CACHE_DIR` may name a folder with other contents."""
    names = ["target", "modules/mine", "loaded/mine", "runtime-mine", "src"]
    for name in names:
        (cache / name).mkdir(parents=True)
        (cache / name / "kept").write_text("")
    for folder in (cache, *cache.iterdir()):
        folder.chmod(0o700)
    assert clean() == "nothing to remove\n"
    assert all((cache / name / "kept").exists() for name in names)


@pytest.mark.parametrize("arguments", [["clean"], ["size"]])
@pytest.mark.parametrize("inner", ["", "modules", "locks"])
def test_a_cache_that_others_may_write_is_refused(build, quaff, cache, arguments, inner):
    build()
    (cache / inner).chmod(0o770)
    done = quaff("cache", *arguments, QUAFF_CACHE_DIR=str(cache))
    assert done.returncode == 1
    assert f"error: others can write to the cache `{cache / inner}`" in done.stderr
    assert crates(cache) == {"example"}


@pytest.mark.whole
def test_builds_remove_what_nothing_used_for_a_month(build, cache, used_long_ago):
    build("old")
    build("kept")
    old, stale = cache / "runtime-0123456789abcdef", cache / "loaded" / "0123456789abcdef"
    for folder in old, stale, cache / "target-1":
        folder.mkdir(parents=True)
    (cache / "target-1.lock").touch()
    used_long_ago(lock_of(cache, "old"), old, stale, cache / "target-1.lock", cache / "last-clean", days=31)
    used_long_ago(lock_of(cache, "kept"), days=29)
    (cache / "lock-runtime-0123456789abcdef").touch()
    used_long_ago(cache / "lock-runtime-0123456789abcdef", days=31)
    build()
    assert crates(cache) == {"example", "kept"}
    assert not built(cache, "old")
    assert not any(folder.exists() for folder in (old, stale, cache / "target-1"))
    assert (cache / "target").is_dir()


@pytest.mark.whole
def test_builds_look_once_a_day(build, cache, used_long_ago):
    build("old")
    used_long_ago(lock_of(cache, "old"), days=31)
    build()
    assert crates(cache) == {"example", "old"}
    used_long_ago(cache / "last-clean", days=2)
    build()
    assert crates(cache) == {"example"}


@pytest.mark.skipif(os.geteuid() == 0, reason="root may remove everything")
def test_what_cannot_be_removed_fails_no_build(build, cache, used_long_ago):
    build("old")
    used_long_ago(lock_of(cache, "old"), cache / "last-clean", days=31)
    (cache / "modules").chmod(0o500)
    assert build("old").returncode == 0


def test_a_damaged_note_fails_no_build(build, cache):
    cache.mkdir(mode=0o700)
    (cache / "last-clean").mkdir()
    assert build().returncode == 0


@pytest.mark.whole
def test_a_use_renews_the_time(build, cache, used_long_ago):
    build()
    [runtime] = cache.glob("lock-runtime-*")
    locks = [lock_of(cache, "example"), cache / "target.lock", runtime]
    used_long_ago(*locks, cache / "last-clean", days=60)
    build()
    assert all(time.time() - lock.stat().st_mtime < 3600 for lock in locks)
    assert built(cache, "example")


@pytest.mark.whole
def test_cleaning_twice_at_once(build, quaff, cache):
    build()
    command = {"QUAFF_CACHE_DIR": str(cache)}
    with ThreadPoolExecutor() as threads:
        done = list(threads.map(lambda _: quaff("cache", "clean", **command), range(4)))
    assert [each.returncode for each in done] == [0] * 4, [each.stderr for each in done]
    assert not crates(cache)
