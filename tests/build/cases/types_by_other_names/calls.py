import example

assert (example.flip(0), example.flip(1)) == (1, 0)
assert (example.up(0), example.up(0, 1)) == (1, 1)
example.cvar.chosen = 1
assert example.cvar.chosen == 1

lamp = example.Lamp()
lamp.mode = 1
assert (lamp.mode, lamp.turned(1), lamp.turned(0), lamp.kept(3)) == (1, 0, 1, 3)
