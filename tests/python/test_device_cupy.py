"""CuPy's own arrays, which are read by their attributes if these are implemented in C."""

import contextlib
import ctypes
import sys
from types import ModuleType

import numpy as np
import pytest

import quaff
from fake_driver import on_fake_driver

with contextlib.suppress(ImportError):  # only found in the children
    import devices

VALUES = np.arange(60.0)
SIGNATURE = b"intptr_t (void)"
ARRAY = b"struct __pyx_obj_4cupy_5_core_4core__ndarray_base *"
MADE = ARRAY + b"(PyObject *, __pyx_t_4cupy_5_core_7_carray_shape_t const &, PyObject *, PyObject *)"


@pytest.fixture
def driver(devices_driver):
    return devices_driver


class Pointer:
    """The object with the address of a CuPy array's memory."""

    __slots__ = ("ptr",)


class ndarray:
    """Like CuPy's class: the attributes are slots, and no Python code runs."""

    __module__ = "cupy"
    __slots__ = ("__cuda_array_interface__", "_c_contiguous", "data", "dtype", "shape", "strides")


def cupys(array, cls=ndarray):
    """A CuPy array over another array's memory, without an interface."""
    return placed(cls.__new__(cls), array)


def placed(made, array):
    made.data = Pointer()
    made.data.ptr = array.address
    made.dtype, made.shape, made.strides = array.dtype, array.shape, array.strides
    made._c_contiguous = array.strides == np.empty(array.shape, array.dtype).strides
    return made


def works_on(stream):
    """Makes CuPy's C function report a stream; returns the objects to be kept alive."""
    function = ctypes.PYFUNCTYPE(ctypes.c_ssize_t)(lambda: stream)
    return exported("cupy_backends.cuda.stream", "get_current_stream_ptr", SIGNATURE, function)


def exported(module, name, signature, function):
    """Adds a module with a C function that it exports as Cython does; returns what must be kept alive."""
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype, capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    module = ModuleType(module)
    address = ctypes.cast(function, ctypes.c_void_p)
    module.__pyx_capi__ = {name: capsule(address, signature, None)}
    sys.modules[module.__name__] = module
    return function, module


@on_fake_driver
def test_the_interface_is_not_asked(driver):
    context, kept = driver.context(), works_on(0)
    for values in (
        VALUES,
        VALUES.reshape(3, 20)[::2, ::-1],
        VALUES.reshape(5, 12).T,
        VALUES[:0],
        VALUES[7:8].reshape(()),
    ):
        array = cupys(context.array(values))
        assert quaff.sum(array) == values.sum()
        described = quaff.inspect(array)
        assert (described.protocol, described.stream) == ("cuda_array_interface", 1)
        assert (described.shape, described.strides) == (values.shape, values.strides)
    array, other = cupys(context.array(VALUES)), cupys(context.array(VALUES))
    devices.scale(array, 2.0)
    assert devices.dot(array, other) == 2 * (VALUES**2).sum()
    del kept


@on_fake_driver
def test_work_is_in_cupys_stream(driver):
    context = driver.context()
    array, stream = context.array(VALUES), context.stream()
    kept = works_on(stream)
    context.write_later(stream, array, VALUES + 1)
    with driver.recorded() as calls:
        assert quaff.sum(cupys(array)) == VALUES.sum() + 60
    assert [call.subject for call in calls if call.name == "cuLaunchKernel"] == [stream]
    del kept


@on_fake_driver
def test_what_the_attributes_do_not_tell_the_interface_does(driver):
    context, kept = driver.context(), works_on(0)
    array = cupys(context.array(VALUES))
    array.__cuda_array_interface__ = context.array(VALUES + 1).__cuda_array_interface__
    assert quaff.sum(array) == VALUES.sum()
    # An element type that quaff does not support: the message comes from the interface.
    array.dtype = np.dtype(">f8")
    array.__cuda_array_interface__["typestr"] = ">f8"
    with pytest.raises(TypeError, match=r"`sum`: .*`>f8`"):
        quaff.sum(array)
    # Classes with their own code, and arrays without CuPy's C function.
    derived = type("derived", (ndarray,), {"__module__": "users.own"})
    array = cupys(context.array(VALUES), derived)
    array.__cuda_array_interface__ = context.array(VALUES + 1).__cuda_array_interface__
    assert quaff.sum(array) == VALUES.sum() + 60
    del kept


@on_fake_driver
def test_without_cupys_function_the_interface_is_asked(driver):
    context = driver.context()
    array = cupys(context.array(VALUES))
    array.__cuda_array_interface__ = context.array(VALUES + 1).__cuda_array_interface__
    assert quaff.sum(array) == VALUES.sum() + 60


@on_fake_driver
def test_other_memory_in_the_place_of_an_array_is_an_error(driver):
    context, kept = driver.context(), works_on(0)
    array, other = cupys(context.array(VALUES)), context.array(VALUES)

    class Factor:
        def __float__(self):
            array.data.ptr = other.address
            return 2.0

    with pytest.raises(BufferError, match=r"`scale`: argument `out_d`: the array was changed"):
        devices.scale(array, Factor())
    del kept


@on_fake_driver
def test_results_are_made_by_cupys_class(driver):
    context, kept = driver.context(), works_on(0)
    array = cupys(context.array(VALUES))
    ndarray.__init__ = lambda made, shape, dtype: placed(made, context.array(np.zeros(shape, dtype))) and None
    doubled = devices.doubled_on(array)
    assert type(doubled) is ndarray
    assert quaff.sum(doubled) == 2 * VALUES.sum()
    del kept


class Shape(ctypes.Structure):
    """`std::vector<Py_ssize_t>`"""

    _fields_ = [(name, ctypes.POINTER(ctypes.c_ssize_t)) for name in ("begin", "end", "end_of_storage")]

    def lengths(self):
        begin, end = (ctypes.cast(each, ctypes.c_void_p).value for each in (self.begin, self.end))
        return tuple(self.begin[: (end - begin) // 8])


@on_fake_driver
def test_results_are_made_by_the_function_that_cupy_exports(driver):
    context, kept, asked = driver.context(), works_on(0), []

    def make(cls, shape, dtype, base):
        asked.append((shape.contents.lengths(), dtype, base))
        return placed(cls.__new__(cls), context.array(np.zeros(shape.contents.lengths(), dtype)))

    kinds = [ctypes.py_object, ctypes.POINTER(Shape), ctypes.py_object, ctypes.py_object]
    make = ctypes.PYFUNCTYPE(ctypes.py_object, *kinds)(make)

    def new(self, shape, dtype):
        placed(self, context.array(np.zeros(shape, dtype)))
        asked.append("the constructor")

    ndarray.__init__ = new
    array = cupys(context.array(VALUES))
    # A function of another type is not called.
    others = exported("cupy._core.core", "_ndarray_init", MADE + b" noexcept", make)
    assert quaff.sum(devices.doubled_on(array)) == 2 * VALUES.sum()
    assert asked == ["the constructor"]
    own = exported("cupy._core.core", "_ndarray_init", MADE, make)
    for _ in range(2):
        doubled = devices.doubled_on(array)
        assert (type(doubled), quaff.sum(doubled)) == (ndarray, 2 * VALUES.sum())
    assert asked[1:] == 2 * [((60,), VALUES.dtype, None)]
    del kept, others, own


WORD = ctypes.sizeof(ctypes.c_void_p)


class FieldsPointer:
    """CuPy's pointer with its address in the C struct, too: two fields after Python's own two."""

    __slots__ = ("A0", "A1", "ptr")


class FieldsArray:
    """Like CuPy's class, with the C struct of its arrays. Python sorts the slots by name."""

    __module__ = "cupy"
    __slots__ = (*ndarray.__slots__, "size", *(f"A{number:02}" for number in range(11)))


def in_struct(array, cls, **wrong):
    """A CuPy array of a class with fields; `wrong` has the attributes that differ from them."""
    made = placed(cls.__new__(cls), array)
    made.data, made.size = FieldsPointer(), int(np.prod(array.shape))
    made.data.ptr = array.address
    vectors = [(ctypes.c_ssize_t * len(each))(*each) for each in (array.shape, array.strides)]
    ends = [(ctypes.addressof(each), ctypes.addressof(each) + ctypes.sizeof(each)) for each in vectors]
    write(made, 4, made.size, *(word for begin, end in ends for word in (begin, end, end)))
    write(made.data, 3, array.address)
    for name, value in wrong.items():
        setattr(made, name, value)
    return made, vectors


def write(written, place, *words):
    """Writes words that are no objects; what contains them is neither searched for garbage nor freed."""
    ctypes.pythonapi.PyObject_GC_UnTrack(ctypes.py_object(written))
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(written))
    (ctypes.c_size_t * len(words)).from_address(id(written) + place * WORD)[:] = words


@on_fake_driver
def test_the_fields_are_read_once_they_were_compared(driver):
    context, kept = driver.context(), [works_on(0)]
    array, other = (context.array(values) for values in (VALUES, VALUES + 1))

    def dot(one, another):
        kept.extend([one, another])
        return devices.dot(one[0], another[0])

    expected = (VALUES * (VALUES + 1)).sum()
    assert dot(in_struct(array, FieldsArray), in_struct(other, FieldsArray)) == expected
    wrong = {"shape": (3,), "strides": (8,), "size": 3}
    assert dot(in_struct(array, FieldsArray, **wrong), in_struct(other, FieldsArray, **wrong)) == expected
    reverse = context.array(VALUES[::-1])
    with pytest.raises(ValueError, match="not contiguous"):
        dot(in_struct(reverse, FieldsArray, _c_contiguous=True), in_struct(other, FieldsArray))
    # An array that was given other memory and another shape.
    moved = in_struct(array, FieldsArray)
    write(moved[0].data, 3, other.address)
    assert dot(moved, in_struct(other, FieldsArray)) == ((VALUES + 1) ** 2).sum()


@on_fake_driver
def test_fields_that_differ_are_not_read(driver):
    context, kept = driver.context(), [works_on(0)]
    array = context.array(VALUES)
    expected = (VALUES[:3] ** 2).sum()
    few = context.array(VALUES[:3])
    for wrong in ({"shape": (3,), "strides": (8,)}, {"strides": (8,), "size": 3, "shape": (3,)}):
        cls = type("FieldsArray", (), {"__module__": "cupy", "__slots__": FieldsArray.__slots__})
        for _ in range(2):
            made = in_struct(array, cls, **wrong)
            kept.append(made)
            assert devices.dot(made[0], cupys(few)) == expected
