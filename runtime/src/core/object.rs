//! The address of a C++ object, as it is passed through the bridge.

use cxx::{ExternType, kind, type_id};
use std::ffi::{c_char, c_void};
use std::ptr;

/// The address of an object, or null. The class of the object is recorded in tables, next to the function
/// that takes or returns it.
///
/// Laid out as `quaff::Object` in `include/quaff/object.hpp`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Object(*mut c_void);

// SAFETY: the same field as `quaff::Object` in C++, which is trivially copyable.
unsafe impl ExternType for Object {
    type Id = type_id!("quaff::Object");
    type Kind = kind::Trivial;
}

// SAFETY: an address. C++ decides what is done with it, and on which thread, as for every C++ function.
unsafe impl Send for Object {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for Object {}

impl Object {
    /// A null pointer.
    pub const NULL: Object = Object(ptr::null_mut());

    /// The object at `address`.
    ///
    /// # Safety
    /// The address is null, or the object is alive as long as the result is used, and of the class in the
    /// tables.
    pub const unsafe fn new(address: *mut c_void) -> Object {
        Object(address)
    }

    /// The address; null for no object.
    pub const fn address(self) -> *mut c_void {
        self.0
    }

    pub fn is_null(self) -> bool {
        self.0.is_null()
    }
}

impl Default for Object {
    fn default() -> Object {
        Object::NULL
    }
}

/// A Python object on its way through the bridge: borrowed by C++, or a new reference that C++ returns. Null
/// if a Python exception is set.
///
/// Laid out as `quaff::PythonObject` in `include/quaff/python.hpp`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct PythonObject(*mut c_void);

// SAFETY: the same field as `quaff::PythonObject` in C++, which is trivially copyable.
unsafe impl ExternType for PythonObject {
    type Id = type_id!("quaff::PythonObject");
    type Kind = kind::Trivial;
}

// SAFETY: an address. C++ takes Python's lock before it dereferences it.
unsafe impl Send for PythonObject {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for PythonObject {}

impl PythonObject {
    /// A null pointer, for a call without an object.
    pub const NULL: PythonObject = PythonObject(ptr::null_mut());

    /// The object at `address`.
    ///
    /// # Safety
    /// The address is null, or a Python object that is alive as long as the result is used.
    pub const unsafe fn new(address: *mut c_void) -> PythonObject {
        PythonObject(address)
    }

    /// The address; null for no object.
    pub const fn address(self) -> *mut c_void {
        self.0
    }
}

impl Default for PythonObject {
    fn default() -> PythonObject {
        PythonObject::NULL
    }
}

/// The location of a container's elements, for Python's buffers.
///
/// Laid out as `quaff::Elements` in `include/quaff/elements.hpp`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Elements {
    pub(crate) data: *mut c_void,
    pub(crate) count: u64,
    pub(crate) size: u64,
    /// The element type in the notation of Python's module `struct`; null if the elements are not numbers.
    pub(crate) format: *const c_char,
}

// SAFETY: the same fields as `quaff::Elements` in C++, which is trivially copyable.
unsafe impl ExternType for Elements {
    type Id = type_id!("quaff::Elements");
    type Kind = kind::Trivial;
}

#[cfg(feature = "python")]
impl Elements {
    /// The initial value of the variable that C++ writes.
    pub(crate) const NONE: Elements =
        Elements { data: ptr::null_mut(), count: 0, size: 0, format: ptr::null() };
}
