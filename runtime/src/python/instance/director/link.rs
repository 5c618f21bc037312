//! The values that directors and the runtime exchange, with the layouts in `include/quaff/director.hpp`, and
//! the version numbers of Python types, which directors read.

use crate::python::instance::give_up;
use crate::python::table::Director;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use std::ffi::c_void;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering};
use std::{ptr, slice};

/// An entry of a director's cache, for one of its functions. Laid out as `quaff::Override`.
#[repr(C)]
pub(crate) struct Override {
    /// Null if nothing is cached, the address for "absent", or the Python function, borrowed from its type.
    pub function: AtomicPtr<c_void>,
    /// The Python object, such as a str, whose memory was returned last: a reference, or null.
    pub object: *mut ffi::PyObject,
}

/// One director. Laid out as `quaff::Link`.
#[repr(C)]
pub(crate) struct Link {
    pub this: *mut ffi::PyObject,
    pub version: AtomicPtr<u32>,
    pub known_version: AtomicU32,
    pub overrides: *mut Override,
    pub count: u32,
    pub is_held: bool,
    pub is_open: bool,
    pub absent: *const c_void,
    /// The instance whose object the director is: `this`, or one of its parts. Set together with `this`.
    pub owner: *mut ffi::PyObject,
    /// The functions of the director.
    pub table: Option<&'static Director>,
}

/// A Python method that was found. Laid out as `quaff::Found`.
#[repr(C)]
pub(crate) struct Found {
    /// A reference, as other code may change the type before the method is called; null for the cached
    /// function in a call that does not hold the instance. The exception, if the lookup has failed: it is
    /// raised after the arguments are made, by Python code among others.
    pub callable: *mut ffi::PyObject,
    /// The instance, if the call holds it; null for a call that runs no Python code before the method.
    pub this: *mut ffi::PyObject,
    /// The instance whose object the director is: `this`, or one of its further objects.
    pub owner: *mut ffi::PyObject,
    /// The functions of the director whose instance the call holds.
    pub table: Option<&'static Director>,
    pub takes_self: bool,
    pub has_failed: bool,
}

impl Link {
    /// Whether C++ may call methods of the instance: it exists, and Python is not freeing it. While Python
    /// runs the finalizers of an instance's attributes, there are no references to the instance any more.
    pub(crate) fn has_instance(&self) -> bool {
        // SAFETY: NULL, or an object that is allocated until it leaves the link; the lock is held.
        !self.this.is_null() && unsafe { ffi::Py_REFCNT(self.this) > 0 }
    }

    /// Whether the cached overrides are still valid, because the type has not changed since.
    pub(super) fn is_current(&self) -> bool {
        // SAFETY: the version is that of a live type, or a static of ours; the lock is held.
        unsafe { *self.version.load(Ordering::Relaxed) == self.known_version.load(Ordering::Relaxed) }
    }

    /// Whether the cached overrides were found at this version of a type, and the type still has this
    /// version.
    pub(super) fn is_current_at(&self, version: *const u32, number: u32) -> bool {
        ptr::eq(version, self.version.load(Ordering::Relaxed))
            && self.known_version.load(Ordering::Relaxed) == number
            && self.is_current()
    }
}

/// A byte whose address, in a director's cache, says that Python does not override the function.
static ABSENT: u8 = 0;

pub(super) fn absent() -> *mut c_void {
    (&raw const ABSENT).cast_mut().cast()
}

#[unsafe(no_mangle)]
extern "C" fn quaff_absent_override() -> *const c_void {
    absent()
}

/// The cached Python function for a C++ function, borrowed from the type; NULL if there is none.
pub(crate) fn known_function(link: &Link, method: u32) -> *mut ffi::PyObject {
    // SAFETY: C++ has an override for each method next to the link.
    let known = unsafe { (*link.overrides.add(method as usize)).function.load(Ordering::Relaxed) };
    if known == absent() || !link.is_current() { ptr::null_mut() } else { known.cast() }
}

/// The overrides of a director.
///
/// # Safety
/// The director is alive, and the lock is held.
pub(crate) unsafe fn overrides(link: &mut Link) -> &mut [Override] {
    // SAFETY: C++ has `count` overrides next to the link.
    unsafe { slice::from_raw_parts_mut(link.overrides, link.count as usize) }
}

/// References that are given up when this is dropped. Giving them up may run Python code that frees the
/// instance and the director, so it is done after the last use of both.
#[must_use]
#[derive(Default)]
pub(crate) struct Forgotten(Vec<*mut ffi::PyObject>);

impl Forgotten {
    /// Adds the references of another list.
    pub(crate) fn add(&mut self, mut other: Forgotten) {
        self.0.append(&mut other.0);
    }

    /// Adds a reference of the caller's.
    pub(crate) fn add_one(&mut self, object: *mut ffi::PyObject) {
        self.0.push(object);
    }
}

impl Drop for Forgotten {
    #[inline]
    fn drop(&mut self) {
        if !self.0.is_empty() {
            give_up::give_up(std::mem::take(&mut self.0).into_iter());
        }
    }
}

/// Clears the cached overrides.
pub(crate) fn forget(link: &mut Link) -> Forgotten {
    let mut objects = Vec::new();
    // SAFETY: the director is alive, and the lock is held.
    for Override { function, object } in unsafe { overrides(link) } {
        function.store(ptr::null_mut(), Ordering::Relaxed);
        let object = std::mem::replace(object, ptr::null_mut());
        if !object.is_null() {
            objects.push(object);
        }
    }
    Forgotten(objects)
}

/// The offset of the version number in a type, in bytes. The field is not in Python's stable ABI, although
/// its offset has been the same since Python 3.8. The field is therefore tested with a type of our own
/// whenever a module is loaded. If it does not behave like a version number, directors look in the type in
/// every call.
const VERSION_OFFSET: usize = 384;

/// Whether version numbers were found at [`VERSION_OFFSET`].
static HAS_VERSIONS: AtomicBool = AtomicBool::new(false);

/// A number that no type has.
static NO_NUMBER: u32 = 0;

/// The address of a number that no type ever has.
pub(crate) const NO_VERSION: *const u32 = &raw const NO_NUMBER;

/// The address of the version number of a live type. Python assigns a new number whenever an attribute of the
/// type or of one of its bases is assigned. C++ compares the number before it calls a function that Python
/// does not override: this needs neither the lock nor a lookup in the type.
pub(crate) fn version_of(kind: *mut ffi::PyTypeObject) -> *const u32 {
    match HAS_VERSIONS.load(Ordering::Relaxed) {
        true => kind.cast::<u8>().cast_const().wrapping_add(VERSION_OFFSET).cast(),
        false => NO_VERSION,
    }
}

/// Finds out whether types have version numbers at [`VERSION_OFFSET`].
pub(crate) fn find_versions(py: Python<'_>) {
    if cfg!(target_pointer_width = "64") && are_versions(py).unwrap_or(false) {
        HAS_VERSIONS.store(true, Ordering::Relaxed);
    }
}

/// Whether the numbers at the offset behave like versions in a test: two types have different numbers, and a
/// change of a base gives it and its derived types new ones.
fn are_versions<'py>(py: Python<'py>) -> PyResult<bool> {
    let kind = py.get_type::<PyType>();
    let size: usize = kind.getattr("__basicsize__")?.extract()?;
    if size < VERSION_OFFSET + size_of::<u32>() {
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
        Ok(unsafe { ptr::read_volatile(kind.as_ptr().cast::<u8>().add(VERSION_OFFSET).cast::<u32>()) })
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
