from example import Button, Point, derivative, integrate, nearest, sum

assert integrate(lambda x: x * x, 0, 2) == 2
assert derivative(lambda x: x * x)(3) == 6
clicks = []
button = Button()
button.on_click = lambda point, text: clicks.append((point.x, text))
button.on_click(Point(), "once")
assert clicks == [(0, "once")]
assert nearest(lambda point, is_first: point if is_first else None).x == 3
assert sum([lambda x: x + 1, abs]) == 3
