"""`quaff.sum` with threads, signals, forks and libraries that change how the processor rounds."""

import os
import platform
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import quaff
from programs import run

# Takes a third of a minute, with 786 kB of memory: every element is repeated a billion times.
LONG = """
import numpy, quaff
from numpy.lib.stride_tricks import as_strided
long = as_strided(numpy.ones(3 << 15), (1 << 15, 1 << 15, 1 << 15), (8, 8, 8))
"""

BITS = """
import numpy, quaff
PIECE, LARGE, BATCH = 1 << 16, 1 << 17, 1 << 23
sizes = [border + more for border in (PIECE, LARGE, 9 * PIECE, BATCH) for more in (-1, 0, 1)]
values = numpy.random.default_rng(7).standard_normal(BATCH + 1)
for dtype in ("float32", "float64"):
    line = values.astype(dtype)
    for size in sizes:
        print(quaff.sum(line[:size]).hex())
    for layout in (line[::3], line[: 9 * 99991].reshape(9, -1)[:, 1:], line[:-1].reshape(-1, 8)[:, 1:]):
        print(quaff.sum(layout).hex())
    print(quaff.sum(numpy.broadcast_to(line, (3, line.size))).hex())
    line[1::2] = -line[:-1:2] * (1 + 2.0**-20)  # so that the exact class decides
    print(quaff.sum(line).hex(), quaff.sum(line[::-3]).hex())
"""


@pytest.fixture(scope="module")
def bits_of_one_thread():
    return run(BITS, QUAFF_NUM_THREADS="1")


# The last three are not valid numbers of threads; then there are as many as cores.
@pytest.mark.parametrize("threads", ["2", "3", "8", "0", "-1", "many"])
def test_the_bits_do_not_depend_on_the_number_of_threads(threads, bits_of_one_thread):
    assert run(BITS, QUAFF_NUM_THREADS=threads) == bits_of_one_thread


@pytest.mark.parametrize("threads", ["0", "-1", "1025", "99999999999999999999", "many", "1.5", "\udcff"])
def test_what_is_no_number_of_threads_is_warned_of(threads):
    printed = run(
        """
        import warnings
        with warnings.catch_warnings(record=True) as caught:
            import quaff
        for warning in caught:
            print(warning.category.__name__, warning.message)
        """,
        QUAFF_NUM_THREADS=threads,
    )
    shown = threads.replace("\udcff", "\N{REPLACEMENT CHARACTER}")
    assert printed == (
        f"RuntimeWarning QUAFF_NUM_THREADS is `{shown}`, which is not a number of threads from 1 to 1024; "
        "until it is one, quaff uses as many threads as there are cores\n"
    )


@pytest.mark.parametrize("threads", ["", " 2 ", "1"])
def test_a_number_of_threads_is_not_warned_of(threads):
    assert (
        run("import warnings; warnings.simplefilter('error'); import quaff", QUAFF_NUM_THREADS=threads) == ""
    )


@pytest.mark.parametrize("size", [8, 1000, 1 << 20])
def test_16_threads_on_one_array(size):
    values = np.random.default_rng(3).standard_normal(size)
    with ThreadPoolExecutor(16) as threads:
        sums = set(threads.map(lambda _: quaff.sum(values), range(200)))
    assert sums == {quaff.sum(values)}


def test_ctrl_c_ends_a_long_sum_and_other_threads_run_meanwhile():
    printed = run(
        LONG
        + """
import os, signal, threading, time

steps = []
def count():
    while not pressed.is_set():
        steps.append(time.perf_counter())
        time.sleep(0.001)

def press():
    time.sleep(0.5)
    pressed.set()
    os.kill(os.getpid(), signal.SIGINT)

pressed = threading.Event()
threads = [threading.Thread(target=work) for work in (count, press)]
for thread in threads:
    thread.start()
try:
    quaff.sum(long)
except KeyboardInterrupt:
    print(time.perf_counter() - steps[-1], len(steps))
print(quaff.sum(numpy.ones(1 << 20)))
"""
    )
    noticed, steps, again = map(float, printed.split())
    assert noticed < 1
    assert steps > 20
    assert again == 1 << 20


def test_an_error_of_a_signal_handler_is_passed_on():
    printed = run(
        LONG
        + """
import signal

def alarm(*_):
    raise RuntimeError("mine")

signal.signal(signal.SIGALRM, alarm)
signal.setitimer(signal.ITIMER_REAL, 0.2)
try:
    quaff.sum(long)
except RuntimeError as error:
    print(error)
"""
    )
    assert printed == "mine\n"


def test_a_sum_that_runs_in_a_thread_does_not_keep_the_main_thread_from_its_signals():
    printed = run(
        LONG
        + """
import os, signal, threading, time

threading.Thread(target=quaff.sum, args=(long,), daemon=True).start()
threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    time.sleep(10)
except KeyboardInterrupt:
    print("interrupted")
"""
    )
    assert printed == "interrupted\n"


def test_call_at_interpreter_exit():
    printed = run(
        """
        import atexit, numpy, quaff
        class Late:
            def __del__(self, sum=quaff.sum, values=numpy.ones(1 << 20)): print(sum(values))
        late = Late()
        atexit.register(lambda: print(quaff.sum(numpy.ones(3))))
        """
    )
    assert printed == "3.0\n1048576.0\n"


@pytest.mark.parametrize("threads", ["1", "4"])
def test_the_interpreter_may_exit_while_a_thread_sums(threads):
    program = LONG + "import threading, time\n"
    program += "threading.Thread(target=quaff.sum, args=(long,), daemon=True).start()\ntime.sleep(0.2)"
    assert run(program, QUAFF_NUM_THREADS=threads) == ""


def test_the_interpreter_may_exit_while_threads_come_and_go():
    printed = run(
        """
        import numpy, quaff, threading, time
        values = numpy.ones(1 << 18)
        def sums():
            while True: quaff.sum(values)
        for _ in range(4): threading.Thread(target=sums, daemon=True).start()
        time.sleep(0.2)
        """
    )
    assert printed == ""


FORK = """
import numpy, os, quaff, sys, threading

values = numpy.ones(1 << 20)

def sums_in_a_child(generations):
    child = os.fork()
    if child == 0:
        right = quaff.sum(values) == 1 << 20
        os._exit(0 if right and (generations == 1 or sums_in_a_child(generations - 1)) else 1)
    return os.waitpid(child, 0)[1] == 0
"""

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")


@forks
@pytest.mark.parametrize("threads", ["1", "2", "8"])
@pytest.mark.parametrize("before", ["quaff.sum(values)", "pass"])
def test_a_forked_child_and_its_children_sum(threads, before):
    program = f"{FORK}\n{before}\nprint(sums_in_a_child(3), quaff.sum(values))"
    assert run(program, QUAFF_NUM_THREADS=threads) == "True 1048576.0\n"


@forks
def test_a_thread_may_fork_while_others_sum():
    program = """
from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor(4) as threads:
    sums = [threads.submit(quaff.sum, values) for _ in range(200)]
    children = [threads.submit(sums_in_a_child, 2) for _ in range(20)]
    print({work.result() for work in sums}, {work.result() for work in children})
"""
    assert run(FORK + program, QUAFF_NUM_THREADS="3") == "{1048576.0} {True}\n"


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_processes_of_multiprocessing_sum(method, tmp_path):
    main = tmp_path / "main.py"
    main.write_text(
        f"""
import multiprocessing, numpy, quaff

if __name__ == "__main__":
    values = numpy.ones(1 << 18)
    quaff.sum(values)
    with multiprocessing.get_context("{method}").Pool(2) as pool:
        print(pool.map(quaff.sum, [values] * 8))
"""
    )
    assert run(main) == f"{[262144.0] * 8}\n"


# A floating-point mode that another library has set: it does not affect the sum, and is not changed. Threads
# begin in the mode of the thread that starts them.
MODES = """
import ctypes, numpy, quaff
libm = ctypes.CDLL(None)
thirds = numpy.full(1 << 18, 1 / 3)
cancelling = numpy.concatenate([thirds, -thirds, [1.0, 2.0**-53, 5e-324]])
subnormals = [numpy.full(size, 5e-324) for size in (3, 1000, 1 << 18)]
narrow = [numpy.full(size, 1e-45, "float32") for size in (3, 1000, 1 << 18)]

def sums():
    return [quaff.sum(a) for a in (thirds, thirds[:9], thirds[::-3], cancelling, *subnormals, *narrow)]
"""
x86 = pytest.mark.skipif(
    (platform.machine(), platform.libc_ver()[0]) != ("x86_64", "glibc"), reason="needs glibc on x86"
)


@x86
@pytest.mark.parametrize("mode", [0x400, 0x800, 0xC00])
def test_a_rounding_mode_is_without_effect(mode):
    program = f"""
libm.fesetround({mode})
there = sums()
print(libm.fegetround() == {mode})
libm.fesetround(0)
print(sums() == there)
"""
    assert run(MODES + program, QUAFF_NUM_THREADS="3") == "True\nTrue\n"


@x86
def test_a_mode_without_subnormal_numbers_is_without_effect():
    program = """
fenv = (ctypes.c_uint32 * 8)()
libm.fegetenv(fenv)
fenv[7] |= 0x8040  # flush to zero, and read as zero
libm.fesetenv(fenv)
there = sums()
libm.fegetenv(fenv)
print(hex(fenv[7] & 0x8040))
fenv[7] &= ~0x8040
libm.fesetenv(fenv)
print(sums() == there)
"""
    assert run(MODES + program, QUAFF_NUM_THREADS="3") == "0x8040\nTrue\n"


@x86
def test_exceptions_that_trap_do_not():
    program = """
right = sums()
libm.feenableexcept(0x20 | 0x10 | 0x08 | 0x01)  # inexact, underflow, overflow, invalid
there = sums()
libm.fedisableexcept(0x3F)
print(there == right)
"""
    assert run(MODES + program, QUAFF_NUM_THREADS="1") == "True\n"
