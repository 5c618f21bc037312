import inspect

import example


def doc(thing):
    return inspect.getdoc(thing)


# Comments are Doxygen's, where `%feature("doxygen")` or `--doxygen` says so.
assert doc(example.half) == (
    "Halves a number.\n:type x: float\n:param x: the number x 1\n:raises: std::domain_error never"
)
assert doc(example.both) == "*Overload 1:*\nFirst.\n\n|\n\n*Overload 2:*\nSecond."
assert doc(example.neither) is None
assert doc(example.behind) == "Said behind it."
assert doc(example.indented) == "Says how it is called:\n\n    indented()"
assert doc(example.raw) == "\\brief As it \\b stands."

# A class and its constructor have one each.
assert doc(example.Counter) == "A counter, see 'how it counts'."
assert doc(example.Counter.__init__) == "Begins somewhere.\n\n:type start: int\n:param start: where"
assert doc(example.Counter.value) == "where it is"
assert doc(example.Counter.add) == """\
Counts on, by **much**:

.. code-block:: python

    counter.add(2)
:type by: int, in
:param by: how far
:rtype: int
:return: where it is then, or None"""
assert str(inspect.signature(example.Counter)) == "(start, loud=False)"


class Louder(example.Counter):
    def __init__(self, start):
        super().__init__(start, loud=True)


assert Louder(3).value == 4
assert example.Counter(start=1, loud=True).add(2) == 4
try:
    example.Counter(1).__init__(2)
except RuntimeError as error:
    assert "constructed already" in str(error)
else:
    raise AssertionError("an object was constructed twice")

# Signatures as SWIG words them, and the interface's own words.
assert doc(example.typed) == "typed(int count, Counter counter, double scale=2) -> int"
assert doc(example.listed) == "listed(count) -> int\n\nParameters\n----------\ncount: int"
assert doc(example.said) == "whatever it says"
assert doc(example.worded) == "Says this\n  and no more."
