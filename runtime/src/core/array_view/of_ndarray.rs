//! Views of arrays of the crate `ndarray`, with the feature `ndarray`.
//!
//! ```
//! use ndarray::array;
//! use quaff_runtime::array_view::ArrayView;
//!
//! let matrix = array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
//! let columns = ArrayView::from(matrix.t());
//! assert_eq!((&columns.shape[..], &columns.strides[..]), (&[3, 2][..], &[8, 24][..]));
//! ```

use super::{ArrayView, ArrayViewMut, Description, Device};
use crate::core::dtype::Element;
use ndarray::{ArrayView as View, ArrayViewMut as ViewMut, Dimension};

impl<'a, T: Element, D: Dimension> From<View<'a, T, D>> for ArrayView<'a> {
    fn from(view: View<'a, T, D>) -> ArrayView<'a> {
        let description = described(view.as_ptr().cast_mut(), view.shape(), view.strides(), true);
        // SAFETY: the description is that of the view's elements, which are borrowed for `'a`.
        unsafe { ArrayView::new(description) }
    }
}

impl<'a, T: Element, D: Dimension> From<ViewMut<'a, T, D>> for ArrayViewMut<'a> {
    fn from(mut view: ViewMut<'a, T, D>) -> ArrayViewMut<'a> {
        let description = described(view.as_mut_ptr(), view.shape(), view.strides(), false);
        // SAFETY: as above, and the borrow is exclusive.
        unsafe { ArrayViewMut::new(description) }
    }
}

/// Describes the elements at `data`. The strides are counted in elements.
fn described<T: Element>(data: *mut T, shape: &[usize], strides: &[isize], readonly: bool) -> Description {
    Description {
        data: data.cast(),
        dtype: T::DTYPE,
        device: Device::Cpu,
        readonly,
        shape: shape.iter().copied().collect(),
        strides: strides.iter().map(|stride| stride * size_of::<T>().cast_signed()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::dynamic::OnHost;
    use ndarray::{Array2, s};

    #[test]
    fn strides_are_those_of_the_view() {
        let matrix = Array2::from_shape_fn((3, 4), |(row, column)| (10 * row + column) as f32);
        let view = ArrayView::from(matrix.slice(s![..;-2, 1..;2]));
        assert_eq!((&view.shape[..], &view.strides[..]), (&[2, 2][..], &[-32, 8][..]));
        // SAFETY: the matrix is alive, and nobody writes to it.
        assert_eq!(unsafe { view.to_c_order::<f32>() }.unwrap(), [21.0, 23.0, 1.0, 3.0]);
    }

    #[test]
    fn what_is_written_has_no_gaps() {
        let mut matrix = Array2::<f64>::zeros((2, 3));
        assert!(OnHost::<f64>::write("y", &mut matrix.view_mut().into()).is_ok());
        assert!(OnHost::<f64>::write("y", &mut matrix.slice_mut(s![.., ..2]).into()).is_err());
    }
}
