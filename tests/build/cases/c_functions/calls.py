import example

assert example.headof(example.made(7)) == 7
assert example.sum(1) == 3
assert example.scaled(3) == 5
assert example.scaled(3, None) == 5
assert example.scaled(3, None, 4) == 7
