"""The compiler as a crate and as a sdist, and crates that it writes: all have what they are built from."""

import hashlib
import json
import os
import shutil
import subprocess
import tarfile
import tomllib
from pathlib import Path

import pytest
from user_projects import ROOT, TOOLS

pytestmark = pytest.mark.whole

# Where both are built. What is the same as the last time is not built again.
TARGET = ROOT / "target" / "packaged"
CARGO = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
VERSION = tomllib.loads((ROOT / "Cargo.toml").read_text())["workspace"]["package"]["version"]


def run(*command, cwd):
    environment = os.environ | {"CARGO_TARGET_DIR": str(TARGET)}
    words = list(map(str, command))
    done = subprocess.run(words, check=False, capture_output=True, text=True, cwd=cwd, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr


def forget(*names):
    """Has cargo build packages again: what it knows them by is their names and versions."""
    for name in names:
        kept = [*(CARGO / "registry").glob(f"*/-*/{name}-*"), *TARGET.glob(f"debug/.fingerprint/{name}-*")]
        for path in kept:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def test_the_crates_are_built_from_what_is_packaged():
    """By cargo itself, which takes the crates that they stand on from beside them."""
    forget("quaff-kernels", "quaff-runtime", "quaff-swig", "quaff")
    run("cargo", "package", "--workspace", "--allow-dirty", cwd=ROOT)


def test_the_sdist_is_built_from_what_is_packaged(tmp_path):
    run(TOOLS / "maturin", "sdist", "--out", tmp_path, cwd=ROOT / "swig-compat")
    with tarfile.open(tmp_path / f"quaff_swig-{VERSION}.tar.gz") as archive:
        archive.extractall(tmp_path, filter="data")
    manifest = tmp_path / f"quaff_swig-{VERSION}" / "swig-compat" / "Cargo.toml"
    run("cargo", "check", "--quiet", "--bin", "quaff", "--manifest-path", manifest, cwd=tmp_path)


def test_a_generated_crate_is_built_from_what_is_packaged(program, tmp_path):
    """With the user's files inside, and the runtime from a registry."""
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "answer.hpp").write_text("int answer();\n")
    (tmp_path / "answer.cpp").write_text('#include "answer.hpp"\nint answer() { return 42; }\n')
    (tmp_path / "example.i").write_text(
        '%module example\n%{\n#include "answer.hpp"\n%}\n%include "answer.hpp"\n'
    )
    command = ["generate", "example.i", "--source", "answer.cpp", "-I", "include", "--copy"]
    run(program, *command, "--runtime", ROOT, "-o", "bindings", cwd=tmp_path)
    registry(program, tmp_path / "registry")
    crate = tmp_path / "bindings"
    (crate / ".cargo").mkdir()
    (crate / ".cargo" / "config.toml").write_text(
        '[source.crates-io]\nreplace-with = "here"\n'
        f"[source.here]\ndirectory = {json.dumps(str(tmp_path / 'registry'))}\n"
    )
    for name in ("include", "answer.cpp", "example.i"):
        (tmp_path / name).rename(tmp_path / f"away-{name}")
    forget("quaff-runtime", "example")
    # Without Python, which would take longer and shows no more.
    run("cargo", "package", "--allow-dirty", "--offline", "--no-default-features", cwd=crate)


def registry(program, folder):
    """All that generated crates stand on: the runtime as it is packaged, and what it takes of others."""
    run(program, "runtime", "-o", folder.with_name("runtime"), cwd=folder.parent)
    manifest = folder.with_name("runtime") / "Cargo.toml"
    run("cargo", "vendor", "--quiet", "--manifest-path", manifest, folder, cwd=folder.parent)
    run("cargo", "package", "--quiet", "-p", "quaff-runtime", "--allow-dirty", "--no-verify", cwd=ROOT)
    packaged = TARGET / "package" / f"quaff-runtime-{VERSION}.crate"
    with tarfile.open(packaged) as archive:
        archive.extractall(folder, filter="data")
    checksum = hashlib.sha256(packaged.read_bytes()).hexdigest()
    note = {"files": {}, "package": checksum}
    (folder / f"quaff-runtime-{VERSION}" / ".cargo-checksum.json").write_text(json.dumps(note))
