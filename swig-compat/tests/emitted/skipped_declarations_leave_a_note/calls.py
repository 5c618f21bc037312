import example

assert example.bound(3) == 3
assert example.__all__ == ["Filter", "Point", "bound", "cvar", "green", "make", "red"]
