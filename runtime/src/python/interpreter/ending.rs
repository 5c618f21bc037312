//! The end of the interpreter, at which Python ends the threads that use it.

use pyo3::ffi;
use std::ffi::c_int;
use std::mem;

/// Whether the interpreter is shutting down, or has shut down. Any thread may ask, without the lock too.
#[cold]
pub(crate) fn is_ending() -> bool {
    // SAFETY: a plain call, and the names end with zeros.
    let found = unsafe {
        if ffi::Py_IsInitialized() == 0 {
            return true;
        }
        // Python exports the second name since 3.13, and the first one before.
        let names = [c"_Py_IsFinalizing", c"Py_IsFinalizing"];
        names.map(|name| libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()))
    };
    let Some(function) = found.into_iter().find(|function| !function.is_null()) else { return true };
    // SAFETY: both functions have this type, and read a flag.
    unsafe { mem::transmute::<*mut libc::c_void, unsafe extern "C" fn() -> c_int>(function)() != 0 }
}

/// Tells C++ whether the interpreter is shutting down, or has shut down.
#[unsafe(no_mangle)]
extern "C" fn quaff_is_ending() -> bool {
    is_ending()
}
