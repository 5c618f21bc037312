//! A view of memory that a function can write.

use super::{ArrayView, Description, Device, Dims};
use crate::core::dtype::Element;
use std::ops::Deref;

/// An [`ArrayView`] whose elements may be written. No other code reads or writes them meanwhile, so a mutable
/// view cannot be copied.
///
/// ```
/// use quaff_runtime::array_view::ArrayViewMut;
///
/// let mut values = [1.5_f32, 2.0];
/// assert_eq!(ArrayViewMut::of_slice(&mut values).shape[..], [2]);
/// ```
#[derive(Debug)]
pub struct ArrayViewMut<'a>(ArrayView<'a>);

impl<'a> ArrayViewMut<'a> {
    /// Creates a view from a description.
    ///
    /// # Safety
    /// The requirements of [`ArrayView::new`] hold; and for `'a` the memory may be written, and no other code
    /// reads or writes it.
    pub unsafe fn new(description: Description) -> ArrayViewMut<'a> {
        // SAFETY: guaranteed by the caller.
        ArrayViewMut(unsafe { ArrayView::new(description) })
    }

    /// Creates a view of a slice.
    pub fn of_slice<T: Element>(values: &'a mut [T]) -> ArrayViewMut<'a> {
        let description = Description {
            data: values.as_mut_ptr().cast(),
            dtype: T::DTYPE,
            device: Device::Cpu,
            readonly: false,
            shape: Dims::from_slice(&[values.len()]),
            strides: Dims::from_slice(&[size_of::<T>().cast_signed()]),
        };
        // SAFETY: these are the slice's elements, and it is borrowed for `'a`.
        unsafe { ArrayViewMut::new(description) }
    }

    /// A mutable view of the same memory, which borrows this view.
    #[inline]
    pub fn reborrow(&mut self) -> ArrayViewMut<'_> {
        ArrayViewMut(self.0.clone())
    }

    /// A read-only view of the same memory, for this crate, which does not copy such views.
    #[inline]
    pub(crate) fn view(&self) -> &ArrayView<'a> {
        &self.0
    }
}

impl<'a> ArrayView<'a> {
    /// A second mutable view of the same memory.
    ///
    /// # Safety
    /// The requirements of [`ArrayViewMut::new`] hold.
    #[inline]
    pub(crate) unsafe fn into_mut(self) -> ArrayViewMut<'a> {
        ArrayViewMut(self.into_writable())
    }
}

/// Read-only access to the description. The inner view itself is not accessible, because it can be copied.
impl Deref for ArrayViewMut<'_> {
    type Target = Description;

    fn deref(&self) -> &Description {
        &self.0
    }
}
