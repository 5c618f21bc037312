import ctypes
import datetime
import functools
import gc
import importlib
import pydoc
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import example
from example import GREEN, RED, Button, Point, Signed, Worker


def raised(kind, function, *arguments):
    try:
        function(*arguments)
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__}")


def square(x):
    return x * x


class Adder:
    def __init__(self, to):
        self.to = to

    def __call__(self, x):
        return x + self.to

    def add(self, x):
        return x + self.to


# Any callable is accepted as a function.
for apply in (example.apply, example.apply_to_reference, example.apply_to_lvalue, example.apply_to_rvalue):
    assert apply(square, 3) == 9
    assert apply(Adder(2), 3) == apply(Adder(2).add, 3) == 5
    assert apply(functools.partial(pow, 2), 3) == 8
    assert apply(float, 3) == 3
    assert apply(example.twice(), 3) == 6
    assert apply(example.twice().__call__, 3) == 6
assert example.with_default(1) == example.with_default(1, None) == -1
assert example.with_default(2, square) == 4
assert example.sum(square, 4) == 14

# None is an empty function.
assert example.is_empty(None)
assert not example.is_empty(square)
assert example.empty() is None
assert example.same(None) is None
assert "pass a callable, not None" in str(raised(TypeError, example.apply, None, 1))

# A Python callable comes back as itself, and a function of C++ is called like any other.
adder = Adder(1)
assert example.same(square) is square
assert example.same(adder) is adder
twice = example.twice()
assert callable(twice)
assert twice(4) == 8
assert example.same(twice)(5) == 10
assert example.stored_reference()(5) == 10
composed = example.compose(square, example.twice())
assert composed(3) == 36
assert example.compose(composed, composed)(1) == 64
raised(TypeError, twice, "x")
raised(TypeError, twice)

# An object that is not callable is refused, with the parameter's name; so is a result of a wrong type.
assert "argument `f`: expected a callable or None, got `str`" in str(raised(TypeError, example.apply, "x", 1))
assert "the result of `<lambda>` in Python: expected a float, got `str`" in str(
    raised(TypeError, example.apply, lambda x: "x", 1)
)
assert "expected a float, got `str`" in example.kind_of_failure(lambda x: "x")
assert example.kind_of_failure(abs) == example.kind_of_failure(lambda x: 1 / 0) == ""
assert "expected a float, got `NoneType`" in str(raised(TypeError, example.apply, lambda x: None, 1))
raised(TypeError, example.apply, lambda: 1, 1)
raised(OverflowError, example.small, lambda a, b: 256)

# Members and variables.
button = Button()
assert button.on_click is None
clicks = []
button.on_click = clicks.append
button.click(7)
assert clicks == [7]
assert button.on_click == clicks.append
button.on_click = None
button.click(8)
assert clicks == [7]
raised(TypeError, setattr, button, "on_click", 1)
Button.shared = square
assert Button.shared is square
Button.shared = None
example.cvar.variable = adder
assert example.cvar.variable is adder
example.cvar.variable = None

# Containers.
assert example.sum_of_all([square, example.twice(), adder], 3) == 9 + 6 + 4
first, second = example.both(square)
assert first is square
assert second(3) == 6
assert "expected a callable" in str(raised(TypeError, example.sum_of_all, [square, 1], 3))
example.set_all({"square": square, "next": lambda x: x + 1})
assert (example.call_by_name("square", 3), example.call_by_name("next", 3)) == (9, 4)
example.set_all({})

# Values of every kind.
thing = object()
assert example.flag(lambda flag: flag is True) is True
assert example.small(lambda a, b: (a, b) == (-3, 65535) and 200) == 200
assert example.large(lambda x: -x) == 1 << 40
assert example.narrow(lambda x: x / 2) == 0.25
assert example.color(lambda color: GREEN if color == RED else RED) == GREEN
assert example.mode(lambda mode: 1 - mode) == 0
assert example.text(lambda text, null, letter: f"{text} {null} {letter}ü") == "text None xü"
assert example.referred(lambda text: text + "!") == "referred!"
assert example.c_text(lambda: "".join(["a", "b"])) == "ab"
assert example.c_text(lambda: None) == "null"
assert example.by_value(lambda point: Point(point.x + 1)) == 4
assert example.by_reference(lambda point: point) == 5
assert example.by_pointer(lambda point: point) == -1
assert example.by_pointer(lambda point: Point(6)) == 6
assert example.shared_point(lambda point: point) == 8
assert example.values(lambda values: [2 * each for each in values]) == 12
assert example.raw(lambda values: [2 * each for each in values]) == 12
assert example.raw(lambda values: values) == 6
assert example.object_back(lambda given: given, thing) is thing
assert example.owner(lambda point: point) == 2
assert example.owner(lambda point: Point(point.x + 5)) == 7
assert example.owner(lambda point: None) == -1
assert example.nested(lambda f: f(1) * 10) == 20
assert example.curried(lambda a: lambda b: a + b) == 3
assert example.curried(Adder) == 3
assert example.object(lambda given: given is thing, thing)
assert example.nothing(lambda: 5) is None


# Values that typemap code converts.
class Text(str):
    pass


def labelled():
    global text
    made = Text("label")
    text = weakref.ref(made)
    return 4, made


assert example.waited(lambda time: time / 4) == 500
assert example.waited(lambda time: datetime.timedelta()) == 0
assert example.lengths(lambda texts: {text: len(text) for text in texts}) == 4
assert "the result of" in str(raised(TypeError, example.lengths, len))
assert example.shown()({"a": 1, "b": 2}) == ["a1", "b2"]
assert example.filled(lambda all: all.append(3)) == 3
assert example.by_code(lambda text: 2 * int(text)) == "40"
raised(TypeError, example.by_code, lambda text: text)
assert example.tripled()(2) == "out 6"
assert example.kept_by_code(lambda: "x") == "xxx"


# C++ frees the function that is being called, and then uses what typemap code has kept for it.
def freeing():
    lettered.letters = None
    example.scribble()
    return "y"


lettered = example.Lettered()
lettered.letters = freeing
assert lettered.call() == "yyy"
assert example.labelled(labelled, lambda: text() is not None) == "4label"

# Overloads.
assert [example.kind(given) for given in (1.5, square, "x", example.twice())] == [
    "number",
    "function",
    "text",
    "function",
]


# Exceptions pass through C++ as the same objects.
class Own(Exception):
    pass


def fails(x):
    raise error


error = Own("own")
assert raised(Own, example.apply, fails, 1) is error
assert raised(Own, example.compose(fails, square), 1) is error
assert raised(Own, example.sum_of_all, [square, fails], 1) is error
assert raised(Own, example.in_a_thread, fails, 3) is error
error = KeyboardInterrupt()
assert raised(KeyboardInterrupt, example.apply, fails, 1) is error
error = Own("caught")
assert "std::function<double (double)>" in example.caught_by_cxx(fails)
assert raised(Own, example.coded, fails) is error
assert sys.exc_info() == (None, None, None)

# C++ threads, also while Python threads run.
assert example.in_a_thread(square, 4) == 0 + 1 + 4 + 9
threads = [threading.Thread(target=example.in_a_thread, args=(square, 4)) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()

# C++ that ends a thread beneath Python code: Python's code is left as by an exception, and the C++ that had
# called it is unwound.
left = []


def leaves(leave, result):
    try:
        leave(result)
    except Exception:
        left.append("Exception")
    finally:
        left.append(result)


assert example.result_of_thread(lambda: None) == 0
for leave in (example.leave, example.leave_attached):
    example.cvar.unwound = 0
    assert example.result_of_thread(lambda: leaves(leave, 7)) == 7  # noqa: B023
    assert example.cvar.unwound == 2
    thread = threading.Thread(target=leaves, args=(leave, 8))
    thread.start()
    thread.join()
    assert example.result_of_thread(lambda: example.apply(lambda _: leaves(leave, 9), 1)) == 9  # noqa: B023
assert left == [7, 8, 9] * 2
assert str(raised(SystemExit, example.leave, 1)).startswith("C++ has ended the thread")

# A function keeps its callable alive, and nothing else does.
worker = Worker()
held = Adder(3)
alive = weakref.ref(held)
worker.keep(held)
del held
gc.collect()
assert alive() is not None
assert worker.run(1) == 4
worker.keep(lambda x: worker.forget() or x + 1)
assert alive() is None
assert worker.run(1) == 2
held = Adder(4)
alive = weakref.ref(held)
composed = example.compose(held, twice)
del held
assert composed(1) == 6
assert alive() is not None
del composed
assert alive() is None
references = sys.getrefcount(square)
for _ in range(100):
    example.apply(square, 1)
    raised(ZeroDivisionError, example.apply, lambda x: 1 / 0, 1)
    example.sum_of_all([square], 1)
    example.same(square)
assert sys.getrefcount(square) == references

# Pointers to functions: functions of the module, passed as objects and by address.
for function in (example.cube, example.cube_pointer, example.cvar.chosen):
    assert example.call(function, 2) == 8
assert example.call(example.next, 2) == example.call(example.NEXT, 2) == 3
assert example.changing(2) == 2
raised(TypeError, example.call, example.CHANGING, 2)  # its type has the `volatile` of the result
assert example.call(Signed.negative, 2) == example.call(Signed.negative_cb_ptr, 2) == -2
assert example.call_member(Signed(), Signed.plus_cb_ptr) == 2
assert example.call(None, 2) == -1
assert example.call_with_int(example.cube, 2) == 8

# ctypes functions, whose types are compared.
Int = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)
double = Int(lambda x: 2 * x)
assert example.call(double, 3) == 6
example.cvar.chosen = double
assert example.call(example.cvar.chosen, 4) == 8
example.cvar.chosen = example.cube
libc = ctypes.CDLL(None)
assert "set its `argtypes` and its `restype`" in str(raised(TypeError, example.call, libc.abs, -3))
libc.abs.argtypes = [ctypes.c_int]
assert example.call(libc.abs, -3) == 3
seen = []
Mixed = ctypes.CFUNCTYPE(
    ctypes.c_float, ctypes.c_ubyte, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_long, ctypes.c_bool
)
assert example.mixed(Mixed(lambda *given: seen.append(given) or 0.5)) == 0.5
assert seen == [(200, b"x", None, -5, True)]
example.void_call(ctypes.CFUNCTYPE(None)(lambda: seen.clear()))
assert not seen
wrong = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_double)(int)
assert "`int (int)`, got a function of ctypes whose type is `int32_t (double)`" in str(
    raised(TypeError, example.call, wrong, 3)
)
for function in (square, example.other, len):
    assert "expected the address of a function `int (int)`" in str(
        raised(TypeError, example.call, function, 3)
    )
assert example.call(Int(), 3) == -1
example.cvar.chosen = Int()
assert example.call(example.cvar.chosen, 3) == -1
example.cvar.chosen = example.cube
assert "expected the address of a function `int (int)`, got a null pointer" in str(
    raised(TypeError, example.call_reference, Int(), 3)
)
assert "expected a `_p_f_int_int` or None, got `int`" in str(raised(TypeError, example.call, 5, 3))


# cffi and Numba functions, if the libraries are installed.
def installed(name):
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


if cffi := installed("cffi"):
    made = cffi.FFI().callback("int(int)", lambda x: 3 * x)
    assert example.call(made, 3) == 9
    wrong = cffi.FFI().callback("int(unsigned int)", lambda x: 3 * x)
    assert "got a function of cffi" in str(raised(TypeError, example.call, wrong, 3))
if numba := installed("numba"):

    def compiled(factor):
        return numba.cfunc("int32(int32)")(lambda x: factor * x)

    for factor in range(12):
        made = compiled(factor)
        assert [example.call(made, x) for x in (3, 4)] == [factor * 3, factor * 4]
    assert "got a function of Numba" in str(raised(TypeError, example.mixed, made))
    wrong = numba.cfunc("int64(int64)")(lambda x: 4 * x)
    for _ in range(2):
        assert "got a function of Numba" in str(raised(TypeError, example.call, wrong, 3))

# Function pointers with user data accept any callable.
assert example.shifted(Adder(2), 3) == 6
assert example.shifted(None, 3) == -1
assert example.shifted(f=lambda x: x, start=0) == 1
assert example.order(3, lambda one, two: 2 if one < two else 0) == 6
seen = []
example.Solver().each(3, lambda number, point: seen.append((number, point.x)))
assert seen == [(0, 0), (1, 2), (2, 4)]
error = Own("in a pointer")
assert raised(Own, example.order, 2, lambda one, two: fails(1)) is error
assert "expected a callable or None, got `int`" in str(raised(TypeError, example.shifted, 1, 2))

# A callable that makes C++ free the function that is calling it, and with it the variable for its result.
namer = example.Namer()


def last_name(number):
    namer.name = None
    example.scribble()
    return f"the name of number {number} is longer than what a string holds itself"


namer.name = last_name
assert namer.call(3).startswith("the name of number 3 is longer")
namer.name = str
assert namer.call(4) == "4"

# An object that a callable returns by pointer stays until the next call, even if C++ has freed the function.
Finder, Traced = example.Finder, example.Traced
finder = Finder()


def found_last(number):
    finder.find = None
    gc.collect()
    return Traced(number)


for number in (3, 4):
    finder.find = found_last
    assert finder.found(number) == number
finder.find = Traced
assert finder.found(5) == 5
assert Traced.alive == 1
finder.find = None
assert Traced.alive == 0

# C++ that still holds functions when Python shuts down.
program = """
import example, atexit
class Held:
    def __call__(self, x): return x
worker = example.Worker()
worker.keep(Held())
example.cvar.variable = Held()
example.until_the_end(Held())
example.call_at_the_end(Held())
atexit.register(lambda: worker.run(1))
"""
run = subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.PIPE, text=True)
printed = run.stdout
assert printed == "C++ has called a Python callable after the end of the Python interpreter\n", printed


# An exception that is not reported is freed at once.
class Asked:
    alive = 0

    @property
    def this(self):
        raise Counted

    def __call__(self, x):
        return x


class Counted(Exception):
    def __init__(self):
        Asked.alive += 1

    def __del__(self):
        Asked.alive -= 1


for _ in range(3):
    assert example.apply(Asked(), 2.0) == 2
    assert Asked.alive == 0


# The output of `help` for a function with a callback.
assert "apply(f: Callable[[float], float] or None, x: float64) -> float" in pydoc.plain(
    pydoc.render_doc(example.apply)
)
stub = Path(example.__file__).with_suffix(".pyi").read_text()
for line in (
    "    f: Callable[[float], float] | None,",
    "def lengths(f: Callable[[list[str]], Mapping[str, SupportsIndex]] | None) -> int: ...",
    "def shown() -> Callable[[Mapping[str, SupportsIndex]], list[str]]: ...",
    "def waited(f: Callable[[timedelta | None], timedelta] | None) -> int: ...",
):
    assert line in stub, line
