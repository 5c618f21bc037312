"""Constants and enumerations are attributes of the module, variables those of its `cvar`."""

import pytest


def test_constants_have_the_values_of_cpp(example):
    assert (example.LIMIT, example.VERSION, example.LETTER) == (16, "1.2\0.3", "x")
    assert (example.half, example.computed_text) == (0.5, "computed")
    assert (example.ratio, example.most) == (0.5, 2**64 - 1)


def test_enumerators_are_integers(example):
    assert (example.red, example.green, example.azure, example.nameless) == (0, 5, 6, -3)
    assert (example.Shape_round, example.Shape_square) == (0, 200)


def test_functions_take_and_give_enumerators(example):
    assert example.next(example.red) == 1
    assert example.other(example.Shape_round) == example.Shape_square
    with pytest.raises(OverflowError):
        example.other(256)


def test_variables_are_read_and_assigned(example):
    cvar = example.cvar
    assert "counter" in dir(cvar)
    before = cvar.counter
    cvar.counter = before + 1
    assert cvar.counter == before + 1
    # A reference is read as a pointer, as in SWIG.
    assert "int *" in repr(cvar.alias)
    cvar.color = example.azure
    cvar.flag = True
    assert (cvar.color, cvar.flag, cvar.most) == (example.azure, True, 2**64 - 1)


def test_text_that_is_assigned_stays(example):
    cvar = example.cvar
    cvar.title = "Titel: é"
    cvar.path = "a path " * 100
    assert (cvar.title, cvar.path) == ("Titel: é", "a path " * 100)
    cvar.path = None
    assert cvar.path is None


def test_what_cpp_cannot_assign_to_is_refused(example):
    with pytest.raises(AttributeError, match=r"`cvar.ratio` is constant in C\+\+"):
        example.cvar.ratio = 1.0
    with pytest.raises(AttributeError, match="no variable `missing`"):
        example.cvar.missing = 1
    with pytest.raises(AttributeError, match="no variable `missing`"):
        example.cvar.missing  # noqa: B018
    with pytest.raises(AttributeError, match="cannot be deleted"):
        del example.cvar.counter
    with pytest.raises(TypeError, match=r"`cvar.counter`: argument `value`: expected an integer, got `str`"):
        example.cvar.counter = "1"
