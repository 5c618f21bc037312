//! Written by quaff from example.i: change that file, not this one.
//!
//! The functions behind the module's header for C++. Each answers 0, or the code of an error, whose message is kept for
//! the thread. No panic leaves one.

use super::dynamic;
use quaff_runtime::c_abi;
use quaff_runtime::complex::{Complex64, Complex128};
use quaff_runtime::dlpack::abi::Tensor;
use quaff_runtime::dtype::Dtype;
use std::ffi::{c_char, c_int, c_void};

/// The message of the thread's last error.
#[unsafe(no_mangle)]
extern "C" fn quaffmod_example_error_message() -> *const c_char {
    c_abi::message()
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_constants_2(module: i32, result: *mut i32) -> c_int {
    c_abi::run(|| {
        let value = dynamic::constants_2(module)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_corner(
    f: *const f64,
    f_shape: *const usize,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut f = unsafe { c_abi::fortran_array(f, c_abi::extents::<2>(f_shape)?, c_abi::HOST) };
        let f = c_abi::made(&mut f)?;
        let value = dynamic::corner(f)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_corner_dyn(
    f: *const Tensor,
    stream: *mut c_void,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut f = unsafe { c_abi::tensor(f, stream) };
        let f = c_abi::made(&mut f)?;
        let value = dynamic::corner_dyn(f)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_defaults_3(a: i32, result: *mut i32) -> c_int {
    c_abi::run(|| {
        let value = dynamic::defaults_3(a)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_defaults_2(a: i32, b: i32, result: *mut i32) -> c_int {
    c_abi::run(|| {
        let value = dynamic::defaults_2(a, b)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_defaults(a: i32, b: i32, c: f64, result: *mut i32) -> c_int {
    c_abi::run(|| {
        let value = dynamic::defaults(a, b, c)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_error_message_2(crate_: i32, result: *mut i32) -> c_int {
    c_abi::run(|| {
        let value = dynamic::error_message_2(crate_)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_fill(
    f: *mut f64,
    f_shape: *const usize,
    value: f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut f =
            unsafe { c_abi::fortran_array_mut(f, c_abi::extents::<2>(f_shape)?, c_abi::HOST) };
        let f = c_abi::made(&mut f)?;
        dynamic::fill(f, value)
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_fill_dyn(
    f: *const Tensor,
    value: f64,
    stream: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut f = unsafe { c_abi::tensor_mut(f, stream) };
        let f = c_abi::made(&mut f)?;
        dynamic::fill_dyn(f, value)
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_first(
    text: *const u8,
    text_size: usize,
    keep: c_abi::Keep<u8>,
    result: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let text = unsafe { c_abi::text(text, text_size) }?;
        let value = dynamic::first(text)?;
        // SAFETY: the caller's.
        unsafe { c_abi::give(value.as_bytes(), keep, result) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_found(
    text: *const u8,
    text_size: usize,
    letter: u8,
    keep: c_abi::Keep<u8>,
    result: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let text = unsafe { c_abi::text(text, text_size) }?;
        // SAFETY: the caller's.
        let letter = unsafe { c_abi::text(&raw const letter, 1) }?;
        let value = dynamic::found(text, letter)?;
        // SAFETY: the caller's.
        unsafe { c_abi::give_text(value, keep, result) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_largest(
    x: *const f64,
    x_size: usize,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::largest(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_largest_3(
    x: *const f32,
    x_size: usize,
    result: *mut f32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::largest_3(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_largest_2(
    x: *const f32,
    x_size: usize,
    digits: i32,
    result: *mut f32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::largest_2(x, digits)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_largest_dyn(
    x: *const Tensor,
    stream: *mut c_void,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::largest_dyn(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_largest_dyn_2(
    x: *const Tensor,
    digits: i32,
    stream: *mut c_void,
    result: *mut f32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::largest_dyn_2(x, digits)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_mixed_4(a: i32, result: *mut i32) -> c_int {
    c_abi::run(|| {
        let value = dynamic::mixed_4(a)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_mixed(
    x: *const f64,
    x_size: usize,
    result: *mut i32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::mixed(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_mixed_2(
    x: *const f32,
    x_size: usize,
    result: *mut i32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::mixed_2(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_mixed_3(
    x: *const f64,
    x_size: usize,
    more: i32,
    result: *mut i32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::mixed_3(x, more)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_mixed_dyn(
    x: *const Tensor,
    stream: *mut c_void,
    result: *mut i32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::mixed_dyn(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_mixed_dyn_2(
    x: *const Tensor,
    more: i32,
    stream: *mut c_void,
    result: *mut i32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::mixed_dyn_2(x, more)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_named(
    stream2: f64,
    result2: f64,
    keep2: *const u8,
    keep2_size: usize,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let keep2 = unsafe { c_abi::text(keep2, keep2_size) }?;
        let value = dynamic::named(stream2, result2, keep2)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_next(color: i32, result: *mut i32) -> c_int {
    c_abi::run(|| {
        let value = dynamic::next(color)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_other(mode: u8, result: *mut u8) -> c_int {
    c_abi::run(|| {
        let value = dynamic::other(mode)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_outcome_2(Self_: i32, result: *mut i32) -> c_int {
    c_abi::run(|| {
        let value = dynamic::outcome_2(Self_)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_part_dyn(
    x: *const Tensor,
    result: *const Tensor,
    stream: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        // SAFETY: the caller's.
        let mut result = unsafe { c_abi::tensor_mut(result, stream) };
        let result = c_abi::made(&mut result)?;
        dynamic::part_dyn(x, result)
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_part_dyn_2(
    x: *const Tensor,
    of: *const Tensor,
    result: *const Tensor,
    stream: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        // SAFETY: the caller's.
        let mut of = unsafe { c_abi::tensor(of, stream) };
        let of = c_abi::made(&mut of)?;
        // SAFETY: the caller's.
        let mut result = unsafe { c_abi::tensor_mut(result, stream) };
        let result = c_abi::made(&mut result)?;
        dynamic::part_dyn_2(x, of, result)
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_polar_dyn(
    x: *const Tensor,
    y: *const Tensor,
    result: *const Tensor,
    result2: *const Tensor,
    stream: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        // SAFETY: the caller's.
        let mut y = unsafe { c_abi::tensor(y, stream) };
        let y = c_abi::made(&mut y)?;
        // SAFETY: the caller's.
        let mut result = unsafe { c_abi::tensor_mut(result, stream) };
        let result = c_abi::made(&mut result)?;
        // SAFETY: the caller's.
        let mut result2 = unsafe { c_abi::tensor_mut(result2, stream) };
        let result2 = c_abi::made(&mut result2)?;
        dynamic::polar_dyn(x, y, result, result2)
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_power_2(
    x: *const f64,
    x_size: usize,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::power_2(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_power(
    x: *const f64,
    x_size: usize,
    exponent: f64,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::power(x, exponent)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_power_dyn(
    x: *const Tensor,
    exponent: f64,
    stream: *mut c_void,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::power_dyn(x, exponent)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_power_without_exponent_dyn(
    x: *const Tensor,
    stream: *mut c_void,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::power_without_exponent_dyn(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_ratio_dyn(
    a: *const Tensor,
    b: *const Tensor,
    scale: *const Tensor,
    result: *const Tensor,
    stream: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut a = unsafe { c_abi::tensor(a, stream) };
        let a = c_abi::made(&mut a)?;
        // SAFETY: the caller's.
        let mut b = unsafe { c_abi::tensor(b, stream) };
        let b = c_abi::made(&mut b)?;
        // SAFETY: the caller's.
        let mut scale = unsafe { c_abi::tensor(scale, stream) };
        let scale = c_abi::made(&mut scale)?;
        // SAFETY: the caller's.
        let mut result = unsafe { c_abi::tensor_mut(result, stream) };
        let result = c_abi::made(&mut result)?;
        dynamic::ratio_dyn(a, b, scale, result)
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_ratio_without_scale_dyn(
    a: *const Tensor,
    b: *const Tensor,
    result: *const Tensor,
    stream: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut a = unsafe { c_abi::tensor(a, stream) };
        let a = c_abi::made(&mut a)?;
        // SAFETY: the caller's.
        let mut b = unsafe { c_abi::tensor(b, stream) };
        let b = c_abi::made(&mut b)?;
        // SAFETY: the caller's.
        let mut result = unsafe { c_abi::tensor_mut(result, stream) };
        let result = c_abi::made(&mut result)?;
        dynamic::ratio_without_scale_dyn(a, b, result)
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_scale(
    x: *const f32,
    x_size: usize,
    result: *mut f32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::scale(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_scale_on_device(
    y_d: *mut f32,
    y_d_shape: *const usize,
    factor: f32,
    stream: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut y_d = unsafe {
            c_abi::array_mut(y_d, c_abi::extents::<2>(y_d_shape)?, c_abi::device(stream))
        };
        let y_d = c_abi::made(&mut y_d)?;
        dynamic::scale_on_device(y_d, factor)
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_scale_dyn(
    x: *const Tensor,
    stream: *mut c_void,
    result: *mut f32,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::scale_dyn(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_scale_dyn_2(
    y_d: *const Tensor,
    factor: f32,
    stream: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut y_d = unsafe { c_abi::tensor_mut(y_d, stream) };
        let y_d = c_abi::made(&mut y_d)?;
        dynamic::scale_dyn_2(y_d, factor)
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_sized(
    x: *const f64,
    x_size: usize,
    x_size2: f64,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::sized(x, x_size2)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_sized_dyn(
    x: *const Tensor,
    x_size: f64,
    stream: *mut c_void,
    result: *mut f64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::sized_dyn(x, x_size)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_total(
    x: *const Complex64,
    x_size: usize,
    result: *mut Complex64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::total(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_total_dyn(
    x: *const Tensor,
    stream: *mut c_void,
    result: *mut Complex64,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::total_dyn(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_turned(
    z: *const Complex128,
    angle: f64,
    result: *mut Complex128,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let z = unsafe { c_abi::read(z) }?;
        let value = dynamic::turned(z, angle)?;
        // SAFETY: the caller's.
        unsafe { c_abi::write(result, value) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_twice_float(
    x: *const f32,
    x_size: usize,
    keep: c_abi::Keep<f32>,
    result: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::twice_float(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::give(&value, keep, result) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_twice_double(
    x: *const f64,
    x_size: usize,
    keep: c_abi::Keep<f64>,
    result: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::array(x, &[x_size], c_abi::HOST) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::twice_double(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::give(&value, keep, result) }
    })
}

/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaffmod_example_twice_dyn(
    x: *const Tensor,
    stream: *mut c_void,
    keep: c_abi::KeepOneOf,
    result: *mut c_void,
) -> c_int {
    c_abi::run(|| {
        // SAFETY: the caller's.
        let mut x = unsafe { c_abi::tensor(x, stream) };
        let x = c_abi::made(&mut x)?;
        let value = dynamic::twice_dyn(x)?;
        // SAFETY: the caller's.
        unsafe { c_abi::give_one_of(&value, &[Dtype::Float32, Dtype::Float64], keep, result) }
    })
}
