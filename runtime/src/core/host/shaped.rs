//! Arrays of several dimensions as Rust callers pass them, and the checks before C++ gets them: extents must
//! be equal if C++ takes one number for several arrays.

use crate::core::device::{DeviceSlice, DeviceSliceMut};
use crate::core::dtype::Element;
use crate::core::error::{Error, ErrorKind};

/// Elements in C order, the last axis fastest, with the array's shape. If the interface says
/// `%array_fortran`, or that the first axis has the stride 1, they are in Fortran order, the first axis
/// fastest.
///
/// ```
/// use quaff_runtime::host::Shaped;
///
/// let values = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
/// let matrix = Shaped::new(&values[..], [2, 3])?;
/// assert_eq!(matrix.shape(), [2, 3]);
/// assert!(Shaped::new(&values[..], [2, 2]).is_err());
/// # Ok::<(), quaff_runtime::error::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Shaped<S, const N: usize> {
    values: S,
    shape: [usize; N],
}

impl<S: Elements, const N: usize> Shaped<S, N> {
    /// The elements as an array of this shape.
    ///
    /// # Errors
    /// `Value` if the number of elements is not that of the shape.
    pub fn new(values: S, shape: [usize; N]) -> Result<Shaped<S, N>, Error> {
        let product = shape.iter().try_fold(1_usize, |product, &extent| product.checked_mul(extent));
        if product == Some(values.count()) || shape.contains(&0) && values.count() == 0 {
            return Ok(Shaped { values, shape });
        }
        let message = format!("an array of the shape {shape:?} does not have {} elements", values.count());
        Err(Error::new(ErrorKind::Value, message))
    }

    /// The shape.
    pub fn shape(&self) -> [usize; N] {
        self.shape
    }

    /// The extent of an axis, in the type that C++ gets.
    #[doc(hidden)]
    pub fn extent(&self, axis: usize) -> u64 {
        self.shape[axis] as u64
    }

    /// The stride of an axis in elements, in the type that C++ gets: there are no gaps.
    #[doc(hidden)]
    pub fn stride(&self, axis: usize) -> u64 {
        self.shape[axis + 1..].iter().map(|&extent| extent.max(1) as u64).product()
    }

    /// The stride of an axis where the first axis is the fastest.
    #[doc(hidden)]
    pub fn fortran_stride(&self, axis: usize) -> u64 {
        self.shape[..axis].iter().map(|&extent| extent.max(1) as u64).product()
    }

    /// The elements.
    pub fn into_values(self) -> S {
        self.values
    }
}

/// The elements of a [`Shaped`].
pub trait Elements {
    /// The number of elements.
    fn count(&self) -> usize;
}

impl<T> Elements for &[T] {
    fn count(&self) -> usize {
        self.len()
    }
}

impl<T> Elements for &mut [T] {
    fn count(&self) -> usize {
        self.len()
    }
}

impl<T: Element> Elements for &DeviceSlice<'_, T> {
    fn count(&self) -> usize {
        self.len()
    }
}

impl<T: Element> Elements for &mut DeviceSliceMut<'_, T> {
    fn count(&self) -> usize {
        self.len()
    }
}

/// Checks that slices have the same length, because C++ takes one length for all of them.
///
/// # Errors
/// `Value`, with the names and lengths of the first and of one that differs from it.
pub fn same_length(slices: &[(&str, usize)]) -> Result<(), Error> {
    let [(first, length), rest @ ..] = slices else { return Ok(()) };
    match rest.iter().find(|(_, other)| other != length) {
        None => Ok(()),
        Some((name, other)) => Err(Error::new(
            ErrorKind::Value,
            format!("`{name}` has {other} elements, and `{first}`, which shares its length, has {length}"),
        )),
    }
}

/// Checks that arrays have the same extent where C++ takes one number, called `name` in C++, for all of them.
///
/// # Errors
/// `Value`, with the names and extents of the first array and of one that differs from it.
pub fn same_extent(name: &str, arrays: &[(&str, u64)]) -> Result<(), Error> {
    let [(first, extent), rest @ ..] = arrays else { return Ok(()) };
    match rest.iter().find(|(_, other)| other != extent) {
        None => Ok(()),
        Some((array, other)) => Err(Error::new(
            ErrorKind::Value,
            format!("`{name}` is {other} in the shape of `{array}`, and {extent} in that of `{first}`"),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_that_share_a_length_have_one() {
        assert_eq!(same_length(&[]), Ok(()));
        assert_eq!(same_length(&[("a", 3), ("b", 3), ("c", 3)]), Ok(()));
        let refused = same_length(&[("a", 3), ("b", 3), ("c", 2)]).unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Value);
        assert_eq!(refused.message, "`c` has 2 elements, and `a`, which shares its length, has 3");
    }

    #[test]
    fn arrays_agree_on_what_they_share() {
        assert_eq!(same_extent("k", &[]), Ok(()));
        assert_eq!(same_extent("k", &[("a", 3), ("b", 3)]), Ok(()));
        let refused = same_extent("k", &[("a", 3), ("b", 3), ("c", 2)]).unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Value);
        assert_eq!(refused.message, "`k` is 2 in the shape of `c`, and 3 in that of `a`");
    }

    #[test]
    fn a_shape_has_as_many_elements_as_there_are() {
        let values = [0_u8; 6];
        let shaped = |shape| Shaped::new(&values[..], shape).map(|shaped| shaped.shape());
        assert_eq!(shaped([2, 3]), Ok([2, 3]));
        assert!(shaped([2, 2]).is_err());
        assert!(shaped([usize::MAX, 2]).is_err(), "the product overflows");
        assert!(Shaped::new(&values[..0], [usize::MAX, 0]).is_ok());
        assert!(Shaped::new(&values[..], [usize::MAX, 0]).is_err());
    }
}
