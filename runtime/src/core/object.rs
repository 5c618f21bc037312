//! The address of a C++ object, as it is passed through the bridge.

use cxx::{ExternType, kind, type_id};
use std::ffi::{c_char, c_void};
use std::ptr;

/// The address of an object, or null. Which class the object has is said in tables, beside the function that takes or gives
/// it.
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

// SAFETY: an address. What is done with it, on which thread, C++ decides, as for every function that it has.
unsafe impl Send for Object {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for Object {}

impl Object {
    /// No object: what C++ calls a null pointer.
    pub const NULL: Object = Object(ptr::null_mut());

    /// The object at `address`.
    ///
    /// # Safety
    /// It is null, or the object is alive as long as this is used, and of the class that the tables say.
    pub const unsafe fn new(address: *mut c_void) -> Object {
        Object(address)
    }

    /// Null for no object.
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

/// An object of Python's, on its way through the bridge: borrowed by C++, or a new reference that C++ returns. Null with an
/// exception that Python has been told.
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

// SAFETY: an address. C++ takes Python's lock before it follows it.
unsafe impl Send for PythonObject {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for PythonObject {}

impl PythonObject {
    /// A null pointer, for a call without an object.
    pub const NULL: PythonObject = PythonObject(ptr::null_mut());

    /// The object at `address`.
    ///
    /// # Safety
    /// It is null, or an object of Python's that is alive as long as this is used.
    pub const unsafe fn new(address: *mut c_void) -> PythonObject {
        PythonObject(address)
    }

    /// Null for no object.
    pub const fn address(self) -> *mut c_void {
        self.0
    }
}

impl Default for PythonObject {
    fn default() -> PythonObject {
        PythonObject::NULL
    }
}

/// Where the elements of a container lie, for Python's buffers.
///
/// Laid out as `quaff::Elements` in `include/quaff/elements.hpp`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Elements {
    pub(crate) data: *mut c_void,
    pub(crate) count: u64,
    pub(crate) size: u64,
    /// The element type in the letters of Python's module `struct`; null for anything but numbers.
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
