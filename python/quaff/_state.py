"""`quaff.State`: the state of any reduction, for data that arrives in parts."""

import sys
from functools import partial
from typing import Any, Self, final


@final
class State:
    """The state of a reduction of a module that quaff built, for data that arrives in parts.

    `reduction` is the function, such as `stats.energy`. The state is that of the reduction's C++ class, or
    of its `exact` class if it has one. Whether the result depends on the order and the grouping of the parts
    is up to this class: those of `quaff.sum`, `quaff.norm` and `quaff::mean` are exact.

    A state can be pickled, and `State.from_bytes` reads `bytes(state)`, in any process that has loaded the
    same build of the module. `quaff.Sum` is the same for sums, with bytes that later versions can read.
    """

    __slots__ = ("_function", "_parts", "_state")

    def __init__(self, reduction: Any, /) -> None:
        parts = getattr(sys.modules.get(getattr(reduction, "__module__", None) or ""), "_parts", None)
        if parts is None:
            raise TypeError(
                f"`State`: argument `reduction`: expected a reduction of a module, got {reduction!r}: pass "
                "the function, such as `quaff.norm`"
            )
        self._function = reduction
        self._parts = partial(parts, reduction.__name__)
        self._state: bytes | None = None

    def add(self, array: Any, /) -> None:
        """Adds all elements of an array that the reduction accepts. All arrays must have the same dtype.

        Raises the exceptions of the reduction. In this case nothing is added.
        """
        self._absorb(self._parts(array))

    def merge(self, other: Self, /) -> None:
        """Adds everything that was added to another state of the same reduction."""
        if not isinstance(other, State) or other._function is not self._function:
            raise TypeError(f"`State.merge`: argument `other`: expected a state of {self._function!r}")
        if other._state is not None:
            self._absorb(other._state)

    @property
    def value(self) -> Any:
        """The result of the reduction for all elements that were added.

        Raises ValueError if no array was added, as nothing says which dtype the result is for.
        """
        if self._state is None:
            raise ValueError("the state has no value: add an array, which may be empty")
        return self._parts([self._state], scalar=_same)

    @classmethod
    def from_bytes(cls, reduction: Any, data: bytes, /) -> "State":
        """Restores a state of a reduction from `bytes(state)`.

        Raises ValueError for bytes that are not the bytes of a state of the module.
        """
        state = cls(reduction)
        if data:
            state._absorb(bytes(data))
        return state

    def __bytes__(self) -> bytes:
        return self._state or b""

    def __reduce__(self) -> tuple[Any, ...]:
        return State.from_bytes, (self._function, bytes(self))

    def __repr__(self) -> str:
        return f"State({self._function.__name__})"

    def _absorb(self, part: bytes) -> None:
        self._state = self._parts([part] if self._state is None else [self._state, part])


def _same(value: Any) -> Any:
    return value
