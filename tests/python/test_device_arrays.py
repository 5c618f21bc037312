"""Device arrays without a GPU: the messages of host functions about them, the keyword `stream`, and the calls
that load the driver. Their memory is not accessed.
"""

import ctypes
import sys
from pathlib import Path

import numpy as np
import pytest

import quaff
from producers import CUDA, MANAGED, CudaArray, CudaStream, Handle, Stream, Tensor, exchange_type
from programs import run

# The addresses are invalid: a read from them would end the process.
DEVICE_ARRAYS = [
    (CudaArray(), "cuda"),
    (CudaArray(shape=(0,)), "cuda"),
    (CudaArray(shape=()), "cuda"),
    (Handle(), "cuda"),
    (Tensor(device_type=CUDA[0], data=64), "cuda:0"),
    (Tensor(device_type=CUDA[0], device_id=3, data=64), "cuda:3"),
    (Tensor(device_type=MANAGED[0], data=64), "cuda"),
    (exchange_type()(device_type=CUDA[0], data=64), "cuda:0"),
    (exchange_type(module="torch")(device_type=CUDA[0], data=64), "cuda:0"),
]


@pytest.mark.parametrize(("array", "device"), DEVICE_ARRAYS)
def test_a_function_of_the_host_refuses_them(example, array, device):
    with pytest.raises(TypeError) as refusal:
        example.last(array)
    assert str(refusal.value).startswith(
        f"`last`: argument `in_`: the array is on device `{device}`, "
        "but `last` has only host overloads: copy it to the host"
    )


@pytest.mark.parametrize(
    ("module", "fix"),
    [
        ("cupy", "with `.get()`"),
        ("pycuda.gpuarray", "with `.get()`"),
        ("torch", "with `.cpu()`"),
        ("numba.cuda.cudadrv.devicearray", "with `.copy_to_host()`"),
        ("jaxlib._jax", "with `numpy.asarray(…)`"),
        ("vendor", "first"),
    ],
)
def test_the_fix_is_in_the_words_of_the_arrays_library(example, module, fix):
    array = type("Array", (CudaArray,), {"__module__": module})()
    with pytest.raises(TypeError, match=r".") as refusal:
        example.last(array)
    assert str(refusal.value).endswith(f"copy it to the host {fix}")


def test_the_device_is_said_before_the_dtype(example):
    with pytest.raises(TypeError, match="is on device `cuda`"):
        example.scale(CudaArray(typestr="<i8"), 2)


def test_a_reduction_says_the_dtypes_before_it_looks_for_a_driver():
    with pytest.raises(
        TypeError, match=r"expected an array of dtype `float32`, `float64`, got dtype `int32`"
    ):
        quaff.sum(CudaArray(typestr="<i4"))


def test_a_reduction_needs_a_driver():
    with pytest.raises(quaff.CudaError, match="`sum`: argument `arr`: "):
        quaff.sum(CudaArray())


def test_an_empty_array_needs_none():
    assert quaff.sum(CudaArray(shape=(0, 3))) == 0.0


STREAMS = [
    None,
    0,
    1,
    (1 << 64) - 1,
    Stream(ptr=5),
    Stream(cuda_stream=5),
    Stream(handle=5),
    Stream(handle=ctypes.c_void_p(5)),
    Stream(handle=ctypes.c_void_p(0)),
    CudaStream(5),
]


@pytest.mark.parametrize("stream", STREAMS)
def test_streams_of_every_library_are_known(stream):
    assert quaff.sum(CudaArray(shape=(0,)), stream=stream) == 0.0


@pytest.mark.parametrize("stream", ["1", 1.5, True, object(), Stream(ptr="5"), Stream(handle=None)])
def test_what_is_no_stream_is_refused(stream):
    with pytest.raises(TypeError, match="`sum`: argument `stream`: expected a CUDA stream, got a `"):
        quaff.sum(CudaArray(shape=(0,)), stream=stream)


@pytest.mark.parametrize("stream", [-1, 1 << 64])
def test_numbers_that_are_no_handle_are_refused(stream):
    with pytest.raises(ValueError, match=f"expected a CUDA stream, got {stream}"):
        quaff.sum(CudaArray(shape=(0,)), stream=stream)


def test_what_a_stream_raises_is_passed_on():
    def fail():
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        quaff.sum(CudaArray(), stream=Stream(__cuda_stream__=fail))


def test_the_host_has_no_streams():
    assert quaff.sum(np.ones(3), stream=None) == 3.0
    with pytest.raises(ValueError, match="argument `stream`: no argument is on a device"):
        quaff.sum(np.ones(3), stream=1)


def test_one_class_of_errors_for_all_modules(example):
    assert example.CudaError is quaff.CudaError
    assert issubclass(quaff.CudaError, RuntimeError)
    assert quaff.CudaError.__module__ == "quaff"


def test_a_dtype_is_changed_in_the_words_of_the_tensors_library():
    tensor = exchange_type(module="torch")(np.arange(3, dtype="int32"))
    with pytest.raises(TypeError, match=r"got dtype `int32`: use `\.to\(torch\.float64\)`"):
        quaff.sum(tensor)


def test_every_argument_is_looked_at(example):
    values = np.arange(3.0)
    for arguments, name in [((CudaArray(), values), "a"), ((values, CudaArray()), "b")]:
        with pytest.raises(TypeError, match=f"`dot`: argument `{name}`: the array is on device `cuda`"):
            example.dot(*arguments)


def test_what_is_read_or_written_in_place_is_looked_at_too(example):
    for function in (example.last, lambda array: example.scale(array, 2.0)):
        with pytest.raises(TypeError, match="is on device `cuda`"):
            function(CudaArray())


def test_repr_shows_the_stream():
    assert repr(quaff.inspect(CudaArray(stream=2))) == (
        "ArrayInfo(protocol='cuda_array_interface', dtype='float64', shape=(3,), strides=(8,), "
        "device='cuda', stream=2, context=None, readonly=False)"
    )
    assert "device='cuda', stream=None, context=None, readonly=False" in repr(
        quaff.inspect(CudaArray(stream=None))
    )


def test_the_stream_is_part_of_equality():
    one, same, other = (quaff.inspect(CudaArray(stream=stream)) for stream in (1, 1, 2))
    assert one == same
    assert one != other


@pytest.mark.skipif(sys.platform != "linux", reason="what is loaded is read from /proc")
def test_the_driver_is_not_loaded_for_the_host():
    program = """
        import quaff

        quaff.inspect(b"")
        quaff.sum(memoryview(bytes(80)).cast("d"))
        maps = open("/proc/self/maps").read()
        print([name for name in ("libcuda", "libcudart", "libnvrtc") if name in maps])
    """
    assert run(program, path=[Path(__file__).parent]) == "[]\n"


def test_ctypes_pointers_are_no_handles():
    with pytest.raises(TypeError, match="element type"):
        quaff.inspect(ctypes.c_void_p(64))
