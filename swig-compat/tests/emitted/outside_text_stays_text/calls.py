import example

assert example.turn(2) == -2
assert example.turn.__doc__.startswith("Turns\u202e and ends \u2069\nlines\nas others do.")
assert example.code.__doc__.splitlines()[2] == "    example(1);"
assert example.scalar(3) == 3
assert example.f_(4) == 4
assert example.f_(0.5) == -1
assert example.type(3, 1) == 2
assert example.type_(3, 1, 0) == 2
