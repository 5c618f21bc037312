"""A failed Python allocation, whichever it is, ends in `MemoryError`."""

import inspect
from pathlib import Path

import pytest

from programs import run

pytest.importorskip("_testcapi", reason="this Python has no `_testcapi`, which makes allocations fail")


def run_calls(calls, *folders):
    """Runs a function that returns calls by name, in a separate process."""
    program = f"import without_memory\n{inspect.getsource(calls)}\n"
    program += f"without_memory.fail_each_allocation({calls.__name__}())"
    run(program, path=(*folders, Path(__file__).parent), RUST_BACKTRACE="0")


def calls_of_example():
    import copy

    import example
    import numpy as np

    class Subclass(example.Counted):
        pass

    values, counted, pair = np.arange(6.0), example.Counted(1), example.Pair()
    constant = np.zeros(3, bool)
    constant.flags.writeable = False
    return {
        "an array": lambda: example.dot(values, values),
        "arrays by name": lambda: example.dot(a=values, b=values),
        "lists": lambda: example.dot([1.0], [2.0]),
        "no array": lambda: example.dot(values, "x"),
        "an argument too few": lambda: example.dot(values),
        "a name that is none": lambda: example.dot(a=values, c=values),
        "another dtype": lambda: example.dot(values, values.astype("f4")),
        "a read-only array": lambda: example.invert(constant),
        "an array as result": lambda: example.count_to(5),
        "an elementwise function": lambda: example.add(values, 1.0),
        "an elementwise function that fails": lambda: example.fails(values),
        "overloads": lambda: example.any(values),
        "no overload": lambda: example.any(object()),
        "text": lambda: example.c_text("hello"),
        "no text": lambda: example.c_text(5),
        "too large a number": lambda: example.integer(1 << 80),
        "an exception of C++": lambda: example.fail("runtime"),
        "an exception with a cause": lambda: example.fail_nested(3),
        "an exception that is a number": lambda: example.fail_around_an_int(),
        "an exception with bytes": lambda: example.fail_with_bytes(),
        "an object": lambda: example.Counted(1),
        "an object of a subclass": lambda: Subclass(3),
        "an object that fails": lambda: example.Counted(-1),
        "an object of other arguments": lambda: example.Counted("x"),
        "a copy": lambda: copy.copy(counted),
        "a deep copy": lambda: copy.deepcopy(pair),
        "an object as result": lambda: counted.next(),
        "an object that is None": lambda: counted.larger(None),
        "an object of a function": lambda: example.give(4),
        "a member": lambda: pair.first,
        "a member that is set": lambda: setattr(pair, "chosen", counted),
        "a member that is refused": lambda: setattr(pair, "first", 5),
        "no member": lambda: pair.nothing,
        "no variable": lambda: example.cvar.nothing,
        "a repr": lambda: repr(counted),
        "a comparison": lambda: counted == pair,
    }


def calls_of_containers():
    import numpy as np

    import containers

    numbers, texts = containers.IntVector([1, 2, 3]), containers.StringVector(["a", "b"])
    counts, points = containers.StringMap({"a": 1}), containers.PointVector(3)
    objects = containers.ObjectVector([1, "x"])
    named = containers.PointMap({"a": containers.Point(1, 2)})
    floats, key = containers.PointsByFloat({0.5: containers.Point(1, 2)}), np.float32(0.5)
    clouds, held = containers.CloudVector([containers.Cloud()]), containers.PointVector(3)
    clouds[0].grow(2)
    element, of_map, of_float = held[0], named["a"], floats[key]

    def leave():
        others = containers.PointVector(3)
        first = others[0], others[1]
        others.clear()
        return first

    def move():
        reference = clouds[0].at(0)
        clouds.append(clouds[0])
        clouds.pop_back()
        return reference

    def erase():
        left = containers.IntVector([1, 2, 3])
        left.erase(left.begin() + 1)
        left.insert(left.begin(), 7)
        return list(left)

    return {
        "an element": lambda: numbers[1],
        "no element": lambda: numbers[10],
        "a slice": lambda: numbers[0:2],
        "an element that is set": lambda: numbers.__setitem__(0, 5),
        "an element that is refused": lambda: numbers.__setitem__(0, "x"),
        "an element that is added": lambda: numbers.append(1),
        "a list of numbers": lambda: list(containers.IntVector([1, 2, 3])),
        "a list of texts": lambda: list(texts),
        "a list of objects": lambda: list(points),
        "a list of Python's objects": lambda: list(objects),
        "the end of an iteration": lambda: next(iter(containers.IntVector())),
        "elements that are none": lambda: containers.IntVector(["x"]),
        "elements that are texts": lambda: containers.StringVector(["a", "bb"]),
        "keys": lambda: counts.keys(),
        "values": lambda: counts.values(),
        "items": lambda: counts.items(),
        "a value": lambda: counts["a"],
        "no value": lambda: counts["zz"],
        "a map": lambda: containers.StringMap({"a": 1}),
        "an object of a vector": lambda: points[0],
        "a member of an element": lambda: setattr(points[0], "x", 1),
        "an element that is held": lambda: held[0],
        "a member of an element that is held": lambda: (setattr(element, "x", 1), element.x),
        "a method of an element": lambda: element.move(1),
        "a method of an element that fails": lambda: element.move_and_throw(),
        "a function of an element": lambda: containers.double_one(element),
        "a function of a container and its element": lambda: containers.move_last(held, element),
        "a part of an element": lambda: element.spin,
        "a part of an element that is set": lambda: setattr(held[1].spin, "up", 1.5),
        "an array of an element": lambda: held[1].weights,
        "an element of a map": lambda: named["a"],
        "an element of a map that is held": lambda: of_map.move(1),
        "an element of a map by a scalar": lambda: floats[key],
        "an element of a map by a scalar that is held": lambda: of_float.move(1),
        "values of the library": lambda: containers.count_rows({"a": [(1, 2, "text")], "b": []}),
        "sets in a list": lambda: containers.sets([[1, 2], {3}]),
        "objects and numbers": lambda: containers.weigh([(containers.Point(1, 2), 1)], [[1]]),
        "lists of objects by number": lambda: containers.total_of_points({1: [containers.Point(1, 2)]}),
        "no element of a map": lambda: named["b"],
        "an element of an element": lambda: clouds[0].points[1],
        "a reference through an element": lambda: clouds[0].at(0),
        "elements that leave": leave,
        "an element that is replaced": lambda: held.__setitem__(0, element),
        "elements that are swapped": lambda: held.swap(held),
        "a reference that is lost": move,
        "a loop over elements": lambda: [point.x for point in held],
        "a slice of objects": lambda: points[0:2],
        "an iterator": lambda: points.begin(),
        "the element of an iterator": lambda: (numbers.begin() + 1).value(),
        "the end": lambda: numbers.end().value(),
        "elements at iterators": erase,
        "an iterator of another container": lambda: numbers.erase(held.begin()),
        "a search": lambda: [counts.find("a").value(), counts.lower_bound("b")],
        "a pointer to an object": lambda: int(points.this),
        "a pointer to an element": lambda: int(element.this),
        "an owner": lambda: (points.thisown, points[0].thisown),
        "a copy of a container": lambda: containers.PointVector(points),
        "an array of elements": lambda: np.asarray(numbers),
    }


def calls_of_smart_pointers():
    import smart_pointers as pointers

    class Square(pointers.Shape):
        pass

    shape, circle, drawing = pointers.Shape(3), pointers.Circle(2), pointers.Drawing()
    shapes, watcher, box = pointers.ShapeVector([shape, circle]), pointers.Watcher(), pointers.Box()
    watcher.shape = shape
    pointer, background = pointers.Pointer(pointers.Target()), pointers.Background()

    def attribute():
        square = Square(2)
        square.colour = "red"
        drawing.shape = square

    def give():
        box.toy = pointers.Toy(6)

    def disown():
        given = pointers.Shape(1)
        drawing.shape = given
        given.disown()
        given.acquire()

    return {
        "an object behind a shared pointer": lambda: pointers.Circle(2),
        "a shared pointer that is passed": lambda: pointers.size_of(shape),
        "a shared pointer to a base": lambda: pointers.size_of(circle),
        "a shared pointer to a constant": lambda: pointers.size_of_constant(shape),
        "a shared pointer as result": lambda: pointers.make(4),
        "a shared pointer that comes back": lambda: pointers.same(shape),
        "no shared pointer": lambda: pointers.nothing(),
        "what is no shape": lambda: pointers.size_of(5),
        "a shared pointer as member": lambda: setattr(drawing, "shape", circle),
        "a member that is a shared pointer": lambda: drawing.shape,
        "an object of a subclass that C++ keeps": attribute,
        "an object that C++ keeps and owns": disown,
        "a part of a shared object": lambda: circle.part,
        "shared pointers in a list": lambda: pointers.all([shape, None, circle]),
        "shared pointers as elements": lambda: shapes[1],
        "a shared pointer that is added": lambda: (shapes.append(circle), shapes.pop()),
        "a map of shared pointers": lambda: pointers.ShapeMap({"a": shape})["a"].size,
        "overloads for shared pointers": lambda: [pointers.which(each) for each in (3, circle, shape, None)],
        "a pointer that an object finds": lambda: pointers.Node().self(),
        "a vector that shares its elements": lambda: pointers.nodes(),
        "a pointer of boosts": lambda: pointers.size_by_boost(shape),
        "a pointer that boost made": lambda: pointers.make_by_boost(4),
        "a weak pointer": lambda: watcher.shape,
        "a weak pointer that is set": lambda: setattr(watcher, "shape", shape),
        "a pointer on another thread": lambda: background.give_up(),
        "an object that C++ takes": lambda: pointers.take(pointers.Toy(1)),
        "an object that a member takes": give,
        "an object that C++ gives": lambda: pointers.make_toy(4),
        "an object that is handed on": lambda: pointers.handed_on(pointers.Toy(2)),
        "two objects that C++ takes": lambda: pointers.take_both(pointers.Toy(1), pointers.Toy(2)),
        "an object that is taken and refused": lambda: pointers.refuse(pointers.Toy(1)),
        "a member of what an object points to": lambda: pointer.add(1),
        "no member of what an object points to": lambda: pointers.Pointer(None).add(1),
    }


def calls_of_library():
    import library

    account, point, words = library.IntAccount(), library.Point(), library.Words(["one", "two"])
    value, points = library.Double(), library.Points(3)
    value.assign(3)

    def fresh():
        # Python keeps the UTF-8 of a string once it was needed.
        return "".join(["n", "é"])

    return {
        "an attribute": lambda: account.number,
        "an attribute that is set": lambda: setattr(account, "number", 7),
        "an attribute that is refused": lambda: setattr(account, "number", "x"),
        "an attribute that is read-only": lambda: setattr(account, "balance", 1.0),
        "an attribute that is text": lambda: setattr(account, "owner", "somebody"),
        "the text of an attribute": lambda: account.owner,
        "an attribute that is an object": lambda: account.at,
        "an attribute that is a value": lambda: account.pair,
        "an object that an attribute gets": lambda: setattr(account, "at", point),
        "a pointer class": lambda: library.half(value),
        "an array class": lambda: points[1],
        "texts": lambda: library.words(),
        "a text among others": lambda: words[1],
        "an exception that is declared": lambda: library.refuse(1),
        "another exception that is declared": lambda: library.refuse(2),
        "text that C++ writes": library.name_of,
        "bytes that C++ writes": library.make_bytes,
        "text that C++ changes": lambda: library.shout(fresh()),
        "text by reference": lambda: library.double_text(fresh()),
        "wide text by reference": lambda: library.double_wide(fresh()),
        "wide text that C++ changes": lambda: library.add_suffix(fresh()),
        "wide text that C++ writes": library.greet,
        "a wide letter": lambda: library.next_letter("é"),
        "no wide letter": lambda: library.next_letter("two"),
        "a list of text": lambda: library.joined(["a", fresh()]),
        "containers by reference": lambda: library.find_words(),
        "a map by reference": lambda: library.count_words([fresh(), "b"]),
        "containers that tell overloads apart": lambda: library.which_container({fresh(): 1}),
        "letters of a string": lambda: library.same_letters_of(fresh()),
    }


def calls_of_typemaps():
    import numpy as np

    import typemaps

    values = np.arange(5.0)

    class Exporter:
        def __dlpack__(self, **_):
            return typemaps.tensor(3)

    def fresh():
        return "".join(["n", "é"])

    return {
        "a tensor": lambda: typemaps.tensor(3),
        "no tensor": lambda: typemaps.tensor(-1),
        "a tensor that C++ takes": lambda: typemaps.last(typemaps.tensor(3)),
        "a tensor of an array": lambda: typemaps.last(values),
        "a versioned tensor of an array": lambda: typemaps.last_versioned(values),
        "a tensor of an object": lambda: typemaps.last_of_two(Exporter(), Exporter()),
        "what has no tensor": lambda: typemaps.last_of_two(values, 5),
        "overloads of code": lambda: [typemaps.which(each) for each in (fresh(), 1.5, [1])],
        "text with a length": lambda: typemaps.length(fresh()),
        "text of code": lambda: typemaps.both(),
        "text that is freed": lambda: typemaps.owned_text(),
        "a label of code": lambda: typemaps.labelled(3),
        "text by default": lambda: typemaps.label_of(1, fresh()),
        "text or a number": lambda: [typemaps.chosen(fresh()), typemaps.chosen(1)],
        "a tensor before what is refused": lambda: typemaps.last_times_size(values, [1, "2"]),
    }


def test_in_calls(example_folder):
    run_calls(calls_of_example, example_folder)


def test_in_containers(containers_folder):
    run_calls(calls_of_containers, containers_folder)


def test_in_smart_pointers(smart_pointers_folder):
    run_calls(calls_of_smart_pointers, smart_pointers_folder)


def test_in_the_library(library_folder):
    run_calls(calls_of_library, library_folder)


def test_in_typemaps(typemaps_folder):
    run_calls(calls_of_typemaps, typemaps_folder)
