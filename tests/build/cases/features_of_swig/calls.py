import inspect
import sys
import weakref

import example


def raises(error, text, call, *arguments, **named):
    try:
        call(*arguments, **named)
    except error as raised:
        assert text in str(raised), str(raised)
    else:
        raise AssertionError(f"no {error.__name__}")


# Contracts.
assert example.root(4) == 4
raises(RuntimeError, "Contract violation: require: (value >= 0)", example.root, -1)
raises(RuntimeError, "Contract violation: ensure: (root >= 0)", example.root, 1)
assert example.scaled(3) == 6
assert example.scaled(3, 4) == 10
raises(RuntimeError, "require: (by > 0)", example.scaled, -1)
raises(RuntimeError, "require: (offset < 10)", example.scaled, 1, 10)
account = example.Account(50)
assert account.withdraw(20) == 30
raises(RuntimeError, "require: (amount > 0)", account.withdraw, 0)
raises(RuntimeError, "require: (amount <= $self->balance)", account.withdraw, 40)
raises(RuntimeError, "require: (balance >= 0)", example.Account, -1)
savings = example.Savings(200)
raises(RuntimeError, "require: (amount < 100)", savings.withdraw, 150)
raises(RuntimeError, "require: (amount > 0)", savings.withdraw, 0)
assert savings.withdraw(50) == 150
pair = example.Pair()
raises(RuntimeError, "require: (pair->k != 0)", example.first, pair)
pair.k = 3
assert example.first(pair) == 3
assert example.checked(1) == 1
raises(ValueError, "caught", example.checked, 2)
raises(RuntimeError, "require: (n > 0)", example.checked, 0)
raises(RuntimeError, "ensure: (checked < 5)", example.checked, 5)
assert example.unchecked(-1) == -1

# Objects that count their owners.
counted, fresh, derived = example.Counted(), example.Counted.fresh(), example.Derived()
assert (counted.owners, fresh.owners, derived.owners) == (1, 1, 1)
assert example.cvar.Counted_alive == 3
assert example.Derived.nothing() is None
derived.keep()
assert derived.owners == 2
del counted, fresh, derived
assert example.cvar.Counted_alive == 1
kept = example.Derived.kept()
assert kept.owners == 1

# A smart pointer is taken as its object, and an object as the smart pointer.
counted = example.Counted()
handle = example.CountedHandle(counted)
assert (counted.owners, example.owners_behind(handle), example.owners_of(handle)) == (2, 2, 2)
assert (example.owners_through(handle), example.owners_through(counted)) == (2, 3)
raises(TypeError, "expected a `Counted`", example.owners_of, example.CountedHandle())
handle = None
assert counted.owners == 1

# Objects that are implicitly converted from arguments.
assert [example.way(of) for of in (1, 2.0, example.Meters(), example.Length(3))] == [1, 2, 3, 1]
assert example.way(of=2.5) == 2
length = example.Length(2.0)
assert [example.way(of) for of in (length.this, weakref.proxy(length), example.Meters().this)] == [2, 2, 3]


class Both(example.Pair, example.Length):
    def __init__(self):
        example.Pair.__init__(self)
        example.Length.__init__(self, 2.0)


assert example.way(Both()) == 2
raises(TypeError, "expected a `Length`", example.way, "text")
raises(TypeError, "expected a `Length`", example.way, example.Pair())
raises(TypeError, "expected a `Length`", example.way, None)
raises(TypeError, "expected a `Length` or None", example.way_at, 1)
assert example.way_at(None) == 0
raises(TypeError, "expected a `Length`", example.changed, 1)
assert example.either(1) == 100
assert example.either(1.0) == 2
path = example.Path(2.0)
assert path.length.way == 2
assert path.add(1) == 1
assert path.add(1, 2.0) == 12
path.length = 1
assert path.length.way == 1

example.cvar.Path_whole = 2.5
assert example.cvar.Path_whole.way == 2
raises(IndexError, "no such length", example.failing, 1)

# Exceptions raised by code around destructors.
told = []
sys.unraisablehook = lambda said: told.append(said.exc_value)


def failing_while_objects_end(kind):
    alive = kind()
    raise LookupError(type(alive).__name__)


for kind in (example.Ending, example.Telling):
    raises(LookupError, kind.__name__, failing_while_objects_end, kind)
assert [type(error) for error in told] == [ValueError, KeyError], told
assert [error.args for error in told] == [("from C++",), ("told",)], told
example.Counting(3), example.Counting(4)
assert example.cvar.ended == 7
example.Extended()
assert example.cvar.ended == 107
assert isinstance(told[2], OSError), told

# Data members that point to text.
named = example.Named()
assert named.name is None
assert named.kind == "plain"
for text in ("a name", "another", None, "ü"):
    named.name = named.kind = text
    assert (named.name, named.kind) == (text, text)
raises(AttributeError, "constant", setattr, named, "fixed", "else")
raises(TypeError, "expected a str", setattr, named, "name", 1)
example.cvar.Named_shared = "none"
assert example.Named.shared == "none"
titled = example.Titled()
titled.title = "a title"
assert titled.title == "a title"

# Members that Python also calls by their special names.
key, other = example.Key(3), example.Key(4)
assert hash(key) == key.code() == 1003
assert repr(key) == key.text() == "a key"
assert len(key) == key.size() == 3
assert key[2] == key.at(2) == 5
assert (key + other).n == 7
assert key < other
assert not other < key
assert sorted([other, key])[0].n == 3
assert key == example.Key(3)
assert key != other
assert key != "text"
assert key**other == 12
assert key @ other == -1


class Reflected:
    def __radd__(self, left):
        return "added"

    __rpow__ = __rmatmul__ = __radd__


assert key + Reflected() == key ** Reflected() == key @ Reflected() == "added"

# Variadic functions: `...` is what `%varargs` or a typemap specifies, and otherwise empty.
assert example.formatted(3, "text%s") == "<text%s>"
assert [example.joined(*"abcd"[:count]) for count in (1, 2, 4)] == ["a", "a b", "a b c d"]
raises(TypeError, "joined", example.joined, *"abcde")
assert [example.sum_of(*range(1, 2 + count)) for count in range(4)] == [1, 3, 6, 10]
assert example.Summand().with_all(1, 2, 3) == 7
raises(ValueError, "more than three numbers", example.sum_of, 1, 2, 3, 4, 5)
raises(TypeError, "an integer", example.sum_of, 1, "2")
raises(TypeError, "expected an int", example.sum_of, "1", 2)
raises(TypeError, "takes at least 1 argument, got 0", example.sum_of)
raises(TypeError, "has no keyword argument `first`", example.sum_of, first=1)
assert str(inspect.signature(example.sum_of)) == "(first, /, *arg2)"
# Overloads without variable arguments are preferred, as in C++.
assert [example.total_of(*range(1, 2 + count)) for count in range(4)] == [1, -2, 6, 10]
assert example.total_of(example.Summand(), "text") == "text"
raises(ValueError, "more than three numbers", example.total_of, *range(5))
raises(TypeError, "takes at least 1 argument, got 0", example.total_of)
raises(TypeError, "`first`: expected an integer, got `str`", example.total_of, "1", 2, 3)
raises(TypeError, "has no keyword argument `second`", example.total_of, 1, second=2)
assert "total_of(first: int32, *arg2: object) -> int" in example.total_of.__doc__
assert [example.count_of(*range(1, 2 + count)) for count in range(4)] == [1, 2, 3, 4]
assert str(inspect.signature(example.count_of)) == "(first, /, *arg2)"
assert [example.Total(*range(1, 2 + count)).sum for count in range(4)] == [1, 3, 6, 10]
assert example.Total("text").sum == -1
assert example.Total(1).first_of("text", 5, 6) == 5
raises(ValueError, "more than three numbers", example.Total, *range(5))
raises(TypeError, "takes at least 1 argument, got 0", example.Total)


class Derived(example.Total):
    def __init__(self, *numbers: int) -> None:
        super().__init__(1, *numbers)


assert Derived(2, 3).sum == 6
log = example.Log()
assert [log.sum(1), log.sum(1, 2.5), log.sum(1, 2, 3)] == [1, 6, 7]
assert example.Log.plain(4) == 4
assert example.Joined(2, "x", "y").text == "xy"

# Pointers to `char`.
chars = example.Chars(10)
example.fill(chars, 3)
assert chars[1] == "b"
assert [example.length(text) for text in (chars, "text", None)] == [3, 4, -1]
raises(TypeError, "expected a str or None", example.length, example.Pair())
# As with SWIG, a pointer to `char` is text wherever text is expected.
assert [example.letters_of(text) for text in (chars, "text")] == [3, 4]
example.cvar.word = chars
assert example.cvar.word == "abc"
raises(TypeError, "expected a str", example.letters_of, None)

# Owners by `std::auto_ptr`.
parcel = example.packed(3)
assert (parcel.weight, parcel.thisown, example.packed(-1)) == (3, True, None)
assert (example.taken(parcel), example.taken(None)) == (3, -1)
assert (example.either(example.packed(5)), example.either(None), example.either()) == (5, -1, 0)
assert not parcel.thisown
raises(RuntimeError, "cannot release ownership", example.taken, parcel)

held, other = example.Held(1), example.Held(20)
for (number, given), expected in ((example.held_number(held), held), (held.added(300, other), other)):
    assert (number, given is expected) == (1 if given is held else 321, True)

objective, kinds = example.Objective(), []
for argument in (example.plain_function(), example.function_of_values(), "text"):
    objective.set(argument, 1)
    kinds.append(objective.kind)
assert kinds == [1, 2, 3]

# A variable that only the interface has.
assert example.cvar.ghost == 3
example.cvar.ghost = 8
assert example.cvar.ghost == 8

# Inserted files.
assert (example.from_file(), example.of_python(), example.Filed().twice()) == (6, 7, 8)
assert example.Grid().cells == 4

fetched = example.Fetched(10)
assert (fetched[3], fetched.get(3), fetched["x"], fetched.get("x"), fetched[1.5]) == (13, 13, -1, -1, -2)
assert example.Fetched(example.Fetched.undeclared(), 2).base == 7
assert not any(hasattr(example, name) for name in ("OfDeclared", "OfCharacters"))

left_out = example.LeftOut()
assert left_out.first(1) == 8
assert left_out.first(1, 2) == 5
assert left_out.first(1, 2, left_out) == 105
assert left_out.first(1, 2, None, 3) == 3005
assert left_out.first(1, 2, None, 3, True) == 13005
assert left_out.whole(2, "abc") == 7

truck, engine = example.Truck(), example.Engine()
engine.power = 3
assert (truck.engine.power, truck.spare, truck.by_reference.power) == (1, None, 1)
truck.spare = engine
truck.by_reference = truck.spare
engine.power = 4
assert (truck.spare.power, truck.by_reference.power, truck.load, truck.double_load) == (4, 4, 1, 0)
truck.load = 6
assert (truck.load, truck.double_load) == (6, 10)
truck.natural.size = 5
wheel = truck.natural
truck.natural = example.Wheel()
assert (wheel.size, truck.wheel.size) == (2, 2)
for name in ("engine", "double_load"):
    try:
        setattr(truck, name, None)
    except AttributeError:
        continue
    raise AssertionError(name)

assert (example.line_end, example.letter_x, example.after_x) == ("\n", "x", 121)
assert (example.by_number, example.by_octal, example.no_letter) == ("A", "A", "\0")
assert (example.in_brackets, example.converted, example.last_byte) == ("p", "h", "\udcff")
assert (example.called_letter, example.bracketed_cast, example.cast_and_added) == ("B", "C", 2)
assert (example.cast_truth is True, example.called_truth is False) == (True, True)
truths = (example.cast_negation, example.cast_complement, example.cast_call, example.cast_name)
assert [*map(repr, truths)] == ["True", "True", "False", "True"], truths
truths = (example.cast_size, example.cast_signs, example.subtracted, example.negation_and_added)
assert [*map(repr, truths)] == ["True", "False", "1", "2"], truths
assert example.cast_letter == "\x01"
assert (example.sum_of_letters, example.negative_letter) == (98, -97)
assert (example.truth, example.compared) == (True, False)
assert type(example.truth) is type(example.LettersOfInt.is_of_template) is bool
assert example.Letters.falsehood is False
assert (example.LetteredClass_first, example.LetteredClass_second, example.inside) == ("f", 103, "i")
assert (example.Letters.in_class, example.Letters.after_in_class, example.Letters.unnamed) == ("B", 67, "u")
assert (example.Letters.Deep_deep, example.LettersOfInt.of_template) == ("d", "t")
assert example.LettersOfInt.size == 4
assert example.number_of(65) == 65
raises(TypeError, "expected", example.number_of, example.by_number)
assert (example.read_by_name(-3), example.checked_by_name(1.5), example.checked_by_name("text")) == (-3, 1, 2)
for wrong, error in (("text", TypeError), (2**70, OverflowError)):
    try:
        example.read_by_name(wrong)
    except error:
        continue
    raise AssertionError(wrong)
assert (example.explained.__doc__, example.explained_once.__doc__) == ("of double", "of double alone")

lettered = example.Lettered()
raises(TypeError, "expected one character of one byte, got `bc`", example.same_letter, "bc")
raises(TypeError, "expected one character of one byte, got `bc`", setattr, lettered, "letter", "bc")
raises(TypeError, "the text has 4 bytes, and C++ has room for 3", setattr, lettered, "name", "abcd")
raises(OverflowError, "", example.same_letter, 1000)
assert (lettered.letter, lettered.name) == ("a", "abc")
# An array of one `char` has no room for a zero behind its letter.
lettered.flag = "y"
raises(TypeError, "the text has 2 bytes, and C++ has room for 1", setattr, lettered, "flag", "yz")
assert lettered.flag == "y"
assert (example.same_letter("b"), example.same_letter(99), example.same_letter(None)) == ("b", "c", "\0")
# One character is for `char`, longer text for `const char *`, and None for the object, or else for `char`.
letters = [example.letter_or_text(given) for given in ("b", "", "bc", 99, None)]
assert letters == ["char", "char", "text", "char", "char"], letters
letters = [example.letter_or_object(given) for given in ("b", "bc", 99, 1.5, None)]
assert letters == ["char", "text", "int", "double", "object"], letters

described = example.Described()
within = "described::Original Described described::Original"
assert described.renamed_member(None, "") == (
    f"renamed_member member {within}::member(int *,std::string const &) const"
    " | char const * described::Original::member(int *,std::string const &) const"
)
assert described.other(1) == (
    f"other other__SWIG_0 {within}::other(int,char const *)"
    " | char const * described::Original::other(int,char const *)"
)
assert described.other(1.5) == (
    f"other other__SWIG_2 {within}::other(double) | char const * described::Original::other(double)"
)
assert described.alone() == f"alone alone {within}::alone() | char const * described::Original::alone()"
del described
assert example.destroyed() == f"Described ~Original {within}::~Original() | described::Original::~Original()"
caller, of_caller = example.CallerInPython(), "described::Caller CallerInPython described::Caller"
assert example.called() == f"new_CallerInPython Caller {of_caller}::Caller()", example.called()
caller.own(1)
assert example.called() == f"CallerInPython_own own {of_caller}::own(int) const", example.called()
generic = "described::Generic< int >"
assert example.GenericInt().of(1) == (
    f"of of {generic} GenericInt {generic}::of(int) | char const * {generic}::of(int)"
)
