//! What calls do about arguments that are objects of C++'s. Tables point to it, by their parameters that take such: a module
//! that has none is linked without.

use crate::python::convert::object::Taken;
use crate::python::interpreter::failure::Result;
use crate::python::table::arguments::Arguments;
use crate::python::table::parameter::Parameter;
use pyo3::prelude::*;
use std::fmt;

/// The one [`Code`].
#[derive(Clone, Copy)]
pub(crate) struct ObjectCode(pub(crate) &'static Code);

pub(crate) const CODE: ObjectCode = ObjectCode(&Code {
    converts: Taken::converts_value,
    check: Taken::check_value,
    settled: Taken::settled_value,
    give: |arguments| arguments.give_arguments(),
    keep: |arguments, index| arguments.keep_at(index),
    follow: |arguments, parameters, has_returned| arguments.follow(parameters, has_returned),
});

/// See the functions that are there.
pub(crate) struct Code {
    converts: fn(&Taken, &Bound<'_, PyAny>) -> bool,
    check: fn(&Taken, &Bound<'_, PyAny>) -> Result<()>,
    settled: Settled,
    pub give: fn(&Arguments<'_, '_>) -> Result<()>,
    pub keep: fn(&Arguments<'_, '_>, usize),
    pub follow: fn(&Arguments<'_, '_>, &'static [Parameter], bool) -> Result<()>,
}

type Settled = for<'py> fn(&Taken, &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>>;

impl Taken {
    /// Whether it takes `given` by making an object of it.
    #[inline]
    pub(crate) fn converts(&self, given: &Bound<'_, PyAny>) -> bool {
        (self.code.0.converts)(self, given)
    }

    /// Whether it takes `given`; runs code of `given`'s.
    pub(crate) fn check(&self, given: &Bound<'_, PyAny>) -> Result<()> {
        (self.code.0.check)(self, given)
    }

    /// An instance in the place of a value that is none.
    pub(crate) fn settled<'py>(&self, given: &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>> {
        (self.code.0.settled)(self, given)
    }
}

/// All are one.
impl PartialEq for ObjectCode {
    fn eq(&self, _: &ObjectCode) -> bool {
        true
    }
}

impl Eq for ObjectCode {}

impl fmt::Debug for ObjectCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ObjectCode")
    }
}
