"""The host's part of device reductions, in a floating-point mode that another library has set."""

import ctypes
import platform

import numpy as np
import pytest

import quaff
from fake_driver import on_fake_driver

glibc_on_x86 = (platform.machine(), platform.libc_ver()[0]) == ("x86_64", "glibc")
pytestmark = pytest.mark.skipif(not glibc_on_x86, reason="needs glibc on x86")

UPWARD, DOWNWARD, TO_ZERO, NO_SUBNORMALS = 0x800, 0x400, 0xC00, 0x8040
# The factors by which doubles are slower than floats. If they are slow, the host converts a sum of floats;
# otherwise it converts the state of the exact class's shortcut.
FAST, SLOW = 2, 64


def mode(wanted=None):
    """Returns the processor's floating-point mode, and sets another one."""
    libm, environment = ctypes.CDLL(None), (ctypes.c_uint32 * 8)()
    libm.fegetenv(environment)
    before = environment[7]
    if wanted is not None:
        environment[7] = wanted
        libm.fesetenv(environment)
    return before


@pytest.mark.parametrize("bits", [UPWARD << 3, DOWNWARD << 3, TO_ZERO << 3, NO_SUBNORMALS])
@pytest.mark.parametrize("ratio", [FAST, SLOW])
@on_fake_driver
def test_no_mode_changes_a_sum(driver, ratio, bits):
    driver.fake_set_floats_to_doubles(ratio)
    context = driver.context()
    thirds = np.full(999, 1 / 3)
    inputs = [thirds, np.concatenate([thirds, [2.0**-60], -thirds]), np.full(999, 5e-324)]
    inputs += [np.array([1, 2.0**-24, 1e-45], "float32"), np.full(999, 1e-45, "float32")]
    arrays = [context.array(values) for values in inputs]
    # Each element a thousand times by stride 0, which the host computes.
    arrays += [context.array(thirds, shape=(1000, 999), strides=(0, 8))]
    right = [quaff.sum(array) for array in arrays]
    standard = mode()
    mode(standard | bits)
    there = [quaff.sum(array) for array in arrays]
    after = mode(standard)
    assert there == right
    assert after & bits == bits
