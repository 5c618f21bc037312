//! The building blocks of functions for C, which return a code and store a message: the functions of `quaff-c`, and
//! emitted ones.

mod status;

pub use status::{message, run};

use crate::core::array_view::limits::{self, c_order_strides};
use crate::core::array_view::{ArrayView, ArrayViewMut, Description, Device, Dims, Stream};
use crate::core::dlpack::{self, abi::Tensor};
use crate::core::dtype::{Dtype, Element};
use crate::core::error::{Error, ErrorKind};
use crate::core::vector::CxxVecDyn;
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
#[inline]
pub unsafe fn tensor_mut<'a>(tensor: *const Tensor, stream: *mut c_void) -> Result<ArrayViewMut<'a>, Error> {
    // SAFETY: the caller's.
    Ok(unsafe { to_write(self::tensor(tensor, stream)?) })
}

/// The array, if there is one. It stays where it was made: to move it would take as long as to make it.
///
/// # Errors
/// As whatever has made it.
#[inline]
pub fn made<T>(array: &mut Result<T, Error>) -> Result<&mut T, Error> {
    match array {
        Ok(array) => Ok(array),
        Err(error) => Err(std::mem::replace(error, null())),
    }
}

/// # Safety
/// The memory may be written, and nobody else reads or writes it.
#[inline]
unsafe fn to_write(view: ArrayView<'_>) -> ArrayViewMut<'_> {
    // SAFETY: the caller's.
    unsafe { view.into_mut() }
}

/// Where elements at an address are, if the caller says nothing of a device.
pub const HOST: Device = Device::Cpu;

/// On a device, when the work in a stream is done.
#[inline]
pub fn device(stream: *mut c_void) -> Device {
    Device::Cuda { ordinal: None, stream: Some(Stream::of_handle(stream.addr() as u64)) }
}

/// The array with these extents at an address, in C order, which is read.
///
/// # Errors
/// The address is NULL, and there are elements.
///
/// # Safety
/// The elements are there for `'a`, and so is the stream that `device` names.
#[inline]
pub unsafe fn array<'a, T: Element>(
    data: *const T,
    shape: &[usize],
    device: Device,
) -> Result<ArrayView<'a>, Error> {
    if let &[length] = shape
        && !data.is_null()
        && length <= isize::MAX as usize / size_of::<T>()
    {
        // SAFETY: the caller's.
        return Ok(unsafe { ArrayView::of_plain(data.cast_mut().cast(), T::DTYPE, length, device) });
    }
    let strides = c_order_strides(shape, size_of::<T>());
    // SAFETY: the caller's.
    unsafe { limits::view(described(data, shape, strides, device), "an array", ErrorKind::Value) }
}

/// The same, which is written.
///
/// # Errors
/// As of [`array`].
///
/// # Safety
/// As of [`array`], and nobody else reads or writes the elements.
#[inline]
pub unsafe fn array_mut<'a, T: Element>(
    data: *mut T,
    shape: &[usize],
    device: Device,
) -> Result<ArrayViewMut<'a>, Error> {
    // SAFETY: the caller's.
    Ok(unsafe { to_write(array(data.cast_const(), shape, device)?) })
}

/// The array with these extents at an address, in Fortran order, which is read.
///
/// # Errors
/// As of [`array`].
///
/// # Safety
/// As of [`array`].
pub unsafe fn fortran_array<'a, T: Element>(
    data: *const T,
    shape: &[usize],
    device: Device,
) -> Result<ArrayView<'a>, Error> {
    let reversed: Dims<usize> = shape.iter().rev().copied().collect();
    let mut strides = c_order_strides(&reversed, size_of::<T>());
    strides.reverse();
    // SAFETY: the caller's.
    unsafe { limits::view(described(data, shape, strides, device), "an array", ErrorKind::Value) }
}

/// The same, which is written.
///
/// # Errors
/// As of [`array`].
///
/// # Safety
/// As of [`array_mut`].
pub unsafe fn fortran_array_mut<'a, T: Element>(
    data: *mut T,
    shape: &[usize],
    device: Device,
) -> Result<ArrayViewMut<'a>, Error> {
    // SAFETY: the caller's.
    Ok(unsafe { to_write(fortran_array(data.cast_const(), shape, device)?) })
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

fn described<T: Element>(
    data: *const T,
    shape: &[usize],
    strides: Dims<isize>,
    device: Device,
) -> Description {
    Description {
        data: data.cast_mut().cast(),
        dtype: T::DTYPE,
        device,
        readonly: true,
        shape: Dims::from_slice(shape),
        strides,
    }
}

/// What is passed by its address.
///
/// # Errors
/// That is NULL.
///
/// # Safety
/// A value is there, or the address is NULL.
#[inline]
pub unsafe fn read<T: Copy>(place: *const T) -> Result<T, Error> {
    // SAFETY: the caller's.
    unsafe { place.as_ref() }.copied().ok_or_else(null)
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
    str::from_utf8(bytes).map_err(|_| Error::new(ErrorKind::Value, "a string is not valid UTF-8"))
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
        false => Err(no_memory()),
    }
}

fn no_memory() -> Error {
    Error::new(ErrorKind::Memory, "there is not enough memory for the result")
}

/// Hands over elements whose type is one of `types`, with its number among them.
///
/// # Errors
/// As of [`give`].
///
/// # Safety
/// As of [`give`], of elements of that type.
pub unsafe fn give_one_of(
    values: &CxxVecDyn,
    types: &[Dtype],
    keep: KeepOneOf,
    place: *mut c_void,
) -> Result<(), Error> {
    let number = types.iter().position(|&dtype| dtype == values.dtype()).unwrap_or(types.len());
    // SAFETY: the caller's.
    match unsafe { keep(place, number, values.view().data.cast(), values.len()) } {
        true => Ok(()),
        false => Err(no_memory()),
    }
}

/// Hands over text, if there is any.
///
/// # Errors
/// As of [`give`].
///
/// # Safety
/// As of [`give`].
pub unsafe fn give_text(text: Option<String>, keep: Keep<u8>, place: *mut c_void) -> Result<(), Error> {
    // SAFETY: the caller's.
    text.map_or(Ok(()), |text| unsafe { give(text.as_bytes(), keep, place) })
}

/// Copies elements to a place.
pub type Keep<T> = unsafe extern "C" fn(*mut c_void, *const T, usize) -> bool;

/// The same of elements of one of several types, which is told by its number.
pub type KeepOneOf = unsafe extern "C" fn(*mut c_void, usize, *const c_void, usize) -> bool;

#[cold]
pub fn null() -> Error {
    Error::new(ErrorKind::Value, "a pointer is NULL that must not be NULL")
}
