//! `include/quaff/quaff.h`, whose comments say what each function does: the exact sum for C, and for every language that
//! calls C.
//!
//! Each function answers 0, or the code of an error, whose message is kept for the thread. No panic leaves one.

use quaff::Sum;
use quaff::error::Error;
use quaff_runtime::c_abi::{self, null, run, write};
use quaff_runtime::dlpack::{self, abi::Tensor};
use std::ffi::{c_char, c_int, c_void};
use std::ptr;

/// # Safety
/// As quaff.h says of every function: pointers are to what it names, or NULL.
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
/// As of [`quaff_sum`]; the sum is not used afterwards.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_sum_free(sum: *mut Sum) {
    if !sum.is_null() {
        // SAFETY: `quaff_sum_new` or `quaff_sum_of_bytes` made it of a box.
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
        // A copy, for both may be one.
        // SAFETY: guaranteed by the caller.
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
/// As of [`quaff_sum`]; `bytes` has `capacity` bytes.
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
            // SAFETY: there is room for so many.
            unsafe { ptr::copy_nonoverlapping(own.as_ptr(), bytes, own.len()) };
        }
        Ok(())
    })
}

/// # Safety
/// As of [`quaff_sum`]; `bytes` has `size` bytes.
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
