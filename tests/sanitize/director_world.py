"""The objects and the operations of `directors.py`."""

import contextlib
import gc
import threading
import weakref

from steps import DEPTH, Steps

# The number of objects that are held.
HELD = 10


def director(world, bases):
    """A class whose methods run operations before they return."""
    module = world.module
    own = {
        "value": lambda self, x: world.answer(self, x, 1),
        "name": lambda self: world.answer(self, "a name that is longer than fifteen letters"),
        "greeting": lambda self, text: world.answer(self, text + "!"),
        "text": lambda self: world.answer(self, "".join(["te", "xt"]), None),
        "copied": lambda self, point: world.answer(self, point, module.Point(5)),
        "pointed": lambda self, point: world.answer(self, module.Point(6), None, point),
        "next": lambda self, node: world.answer(self, node, None, world.any(module.Node)),
        "fresh": lambda self: world.fresh(self),
        "made": lambda self: world.answer(self, world.new_node(), world.any(module.Node), None),
        "taken": lambda self, node: world.hold(world.answer(self, node)) if node else None,
        "sum": lambda self, data: world.answer(self, int(data.sum())),
        "nothing": lambda self: world.answer(self, None),
        "function": lambda self, f: world.answer(self, f, lambda x: x, None),
        "hidden": lambda self, x: world.answer(self, x),
        "weight": lambda self, x: world.answer(self, x),
        "same": lambda self, given: world.answer(self, given, None, world.any(module.Shared)),
        "count": lambda self, x: world.answer(self, x),
        "__del__": lambda self: world.at_end(self),
    }
    kept = {name: method for name, method in own.items() if name == "__del__" or world.chance(0.7)}
    return type("Director", bases, kept)


class World(Steps):
    """The objects on which operations are called."""

    def __init__(self, module, seed, trace):
        super().__init__(module, seed, trace, OPERATIONS)
        self.held, self.transfer = [], threading.Lock()
        node, leaf, shared = module.Node, module.Leaf, module.Shared
        all_bases = [(node,), (node,), (shared,), (leaf, node), (node, leaf), (shared, leaf, node), (leaf,)]
        self.classes = [director(self, bases) for bases in all_bases for _ in range(2)]

    def beside(self, seed):
        """A world for another thread, with the same objects."""
        other = World(self.module, seed, self.trace)
        other.held, other.transfer = self.held, self.transfer
        return other

    def number(self):
        return self.dice.randrange(64)

    def hold(self, thing):
        if thing is not None:
            self.held.append(thing)
            if len(self.held) > HELD:
                del self.held[self.dice.randrange(len(self.held))]
        return thing

    def any(self, kind=object):
        """A random held object, or None."""
        found = [thing for thing in self.held if isinstance(thing, kind)]
        return self.dice.choice(found) if found else None

    def new_node(self):
        return self.new([kind for kind in self.classes if issubclass(kind, self.module.Node)])

    def new(self, classes=None):
        kind = self.dice.choice(classes or self.classes)
        thing = kind.__new__(kind)
        bases = [base for base in kind.__bases__ if self.chance(0.9)]
        self.dice.shuffle(bases)
        for base in bases:
            base.__init__(thing, *((self.number(),) if base is self.module.Node and self.chance(0.3) else ()))
        return thing

    def clear(self):
        self.held.clear()
        self.classes.clear()

    # Calls that objects receive from C++ and Python

    def answer(self, this, *values):
        """The result of a method, after operations of any kind."""
        for _ in range(self.dice.choice([0, 0, 1, 1, 2])):
            self.step()
        if self.chance(0.1) and self.depth < DEPTH:
            self.end_in_call(this)
        if self.chance(0.05):
            raise LookupError("from a method")
        if self.chance(0.05):
            return object()
        return self.dice.choice(values)

    def fresh(self, this):
        """A new object, of which C++ becomes the owner by its raw pointer. A step, or another thread, may
        have given the object to another owner meanwhile."""
        node = self.answer(this, self.new_node(), None)
        return None if isinstance(node, self.module.Node) and not node.thisown else node

    def end_in_call(self, this):
        """Makes C++ free the object whose method runs, or removes Python's last reference to it."""
        if self.chance(0.5) and isinstance(this, self.module.Node):
            self.module.free_node(this)
        else:
            self.held = [thing for thing in self.held if thing is not this]
            gc.collect()

    def at_end(self, this):
        """A finalizer, which uses the object or keeps it."""
        if self.depth >= DEPTH:
            return
        if self.chance(0.3):
            self.step()
        if self.chance(0.2):
            self.use(this)
        if self.chance(0.1):
            self.hold(this)

    # Operations

    def make(self):
        self.hold(self.new())

    def call(self):
        function, number = self.dice.randrange(14), self.number()
        self.say("function", function)
        calls = [lambda: self.module.call_node(number, function)] * 6
        calls += [lambda: self.module.call_leaf(number), lambda: self.module.call_shared(number)]
        self.dice.choice(calls)()

    def use(self, thing=None):
        """Calls a method from Python, possibly through `super()`."""
        thing = self.any() if thing is None else thing
        names = [name for name in dir(type(thing)) if not name.startswith("_") and name not in LEFT_OUT]
        name = self.dice.choice(names)
        self.say("method", name)
        above = super(type(thing), thing)
        owner = above if self.chance(0.5) and hasattr(above, name) else thing
        member = getattr(owner, name)
        given = self.dice.choice([(), (1,), ("text",), (self.any(),), (self.module.Point(1),), ([1, 2],)])
        self.hold_new(member(*given) if callable(member) else member)

    def hold_new(self, thing):
        if type(thing).__module__ == "directors" or isinstance(thing, tuple(self.classes)) or callable(thing):
            self.hold(thing)

    def give(self):
        """Gives an object to C++, which may keep it."""
        thing, module = self.any(), self.module
        ways = [
            lambda: module.keep_node(thing),
            lambda: module.keep_shared(thing),
            lambda: module.free_node(thing),
            lambda: self.disown(thing),
            lambda: self.take_back(thing),
        ]
        self.dice.choice(ways)()

    def disown(self, thing):
        """Gives an object to C++ by its raw pointer, unless Python has other pointers to it."""
        if type(thing).__bases__ != (self.module.Node,):
            return
        with self.transferring():
            self.disown_now(thing)

    def disown_now(self, thing):
        by_proxy = self.chance(0.5)
        # C++ may own the object already, by a unique pointer. CPython switches threads after calls only, so
        # no other thread gives the object to C++ after the question.
        if not thing.thisown:
            raise RuntimeError("the object is not Python's to give")
        if by_proxy:
            given = thing.__disown__()
        else:
            thing.thisown, given = False, thing
        self.module.adopt_node(given)
        if by_proxy:
            self.hold(given)

    def take_back(self, thing):
        with self.transferring():
            self.module.give_back_node(thing)
            thing.thisown = True

    @contextlib.contextmanager
    def transferring(self):
        """An object changes its owner in two steps. No other may do so in between: both would own it."""
        if not self.transfer.acquire(blocking=False):
            raise RuntimeError("an object is changing its owner")
        try:
            yield
        finally:
            self.transfer.release()

    def take(self):
        module, number = self.module, self.number()
        ways = [
            lambda: self.hold(module.any_node(number)),
            lambda: self.hold(module.any_leaf(number)),
            lambda: self.hold(module.return_node(number)),
            lambda: self.hold(module.any_shared(number)),
            lambda: self.hold(module.any_function(number)),
        ]
        self.dice.choice(ways)()

    def drop(self):
        """Releases what Python or C++ keeps."""
        module, number = self.module, self.number()
        ways = [lambda: self.held.pop(number % len(self.held))] * 4
        drops = [module.drop_node, module.free_adopted]
        drops += [module.drop_shared, module.drop_function, module.drop_finder]
        ways += [lambda: self.dice.choice(drops)(number)] * 2
        self.dice.choice(ways)()

    def keep_callable(self):
        """Gives C++ a callable that refers to an object, or is one of its methods."""
        thing, module = self.any(), self.module
        functions = [
            lambda x: self.answer(thing, x, 1),
            getattr(thing, "value", None),
            float,
            self.any_callable(),
        ]
        finders = [lambda x: self.answer(None, module.Point(x), None), module.Point]
        if self.chance(0.5):
            module.keep_function(self.dice.choice(functions))
        else:
            module.keep_finder(self.dice.choice(finders))

    def any_callable(self):
        found = [thing for thing in self.held if callable(thing)]
        return self.dice.choice(found) if found else None

    def call_callable(self):
        module, number = self.module, self.number()
        ways = [
            lambda: module.call_function(number),
            lambda: module.call_finder(number),
            lambda: module.call_with_data(lambda x: self.answer(None, x)),
            lambda: self.any_callable()(1.5),
        ]
        self.dice.choice(ways)()

    def tag(self):
        """Sets an attribute, which may close a cycle or hide a method."""
        thing = self.any()
        name = self.dice.choice(["attribute", "other", "value", "name", "next"])
        values = [self.any(), lambda *given: self.answer(thing, *given, None)]
        setattr(thing, name, self.dice.choice(values))
        if self.chance(0.3):
            delattr(thing, name)

    def change_class(self):
        thing = self.any()
        others = [kind for kind in self.classes if kind.__bases__ == type(thing).__bases__]
        if others and self.chance(0.5):
            thing.__class__ = self.dice.choice(others)
        else:
            kind = self.dice.choice(self.classes)
            name = self.dice.choice(["value", "weight", "count"])
            if name in vars(kind) and self.chance(0.5):
                delattr(kind, name)
            else:
                setattr(kind, name, lambda self, x, world=self: world.answer(self, x))

    def initialize_again(self):
        thing = self.any()
        self.dice.choice(type(thing).__bases__).__init__(thing)

    def watch(self):
        weakref.finalize(self.any(), self.step).atexit = False

    def collect(self):
        gc.collect(self.dice.randrange(3))


# Members that the fuzzer does not call.
LEFT_OUT = {"thisown", "this", "own", "disown", "acquire", "shared_from_this"}

# The operations, with their relative frequencies.
OPERATIONS = {
    World.make: 12,
    World.call: 30,
    World.use: 12,
    World.give: 8,
    World.take: 6,
    World.drop: 10,
    World.keep_callable: 6,
    World.call_callable: 8,
    World.tag: 4,
    World.change_class: 3,
    World.initialize_again: 1,
    World.watch: 1,
    World.collect: 0.3,
}
