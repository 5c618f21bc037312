import gc
import sys
import weakref

import example
import numpy as np
from example import (
    Arrays,
    Coded,
    Coder,
    Copies,
    Labels,
    Library,
    Maker,
    Moved,
    Numbers,
    Objects,
    Owned,
    Quiet,
)


def raised(kind, function, *arguments):
    try:
        function(*arguments)
    except kind as error:
        return error
    raise AssertionError(f"no {kind}")


class OwnCoded(Coded):
    def labelled(self, *arguments):
        assert arguments == ("LABELLED=1", "marked=2"), arguments
        return 7

    def bytes(self, data):
        assert data == b"a\0b", data
        return 3

    def halved(self):
        return self.whole

    def third(self):
        return self.whole

    def name(self, name):
        self.named = name

    def write(self, x):
        return self.answer

    def text(self, text):
        self.seen = text
        return len(text)


coded = OwnCoded()
assert example.labelled_of(coded) == 7
assert example.bytes_of(coded) == 3
coded.whole = 9
assert example.halved_of(coded) == 4
assert example.third_of(coded) == 3
coded.whole = "nine"
raised(TypeError, example.halved_of, coded)
assert example.name_of(coded) == "directed"
assert coded.named == "cpp"
coded.answer = True, 22
assert example.written_of(coded) == 22
coded.answer = [False, 22]
assert example.written_of(coded) == -22
coded.answer = True, "22"
error = raised(TypeError, example.written_of, coded)
assert str(error) == "SWIG director type mismatch in output value of type 'int*'", error
coded.answer = True, 22, 3
error = raised(TypeError, example.written_of, coded)
assert str(error) == "`Coded.write` in Python is to return a tuple of 2 values, got 3 values", error
coded.answer = True
error = raised(TypeError, example.written_of, coded)
assert str(error) == "`Coded.write` in Python is to return a tuple of 2 values, got `bool`", error
assert example.text_of(coded) == 3
assert coded.seen == "a\0b"
assert example.no_text_of(coded) == 0
assert Coded().bytes(b"four") == 4
assert example.written_of(Coded()) == -20


class OwnNumbers(Numbers):
    def out(self):
        return 8

    def several(self, x, in_, both):
        assert (x, in_, both) == (1, 3, 4)
        return 2, 34, 56


assert example.out_of(OwnNumbers()) == 8
assert example.nowhere_of(OwnNumbers()) == 1
assert example.several_of(OwnNumbers()) == 23456


class OwnObjects(Objects):
    def given(self, value):
        assert value is thing

    by_reference = variable = given

    def returned(self):
        return thing

    def pointer(self, value):
        self.given(value)
        return value


objects, thing = OwnObjects(), bytearray(b"thing")
before = sys.getrefcount(thing)
for _ in range(100):
    example.give(objects, thing)
    example.give_reference(objects, thing)
    assert example.take(objects) is thing
    assert example.pointed(objects, thing) is thing
    example.vary(objects, thing)
gc.collect()
assert sys.getrefcount(thing) == before
error = raised(RuntimeError, example.give_nothing, objects)
assert "null pointer in the place of a Python object" in str(error), error
assert example.take(Objects()) is None
thing = objects
assert example.pointed(objects, objects) is objects


class OwnCopies(Copies):
    def doubled(self, values):
        return values * 2

    def fill(self):
        return range(5)

    def flags(self, flags):
        return [not flag for flag in flags]

    def view(self, text):
        return "".join([text, "!"])

    def wide(self, text):
        return None if self.is_empty else text + "r"

    def letter(self, letter):
        return letter.upper()


copies = OwnCopies()
assert example.doubled_of(copies) == 12
assert example.filled_of(copies) == 10
assert example.flags_of(copies) == 1
assert example.view_of(copies) == "a view!"
copies.is_empty = False
assert example.wide_of(copies) == "wider"
copies.is_empty = True
assert example.wide_of(copies) == "none"
assert example.letter_of(copies) == ord("A")
copies.fill = lambda: "text"
error = raised(TypeError, example.filled_of, copies)
message = "SWIG director type mismatch the result of `Copies.fill` in Python: "
assert str(error) == message + "a string is not a sequence of elements", error
copies.fill = lambda: [1 << 40]
raised(OverflowError, example.filled_of, copies)


class OwnArrays(Arrays):
    keep = staticmethod(lambda array: None)

    def sum(self, data):
        assert data.dtype == float
        assert not data.flags.writeable
        self.kept = self.keep(data)
        return data.sum()

    def scale(self, data):
        assert data.dtype == np.float32
        data *= 10

    def matrix(self, matrix):
        assert matrix.tolist() == [[1, 2, 3], [4, 5, 6]]
        return int(matrix[1, 2])

    def transposed(self, matrix):
        assert matrix.tolist() == [[1, 3, 5], [2, 4, 6]]
        return int(matrix[1, 2])

    def two(self, data, inside):
        inside[:] = data * 2


arrays = OwnArrays()
assert example.sum_of(arrays, 4) == 6
assert example.sum_of(arrays, 0) == 0
assert example.nowhere_of(arrays, 0) == 0
error = raised(ValueError, example.nowhere_of, arrays, 1)
assert "null pointer in the place of an array" in str(error), error
error = raised(ValueError, example.nowhere_of, arrays, -1)
assert "the extent of an array is negative: -1" in str(error), error
assert example.scaled_of(arrays) == 40
assert example.matrix_of(arrays) == 6
assert example.transposed_of(arrays) == 6
assert example.two_of(arrays) == 4


# Objects that Python keeps do not refer to C++ memory after the call.
class Slices(np.ndarray):
    pass


arrays.keep = lambda array: array
assert example.sum_of(arrays, 4) == 6
assert arrays.kept.tolist() == [1.5] * 4
for keep in (
    lambda array: array[1:3],
    lambda array: [array, (array[1:], {"key": array[::2]}), array.reshape(2, 2).T[1]],
    lambda array: array.view(Slices)[1:],
    lambda array: (np.asarray(array), array.view("i8")),
    lambda array: np.frombuffer(memoryview(array))[1:],
):
    arrays.keep = keep
    assert example.sum_of(arrays, 4) == 6
    kept = [arrays.kept]
    while kept:
        array = kept.pop()
        if isinstance(array, np.ndarray):
            assert array.size == 0 or (array.view(float) == 1.5).all(), array
        else:
            kept += array.values() if isinstance(array, dict) else array
arrays.keep = memoryview
assert example.sum_of(arrays, 4) == 6
raised(ValueError, lambda: arrays.kept[0])
arrays.keep = lambda array: np.array([array[:2], None], dtype=object)
error = raised(RuntimeError, example.sum_of, arrays, 4)
assert "kept a view of an array" in str(error), error


# An exception keeps the objects in its frames alive.
class Failing(Arrays):
    def sum(self, data):
        part = data[1:]
        raise LookupError("no sum", part[0])


error = raised(LookupError, example.sum_of, Failing(), 4)
local = error.__traceback__.tb_next.tb_frame.f_locals
assert local["part"].tolist() == [1.5] * 3
assert local["data"].tolist() == [1.5] * 4


class Text(str):
    pass


class OwnLabels(Labels):
    def label(self, x):
        text = Text(f"label {x}")
        self.text = weakref.ref(text)
        return x, text

    def is_there(self):
        gc.collect()
        return self.text() is not None


assert example.label_of(OwnLabels()) == "label 1"
assert example.label_of(Labels()) == "cpp"


class OwnLibrary(Library):
    def next(self, x):
        return None if x is None else x + 1

    def table(self, all):
        assert all["one"].dtype == np.float64
        return {name: 2 * values for name, values in all.items()}

    def tuple(self, either, pair):
        return pair[0], either + pair[1]

    def wait(self, time):
        return time * 2

    def file(self, file):
        return file / "c"

    def sum(self, all):
        return sum(each.x for each in all if each is not None)

    def counts(self):
        return {"one": 1, "three": 3}

    def single(self):
        return 2, example.Marked(5)

    def weights(self, first):
        return [first, 2]


for library, expected in (
    (OwnLibrary(), [4, -1, 42, "2eithertwo", 3000, "/a/b/c", 21]),
    (type("Other", (Library,), {})(), [3, -1, 21, "1cpp", 1500, "/a/b", 3]),
    (Library(), [3, -1, 21, "1cpp", 1500, "/a/b", 3]),
):
    found = [example.next_of(library, True), example.next_of(library, False), example.table_of(library)]
    found += [example.tuple_of(library), example.wait_of(library), example.file_of(library)]
    found.append(example.sum_of_owned(library))
    assert found == expected, found
assert Library().table({"a": [1]})["a"].tolist() == [1]
assert [example.counts_of(library()) for library in (OwnLibrary, Library)] == [5000 + 18 + 250, 1000]
assert example.items_of(lambda size: {number: "text" for number in range(size)}) == 6
assert Owned.alive == 0
wrong = type("Wrong", (Library,), {"next": lambda self, x: "3", "tuple": lambda self, either, pair: (1,)})()
assert "the result of `Library.next` in Python" in str(raised(TypeError, example.next_of, wrong, True))
raised((TypeError, ValueError), example.tuple_of, wrong)


class OwnTexts(example.Texts):
    def letter(self, letter):
        return letter.upper()

    def text(self, text):
        return None if self.silent else text + text

    def written(self, text):
        return text[::-1]


texts = OwnTexts()
texts.silent = False
assert example.texts_of(texts) == "Atexttextdrow"
texts.silent = True
assert example.texts_of(texts) == "Anonedrow"
assert example.texts_of(example.Texts()) == "atextword"


class OwnMoved(Moved):
    def sum(self, x, y):
        return int(10 * (x + y))


assert example.moved_sum(OwnMoved()) == 75
assert example.moved_sum(type("Heir", (Moved,), {})()) == 7


class OwnKept(example.Kept):
    def set(self, value):
        return len(value)


kept, owned = example.Kept("text"), Owned(5)
assert kept.text == "text"
assert (kept.set("värde"), kept.text) in [(1, "värde"), (2, "värde")]
assert kept.numbers([1.5, 2]) in (2, 4)
assert [kept.put(owned), kept.put(owned), owned.x] == [5, 5, 5]
assert kept.both(owned, "text") in (2, 4)
assert [example.kept_sets(kept), example.kept_sets(OwnKept("text"))] == [21, 33]


class OwnCoder(Coder):
    def work(self, x):
        if x < 0:
            raise LookupError(x)


assert example.worked(OwnCoder(), 0) == 0
raised(LookupError, example.worked, OwnCoder(), -1)
error = raised(RuntimeError, Coder().work, -1)
assert str(error) == "it is broken", error


class OwnQuiet(Quiet):
    def write(self, x):
        return 0, "text"


reported = []
sys.unraisablehook = lambda report: reported.append(report.exc_value)
assert example.quiet_of(OwnQuiet()) == 2
assert [type(error) for error in reported] == [TypeError]
sys.unraisablehook = sys.__unraisablehook__


class OwnApplied(example.Applied):
    def next(self, x):
        return x + 1

    def number(self, x):
        return x + 2

    def letter(self, x):
        return x.upper()


applied = OwnApplied()
assert (example.next_applied(applied, 1), example.number_applied(applied, 3)) == (2, 305)
assert example.letter_applied(applied, "a") == "A"
assert example.number_applied(example.Applied(), 3) == 303
assert (applied.number(2), example.Applied.number(applied, 2)) == (4, 2)
applied.number = str
raised(TypeError, example.number_applied, applied, 1)


# Nothing leaks.
def memory():
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1])


def call_all():
    coded.whole, coded.answer = 9, (True, 22)
    for function in (example.labelled_of, example.bytes_of, example.halved_of, example.name_of):
        function(coded)
    example.written_of(coded)
    example.several_of(OwnNumbers())
    example.take(objects)
    example.pointed(objects, objects)
    for function in (example.doubled_of, example.flags_of, example.view_of, example.wide_of):
        function(copies)
    for function in (example.table_of, example.tuple_of, example.wait_of, example.file_of, example.counts_of):
        function(library)
    arrays.keep = lambda array: None
    example.sum_of(arrays, 100)
    example.scaled_of(arrays)


def call_and_keep():
    """A view that a traceback keeps is searched for among all objects, which takes milliseconds."""
    raised(LookupError, example.sum_of, Failing(), 4)


copies.is_empty = False
library = OwnLibrary()
for call, times in ((call_all, 2_000), (call_and_keep, 20)):
    for _ in range(times // 4):
        call()
    gc.collect()
    before = memory()
    for _ in range(times):
        call()
    gc.collect()
    assert memory() - before < 256, (call, memory() - before)


class OwnMaker(Maker):
    def odd(self):
        return np.array([1.5] * self.length)

    def several(self):
        return [self.odd()]


maker = OwnMaker()
maker.length = 2
assert (example.odd_of(maker), example.several_of(maker)) == (2, 1)
maker.length = 1
reason = "`make` of the array_traits has made an object of another shape"
error = raised(RuntimeError, example.odd_of, maker)
assert str(error).endswith(f"the result of `Maker.odd` in Python: {reason}"), error
error = raised(RuntimeError, example.several_of, maker)
assert str(error).endswith(f"the result of `Maker.several` in Python: element 0: {reason}"), error
