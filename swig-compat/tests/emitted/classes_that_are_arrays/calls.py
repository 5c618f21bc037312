import gc
import sys

import example
import numpy as np
import pytest


def message(error, function, *arguments):
    with pytest.raises(error) as raised:
        function(*arguments)
    return str(raised.value)


# Where NumPy is missing, arrays are quaff's own, and snapshots of members and variables are read-only all the same.
sys.modules["numpy"] = None
snapshots = [example.Item().course, example.cvar.all_time, *example.Item().pictures]
results = [example.raised([1, 2]), example.counting(3, 4)]
assert all(memoryview(array).readonly for array in snapshots)
assert not any(memoryview(array).readonly for array in results)
assert memoryview(snapshots[0]).tolist() == [1, 2] and memoryview(snapshots[2]).shape == (1, 2)
sys.modules["numpy"] = np

# An image owns a copy of the array, whatever the layout; the dtype selects the instantiation.
numbers = np.arange(12, dtype=np.float32).reshape(3, 4)
for array in (
    numbers,
    numbers.T,
    numbers[::-1, ::2],
    np.asfortranarray(numbers),
    numbers[:0],
):
    assert example.total(array) == array.sum()
assert example.total(numbers.astype(np.float64)) == 66
assert message(TypeError, example.total, numbers.astype(np.int64)) == (
    "`total`: argument `image`: expected an array of dtype `float32`, `float64`, got dtype `int64`: use `.astype('float64')`"
)
assert "argument `image`" in message(TypeError, example.total, numbers[0])
assert "argument `image`" in message(TypeError, example.total, "text")

# A result owns the moved image.
counted = example.counting(3, 4)
assert (
    counted.dtype == np.float32
    and (counted == numbers).all()
    and counted.flags.writeable
)
part = counted[1:]
del counted
gc.collect()
assert (part == numbers[1:]).all()
assert example.counting(0, 4).shape == (0, 4)
assert (example.moved(numbers) == numbers).all()
assert (
    example.beside(numbers, numbers[:, :1]).tolist()
    == np.hstack([numbers, numbers[:, :1]]).tolist()
)
assert example.beside(np.ones((1, 1), np.float32)).tolist() == [[1, 0]]
assert (
    message(ValueError, example.beside, numbers)
    == "the pictures have different heights"
)

# A window views the caller's own pixels.
view = np.zeros((4, 6), np.float32)
example.brighten(view[1:3, 2:5], 2)
assert view.sum() == 12 and view[1, 2] == 2
assert "strides" in message(ValueError, example.brighten, view.T, 1)
assert "strides" in message(ValueError, example.brighten, view[:, ::2], 1)
view.flags.writeable = False
assert "read-only" in message(ValueError, example.brighten, view, 1)
view.flags.writeable = True
row = example.first_row(view)
row[:] = 7
assert row.shape == (1, 6) and not (view == 7).any()

# Samples are only read, and a copy of them lies without gaps.
samples = np.arange(10, dtype=np.int16)
assert (
    example.last(samples) == 9
    and example.last(samples[::-3]) == 0
    and example.last([4, 5]) == 5
)
samples.flags.writeable = False
assert example.last(samples) == 9

# A fixed extent is compared.
assert (
    example.length2(np.array([1.0, 2.0, 2.0])) == 9 and example.length2([0, 3, 4]) == 25
)
assert example.twice(np.array([1.0, 2.0, 3.0])).tolist() == [2, 4, 6]
assert message(ValueError, example.length2, np.ones(4)) == (
    "`length2`: argument `v`: the array has the shape (4,), and C++ takes only (3,): pass an array of that shape"
)
assert message(ValueError, example.length2, [1, 2]) == (
    "`length2`: argument `v`: the sequence has 2 elements, and C++ takes 3: pass 3 numbers"
)

# Columns first, in both directions.
table = np.array([[1, 2], [3, 4], [5, 6]], np.int32)
assert example.cells(table).tolist() == [1, 3, 5, 2, 4, 6]
made = example.table(3, 2)
assert (
    made.tolist() == [[0, 3], [1, 4], [2, 5]]
    and made.flags.f_contiguous
    and made.strides == (4, 12)
)
assert bytes(memoryview(made)) == made.tobytes()

# The owner of a view's elements lives as long as the array.
kept = example.kept()
assert example.keepers() == 1 + 1
kept[1, 1] = 9
assert example.kept_at(3) == 9
del kept
gc.collect()
assert example.keepers() == 1

# A member is an array over the elements, and keeps the object alive.
frame = example.Frame()
picture = frame.picture
picture[:] = [[1, 2], [3, 4]]
assert frame.seen().tolist() == [[1, 2], [3, 4]]
assert "they may not move before it is gone" in message(BufferError, frame.enlarge)
frame.picture = np.full((2, 2), 5, np.float32)
assert picture.tolist() == [[5, 5], [5, 5]]
assert "drop the array first" in message(
    BufferError, setattr, frame, "picture", np.zeros((2, 3), np.float32)
)
del picture
gc.collect()
frame.picture = np.zeros((2, 3), np.float32)
frame.enlarge()
assert frame.picture.shape == (3, 3)
direction = frame.direction
labels = frame.labels
assert labels.tolist() == [[1, 4], [2, 5], [3, 6]] and labels.flags.f_contiguous
frame.labels = table
assert labels.tolist() == table.tolist()
assert not frame.up.flags.writeable and frame.up.tolist() == [0, 0, 1]
del frame, labels
gc.collect()
assert direction.tolist() == [1, 2, 3]
direction[0] = 8
assert "`value`" in message(
    TypeError, setattr, example.Frame(), "direction", np.zeros(3, np.int8)
)

# Values of another type.
assert example.add(1.25, 2) == 3.25 and example.add(1) == 1.5
assert message(ValueError, example.add, -1.0) == "an amount is not negative"
assert "argument `one`" in message(TypeError, example.add, "1")
assert example.mixed("#ff0000", "#0000ff") == "#7f007f"
assert message(ValueError, example.mixed, "red", "#000000") == "a colour is `#rrggbb`"
item = example.Item()
assert item.price == 1.99 and item.colour == "#ff0000" and item.discounted(0.99) == 1
item.price, item.colour = 3, "#010203"
assert item.price == 3 and item.colour == "#010203"
assert not hasattr(example, "Image") and not hasattr(example, "Amount")

# A vector of numbers is an array. That of a member or a variable is read-only, as a change of it would be lost.
assert example.raised([1, 2]).tolist() == [2, 4] and example.raised(np.ones(2)).tolist() == [2, 2]
assert item.course.tolist() == [1, 2] and not item.course.flags.writeable
item.course = [3]
assert item.course.tolist() == [3]
assert example.cvar.rate == 0.07 and example.cvar.all_time.tolist() == [1, 2]
assert not example.cvar.all_time.flags.writeable
example.cvar.rate, example.cvar.all_time = 1.5, [4]
assert example.cvar.rate == 1.5 and example.cvar.all_time.tolist() == [4]
example.cvar.least_amount = 2.5
assert example.cvar.least_amount == 2.5
example.cvar.theme = 250
assert example.cvar.theme == 250

# An array over the elements of a variable would not follow it: the variable is an object.
assert not isinstance(example.cvar.shown, np.ndarray)

# Members of types of the standard library are snapshots.
assert item.discounts == (0.05, 0.1)
item.discounts = [1]
assert item.discounts == (1,)
(own,) = item.pictures
assert own.shape == (1, 2) and not own.flags.writeable
item.pictures = [np.ones((2, 1), np.float32)]
assert item.pictures[0].tolist() == [[1], [1]]

# Shapes that no array has.
assert example.unreal(0, 5).shape == (0, 5)
for shape in [(-1, 2), (2, 2), (1 << 40, 1 << 40)]:
    assert "an array with the extents" in message(ValueError, example.unreal, *shape), shape

# Inside types of the standard library.
assert example.sum([1, 2.5]) == 3.5 and example.sum(()) == 0
assert message(ValueError, example.sum, [1, -1.0]) == "an amount is not negative"
assert "argument `amounts`: element 1: expected a float" in message(TypeError, example.sum, [1, "2"])
assert example.priced({"tea": 2, "salt": 0.5}, "#010203") == {
    "salt": (0.5, "#010203"),
    "tea": (2.0, "#010203"),
}
assert example.priced({"tea": 2}, None) == {"tea": (2.0, "#000000")}
pictures = [np.ones((1, 2), np.float32), np.arange(4, dtype=np.float32).reshape(2, 2).T]
both = example.doubled(pictures)
assert [picture.tolist() for picture in both] == [[[1] * 4], [[0, 2, 0, 2], [1, 3, 1, 3]]]
assert all(picture.dtype == np.float32 for picture in both)
assert message(TypeError, example.doubled, [pictures[0], np.ones((2, 2))]).endswith(
    "element 1: expected an array of dtype `float32` with 2 dimensions, got one of dtype `float64` with the "
    "shape (2, 2)"
)
assert message(TypeError, example.doubled, [[[1, 2]]]).endswith(
    "element 0: expected an array of dtype `float32` with 2 dimensions, got `list`"
)
assert [each.tolist() for each in example.all_twice([np.ones(3), [1, 2, 3]])] == [[2] * 3, [2, 4, 6]]
assert message(ValueError, example.all_twice, [[1, 2]]) == (
    "`all_twice`: argument `vectors`: element 0: the array has the shape (2,), and C++ takes only (3,): pass an "
    "array of that shape"
)

# In the calls of functions.
assert example.applied(lambda amount, colour: amount * int(colour[-1]), 1.5) == 4.5
assert "the result of" in message(TypeError, example.applied, lambda amount, colour: colour, 1)
for wrong, error, text in (-1, ValueError, "an amount is not negative"), (1e10, OverflowError, "an amount is at most a billion"):
    assert message(error, example.applied, lambda amount, colour, wrong=wrong: wrong, 1) == text
assert example.discount(0.5)(2) == 1.5
picture = np.arange(6, dtype=np.float32).reshape(2, 3)
turned = example.mapped(picture, lambda own: own.T)
assert turned.tolist() == picture.T.tolist()
assert "2 dimensions" in message(TypeError, example.mapped, picture, lambda own: own.ravel())
