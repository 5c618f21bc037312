//! The functions that directors call, for programs without Python: their C++ contains these calls, but makes no
//! director.

use std::ffi::c_void;
use std::ptr;

#[unsafe(no_mangle)]
extern "C" fn quaff_directed_instance() -> *mut c_void {
    ptr::null_mut()
}

#[unsafe(no_mangle)]
extern "C" fn quaff_absent_override() -> *const c_void {
    ptr::null()
}

#[unsafe(no_mangle)]
extern "C" fn quaff_begin_director(_: *mut c_void, _: *mut c_void) {}

#[unsafe(no_mangle)]
extern "C" fn quaff_end_director(_: *mut c_void) {}

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
) -> bool {
    false
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
) -> bool {
    false
}

#[unsafe(no_mangle)]
extern "C" fn quaff_lend_array(_: *const c_void) -> *mut c_void {
    ptr::null_mut()
}

#[unsafe(no_mangle)]
extern "C" fn quaff_end_loan(_: *mut c_void) -> bool {
    true
}
