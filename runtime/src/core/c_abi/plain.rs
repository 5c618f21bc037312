//! Arrays in host memory that C++ gets as the caller's addresses, without a view.

use super::status::null;
use crate::core::dtype::Element;
use crate::core::dynamic::Extents;
use crate::core::error::{Error, ErrorKind};
use crate::core::host::Contiguous;
use std::marker::PhantomData;
use std::ops::Deref;

/// Contiguous elements, with the extents of all dimensions.
#[derive(Debug)]
pub struct Plain<'a, T> {
    data: *mut T,
    length: usize,
    extents: Extents<'a>,
    elements: PhantomData<&'a T>,
}

/// The elements at an address.
///
/// # Errors
/// The address is NULL and there are elements, it is not aligned, or no memory has so many elements.
///
/// # Safety
/// The elements are valid for `'a`, and may be written if C++ writes them.
#[inline]
pub unsafe fn plain<'a, T: Element>(data: *const T, extents: &'a [usize]) -> Result<Plain<'a, T>, Error> {
    let length = extents.iter().try_fold(1_usize, |product, extent| product.checked_mul(*extent));
    match length {
        Some(length) if length <= isize::MAX as usize / size_of::<T>() => {
            if length > 0 && (data.is_null() || !data.is_aligned()) {
                return Err(misplaced(data));
            }
            Ok(Plain { data: data.cast_mut(), length, extents: Extents::new(extents), elements: PhantomData })
        }
        _ => Err(too_large(extents)),
    }
}

#[cold]
fn misplaced<T>(data: *const T) -> Error {
    match data.is_null() {
        true => null(),
        false => Error::new(
            ErrorKind::Value,
            format!(
                "the address of an array is not a multiple of {}, the alignment of its elements",
                align_of::<T>()
            ),
        ),
    }
}

#[cold]
fn too_large(extents: &[usize]) -> Error {
    Error::new(ErrorKind::Value, format!("no memory has an array of the shape {extents:?}"))
}

/// The slice methods that emitted functions use.
impl<T> Plain<'_, T> {
    #[inline]
    pub fn len(&self) -> usize {
        self.length
    }

    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Returns the array itself: emitted functions that have read the extents call the method of this name on
    /// each array, whatever its type.
    #[inline]
    pub fn into_values(&self) -> &Self {
        self
    }
}

impl<'a, T> Deref for Plain<'a, T> {
    type Target = Extents<'a>;

    #[inline]
    fn deref(&self) -> &Extents<'a> {
        &self.extents
    }
}

impl<'a, T: Element> From<&'a Plain<'_, T>> for Contiguous<'a> {
    #[inline]
    fn from(plain: &'a Plain<'_, T>) -> Contiguous<'a> {
        // SAFETY: the caller of `plain` guarantees that the elements exist and that C++ may write those that
        // it writes; their alignment was checked.
        unsafe { Contiguous::new(plain.data.cast(), plain.length, T::DTYPE) }
    }
}
