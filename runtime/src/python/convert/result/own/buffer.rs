//! The buffer protocol of the runtime's own arrays.

use crate::core::dtype::Dtype;
use crate::python::convert::result::own::Array;
use crate::python::interpreter::raised;
use pyo3::exceptions::PyBufferError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{CStr, c_int};
use std::ptr;

/// Fills `view`, which then keeps the array alive.
///
/// # Safety
/// `view` is room for a buffer, or NULL.
pub(crate) unsafe fn fill(array: Bound<'_, Array>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
    let own = array.get();
    if view.is_null() || own.memory.on_device().is_some() {
        return Err(raised::exception::<PyBufferError>(
            array.py(),
            "the array is on a device, whose memory no buffer can be",
        ));
    }
    let has = |flag: c_int| flags & flag == flag;
    if let Some(refusal) = refused_order(own, &has) {
        return Err(raised::exception::<PyBufferError>(array.py(), refusal));
    }
    if own.is_readonly() && flags & ffi::PyBUF_WRITABLE == ffi::PyBUF_WRITABLE {
        return Err(raised::exception::<PyBufferError>(array.py(), "the array is read-only"));
    }
    let Some(format) = format(own.dtype) else {
        let message = format!("buffers have no letter for {}: use DLPack", own.dtype);
        return Err(raised::exception::<PyBufferError>(array.py(), message));
    };
    // SAFETY: guaranteed by the caller. The pointers refer to the array, which is immutable and which the
    // view keeps alive.
    unsafe {
        let view = &mut *view;
        view.buf = own.address().cast();
        view.len = own.nbytes();
        view.itemsize = own.dtype.size().cast_signed();
        view.readonly = own.is_readonly().into();
        view.ndim = if has(ffi::PyBUF_ND) { own.shape.len() as c_int } else { 1 };
        view.format = if has(ffi::PyBUF_FORMAT) { format.as_ptr().cast_mut() } else { ptr::null_mut() };
        view.shape = if has(ffi::PyBUF_ND) { own.shape.as_ptr().cast_mut() } else { ptr::null_mut() };
        let strides = has(ffi::PyBUF_STRIDES).then_some(own.strides.as_ptr().cast_mut());
        view.strides = strides.unwrap_or(ptr::null_mut());
        view.suboffsets = ptr::null_mut();
        view.internal = ptr::null_mut();
        view.obj = array.into_ptr();
    }
    Ok(())
}

/// The error for a buffer request for an order that the elements do not have; `None` if they have it.
fn refused_order(array: &Array, has: &impl Fn(c_int) -> bool) -> Option<&'static str> {
    let wants_any = has(ffi::PyBUF_ANY_CONTIGUOUS);
    let wants_fortran = has(ffi::PyBUF_F_CONTIGUOUS) && !wants_any;
    let wants_c = (has(ffi::PyBUF_C_CONTIGUOUS) || !has(ffi::PyBUF_STRIDES)) && !wants_any;
    if wants_any && !array.is_packed(false) && !array.is_packed(true) {
        return Some("the array is not contiguous");
    }
    if wants_fortran && !array.is_packed(true) {
        return Some("the array is not in Fortran order");
    }
    (wants_c && !array.is_packed(false)).then_some("the array is not in C order")
}

fn format(dtype: Dtype) -> Option<&'static CStr> {
    let letters = match dtype {
        Dtype::Bfloat16 => return None,
        Dtype::Bool => c"?",
        Dtype::Int8 => c"b",
        Dtype::Int16 => c"h",
        Dtype::Int32 => c"i",
        Dtype::Int64 => c"q",
        Dtype::Uint8 => c"B",
        Dtype::Uint16 => c"H",
        Dtype::Uint32 => c"I",
        Dtype::Uint64 => c"Q",
        Dtype::Float16 => c"e",
        Dtype::Float32 => c"f",
        Dtype::Float64 => c"d",
        Dtype::Complex64 => c"Zf",
        Dtype::Complex128 => c"Zd",
    };
    Some(letters)
}
