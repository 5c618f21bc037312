//! Symbols that the conversions of `include/quaff/value.hpp` and related headers need. Programs without
//! Python contain these conversions but do not call them.

use std::ffi::{c_int, c_void};
use std::sync::atomic::AtomicBool;

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
