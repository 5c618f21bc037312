"""The construction of C++ objects: by the class, by `__init__`, and by Python code that replaces them."""

import gc
import weakref

import pytest

pytestmark = pytest.mark.usefixtures("nothing_is_left")


@pytest.mark.parametrize(("arguments", "keywords"), [((3,), {}), ((), {"number": 3})])
def test_a_class_takes_arguments_as_a_function_does(example, arguments, keywords):
    assert example.Derived(*arguments, **keywords).number == 3


@pytest.mark.parametrize(
    ("arguments", "keywords"),
    [((), {}), ((1, 2), {}), ((), {"count": 1}), ((1,), {"number": 1}), (("a",), {})],
)
def test_what_no_constructor_takes_is_refused_with_the_name_of_the_class(example, arguments, keywords):
    with pytest.raises(TypeError, match="`Derived`"):
        example.Derived(*arguments, **keywords)


def test_an_exception_of_a_constructor_is_the_callers(example):
    with pytest.raises(ValueError, match="a negative number"):
        example.Counted(-1)


def test_an_instance_is_made_in_two_steps(example):
    derived = example.Derived.__new__(example.Derived)
    derived.__init__(number=4)
    assert (derived.number, type(derived)) == (4, example.Derived)
    with pytest.raises(RuntimeError, match="the `Derived` is constructed already"):
        derived.__init__(5)
    assert derived.number == 4


def test_an_argument_that_constructs_the_object_meanwhile_leaves_one(example):
    class Number:
        def __index__(self):
            counted.__init__(1)
            return 2

    counted = example.Counted.__new__(example.Counted)
    alive = example.count_alive()
    with pytest.raises(RuntimeError, match="the `Counted` is constructed already"):
        counted.__init__(Number())
    assert (counted.number, example.count_alive()) == (1, alive + 1)


def test_a_subclass_has_a_constructor_of_its_own(example):
    class Named(example.Counted):
        def __init__(self, name, *, twice):
            super().__init__(2 * twice)
            self.name = name

    class Renamed(Named):
        def __new__(cls, *arguments, **keywords):
            made = super().__new__(cls)
            made.is_renamed = True
            return made

    named = Renamed("a", twice=4)
    assert (named.name, named.number, named.is_renamed) == ("a", 8, True)
    assert weakref.ref(named)() is named


def test_a_subclass_without_one_has_that_of_its_base(example):
    class Plain(example.Derived):
        pass

    assert (Plain(3).twice(), type(Plain(number=3)), Plain(3) < example.Counted(4)) == (60, Plain, True)


def test_what_python_code_assigns_to_a_class_constructs(example, monkeypatch):
    construct, made = example.Derived.__init__, []

    def twice(self, number=1, **keywords):
        construct(self, 2 * number)
        made.append(keywords)

    with monkeypatch.context() as patch:
        patch.setattr(example.Derived, "__init__", twice)
        assert (example.Derived(3).number, example.Derived(number=4).number) == (6, 8)
        assert example.Derived(5, colour="red").number == 10
        assert made == [{}, {}, {"colour": "red"}]
    assert example.Derived(3).number == 3


def test_a_class_calls_with_its_metaclass(example):
    class Counting(type):
        def __call__(cls, *arguments):
            return super().__call__(*arguments), len(arguments)

    class Counted(example.Counted, metaclass=Counting):
        pass

    counted, count = Counted(3)
    assert (counted.number, count) == (3, 1)


def test_a_class_without_a_constructor_makes_nothing(example):
    class Derived(example.Abstract):
        pass

    for kind in (example.Abstract, Derived):
        for arguments, keywords in [((), {}), ((1, 2), {}), ((), {"number": 1})]:
            with pytest.raises(AttributeError, match="`Abstract`: No constructor defined"):
                kind(*arguments, **keywords)


def test_what_keeps_an_object_goes_on_to_the_instance_that_takes_it_over(example):
    pair = example.Pair()
    watched = weakref.ref(pair)
    chosen = pair.choose()
    chosen.thisown = True
    other = example.Counted.__new__(example.Counted)
    other.this = chosen.this
    # The pair frees the object after all.
    other.thisown = False
    del chosen, pair
    assert watched() is not None
    assert other.number == 0
    del other
    assert watched() is None


def test_a_member_is_freed_by_what_has_it(example):
    pair = example.Pair()
    part = pair.second
    part.thisown = True
    assert not part.thisown
    part.acquire()
    assert not part.thisown
    del part, pair


def made_without_constructor(cls, other):
    made = cls.__new__(cls)
    made.this = other.this
    return made


def test_an_instance_takes_over_the_object_of_another(example):
    other = example.Counted(3)
    counted = made_without_constructor(example.Counted, other)
    assert (counted.number, counted == other, counted.thisown, other.thisown) == (3, True, True, False)
    del counted
    assert other.twice() == 6
    example.Taker().take(made_without_constructor(example.Counted, example.Counted(4)))
    around = example.Around()
    part = made_without_constructor(example.Pointing, around.pointing)
    around.pointing.counted = example.Counted(5)
    del around
    gc.collect()
    assert (part.counted.number, part.thisown) == (5, False)
    part.counted.thisown = True


def test_what_an_object_points_to_is_kept_by_its_new_owner(example):
    pointing = example.Pointing()
    pointing.counted = example.Counted(5)
    other = made_without_constructor(example.Pointing, pointing)
    del pointing
    gc.collect()
    assert (other.counted.number, other.counted.thisown) == (5, True)


def test_this_is_assigned_where_there_is_no_object_alone(example):
    counted, other = example.Counted(3), example.Counted(4)
    counted.this = counted.this
    with pytest.raises(AttributeError, match="`this` of an object that has been constructed stays"):
        counted.this = other.this
    with pytest.raises(AttributeError, match="cannot be deleted"):
        del counted.this
    with pytest.raises(TypeError, match="`this`: expected that of another object, got `int`"):
        made_without_constructor(example.Counted, type("Other", (), {"this": 1}))
    with pytest.raises(AttributeError, match="the object was not constructed: it has no `this` yet"):
        made_without_constructor(example.Counted, example.Counted.__new__(example.Counted))
    wrong = made_without_constructor(example.Pointing, other)
    with pytest.raises(TypeError, match="expected a `Pointing`, got a `Counted`"):
        wrong.counted = None
