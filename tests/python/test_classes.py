"""C++ objects: who frees them, what keeps them alive, and refusals."""

import copy
import gc
import sys
import threading
import weakref

import pytest

pytestmark = pytest.mark.usefixtures("nothing_is_left")


def test_an_object_goes_with_its_instance(example):
    counted = example.Counted(3)
    alive = example.count_alive()
    del counted
    assert example.count_alive() == alive - 1


@pytest.mark.parametrize("arguments", [(-1,), ("text",), (1, 2)])
def test_a_failed_constructor_leaves_nothing(example, arguments):
    alive = example.count_alive()
    for _ in range(100):
        with pytest.raises((ValueError, TypeError)):
            example.Counted(*arguments)
    assert example.count_alive() == alive


def test_errors_name_the_method(example):
    counted = example.Counted(1)
    with pytest.raises(TypeError, match=r"`Counted\.twice` takes 0 arguments, got 1"):
        counted.twice(1)
    with pytest.raises(TypeError, match=r"`Counted\.number`: argument `value`: expected an integer"):
        counted.number = "one"
    with pytest.raises(AttributeError, match=r"`Counted\.number` cannot be deleted"):
        del counted.number


def test_constant_functions_are_those_that_are_called(example):
    switch = example.Switch()
    assert (switch.which(), switch.which_constant()) == ("changing", "constant")


def test_an_object_is_as_true_as_cpp_says(example):
    switch = example.Switch()
    assert not switch
    switch.on = True
    assert (bool(switch), switch.is_on()) == (True, True)


def test_a_base_that_is_left_out_is_one_all_the_same(example):
    seen = example.Seen()
    assert not hasattr(example, "Hidden")
    assert (example.hidden_of(seen), example.root_of(seen), seen.root()) == (3, 1, 1)
    assert isinstance(seen, example.Root)


def test_operators_beside_a_class_are_its_methods(example):
    metres = example.Metres(2)
    assert (metres + metres).value == 4
    assert (3 * metres).value == 6
    assert (-metres).value == -2
    assert metres == example.Metres(2)
    assert metres != example.Metres(3)
    assert metres != "two"
    metres += 1.5
    assert metres.value == 3.5
    assert example.value_in_feet(example.Metres(0.3048)) == 1
    for call in (lambda: metres + 1, lambda: metres * 2, lambda: "a" * metres):
        with pytest.raises(TypeError):
            call()


def test_a_deep_copy_is_one_of_cpp(example):
    pairs = [example.Pair(), example.Pair()]
    pairs[0].first.number = 3
    copies = copy.deepcopy(pairs)
    copies[0].first.number += 1
    assert (pairs[0].first.number, copies[0].first.number) == (3, 4)


def test_no_pointer_to_anything_is_what_is_gone(example):
    pair = example.Pair()
    taken = example.give(1)
    assert example.is_there(taken)
    pair.chosen = taken
    part = pair.second
    example.Taker().take(example.Counted(1))
    assert example.is_there(part)
    gone = example.Counted(5)
    example.Taker().take(gone)
    with pytest.raises((RuntimeError, TypeError)):
        example.is_there(gone)


def test_what_is_part_of_an_object_keeps_it(example):
    pair = example.Pair()
    pair.second.number = 5
    part, chosen = pair.second, pair.choose()
    del pair
    gc.collect()
    assert (part.number, chosen.number, part == chosen) == (5, 5, True)
    assert not part.thisown


def test_what_a_member_points_to_is_kept_once(example):
    pair = example.Pair()
    alive = example.count_alive()
    for number in range(100):
        pair.chosen = example.Counted(number)
        assert pair.chosen.number == number
        assert pair.chosen is pair.chosen
    assert example.count_alive() == alive + 1
    pair.chosen = None
    assert pair.chosen is None
    assert example.count_alive() == alive


def test_what_is_copied_is_not_kept(example):
    pair, counted = example.Pair(), example.Counted(4)
    alive = example.count_alive()
    pair.first = counted
    del counted
    assert example.count_alive() == alive - 1
    assert pair.first.number == 4


def test_cycles_are_collected(example):
    one, two = example.Link(), example.Link()
    one.next, two.next = two, one
    watched = weakref.ref(one)
    del one, two
    gc.collect()
    assert watched() is None


def test_cycles_through_attributes_are_collected(example):
    class Subclass(example.Counted):
        def __init__(self):
            super().__init__(1)
            self.own = self

    Subclass()
    plain = example.Counted(1)
    plain.own = plain
    del plain


def test_results_by_value_are_the_callers(example):
    counted = example.Counted(1)
    for _ in range(100):
        counted = counted.next()
    assert counted.number == 101
    assert counted.thisown


def test_new_objects_are_freed_and_others_are_not(example):
    given = example.give(3)
    assert given.thisown
    given.thisown = False
    assert not given.thisown
    given.thisown = True


def test_an_object_that_cpp_has_freed_is_refused(example):
    counted = example.Counted(3)
    example.Taker().take(counted)
    with pytest.raises(RuntimeError, match=r"`Counted\.twice`: the `Counted` is gone"):
        counted.twice()
    with pytest.raises(RuntimeError, match=r"argument `counted`: the `Counted` is gone"):
        example.number_of(counted)


def test_an_object_is_gone_that_cpp_has_freed_before_it_threw(example):
    counted = example.Counted(3)
    with pytest.raises(RuntimeError, match="taken"):
        example.Taker().take_and_throw(counted)
    assert not counted.thisown
    with pytest.raises(RuntimeError, match=r"`Counted\.twice`: the `Counted` is gone"):
        counted.twice()


def test_an_object_is_the_callers_still_where_the_call_was_refused(example):
    counted = example.Counted(3)
    with pytest.raises(TypeError, match="takes 1 argument, got 2"):
        example.Taker().take(counted, counted)
    assert (counted.thisown, counted.twice()) == (True, 6)


def test_what_a_part_of_an_object_points_to_is_left_to_cpp(example):
    around, counted = example.Around(), example.Counted(5)
    around.pointing.counted = counted
    assert not counted.thisown
    del counted
    gc.collect()
    assert around.pointing.counted.number == 5
    example.free_pointed(around)


def test_what_a_static_member_points_to_is_left_to_cpp(example):
    example.Pointing().common = example.Counted(5)
    gc.collect()
    assert example.Pointing.common.number == 5
    example.free_common()


def test_an_object_is_left_to_cpp_with_what_it_points_to(example):
    alive = example.count_alive()
    pointing = example.Pointing()
    pointing.counted = example.Counted(5)
    pointing.thisown = False
    assert not pointing.counted.thisown
    with pytest.raises(RuntimeError, match="Python does not own it"):
        example.free_pointing(pointing)
    pointing.thisown = True
    example.free_pointing(pointing)
    assert example.count_alive() == alive


def test_what_a_consumed_object_points_to_is_left_to_cpp(example):
    pointing = example.Pointing()
    pointing.counted = example.Counted(5)
    alive = example.count_alive()
    example.free_pointing(pointing)
    del pointing
    assert example.count_alive() == alive - 1


def test_a_method_that_returns_an_argument_gives_that(example):
    counted, derived = example.Counted(1), example.Derived(2)
    assert counted.larger(derived) is derived
    larger = counted.larger(example.Derived(3))
    gc.collect()
    assert (larger.number, larger.twice()) == (3, 60)


def test_a_method_that_returns_part_of_an_argument_keeps_that(example):
    pair, alive = example.Pair(), example.count_alive()
    pair.second.number = 7
    second = example.Taker().second_of(pair)
    del pair
    gc.collect()
    assert (second.number, example.count_alive()) == (7, alive)


def test_an_object_that_has_a_part_of_its_own_as_an_attribute_is_collected(example):
    pair = example.Pair()
    pair.part = pair.second
    watched = weakref.ref(pair)
    del pair
    gc.collect()
    assert watched() is None


def test_a_long_chain_of_objects_is_freed(example):
    chain = None
    for _ in range(100_000):
        link = example.Link()
        link.next = chain
        chain = link
    del link, chain


def test_no_argument_frees_an_object_of_the_call(example):
    class Frees:
        def __init__(self, taken, take):
            self.taken, self.take = taken, take

        def __index__(self):
            self.take(self.taken)
            return 1

    pointing, counted = example.Pointing(), example.Counted(1)
    with pytest.raises(RuntimeError, match=r"`Pointing\.add`: the `Pointing` is gone"):
        pointing.add(Frees(pointing, example.free_pointing))
    for call in (example.number_or, lambda counted, number: example.number_after(number, counted)):
        counted = example.Counted(1)
        with pytest.raises(RuntimeError, match=r"argument `counted`: the `Counted` is gone"):
            call(counted, Frees(counted, example.Taker().take))


def test_a_part_goes_with_what_keeps_it_through_other_parts(example):
    around = example.Around()
    pair = around.pair
    # With `thisown`, the pair counts as an object of its own, which keeps its parts alive.
    pair.thisown = True
    first = pair.first
    pair.thisown = False
    example.free_around(around)
    with pytest.raises(RuntimeError, match="the `Counted` is gone"):
        _ = first.number


def test_modules_of_another_layout_share_no_classes(example):
    shared = vars(sys.modules["_quaff_shared_1"])
    for name in ("classes", "Object"):
        assert [key for key in shared if key.startswith(f"{name} of quaff ") and "rustc " in key]


def test_derived_objects_are_taken_for_their_bases(example):
    derived = example.Derived(3)
    assert (derived.twice(), derived.number, derived.label) == (60, 3, 7)
    assert example.Counted.twice(derived) == 60
    assert (example.number_of(derived), example.number_or(derived, 9), example.number_or(None, 9)) == (
        3,
        3,
        9,
    )
    assert (example.kind_of(derived), example.kind_of(example.Counted(1))) == ("Derived", "Counted")
    with pytest.raises(TypeError, match="expected a `Counted`, got a `Other`"):
        example.number_of(example.Other())
    with pytest.raises(TypeError, match="expected a `Counted`, got `NoneType`"):
        example.number_of(None)


def test_another_class_by_assignment_is_refused(example):
    counted = example.Counted(3)
    counted.__class__ = example.Other
    with pytest.raises(TypeError, match="expected a `Other`, got a `Counted`"):
        _ = counted.label


def test_a_subclass_constructs_its_base(example):
    class Doubled(example.Counted):
        def __init__(self, number):
            super().__init__(2 * number)

        def twice(self):
            return -super().twice()

    doubled = Doubled(3)
    assert (doubled.number, doubled.twice(), doubled < example.Counted(7)) == (6, -12, True)
    assert example.number_of(doubled) == 6


def test_a_subclass_that_does_not_is_refused(example):
    class Forgetful(example.Counted):
        def __init__(self):
            pass

    with pytest.raises(RuntimeError, match=r"the `Counted` was not constructed"):
        Forgetful().twice()
    with pytest.raises(RuntimeError, match=r"the `Counted` is constructed already"):
        example.Counted(1).__init__(2)


def test_two_bases_of_python_are_one_object(example):
    class Both(example.Counted, example.Taker):
        def __init__(self):
            example.Counted.__init__(self, 3)

    both = Both()
    assert both.twice() == 6
    with pytest.raises(TypeError, match="expected a `Taker`, got a `Counted`"):
        both.take(None)


def test_copies_are_objects_of_their_own(example):
    counted = example.Counted(3)
    copied = copy.copy(counted)
    copied.number = 4
    assert (counted.number, copied.number, copied.thisown) == (3, 4, True)


def test_operands_that_are_not_taken_are_left_to_the_other(example):
    class Greater:
        def __gt__(self, other):
            return "greater"

    assert (example.Counted(1) < Greater()) == "greater"
    with pytest.raises(TypeError, match="not supported between"):
        _ = example.Counted(1) < "text"


def test_instances_have_attributes_and_weak_references(example):
    counted = example.Counted(3)
    counted.colour = "red"
    watched = weakref.ref(counted)
    assert (counted.colour, watched() is counted) == ("red", True)
    del counted
    assert watched() is None


def test_threads_make_and_drop_objects(example):
    def work():
        for number in range(1000):
            pair = example.Pair()
            pair.chosen = example.Counted(number)
            assert pair.choose().twice() == 0

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
