import sys
from concurrent.futures import ThreadPoolExecutor

import example
import numpy as np

assert example.flag() == 4
assert example.first("a") == 97
try:
    example.first(None)
except TypeError:
    pass
else:
    raise AssertionError("a null pointer is passed on")
assert example.doubled(4) == 10
assert example.looped(0) == 3
assert example.Pair().either(1, 2) == 2

unraisable = []
sys.unraisablehook = lambda reported: unraisable.append((reported.exc_type, str(reported.exc_value)))
thrower = example.Throwing()
del thrower
assert unraisable == [(RuntimeError, "from a destructor")]
sys.unraisablehook = sys.__unraisablehook__

assert example.counted(["a", "b"]) == 2
assert example.counted([]) == 0
assert example.counted(None) == -1
assert example.counted(example.two_words()) == 2
# As with SWIG, an overload that takes text comes before words.
assert [example.words_or_text(given) for given in (["a"], "a", None)] == [1, -2, -1]
try:
    example.counted(["a", "b\0c"])
except ValueError as error:
    assert "a zero inside text ends it in C++: pass text without zeros" in str(error)
else:
    raise AssertionError("a zero inside text ends it unseen")

assert example.up_to(3).tolist() == [0, 1, 2]
assert example.halved(5) == [2, 1]
for call in (example.up_to, example.halved):
    try:
        call(-1)
    except ValueError as error:
        assert "negative" in str(error)
    else:
        raise AssertionError("an exception is lost")

assert (example.item(2).n, example.constant_item(3).n, example.letters(1)) == (2, 3, "abc")
assert (example.number(4), example.two(1)) == (4, [1, 7])
for call in (example.item, example.constant_item, example.letters, example.number, example.two):
    try:
        call(0)
    except KeyError:
        pass
    else:
        raise AssertionError("the code has another result")
assert (example.one(), example.one()) == (2, 3)
try:
    example.counter()
except OSError:
    pass
else:
    raise AssertionError("a reference to zero is returned")
assert (example.by_value().n, example.fixed().n, example.text()) == (2, 8, "code")
assert example.found(1) == 7
try:
    example.found(0)
except ValueError:
    pass
else:
    raise AssertionError("code after the call sees another result")
assert (example.nothing(), example.Made(1).n, example.Made(1).twice()) == (None, 2, 5)

tool, other = example.Tool(), example.Tool()
assert (tool.used(3), tool.used(3)) == (3, 6)
try:
    tool.used(3)
except RuntimeError as error:
    assert str(error) == "worn out"
else:
    raise AssertionError("arg1 is not the object")
other.calls = 5
assert example.joined(tool, 7, "text", other) == 9
try:
    example.joined(other, 7, "text", tool)
except ValueError as error:
    assert str(error) == "text"
else:
    raise AssertionError("the arguments are not those of the call")

assert example.of_int("one", "two") == 78
assert example.of_short("one", "two", "three") == 789
assert example.several(all=3) == [3, -3]

assert example.negated(2) == 2
try:
    example.negated(3)
except RuntimeError as error:
    assert "assign it to `$result`" in str(error)
else:
    raise AssertionError("the object is lost")
assert [example.raised(n) for n in (1, 2, 3)] == [4, 3, -1]

# Code that frees what other code reads.
example.free_one(None)
assert (example.free_none(5), example.free_count()) == (5, 1)
example.free_both(None, None)
assert example.free_count() == 1

# Members that are objects take the typemaps of pointers.
for keeper in (example.SpotHolder(), example.Keeper()):
    keeper.spot = keeper.place = keeper.checked = keeper.twice = 4
    assert [each.x for each in (keeper.spot, keeper.place, keeper.checked, keeper.twice)] == [4, 4, 4, 8]
    keeper.spot = keeper.twice
    assert (keeper.spot.x, keeper.twice.x) == (8, 8)
    for name, value, problem in (("checked", -1, ValueError), ("spot", "x", TypeError)):
        try:
            setattr(keeper, name, value)
        except problem:
            pass
        else:
            raise AssertionError(name)
    keeper.counted, keeper.named, keeper.held = 1, "abcdef", keeper.spot
    assert (keeper.counted, keeper.named, keeper.held.x) == (101, "abc", 50)
keeper.added = 6
assert keeper.added.x == 6
copied = example.Copied()
copied.x = 7
only = example.OnlyCopied()
only.copied = copied
assert only.copied.x == 8

# Code that only assigns to a member leaves all values that Python may pass.
for arrays, others in (
    (example.DoubleArrays(), example.DoubleArrays()),
    (example.OfDouble(), example.OfDouble()),
):
    for values in ([1, 2, 3], np.array([1.0, 2, 3])):
        arrays.three = values
        assert list(arrays.three) == [-1, -2, -3]
    others.three = arrays.three
    assert list(others.three) == [1, 2, 3]
    arrays.table = np.array([[1, 2], [3, 4]], np.int32)
    others.table = arrays.table
    assert (arrays.table.tolist(), others.table.tolist()) == ([[-1, -2], [-3, -4]], [[1, 2], [3, 4]])
    for name, value in (
        ("three", [1, 2]),
        ("three", np.zeros(4)),
        ("table", np.zeros((2, 3), np.int32)),
        ("positive", [1]),
        ("positive", [-1, 1]),
        ("positive_2", np.array([[-1, 1], [1, 1]])),
    ):
        try:
            setattr(arrays, name, value)
        except ValueError:
            pass
        else:
            raise AssertionError(name)
    arrays.two_spots.x = 1
    others.two_spots = arrays.two_spots
    assert others.two_spots.x == 0
    arrays.tagged, arrays.factor, arrays.numbers, arrays.reals, arrays.both = "abc", 1 + 2j, [1, 2], [3, 4], 5
    assert (arrays.tagged, arrays.factor, list(arrays.both)) == ("Tabc", 2 + 4j, [5, 6])
    assert (list(arrays.numbers), list(arrays.reals)) == ([2, 1], [4, 3])
    others.numbers, others.reals = arrays.numbers, arrays.reals
    assert (list(others.numbers), list(others.reals)) == ([1, 2], [3, 4])
    arrays.positive, arrays.positive_2 = [1, 2], np.array([[1, 2], [3, 4]])
    assert (list(arrays.positive), arrays.positive_2.tolist()) == ([1, 2], [[1, 2], [3, 4]])
named = example.NamedLengths()
for member, columns in ((named, 3), (example.SizedByDouble(), 8)):
    member.grid = np.ones((2, columns), np.int32)
    assert member.grid.tolist() == [[-1] * columns] * 2
named.inner.cells = np.array([[1, 2], [3, 4]], np.int32)
assert named.inner.cells.tolist() == [[-1, -2], [-3, -4]]
assert (example.SizedByDouble().added(), example.SizedByDouble().added(1)) == (10, 3)

# Arguments are converted before code that releases the GIL, and results after it, to which arguments may lend
# their memory.
texts = [f"a text that is too long to be stored in its object {number}" for number in range(300)]


def convert_around_code():
    assert list(example.counted(dict.fromkeys(texts, 1), texts)) == texts
    names = (
        "view",
        "view_of",
        "letters",
        "same",
        "stored_view",
        "stored_view_of",
        "stored_letters",
        "stored_same",
    )
    for name in (*names, "code_letters", "code_same"):
        assert getattr(example, name)(texts[0]) == texts[0], name
    for name in ("view_in", "letters_in", "code_letters_in", "code_view_in"):
        assert getattr(example, name)(texts) == texts[0], name
    assert [list(all_of(texts)) for all_of in (example.all, example.stored_all)] == [texts, texts]
    for numbers in (example.numbers, example.stored_numbers):
        assert list(numbers([1.5] * 100)) == [1.5] * 100
    assert example.absent() is None
    shelf = example.Shelf(texts)
    shelf.put(texts[1:])
    assert list(shelf + texts[:1]) == [*texts[1:], texts[0]]
    for wrong, error in (([1], TypeError), ([], ValueError)):
        try:
            example.code_view_in(wrong)
        except error:
            pass
        else:
            raise AssertionError(wrong)
    try:
        example.all([1])
    except TypeError:
        pass
    else:
        raise AssertionError("a number is text")


with ThreadPoolExecutor() as pool:
    for done in [pool.submit(convert_around_code) for _ in range(20)]:
        done.result()

for throws, error in ((lambda: example.root(-1), ValueError), (lambda: example.sized([]), IndexError)):
    try:
        throws()
    except error:
        pass
    else:
        raise AssertionError(error)
assert (example.root(4), example.sized(["text"])) == (4, 4)
assert (example.letters_of("title"), example.Page("title").put("page")) == (5, 9)
assert example.total(1, 2) == 303

# `$symname` is SWIG's name for the function behind a member.
opened = example.Opened(4)
assert (opened.handle, example.Opened(4, 5).handle) == (4, 9)
for call, name in (
    (lambda: example.Opened(-1), "new_Opened"),
    (lambda: example.Opened(1, -2), "new_Opened"),
    (opened.again, "Opened_again"),
    (opened.named, "Opened_named"),
):
    try:
        call()
    except OSError as error:
        assert str(error) == name, error
    else:
        raise AssertionError("an exception is lost")

gauge = example.Gauge()
gauge.checked = 4
assert gauge.checked == gauge.level == 4
for call, code in (
    (lambda: setattr(gauge, "checked", 10), 10),
    (lambda: gauge.constant, 3),
    (lambda: (setattr(gauge, "level", -1), gauge.checked), 5),
):
    try:
        call()
    except KeyError as error:
        assert error.args == (str(code),), error
    else:
        raise AssertionError("an exception of an added attribute is lost")

assert (example.ranged(4), example.only_high(), example.Ranged().span()) == ([7, 114], 5, [7, 6])
assert (example.moved(1, 2), example.root_of(), example.unread()) == (3, 1 + 2j, 7)
assert example.after(1) == 2
try:
    example.after(-1)
except ValueError as error:
    assert str(error) == "negative"
else:
    raise AssertionError("a check is lost")
