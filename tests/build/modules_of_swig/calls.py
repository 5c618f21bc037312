"""Calls of two modules, one built by SWIG and one by quaff, in both ways; `base` has the classes."""

import gc

import base
import pytest
import user


def alive():
    """The number of shapes: the modules may hide their C++ symbols from each other."""
    gc.collect()
    return base.base_alive() + user.user_alive()


shape, circle = base.Shape(2), base.Circle(3)

# Functions of either module accept the objects, also as one of their bases, at its address.
assert (user.user_area(shape), user.user_area(circle)) == (4, 27)
assert (user.circle_area(circle), user.circle_area(None)) == (27, -1)
assert user.name_of(circle) == "unnamed"
assert user.is_any(circle)
assert (user.asked_area(shape), user.asked_area(circle)) == (4, 27)
assert user.inside(base.IntBox()) == 0
with pytest.raises(TypeError, match="circle_area"):
    user.circle_area(shape)
with pytest.raises(TypeError, match="not a shape"):
    user.asked_area(base.IntBox())
assert user.sum_of([shape, circle]) == 31

# Both modules change the same objects.
user.grow(circle)
assert circle.side == 4
again = user.same(circle)
assert (again.area(), base.base_area(again), user.user_area(again)) == (48, 48, 48)
again.side = 3
del again
assert (circle.side, circle.area()) == (3, 27)

# The result of a function is of the class in `base`.
before = alive()
made = user.make_circle(5)
assert isinstance(made, base.Circle)
assert (made.name, made.area(), made.side, made.thisown) == ("made", 75, 5, True)
made.name = "mine"
assert user.name_of(made) == "mine"
assert alive() > before
del made
assert alive() == before

# A class of `user` that is derived from one of `base`.
square = user.Square(7)
assert isinstance(square, base.Shape)
assert (square.area(), square.corners(), square.side, square.thisown) == (700, 4, 7, True)
assert base.base_area(square) == user.user_area(square) == 700
assert user.sum_of([square]) == 700
del square
assert alive() == before

# Ownership.
given = base.Shape(1)
one = alive() - before
assert given.thisown
user.keep(given)
assert not given.thisown
del given
assert alive() == before + one
given = base.Shape(2)
user.sink(given)
assert alive() == before + one
with pytest.raises((RuntimeError, TypeError, ValueError)):
    user.grow(given)
with pytest.raises((RuntimeError, TypeError, ValueError)):
    user.sink(given)
del given
square = user.Square(1)
square.thisown = False
pointer = square.this
del square
assert base.base_area(pointer) == 100
pointer.acquire()
del pointer
assert alive() == before + one
given = base.Circle(1)
pointer = given.this
del given
assert user.user_area(pointer) == 3
del pointer
assert alive() == before + one
# An object that was taken through the pointer stays taken when a SWIG 4.3 module requests its version's
# pointer.
given = base.Circle(1)
pointer = given.this
user.keep(pointer)
older = getattr(pointer, "this", None)
assert not given.thisown
del given, pointer, older
assert alive() == before + 2 * one

# Objects held by shared pointers, the last of which frees the object.
before = alive()
node, leaf, twig = base.Node(1), base.Leaf(2), user.Twig(3)
assert [user.user_value(each) for each in (node, leaf, twig, None)] == [1, 2, 3, -1]
assert [base.base_value(each) for each in (node, leaf, twig, None)] == [1, 2, 3, -1]
assert [user.value_by_reference(each) for each in (node, leaf, twig)] == [1, 2, 3]
assert (twig.value, twig.mark, isinstance(twig, base.Leaf)) == (3, 9, True)
made = user.make_leaf(4)
assert isinstance(made, base.Leaf)
assert (made.value, made.mark, base.base_value(made), user.user_value(made)) == (4, 9, 4, 4)
user.keep_node(made)
del made
assert user.kept_node().value == 4
user.keep_node(leaf)
del leaf
assert (user.kept_node().value, base.base_value(user.kept_node())) == (2, 2)
user.keep_node(twig)
del twig
assert user.kept_node().value == 3
user.keep_node(None)
for first in (node, base.Node(1)):
    assert user.sum_of_nodes(first, first) == 102
del first
for other in (base.Node(2), base.Leaf(2), user.Twig(2)):
    assert (user.sum_of_nodes(other, other), user.sum_of_nodes(node, other)) == (104, 3)
del other
by_quaff = not hasattr(user, "_swig_repr")
if not by_quaff:
    # SWIG functions change a shared pointer of the instance, which still has its object.
    for changed in (base.Node(2), base.Leaf(2)):
        for change in (user.reset_node, user.reset_node, user.replace_node, user.replace_node):
            change(changed)
            assert (changed.value, base.base_value(changed), user.user_value(changed)) == (2, 2, 2)
            assert user.sum_of_nodes(changed, changed) == 104
    del changed
del node
assert alive() == before

# Classes that SWIG has not made, and pointers that are freed with the only reference to them.


class SwigPyObject:
    __slots__ = tuple("abcdefgh")


class Passing:
    this = property(lambda _: base.Shape(2).this)


for module in (__name__, "builtins"):
    SwigPyObject.__module__ = module
    for function in (user.user_area, user.is_any, user.asked_area, user.user_value) if by_quaff else ():
        with pytest.raises(TypeError):
            function(SwigPyObject())
if by_quaff:
    with pytest.raises(TypeError):
        user.sum_of([Passing()])
    with pytest.raises(TypeError):
        user.asked_area(Passing())
assert alive() == before

# Containers.
numbers = base.Numbers([1, 2, 3])
user.append(numbers)
assert list(numbers) == [1, 2, 3, 4]
assert (user.total(numbers), user.total([1, 2])) == (10, 3)
print("as expected")
