"""Typemaps with code: `%typemap(in) int *value { … }`."""

import gc
import importlib
import inspect
import sys
from pathlib import Path

import pytest

BUILT = Path(__file__).parents[2] / "target" / "tests"


@pytest.fixture(scope="session")
def typemaps(typemaps_folder):
    """The module of `typemaps/typemaps.i`."""
    sys.path.insert(0, str(typemaps_folder))
    yield importlib.import_module("typemaps")
    sys.path.remove(str(typemaps_folder))


def test_init_code_runs_when_the_module_is_loaded(typemaps):
    assert typemaps.was_loaded_whole()


def test_one_object_is_read_for_several_parameters(typemaps):
    assert typemaps.total([1, 2.5]) == typemaps.total((1, 2.5)) == 3.5
    with pytest.raises(TypeError, match="must be real number, not str"):
        typemaps.total(["one"])
    with pytest.raises(TypeError, match="has no len"):
        typemaps.total(1)


def test_what_c_plus_plus_writes_is_returned(typemaps):
    assert typemaps.divided(17, 5) == [3, 2]
    assert typemaps.halved() == 5000
    assert typemaps.named(3) == "number 3"
    assert typemaps.both() == [1, "one"]


def test_results_are_made_by_code(typemaps):
    assert typemaps.pair(1, 2) == (1, 2)
    assert typemaps.twice(3) == (3, 3)
    assert typemaps.same_pair() == [8, 9]
    assert typemaps.make_number(5) == 5


def test_arguments_are_checked(typemaps):
    assert typemaps.inverse(4) == 0.25
    with pytest.raises(ValueError, match=r"^in method 'inverse', argument 1 of type 'int': positive$"):
        typemaps.inverse(0)
    assert typemaps.quotient(17, 5) == [3, 2]
    with pytest.raises(ValueError, match="divided by zero"):
        typemaps.quotient(17, 0)


def test_what_is_returned_is_checked(typemaps):
    assert typemaps.positive_number(1) == 1
    with pytest.raises(ValueError, match="negative"):
        typemaps.positive_number(-1)


def test_arguments_have_first_values_and_defaults(typemaps):
    assert typemaps.sum_of(1) == 8
    assert typemaps.sum_of(1, 2) == 3
    assert typemaps.begin(2) == 42


def test_objects_are_found_by_their_classes(typemaps):
    assert typemaps.sides(typemaps.Shape(3)) == 3
    assert typemaps.sides(typemaps.Square()) == 4
    assert typemaps.sides(None) == -1
    assert typemaps.made(6).sides == 6
    with pytest.raises(TypeError, match=r"^in method 'sides', argument 1 of type 'Shape\*'$"):
        typemaps.sides("square")
    shape = typemaps.Shape(3)
    typemaps.take(shape)
    assert not shape.thisown


def test_code_gets_nothing_to_change_that_an_array_shows(typemaps):
    numbers = typemaps.Numbers([1.5, 2.5])
    with memoryview(numbers) as shown:
        with pytest.raises(BufferError, match="shows the object"):
            typemaps.grow(numbers)
        assert typemaps.first(numbers) == shown[0] == 1.5
    typemaps.grow(numbers)
    assert len(numbers) == 1000


def test_code_gets_nothing_to_free_that_an_array_shows(typemaps):
    corners = typemaps.Corners()
    shown = corners.at
    with pytest.raises(BufferError, match="shows the object"):
        typemaps.eat(corners)
    assert list(shown) == [1, 2, 3]
    del shown
    typemaps.eat(corners)
    with pytest.raises(RuntimeError, match="in method 'eat', argument 1"):
        typemaps.eat(corners)


def test_overloads_are_told_apart(typemaps):
    assert typemaps.which([1, 2]) == "list of 2"
    assert typemaps.which(1.5) == "number"
    assert typemaps.which("a") == "text"
    assert typemaps.kind(4) == "long 8"
    assert typemaps.kind(typemaps.Square()) == "shape"
    with pytest.raises(TypeError, match="no overload"):
        typemaps.which(None)


def test_typemaps_are_for_names_and_types(typemaps):
    assert typemaps.by(0, 5, 0) == 151
    assert typemaps.other(0) == 2
    assert typemaps.of_array(None) == 3
    assert typemaps.Shape(3).plus(0) == 4


def test_typemaps_are_applied_to_other_types(typemaps):
    assert typemaps.code(6) == 6
    with pytest.raises(TypeError, match="in method 'code', argument 1 of type 'Code'"):
        typemaps.code("six")
    assert typemaps.length("äb") == 3
    assert typemaps.number(4) == 4


def test_variables_and_members_have_code(typemaps):
    typemaps.cvar.level = 5
    assert typemaps.cvar.level == 51
    with pytest.raises(TypeError):
        typemaps.cvar.level = "five"
    shape = typemaps.Shape(3)
    shape.field = 4
    assert shape.field == "12!"


def test_what_is_made_for_a_call_is_freed(typemaps):
    gc.collect()
    before = typemaps.alive()
    assert typemaps.value_of(3) == 3
    with pytest.raises(IndexError, match="negative"):
        typemaps.value_of(-1)
    assert typemaps.value_in_range(3) == 3
    with pytest.raises(IndexError, match="negative"):
        typemaps.value_in_range(-1)
    assert typemaps.owned() == typemaps.owned_text() == "a"
    assert typemaps.use(typemaps.Token())
    with pytest.raises(ValueError, match="no token"):
        typemaps.use(None)
    typemaps.made(3)
    typemaps.take(typemaps.Shape(3))
    gc.collect()
    assert typemaps.alive() == before


def test_no_reference_is_lost(typemaps):
    """Not even if a call fails."""
    numbers, word, shape = [1.5, 2.5], "one more word", typemaps.Shape(3)

    def calls():
        typemaps.total(numbers)
        typemaps.length(word)
        typemaps.sides(shape)
        typemaps.which(numbers)
        typemaps.divided(17, 5)
        typemaps.pair(1, 2)
        for call in (
            lambda: typemaps.sides(word),
            lambda: typemaps.total(word),
            lambda: typemaps.which(None),
        ):
            with pytest.raises(TypeError):
                call()

    calls()
    gc.collect()
    counts = [sys.getrefcount(each) for each in (numbers, word, shape, None)]
    for _ in range(100):
        calls()
    gc.collect()
    after = [sys.getrefcount(each) for each in (numbers, word, shape, None)]
    assert after[:3] == counts[:3]
    assert abs(after[3] - counts[3]) < 50


def test_code_of_another_typemap_inside(typemaps):
    assert typemaps.sides_of(3) == 4
    with pytest.raises(TypeError):
        typemaps.sides_of("three")
    assert typemaps.labelled(2) == "label 2"
    assert typemaps.added(4, 1) == 10 * (2 * 4 + 7) + 1
    assert typemaps.sum_of_halves((4.0, 2)) == 10 * 2 + 1
    with pytest.raises(TypeError):
        typemaps.sum_of_halves((4.0, "two"))


def test_typemaps_inside_templates_name_their_parameters(typemaps):
    assert typemaps.ShortRange().end(1.5) == 3
    assert typemaps.DoubleRange().end(1.5) == 12
    assert typemaps.ShortRange().twice(4) == 8
    assert typemaps.DoubleRange().twice(1.5) == 3


def test_a_default_needs_no_code_that_reads_the_parameter(typemaps):
    part = typemaps.Part()
    part.weight = 4
    assert (typemaps.add_flags(1), typemaps.add_flags(1, 1)) == (4, 2)
    assert (typemaps.heavier(part), typemaps.heavier(part, 1)) == (7, 5)
    assert typemaps.has_no_scale()
    assert typemaps.has_no_scale(None)
    assert (typemaps.label_of(1), typemaps.label_of(1, "a")) == ("none1", "a1")
    assert (typemaps.weight_of(), typemaps.weight_of(part)) == (7, 4)
    assert (typemaps.chosen(), typemaps.chosen(5)) == (3, 5)
    assert (typemaps.chosen("w"), typemaps.chosen("w", 5)) == (-3, -5)
    with pytest.raises(TypeError, match=r"^`add_flags` takes 1 to 2 arguments, got 0$"):
        typemaps.add_flags()
    with pytest.raises(TypeError, match=r"argument 2 of type 'int'"):
        typemaps.add_flags(1, "x")
    with pytest.raises((TypeError, ValueError), match=r"argument 1 of type 'Part ?&'"):
        typemaps.weight_of(None)


def test_included_code_names_the_types_of_the_module(typemaps):
    corner = typemaps.made_by_local_code()
    assert (type(corner), corner.degrees, corner.thisown) == (typemaps.Corner, 90, True)


def test_code_that_frees_stands_beside_the_code_that_it_matches(typemaps):
    assert typemaps.weight_by_number(3) == 3
    assert typemaps.weight_by_name(3) == 6


def test_a_typemap_stands_above_the_type_that_it_is_for(typemaps):
    assert typemaps.share(99) == 99
    with pytest.raises(ValueError, match=r"^too many$"):
        typemaps.share(101)


def test_what_a_function_says_that_it_throws_goes_before_the_code_around(typemaps):
    assert typemaps.raise_known(0) == 0
    with pytest.raises(typemaps.Known):
        typemaps.raise_known(1)
    with pytest.raises(RuntimeError, match=r"^caught around$"):
        typemaps.raise_known(2)
    assert typemaps.Thrower().add() == 1


def test_names_that_c_plus_plus_has_for_something_else(typemaps):
    assert typemaps.larger(1, 2) == 2
    assert typemaps.befriended(typemaps.Friendly()) == 3


def test_text_in_braces_keeps_its_lines(typemaps):
    assert typemaps.raw.__doc__ == 'in "quotes" and a \\ backslash'
    assert inspect.getdoc(typemaps.braced) == "It's here:\n\n  indented"
    assert typemaps.prepared(0) == 7


def test_every_parameter_is_named_where_the_interface_says_so(typemaps):
    assert typemaps.without_names(_from=3, arg2=4) == 3


def test_c_plus_plus_knows_that_it_is_for_python(typemaps):
    assert typemaps.is_for_python()
    assert typemaps.anything() == 5


class Exporter:
    """Exports a capsule, once."""

    def __init__(self, capsule):
        self.capsule, self.keywords = capsule, None

    def __dlpack__(self, **keywords):
        self.keywords = keywords
        return self.capsule

    def __dlpack_device__(self):
        return 1, 0


def test_tensors_of_dlpack_belong_to_whom_they_are_passed(typemaps):
    numpy = pytest.importorskip("numpy")
    assert typemaps.tensor(-1) is None
    # A capsule that is not consumed frees the tensor.
    capsule = typemaps.tensor(3)
    assert "dltensor" in repr(capsule)
    assert typemaps.live_tensors() == 1
    del capsule
    assert typemaps.live_tensors() == 0
    # C++ frees the tensor that it gets.
    capsule = typemaps.tensor(3)
    assert typemaps.last(capsule) == 2
    assert typemaps.live_tensors() == 0
    with pytest.raises(ValueError, match="the tensor of the capsule was consumed before"):
        typemaps.last(capsule)
    exporter = Exporter(typemaps.versioned_tensor(4))
    assert typemaps.last_versioned(exporter) == 3
    assert exporter.keywords == {"max_version": (1, 0)}
    # A tensor that C++ does not get because of a later argument is freed.
    assert typemaps.last_times_size(typemaps.tensor(3), [1, 2]) == 4
    with pytest.raises(TypeError, match="argument `others`: element 1: expected an int"):
        typemaps.last_times_size(typemaps.tensor(3), [1, "2"])
    assert typemaps.live_tensors() == 0
    # Another major version has another layout.
    with pytest.raises(BufferError, match=r"of version 1, got one of version 2\.0: export it with"):
        typemaps.last_versioned(typemaps.versioned_tensor(4, 2))
    assert typemaps.live_tensors() == 0
    assert typemaps.last(numpy.arange(5.0)) == typemaps.last_versioned(numpy.arange(5.0)) == 4
    # A tensor that another library has consumed belongs to that library.
    array = numpy.from_dlpack(Exporter(typemaps.tensor(3)))
    assert array.tolist() == [0, 1, 2]
    assert typemaps.live_tensors() == 1
    del array
    assert typemaps.live_tensors() == 0


def test_a_tensor_that_c_plus_plus_never_gets_is_freed(typemaps):
    with pytest.raises(ValueError, match="refused"):
        typemaps.last(typemaps.tensor(3), True)
    assert typemaps.live_tensors() == 0
    for wrong in (None, 1, typemaps.versioned_tensor(1), typemaps.last):
        with pytest.raises(TypeError):
            typemaps.last(wrong)
        with pytest.raises(TypeError, match="expected a DLPack capsule"):
            typemaps.last_of_two(typemaps.tensor(1), wrong)
    del wrong
    gc.collect()
    assert typemaps.live_tensors() == 0
