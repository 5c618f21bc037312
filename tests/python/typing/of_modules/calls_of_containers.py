"""Type checkers' view of containers. The program is also run."""

from collections.abc import Iterable, Iterator
from typing import Any, assert_type

import containers

numbers = containers.IntVector([3, 1, 2])
assert_type(numbers[0], int)
assert_type(numbers[1:], containers.IntVector)
assert_type(iter(numbers), Iterator[int])
assert_type([number + 1 for number in numbers], list[int])
assert_type(sorted(numbers), list[int])
accepted: Iterable[int] = numbers
numbers[:2] = [5, 6]
del numbers[::2]
assert list(numbers) == [6]
assert iter(iter(numbers)) is not iter(numbers)

place = numbers.begin()
assert_type(place.value(), int)
assert_type((place + 1).previous(), int)
assert_type(numbers.end() - place, int)
assert_type(numbers.erase(place).copy() == numbers.end(), bool)
assert len(numbers) == 0

texts = containers.StringVector(["a", "b"])
assert_type([text.upper() for text in texts], list[str])
rows = containers.NestedVector([[1], [2, 3]])
assert_type([[number for number in row] for row in rows], list[list[int]])
assert_type([number for number in containers.IntList([1])[::-1]], list[int])
assert_type([number for number in containers.IntArray([1, 2, 3])], list[int])

prices = containers.StringMap({"tea": 1})
assert_type([name for name in prices], list[str])
assert_type(prices.keys(), list[str])
assert_type(prices.values(), list[int])
assert_type(prices.items(), list[tuple[str, int]])
assert_type(prices.get("tea"), int | None)
assert_type(prices.get("rice", 0), int | Any)
assert_type(prices.asdict(), dict[str, int])
assert_type(next(prices.begin()), tuple[str, int])
assert dict(prices.items()) == prices.asdict() == {"tea": 1}

several = containers.MultiMap()
several[1] = "one"
assert_type(several.items(), list[tuple[int, str]])
assert_type([key for key in several], list[int])
assert_type([number for number in containers.IntSet([2, 1])], list[int])
assert_type(containers.IntSet([2, 1])[0], int)
number, text = containers.IntPair(1, "one")
assert (number, text) == (1, "one")
for point in containers.PointVector(2):
    assert_type(point, containers.Point)
    point.x = 4
