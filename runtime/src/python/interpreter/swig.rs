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
    /// The Python module with the table.
    pub runtime: &'static CStr,
    /// What modules of the version know the type of pointers by.
    pub pointer: &'static CStr,
    /// Whether the casts to a type are a list of arrays; otherwise they are a list.
    pub has_arrays: bool,
}

/// The capsule as an attribute of the Python module.
pub(crate) const CAPSULE: &str = "type_pointer_capsule";

/// The versions of which SWIG 4 has modules, from the last one on.
pub(crate) static VERSIONS: [Version; 2] = [
    Version { runtime: c"swig_runtime_data5", pointer: c"swig_runtime_data5.SwigPyObject", has_arrays: true },
    Version { runtime: c"swig_runtime_data4", pointer: c"SwigPyObject", has_arrays: false },
];
