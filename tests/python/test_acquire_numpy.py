"""The NumPy arrays that quaff reads, and those that it refuses."""

import subprocess
import sys
import threading

import numpy as np
import pytest
from hypothesis import given
from numpy.lib.stride_tricks import as_strided

import programs
import quaff
from strategies import DTYPES, arrays


@given(arrays())
def test_every_layout_and_dtype_is_seen_as_numpy_sees_it(array):
    info = quaff.inspect(array)
    assert info.protocol == "numpy"
    assert info.dtype == array.dtype.name
    assert info.shape == array.shape
    assert info.strides == array.strides
    assert info.readonly == (not array.flags.writeable)


@pytest.mark.parametrize("code", "?bBhHiIlLqQnNfdpP")
def test_names_of_one_type_are_one_dtype(code):
    array = np.zeros(1, code)
    assert quaff.inspect(array).dtype == f"{array.dtype.name}"


def test_0d_array():
    info = quaff.inspect(np.array(2.5))
    assert (info.shape, info.strides) == ((), ())


@pytest.mark.parametrize("shape", [(0,), (3, 0), (0, 2, 5)])
def test_empty_array(shape):
    assert quaff.inspect(np.zeros(shape)).shape == shape


def test_64_dimensions():
    array = np.zeros((1,) * 63 + (2,))
    info = quaff.inspect(array)
    assert (info.shape, info.strides) == (array.shape, array.strides)


def test_broadcast_of_2_to_the_60_elements():
    array = np.broadcast_to(np.float32(1), (2**30, 2**30))
    assert quaff.inspect(array).strides == (0, 0)


def test_strides_and_base_that_are_no_multiple_of_the_item():
    array = np.zeros(37, "uint8")[1:].view([("a", "f4"), ("b", "f8")])["b"]
    assert not array.flags.aligned
    assert quaff.inspect(array).strides == (12,)


def test_overlapping_elements():
    array = as_strided(np.zeros(5), (3, 3), (8, 8))
    assert quaff.inspect(array).strides == (8, 8)


@pytest.mark.filterwarnings("ignore:the matrix subclass:PendingDeprecationWarning")
def test_subclasses_are_arrays(tmp_path):
    record = np.zeros(3, [("a", "f4"), ("b", "f8")]).view(np.recarray)
    for array in [
        np.zeros(4).view(np.matrix),
        record.b,
        np.memmap(tmp_path / "file", "float64", mode="w+", shape=3),
        np.zeros(4).view(type("Derived", (np.ndarray,), {})),
    ]:
        info = quaff.inspect(array)
        assert (info.protocol, info.strides) == ("numpy", array.strides)


def test_subclass_with_a_device_interface_is_a_host_array():
    class Managed(np.ndarray):
        @property
        def __cuda_array_interface__(self):
            raise AssertionError("not asked on the host")

    assert quaff.inspect(np.zeros(3).view(Managed)).device == "cpu"


def test_code_of_a_subclass_does_not_run():
    class Meta(type):
        def __instancecheck__(cls, instance):
            raise AssertionError

        def __subclasscheck__(cls, subclass):
            raise AssertionError

    class Hostile(np.ndarray, metaclass=Meta):
        def __getattribute__(self, name):
            raise AssertionError(name)

    assert quaff.inspect(np.zeros(3).view(Hostile)).shape == (3,)


def test_an_object_that_claims_to_be_an_array_is_none():
    class Liar:
        @property
        def __class__(self):
            return np.ndarray

    with pytest.raises(TypeError, match="expected an array, got `Liar`"):
        quaff.inspect(Liar())


@pytest.mark.parametrize("array", [np.ma.zeros(3), np.ma.array([1.0, 2.0], mask=[0, 1]), np.ma.masked])
def test_masked_array_is_refused(array):
    with pytest.raises(TypeError, match=r"mask hides; use `\.filled\(\)`"):
        quaff.inspect(array)


@pytest.mark.parametrize(
    "gone",
    [
        "del sys.modules['numpy.ma']",
        "sys.modules['numpy.ma'] = None",
        "del sys.modules['numpy.ma'].MaskedArray",
        "del sys.modules['numpy.ma'], sys.modules['numpy.ma.core']; import numpy.ma",
        "del sys.modules['numpy']",
    ],
)
@pytest.mark.parametrize("known", [False, True])
def test_masked_array_is_refused_whatever_is_imported(gone, known):
    printed = programs.run(
        f"""
        import sys, numpy, quaff
        class Derived(numpy.ma.MaskedArray):
            pass
        masked = numpy.ma.array([1.0, 2.0], mask=[0, 1])
        if {known}:
            quaff.sum(numpy.ones(3).view(numpy.recarray))
            try:
                quaff.sum(masked)
            except TypeError:
                pass
        {gone}
        for array in (masked, masked.view(Derived)):
            try:
                print(quaff.sum(array))
            except TypeError as error:
                print(error)
        """
    )
    assert printed.count("hides; use `.filled()`") == 2, printed


@pytest.mark.parametrize("dtype", [dtype for dtype in DTYPES if np.dtype(dtype).itemsize > 1])
def test_swapped_bytes_are_refused_with_the_fix(dtype):
    array = np.ones(3, dtype)
    swapped = array.astype(array.dtype.newbyteorder())
    with pytest.raises(TypeError, match=f"element type `{swapped.dtype}` is not supported") as refusal:
        quaff.inspect(swapped)
    fix = str(refusal.value).partition("use `.astype(")[2].partition(")")[0]
    assert swapped.astype(fix.strip("'")).dtype == array.dtype


@pytest.mark.parametrize(
    ("dtype", "given", "fix"),
    [
        (">f2", ">f2", "use `.astype('float16')`"),
        ("longdouble", str(np.dtype("longdouble")), "use `.astype('float64')`"),
        ("clongdouble", str(np.dtype("clongdouble")), "use `.astype('complex128')`"),
        (">c8", ">c8", "use `.astype('complex128')`"),
        ("object", "object", "if its objects are numbers, use `.astype('float64')`"),
        ("datetime64[ns]", "datetime64[ns]", "use `.astype('int64')`"),
        ("timedelta64[s]", "timedelta64[s]", "use `.astype('int64')`"),
        ([("x", "f4"), ("y", "f8")], "[('x', '<f4'), ('y', '<f8')]", "use one field, as in `array['x']`"),
    ],
)
def test_unsupported_element_type_is_refused_with_the_fix(dtype, given, fix):
    with pytest.raises(TypeError) as refusal:
        quaff.inspect(np.zeros(2, dtype))
    assert str(refusal.value) == (
        f"`inspect`: argument `array`: element type `{given}` is not supported; {fix}"
    )


@pytest.mark.parametrize("dtype", ["S3", "U3", "V3", np.dtypes.StringDType()])
def test_element_type_without_numbers_is_refused(dtype):
    with pytest.raises(TypeError, match=r"element type `.*` is not supported$"):
        quaff.inspect(np.zeros(2, dtype))


@pytest.mark.parametrize("dtype", DTYPES)
def test_scalar_is_a_0d_array(dtype):
    info = quaff.inspect(np.dtype(dtype).type(1))
    assert (info.dtype, info.shape, info.readonly) == (dtype, (), True)


@pytest.mark.parametrize(
    ("scalar", "given"),
    [
        (np.longdouble(1), "longdouble"),
        (np.clongdouble(1), "clongdouble"),
        (np.datetime64("2020", "ns"), "datetime64[ns]"),
        (np.timedelta64(1, "s"), "timedelta64[s]"),
        (np.bytes_(b"ab"), "|S2"),
        (np.str_("ab"), "<U2"),
        (np.void(b"ab"), "|V2"),
        (np.zeros(1, [("x", "<f4")])[0], "[('x', '<f4')]"),
    ],
)
def test_scalar_of_an_unsupported_type_is_refused(scalar, given):
    with pytest.raises(TypeError) as refusal:
        quaff.inspect(scalar)
    assert f"element type `{given}` is not supported" in str(refusal.value)


def test_no_reference_is_kept():
    array = np.zeros(3)
    before = sys.getrefcount(array), sys.getrefcount(array.dtype)
    for _ in range(100):
        quaff.inspect(array)
        with pytest.raises(TypeError):
            quaff.inspect(array.astype("longdouble"))
    assert (sys.getrefcount(array), sys.getrefcount(array.dtype)) == before


def test_an_answer_is_a_snapshot():
    array = np.zeros((2, 3))
    info = quaff.inspect(array)
    array.resize((7,), refcheck=False)
    assert (info.shape, quaff.inspect(array).shape) == ((2, 3), (7,))


def test_16_threads_on_one_array():
    array, seen = np.zeros((5, 7)), []
    threads = [threading.Thread(target=lambda: seen.append(quaff.inspect(array))) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == [quaff.inspect(array)] * 16


def run(program):
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_numpy_is_not_needed_and_not_imported():
    done = run(
        "import sys; sys.modules['numpy'] = None\n"
        "import array, quaff\n"
        "print(quaff.inspect(array.array('f', [1])))\n"
        "del sys.modules['numpy']\n"
        "quaff.inspect(b'abc')\n"
        "print([name for name in sys.modules if name.startswith('numpy')])"
    )
    assert done.stdout.splitlines()[1:] == ["[]"], done.stderr


def test_numpy_may_be_imported_after_the_first_call():
    done = run(
        "import quaff; quaff.inspect(b'abc'); import numpy; print(quaff.inspect(numpy.zeros(2)).protocol)"
    )
    assert done.stdout == "numpy\n", done.stderr


def test_a_module_that_pretends_to_be_numpy_is_not_trusted():
    done = run(
        "import sys, types; fake = sys.modules['numpy'] = types.ModuleType('numpy')\n"
        "class ndarray: pass\n"
        "fake.ndarray = ndarray\n"
        "import quaff\n"
        "try: quaff.inspect(ndarray())\n"
        "except TypeError as error: print(str(error).splitlines()[0])"
    )
    assert done.stdout.endswith("expected an array, got `ndarray`\n"), done.stderr


def test_call_at_interpreter_exit():
    done = run(
        "import atexit, numpy, quaff\n"
        "class Late:\n"
        "    def __del__(self): print(quaff.inspect(numpy.zeros(2)).shape)\n"
        "late = Late()\n"
        "atexit.register(lambda: print(quaff.inspect(numpy.zeros(3)).shape))"
    )
    assert (done.stdout, done.returncode) == ("(3,)\n(2,)\n", 0), done.stderr
