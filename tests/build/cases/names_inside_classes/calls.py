import example

made = example.made(3)
assert (type(made), made.k) == (example.Made, 3)

registry = example.Registry()
registry.put(1)
registry.put(1)
assert registry.size() == 1

table = example.IntTable()
assert table.read(table.begin_and_end()) == 0

rack = example.DoubleRack(1)
assert rack.read(rack.slot(7)) == 7
assert rack.doubled(4) == 8

part = example.Car().part()
assert type(part) is example.Wheel is example.Car.Wheel
assert part.size == 17
assert (example.SpokeNut().width, example.Wheel.SpokeNut) == (5, example.SpokeNut)
assert not {"Part", "Nut", "Bolt"} & (vars(example).keys() | vars(example.Car).keys())
assert type(example.IntTree().root()) is example.TreeNode
assert not hasattr(example, "Node")

car = example.Car()
assert car.part_of(6).size == 6
assert (car == car, car == example.Car(), car(6)) == (True, False, 7)

assert (example.DoubleBase().count(), example.DoubleBase().more(2)) == (3, 5)
sized = example.DoubleSized()
assert (sized.count(), sized.more(1), sized.size(), example.size_of(sized)) == (3, 4, 4, 4)

for make in [example.by_name, example.by_descriptor, example.by_text, example.by_mangled, example.by_all]:
    assert type(make()) is example.IntStore
    assert example.value_of(make()) == 4
assert (type(example.full()), example.full().value) == (example.IntFull, 5)
assert (type(example.pile()), example.pile().top.value) == (example.Stores, 4)
assert example.described() == "_p_lib__StoreT_int_t"
assert example.of_store() == 400
