"""Elements of containers compared with a model, for random operations."""

import copy
import random

import pytest


class Model:
    """The values of a vector, and the objects returned for elements, with their places or values."""

    def __init__(self, module, points):
        self.module, self.points = module, points
        self.values = [point.x for point in copy.copy(points)]
        self.held = []

    def at(self, index):
        return next((held for held in self.held if held[1] == index), None)

    def leave(self, is_left=lambda _: True):
        for held in self.held:
            if held[1] is not None and is_left(held[1]):
                held[1:] = None, self.values[held[1]]

    def value(self, held):
        return held[2] if held[1] is None else self.values[held[1]]

    def take(self, random):
        index = random.randrange(len(self.values))
        known, taken = self.at(index), self.points[index - random.choice([0, len(self.values)])]
        if known:
            assert taken is known[0]
        else:
            self.held.append([taken, index, None])

    def drop(self, random):
        self.held.pop(random.randrange(len(self.held)))

    def change(self, random):
        held, value = random.choice(self.held), random.randrange(100)
        if random.random() < 0.5:
            held[0].x = value
        else:
            held[0].moved(value - held[0].x)
        if held[1] is None:
            held[2] = value
        else:
            self.values[held[1]] = value

    def double(self, random):
        held = random.choice(self.held)
        value = 2 * (held[0].x % 100)
        held[0].x = value // 2
        self.module.double_one(held[0])
        if held[1] is None:
            held[2] = value
        else:
            self.values[held[1]] = value

    def assign(self, random):
        index, held = random.randrange(len(self.values)), random.choice(self.held)
        value = self.value(held)
        self.points[index] = held[0]
        if held[1] != index:
            self.leave(lambda place: place == index)
            self.values[index] = value

    def swap(self, random):
        first, second = (random.randrange(len(self.values)) for _ in range(2))
        self.points[first], self.points[second] = self.points[second], self.points[first]
        if first != second:
            self.leave(lambda place: place in (first, second))
        self.values[first], self.values[second] = self.values[second], self.values[first]

    def append(self, random):
        self.points.append(self.module.Point(5, 5))
        self.values.append(5)

    def insert(self, random):
        self.leave()
        index = random.randrange(len(self.values))
        self.points.insert(index, self.module.Point(6, 6))
        self.values.insert(index, 6)

    def delete(self, random):
        self.leave()
        index = random.randrange(len(self.values))
        del self.points[index]
        del self.values[index]

    def scale(self, random):
        self.module.scale(self.points, -1)
        self.values = [-value for value in self.values]

    def loop(self, random):
        for point in self.points:
            point.x += 1
        self.values = [value + 1 for value in self.values]

    def check(self):
        assert [point.x for point in copy.copy(self.points)] == self.values
        for held in self.held:
            assert held[0].x == self.value(held)


OF_HELD = [Model.drop, Model.change, Model.double, Model.assign]
OF_VALUES = [Model.take, Model.swap, Model.delete, Model.insert, Model.loop, Model.scale]


@pytest.mark.parametrize("seed", range(40))
def test_operations_at_random(containers, seed):
    dice = random.Random(seed)
    model = Model(containers, containers.PointVector([containers.Point(i, 0) for i in range(3)]))
    for _ in range(200):
        can = [Model.append]
        can += OF_VALUES if model.values else []
        can += OF_HELD * 2 if model.held and model.values else []
        can += [Model.take] * 5 if model.values else []
        dice.choice(can)(model, dice)
        model.check()
