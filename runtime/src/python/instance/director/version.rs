//! The number of the version of a Python type. Python gives a type another number whenever an attribute of the type or of one
//! of its bases is assigned. C++ compares the number before it calls a function that Python does not override: it
//! needs no lock for that, and no look at the type.
//!
//! The field is not in Python's stable ABI, although it has been at the same place since Python 3.8. It is therefore tried
//! with a type of our own whenever a module is loaded. Where it does not behave like the number of a version, directors ask the
//! type in every call.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

/// The offset of the field in a type, in bytes.
const OFFSET: usize = 384;

/// Whether the field is there.
static IS_KNOWN: AtomicBool = AtomicBool::new(false);

/// The number of no type.
static UNKNOWN: u32 = 0;

/// The place of a number that is never that of a type.
pub(crate) const NONE: *const u32 = &raw const UNKNOWN;

/// The address of the version number of a live type.
pub(crate) fn of(kind: *mut ffi::PyTypeObject) -> *const u32 {
    match IS_KNOWN.load(Ordering::Relaxed) {
        true => kind.cast::<u8>().cast_const().wrapping_add(OFFSET).cast(),
        false => NONE,
    }
}

/// Finds out whether the field is there.
pub(crate) fn find(py: Python<'_>) {
    if cfg!(target_pointer_width = "64") && behaves(py).unwrap_or(false) {
        IS_KNOWN.store(true, Ordering::Relaxed);
    }
}

/// Whether the field of two types has numbers that are theirs alone and change with the types, and with their bases.
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
        // A look-up gives the type a number.
        let _ = kind.getattr("__init__")?;
        // SAFETY: a live type, which is as large as `type` says.
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
