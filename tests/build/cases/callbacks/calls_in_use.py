"""A function that C++ calls must not have it free an object that the running call uses."""

import contextlib
import threading

from example import Fish, Pond, both, drained, eaten, itself, scaled_by, scaled_last, swallowed


def refused(function, *arguments):
    try:
        function(*arguments)
    except RuntimeError as error:
        assert "the object is in use by a call that runs: give it away after the call" in str(error), error
    else:
        raise AssertionError("the object was given away")


def swallow(weight):
    return swallowed(fish)


fish, others, pond = Fish(), [Fish(), Fish(), Fish()], Pond()
refused(fish.scaled, swallow)
refused(fish.scaled, lambda weight: Fish.__swig_destroy__(fish))
refused(fish.scaled, lambda weight: others[0].scaled(swallow))
refused(fish.scaled_slowly, swallow)
refused(itself(fish).scaled, swallow)
refused(scaled_by, swallow, 0, fish)
refused(scaled_last, *others[:2], fish, swallow)
refused(pond.fish.scaled, lambda weight: drained(pond))
fish.kept = swallow
refused(fish.again)
fish.kept = None


def in_another_thread(weight):
    thread = threading.Thread(target=refused, args=(swallowed, fish))
    thread.start()
    thread.join()
    return weight


assert fish.scaled_slowly(in_another_thread) == 2

# After a call, whatever its end, the objects can be given away; during it, others can.
assert fish.weight == 2
assert fish.scaled(lambda weight: swallowed(Fish()) + swallowed(None) + 1) == 3
with contextlib.suppress(AttributeError):
    scaled_last(*others, lambda weight: others.missing)
with contextlib.suppress(TypeError):
    fish.scaled("no function")
assert swallowed(fish) == 3
# One call may use an object and take it.
last = Fish()
assert both(last, last) == 4
drained(pond)
for other in others:
    eaten(other)
