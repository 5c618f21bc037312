//! A view of memory that a function may write.

use super::{ArrayView, Description, Device, Dims};
use crate::dtype::Element;
use std::ops::Deref;

/// An [`ArrayView`] whose elements may be written. Nobody else reads or writes them meanwhile, and so it cannot be copied.
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
    /// A view of what is described.
    ///
    /// # Safety
    /// As of [`ArrayView::new`]; and for `'a` the memory may be written, and nobody else reads or writes it.
    pub unsafe fn new(description: Description) -> ArrayViewMut<'a> {
        // SAFETY: the caller's.
        ArrayViewMut(unsafe { ArrayView::new(description) })
    }

    /// A view of a slice.
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

    /// The same memory to write, while this view is not used.
    #[inline]
    pub fn reborrow(&mut self) -> ArrayViewMut<'_> {
        ArrayViewMut(self.0.clone())
    }

    /// The same memory to read, for this crate, which copies no such view.
    #[inline]
    pub(crate) fn view(&self) -> &ArrayView<'a> {
        &self.0
    }
}

impl<'a> ArrayView<'a> {
    /// The same memory to write.
    ///
    /// # Safety
    /// As of [`ArrayViewMut::new`].
    #[inline]
    pub(crate) unsafe fn into_mut(self) -> ArrayViewMut<'a> {
        ArrayViewMut(self.into_writable())
    }
}

/// To read what is said of the memory. The view of it stays inside: that can be copied.
impl Deref for ArrayViewMut<'_> {
    type Target = Description;

    fn deref(&self) -> &Description {
        &self.0
    }
}
