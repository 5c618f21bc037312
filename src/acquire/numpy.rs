//! NumPy's arrays, read from the array's own struct: about 10 ns where the buffer protocol takes 80.
//!
//! The struct's layout is the same in NumPy 1 and 2. NumPy is never imported: an object cannot be an array of a module
//! that was not. A subclass is taken as the host array it is, whatever other protocols it knows, except a masked
//! array: its memory shows the values that the mask hides.

mod classes;
mod dtype;

use super::refusal::{Miss, Refusal};
use super::{Acquired, Owner, Protocol};
use crate::array_view::{ArrayView, Device, Dims};
use crate::error::ErrorKind;
use ::numpy::npyffi::{_PyArray_GET_ITEM_DATA, NPY_ARRAY_WRITEABLE};
use classes::Class;
use pyo3::prelude::*;
use std::marker::PhantomData;
use std::slice;

#[inline]
pub(super) fn attempt<'a>(object: Borrowed<'a, '_, PyAny>) -> Result<Acquired<'a>, Miss> {
    if !Class::Ndarray.is_exactly(&object) {
        refuse_what_is_no_array(&object)?;
    }
    // SAFETY: the object's type is `numpy.ndarray` or derives from it: every instance begins with this struct, and
    // nobody changes it while we hold the GIL.
    let array = unsafe { &*_PyArray_GET_ITEM_DATA(object.as_ptr().cast()) };
    // SAFETY: an array always has a descriptor.
    let dtype = unsafe { dtype::read(object.py(), array.descr) }?;
    let view = ArrayView {
        data: array.data.cast(),
        dtype,
        device: Device::Cpu,
        readonly: array.flags & NPY_ARRAY_WRITEABLE == 0,
        // NumPy checks every shape that it makes, so the product of lengths needs no second check.
        // SAFETY: an array has `nd` lengths. They are not negative.
        shape: unsafe { dims(array.dimensions.cast(), array.nd) },
        // SAFETY: and as many strides.
        strides: unsafe { dims(array.strides, array.nd) },
        memory: PhantomData,
    };
    Ok(Acquired { view, _owner: Owner::Argument(PhantomData), protocol: Protocol::Numpy })
}

/// Copies `ndim` numbers; the pointer may be NULL where there are none.
///
/// # Safety
/// `numbers` has `ndim` entries.
#[inline(always)]
unsafe fn dims<T: Copy + Default>(numbers: *const T, ndim: std::ffi::c_int) -> Dims<T> {
    let ndim = ndim as usize;
    let mut few = [T::default(); 4];
    if ndim > few.len() {
        // SAFETY: the caller's.
        return Dims::from_slice(unsafe { slice::from_raw_parts(numbers, ndim) });
    }
    for (i, slot) in few.iter_mut().enumerate() {
        if i < ndim {
            // SAFETY: the caller's.
            *slot = unsafe { numbers.add(i).read() };
        }
    }
    Dims::from_buf_and_len(few, ndim)
}

#[cold]
fn refuse_what_is_no_array(object: &Bound<'_, PyAny>) -> Result<(), Miss> {
    if Class::Ndarray.is_base_of(object) {
        return refuse_masked(object);
    }
    // These scalars export a buffer that calls itself unsigned bytes.
    if [Class::Datetime64, Class::Timedelta64, Class::Flexible].iter().any(|class| class.is_base_of(object)) {
        dtype::refuse_dtype_of(object)?;
    }
    Err(Miss::OtherProtocol("not a `numpy.ndarray`".into()))
}

fn refuse_masked(object: &Bound<'_, PyAny>) -> Result<(), Miss> {
    if !Class::MaskedArray.is_base_of(object) {
        return Ok(());
    }
    let message = "a masked array's memory shows the values that its mask hides; use `.filled()`".to_owned();
    Err(Refusal::Unusable { kind: ErrorKind::Type, message }.into())
}
