//! Objects of which C++ becomes the owner by a call.

use crate::core::error::{Error, ErrorKind};
use crate::python::instance::Instance;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{ObjectParameter, Then};
use pyo3::prelude::*;

const FREES_WHAT_CXX_OWNS: &str = "the function frees the object, and Python does not own it: declare the function that it comes from with \
     `%newobject`, or set `thisown = True` if C++ has given it away";

const IS_BEING_FREED: &str = "C++ is freeing the object, and cannot become its owner again";

impl ObjectParameter {
    /// Prepares an object that C++ is to own after the call: an element of a container leaves it, because C++
    /// gets an object of its own.
    ///
    /// # Errors
    /// RuntimeError if the call would free an object that C++ owns already, or if C++ is freeing the object:
    /// its finalizer, or another thread, runs during the destructor.
    #[cold]
    pub(super) fn prepare_move(&self, instance: &Instance, given: &Bound<'_, PyAny>) -> Result<()> {
        instance.read_swig();
        if instance.is_element() {
            instance.leave(given.py())?;
        }
        let bearer = instance.bearer(self.class);
        match self.then {
            Then::Consumed if bearer.is_owned_by_cxx() => Err(refused(FREES_WHAT_CXX_OWNS)),
            Then::Disowned if bearer.is_ending() => Err(refused(IS_BEING_FREED)),
            _ => Ok(()),
        }
    }
}

fn refused(message: &'static str) -> Failure {
    Failure::value(Error::new(ErrorKind::Runtime, message))
}
