"""What an interface adds to classes, in C++ and in Python."""

# Written by quaff from example.i: change that file, not this one.

if __package__:
    from . import _example
    from ._example import (
        Base,
        Counter,
        Doubles,
        IntStack,
        Item,
        Level_high,
        Level_low,
        alive,
        count_alive,
        function,
        parsed,
        rows,
        tenfold,
        tripled,
    )
else:
    import _example  # noqa: F401
    from _example import (
        Base,
        Counter,
        Doubles,
        IntStack,
        Item,
        Level_high,
        Level_low,
        alive,
        count_alive,
        function,
        parsed,
        rows,
        tenfold,
        tripled,
    )

__all__ = [
    "Base",
    "Counter",
    "Doubles",
    "IntStack",
    "Item",
    "Level_high",
    "Level_low",
    "alive",
    "count_alive",
    "function",
    "parsed",
    "rows",
    "tenfold",
    "tripled",
]


def _complete(native):
    # What a class statement has in any case is no addition.
    usual = (
        "__doc__",
        "__firstlineno__",
        "__module__",
        "__qualname__",
        "__static_attributes__",
    )

    def complete(_, bases, body):
        if "__classcell__" in body:
            body.pop("__classcell__").cell_contents = native
        for name, value in body.items():
            if name not in usual:
                setattr(native, name, value)
                if hasattr(type(value), "__set_name__"):
                    value.__set_name__(native, name)
        return native

    class Body(dict):
        # The code may name what the class has already.
        def __missing__(self, name):
            return vars(native)[name]

    complete.__prepare__ = lambda name, bases: Body()
    return complete


class _Counter(metaclass=_complete(Counter)):
    def __repr__(self):
        return f"Counter({self.value})"

    def __str__(self):
        return f"a counter, {super().__str__()}"

    doubled = property(lambda self: 2 * self.value)


class _Base(metaclass=_complete(Base)):
    def __setattr__(self, name, value):
        settable = (property, type(Base.thisown))
        if isinstance(getattr(type(self), name, None), settable):
            super().__setattr__(name, value)
            return
        kind = type(self).__name__
        message = f"`{kind}` has no attribute `{name}`, and takes no new ones"
        raise AttributeError(message)


_Item_doubled = Item.doubled
_Item_trebled = Item.trebled


class _Item(metaclass=_complete(Item)):
    def doubled(self):
        self.price += 1
        val = _Item_doubled(self)
        val = -val
        return val

    doubled.__doc__ = _Item_doubled.__doc__

    def trebled(self):
        return (_Item_trebled(self), "trebled")

    def __setattr__(self, name, value):
        settable = (property, type(Item.thisown))
        if isinstance(getattr(type(self), name, None), settable):
            super().__setattr__(name, value)
            return
        kind = type(self).__name__
        message = f"`{kind}` has no attribute `{name}`, and takes no new ones"
        raise AttributeError(message)
