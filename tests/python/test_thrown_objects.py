"""Thrown C++ objects, as exceptions that can be caught by name."""

import copy
import gc
import inspect

import pytest

from programs import run


def test_a_class_is_caught_by_its_name(example):
    with pytest.raises(example.Trouble) as error:
        example.make_trouble(1)
    raised = error.value
    assert type(raised) is example.Trouble
    assert (raised.code, raised.twice()) == (1, 2)
    raised.code = 7
    assert raised.twice() == 14
    assert example.make_trouble(0) == 0


def test_a_derived_class_is_caught_as_its_base(example):
    assert issubclass(example.DeepTrouble, example.Trouble)
    with pytest.raises(example.Trouble) as error:
        example.make_trouble(2)
    assert type(error.value) is example.DeepTrouble
    assert (error.value.depth(), error.value.code) == (3, 2)


def test_what_it_says_is_its_text(example):
    with pytest.raises(example.Described, match=r"^described$") as error:
        example.make_trouble(3)
    assert error.value.args == ("described",)
    assert error.value.what() == "described"


def test_what_only_cpp_knows_that_it_says_is_its_text(example):
    with pytest.raises(example.Numbered, match=r"^number 5$") as error:
        example.make_trouble(5)
    copied = copy.copy(error.value)
    assert (error.value.args, error.value.number, copied.number) == (("number 5",), 5, 5)
    assert str(copied) == "number 5"


def test_a_pointer_is_thrown_as_what_it_points_to(example):
    with pytest.raises(example.Trouble) as error:
        example.make_trouble(4)
    assert error.value.code == 4


def test_python_makes_raises_and_passes_them(example):
    trouble = example.Trouble(5)
    assert isinstance(trouble, Exception)
    assert example.code_of(trouble) == 5
    with pytest.raises(example.Trouble) as error:
        raise trouble
    assert error.value is trouble
    with pytest.raises(TypeError):
        example.code_of(ValueError())
    with pytest.raises(AttributeError):
        trouble.nothing  # noqa: B018


def test_a_class_of_python_s_derives_of_it(example):
    class Own(example.Trouble):
        pass

    assert example.code_of(Own(3)) == 3


def test_an_exception_shows_the_members_of_its_class(example):
    assert {"code", "twice", "alive"} <= set(vars(example.Trouble))
    assert str(inspect.signature(example.Trouble.twice)) == "(self, /)"
    assert inspect.isdatadescriptor(example.Trouble.code)


def test_a_copy_has_an_object_of_its_own(example):
    with pytest.raises(example.Trouble) as error:
        example.make_trouble(1)
    copied = copy.copy(error.value)
    copied.code = 9
    assert (type(copied), copied.twice(), error.value.code) == (example.Trouble, 18, 1)


def test_nothing_is_lost(example):
    def use():
        for how in (1, 2, 4):
            with pytest.raises(example.Trouble) as error:
                example.make_trouble(how)
            example.code_of(error.value)
        example.code_of(example.Trouble(1))

    use()
    gc.collect()
    before = example.Trouble.alive()
    for _ in range(100):
        use()
    gc.collect()
    assert example.Trouble.alive() == before


def test_a_module_that_is_loaded_again_still_raises(example_folder):
    program = """
import sys
for _ in range(3):
    import example
    try:
        example.root(__import__("numpy").array([-1.0]))
    except ValueError as error:
        print(error)
    for name in ("example", "_example"):
        del sys.modules[name]
"""
    printed = run(program, path=[example_folder]).splitlines()
    assert len(printed) == 3
    assert len(set(printed)) == 1
