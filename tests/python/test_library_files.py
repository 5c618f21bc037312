"""Files of SWIG's library with macros, such as attribute.i, cpointer.i and cmalloc.i, and `%types`."""

import collections.abc
import importlib
import math
import sys
from array import array

import pytest


@pytest.fixture(scope="session")
def library(library_folder):
    """The module of `library/library.i`."""
    sys.path.insert(0, str(library_folder))
    yield importlib.import_module("library")
    sys.path.remove(str(library_folder))


def test_pairs_of_functions_are_attributes(library):
    account = library.IntAccount()
    assert (account.number, account.balance, account.limit, account.owner) == (1, 2.5, 3, "nobody")
    account.number, account.limit, account.owner = 7, 8, "somebody"
    assert (account.number, account.limit, account.owner) == (7, 8, "somebody")
    with pytest.raises(AttributeError):
        account.balance = 1.0
    assert not hasattr(account, "get_number")
    assert not hasattr(account, "set_owner")


def test_attributes_are_objects(library):
    account, point = library.IntAccount(), library.Point()
    point.x = 4
    account.at = point
    account.end = point
    point.x = 5
    assert (account.at.x, account.end.x) == (4, 4)
    account.at.x = 6
    assert account.at.x == 6


def test_an_attribute_by_value_is_the_callers(library):
    account = library.IntAccount()
    pair = account.pair
    assert pair.thisown
    pair.first = 3
    assert account.pair.first == 0
    account.pair = pair
    assert account.pair.first == 3


def test_a_pointer_class_is_passed_for_the_pointer(library):
    value = library.Double()
    value.assign(3)
    library.half(value)
    assert value.value() == 1.5
    library.half(value.cast())
    assert library.Double.frompointer(value.cast()).value() == 0.75
    with pytest.raises(TypeError, match="Double"):
        library.x_of(value)


def test_an_array_class_is_passed_for_the_first_element(library):
    shorts = library.Shorts(3)
    assert [shorts[index] for index in range(3)] == [0, 0, 0]
    shorts[0], shorts[2] = 5, -2
    assert library.sum(shorts) == library.sum(shorts.cast()) == 3
    points, point = library.Points(2), library.Point()
    point.x = 9
    points[0] = point
    assert library.x_of(points) == points[0].x == 9


def test_types_says_what_else_is_passed(library):
    place = library.Place()
    place.point.x = 3
    assert library.x_of(place) == 3
    # The object that is passed for a point is not a point.
    assert type(place.point) is library.Point
    assert not isinstance(place, library.Point)


def test_memory_is_the_callers_to_free(library):
    integer = library.malloc_int()
    library.memmove(integer, (5).to_bytes(library.sizeof_int, sys.byteorder))
    assert library.cdata_int(integer) == (5).to_bytes(library.sizeof_int, sys.byteorder)
    library.free_int(library.realloc_int(integer, 2))
    zeros = library.calloc_void(4)
    assert library.cdata(zeros, 4) == bytes(4)
    library.free_void(zeros)
    with pytest.raises(OverflowError):
        library.malloc_int(-1)


def test_bytes_are_copied_from_bytes_alone(library):
    memory = library.calloc_void(1)
    with pytest.raises(TypeError):
        library.memmove(memory, "text")
    library.free_void(memory)


def test_cs_mathematics(library):
    assert library.cos(library.M_PI) == -1
    assert library.atan2(1, 1) == math.pi / 4


def test_containers_that_are_returned_stay_objects(library):
    words = library.words()
    assert isinstance(words, library.Words)
    words.append("three")
    assert list(words) == ["one", "two", "three"]


def test_standard_exceptions_are_classes(library):
    for kind in (library.domain_error, library.logic_error, library.exception):
        with pytest.raises(kind) as caught:
            library.refuse(1)
        assert caught.value.what() == "one"
    with pytest.raises(library.runtime_error):
        library.refuse(2)
    assert not issubclass(library.runtime_error, library.logic_error)


def test_text_that_c_plus_plus_writes(library):
    assert (library.name_of(), library.chunk_of()) == ("quaff", "a\0b")
    assert (library.shout("abc"), library.shout("abcdefgh")) == ("ABC", "ABCDE")
    assert library.lengthen("long") == "long-er"
    assert (library.repeat(3), library.fill(4)) == ("xxx", "yyy")
    assert (library.make_text(), library.make_bytes()) == ("made", "c\0d")
    assert (library.zeros("a\0b\0"), library.length_of_message("ab\0c")) == (2, 4)
    for function in (library.shout, library.zeros, library.repeat):
        with pytest.raises(TypeError):
            function([])


def test_room_for_letters_is_a_number_of_its_type(library):
    assert library.repeat_in_wide_room(3) == "xxx"
    for function in (library.repeat, library.fill):
        for room in (2**31 - 1, 2**31, 2**32, 2**63, 2**64 - 2, 2**64 - 1, -1):
            with pytest.raises(OverflowError):
                function(room)
    for room in (2**64 - 1, 2**64, -1):
        with pytest.raises(OverflowError):
            library.repeat_in_wide_room(room)


def test_arguments_as_main_takes_them(library):
    assert library.joined(["a", "bc"]) == library.joined(("a", "bc")) == "a;bc;end"
    assert library.joined([]) == "end"
    assert library.joined(None) == "null"
    for given in ("ab", [1]):
        with pytest.raises(TypeError, match="char \\*\\*ARGV"):
            library.joined(given)
    with pytest.raises(ValueError, match="zero inside text"):
        library.joined(["a", "b\0c"])


def test_buffers(library):
    memory = bytearray(b"abc")
    library.count_up(memory)
    assert memory == b"bcd"
    memory.append(0)  # no buffer is left
    assert library.total_of(array("d", [1.5, 2])) == 3.5
    assert library.length_of_letters(b"ab\0") == 2
    for given in (b"constant", "text", 1):
        with pytest.raises(TypeError, match="unsigned char \\*memory, int bytes_of_memory"):
            library.count_up(given)


def test_objects_of_the_class_that_they_are_of(library):
    assert library.make_shape(0).radius == 1
    assert library.make_shape(1).side == 2
    assert type(library.make_shape(2)) is library.Shape


def test_instantiations_without_a_name_are_values(library):
    assert library.turned((3, 4.5)) == (4, 3.0)
    with pytest.raises(TypeError):
        library.turned((1, 2, 3))


def test_results_that_code_makes_nothing_of(library):
    assert library.quiet(1) is None
    assert library.written_after() == 3


def test_text_that_c_plus_plus_changes(library):
    assert library.double_text("ab") == "abab"
    assert library.make_text(3) == [3, "xxx"]
    assert library.read_text("text") == "text"
    assert library.read_text(None) == "nothing"
    assert library.double_wide("\u03b1") == "\u03b1\u03b1"
    with pytest.raises(TypeError, match=r"argument 1 of type 'std::string ?&'"):
        library.double_text(b"ab")


def test_the_stub_names_text_that_cxx_writes(library_folder):
    stub = (library_folder / "library.pyi").read_text()
    assert "def make_text(count: SupportsIndex) -> list[int | str]: ..." in stub
    assert "def read_text(INPUT: str | None) -> str: ..." in stub


def test_pairs_that_c_plus_plus_changes_are_returned_in_the_order_of_parameters(library):
    assert library.turn((3, 4.5)) == [(4, 3.0), 3]
    with pytest.raises(TypeError):
        library.turn((1, 2, 3))


def test_containers_that_c_plus_plus_changes_are_returned(library):
    assert library.double_numbers([1, 2]) == (2, 4)
    assert library.double_numbers(()) == ()
    for bad in (None, 3, "12", [1.5], ["x"], [2**40]):
        with pytest.raises((TypeError, OverflowError)):
            library.double_numbers(bad)
    assert library.find_words() == [2, ("one", "two")]
    counts = library.count_words(["a", "b", "a"])
    assert isinstance(counts, library.Counts)
    assert counts.asdict() == {"a": 2, "b": 1}
    assert library.count_keys({1, 2, 3}) == 3
    assert library.letters_beside_containers() == "letters"
    assert [library.which_container(given) for given in ([1], {"a": 1})] == ["numbers", "counts"]
    with pytest.raises(TypeError, match="takes no `str`"):
        library.which_container("text")


def test_an_instance_that_c_plus_plus_changes_is_changed_in_place(library):
    numbers = library.Numbers([1, 2])
    assert library.double_numbers(numbers) == (2, 4)
    assert list(numbers) == [2, 4]
    shown = memoryview(numbers)
    with pytest.raises(BufferError, match="may not move"):
        library.double_numbers(numbers)
    assert shown.tolist() == [2, 4]


def test_a_container_may_name_its_allocator(library):
    reals = library.Reals([1.5, 2.5])
    reals[0:1] = [3.5]
    assert library.first_real(reals) == 3.5
    assert library.first_real([4.5]) == 4.5
    assert list(library.same_reals(reals)) == [3.5, 2.5]
    assert library.same_letters_of("text") == "text"


def test_wide_text_in_memory_of_the_callers(library):
    assert library.greet() == "gr\xfc\xdfe"
    assert library.add_suffix("name") == "name-end"
    assert library.fill_wide(3) == "xxx"


def test_wide_letters_are_text(library):
    assert library.next_letter("a") == "b"
    assert library.next_letter(97) == "b"
    assert library.same_letters("text") == "text"
    assert library.same_letters(None) is None
    assert library.same_letters("cut\0off") == "cut"
    assert (library.kind_of("a"), library.kind_of(1)) == ("letter", "number")
    with pytest.raises(TypeError):
        library.next_letter("ab")
    with pytest.raises(TypeError, match="invalid null reference"):
        library.length_of(None)


def test_wide_letters_of_objects_and_variables(library):
    label = library.Label()
    assert (label.text, label.mark) == (None, "a")
    label.text, label.mark, label.code = "text", "b", "12345"
    assert (label.text, label.mark, label.code) == ("text", "b", "123")
    assert (label.all, library.cvar.wide_letter_pair) == ("xy", "pq")
    library.cvar.wide_mark = "n"
    assert library.cvar.wide_mark == "n"


def test_a_letter_is_text_or_its_number(library):
    assert library.next_char("a") == library.next_char(97) == "b"
    assert library.next_char(0) == "\x01"
    # C often declares flags as `char`.
    assert library.next_char(True) == "\x02"
    for given, error in ((256, OverflowError), (-129, OverflowError), (1.0, TypeError)):
        with pytest.raises(error):
            library.next_char(given)


def test_objects_move_to_c_plus_plus(library):
    cargo = library.Cargo(5)
    assert library.load(cargo) == 5
    assert not cargo.thisown
    with pytest.raises(RuntimeError, match="cannot release ownership as memory is not owned"):
        library.load(cargo)


def test_constraints(library):
    assert library.root_of(4) == 2
    assert library.inverse_of(4) == 0.25
    with pytest.raises(ValueError, match=r"Expected a non-negative value\."):
        library.root_of(-1)
    with pytest.raises(ValueError, match=r"Expected a positive value\."):
        library.inverse_of(0)
    with pytest.raises(TypeError, match=r"Received a NULL pointer\."):
        library.weight_of(None)


def test_containers_are_of_abstract_classes(library):
    assert issubclass(library.Numbers, collections.abc.MutableSequence)
    assert isinstance(library.Numbers([1, 2]), collections.abc.MutableSequence)


def test_an_object_beside_what_c_plus_plus_writes(library):
    cargo, twice = library.make_cargo(3)
    assert (cargo.weight, twice) == (3, 6)
    assert cargo.thisown
    assert library.make_cargo(0) == [None, 0]


def test_text_that_a_pointer_leads_to(library):
    assert library.text_length("text") == 4
    assert library.text_length(None) == 0
    assert library.text_place() == "text"
    with pytest.raises(TypeError):
        library.text_length(b"text")


def test_a_number_that_is_thrown_is_the_argument_of_the_exception(library):
    with pytest.raises(RuntimeError) as raised:
        library.throw_number(37)
    assert raised.value.args == (37,)


def test_streams_of_text(library):
    out = library.ostringstream("")
    out << "a" << 1 << " " << 2.5 << True << 2**63
    library.report(out, library.Point())
    assert out.str() == f"a1 2.51{2**63}x = 0"
    out.str("")
    out.write("\N{SNOWMAN}\n")
    assert (out.str(), out.good(), bool(out)) == ("\N{SNOWMAN}\n", True, True)
    both = library.stringstream("1 2 3")
    assert (library.total(both), both.eof(), bool(both)) == (6, True, False)
    lines = library.istringstream("one\ntwo\nthree\n")
    assert (lines.readline(), lines.read(), lines.readline()) == ("one", "two\nthree\n", "")
    wide = library.wostringstream()
    wide << "\N{SNOWMAN}" << 1
    assert wide.str() == "\N{SNOWMAN}1"


def test_manipulators_of_streams(library):
    out, wide = library.ostringstream(), library.wostringstream()
    out << "a" << library.ends << library.endl << library.flush
    wide << "b" << library.wends << 1 << library.wendl
    assert (out.str(), wide.str()) == ("a\0\n", "b\0001\n")
    with pytest.raises(TypeError):
        out << library.wendl


def test_streams_of_the_standard_library(library, capfd):
    library.cvar.cout << "to standard output\n"
    library.cvar.cout.flush()
    library.report(library.errors(), library.Point())
    assert tuple(capfd.readouterr()) == ("to standard output\n", "x = 0")
    with pytest.raises(TypeError):
        library.total(library.cvar.cout)


def test_queues_and_stacks(library):
    numbers = library.counted(4)
    assert (len(numbers), numbers.front(), numbers.back()) == (4, 0, 3)
    numbers.pop()
    numbers.push(10)
    assert library.drained(numbers) == 16
    assert not numbers
    for read in (numbers.front, numbers.back, numbers.pop):
        with pytest.raises(IndexError, match="there are no elements"):
            read()
    points = library.PointStack()
    point = library.Point()
    point.x = 3
    points.push(point)
    assert (points.top().x, points.size()) == (3, 1)
    points.pop()
    with pytest.raises(IndexError):
        points.top()
