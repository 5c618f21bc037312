//! The functions that C++ calls in the runtime for Python, for programs without Python.
//!
//! A director is made only for an object of a language whose methods C++ calls with trees; the functions for
//! Python's methods do nothing. The conversions of `include/quaff/value.hpp` and related headers are
//! contained in such programs but not called.

use super::c_abi::directors;
use super::slot::Ended;
use std::ffi::{c_int, c_void};
use std::ptr;
use std::sync::atomic::AtomicBool;

#[unsafe(no_mangle)]
extern "C" fn quaff_directed_instance() -> *mut c_void {
    directors::directed()
}

#[unsafe(no_mangle)]
extern "C" fn quaff_absent_override() -> *const c_void {
    ptr::null()
}

/// The beginning of `quaff::Link`.
#[repr(C)]
struct Link {
    this: *mut c_void,
}

/// Connects a director with the object of the language.
///
/// # Safety
/// The link is that of a new director, and `this` comes from [`quaff_directed_instance`].
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_begin_director(link: *mut Link, this: *mut c_void) {
    directors::begin();
    // SAFETY: guaranteed by the caller.
    unsafe { (*link).this = this };
}

/// Separates a director that is freed from the object of the language.
///
/// # Safety
/// The link is that of a director.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_end_director(link: *mut Link) {
    // SAFETY: guaranteed by the caller.
    let this = unsafe { std::mem::replace(&mut (*link).this, ptr::null_mut()) };
    if !this.is_null() {
        // SAFETY: `quaff_begin_director` has stored the object, and nobody finds it any more.
        unsafe { directors::end(this) };
    }
}

#[unsafe(no_mangle)]
extern "C" fn quaff_find_override(_: *mut c_void, _: u32, _: *mut c_void) -> bool {
    false
}

#[unsafe(no_mangle)]
extern "C" fn quaff_hold_instance(_: *const c_void, _: u32, _: *mut c_void) -> bool {
    false
}

#[unsafe(no_mangle)]
extern "C" fn quaff_outlives_call(_: *const c_void, _: *const c_void) -> bool {
    false
}

#[unsafe(no_mangle)]
extern "C" fn quaff_call_override(
    _: *mut c_void,
    _: u32,
    _: *const c_void,
    _: *mut c_void,
    _: *mut c_void,
    _: *mut c_void,
) -> Ended {
    Ended::Raised
}

#[unsafe(no_mangle)]
extern "C" fn quaff_take_exception() -> *mut c_void {
    ptr::null_mut()
}

#[unsafe(no_mangle)]
extern "C" fn quaff_set_exception(_: *mut c_void) {}

#[unsafe(no_mangle)]
extern "C" fn quaff_slots_of_function(_: *const c_void) -> *const c_void {
    ptr::null()
}

#[unsafe(no_mangle)]
extern "C" fn quaff_call_function(
    _: *const c_void,
    _: *mut c_void,
    _: *mut c_void,
    _: *mut c_void,
    _: *mut c_void,
) -> Ended {
    Ended::Raised
}

#[unsafe(no_mangle)]
extern "C" fn quaff_lend_array(_: *const c_void) -> *mut c_void {
    ptr::null_mut()
}

#[unsafe(no_mangle)]
extern "C" fn quaff_end_loan(_: *mut c_void) -> bool {
    true
}

#[unsafe(no_mangle)]
extern "C" fn quaff_is_ending() -> bool {
    false
}

#[unsafe(no_mangle)]
extern "C" fn quaff_may_begin() -> bool {
    true
}

#[unsafe(no_mangle)]
extern "C" fn quaff_end_beginning() {}

#[unsafe(no_mangle)]
#[allow(non_upper_case_globals)]
static quaff_known_layout: AtomicBool = AtomicBool::new(false);

#[unsafe(no_mangle)]
extern "C" fn quaff_elements_of(_: *mut c_void, _: usize, _: usize, _: *mut c_void, _: *mut c_void) -> c_int {
    0
}

#[unsafe(no_mangle)]
extern "C" fn quaff_is_masked(_: *mut c_void) -> bool {
    false
}

#[unsafe(no_mangle)]
extern "C" fn quaff_is_complex_scalar(_: *mut c_void) -> bool {
    false
}
