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
