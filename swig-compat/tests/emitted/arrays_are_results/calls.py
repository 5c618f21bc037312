import numpy as np

import example

a, b = np.array([1, 2], np.float32), np.array([3, 5], np.float32)
total = example.add(a, b)
assert type(total) is np.ndarray
assert (total.tolist(), total.dtype) == ([4, 7], np.float32)
assert example.add(a=a.astype(float).reshape(2, 1), b=np.ones((2, 1))).shape == (2, 1)
assert example.add(a, b, out=total) is total
assert example.add(a, b, out=a) is a
assert a.tolist() == [4, 7]

count, low, high = example.split(np.array([-1.0, 3.0]))
assert (count, low.tolist(), high.tolist()) == (1, [-1, 0], [0, 3])
mine = np.empty(2)
count, low, high = example.split(np.array([-1.0, 3.0]), 2.0, out=(None, mine))
assert high is mine
assert (count, low.tolist(), high.tolist()) == (1, [-1, 2], [2, 3])

assert example.count_up(3, 0.5).tolist() == [0.5, 1.5, 2.5]
assert example.count_up(2, first=1, step=2).tolist() == [1, 3]

left, right = np.arange(6.0).reshape(2, 3), np.arange(12.0).reshape(3, 4)
product = example.multiply(left, right)
assert np.array_equal(product, left @ right)
assert np.array_equal(example.multiply(left.T, right[:2]), left.T @ right[:2])
assert np.array_equal(example.is_diagonal(2, 3), np.eye(2, 3, dtype=bool))

for call, error, words in [
    (lambda: example.add(a, b, out=np.empty(3, np.float32)), ValueError, "(3,)"),
    (lambda: example.multiply(left[:, :2], right[:2, :2], out=right[:2, :2]), ValueError, "`product`"),
    (lambda: example.count_up(-1, 0), ValueError, "-1"),
]:
    try:
        call()
    except error as raised:
        assert words in str(raised), raised
    else:
        raise AssertionError(words)
