//! NumPy's arrays, read from the array's own struct: about 10 ns where the buffer protocol takes 80.
//!
//! The struct's layout is the same in NumPy 1 and 2. NumPy is never imported: an object cannot be an array of a module
//! that was not. A subclass is taken as the host array it is, whatever other protocols it knows, except a masked
//! array: its memory shows the values that the mask hides.

mod classes;
mod dtype;

use super::Owner;
use super::refusal::{Kind, Miss, Refusal};
use crate::array_view::{ArrayView, Device, Dims};
use ::numpy::npyffi::{_PyArray_GET_ITEM_DATA, NPY_ARRAY_WRITEABLE};
use classes::Class;
use pyo3::prelude::*;
use std::marker::PhantomData;
use std::slice;

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
) -> Result<(ArrayView<'a>, Owner<'a>), Miss> {
    if !Class::Ndarray.is_exactly(object) {
        refuse_what_is_no_array(object)?;
    }
    // SAFETY: the object's type is `numpy.ndarray` or derives from it.
    let view = unsafe { view(object)? };
    Ok((view, Owner::Argument(PhantomData)))
}

/// The view of an array.
///
/// # Safety
/// The object is an instance of `numpy.ndarray`.
unsafe fn view<'a>(object: &'a Bound<'_, PyAny>) -> Result<ArrayView<'a>, Miss> {
    // SAFETY: every instance begins with this struct, and nobody changes it while we hold the GIL.
    let array = unsafe { &*_PyArray_GET_ITEM_DATA(object.as_ptr().cast()) };
    // SAFETY: an array always has a descriptor.
    let dtype = unsafe { dtype::read(object.py(), array.descr) }?;
    // NumPy checks every shape that it makes, so the product of lengths needs no second check.
    // SAFETY: both have `nd` entries.
    let (shape, strides) = unsafe {
        (
            dims(array.dimensions.cast(), array.nd),
            dims(array.strides, array.nd),
        )
    };
    let readonly = array.flags & NPY_ARRAY_WRITEABLE == 0;
    let data = array.data.cast();
    Ok(ArrayView {
        data,
        dtype,
        device: Device::Cpu,
        readonly,
        shape,
        strides,
        memory: PhantomData,
    })
}

/// Copies `ndim` numbers; the pointer may be NULL where there are none.
///
/// # Safety
/// `numbers` has `ndim` entries.
unsafe fn dims<T: Copy>(numbers: *const T, ndim: std::ffi::c_int) -> Dims<T> {
    if ndim == 0 {
        return Dims::new();
    }
    // SAFETY: the caller's.
    Dims::from_slice(unsafe { slice::from_raw_parts(numbers, ndim as usize) })
}

#[cold]
fn refuse_what_is_no_array(object: &Bound<'_, PyAny>) -> Result<(), Miss> {
    if Class::Ndarray.is_base_of(object) {
        return refuse_masked(object);
    }
    if Class::Generic.is_base_of(object) {
        dtype::refuse_scalar_without_buffer(object)?;
    }
    Err(Miss::OtherProtocol("not a `numpy.ndarray`".into()))
}

fn refuse_masked(object: &Bound<'_, PyAny>) -> Result<(), Miss> {
    if !Class::MaskedArray.is_base_of(object) {
        return Ok(());
    }
    let message =
        "a masked array's memory shows the values that its mask hides; use `.filled()`".to_owned();
    Err(Refusal::Unusable {
        kind: Kind::Type,
        message,
    }
    .into())
}
