//! The ties of a row, from `%keep_alive`: which objects keep which others alive after a call.

use crate::python::table::call::With;

/// A rule by which one object keeps another alive after each call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    pub keeper: End,
    pub kept: End,
}

/// An object of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The object that the method is called on, or that the constructor makes.
    This,
    /// The object that the call returns.
    Returned,
    /// The argument at an index or, if it is a Python container, the objects in it.
    Argument(usize),
    /// The array at an index, whose memory C++ refers to.
    Memory(usize),
}

/// The ties of a row.
#[derive(Clone, Copy)]
pub(crate) struct Ties {
    /// The call that the ties follow.
    pub with: With,
    pub all: &'static [Tie],
}
