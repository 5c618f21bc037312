//! The arrays that are the results of a call, during the call.

use pyo3::prelude::*;
use smallvec::SmallVec;
use std::cell::{OnceCell, RefCell};

/// The results of one call, which live as long as its arguments, in C++'s order.
#[derive(Default)]
pub(crate) struct Results<'py>(pub(crate) OnceCell<SmallVec<[Slot<'py>; 1]>>);

impl<'py> Results<'py> {
    pub(crate) fn slots(&self) -> &[Slot<'py>] {
        self.0.get().map_or(&[], |slots| slots)
    }

    /// The array of the result with this number.
    pub(crate) fn object(&self, number: usize) -> Option<&Bound<'py, PyAny>> {
        self.slots().get(number).map(|slot| &slot.object)
    }
}

/// One result.
pub(crate) struct Slot<'py> {
    /// The object that C++ writes.
    pub object: Bound<'py, PyAny>,
    /// The function that converts the object to the one that the caller gets; `None` if the caller gets the
    /// object itself.
    pub finish: Option<Bound<'py, PyAny>>,
    /// Whether the caller passed the array as `out=`.
    pub given: bool,
}

/// The argument that the caller passed as `out`.
pub(crate) struct Out<'py>(pub(crate) Bound<'py, PyAny>);

impl<'py> Out<'py> {
    pub(crate) fn new(object: Bound<'py, PyAny>) -> Option<Self> {
        (!object.is_none()).then_some(Out(object))
    }
}

/// The results of a call, in C++'s order.
#[derive(Default)]
pub(crate) struct PlainResults<'py>(pub(crate) RefCell<SmallVec<[Bound<'py, PyAny>; 2]>>);
