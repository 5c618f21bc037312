"""Arrays on a device whose shapes C++ gets."""

import numpy as np
import pytest

import quaff


def steep(image):
    """The length of Sobel's gradient, by NumPy."""
    rows, columns = image.shape
    if image.size == 0:
        return image
    padded = np.pad(image, 1, mode="edge")
    shifted = {(i, j): padded[i : i + rows, j : j + columns] for i in range(3) for j in range(3)}
    across = sum(w * (shifted[i, 2] - shifted[i, 0]) for i, w in enumerate((1, 2, 1)))
    along = sum(w * (shifted[2, j] - shifted[0, j]) for j, w in enumerate((1, 2, 1)))
    return np.sqrt(across**2 + along**2) / 8


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("shape", [(1, 1), (2, 3), (37, 256), (1000, 1001), (0, 5)])
def test_a_result_has_the_shape_that_the_kernel_got(library, image_filter, dtype, shape):
    # Squares of small integers: their sums, and so the sums under the root, are exact in either order.
    image = np.random.default_rng(shape[0]).integers(-9, 9, shape).astype(dtype)
    filtered = image_filter.edges(library.array(image))
    assert tuple(filtered.shape) == shape
    assert quaff.inspect(filtered).dtype == dtype
    expected = steep(image)
    assert quaff.sum(filtered) == pytest.approx(float(expected.sum(dtype="f8")), rel=1e-6)
    np.testing.assert_allclose(image_filter.edges(image), expected, rtol=1e-6)


def test_another_rank_is_refused_and_nothing_is_launched(library, image_filter):
    line, out = library.array(np.ones(9)), library.array(np.zeros((3, 3)))
    with pytest.raises(TypeError, match="expected an array with 2 dimensions, got one with 1"):
        image_filter.edges(line, out=out)
    assert quaff.sum(out) == 0.0


def test_out_of_another_shape_is_refused(library, image_filter):
    image, out = library.array(np.ones((3, 4))), library.array(np.zeros((4, 3)))
    with pytest.raises(ValueError, match="filtered_d"):
        image_filter.edges(image, out=out)
    assert quaff.sum(out) == 0.0


def test_another_layout_is_refused_with_the_way_to_a_copy(cupy, image_filter):
    image = cupy.arange(12.0).reshape(3, 4)
    with pytest.raises((TypeError, ValueError), match="contiguous"):
        image_filter.edges(image.T)
    assert float(image_filter.edges(cupy.ascontiguousarray(image.T)).sum()) == pytest.approx(
        float(steep(np.arange(12.0).reshape(3, 4).T).sum())
    )
