"""What functions with a version for the host only say of arrays on a device; nothing touches their memory."""

import ctypes
import sys
from pathlib import Path

import numpy as np
import pytest

import quaff
from producers import CUDA, MANAGED, CudaArray, Handle, Tensor, exchange_type
from programs import run

# The addresses are of no memory: to read there would end the process.
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
def test_a_function_of_the_host_refuses_them(array, device):
    with pytest.raises(TypeError) as refusal:
        quaff.sum(array)
    assert str(refusal.value).startswith(
        f"`sum`: argument `arr`: the array is on device `{device}`, "
        "and `sum` has a version for the host only: copy it to the host"
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
def test_the_fix_is_in_the_words_of_the_arrays_library(module, fix):
    array = type("Array", (CudaArray,), {"__module__": module})()
    with pytest.raises(TypeError, match=r".") as refusal:
        quaff.sum(array)
    assert str(refusal.value).endswith(f"copy it to the host {fix}")


def test_the_device_is_said_before_the_dtype():
    with pytest.raises(TypeError, match="is on device `cuda`"):
        quaff.sum(CudaArray(typestr="<i4"))


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
        "device='cuda', stream=2, readonly=False)"
    )
    assert "device='cuda', stream=None, readonly=False" in repr(quaff.inspect(CudaArray(stream=None)))


def test_the_stream_is_part_of_equality():
    one, same, other = (quaff.inspect(CudaArray(stream=stream)) for stream in (1, 1, 2))
    assert one == same
    assert one != other


@pytest.mark.skipif(sys.platform != "linux", reason="what is loaded is read from /proc")
def test_the_driver_is_not_loaded():
    program = """
        import quaff
        from producers import CudaArray, Handle

        for array in CudaArray(), Handle():
            print(quaff.inspect(array).device)
            try:
                quaff.sum(array)
            except TypeError:
                pass
        maps = open("/proc/self/maps").read()
        print([name for name in ("libcuda", "libcudart", "libnvrtc") if name in maps])
    """
    assert run(program, path=[Path(__file__).parent]) == "cuda\ncuda\n[]\n"


def test_ctypes_pointers_are_no_handles():
    with pytest.raises(TypeError, match="element type"):
        quaff.inspect(ctypes.c_void_p(64))
