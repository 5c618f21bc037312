//! What functions for C are made of, which answer a code and keep a message: those of `quaff-c`, and those that are emitted.

mod status;

pub use status::{message, run};

use crate::array_view::limits::{self, c_order_strides};
use crate::array_view::{ArrayView, ArrayViewMut, Description, Device, Dims, Stream};
use crate::dlpack::{self, abi::Tensor};
use crate::dtype::Element;
use crate::error::{Error, ErrorKind};
use std::ffi::c_void;
use std::{slice, str};

/// The array of a tensor that is read.
///
/// # Errors
/// It is NULL, or contradicts itself.
///
/// # Safety
/// The tensor is one or NULL, and says what is there for `'a`; `stream` is a CUDA stream or NULL.
#[inline]
pub unsafe fn tensor<'a>(tensor: *const Tensor, stream: *mut c_void) -> Result<ArrayView<'a>, Error> {
    let stream = Stream::of_handle(stream.addr() as u64);
    // SAFETY: the caller's.
    unsafe { dlpack::lent(tensor.as_ref().ok_or_else(null)?, Some(stream)) }
}

/// The array of a tensor that is written.
///
/// # Errors
/// As of [`tensor`].
///
/// # Safety
/// As of [`tensor`], and nobody else reads or writes the memory.
pub unsafe fn tensor_mut<'a>(tensor: *const Tensor, stream: *mut c_void) -> Result<ArrayViewMut<'a>, Error> {
    // SAFETY: the caller's.
    let view = unsafe { self::tensor(tensor, stream) }?;
    let description = Description { readonly: false, ..Description::clone(&view) };
    // SAFETY: the view's, and the caller's.
    Ok(unsafe { ArrayViewMut::new(description) })
}

/// The array of the host's with these extents at an address, in C order, which is read.
///
/// # Errors
/// The address is NULL, and there are elements.
///
/// # Safety
/// The elements are there for `'a`.
#[inline]
pub unsafe fn array<'a, T: Element>(data: *const T, shape: &[usize]) -> Result<ArrayView<'a>, Error> {
    // SAFETY: the caller's.
    unsafe { limits::view(described(data, shape), "an array", ErrorKind::Value) }
}

/// The same, which is written.
///
/// # Errors
/// As of [`array`].
///
/// # Safety
/// As of [`array`], and nobody else reads or writes the elements.
#[inline]
pub unsafe fn array_mut<'a, T: Element>(data: *mut T, shape: &[usize]) -> Result<ArrayViewMut<'a>, Error> {
    // SAFETY: the caller's.
    let view = unsafe { array(data.cast_const(), shape) }?;
    let description = Description { readonly: false, ..Description::clone(&view) };
    // SAFETY: the view's, and the caller's.
    Ok(unsafe { ArrayViewMut::new(description) })
}

/// So many elements of the host's, which are read.
///
/// # Errors
/// The address is NULL, and there are elements.
///
/// # Safety
/// The elements are there for `'a`, and nobody writes them.
#[inline]
pub unsafe fn slice<'a, T: Element>(data: *const T, size: usize) -> Result<&'a [T], Error> {
    match (data.is_null(), size) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(null()),
        // SAFETY: the caller's.
        (false, _) => Ok(unsafe { slice::from_raw_parts(data, size) }),
    }
}

fn described<T: Element>(data: *const T, shape: &[usize]) -> Description {
    Description {
        data: data.cast_mut().cast(),
        dtype: T::DTYPE,
        device: Device::Cpu,
        readonly: true,
        shape: Dims::from_slice(shape),
        strides: c_order_strides(shape, size_of::<T>()),
    }
}

/// Text of so many bytes.
///
/// # Errors
/// It is no UTF-8, or NULL.
///
/// # Safety
/// The bytes are there for `'a`.
pub unsafe fn text<'a>(data: *const u8, size: usize) -> Result<&'a str, Error> {
    // SAFETY: the caller's.
    let bytes = unsafe { self::slice(data, size) }?;
    str::from_utf8(bytes).map_err(|_| Error::new(ErrorKind::Value, "a text is no UTF-8"))
}

/// The extents of an array of `N` dimensions.
///
/// # Errors
/// They are NULL.
///
/// # Safety
/// There are so many.
pub unsafe fn extents<'a, const N: usize>(shape: *const usize) -> Result<&'a [usize; N], Error> {
    // SAFETY: the caller's.
    unsafe { shape.cast::<[usize; N]>().as_ref() }.ok_or_else(null)
}

/// Writes a result.
///
/// # Errors
/// The place is NULL.
///
/// # Safety
/// The place may be written, or is NULL.
#[inline]
pub unsafe fn write<T>(place: *mut T, value: T) -> Result<(), Error> {
    if place.is_null() {
        return Err(null());
    }
    // SAFETY: the caller's.
    unsafe { place.write(value) };
    Ok(())
}

/// Hands over elements or text, which the caller copies.
///
/// # Errors
/// The caller has no memory for them.
///
/// # Safety
/// `keep` copies so many elements to `place`, throws nothing, and answers whether it could.
pub unsafe fn give<T>(values: &[T], keep: Keep<T>, place: *mut c_void) -> Result<(), Error> {
    // SAFETY: the caller's.
    match unsafe { keep(place, values.as_ptr(), values.len()) } {
        true => Ok(()),
        false => Err(Error::new(ErrorKind::Memory, "there is no memory for the result")),
    }
}

/// Copies elements to a place.
pub type Keep<T> = unsafe extern "C" fn(*mut c_void, *const T, usize) -> bool;

#[cold]
pub fn null() -> Error {
    Error::new(ErrorKind::Value, "a pointer is NULL that must not be NULL")
}
