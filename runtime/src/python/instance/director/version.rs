//! The version number of a Python type. Python assigns a new number whenever an attribute of the type or of
//! one of its bases is assigned. C++ compares the number before it calls a function that Python does not
//! override: this needs neither the lock nor a lookup in the type.
//!
//! The field is not in Python's stable ABI, although its offset has been the same since Python 3.8. The field
//! is therefore tested with a type of our own whenever a module is loaded. If it does not behave like a
//! version number, directors look in the type in every call.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

/// The offset of the field in a type, in bytes.
const OFFSET: usize = 384;

/// Whether the field was found at the offset.
static IS_KNOWN: AtomicBool = AtomicBool::new(false);

/// A number that no type has.
static UNKNOWN: u32 = 0;

/// The address of a number that no type ever has.
pub(crate) const NONE: *const u32 = &raw const UNKNOWN;

/// The address of the version number of a live type.
pub(crate) fn of(kind: *mut ffi::PyTypeObject) -> *const u32 {
    match IS_KNOWN.load(Ordering::Relaxed) {
        true => kind.cast::<u8>().cast_const().wrapping_add(OFFSET).cast(),
        false => NONE,
    }
}

/// Finds out whether the field is at the offset.
pub(crate) fn find(py: Python<'_>) {
    if cfg!(target_pointer_width = "64") && behaves(py).unwrap_or(false) {
        IS_KNOWN.store(true, Ordering::Relaxed);
    }
}

/// Whether the fields of two types have different numbers, which change with the types and with their bases.
fn behaves<'py>(py: Python<'py>) -> PyResult<bool> {
    let kind = py.get_type::<PyType>();
    let size: usize = kind.getattr("__basicsize__")?.extract()?;
    if size < OFFSET + size_of::<u32>() {
        return Ok(false);
    }
    let make = |name: &str, base: &Bound<'py, PyAny>| kind.call1((name, (base,), PyDict::new(py)));
    let object = py.import("builtins")?.getattr("object")?;
    let base = make("Base", &object)?;
    let derived = make("Derived", &base)?;
    let version = |kind: &Bound<'_, PyAny>| -> PyResult<u32> {
        // A lookup makes Python assign a number to the type.
        let _ = kind.getattr("__init__")?;
        // SAFETY: a live type, whose size is given by `type`.
        Ok(unsafe { ptr::read_volatile(kind.as_ptr().cast::<u8>().add(OFFSET).cast::<u32>()) })
    };
    let first = [version(&base)?, version(&derived)?];
    let again = [version(&base)?, version(&derived)?];
    base.setattr("attribute", 1)?;
    let second = [version(&base)?, version(&derived)?];
    derived.setattr("attribute", 2)?;
    let third = [version(&base)?, version(&derived)?];
    let mut numbers = vec![first[0], first[1], second[0], second[1], third[1]];
    numbers.sort_unstable();
    numbers.dedup();
    Ok(first == again && second[0] == third[0] && numbers.len() == 5 && !numbers.contains(&0))
}
