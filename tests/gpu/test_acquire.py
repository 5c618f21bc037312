"""Arrays of the GPU's libraries, as quaff reads them."""

import numpy as np
import pytest

import quaff


def seen(array):
    info = quaff.inspect(array)
    return info.protocol, info.device, info.dtype, info.shape, info.strides


def test_cupy_array_with_its_stream(cupy):
    grid = cupy.arange(12, dtype=cupy.float32).reshape(3, 4)
    assert seen(grid[:, ::-2]) == ("cuda_array_interface", "cuda:0", "float32", (3, 2), (16, -8))
    with cupy.cuda.Stream(non_blocking=True) as stream:
        assert quaff.inspect(cupy.ones(3)).stream == stream.ptr
    assert quaff.inspect(cupy.ones(3)).stream in (None, 1)


def test_empty_and_0d_cupy_arrays(cupy):
    assert seen(cupy.zeros((0, 3)))[2:4] == ("float64", (0, 3))
    assert seen(cupy.float32(2.5) * cupy.ones(()))[3] == ()


def test_torch_tensor_with_its_stream(torch):
    tensor = torch.arange(12, dtype=torch.float64, device="cuda").reshape(3, 4).T
    assert seen(tensor) == ("dlpack", "cuda:0", "float64", (4, 3), (8, 32))
    with torch.cuda.stream(torch.cuda.Stream()) as context:
        del context
        current = torch.cuda.current_stream().cuda_stream
        assert quaff.inspect(torch.ones(3, device="cuda")).stream == current


def test_torch_tensor_of_the_host_is_summed(torch):
    tensor = torch.linspace(0, 1, 1001, dtype=torch.float64)
    assert quaff.sum(tensor) == pytest.approx(tensor.sum().item(), rel=1e-14)
    part = tensor.flip(0)[::7]
    assert quaff.sum(part) == pytest.approx(part.sum().item(), rel=1e-14)
    assert quaff.sum(tensor.reshape(7, 143).T.float()) == pytest.approx(tensor.sum().item(), rel=1e-6)


def test_pinned_torch_tensor_is_summed(torch):
    assert quaff.sum(torch.ones(1000).pin_memory()) == 1000.0


def test_torch_tensor_of_a_small_float_or_with_grad(torch):
    assert quaff.inspect(torch.ones(3, dtype=torch.bfloat16, device="cuda")).dtype == "bfloat16"
    with pytest.raises(TypeError, match="float8_e5m2"):
        quaff.inspect(torch.ones(3, device="cuda").to(torch.float8_e5m2))
    with pytest.raises((BufferError, RuntimeError), match="grad") as raised:
        quaff.inspect(torch.ones(3, device="cuda", requires_grad=True))
    assert any("`inspect`: argument `array`" in note for note in raised.value.__notes__)


def test_numba_array(numba_cuda):
    array = numba_cuda.to_device(np.ones((2, 3), np.int16))
    assert seen(array) == ("cuda_array_interface", "cuda:0", "int16", (2, 3), (6, 2))


def test_pycuda_array(gpuarray):
    array = gpuarray.to_gpu(np.arange(6, dtype=np.float64))
    assert seen(array) == ("handle", "cuda:0", "float64", (6,), (8,))
    assert quaff.inspect(array).context not in (None, 0)


def test_pycuda_handle_with_attributes_alone(gpuarray):
    array = gpuarray.to_gpu(np.arange(6, dtype=np.float32))

    class Handle:
        ptr, dtype, shape, strides = int(array.gpudata), array.dtype, array.shape, array.strides

    assert seen(Handle()) == ("handle", "cuda:0", "float32", (6,), (4,))
    assert quaff.inspect(Handle()).context == quaff.inspect(array).context
    assert quaff.sum(Handle()) == 15.0
