//! Calls with plain arguments only: NumPy's own arrays, aligned and contiguous, and Python's built-in types.
//! Reading them runs no code of other libraries and copies nothing, so the precautions of
//! [`Arguments`](crate::python::Arguments) are not needed; for short arrays, these would take longer than
//! C++.

use crate::core::object::Object;
use crate::python::acquire::PlainArray;
use crate::python::table::{Parameter, PlainResults, This};
use pyo3::ffi;
use pyo3::prelude::*;
use std::cell::Cell;

/// The arguments of a call without keywords, and as many parameters of one overload.
pub struct Plain<'a, 'py> {
    pub(crate) objects: &'a [Bound<'py, PyAny>],
    pub(crate) parameters: &'static [Parameter],
    /// The place where results are stored; `None` if an overload has no results.
    pub(crate) made: Option<&'a PlainResults<'py>>,
    /// The object that a method is called on. It is a pointer, because an empty option in memory is written
    /// only in part, and the processor would stall on copying the whole.
    pub(crate) this: Option<&'a This<'a>>,
    /// The container of the argument that is an element, which is pinned until the call ends; NULL if there
    /// is none.
    pub(crate) pinned: Cell<*mut ffi::PyObject>,
    /// The first argument as a plain array, if several overloads have to check it.
    pub(crate) first: Option<PlainArray<'a>>,
}

/// The reason why an overload is not called on the short path. It is a word, because an array's address is in
/// the same place of a `Result`: if it were a byte, the processor would stall on reading the whole word.
#[repr(usize)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The overload does not accept the arguments, however they are read.
    Refused,
    /// The overload may accept the arguments.
    Unknown,
}

pub(crate) type Read<T> = std::result::Result<T, Unfit>;

impl<'a> Plain<'a, '_> {
    /// The object that the method is called on.
    #[inline]
    pub(crate) fn this(&self) -> Object {
        self.this.map_or(Object::NULL, |this| this.object)
    }
}
