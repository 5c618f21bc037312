from example import Point, Shape


class Square(Shape):
    def area(self, scale):
        return 2.0 * scale

    def moved(self, x):
        point = Point()
        point.x = x
        self.changed(point)
        return self.sides


square = Square(4)
assert square.area(3) == 6
assert square.name() == "named"
assert square.moved(7) == 7
