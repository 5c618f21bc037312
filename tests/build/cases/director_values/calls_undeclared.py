"""Values of types that only C++ declares, which C++ passes to overrides in Python."""

import sys

import example


class OwnHandler(example.Handler):
    def outside(self, given):
        return 10 * example.outside_value(given)

    def inside(self, given):
        return 20

    def nested(self, given):
        return 30

    def behind(self, given):
        return 40

    def slot(self, given):
        return 10 * example.slot_value(given)

    def cell(self, given):
        return 10 * example.cell_value(given)

    def listed(self, given):
        return 10 * example.count_listed(given)

    def items(self, given):
        return 10 * example.count_items(given)

    def made(self):
        return example.shared_outside()

    def by_value(self, given):
        return example.made_outside(10 * example.outside_value(given))

    def shared(self, given):
        return example.made_shared(10 * example.shared_value(given))

    def within(self, given):
        return 30

    def called(self, given):
        return 40 if given is not None else 0


# Types that the interface does not declare are passed on.
assert example.handled(example.Handler()) == 1 + 2 + 3 + 1 + 4 + 5 + 6 + 7
assert example.handled(OwnHandler()) == 10 + 20 + 30 + 40 + 40 + 50 + 60 + 70 + 100
holder = example.SlotHolder()
assert (example.slot_value(holder.slot), example.slot_value(holder.other)) == (8, 8)
holder.slot = example.made_slot(9)
assert example.slot_value(holder.other) == 9
assert example.by_value(example.Handler()) == 1 + 2 + 3 + 4
assert example.by_value(OwnHandler()) == 10 + 20 + 30 + 40
assert example.size_of(example.made_map()) == 1


class OwnCounting(example.Counting):
    def both(self, first, second):
        return 7

    def shared(self, given):
        return 2

    def shared_quietly(self, given):
        return 3


class KeepsArguments(example.Counting):
    def both(self, first, second):
        self.kept = first, second
        raise ValueError("both is called in C++")


assert (example.both_of(example.Counting()), example.counted_alive()) == (7, 0)
assert (example.both_of(OwnCounting()), example.counted_alive()) == (7, 0)
assert (example.owners_after(example.Counting()), example.owners_after(OwnCounting())) == (21, 51)
keeper = KeepsArguments()
hook, sys.unraisablehook = sys.unraisablehook, lambda raised: None
assert (example.both_of(keeper), example.counted_alive()) == (7, 2)
sys.unraisablehook = hook
del keeper.kept
assert example.counted_alive() == 0


class OwnDrawer(example.Drawer):
    def drawn(self, point):
        return 10 * example.other_of(point)


assert (example.drawn_by(example.Drawer()), example.drawn_by(OwnDrawer())) == (1, 20)
