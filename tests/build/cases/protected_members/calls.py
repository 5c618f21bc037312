import example


class Own(example.Base):
    def name(self):
        return "Own"

    def use(self):
        assert self.twice(example.Item(4)).value == 8
        item = example.Item(3)
        assert self.same(item).value == 3
        assert self.same(item, 2) == 5
        assert self.chosen(3) == 3
        assert self.chosen(3.0) == 1.5
        assert self + 2 == 32
        assert self.number == 30
        self.number = 40
        assert self.number == 40
        assert self.kind == example.Base.SMALL
        self.kind = example.Base.LARGE
        assert self.kind == example.Base.LARGE
        assert self.text is None
        self.text = "text"
        assert self.text == "text"
        self.word = "word"
        assert self.word == "word"
        assert self.item.value == 5
        self.item.value = 6
        assert self.referred.value == 6
        self.item = example.Item(7)
        assert self.referred.value == 7
        assert self.bits == 3
        self.bits = 9
        assert self.bits == 9
        assert self.all() == 40 + example.Base.shared + 7
        return example.Base.name(self)


own = Own(30)
assert own.use() == "Base"
assert own.shown(2) == 2

# Static members need no object.
assert example.Base.made(3).value == 3
assert example.Base.made(1, 2) == 3
assert example.Base.fixed == 20
assert example.Base.label == "label"

# An object that C++ made is no director.
derived = example.Derived(1)
for use in (
    lambda: derived.twice(example.Item(1)),
    lambda: derived.number,
    lambda: setattr(derived, "number", 2),
    lambda: derived.same(example.Item(1)),
):
    try:
        use()
        raise AssertionError("a protected member is used")
    except RuntimeError as error:
        assert "protected member" in str(error), error

assert not hasattr(example.Base, "plain")
assert not hasattr(example.Base, "closed")
assert not hasattr(example.Base, "mixed")
assert not hasattr(example.Flat, "number")
assert not hasattr(example.Flat, "get")


class OwnBottom(example.Bottom):
    def use(self):
        return self.overloaded(), self.overloaded(5), self.single()


assert OwnBottom().use() == (0, 5, 7)
assert not hasattr(example.Bottom, "hidden")


class OwnFreed(example.Freed):
    def use(self):
        self.kept += 1
        return self.kept


assert OwnFreed().use() == 5


class OwnBox(example.IntBox):
    def use(self):
        self.put(8)
        return self.value, self.get(), self.count()


assert OwnBox().use() == (8, 8, 3)
