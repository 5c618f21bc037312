"""`quaff.State`: reductions of data that arrives in parts."""

import math
import pickle

import numpy as np
import pytest

import quaff


def test_parts_in_any_order_give_the_result_of_the_whole(example):
    random = np.random.default_rng(1)
    values = random.standard_normal(1000) * 2.0 ** random.integers(-60, 60, 1000)
    for reduction in (quaff.norm, quaff.sum):
        whole = quaff.State(reduction)
        for part in (values[900:], values[:0], values[:900:3], values[1:900:3], values[2:900:3]):
            other = quaff.State(reduction)
            other.add(part)
            whole.merge(pickle.loads(pickle.dumps(other)))
        assert whole.value == reduction(values)
    squares = quaff.State(example.squares)
    for part in np.arange(12, dtype="f4").reshape(3, 4):
        squares.add(part)
    assert squares.value == example.squares(np.arange(12, dtype="f4"))
    assert quaff.State.from_bytes(example.squares, bytes(squares)).value == squares.value
    assert repr(squares) == "State(squares)"


def test_a_state_of_nothing(example):
    state = quaff.State(quaff.norm)
    with pytest.raises(ValueError, match="add an array, which may be empty"):
        _ = state.value
    state.merge(quaff.State.from_bytes(quaff.norm, bytes(quaff.State(quaff.norm))))
    state.add(np.zeros(0, "f4"))
    assert state.value == 0.0
    state.add(np.float32([3, 4]))
    assert state.value == 5.0


def test_what_is_refused():
    for other in (len, "norm", None):
        with pytest.raises(TypeError, match="expected a reduction of a module"):
            quaff.State(other)
    state = quaff.State(quaff.norm)
    with pytest.raises(TypeError, match="expected a state of"):
        state.merge(quaff.State(quaff.sum))
    with pytest.raises(TypeError, match=r"`norm`: argument `arr`: expected an array of dtype .* `int64`"):
        state.add(np.arange(3))
    state.add(np.ones(3))
    with pytest.raises(ValueError, match="arrays of different types"):
        state.add(np.ones(3, "f4"))
    assert state.value == math.sqrt(3)
    with pytest.raises(ValueError, match="the bytes are of no state"):
        quaff.State.from_bytes(quaff.norm, b"QSUM")
