import example


def refused(call, *arguments):
    try:
        call(*arguments)
    except TypeError:
        return True
    return False


values = example.numbers(5)
assert example.count_numbers(values) == example.count_constant(values) == 5
assert example.count_numbers(None) == -1
assert example.count_numbers(example.same_numbers()) == 7
assert example.count_numbers(example.made(2)) == 2
assert example.count_points(example.points()) == 4
assert example.count_names(example.names()) == 1
assert example.count_pointers(example.pointers()) == 1
for wrong in (3, [1], values, "text", None):
    assert refused(example.count_pointers, wrong)
assert refused(example.count_numbers, [1])
assert example.total([1, 2]) == 3

code = example.code(3)
assert example.number_of(code) == example.number_behind(code) == 3
assert example.precision(example.stream()) == 6

box = example.box(4)
assert example.alive() == 1
assert example.value_of(box) == example.value_behind(box) == example.value_at(box) == 4
assert example.change(box) == 5 and example.value_of(box) == 5
assert example.value_at(None) == -1
assert refused(example.value_behind, None) and refused(example.value_of, values)
assert example.single_value(example.single(6)) == 6

assert [example.which(1), example.which(values), example.which("a"), example.which(None)] == [1, 2, 3, 2]
assert [example.other(1.5), example.other(box)] == [1, 2]

holder = example.Holder()
assert holder.pointer is None
holder.pointer = values
assert example.count_numbers(holder.pointer) == example.count_numbers(holder.numbers()) == 7
assert holder.owners is not None
try:
    holder.owners = holder.owners
    raise SystemExit("a list of owners was copied")
except AttributeError:
    pass
assert example.value_of(holder.box) == 1
holder.box = box
holder.at = box
assert example.value_of(holder.box) == example.value_at(holder.at) == 5
holder.code = code
assert example.number_of(holder.code) == 3
assert example.counted(holder.counter) == 5

shelf = example.IntShelf()
assert shelf.which(shelf.box(2)) == 1 and shelf.which(1.5) == 2
assert example.value_of(shelf.box(8)) == 8
assert example.count_numbers(example.Point().line(3)) == 4

cell = example.cell(9)
assert example.value_in(cell) == 9 and example.value_in(1.5) == -1
rack = example.Rack()
assert rack.put(cell) == 9 and example.value_in(rack.at()) == 9 and example.value_in(rack.cell) == 9


class Counting(example.Visitor):
    def visit(self, values):
        return 10 * example.count_numbers(values)


assert example.visit(Counting(), 3) == 30 and example.visit(example.Visitor(), 3) == 3
assert example.look(Counting(), 2) == 2

del holder, box, shelf
assert example.alive() == 0
