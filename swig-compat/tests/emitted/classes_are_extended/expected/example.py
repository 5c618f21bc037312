"""What an interface adds to classes, in C++ and in Python."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from ._example import (
        Base,
        Counter,
        Doubles,
        IntStack,
        Item,
        alive,
        count_alive,
        parsed,
    )
else:
    from _example import (
        Base,
        Counter,
        Doubles,
        IntStack,
        Item,
        alive,
        count_alive,
        parsed,
    )

__all__ = [
    "Base",
    "Counter",
    "Doubles",
    "IntStack",
    "Item",
    "alive",
    "count_alive",
    "parsed",
]


def _complete(native, added):
    for name, value in vars(added).items():
        if name not in vars(type("", (), {})):
            setattr(native, name, value)


class _Counter:
    def __repr__(self):
        return f"Counter({self.value})"

    doubled = property(lambda self: 2 * self.value)


_complete(Counter, _Counter)


_Item_doubled = Item.doubled
_Item_trebled = Item.trebled


class _Item:
    def doubled(self, *args, **kwargs):
        self.price += 1
        val = _Item_doubled(self, *args, **kwargs)
        val = -val
        return val

    doubled.__doc__ = _Item_doubled.__doc__

    def trebled(self):
        return (_Item_trebled(self), "trebled")


_complete(Item, _Item)
