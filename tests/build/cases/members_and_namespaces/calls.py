import example

assert (example.Model.undirected, example.Model.two) == (0, 2)
for name in ("undirected", "two"):
    try:
        setattr(example.Model, name, 1)
    except (AttributeError, TypeError):
        pass
assert (example.f(1), example.g(), example.h(1), example.i()) == (2, 2, 2, 4)
