//! The building blocks of functions for C, which return a code and store a message: the functions of
//! `quaff-c`, and emitted ones.

pub(crate) mod directors;
pub mod handles;
pub mod numbers;
mod plain;
mod results;
mod status;
mod tree_calls;

pub use directors::{Overriding, directing};
pub use plain::{Plain, plain};
pub use results::{
    free, give, give_any, give_text, give_tree, place, places, places_of_any, write, write_letter, write_to,
};
pub use status::{caught, fail, is_there, message, null, run, thread};
pub use tree_calls::{Callable, PassedFunction, ReturnedTree, TreeCall, TreeMaker};

pub use crate::core::array_view::description::c_order_strides;
use crate::core::array_view::{ArrayView, ArrayViewMut, Description, Device, Dims, Stream, description};
use crate::core::dlpack;
use crate::core::dlpack::abi::Tensor;
use crate::core::dtype::Element;
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::tree::Tree;
use std::cell::Cell;
use std::ffi::{CStr, c_char, c_void};
use std::{ptr, slice, str};

/// The array of a tensor that is read.
///
/// # Errors
/// The tensor is NULL, or its description is contradictory.
///
/// # Safety
/// `tensor` is NULL, or points to a tensor whose description is true for `'a`; `stream` is a CUDA stream or
/// NULL.
#[inline]
pub unsafe fn tensor<'a>(tensor: *const Tensor, stream: *mut c_void) -> Result<ArrayView<'a>, Error> {
    let stream = Stream::of_handle(stream.addr() as u64);
    // SAFETY: guaranteed by the caller.
    unsafe { dlpack::lent(tensor.as_ref().ok_or_else(null)?, Some(stream)) }
}

/// The array of a tensor that is written.
///
/// # Errors
/// The errors of [`tensor`].
///
/// # Safety
/// The conditions of [`tensor`] hold, and nobody else reads or writes the memory.
#[inline]
pub unsafe fn tensor_mut<'a>(tensor: *const Tensor, stream: *mut c_void) -> Result<ArrayViewMut<'a>, Error> {
    // SAFETY: guaranteed by the caller.
    Ok(unsafe { to_write(self::tensor(tensor, stream)?) })
}

/// A reference to a newly made array. The array is not moved, because that would take as long as making it.
///
/// # Errors
/// The error that the array could not be made with.
#[inline]
pub fn made<T>(array: &mut Result<T, Error>) -> Result<&mut T, Error> {
    match array {
        Ok(array) => Ok(array),
        Err(error) => Err(std::mem::replace(error, null())),
    }
}

/// Turns a view into a mutable one.
///
/// # Safety
/// The memory may be written, and nobody else reads or writes it.
#[inline]
unsafe fn to_write(view: ArrayView<'_>) -> ArrayViewMut<'_> {
    // SAFETY: guaranteed by the caller.
    unsafe { view.into_mut() }
}

/// The location of elements in host memory.
pub const HOST: Device = Device::Cpu;

/// The location of elements on a device, which are used after the work in the stream is done.
#[inline]
pub fn device(stream: *mut c_void) -> Device {
    Device::Cuda { ordinal: None, stream: Some(Stream::of_handle(stream.addr() as u64)) }
}

/// An array in C order for reading, from the address of its elements.
///
/// # Errors
/// The address is NULL and there are elements, or no memory has so many elements.
///
/// # Safety
/// The elements are valid for `'a`, and so is the stream that `device` names.
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
        // SAFETY: guaranteed by the caller.
        return Ok(unsafe { ArrayView::of_plain(data.cast_mut().cast(), T::DTYPE, length, device) });
    }
    let strides = c_order_strides(shape, size_of::<T>());
    // SAFETY: guaranteed by the caller.
    unsafe { description::view(described(data, shape, strides, device), "an array", ErrorKind::Value) }
}

/// An array in C order for writing, from the address of its elements.
///
/// # Errors
/// The errors of [`array`].
///
/// # Safety
/// The conditions of [`array`] hold, and nobody else reads or writes the elements.
#[inline]
pub unsafe fn array_mut<'a, T: Element>(
    data: *mut T,
    shape: &[usize],
    device: Device,
) -> Result<ArrayViewMut<'a>, Error> {
    // SAFETY: guaranteed by the caller.
    Ok(unsafe { to_write(array(data.cast_const(), shape, device)?) })
}

/// An array in Fortran order for reading, from the address of its elements.
///
/// # Errors
/// The errors of [`array`].
///
/// # Safety
/// The conditions of [`array`] hold.
pub unsafe fn fortran_array<'a, T: Element>(
    data: *const T,
    shape: &[usize],
    device: Device,
) -> Result<ArrayView<'a>, Error> {
    let reversed: Dims<usize> = shape.iter().rev().copied().collect();
    let mut strides = c_order_strides(&reversed, size_of::<T>());
    strides.reverse();
    // SAFETY: guaranteed by the caller.
    unsafe { description::view(described(data, shape, strides, device), "an array", ErrorKind::Value) }
}

/// An array in Fortran order for writing, from the address of its elements.
///
/// # Errors
/// The errors of [`array`].
///
/// # Safety
/// The conditions of [`array_mut`] hold.
pub unsafe fn fortran_array_mut<'a, T: Element>(
    data: *mut T,
    shape: &[usize],
    device: Device,
) -> Result<ArrayViewMut<'a>, Error> {
    // SAFETY: guaranteed by the caller.
    Ok(unsafe { to_write(fortran_array(data.cast_const(), shape, device)?) })
}

/// A slice of `size` elements in host memory.
///
/// # Errors
/// The address is NULL, and `size` is not 0.
///
/// # Safety
/// The elements are valid for `'a`, and nobody writes them.
#[inline]
pub unsafe fn slice<'a, T: Element>(data: *const T, size: usize) -> Result<&'a [T], Error> {
    match (data.is_null(), size) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(null()),
        // SAFETY: guaranteed by the caller.
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

/// A tree, which C++ reads during the call.
///
/// # Errors
/// The address is NULL.
///
/// # Safety
/// A tree is at the address and all that it refers to is valid during the call, or the address is NULL.
pub unsafe fn tree(tree: *const Tree) -> Result<Object, Error> {
    match tree.is_null() {
        true => Err(null()),
        // SAFETY: guaranteed by the caller.
        false => Ok(unsafe { Object::new(tree.cast_mut().cast()) }),
    }
}

/// The value at an address.
///
/// # Errors
/// The address is NULL.
///
/// # Safety
/// A value is at the address, or the address is NULL.
#[inline]
pub unsafe fn read<T: Copy>(place: *const T) -> Result<T, Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { place.as_ref() }.copied().ok_or_else(null)
}

/// The text of `size` bytes at an address.
///
/// # Errors
/// The text is not UTF-8, or the address is NULL and `size` is not 0.
///
/// # Safety
/// The bytes are valid for `'a`.
pub unsafe fn text<'a>(data: *const u8, size: usize) -> Result<&'a str, Error> {
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { self::slice(data, size) }?;
    str::from_utf8(bytes).map_err(|_| not_utf8())
}

/// The text at an address, which ends with a zero.
///
/// # Errors
/// The text is not UTF-8, or the address is NULL.
///
/// # Safety
/// The text is valid for `'a`, or the address is NULL.
pub unsafe fn c_string<'a>(text: *const c_char) -> Result<&'a str, Error> {
    if text.is_null() {
        return Err(null());
    }
    // SAFETY: guaranteed by the caller.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map_err(|_| not_utf8())
}

#[cold]
fn not_utf8() -> Error {
    Error::new(ErrorKind::Value, "a string is not valid UTF-8")
}

/// The extents of an array of `N` dimensions.
///
/// # Errors
/// The address is NULL.
///
/// # Safety
/// `N` extents are at the address and valid for `'a`, or the address is NULL.
pub unsafe fn extents<'a, const N: usize>(shape: *const usize) -> Result<&'a [usize; N], Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { shape.cast::<[usize; N]>().as_ref() }.ok_or_else(null)
}

/// The record of running calls, the innermost first. A thread has one, and describes its calls by `T`.
pub struct Running<T>(Cell<*const Frame<T>>);

struct Frame<T> {
    call: T,
    outer: *const Frame<T>,
}

impl<T> Running<T> {
    /// The record of a thread without calls.
    #[expect(clippy::new_without_default, reason = "`Default` has no constant value")]
    pub const fn new() -> Running<T> {
        Running(Cell::new(ptr::null()))
    }

    /// Runs a call, which is in the record meanwhile.
    #[inline]
    pub fn during<R>(&self, call: T, work: impl FnOnce() -> R) -> R {
        /// Restores the previous record, even after a panic.
        struct Outer<'a, T>(&'a Running<T>, *const Frame<T>);
        impl<T> Drop for Outer<'_, T> {
            fn drop(&mut self) {
                self.0.0.set(self.1);
            }
        }
        let frame = Frame { call, outer: self.0.get() };
        let _outer = Outer(self, self.0.replace(&raw const frame));
        work()
    }

    /// Whether a condition holds for every running call, beginning with the innermost.
    pub fn all(&self, mut holds: impl FnMut(&T) -> bool) -> bool {
        let mut next = self.0.get();
        // SAFETY: the record of a running call, which `during` keeps until the call has ended.
        while let Some(frame) = unsafe { next.as_ref() } {
            if !holds(&frame.call) {
                return false;
            }
            next = frame.outer;
        }
        true
    }

    /// Whether there is a running call, and a condition holds for the innermost.
    pub fn is_innermost(&self, holds: impl FnOnce(&T) -> bool) -> bool {
        // SAFETY: as in `all`.
        unsafe { self.0.get().as_ref() }.is_some_and(|frame| holds(&frame.call))
    }
}
