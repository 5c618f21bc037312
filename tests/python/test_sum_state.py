"""`quaff.Sum`: the sum of parts equals that of the whole, to the bit, and its bytes can be restored."""

import copy
import math
import pickle
import random
import struct
import subprocess
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from multiprocessing import get_context

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quaff
from fake_driver import on_fake_driver
from strategies import arrays
from test_sum import LARGE, bits, exact, finite, floats, rounded


def sum_of(*parts):
    total = quaff.Sum()
    for part in parts:
        total.add(part)
    return total


def merged(sums):
    total = quaff.Sum()
    for part in sums:
        total.merge(part)
    return total


@st.composite
def parts(draw, dtypes=floats, number=finite):
    """Arrays that are parts of one sum."""
    kinds = draw(st.lists(dtypes, max_size=8))
    return [np.array(draw(st.lists(number(kind), max_size=40)), kind) for kind in kinds]


def any_number(dtype):
    return st.floats(width=8 * np.dtype(dtype).itemsize)


def resulting(sum_parts):
    """The dtype of the value."""
    return "float64" if any(part.dtype == "float64" for part in sum_parts) else "float32"


# Values


@given(arrays(floats))
def test_every_layout(values):
    assert bits(sum_of(values).value) == bits(quaff.sum(values))
    assert sum_of(values).dtype == values.dtype


@given(parts())
def test_the_exact_sum_of_both_types_is_rounded_once(parts):
    total, whole = sum_of(*parts), sum(map(exact, parts))
    assert total.dtype == resulting(parts)
    assert bits(total.value) == bits(rounded(Fraction(whole), total.dtype))


@given(st.data(), floats)
def test_parts_of_an_array_give_its_sum(data, dtype):
    values = np.array(data.draw(st.lists(any_number(dtype), max_size=100)), dtype)
    cuts = sorted(data.draw(st.lists(st.integers(0, values.size), max_size=9)))
    total = sum_of(*np.split(values, cuts))
    assert bits(total.value) == bits(quaff.sum(values))
    assert total == sum_of(values)


@given(parts(number=any_number), st.randoms(use_true_random=False))
def test_any_order_and_any_grouping(parts, chance):
    expected = sum_of(*parts)
    sums = [sum_of(part) for part in parts]
    while len(sums) > 1:
        chance.shuffle(sums)
        one, other = sums.pop(), sums.pop()
        one.merge(other)
        sums.append(one)
    assert merged(sums) == expected
    assert bytes(merged(sums)) == bytes(expected)
    assert bits(merged(sums).value) == bits(expected.value)


@pytest.mark.parametrize("size", [LARGE + 5, 10_000_000])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_long_arrays_of_ill_condition(size, dtype):
    values = np.random.default_rng(size).standard_normal(size).astype(dtype)
    values[1::2] = -values[: size // 2 * 2 : 2] * (1 + np.finfo(dtype).eps * 4)
    total = merged(sum_of(part) for part in np.array_split(values, 3))
    assert total.value == rounded(Fraction(math.fsum(values)), dtype) == quaff.sum(values)


def test_floats_are_rounded_once_from_the_exact_sum():
    # If it were rounded to float64 first, the sum would be a tie in float32, and the last number would be
    # lost.
    values = np.array([1, 2**-24, 2**-100], "float32")
    assert sum_of(*values.reshape(3, 1)).value == 1 + 2**-23
    assert sum_of(values, np.zeros(0)).value == 1 + 2**-24


def test_the_least_and_the_greatest_floats():
    for dtype in ("float32", "float64"):
        info = np.finfo(dtype)
        least, greatest = np.array([info.smallest_subnormal]), np.array([info.max])
        assert sum_of(least).value == info.smallest_subnormal
        assert sum_of(greatest).value == info.max
        assert sum_of(greatest, greatest).value == math.inf
        assert sum_of(greatest, greatest, least, -greatest, -greatest).value == info.smallest_subnormal


def test_the_sum_of_nothing():
    assert (bits(quaff.Sum().value), quaff.Sum().dtype) == (bits(0.0), "float32")
    assert sum_of(np.zeros(0, "f4")) == quaff.Sum()
    assert (bits(sum_of(np.zeros((0, 3))).value), sum_of(np.zeros(0)).dtype) == (bits(0.0), "float64")
    assert bits(sum_of(np.array([-0.0])).value) == bits(0.0)


@pytest.mark.parametrize("special", [math.nan, math.inf, -math.inf])
def test_what_numbers_are_not_finite(special):
    total = sum_of(np.array([1, special], "f4"), np.array([2.0]))
    assert repr(total.value) == repr(special)
    assert total == sum_of(np.array([special]), np.array([1e300]))
    other = sum_of(np.array([math.inf, -math.inf]))
    assert math.isnan(other.value)
    assert other == sum_of(np.array([math.nan]))
    other.merge(total)
    assert math.isnan(other.value)


def test_repeated_elements_count_without_being_walked():
    row = np.array([0.1, -1e300])
    total = sum_of(np.broadcast_to(row, (2**57 + 1, 2)))
    assert total.value == rounded(exact(row) * (2**57 + 1), "float64")


def test_a_sum_is_merged_into_itself():
    total = sum_of(np.array([1.5]))
    total.merge(total)
    assert total.value == 3.0


def test_a_sum_that_is_too_large_is_refused_and_stays_as_it_was():
    total = sum_of(np.array([np.finfo("f8").max]))
    for _ in range(78):
        total.merge(total)
    before = copy.copy(total)
    with pytest.raises(OverflowError, match=r"2\^78 times the greatest number"):
        total.merge(total)
    assert total == before
    assert total.value == math.inf
    total.add(np.array([-1.0]))
    assert total != before


# As an object


def test_equality():
    one, other = sum_of(np.array([0.1, 0.2])), sum_of(np.array([0.2]), np.array([0.1]))
    assert one == other
    assert one != sum_of(np.array([0.1, 0.2], "f4"))
    assert sum_of(np.ones(1)) != sum_of(np.ones(1, "f4"))
    assert one != one.value
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_repr():
    assert repr(quaff.Sum()) == "Sum(value=0.0, dtype='float32')"
    assert repr(sum_of(np.array([0.1, 0.2]))) == "Sum(value=0.30000000000000004, dtype='float64')"


def test_a_copy_is_a_sum_of_its_own():
    total = sum_of(np.ones(3))
    for twin in (copy.copy(total), copy.deepcopy(total)):
        twin.add(np.ones(1))
        assert (total.value, twin.value) == (3.0, 4.0)


def test_threads_may_add_to_one_sum():
    values = np.random.default_rng(1).standard_normal(400_000)
    total = quaff.Sum()
    workers = [threading.Thread(target=total.add, args=(part,)) for part in np.array_split(values, 8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert total == sum_of(values)


def test_what_is_no_array_is_refused_as_by_sum():
    total = quaff.Sum()
    for wrong in ([1.0], None, np.arange(3), np.zeros(1, ">f8"), total):
        with pytest.raises(TypeError) as refusal:
            total.add(wrong)
        with pytest.raises(TypeError) as expected:
            quaff.sum(wrong)
        assert str(refusal.value) == str(expected.value).replace("`sum`", "`Sum.add`")
    with pytest.raises(ValueError, match=r"`Sum\.add`: argument `stream`: no argument is on a device"):
        total.add(np.zeros(3), stream=1)
    with pytest.raises(TypeError, match="Sum"):
        total.merge(3.0)
    with pytest.raises(TypeError, match="0 positional arguments"):
        quaff.Sum(np.zeros(3))
    assert total == quaff.Sum()


@on_fake_driver
def test_arrays_on_a_device(driver):
    context = driver.context()
    random = np.random.default_rng(1)
    for dtype in ("float32", "float64"):
        values = random.standard_normal(100_000).astype(dtype)
        grid = values.reshape(100, -1)[::3, ::2]
        total = quaff.Sum()
        for part in (values, grid, values[:0], np.broadcast_to(values[:3], (2**50, 3))):
            total.add(context.array(part, shape=part.shape, strides=part.strides), stream=context.stream())
        assert total == sum_of(values, grid, np.broadcast_to(values[:3], (2**50, 3)))


# Bytes


@given(parts(number=any_number))
def test_bytes_and_pickles_come_through(parts):
    total = sum_of(*parts)
    data = bytes(total)
    for twin in (quaff.Sum.from_bytes(data), pickle.loads(pickle.dumps(total))):
        assert twin == total
        assert (bytes(twin), bits(twin.value), twin.dtype) == (data, bits(total.value), total.dtype)


@given(parts())
def test_the_bytes_say_what_the_documentation_says(parts):
    data = bytes(sum_of(*parts))
    magic, version, flags, first, count = struct.unpack("<4s4B", data[:8])
    digits = struct.unpack(f"<{count}I", data[8:])
    multiple = sum(digit << 32 * (first + index) for index, digit in enumerate(digits))
    assert (magic, version) == (b"QSUM", 1)
    assert bool(flags & 1) == (resulting(parts) == "float64")
    assert Fraction(-multiple if flags & 2 else multiple, 2**1074) == sum(map(exact, parts))


def test_the_bytes_of_version_1():
    def written(values, dtype="f8"):
        return bytes(sum_of(np.array(values, dtype))).hex(" ")

    assert bytes(quaff.Sum()).hex(" ") == "51 53 55 4d 01 00 00 00"
    assert written([]) == "51 53 55 4d 01 01 00 00"
    assert written([1.0]) == "51 53 55 4d 01 01 21 01 00 00 04 00"
    assert (
        written([-1.5, 2**-149], "f4")
        == "51 53 55 4d 01 02 1c 06 " + "00 00 00 e0 " + "ff " * 16 + "ff ff 05 00"
    )
    assert written([5e-324]) == "51 53 55 4d 01 01 00 01 01 00 00 00"
    assert written([math.nan], "f4") == "51 53 55 4d 01 04 00 00"
    assert written([math.inf]) == "51 53 55 4d 01 09 00 00"
    assert written([-math.inf]) == "51 53 55 4d 01 0d 00 00"


def test_any_buffer_of_bytes_is_read():
    data = bytes(sum_of(np.array([0.1])))
    for buffer in (
        bytearray(data),
        memoryview(data),
        np.frombuffer(data, "u1"),
        memoryview(data + data)[: len(data)],
    ):
        assert quaff.Sum.from_bytes(buffer).value == 0.1
    for wrong in ("QSUM", 3, None):
        with pytest.raises(TypeError):
            quaff.Sum.from_bytes(wrong)


HEADER = b"QSUM\x01"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "are of no sum"),
        (b"QSUM", "are of no sum: those begin with `QSUM`, and are 8 or more"),
        (b"PSUM\x01\0\0\0", "are of no sum"),
        (b"QSUM\x02\0\0\0", "of version 2, and this is version 1"),
        (HEADER + b"\0\0\1", "the sum has 12 bytes, and these are 8"),
        (HEADER + b"\0\0\0\0", "the sum has 8 bytes, and these are 9"),
        (HEADER + b"\0\x44\1\1\0\0\0", "more digits than a sum has"),
        (HEADER + b"\0\0\xff" + 255 * b"\1\0\0\0", "more digits than a sum has"),
        (HEADER + b"\0\0\1" + b"\0\0\0\0", "contradict themselves"),
        (HEADER + b"\0\0\2" + b"\1\0\0\0" + b"\0\0\0\0", "contradict themselves"),
        (HEADER + b"\0\1\0", "contradict themselves"),
        (HEADER + b"\2\0\0", "contradict themselves"),
        (HEADER + b"\6\0\0", "contradict themselves"),
        (HEADER + b"\4\0\1\1\0\0\0", "contradict themselves"),
        (HEADER + b"\x10\0\0", "contradict themselves"),
    ],
)
def test_bytes_of_no_sum_are_refused(data, why):
    with pytest.raises(ValueError, match=why):
        quaff.Sum.from_bytes(data)


@given(parts(number=any_number))
def test_no_prefix_is_a_sum(parts):
    data = bytes(sum_of(*parts))
    for end in range(len(data)):
        with pytest.raises(ValueError, match=r"`Sum\.from_bytes`"):
            quaff.Sum.from_bytes(data[:end])


@given(parts(number=any_number), st.data())
def test_damaged_bytes_are_refused_or_are_those_of_a_sum(parts, data):
    damaged = bytearray(bytes(sum_of(*parts)))
    for _ in range(data.draw(st.integers(1, 3))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    check(bytes(damaged))


@given(st.binary(max_size=300), st.booleans())
def test_any_bytes_are_refused_or_are_those_of_a_sum(data, with_header):
    check(HEADER + data if with_header else data)


def check(data):
    """A sum that can be read is intact: it writes the same bytes, and can be merged."""
    try:
        total = quaff.Sum.from_bytes(data)
    except ValueError:
        return
    assert bytes(total) == data
    assert type(total.value) is float
    total.merge(sum_of(np.array([0.5, -0.5], total.dtype)))
    assert bytes(total) == data


def chunk_sum(seed, dtype):
    return sum_of(np.random.default_rng(seed).standard_normal(1000).astype(dtype))


def test_processes_that_send_each_other_sums():
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        sums = list(pool.map(chunk_sum, range(8), ["f4", "f8"] * 4))
    expected = [chunk_sum(seed, dtype) for seed, dtype in zip(range(8), ["f4", "f8"] * 4, strict=True)]
    assert sums == expected
    random.Random(1).shuffle(sums)
    assert merged(sums) == merged(expected)


def test_a_program_of_another_time_reads_the_bytes():
    program = "import quaff, sys; print(quaff.Sum.from_bytes(bytes.fromhex(sys.argv[1])))"
    data = bytes(sum_of(np.array([0.1, 1e300]))).hex()
    said = subprocess.run([sys.executable, "-c", program, data], capture_output=True, text=True, check=True)
    assert said.stdout == "Sum(value=1e+300, dtype='float64')\n"
