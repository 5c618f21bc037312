//! Host arrays.

use super::{Extents, Memory, check, check_rank};
use crate::core::array_view::{ArrayView, ArrayViewMut};
use crate::core::dtype::{Dtype, Element};
use crate::core::error::{Error, ErrorKind};
use crate::core::host::Contiguous;
use std::ops::Deref;

/// A host array in the form that a C++ function takes: contiguous, in the order that C++ walks. An array that
/// is only read is copied if it has another layout.
#[derive(Debug)]
pub struct OnHost<'a, T> {
    data: *mut u8,
    length: usize,
    extents: Extents<'a>,
    /// The copy that `data` refers to, if there is one.
    _copy: Vec<T>,
}

impl<'a, T: Element> OnHost<'a, T> {
    /// An array of any shape that C++ reads.
    ///
    /// # Errors
    /// The array has another element type or is on a device, or there is no memory for a copy.
    #[inline]
    pub fn read(name: &str, view: &'a ArrayView<'_>) -> Result<OnHost<'a, T>, Error> {
        check(name, view, (T::DTYPE, Memory::Host))?;
        if let Some(length) = OnHost::<T>::plain_length(view) {
            return Ok(OnHost { data: view.data, length, extents: Extents(&view.shape), _copy: Vec::new() });
        }
        OnHost::read_any(view)
    }

    /// An array of any layout that C++ reads.
    #[inline(never)]
    fn read_any(view: &'a ArrayView<'_>) -> Result<OnHost<'a, T>, Error> {
        let is_plain = OnHost::<T>::is_plain(view, view.is_c_contiguous());
        let (data, copy) = if is_plain { (view.data, Vec::new()) } else { OnHost::copied(view)? };
        Ok(OnHost::of(view, data, copy))
    }

    /// The number of elements of one dimension that C++ can read where they are: the most common case, which
    /// takes a few nanoseconds.
    #[inline]
    fn plain_length(view: &ArrayView<'_>) -> Option<usize> {
        let (&[length], &[stride]) = (&view.shape[..], &view.strides[..]) else { return None };
        let is_dense = stride.cast_unsigned() == T::DTYPE.size();
        let is_plain = is_dense && view.data.addr().is_multiple_of(T::DTYPE.alignment());
        (is_plain && T::DTYPE != Dtype::Bool).then_some(length)
    }

    /// An array of `rank` dimensions that C++ reads.
    ///
    /// # Errors
    /// The errors of [`OnHost::read`], and another number of dimensions.
    #[inline]
    pub fn read_shaped(name: &str, view: &'a ArrayView<'_>, rank: usize) -> Result<OnHost<'a, T>, Error> {
        check_rank(name, view, rank)?;
        OnHost::read(name, view)
    }

    /// An array of any shape that C++ reads with the first axis the fastest.
    ///
    /// # Errors
    /// The errors of [`OnHost::read`].
    pub fn read_fortran(name: &str, view: &'a ArrayView<'_>) -> Result<OnHost<'a, T>, Error> {
        check(name, view, (T::DTYPE, Memory::Host))?;
        let is_plain = OnHost::<T>::is_plain(view, view.is_fortran_contiguous());
        let (data, copy) =
            if is_plain { (view.data, Vec::new()) } else { OnHost::copied(&view.transposed())? };
        Ok(OnHost::of(view, data, copy))
    }

    /// Reads an array of any shape in Fortran order, as [`OnHost::read_shaped`] does in C order.
    ///
    /// # Errors
    /// The errors of [`OnHost::read_shaped`].
    pub fn read_shaped_fortran(
        name: &str,
        view: &'a ArrayView<'_>,
        rank: usize,
    ) -> Result<OnHost<'a, T>, Error> {
        check_rank(name, view, rank)?;
        OnHost::<T>::read_fortran(name, view)
    }

    /// An array of any shape that C++ writes.
    ///
    /// # Errors
    /// The array has another element type, is on a device, or is not contiguous.
    #[inline]
    pub fn write(name: &str, view: &'a mut ArrayViewMut<'_>) -> Result<OnHost<'a, T>, Error> {
        let view = view.view();
        Ok(OnHost::to_write(view, OnHost::<T>::writable(name, view, view.is_c_contiguous(), "contiguous")?))
    }

    /// An array of `rank` dimensions that C++ writes.
    ///
    /// # Errors
    /// The errors of [`OnHost::write`], and another number of dimensions.
    #[inline]
    pub fn write_shaped(
        name: &str,
        view: &'a mut ArrayViewMut<'_>,
        rank: usize,
    ) -> Result<OnHost<'a, T>, Error> {
        check_rank(name, view, rank)?;
        OnHost::write(name, view)
    }

    /// An array of any shape that C++ writes with the first axis the fastest.
    ///
    /// # Errors
    /// The errors of [`OnHost::write`].
    pub fn write_fortran(name: &str, view: &'a mut ArrayViewMut<'_>) -> Result<OnHost<'a, T>, Error> {
        let view = view.view();
        let in_order = view.is_fortran_contiguous();
        let data = OnHost::<T>::writable(name, view, in_order, "contiguous in Fortran order")?;
        Ok(OnHost::to_write(view, data))
    }

    /// Writes an array of any shape in Fortran order, as [`OnHost::write_shaped`] does in C order.
    ///
    /// # Errors
    /// The errors of [`OnHost::write_shaped`].
    pub fn write_shaped_fortran(
        name: &str,
        view: &'a mut ArrayViewMut<'_>,
        rank: usize,
    ) -> Result<OnHost<'a, T>, Error> {
        check_rank(name, view, rank)?;
        OnHost::write_fortran(name, view)
    }

    /// Whether C++ can read the elements where they are.
    #[inline]
    fn is_plain(view: &ArrayView<'_>, is_contiguous: bool) -> bool {
        // Arrays of `bool` are copied, because their bytes may have to be made valid.
        is_contiguous && view.is_aligned() && T::DTYPE != Dtype::Bool
    }

    #[cold]
    fn copied(view: &ArrayView<'_>) -> Result<(*mut u8, Vec<T>), Error> {
        // SAFETY: the array is in host memory, and the code that made the view guarantees that it may be
        // read.
        let mut copy = unsafe { view.to_c_order::<T>() }.map_err(|_| {
            Error::new(ErrorKind::Memory, "there is not enough memory for a copy of the array")
        })?;
        Ok((copy.as_mut_ptr().cast(), copy))
    }

    #[inline]
    fn writable(
        name: &str,
        view: &ArrayView<'_>,
        is_contiguous: bool,
        wanted: &str,
    ) -> Result<*mut u8, Error> {
        check(name, view, (T::DTYPE, Memory::Host))?;
        match (is_contiguous, view.is_aligned()) {
            (true, true) => Ok(view.data),
            (true, false) => Err(unfit(name, "aligned")),
            (false, _) => Err(unfit(name, wanted)),
        }
    }

    #[inline]
    fn to_write(view: &'a ArrayView<'_>, data: *mut u8) -> OnHost<'a, T> {
        let lent = OnHost::of(view, data, Vec::new());
        // SAFETY: a view for writing is exclusive.
        unsafe { Contiguous::from(&lent).make_valid() };
        lent
    }

    #[inline]
    fn of(view: &'a ArrayView<'_>, data: *mut u8, copy: Vec<T>) -> OnHost<'a, T> {
        OnHost { data, length: view.len(), extents: Extents(&view.shape), _copy: copy }
    }
}

#[cold]
fn unfit(name: &str, wanted: &str) -> Error {
    let text =
        format!("`{name}` is written, and its elements are not {wanted}: pass an array that is {wanted}");
    Error::new(ErrorKind::Value, text)
}

/// The slice methods that emitted functions call.
impl<T> OnHost<'_, T> {
    #[inline]
    pub fn len(&self) -> usize {
        self.length
    }

    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The array itself, whose extents were checked by the methods called before.
    pub fn into_values(&self) -> &Self {
        self
    }
}

impl<'a, T> Deref for OnHost<'a, T> {
    type Target = Extents<'a>;

    fn deref(&self) -> &Extents<'a> {
        &self.extents
    }
}

impl<'a, T: Element> From<&'a OnHost<'_, T>> for Contiguous<'a> {
    #[inline]
    fn from(lent: &'a OnHost<'_, T>) -> Contiguous<'a> {
        // SAFETY: they are the elements of a view or of the copy, aligned and contiguous, and C++ writes only
        // those of a view for writing.
        unsafe { Contiguous::new(lent.data, lent.length, T::DTYPE) }
    }
}
