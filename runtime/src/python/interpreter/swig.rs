//! SWIG's table of types, by which the SWIG modules of a process recognize each other's objects.
//!
//! Each version of SWIG's runtime has a table: a ring of modules, each with its types sorted by name, in a
//! capsule of the Python module `swig_runtime_data4` (SWIG 4.0 to 4.3) or `swig_runtime_data5` (from SWIG 4.4
//! on). quaff's modules are in both tables, as if SWIG had built them. [`layout`] describes the tables and
//! SWIG's objects in memory, [`table`] finds and adds types, [`object`] finds the SWIG object in a Python
//! object.

pub(crate) mod layout;
pub(crate) mod object;
pub(crate) mod table;

use std::ffi::CStr;

/// A version of SWIG's runtime.
pub(crate) struct Version {
    /// The name of the Python module that has the table.
    pub runtime: &'static CStr,
    /// The name of the type of pointers, by which modules of the version recognize it.
    pub pointer: &'static CStr,
    /// Whether the casts to a type are a list of arrays, as from SWIG 4.4 on; in earlier versions they are a
    /// linked list.
    pub has_arrays: bool,
}

/// The attribute of a version's Python module that is the capsule with the table.
pub(crate) const CAPSULE: &str = "type_pointer_capsule";

/// The versions of SWIG's runtime in SWIG 4, the latest first.
pub(crate) static VERSIONS: [Version; 2] = [
    Version { runtime: c"swig_runtime_data5", pointer: c"swig_runtime_data5.SwigPyObject", has_arrays: true },
    Version { runtime: c"swig_runtime_data4", pointer: c"SwigPyObject", has_arrays: false },
];
