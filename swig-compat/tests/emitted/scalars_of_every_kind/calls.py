import example
import pytest

widths = {"int8": 8, "int16": 16, "int32": 32, "int64": 64, "longest": 64, "fixed": 64}
for name, bits in widths.items():
    same, most = getattr(example, name), 2 ** (bits - 1)
    assert same(most - 1) == most - 1
    assert same(-most) == -most
    with pytest.raises(OverflowError):
        same(most)

widths = {
    "uint8": 8,
    "uint16": 16,
    "uint32": 32,
    "uint64": 64,
    "unsigned_longest": 64,
    "size": 64,
}
for name, bits in widths.items():
    same, most = getattr(example, name), 2**bits - 1
    assert same(most) == most
    with pytest.raises(OverflowError):
        same(-1)

assert example.invert(True) is False
assert example.float32(0.1) != 0.1
assert example.float64(0.1) == example.by_reference(0.1) == 0.1
assert example.nothing() is None
