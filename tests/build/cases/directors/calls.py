import pydoc
import sys
import threading

import example
from example import GREEN, RED, Guarded, Named, Plain, Point, Quiet, Shape


def raised(kind, function, *arguments):
    try:
        function(*arguments)
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__}")


class Square(Shape):
    def __init__(self, sides=4):
        self.before = True
        super().__init__(sides)
        self.asked = 0

    def area(self, scale):
        return 2.5 * scale

    def name(self):
        return "square " + super().name()

    def is_odd(self, odd):
        return not odd

    def wide(self, a, b, c):
        assert (a, b, c) == (255, -3, 1 << 40)
        return super().wide(a, b, c) + 1

    def narrow(self, x):
        return x / 2

    def color(self, color):
        return GREEN

    def shade(self, color):
        return color + 1

    def letter(self, letter):
        return letter.upper()

    def label(self, text):
        return text + "!"

    def tag(self, text):
        return None if text is None else text + "?"

    def by_value(self, point):
        return Point(point.x + 1)

    def by_pointer(self, point):
        return None if point.x == 7 else Point(point.x * 2)

    def by_reference(self, point):
        return point

    def made(self):
        return Square()

    def values(self, values):
        return [2 * value for value in values]

    def over(self, x):
        self.asked += 1
        return super().over(x) * 10

    def defaults(self, a, b):
        return a * 10 + b

    def either(self):
        return super().either() + 2

    def fixed(self):
        return 6

    def __call__(self, x):
        return super().__call__(x) + 1

    def secret(self, x):
        return super().secret(x) * 10


square = Square()
assert square.sides == 4
assert example.area_of(square, 4) == 10
assert example.name_of(square) == square.name() == "square named"
assert example.odd_of(square, True) is False
assert example.wide_of(square) == 255 - 3 + (1 << 40) + 1
assert example.narrow_of(square, 3) == 1.5
assert example.color_of(square, RED) == GREEN
assert example.shade_of(square, RED) == GREEN
assert example.letter_of(square, "a") == "A"
assert example.label_of(square, "a") == "a!"
assert example.tag_of(square, "a") == "a?"
assert example.tag_of(square, None) is None
assert example.value_of(square, 4) == 5
assert example.pointer_of(square, 4) == 8
assert example.pointer_of(square, 7) == -1
assert example.reference_of(square, 4) == 4
assert list(example.values_of(square, [1, 2])) == [2, 4]
assert example.int_of(square, 3) == 30
assert example.double_of(square, 3.0) == -30
assert square.asked == 2
assert example.defaults_of(square) == 12
assert example.called(square, 3) == square(3) == 4
# With and without `const`, which is the same function in Python.
assert example.both_of(square) == 33
# Functions that are left to C++.
assert example.fixed_of(square) == 5
assert square.fixed() == 6
# C++ returns the object that Python has, also as its base.
assert example.same(square) is square
assert square.self() is square
assert example.base_of(square) is square

# Protected functions are for subclasses.
assert square.asks_secret(4) == 50
error = raised(RuntimeError, Named().secret, 1)
assert "accessing protected member Named.secret" in str(error), error


# Overrides are looked up like Python attributes, including later assignments.
class Late(Shape):
    pass


late = Late()
error = raised(RuntimeError, example.area_of, late, 1)
assert str(error) == "SWIG director pure virtual method called Shape.area", error
raised(RuntimeError, late.area, 1)
raised(RuntimeError, Shape)
assert example.name_of(late) == "named"
Late.area = lambda self, scale: scale + 0.5
Late.name = lambda self: "late"
assert example.area_of(late, 3) == 3.5
assert example.name_of(late) == "late"
Late.name = lambda self: "later"
assert example.name_of(late) == "later"
late.name = lambda: "own"
assert example.name_of(late) == "own"
del late.name
assert example.name_of(late) == "later"
late.__dict__["name"] = lambda: "unseen"
assert example.name_of(late) == "unseen"
del Late.name
other = Late()
assert example.name_of(other) == "named"
other.__class__ = type("Third", (Late,), {"name": lambda self: "third"})
assert example.name_of(other) == "third"


class Early(Shape):
    def __init__(self):
        self.name = lambda: "early"
        super().__init__()

    area = staticmethod(lambda scale: scale * 7)


assert example.name_of(Early()) == "early"
assert example.area_of(Early(), 2) == 14


# A failed lookup is an exception of the call.
class Hidden(Shape):
    @property
    def name(self):
        raise BlockingIOError("not now")


raised(BlockingIOError, example.name_of, Hidden())


class Misspelled(Shape):
    @property
    def name(self):
        return self.nmae


assert "nmae" in str(raised(AttributeError, example.name_of, Misspelled()))


class Asked(Shape):
    def __getattribute__(self, name):
        return (lambda: "asked") if name == "name" else super().__getattribute__(name)


assert example.name_of(Asked()) == "asked"


# An exception arrives as the same object.
class Failing(Shape):
    def area(self, scale):
        raise self.error

    def name(self):
        return 5

    def narrow(self, x):
        return 1e300


failing = Failing()
failing.error = KeyError("x")
assert raised(KeyError, example.area_of, failing, 1) is failing.error
assert raised(KeyError, example.nested, failing) is failing.error
assert example.caught(failing) == "SWIG director method error. Error detected when calling 'Shape.area'"
assert example.area_of(square, 4) == 10
failing.error = SystemExit(3)
assert raised(SystemExit, example.area_of, failing, 1) is failing.error
error = raised(TypeError, example.name_of, failing)
message = "SWIG director type mismatch in output value of type 'std::string': "
assert str(error) == message + "the result of `Shape.name` in Python: expected a str, got `int`", error
raised(OverflowError, example.narrow_of, failing, 1)


class Guard(Guarded):
    def ask(self):
        raise LookupError("no")


assert raised(LookupError, example.guarded, Guard()).args == ("no",)
assert "ask in vain" in example.reason(Guard())


# C++ distinguishes a result of a wrong type, for which no `director:except` runs, from an exception of the
# method, and a function without a method from both.
class Mistaken(Guarded):
    def ask(self):
        return "x"


class Pointing(Shape):
    def by_pointer(self, p):
        return 3


mistaken = "mismatch: SWIG director type mismatch in output value of type"
assert example.kind_of_ask(Mistaken()).startswith(mistaken + " 'int'"), example.kind_of_ask(Mistaken())
assert "Guarded.ask" in str(raised(TypeError, example.guarded, Mistaken()))
assert example.kind_of_name(failing) == "mismatch: " + str(raised(TypeError, example.name_of, failing))
assert example.kind_of_narrow(failing).startswith(mistaken + " 'float'")
assert example.kind_of_pointer(Pointing()).startswith(mistaken + " 'Point*'")
assert example.kind_of_area(failing) == "method: " + example.caught(failing)
assert example.kind_of_area(Pointing()).startswith("pure: SWIG director pure virtual method called")
assert example.is_method_exception(Pointing())


class Loud(Quiet):
    def count(self):
        return 1 / 0


reported = []
sys.unraisablehook = lambda report: reported.append(report.exc_value)
assert example.count_of(Loud()) == 3
assert [type(error) for error in reported] == [ZeroDivisionError]
sys.unraisablehook = sys.__unraisablehook__


class Paired(example.Values):
    def pair(self, pair):
        return pair[0] + 1, pair[1] * 2

    def wide(self, text):
        return text + "r"

    def shared(self, shared):
        return None if shared.x == 7 else example.Shared(shared.x + 1)

    def fill(self, values):
        values.append(3)
        super().fill(values)


paired = Paired()
assert example.pair_of(paired) == (2, 5.0)
assert example.wide_of_values(paired) == "wider"
assert example.shared_of(paired, 3) == 4
assert example.shared_of(paired, 7) == -1
assert example.filled(paired) == 2


# Members that a C++ class has made private stay private.
class Private(example.PrivateShape):
    def name(self):
        return "python"

    def area(self, scale):
        return 2


assert example.name_of(Private()) == "private"
assert example.area_of(Private(), 1) == 2


class OwnPlain(Plain):
    def plain(self):
        return 2


assert example.plain_of(OwnPlain()) == 1


class OwnBare(example.Bare):
    def bare(self):
        return 2


assert example.bare_of(OwnBare()) == 2
assert OwnBare().with_unknown(3) == 3


# The output of `help` for a class whose methods Python overrides.
shown = pydoc.plain(pydoc.render_doc(Shape))
for text in ("area(self, /, scale)", "area(scale: int32) -> float", "label(text: str) -> str", "__disown__"):
    assert text in shown, text
assert "area(self, scale)" in pydoc.plain(pydoc.render_doc(Square))


# C++ threads.
assert example.in_thread(square, 100) == 250
assert example.in_threads(square, 500) == 4 * 500 * (2.5 + 2)
results = []
threads = [threading.Thread(target=lambda: results.append(example.total(square, 200))) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(set(results)) == 1


class Formatter(example.Formatter):
    def length(self):
        return 5


assert example.length_of(Formatter()) == 5
assert "Formatter.formatted" in str(raised(RuntimeError, example.formatted_by, Formatter()))
assert (example.Values().formatted("A"), example.with_lock(3), example.with_locks(4)) == (65, 3, 4)


# Nothing leaks.
def memory():
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1])


points = Point.alive
example.total(square, 20_000)
before = memory()
example.total(square, 100_000)
for _ in range(20_000):
    Square()
assert memory() - before < 256, memory() - before
assert Point.alive == points

assert example.is_director(Square())


class Job(example.Job):
    def run(self, process, stage):
        return 10 * process + stage + self.hidden(process, stage)

    def next(self, stage):
        return super().next(stage)


assert example.run_job(example.Job(), 5) == 6
assert example.run_job(Job(), 5) == 57


# Constructed by the interface's own code.
class Overheard(example.Listener):
    def heard(self):
        return 7


assert (example.Listener(a=1).tell(), example.Listener(a=1).given) == (1, {"a": 1})
assert (Overheard(b=2).tell(), Overheard(b=2).given) == (7, {"b": 2})


# Results that are `volatile`.
class Cold(example.Thermometer):
    def level(self, by):
        return 100 + super().level(by)

    def stamp(self):
        return 1000

    def weather(self):
        return example.rainy


class Warm(example.Sensor):
    def exact(self):
        return 30.0


class Tripled(example.Gauge):
    def value(self, by):
        return 3 * by


assert (example.Thermometer().sum(), Cold().sum(), Warm().sum()) == (27, 1123, 37)
assert (example.Gauge().doubled(2), Tripled().doubled(2)) == (4, 12)
