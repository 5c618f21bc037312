//! Written by quaff from example.i: change that file, not this one.
//!
//! The functions of `example` for C. Each returns 0, or the code of an error, whose message is stored for
//! the thread. No panic leaves one.

use super::bridge::{DEVICE, ffi};
use cxx::UniquePtr;
use quaff_runtime::array_view::{ArrayView, ArrayViewMut};
use quaff_runtime::c_abi::{self, Plain};
use quaff_runtime::c_abi::handles::{self, Class, Handle};
use quaff_runtime::complex::{Complex64, Complex128};
use quaff_runtime::device::{self, DeviceElementwise, Kernels, Order};
use quaff_runtime::dlpack::abi::{DataType, Tensor};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{self, Instantiations, Memory, OnDevice, OnHost};
use quaff_runtime::elementwise::Elementwise;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::text::{self, TextBuf};
use quaff_runtime::vector::{CxxVec, CxxVecDyn};
use std::ffi::{c_char, c_int, c_void};

/// The message of the thread's last error.
#[unsafe(no_mangle)]
extern "C" fn example_last_error() -> *const c_char {
    c_abi::message()
}

/// Frees a result of the module's functions.
///
/// # Safety
/// The memory is a result that has not been freed, or NULL.
#[unsafe(no_mangle)]
unsafe extern "C" fn example_free(memory: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    unsafe { c_abi::free(memory) }
}

// include/kinds.hpp:119: kinds::Counter
static COUNTER: Class = Class {
    name: "example_Counter",
    bases: &[],
    destroy: Some(ffi::Counter_destroy),
    share: None,
};

/// Frees a handle, and its object if it is the caller's.
#[unsafe(no_mangle)]
extern "C" fn example_Counter_free(object: *const Handle) -> c_int {
    c_abi::run(|| handles::free(object, &COUNTER))
}

// include/kinds.hpp:52: kinds::constants
#[unsafe(no_mangle)]
unsafe extern "C" fn example_constants(module: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::constants_2(module, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:87: kinds::corner
#[unsafe(no_mangle)]
unsafe extern "C" fn example_corner(f: *const f64, f_shape: *const usize, result: *mut f64) -> c_int {
    fn call(f: &Plain<'_, f64>) -> Result<f64, Error> {
        let rows = f.extent(0);
        let columns = f.extent(1);
        let f = f.into_values();
        let mut result = Default::default();
        let done = ffi::corner(&f.into(), rows, columns, &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let f = c_abi::plain(f, c_abi::extents::<2>(f_shape)?)?;
        let value = call(&f)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:87: kinds::corner
fn corner(f: &ArrayView<'_>) -> Result<f64, Error> {
    let f = &OnHost::<f64>::read_shaped_fortran("f", f, 2)?;
    let rows = f.extent(0);
    let columns = f.extent(1);
    let f = f.into_values();
    let mut result = Default::default();
    let done = ffi::corner(&f.into(), rows, columns, &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_corner_tensor(f: *const Tensor, stream: *mut c_void, result: *mut f64) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut f = c_abi::tensor(f, stream);
        let f = c_abi::made(&mut f)?;
        let value = match dynamic::kind(f) {
            (Dtype::Float64, Memory::Host) => corner(f),
            _ => Err(dynamic::refused("corner", "f", f, "float64 on the host")),
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:122: kinds::counted
#[unsafe(no_mangle)]
unsafe extern "C" fn example_counted(counter: *const Handle, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let counter = handles::object(counter, &COUNTER)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::counted(counter, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:127: kinds::counted_on_device
#[unsafe(no_mangle)]
unsafe extern "C" fn example_counted_on_device(x: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::counted_on_device(x, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:20: kinds::defaults
#[unsafe(no_mangle)]
unsafe extern "C" fn example_defaults_without_b(a: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::defaults_3(a, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:20: kinds::defaults
#[unsafe(no_mangle)]
unsafe extern "C" fn example_defaults_without_c(a: i32, b: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::defaults_2(a, b, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:20: kinds::defaults
#[unsafe(no_mangle)]
unsafe extern "C" fn example_defaults(a: i32, b: i32, c: f64, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::defaults(a, b, c, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:50: kinds::error_message
#[unsafe(no_mangle)]
unsafe extern "C" fn example_error_message(crate_: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::error_message_2(crate_, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:88: kinds::fill
#[unsafe(no_mangle)]
unsafe extern "C" fn example_fill(f: *mut f64, f_shape: *const usize, value: f64) -> c_int {
    fn call(f: &Plain<'_, f64>, value: f64) -> Result<(), Error> {
        let rows = f.extent(0);
        let columns = f.extent(1);
        let f = f.into_values();
        let done = ffi::fill(&f.into(), value, rows, columns);
        outcome(done, ())
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let f = c_abi::plain(f, c_abi::extents::<2>(f_shape)?)?;
        call(&f, value)
    })
}

// include/kinds.hpp:88: kinds::fill
fn fill(f: &mut ArrayViewMut<'_>, value: f64) -> Result<(), Error> {
    let f = &OnHost::<f64>::write_shaped_fortran("f", f, 2)?;
    let rows = f.extent(0);
    let columns = f.extent(1);
    let f = f.into_values();
    let done = ffi::fill(&f.into(), value, rows, columns);
    outcome(done, ())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_fill_tensor(f: *const Tensor, value: f64, stream: *mut c_void) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let mut f = c_abi::tensor_mut(f, stream);
        let f = c_abi::made(&mut f)?;
        match dynamic::kind(f) {
            (Dtype::Float64, Memory::Host) => fill(f, value),
            _ => Err(dynamic::refused("fill", "f", f, "float64 on the host")),
        }
    })
}

// include/kinds.hpp:75: kinds::first
#[unsafe(no_mangle)]
unsafe extern "C" fn example_first(text: *const c_char, result: *mut u8) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let text = c_abi::c_string(text)?;
        let value = {
            let mut result = UniquePtr::null();
            let done = ffi::first(TextBuf::new(text).text(), &mut result);
            outcome(done, result).map(|result| text::owned(result).unwrap_or_default())
        }?;
        c_abi::write_letter(result, &value)
    })
}

// include/kinds.hpp:67: kinds::found
#[unsafe(no_mangle)]
unsafe extern "C" fn example_found(text: *const c_char, letter: u8, result: *mut *mut c_char, result_size: *mut usize) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::places(result, result_size)?;
        let text = c_abi::c_string(text)?;
        let letter = c_abi::text(&raw const letter, 1)?;
        let value = {
            let mut result = UniquePtr::null();
            let done = ffi::found(
                TextBuf::c_string(text)?.text(),
                TextBuf::new(letter).text(),
                &mut result,
            );
            outcome(done, result).map(|result| text::owned(result))
        }?;
        c_abi::give_text(result, value)
    })
}

// include/kinds.hpp:112: kinds::largest
#[unsafe(no_mangle)]
unsafe extern "C" fn example_largest_double(x: *const f64, x_size: usize, result: *mut f64) -> c_int {
    fn call(x: &Plain<'_, f64>) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::largest(&x.into(), &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:113: kinds::largest
#[unsafe(no_mangle)]
unsafe extern "C" fn example_largest_without_digits(x: *const f32, x_size: usize, result: *mut f32) -> c_int {
    fn call(x: &Plain<'_, f32>) -> Result<f32, Error> {
        let mut result = Default::default();
        let done = ffi::largest_3(&x.into(), &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:113: kinds::largest
#[unsafe(no_mangle)]
unsafe extern "C" fn example_largest_float_int32(x: *const f32, x_size: usize, digits: i32, result: *mut f32) -> c_int {
    fn call(x: &Plain<'_, f32>, digits: i32) -> Result<f32, Error> {
        let mut result = Default::default();
        let done = ffi::largest_2(&x.into(), digits, &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x, digits)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:112: kinds::largest
fn largest(x: &ArrayView<'_>) -> Result<f64, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::largest(&x.into(), &mut result);
    outcome(done, result)
}

// include/kinds.hpp:113: kinds::largest
fn largest_3(x: &ArrayView<'_>) -> Result<f32, Error> {
    let x = &OnHost::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::largest_3(&x.into(), &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_largest_tensor(x: *const Tensor, stream: *mut c_void, result: *mut f64) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Float64, Memory::Host) => largest(x),
            (Dtype::Float32, Memory::Host) => {
                let result = largest_3(x)?;
                Ok(f64::from(result))
            }
            _ => Err(dynamic::refused(
                "largest",
                "x",
                x,
                "float64, float32 on the host",
            )),
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:113: kinds::largest
fn largest_2(x: &ArrayView<'_>, digits: i32) -> Result<f32, Error> {
    let x = &OnHost::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::largest_2(&x.into(), digits, &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_largest_int32_tensor(x: *const Tensor, digits: i32, stream: *mut c_void, result: *mut f32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Float32, Memory::Host) => largest_2(x, digits),
            _ => Err(dynamic::refused("largest", "x", x, "float32 on the host")),
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:125: kinds::last_error
#[unsafe(no_mangle)]
unsafe extern "C" fn example_last_error_2(x: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::last_error(x, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:33: kinds::mixed
#[unsafe(no_mangle)]
unsafe extern "C" fn example_mixed_int32(a: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::mixed_4(a, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:30: kinds::mixed
#[unsafe(no_mangle)]
unsafe extern "C" fn example_mixed_double(x: *const f64, x_size: usize, result: *mut i32) -> c_int {
    fn call(x: &Plain<'_, f64>) -> Result<i32, Error> {
        let mut result = Default::default();
        let done = ffi::mixed(&x.into(), &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:31: kinds::mixed
#[unsafe(no_mangle)]
unsafe extern "C" fn example_mixed_float(x: *const f32, x_size: usize, result: *mut i32) -> c_int {
    fn call(x: &Plain<'_, f32>) -> Result<i32, Error> {
        let mut result = Default::default();
        let done = ffi::mixed_2(&x.into(), &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:32: kinds::mixed
#[unsafe(no_mangle)]
unsafe extern "C" fn example_mixed_double_int32(x: *const f64, x_size: usize, more: i32, result: *mut i32) -> c_int {
    fn call(x: &Plain<'_, f64>, more: i32) -> Result<i32, Error> {
        let mut result = Default::default();
        let done = ffi::mixed_3(&x.into(), more, &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x, more)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:30: kinds::mixed
fn mixed(x: &ArrayView<'_>) -> Result<i32, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::mixed(&x.into(), &mut result);
    outcome(done, result)
}

// include/kinds.hpp:31: kinds::mixed
fn mixed_2(x: &ArrayView<'_>) -> Result<i32, Error> {
    let x = &OnHost::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::mixed_2(&x.into(), &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_mixed_tensor(x: *const Tensor, stream: *mut c_void, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Float64, Memory::Host) => mixed(x),
            (Dtype::Float32, Memory::Host) => mixed_2(x),
            _ => Err(dynamic::refused(
                "mixed",
                "x",
                x,
                "float64, float32 on the host",
            )),
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:32: kinds::mixed
fn mixed_3(x: &ArrayView<'_>, more: i32) -> Result<i32, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::mixed_3(&x.into(), more, &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_mixed_int32_tensor(x: *const Tensor, more: i32, stream: *mut c_void, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Float64, Memory::Host) => mixed_3(x, more),
            _ => Err(dynamic::refused("mixed", "x", x, "float64 on the host")),
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:36: kinds::named
#[unsafe(no_mangle)]
unsafe extern "C" fn example_named(stream2: f64, result2: f64, keep: *const c_char, result: *mut f64) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let keep = c_abi::c_string(keep)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::named(
                stream2,
                result2,
                TextBuf::c_string(keep)?.text(),
                &mut result,
            );
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:17: kinds::next
#[unsafe(no_mangle)]
unsafe extern "C" fn example_next(color: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::next(color, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:16: kinds::other
#[unsafe(no_mangle)]
unsafe extern "C" fn example_other(mode: u8, result: *mut u8) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::other(mode, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:51: kinds::outcome
#[unsafe(no_mangle)]
unsafe extern "C" fn example_outcome(Self_: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::outcome_2(Self_, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

static PART_DYN: Instantiations<1, 1> = Instantiations {
    function: "part",
    results: ["result"],
    inputs: ["x"],
    rows: &[&PART, &PART_3],
};

#[unsafe(no_mangle)]
unsafe extern "C" fn example_part_tensor(x: *const Tensor, result: *const Tensor, stream: *mut c_void) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let mut result = c_abi::tensor_mut(result, stream);
        let result = c_abi::made(&mut result)?;
        PART_DYN.over([result.reborrow()], [x])
    })
}

static PART_DYN_2: Instantiations<1, 2> = Instantiations {
    function: "part",
    results: ["result"],
    inputs: ["x", "of"],
    rows: &[&PART_2],
};

#[unsafe(no_mangle)]
unsafe extern "C" fn example_part_tensor_2(x: *const Tensor, of: *const Tensor, result: *const Tensor, stream: *mut c_void) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let mut of = c_abi::tensor(of, stream);
        let of = c_abi::made(&mut of)?;
        let mut result = c_abi::tensor_mut(result, stream);
        let result = c_abi::made(&mut result)?;
        PART_DYN_2.over([result.reborrow()], [x, of])
    })
}

static POLAR_DYN: Instantiations<2, 2> = Instantiations {
    function: "polar",
    results: ["result", "result2"],
    inputs: ["x", "y"],
    rows: &[&POLAR],
};

#[unsafe(no_mangle)]
unsafe extern "C" fn example_polar_tensor(x: *const Tensor, y: *const Tensor, result: *const Tensor, result2: *const Tensor, stream: *mut c_void) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let mut y = c_abi::tensor(y, stream);
        let y = c_abi::made(&mut y)?;
        let mut result = c_abi::tensor_mut(result, stream);
        let result = c_abi::made(&mut result)?;
        let mut result2 = c_abi::tensor_mut(result2, stream);
        let result2 = c_abi::made(&mut result2)?;
        POLAR_DYN.over([result.reborrow(), result2.reborrow()], [x, y])
    })
}

// include/kinds.hpp:21: kinds::power
#[unsafe(no_mangle)]
unsafe extern "C" fn example_power_without_exponent(x: *const f64, x_size: usize, result: *mut f64) -> c_int {
    fn call(x: &Plain<'_, f64>) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::power_2(&x.into(), &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:21: kinds::power
#[unsafe(no_mangle)]
unsafe extern "C" fn example_power(x: *const f64, x_size: usize, exponent: f64, result: *mut f64) -> c_int {
    fn call(x: &Plain<'_, f64>, exponent: f64) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::power(&x.into(), exponent, &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x, exponent)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:21: kinds::power
fn power(x: &ArrayView<'_>, exponent: f64) -> Result<f64, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::power(&x.into(), exponent, &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_power_tensor(x: *const Tensor, exponent: f64, stream: *mut c_void, result: *mut f64) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Float64, Memory::Host) => power(x, exponent),
            _ => Err(dynamic::refused("power", "x", x, "float64 on the host")),
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:21: kinds::power
fn power_2(x: &ArrayView<'_>) -> Result<f64, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::power_2(&x.into(), &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_power_tensor_without_exponent(x: *const Tensor, stream: *mut c_void, result: *mut f64) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Float64, Memory::Host) => power_2(x),
            _ => Err(dynamic::refused("power", "x", x, "float64 on the host")),
        }?;
        c_abi::write_to(result, value)
    })
}

static RATIO_DYN: Instantiations<1, 3> = Instantiations {
    function: "ratio",
    results: ["result"],
    inputs: ["a", "b", "scale"],
    rows: &[&RATIO_FLOAT, &RATIO_DOUBLE],
};

#[unsafe(no_mangle)]
unsafe extern "C" fn example_ratio_tensor(a: *const Tensor, b: *const Tensor, scale: *const Tensor, result: *const Tensor, stream: *mut c_void) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let mut a = c_abi::tensor(a, stream);
        let a = c_abi::made(&mut a)?;
        let mut b = c_abi::tensor(b, stream);
        let b = c_abi::made(&mut b)?;
        let mut scale = c_abi::tensor(scale, stream);
        let scale = c_abi::made(&mut scale)?;
        let mut result = c_abi::tensor_mut(result, stream);
        let result = c_abi::made(&mut result)?;
        RATIO_DYN.over([result.reborrow()], [a, b, scale])
    })
}

static RATIO_WITHOUT_SCALE_DYN: Instantiations<1, 2> = Instantiations {
    function: "ratio",
    results: ["result"],
    inputs: ["a", "b"],
    rows: &[&RATIO_FLOAT_2, &RATIO_DOUBLE_2],
};

#[unsafe(no_mangle)]
unsafe extern "C" fn example_ratio_tensor_without_scale(a: *const Tensor, b: *const Tensor, result: *const Tensor, stream: *mut c_void) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let mut a = c_abi::tensor(a, stream);
        let a = c_abi::made(&mut a)?;
        let mut b = c_abi::tensor(b, stream);
        let b = c_abi::made(&mut b)?;
        let mut result = c_abi::tensor_mut(result, stream);
        let result = c_abi::made(&mut result)?;
        RATIO_WITHOUT_SCALE_DYN.over([result.reborrow()], [a, b])
    })
}

// include/kinds.hpp:40: kinds::require
#[unsafe(no_mangle)]
extern "C" fn example_require(a: i32) -> c_int {
    c_abi::run(|| {
        let done = ffi::require(a);
        outcome(done, ())
    })
}

// include/kinds.hpp:100: kinds::scale
#[unsafe(no_mangle)]
unsafe extern "C" fn example_scale(x: *const f32, x_size: usize, result: *mut f32) -> c_int {
    fn call(x: &Plain<'_, f32>) -> Result<f32, Error> {
        let mut result = Default::default();
        let done = ffi::scale(&x.into(), &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:95: kinds::scale
fn scale_on_device(y_d: &mut ArrayViewMut<'_>, factor: f32) -> Result<(), Error> {
    let y_d = &OnDevice::<f32>::write_shaped("y_d", y_d, 2)?;
    let rows = y_d.extent(0);
    let columns = y_d.extent(1);
    let y_d = y_d.into_values();
    let arrays = [y_d.view()];
    let work = |queue| {
        let done = ffi::scale_on_device(&y_d.array(), factor, rows, columns, queue);
        outcome(done, ())
    };
    device::call(&arrays, &DEVICE, Order::ByStream, work)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_scale_on_device(y_d: *mut f32, y_d_shape: *const usize, factor: f32, stream: *mut c_void) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let mut y_d = c_abi::array_mut(y_d, c_abi::extents::<2>(y_d_shape)?, c_abi::device(stream));
        let y_d = c_abi::made(&mut y_d)?;
        scale_on_device(y_d, factor)
    })
}

// include/kinds.hpp:100: kinds::scale
fn scale(x: &ArrayView<'_>) -> Result<f32, Error> {
    let x = &OnHost::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::scale(&x.into(), &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_scale_tensor(x: *const Tensor, stream: *mut c_void, result: *mut f32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Float32, Memory::Host) => scale(x),
            _ => Err(dynamic::refused("scale", "x", x, "float32 on the host")),
        }?;
        c_abi::write_to(result, value)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_scale_float_tensor(y_d: *const Tensor, factor: f32, stream: *mut c_void) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let mut y_d = c_abi::tensor_mut(y_d, stream);
        let y_d = c_abi::made(&mut y_d)?;
        match dynamic::kind(y_d) {
            (Dtype::Float32, Memory::Device) => scale_on_device(y_d, factor),
            _ => Err(dynamic::refused("scale", "y_d", y_d, "float32 on a device")),
        }
    })
}

// include/kinds.hpp:48: kinds::shifted
#[unsafe(no_mangle)]
unsafe extern "C" fn example_shifted(shifted: i32, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::shifted(shifted, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:54: kinds::sized
#[unsafe(no_mangle)]
unsafe extern "C" fn example_sized(x: *const f64, x_size: usize, x_size2: f64, result: *mut f64) -> c_int {
    fn call(x: &Plain<'_, f64>, x_size: f64) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::sized(&x.into(), x_size, &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x, x_size2)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:54: kinds::sized
fn sized(x: &ArrayView<'_>, x_size: f64) -> Result<f64, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::sized(&x.into(), x_size, &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_sized_tensor(x: *const Tensor, x_size: f64, stream: *mut c_void, result: *mut f64) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Float64, Memory::Host) => sized(x, x_size),
            _ => Err(dynamic::refused("sized", "x", x, "float64 on the host")),
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:47: kinds::spread
#[unsafe(no_mangle)]
unsafe extern "C" fn example_spread(spread: *const f64, spread_size: usize, result: *mut f64) -> c_int {
    fn call(spread: &Plain<'_, f64>) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::spread(&spread.into(), &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let spread = c_abi::plain(spread, std::slice::from_ref(&spread_size))?;
        let value = call(&spread)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:47: kinds::spread
fn spread(spread: &ArrayView<'_>) -> Result<f64, Error> {
    let spread = &OnHost::<f64>::read("spread", spread)?;
    let mut result = Default::default();
    let done = ffi::spread(&spread.into(), &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_spread_tensor(spread: *const Tensor, stream: *mut c_void, result: *mut f64) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut spread = c_abi::tensor(spread, stream);
        let spread = c_abi::made(&mut spread)?;
        let value = match dynamic::kind(spread) {
            (Dtype::Float64, Memory::Host) => self::spread(spread),
            _ => Err(dynamic::refused(
                "spread",
                "spread",
                spread,
                "float64 on the host",
            )),
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:59: kinds::total
#[unsafe(no_mangle)]
unsafe extern "C" fn example_total(x: *const Complex64, x_size: usize, result: *mut Complex64) -> c_int {
    fn call(x: &Plain<'_, Complex64>) -> Result<Complex64, Error> {
        let mut result = Default::default();
        let done = ffi::total(&x.into(), &mut result);
        outcome(done, result)
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x)?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:59: kinds::total
fn total(x: &ArrayView<'_>) -> Result<Complex64, Error> {
    let x = &OnHost::<Complex64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::total(&x.into(), &mut result);
    outcome(done, result)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_total_tensor(x: *const Tensor, stream: *mut c_void, result: *mut Complex64) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Complex64, Memory::Host) => total(x),
            _ => Err(dynamic::refused("total", "x", x, "complex64 on the host")),
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:56: kinds::turned
#[unsafe(no_mangle)]
unsafe extern "C" fn example_turned(z: *const Complex128, angle: f64, result: *mut Complex128) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let z = c_abi::read(z)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::turned(z, angle, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// example.i:20: kinds::twice<float>
#[unsafe(no_mangle)]
unsafe extern "C" fn example_twice_float(x: *const f32, x_size: usize, result: *mut *mut f32, result_size: *mut usize) -> c_int {
    fn call(x: &Plain<'_, f32>) -> Result<CxxVec<f32>, Error> {
        let mut result = Default::default();
        let done = ffi::twice_float(&x.into(), &mut result);
        Ok(outcome(done, result)?.typed())
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::places(result, result_size)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x)?;
        c_abi::give(result, &value)
    })
}

// example.i:21: kinds::twice<double>
#[unsafe(no_mangle)]
unsafe extern "C" fn example_twice_double(x: *const f64, x_size: usize, result: *mut *mut f64, result_size: *mut usize) -> c_int {
    fn call(x: &Plain<'_, f64>) -> Result<CxxVec<f64>, Error> {
        let mut result = Default::default();
        let done = ffi::twice_double(&x.into(), &mut result);
        Ok(outcome(done, result)?.typed())
    }
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::places(result, result_size)?;
        let x = c_abi::plain(x, std::slice::from_ref(&x_size))?;
        let value = call(&x)?;
        c_abi::give(result, &value)
    })
}

// example.i:20: kinds::twice<float>
fn twice_float(x: &ArrayView<'_>) -> Result<CxxVec<f32>, Error> {
    let x = &OnHost::<f32>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::twice_float(&x.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}

// example.i:21: kinds::twice<double>
fn twice_double(x: &ArrayView<'_>) -> Result<CxxVec<f64>, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::twice_double(&x.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn example_twice_tensor(x: *const Tensor, stream: *mut c_void, result: *mut *mut c_void, result_size: *mut usize, result_type: *mut DataType) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::places_of_any(result, result_size, result_type)?;
        let mut x = c_abi::tensor(x, stream);
        let x = c_abi::made(&mut x)?;
        let value = match dynamic::kind(x) {
            (Dtype::Float32, Memory::Host) => {
                let result = twice_float(x)?;
                Ok(CxxVecDyn::from(result))
            }
            (Dtype::Float64, Memory::Host) => {
                let result = twice_double(x)?;
                Ok(CxxVecDyn::from(result))
            }
            _ => Err(dynamic::refused(
                "twice",
                "x",
                x,
                "float32, float64 on the host",
            )),
        }?;
        c_abi::give_any(result, &value)
    })
}

// include/kinds.hpp:119: kinds::Counter::__init__
#[unsafe(no_mangle)]
unsafe extern "C" fn example_Counter_new(result: *mut *mut Handle) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::Counter_init(&mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, handles::owned(value, &COUNTER)?)
    })
}

// include/kinds.hpp:120: kinds::Counter::count
#[unsafe(no_mangle)]
unsafe extern "C" fn example_Counter_count(object: *const Handle, result: *mut i32) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let object = handles::object(object, &COUNTER)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::Counter_count_get(object, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, value)
    })
}

// include/kinds.hpp:120: kinds::Counter::count
#[unsafe(no_mangle)]
extern "C" fn example_Counter_set_count(object: *const Handle, value: i32) -> c_int {
    c_abi::run(|| {
        let object = handles::object(object, &COUNTER)?;
        let done = ffi::Counter_count_set(object, value);
        outcome(done, ())
    })
}

// include/kinds.hpp:119: kinds::Counter::__copy__
#[unsafe(no_mangle)]
unsafe extern "C" fn example_Counter_copy(object: *const Handle, result: *mut *mut Handle) -> c_int {
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {
        let result = c_abi::place(result)?;
        let object = handles::object(object, &COUNTER)?;
        let value = {
            let mut result = Default::default();
            let done = ffi::Counter_copy(object, &mut result);
            outcome(done, result)
        }?;
        c_abi::write_to(result, handles::owned(value, &COUNTER)?)
    })
}

// include/kinds.hpp:110: kinds::part
pub(super) static PART: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float64, Dtype::Float64];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "part",
        runs: c"part_runs",
        apart: c"part_apart",
        tiles: c"part_tiles",
        element_tiles: c"part_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::part, Some(ON_DEVICE), DTYPES, 1) }
};

// include/kinds.hpp:111: kinds::part
pub(super) static PART_3: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float32, Dtype::Float32];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "part_3",
        runs: c"part_3_runs",
        apart: c"part_3_apart",
        tiles: c"part_3_tiles",
        element_tiles: c"part_3_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::part_3, Some(ON_DEVICE), DTYPES, 1) }
};

// include/kinds.hpp:111: kinds::part
pub(super) static PART_2: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float32, Dtype::Float32, Dtype::Float32];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "part_2",
        runs: c"part_2_runs",
        apart: c"part_2_apart",
        tiles: c"part_2_tiles",
        element_tiles: c"part_2_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::part_2, Some(ON_DEVICE), DTYPES, 1) }
};

// include/kinds.hpp:114: kinds::polar
pub(super) static POLAR: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float64, Dtype::Int32, Dtype::Float64, Dtype::Float64];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "polar",
        runs: c"polar_runs",
        apart: c"polar_apart",
        tiles: c"polar_tiles",
        element_tiles: c"polar_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 2, and of its parameters.
    unsafe { Elementwise::new(ffi::polar, Some(ON_DEVICE), DTYPES, 2) }
};

// example.i:22: kinds::ratio<float>
pub(super) static RATIO_FLOAT_2: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float32, Dtype::Float32, Dtype::Float32];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "ratio_float_2",
        runs: c"ratio_float_2_runs",
        apart: c"ratio_float_2_apart",
        tiles: c"ratio_float_2_tiles",
        element_tiles: c"ratio_float_2_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::ratio_float_2, Some(ON_DEVICE), DTYPES, 1) }
};

// example.i:23: kinds::ratio<double>
pub(super) static RATIO_DOUBLE_2: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float64, Dtype::Float64, Dtype::Float64];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "ratio_double_2",
        runs: c"ratio_double_2_runs",
        apart: c"ratio_double_2_apart",
        tiles: c"ratio_double_2_tiles",
        element_tiles: c"ratio_double_2_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::ratio_double_2, Some(ON_DEVICE), DTYPES, 1) }
};

// example.i:22: kinds::ratio<float>
pub(super) static RATIO_FLOAT: Elementwise = {
    const DTYPES: &[Dtype] = &[
        Dtype::Float32,
        Dtype::Float32,
        Dtype::Float32,
        Dtype::Float32,
    ];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "ratio_float",
        runs: c"ratio_float_runs",
        apart: c"ratio_float_apart",
        tiles: c"ratio_float_tiles",
        element_tiles: c"ratio_float_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::ratio_float, Some(ON_DEVICE), DTYPES, 1) }
};

// example.i:23: kinds::ratio<double>
pub(super) static RATIO_DOUBLE: Elementwise = {
    const DTYPES: &[Dtype] = &[
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
        Dtype::Float64,
    ];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "ratio_double",
        runs: c"ratio_double_runs",
        apart: c"ratio_double_apart",
        tiles: c"ratio_double_tiles",
        element_tiles: c"ratio_double_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::ratio_double, Some(ON_DEVICE), DTYPES, 1) }
};

/// The kernels that the build script compiled for the GPU.
static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
