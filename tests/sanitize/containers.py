"""Fuzzes containers with arguments whose own code changes the containers.

`make fuzz-containers SEEDS=300 STEPS=5000`. Each step calls one operation of a container, an element or a
buffer, with arguments drawn at random. Some arguments are objects whose `__index__`, `__eq__`, `__iter__`
and `__del__` run further operations before they answer, and so do finalisers, weak references and the
callbacks of the garbage collector. A step may end with any exception. A finding is a process that ends
before its last step: the module is built with AddressSanitizer and with the assertions of the standard
library.

Some operations are left out, because C++ itself defines no result for them: a reference that C++ has
returned is not used after its object has moved, null pointers and pointers to objects that nobody keeps are
not followed, and memory that C++ takes over is not used any more.
"""

import argparse
import gc
import os
import subprocess
import sys
from pathlib import Path

from world import DEPTH, World

ROOT = Path(__file__).parents[2]
INTERFACE = ROOT / "tests" / "python" / "containers" / "containers.i"
BUILT = ROOT / "target" / "sanitize-containers"


def run_seed(module, seed, steps, trace):
    world = World(module, seed, trace)
    is_asked = [True]

    def at_collection(phase, _):
        if is_asked[0] and world.chance(0.1):
            world.step()

    gc.callbacks.append(at_collection)
    try:
        while world.steps < steps:
            world.step()
    finally:
        is_asked[0] = False
        gc.callbacks.remove(at_collection)
    world.depth = DEPTH
    world.containers.clear()
    world.others.clear()
    gc.collect()


def run_seeds(options):
    """The process that fuzzes."""
    sys.path.insert(0, str(options.out))
    sys.unraisablehook = lambda _: None
    sys.setrecursionlimit(400)
    import containers

    # Collections look at the objects of the world only, and so take no time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50, 5, 5)
    for seed in range(options.first, options.first + options.seeds):
        print(seed, flush=True)
        run_seed(containers, seed, options.steps, options.trace)


def build(options):
    """Builds the module, and gives the environment that its Python runs in."""
    flags = ["-I", INTERFACE.parent, "--sanitize", "address", "--out", options.out]
    command = [options.quaff, "build", INTERFACE, *flags]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    said = done.stderr.partition("Start Python as ")[2].partition("\n")[0].removesuffix("python")
    words = subprocess.run(["sh", "-c", f"env {said} env"], capture_output=True, text=True, check=True).stdout
    variables = dict(line.partition("=")[::2] for line in words.splitlines() if "=" in line)
    started = {name: variables[name] for name in ("LD_PRELOAD", "ASAN_OPTIONS", "PYTHONMALLOC")}
    return os.environ | started


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quaff", default=str(Path(sys.executable).with_name("quaff")))
    parser.add_argument("--out", type=Path, default=BUILT)
    parser.add_argument("--seeds", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--trace", action="store_true", help="print every operation")
    parser.add_argument("--run", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.run:
        run_seeds(options)
        return
    environment = build(options)
    first, end, findings = options.first, options.first + options.seeds, []
    while first < end:
        arguments = [f"--first={first}", f"--seeds={end - first}", f"--steps={options.steps}"]
        arguments += [f"--out={options.out}", *(["--trace"] if options.trace else [])]
        command = [sys.executable, "-W", "ignore", __file__, "--run", *arguments]
        said = None if options.trace else subprocess.PIPE
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, stderr=said, text=True, check=False
        )
        if done.returncode == 0:
            break
        seed = int(done.stdout.split()[-1]) if done.stdout.split() else first
        findings.append(seed)
        print(f"seed {seed}: status {done.returncode}\n{(done.stderr or '')[-6000:]}", flush=True)
        first = seed + 1
    print(f"{options.seeds} seeds of {options.steps} steps: {len(findings)} findings {findings or ''}")
    sys.exit(bool(findings))


if __name__ == "__main__":
    main()
