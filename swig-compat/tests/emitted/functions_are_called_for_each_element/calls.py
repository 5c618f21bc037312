import example
import numpy as np

sides = np.array([[3, 5], [8, 20]], np.float32)
others = np.array([4, 12], np.float32)
assert example.hypotenuse(sides, others).tolist() == [[5, 13], [np.hypot(8, 4, dtype="f4"), np.hypot(20, 12, dtype="f4")]]
assert example.hypotenuse(sides[0], others, 2).tolist() == [10, 26]
assert example.hypotenuse(3, 4) == 5.0
radius, angle = example.polar(np.array([3.0]), 4)
assert (radius.tolist(), angle.tolist()) == ([5], [np.arctan2(4, 3)])
assert [part.tolist() for part in example.parts(np.array([8.0, 0.75]))] == [[0.5, 0.75], [4, 0]]
