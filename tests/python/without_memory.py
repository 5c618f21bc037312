"""Calls functions of a module, with each of Python's allocations failing in turn."""

import sys

LOST = ("error return without exception set", "returned NULL without setting an exception")


def outcome(call):
    """The class of the exception that a call raises, or None."""
    try:
        call()
    except Exception as error:
        # Python raises this error if it has no memory for the traceback.
        if isinstance(error, SystemError) and str(error).endswith(LOST):
            return MemoryError
        return type(error)
    return None


def fail_each_allocation(calls):
    """Repeats each call with its n-th allocation failing, or all from the n-th on, for every n."""
    try:
        import _testcapi
    except ImportError:
        print("skipped: this Python has no `_testcapi`, which makes allocations fail")
        return
    # Python reports exceptions here that it had no memory to raise.
    sys.unraisablehook = lambda _: None
    others = {}
    for name, call in calls.items():
        # If a call ends the process, the last name printed is that of the call.
        print(name, flush=True)
        usual = outcome(call)
        for last in (lambda first: first + 1, lambda _: 0):
            as_usual, first = 0, 0
            # A call may succeed although an allocation fails, so several must succeed before the loop ends.
            while as_usual < 10:
                _testcapi.set_nomemory(first, last(first))
                raised = outcome(call)
                _testcapi.remove_mem_hooks()
                as_usual = as_usual + 1 if raised is usual else 0
                if raised not in (usual, MemoryError):
                    others.setdefault(name, set()).add(raised)
                first += 1
    assert not others, others
