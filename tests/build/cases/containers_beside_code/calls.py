import example


def raised(function, *arguments):
    try:
        function(*arguments)
    except Exception as error:
        return type(error)


# The containers' own exceptions take precedence over the exceptions that the interface's code catches.
assert list(example.Numbers([1, 2])) == [1, 2]
assert raised(example.Numbers([1, 2]).__getitem__, 2) is IndexError
assert raised(example.Numbers().pop) is IndexError
assert raised(example.Counts({"a": 1}).__getitem__, "b") is KeyError
assert raised(example.broken) is RuntimeError

numbers = example.Numbers([7, 8])
numbers.resize(4)
assert list(numbers) == [7, 8, 0, 0]
numbers.resize(1)
assert list(numbers) == [7]

# A string is a sequence of characters, as in SWIG.
assert example.count("abc") == 3
assert list(example.Texts("ab")) == ["a", "b"]
assert raised(example.Numbers, "12") is TypeError

assert example.size_of(example.Bytes([1, 2, 3])) == 3
assert raised(example.size_of, 3) is TypeError
assert example.__doc__ == "Containers in a module with code."

net = example.Net()
second, first = net.parts()[1], net.parts()[0]
first.set(7)
second.set(8)
assert [part.n for part in net.parts()] == [7, 8]
parts = [net.parts()[index] for index in range(2)]
for part in parts:
    part.n += 2
assert [part.n for part in net.parts()] == [9, 10]
# The object refers to a place in the container, whose elements C++ has replaced.
net.clear()
assert parts[0].n == 0
parts[0].set(1)
assert [part.n for part in net.parts()] == [1, 0]

named = example.NamedTexts()
named["one"] = "first"
assert named["one"] == "first"
assert list(named) == ["one"]

assert example.total([0.1, 0.2]) == 0.1 + 0.2
assert example.total(example.Doubles([0.1, 0.2])) == 0.1 + 0.2
assert example.total(example.Floats([0.1])) != 0.1
assert (example.element([[0.1]]), example.element(example.FloatRows())) == ("double", "float")
assert (example.Series([1]).kind, example.Series(example.Floats()).kind) == ("double", "float")
assert (example.kind([]), example.kind([1])) == ("text", "float")
assert [example.numbers(x) for x in ([0.5], [0.5j], example.Complexes())] == ["float", "complex", "complex"]

# Pointers and references to containers that no %template names.
ints = example.ints(5)
assert example.count_ints(ints) == 5
assert example.count_ints(None) == -1
assert example.count_ints(example.same_ints()) == 7
assert example.count_ints(example.made_ints(2)) == 2
assert example.count_parts(example.parts_by_number()) == 1
for wrong in (3, [1], ints, "text"):
    assert raised(example.count_parts, wrong) is TypeError, wrong
assert raised(example.count_ints, [1]) is TypeError
boxes = example.first_boxes()
assert [example.which(x) for x in (1, boxes, ints)] == [1, 2, 4]
sets = (example.set_of_numbers(), example.set_of_pointers())
assert [example.which_set(x) for x in sets] == [1, 2]
assert [type(x).__name__ for x in sets] == ["_p_std__set_int", "_p_std__set_int_p"]

holder = example.Holder()
assert holder.pointer is None
holder.pointer = example.ints(4)
assert example.count_ints(holder.pointer) == example.count_ints(holder.values()) == 4
assert raised(setattr, holder, "pointer", boxes) is TypeError
shelf = example.IntShelf()
assert shelf.count(shelf.numbers()) == 1
assert example.count_ints(example.Part(3).line()) == 3


class Counting(example.Visitor):
    def visit(self, values):
        return 10 * example.count_ints(values)

    def values(self):
        return []


assert (example.visit(Counting(), 3), example.visit(example.Visitor(), 3)) == (30, 3)
assert example.count_values(example.Visitor()) == 2
assert raised(example.count_values, Counting()) is TypeError

assert (example.titled("two"), example.titled(["two", "three"])) == (-1, 2)
assert example.titled(example.Texts(["one"])) == 1
assert (example.marked("a"), example.marked("ab"), example.marked(["a"])) == (-1, 2, 1)
assert (example.titled("two", 0), example.titled(None, 0), example.titled(("two", "three"), 0)) == (-2, -3, 2)
