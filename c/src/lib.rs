//! `include/quaff/quaff.h`, whose comments document each function: the exact sum for C, and for every
//! language that calls C.
//!
//! Each function returns 0, or an error code, whose message is stored for the thread. No panic leaves a
//! function.

use quaff::Sum;
use quaff::error::Error;
use quaff_runtime::c_abi::{self, null, run, write};
use quaff_runtime::dlpack::{self, abi::Tensor};
use std::ffi::{c_char, c_int, c_void};
use std::ptr;

/// # Safety
/// Requires, as quaff.h does for every function, that pointers are valid for their documented use, or NULL.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_sum(values: *const Tensor, stream: *mut c_void, result: *mut f64) -> c_int {
    run(|| {
        // SAFETY: guaranteed by the caller.
        let sum = unsafe { sum(values, stream) }?;
        // SAFETY: guaranteed by the caller.
        unsafe { write(result, sum) }
    })
}

/// # Safety
/// The requirements of [`quaff_sum`] hold.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_sum_new(sum: *mut *mut Sum) -> c_int {
    // SAFETY: guaranteed by the caller.
    run(|| unsafe { write_new(sum, Sum::new()) })
}

/// # Safety
/// The requirements of [`quaff_sum`] hold; the sum is not used afterwards.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_sum_free(sum: *mut Sum) {
    if !sum.is_null() {
        // SAFETY: the pointer comes from a box in `quaff_sum_new` or `quaff_sum_of_bytes`.
        drop(unsafe { Box::from_raw(sum) });
    }
}

/// # Safety
/// The requirements of [`quaff_sum`] hold.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_sum_add(sum: *mut Sum, values: *const Tensor, stream: *mut c_void) -> c_int {
    // SAFETY: guaranteed by the caller.
    run(|| unsafe { sum.as_mut() }.ok_or_else(null)?.add_dyn(&unsafe { c_abi::tensor(values, stream) }?))
}

/// # Safety
/// The requirements of [`quaff_sum`] hold.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_sum_merge(sum: *mut Sum, other: *const Sum) -> c_int {
    run(|| {
        // A copy, because the two may be the same sum. SAFETY: guaranteed by the caller.
        let other = unsafe { other.as_ref() }.ok_or_else(null)?.clone();
        // SAFETY: guaranteed by the caller.
        unsafe { sum.as_mut() }.ok_or_else(null)?.merge(&other)
    })
}

/// # Safety
/// The requirements of [`quaff_sum`] hold.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_sum_value(sum: *const Sum, value: *mut f64) -> c_int {
    // SAFETY: guaranteed by the caller.
    run(|| unsafe { write(value, sum.as_ref().ok_or_else(null)?.value()) })
}

/// # Safety
/// The requirements of [`quaff_sum`] hold; `bytes` has `capacity` bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_sum_to_bytes(
    sum: *const Sum,
    bytes: *mut u8,
    capacity: usize,
    size: *mut usize,
) -> c_int {
    run(|| {
        // SAFETY: guaranteed by the caller.
        let own = unsafe { sum.as_ref() }.ok_or_else(null)?.to_bytes();
        // SAFETY: guaranteed by the caller.
        unsafe { write(size, own.len()) }?;
        if !bytes.is_null() && own.len() <= capacity {
            // SAFETY: there is room for all bytes.
            unsafe { ptr::copy_nonoverlapping(own.as_ptr(), bytes, own.len()) };
        }
        Ok(())
    })
}

/// # Safety
/// The requirements of [`quaff_sum`] hold; `bytes` has `size` bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_sum_of_bytes(bytes: *const u8, size: usize, sum: *mut *mut Sum) -> c_int {
    run(|| {
        let bytes = match bytes.is_null() {
            true => &[],
            // SAFETY: guaranteed by the caller.
            false => unsafe { std::slice::from_raw_parts(bytes, size) },
        };
        // SAFETY: guaranteed by the caller.
        unsafe { write_new(sum, Sum::from_bytes(bytes)?) }
    })
}

/// # Safety
/// None.
#[unsafe(no_mangle)]
extern "C" fn quaff_error_message() -> *const c_char {
    c_abi::message()
}

/// # Safety
/// The requirements of [`quaff_sum`] hold.
unsafe fn sum(values: *const Tensor, stream: *mut c_void) -> Result<f64, Error> {
    // SAFETY: guaranteed by the caller.
    let tensor = unsafe { values.as_ref() }.ok_or_else(null)?;
    // SAFETY: guaranteed by the caller.
    if let Some(values) = unsafe { dlpack::plain::<f64>(tensor) } {
        return quaff::sum(values);
    }
    // SAFETY: guaranteed by the caller.
    if let Some(values) = unsafe { dlpack::plain::<f32>(tensor) } {
        return quaff::sum(values).map(f64::from);
    }
    // SAFETY: guaranteed by the caller.
    quaff::sum_dyn(&unsafe { c_abi::tensor(values, stream) }?)
}

/// # Safety
/// The requirements of [`quaff_sum`] hold.
unsafe fn write_new(place: *mut *mut Sum, sum: Sum) -> Result<(), Error> {
    if place.is_null() {
        return Err(null());
    }
    // SAFETY: guaranteed by the caller.
    unsafe { write(place, Box::into_raw(Box::new(sum))) }
}
