"""Rust programs that call C++ through the crate that `quaff generate` writes."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def programs(program, tmp_path_factory):
    """The Rust programs of `tests/rust-consumer`, built with a crate that is generated next to them."""
    folder = tmp_path_factory.mktemp("rust")
    consumer = folder / "consumer"
    shutil.copytree(ROOT / "tests" / "rust-consumer", consumer)
    manifest = consumer / "Cargo.toml"
    manifest.write_text(manifest.read_text().replace("CHECKOUT", str(ROOT)))
    # A program has one runtime: the crate and `quaff` share the checkout's.
    generate = [program, "generate", "consumer/example.i", "-o", "example", "--runtime", ROOT]
    subprocess.run(generate, check=True, capture_output=True, cwd=folder)
    target = ROOT / "target" / "rust-consumer"
    # One build for both programs.
    build = ["cargo", "build", "--quiet", "--bins", "--target-dir", target]
    built = subprocess.run(build, check=False, capture_output=True, text=True, cwd=consumer)
    assert built.returncode == 0, built.stderr
    warnings = [line for line in built.stderr.splitlines() if line.startswith("warning")]
    assert not [line for line in warnings if "NVRTC" not in line], built.stderr

    def run(name, *arguments, **variables):
        command = [target / "debug" / name, *arguments]
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, env=os.environ | variables
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    run.folder = folder
    return run


def test_a_rust_program_calls_the_crate(programs):
    assert programs("rust-consumer") == "all calls went well\n"


@pytest.mark.usefixtures("nvrtc")
def test_a_rust_program_calls_the_crate_on_a_device(programs, make_driver):
    kernels = programs.folder / "example" / "src" / "example_kernels.cu"
    folder = ROOT / "target" / "fake-driver" / "rust"
    own = ROOT / "src" / "emitted" / "quaff_kernels.cu"
    driver = make_driver(folder, include=programs.folder / "consumer", example=kernels, quaff=own)
    libraries = driver / "example.so", driver / "quaff.so"
    assert programs("on_device", *libraries, LD_LIBRARY_PATH=str(driver)) == "all calls went well\n"
