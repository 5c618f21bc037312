"""Makes each of Python's allocations fail in turn, in calls of a module."""

import sys

LOST = ("error return without exception set", "returned NULL without setting an exception")


def outcome(call):
    """The exception that a call raises, if any."""
    try:
        call()
    except Exception as error:
        # Python's own words where it has no memory for the traceback.
        if isinstance(error, SystemError) and str(error).endswith(LOST):
            return MemoryError
        return type(error)
    return None


def fail_each_allocation(calls):
    """Has the n-th allocation of each call fail, or all from the n-th on, for each n that there is."""
    try:
        import _testcapi
    except ImportError:
        print("skipped: this Python has no `_testcapi`, which makes allocations fail")
        return
    # Discards Python's own reports of exceptions that there was no memory to raise.
    sys.unraisablehook = lambda _: None
    others = {}
    for name, call in calls.items():
        # Names the call that ends the process.
        print(name, flush=True)
        usual = outcome(call)
        for last in (lambda first: first + 1, lambda _: 0):
            as_usual, first = 0, 0
            # An allocation that fails may be of no consequence.
            while as_usual < 10:
                _testcapi.set_nomemory(first, last(first))
                raised = outcome(call)
                _testcapi.remove_mem_hooks()
                as_usual = as_usual + 1 if raised is usual else 0
                if raised not in (usual, MemoryError):
                    others.setdefault(name, set()).add(raised)
                first += 1
    assert not others, others
