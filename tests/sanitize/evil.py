"""Arguments of `containers.py` whose own code changes the containers."""


class Evil:
    """A number, a sequence, a key or a path, as required. It runs operations before each answer."""

    def __init__(self, world):
        self.world = world
        self.number = world.dice.choice([0, 1, 2, -1, 3])

    def answer(self, value):
        for _ in range(self.world.dice.choice([0, 1, 1, 2])):
            self.world.step()
        return value

    def __index__(self):
        return self.answer(self.number)

    def __float__(self):
        return self.answer(float(self.number))

    def __complex__(self):
        return self.answer(complex(self.number))

    def __bool__(self):
        return self.answer(True)

    def __eq__(self, other):
        return self.answer(self is other)

    def __lt__(self, other):
        return self.answer(id(self) < id(other))

    def __hash__(self):
        return self.answer(self.number)

    def __len__(self):
        return self.answer(abs(self.number))

    def __getitem__(self, index):
        if index >= abs(self.number):
            raise IndexError
        return self.answer(self.world.value(2))

    def __iter__(self):
        return iter([self.answer(self.world.value(2)) for _ in range(abs(self.number))])

    def __fspath__(self):
        return self.answer("a")

    def __add__(self, other):
        return self.answer(self)

    def __del__(self):
        if self.world.chance(0.5):
            self.world.step()


class EvilKey(Evil):
    """A key that is compared by its number."""

    def __eq__(self, other):
        return self.answer(isinstance(other, EvilKey) and self.number == other.number)

    def __hash__(self):
        return self.answer(self.number)


class EvilList(list):
    """A list that changes the containers and itself while it is read."""

    def __init__(self, values, *, world):
        super().__init__(values)
        self.world = world

    def __iter__(self):
        for each in list.copy(self):
            self.world.step()
            yield each

    def __len__(self):
        self.world.step()
        if self.world.chance(0.3):
            self.append(1)
        return super().__len__()

    def __getitem__(self, index):
        self.world.step()
        return super().__getitem__(index)
