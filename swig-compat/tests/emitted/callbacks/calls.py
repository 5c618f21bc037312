import example
from example import Button, Point

assert example.integrate(lambda x: x, 0, 2) == 2
assert example.twice(abs)(-3) == 6
button = Button()
button.on_click = print
assert button.on_click is print
assert example.nearest(lambda point, flag: point if flag else None).x == 1
assert example.sum([lambda x: x, lambda x: 2 * x]) == 3
assert example.apply(example.square, 3) == example.apply(example.square_pointer, 3) == 9
assert example.shifted(lambda x: x, 2) == 3
assert Point().x == 0
