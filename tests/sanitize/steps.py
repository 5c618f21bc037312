"""What the worlds of both fuzzes share: the dice, and how operations are drawn and run."""

import gc
import random
import sys

# How deep operations run inside other operations.
DEPTH = 3


class Steps:
    """Runs operations, which are given with how often they are drawn. Each gets the world."""

    def __init__(self, module, seed, trace, operations):
        self.module, self.dice, self.trace = module, random.Random(seed), trace
        self.operations, self.frequencies = list(operations), list(operations.values())
        self.depth, self.steps = 0, 0

    def chance(self, probability):
        return self.dice.random() < probability

    def say(self, *words):
        if self.trace:
            print("  " * self.depth, *words, file=sys.stderr, flush=True)

    def step(self):
        """One operation. It may raise any exception."""
        if self.depth >= DEPTH:
            return
        self.depth += 1
        self.steps += 1
        try:
            operation = self.dice.choices(self.operations, self.frequencies)[0]
            self.say(operation.__name__)
            operation(self)
        except Exception as error:
            self.say("raised", type(error).__name__, error)
        finally:
            self.depth -= 1

    def run(self, steps):
        """Runs so many operations, and some more in collections of garbage."""

        def at_collection(phase, _):
            if self.chance(0.1):
                self.step()

        gc.callbacks.append(at_collection)
        try:
            while self.steps < steps:
                self.step()
        finally:
            gc.callbacks.remove(at_collection)

    def stop(self):
        """Runs no operation from now on, whatever asks for one."""
        self.depth = DEPTH
