//! SWIG's table of types, by which the modules of a process that SWIG has built know each other's objects.
//!
//! Each version of SWIG's runtime has a table: a ring of modules, each with its types in the order of their names, in a
//! capsule of the Python module `swig_runtime_data4` (SWIG 4.0 to 4.3) or `swig_runtime_data5` (from SWIG 4.4 on). The
//! modules of quaff are in both tables, as if SWIG had built them. [`layout`] says how the tables and SWIG's objects lie in
//! memory, [`table`] finds and adds types, [`object`] finds the SWIG object behind a Python object.

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
    /// Whether the casts to a type are a list of arrays, as from SWIG 4.4 on; before they are a linked list.
    pub has_arrays: bool,
}

/// The attribute of that Python module which is the capsule with the table.
pub(crate) const CAPSULE: &str = "type_pointer_capsule";

/// The versions of SWIG's runtime that SWIG 4 has had, the latest first.
pub(crate) static VERSIONS: [Version; 2] = [
    Version { runtime: c"swig_runtime_data5", pointer: c"swig_runtime_data5.SwigPyObject", has_arrays: true },
    Version { runtime: c"swig_runtime_data4", pointer: c"SwigPyObject", has_arrays: false },
];
