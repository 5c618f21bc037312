"""Runs seeds of a fuzzer, such as `containers.py`, on a module built with AddressSanitizer.

    The seeds run in separate processes, many in each. A failure is a process that ends before its last step.
With `--threads 4`, four threads run the steps of each seed on shared objects.
"""

import argparse
import contextlib
import gc
import importlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build(interface, options, flags):
    """Builds the module, and returns the environment for its Python."""
    flags = ["-I", interface.parent, "--sanitize", "address", "--out", options.out, *flags]
    command = [options.quaff, "build", interface, *flags]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    said = done.stderr.partition("Start Python as ")[2].partition("\n")[0].removesuffix("python")
    words = subprocess.run(["sh", "-c", f"env {said} env"], capture_output=True, text=True, check=True).stdout
    variables = dict(line.partition("=")[::2] for line in words.splitlines() if "=" in line)
    started = {name: variables[name] for name in ("LD_PRELOAD", "ASAN_OPTIONS", "PYTHONMALLOC")}
    return os.environ | started


def run_seeds(run_seed, interface, options):
    """The process that runs the seeds."""
    sys.path.insert(0, str(options.out))
    sys.unraisablehook = lambda _: None
    if options.threads > 1:
        sys.setswitchinterval(1e-5)
        # Steps that finalizers run during an import wait for it, and so would other threads.
        with contextlib.suppress(ImportError):
            importlib.import_module("numpy")
    sys.setrecursionlimit(400)
    module = importlib.import_module(interface.stem)
    # Garbage collections examine only the fuzzer's objects, and are therefore fast.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50, 5, 5)
    for seed in range(options.first, options.first + options.seeds):
        print(seed, flush=True)
        run_seed(module, seed, options)


def main(description, interface, run_seed, *, script, at_once=10_000, flags=()):
    """`run_seed(module, seed, options)` runs one seed; a process runs at most `at_once` of them. `flags` are
    for the build of the module."""
    parser = argparse.ArgumentParser(description=description.partition("\n")[0])
    parser.add_argument("--quaff", default=str(Path(sys.executable).with_name("quaff")))
    parser.add_argument("--out", type=Path, default=ROOT / "target" / f"sanitize-{interface.stem}")
    parser.add_argument("--seeds", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--trace", action="store_true", help="print every operation")
    parser.add_argument("--run", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.run:
        run_seeds(run_seed, interface, options)
        return
    environment = build(interface, options, flags)
    first, end, findings = options.first, options.first + options.seeds, []
    while first < end:
        count = min(end - first, at_once)
        arguments = [f"--first={first}", f"--seeds={count}", f"--steps={options.steps}"]
        arguments += [
            f"--threads={options.threads}",
            f"--out={options.out}",
            *(["--trace"] if options.trace else []),
        ]
        command = [sys.executable, "-W", "ignore", script, "--run", *arguments]
        said = None if options.trace else subprocess.PIPE
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, stderr=said, text=True, check=False
        )
        if done.returncode == 0:
            first += count
            continue
        seed = int(done.stdout.split()[-1]) if done.stdout.split() else first
        findings.append(seed)
        # AddressSanitizer's picture of the memory follows its stacks.
        report = (done.stderr or "").partition("Shadow bytes around")[0]
        print(f"seed {seed}: status {done.returncode}\n{report[-20_000:]}", flush=True)
        first = seed + 1
    print(f"{options.seeds} seeds of {options.steps} steps: {len(findings)} findings {findings or ''}")
    sys.exit(bool(findings))
