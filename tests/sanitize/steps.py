"""The common part of the fuzzers' worlds: random numbers, and how operations are drawn and run."""

import gc
import os
import random
import sys
import threading
import traceback

# The maximum nesting of operations.
DEPTH = 3
# The share of operations that return: a fuzzer whose arguments are all refused tests little.
LEAST_RETURNED = 0.4
# The number of operations from which on their share is no accident.
ENOUGH_STEPS = 500


class Steps:
    """Runs operations, which are given with their relative frequencies. Each is called with the world."""

    def __init__(self, module, seed, trace, operations):
        self.module, self.seed, self.dice, self.trace = module, seed, random.Random(seed), trace
        self.operations, self.frequencies = list(operations), list(operations.values())
        self.steps, self.is_stopped, self.of_thread = 0, False, threading.local()
        self.returned, self.system_error, self.is_checked = 0, None, False

    @property
    def depth(self):
        """The nesting of operations on this thread: arguments run operations inside others."""
        return DEPTH if self.is_stopped else getattr(self.of_thread, "depth", 0)

    @depth.setter
    def depth(self, depth):
        self.of_thread.depth = depth

    def chance(self, probability):
        return self.dice.random() < probability

    def say(self, *words):
        if self.trace:
            print("  " * self.depth, *words, file=sys.stderr, flush=True)

    def step(self):
        """Runs one operation, which may raise any exception except SystemError."""
        if self.depth >= DEPTH:
            return
        self.depth += 1
        self.steps += 1
        try:
            operation = self.dice.choices(self.operations, self.frequencies)[0]
            self.say(operation.__name__)
            operation(self)
            self.returned += 1
        except SystemError:
            # Python raises it where C code breaks its rules: no exception is set, or a result beside one.
            self.system_error = self.system_error or traceback.format_exc()
            if self.is_checked:
                # A finalizer has run the operation, perhaps at the end of the interpreter, which would go on.
                print(self.system_error, file=sys.stderr, flush=True)
                os._exit(1)
        except Exception as error:
            self.say("raised", type(error).__name__, error)
        finally:
            self.depth -= 1

    def run_in_threads(self, threads, steps):
        """Runs `steps` operations in each of several threads. Returns their worlds, which share objects."""
        worlds = [self, *(self.beside(f"{self.seed} {number}") for number in range(1, threads))]
        others = [threading.Thread(target=world.run, args=(steps,)) for world in worlds[1:]]
        for thread in others:
            thread.start()
        self.run(steps)
        for thread in others:
            thread.join()
        for world in worlds:
            world.check()
        return worlds

    def run(self, steps):
        """Runs `steps` operations, and some more during garbage collections."""

        def at_collection(phase, _):
            if self.chance(0.1):
                self.step()

        gc.callbacks.append(at_collection)
        try:
            while self.steps < steps:
                self.step()
        finally:
            gc.callbacks.remove(at_collection)

    def check(self):
        """Ends the process if an operation raised a SystemError, or if too few of them returned."""
        self.is_checked = True
        if self.system_error is not None:
            sys.exit(self.system_error)
        if self.steps >= ENOUGH_STEPS and self.returned < LEAST_RETURNED * self.steps:
            sys.exit(f"only {self.returned} of {self.steps} operations returned")

    def stop(self):
        """Prevents any further operations."""
        self.is_stopped = True
