"""The Python class and the functions that C++ calls."""

import example


class Heir(example.Shape):
    def area(self, x):
        return 1.5

    def name(self, text):
        return text + "!"

    def moved(self, point):
        return example.Point(point.x + 1)

    def sum(self, values):
        return values.sum()

    def fails(self, x):
        raise LookupError(x)


def function(x):
    return x + 0.5
