"""An emitted module as a whole: its contents, how it is loaded, and that it leaks nothing."""

import array
import contextlib
import gc
import importlib
import inspect
import pickle
import pydoc
import shutil
import sys
import tracemalloc
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import quaff
from programs import run

# Contents


def test_functions_are_found_by_name(example):
    assert set(example.__all__) == {name for name in vars(example) if not name.startswith("_")}
    assert all(hasattr(example, name) for name in example.__all__)
    assert example.__doc__ == "One module with everything that the tests call."
    shown = pydoc.render_doc(example, renderer=pydoc.plaintext).splitlines()
    assert shown[2:4] == ["NAME", f"    example - {example.__doc__}"]
    assert not any("Written by" in line for line in shown)


@pytest.mark.parametrize(
    ("name", "signature"),
    [
        ("area", "(width, height=-1, times=1)"),
        ("dot", "(a, b)"),
        ("nothing", "()"),
        ("squares", "(in_, /, *, axis=None, keepdims=False, out=None, stream=None)"),
        ("subtract", "(from_, what, /)"),
        ("type_of", "(arg1, /)"),
    ],
)
def test_signatures(example, name, signature):
    assert str(inspect.signature(getattr(example, name))) == signature


@pytest.mark.parametrize(
    ("name", "on_class", "on_instance"),
    [
        ("twice", "(self, /)", "()"),
        ("__lt__", "(self, /, other)", "(other)"),
        ("__copy__", "(self, /)", "()"),
    ],
)
def test_signatures_of_methods(example, name, on_class, on_instance):
    assert str(inspect.signature(getattr(example.Counted, name))) == on_class
    assert str(inspect.signature(getattr(example.Counted(1), name))) == on_instance


def test_a_class_has_the_signature_of_its_constructor(example):
    assert str(inspect.signature(example.Derived)) == "(number)"
    assert str(inspect.signature(example.Counted)) == "(*args)"
    assert example.Counted.__doc__.splitlines() == [
        "Counted()",
        "Counted(number: int32)",
        "Counted(other: Counted)",
    ]


def test_documentation(example):
    assert example.area.__doc__.splitlines() == [
        "The area of a rectangle,",
        "or of a square if only one side is passed.",
        "",
        "area(width: float64) -> float",
        "area(width: float64, height: float64) -> float",
        "area(width: float64, height: float64, times: int32) -> float",
    ]
    assert example.row_sum.__doc__ == "row_sum(row: float64 array or sequence) -> float"
    assert example.area.__name__ == example.area.__qualname__ == "area"


def test_functions_can_be_pickled(example):
    for function in (example.area, quaff.sum):
        assert pickle.loads(pickle.dumps(function)) is function
        module = importlib.import_module(function.__module__)
        assert getattr(module, function.__name__) is function


# Loading


def test_it_loads_inside_a_package(example_folder, tmp_path):
    shutil.copytree(example_folder, tmp_path / "inner")
    (tmp_path / "inner" / "__init__.py").write_text("from .example import area")
    printed = run(
        """
        import inner, pickle
        print(inner.area(2), inner.area.__module__, pickle.loads(pickle.dumps(inner.area)) is inner.area)
        """,
        path=[tmp_path],
    )
    assert printed == "4.0 inner._example True\n"


def test_it_loads_twice_and_beside_quaff(example_folder):
    printed = run(
        """
        import example, numpy, quaff, sys
        values = numpy.ones(1 << 20)
        print(quaff.sum(values) == example.squares(values))
        first = example.area
        del sys.modules["example"], sys.modules["_example"]
        import example
        print(first(2) == example.area(2))
        """,
        path=[example_folder],
    )
    assert printed == "True\nTrue\n"


@pytest.mark.whole
def test_modules_of_one_name_stay_apart(build, tmp_path):
    for name, number in [("one", 1), ("two", 2)]:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "twin.i").write_text(f"%module twin\n%inline %{{ int number() {{ return {number}; }} %}}\n")
    for name, number in [("one", 1), ("two", 2), ("one", 1)]:
        folder = tmp_path / name
        build(folder / "twin.i", folder)
        assert run("import twin; print(twin.number())", path=[folder]) == f"{number}\n"


def test_neither_numpy_nor_quaff_is_needed(example_folder):
    printed = run(
        """
        import sys
        class Blocker:
            def find_spec(self, name, *_):
                if name.split(".")[0] in ("numpy", "quaff"):
                    raise ModuleNotFoundError(name)
        sys.meta_path.insert(0, Blocker())
        import array, example
        values = array.array("d", [1, 2, 3])
        example.scale(values, 2)
        print(list(values), example.digits(values), example.squares(values), example.same_bool(True))
        for wrong in ([1.0], array.array("i", [1])):
            try:
                example.squares(wrong)
            except TypeError as error:
                print(str(error).splitlines()[0].partition("; ")[0])
        """,
        path=[example_folder],
    )
    assert printed.splitlines() == [
        "[2.0, 4.0, 6.0] 246.0 56.0 True",
        "`squares`: argument `in_`: expected an array, got `list`",
        "`squares`: argument `in_`: expected an array of dtype `float32`, `float64`, got dtype `int32`: "
        "use `numpy.asarray(…).astype('float64')`",
    ]


# Threads


def test_functions_run_under_the_lock(example):
    before = example.calls()
    with ThreadPoolExecutor(8) as threads:
        numbers = list(threads.map(lambda _: example.calls(), range(20_000)))
    assert sorted(numbers) == list(range(before + 1, before + 20_001))


def test_threads_share_arrays(example):
    values = np.arange(1 << 18, dtype="float64") % 7
    expected = example.squares(values), example.squares(values[::3]), example.dot(values, values)
    with ThreadPoolExecutor(16) as threads:
        work = [
            (threads.submit(example.squares, values), threads.submit(example.squares, values[::3]))
            for _ in range(50)
        ]
    assert {(one.result(), other.result()) for one, other in work} == {expected[:2]}


# Leaks


class Failing:
    def __float__(self):
        raise KeyError("mine")


def calls(example, values, name, failing):
    """Calls that end in every possible way."""
    return [
        lambda: example.scale(values, 1.0),
        lambda: example.scale(out=values, factor=1.0),
        lambda: example.digits(values[::2]),
        lambda: example.squares(memoryview(values)),
        lambda: example.text(name),
        lambda: example.scale(values, "x"),
        lambda: example.scale(values, failing),
        lambda: example.scale(values[::2], 1.0),
        lambda: example.scale(values, faktor=1.0),
        lambda: example.scale(values, values, values),
        lambda: example.squares(values.view("int64")),
        lambda: example.squares(values, in_=values),
        lambda: example.roots(values),
        lambda: example.tiny_length(values),
        lambda: example.dot(values, values[1:]),
        lambda: example.dot(values[::-1], name),
        lambda: example.fail_with(name),
        lambda: example.text("\ud800"),
        lambda: example.type_of(failing),
        lambda: example.area(10**1000),
        lambda: example.area(1, 2, 3, 4),
    ]


def test_no_reference_is_kept(example):
    values, name, failing = np.full(300, -1.0), "näme", Failing()
    ways = calls(example, values, name, failing)
    tracked = (values, values.dtype, name, failing, KeyError, None)
    for way in ways:
        ended(way)
    before = [sys.getrefcount(one) for one in tracked]
    for _ in range(100):
        for way in ways:
            ended(way)
    gc.collect()
    for one, count in zip(tracked, before, strict=True):
        assert abs(sys.getrefcount(one) - count) < 50, one


@pytest.mark.whole
def test_memory_does_not_grow(example):
    ways = calls(example, np.full(300, -1.0), "näme", Failing())
    for _ in range(50):
        for way in ways:
            ended(way)
    tracemalloc.start()
    before, resident = tracemalloc.get_traced_memory()[0], resident_size()
    for _ in range(100_000 // len(ways)):
        for way in ways:
            ended(way)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 100_000
    # A leak of a few bytes per call would show, also one in C++ or Rust.
    assert resident_size() - resident < 2_000_000


def ended(way):
    with contextlib.suppress(ArithmeticError, LookupError, RuntimeError, TypeError, ValueError):
        way()


def resident_size():
    with open("/proc/self/statm") as numbers:
        return int(numbers.read().split()[1]) * 4096


def test_buffers_are_released_also_after_errors(example):
    values = array.array("d", [-1.0] * 300)
    for function in (example.roots, example.tiny_length, example.digits, example.squares):
        ended(lambda function=function: function(values))
    ended(lambda: example.scale(values, "x"))
    values.append(1)
