//! Objects that cross between modules of quaff and modules that SWIG has built, by SWIG's table of types.
//!
//! To a module of SWIG's, an object of quaff's is what an object of another SWIG module is: `this` gives a pointer that
//! begins as SWIG's does, with the object as each of its classes ([`told`]); the classes are in SWIG's table, and SWIG makes
//! instances of them for what its functions return (`protocols/swig.rs`).
//!
//! An object of SWIG's that is passed to a function of quaff's gets an instance that shows it ([`foreign`]): the pointer of
//! SWIG's keeps the object alive, and is told where C++ takes it.

pub(crate) mod foreign;
pub(crate) mod told;
pub(crate) mod types;
