//! Objects that cross between quaff's modules and modules built with SWIG, by SWIG's table of types.
//!
//! To a SWIG module, an object of quaff looks like an object of another SWIG module: `this` returns a pointer
//! that begins like SWIG's, with the object as each of its classes ([`pointers`]); the classes are in SWIG's
//! table, and SWIG makes instances of them for the results of its functions (`protocols/swig.rs`).
//!
//! A SWIG object that is passed to a function of quaff gets an instance that refers to it ([`foreign`]):
//! SWIG's pointer keeps the object alive, and is updated if C++ takes the object.

pub(crate) mod foreign;
pub(crate) mod pointers;
pub(crate) mod types;
