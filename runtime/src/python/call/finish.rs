//! The conversions of C++ results: each conversion is a type, which the calls of a signature share.

use crate::core::object::Object;
use crate::core::part::Part;
use crate::python::container::part::part;
use crate::python::container::result::{constructed, instance};
use crate::python::interpreter::failure::Result;
use crate::python::table::arguments::Arguments;
use crate::python::table::call::Call;
use crate::python::table::plain::Plain;
use crate::python::table::returned::Returned;
use pyo3::prelude::*;
use std::marker::PhantomData;

/// A way to what the caller gets.
pub(crate) trait Finish {
    /// What C++ writes.
    type Written;

    /// What it is before C++ has written it.
    fn unset() -> Self::Written;

    /// After a call with plain arguments.
    fn plainly<'py>(
        call: &Call,
        py: Python<'py>,
        given: &Plain<'_, 'py>,
        written: Self::Written,
    ) -> Result<Bound<'py, PyAny>>;

    /// After a call with any arguments.
    fn with<'py>(
        call: &Call,
        py: Python<'py>,
        arguments: &Arguments<'_, 'py>,
        written: Self::Written,
    ) -> Result<Bound<'py, PyAny>>;
}

/// A value, and the arrays that were made for the call's results.
pub(crate) struct Values<R>(PhantomData<R>);

impl<R: Returned> Finish for Values<R> {
    type Written = R;

    #[inline]
    fn unset() -> R {
        R::unset()
    }

    #[inline(always)]
    fn plainly<'py>(
        _: &Call,
        py: Python<'py>,
        given: &Plain<'_, 'py>,
        written: R,
    ) -> Result<Bound<'py, PyAny>> {
        given.results(py, written)
    }

    #[inline]
    fn with<'py>(
        _: &Call,
        py: Python<'py>,
        arguments: &Arguments<'_, 'py>,
        written: R,
    ) -> Result<Bound<'py, PyAny>> {
        arguments.results(py, written)
    }
}

/// An instance for the object that was returned.
pub(crate) struct Instances;

impl Finish for Instances {
    type Written = Object;

    #[inline]
    fn unset() -> Object {
        Object::NULL
    }

    #[inline]
    fn plainly<'py>(
        call: &Call,
        py: Python<'py>,
        given: &Plain<'_, 'py>,
        written: Object,
    ) -> Result<Bound<'py, PyAny>> {
        instance(py, given.this.copied(), given.objects, written, call.class())
    }

    #[inline]
    fn with<'py>(
        call: &Call,
        py: Python<'py>,
        arguments: &Arguments<'_, 'py>,
        written: Object,
    ) -> Result<Bound<'py, PyAny>> {
        instance(py, arguments.this, &arguments.objects(), written, call.class())
    }
}

/// None, and the instance that `__init__` was called on has its object.
pub(crate) struct Constructed;

impl Finish for Constructed {
    type Written = Object;

    #[inline]
    fn unset() -> Object {
        Object::NULL
    }

    #[inline]
    fn plainly<'py>(
        call: &Call,
        py: Python<'py>,
        given: &Plain<'_, 'py>,
        written: Object,
    ) -> Result<Bound<'py, PyAny>> {
        constructed(py, given.this.copied(), written, call.class())
    }

    #[inline]
    fn with<'py>(
        call: &Call,
        py: Python<'py>,
        arguments: &Arguments<'_, 'py>,
        written: Object,
    ) -> Result<Bound<'py, PyAny>> {
        constructed(py, arguments.this, written, call.class())
    }
}

/// An array of NumPy's over the elements of a member.
pub(crate) struct Parts;

impl Finish for Parts {
    type Written = Part;

    #[inline]
    fn unset() -> Part {
        Part::default()
    }

    fn plainly<'py>(
        call: &Call,
        py: Python<'py>,
        given: &Plain<'_, 'py>,
        written: Part,
    ) -> Result<Bound<'py, PyAny>> {
        part(py, given.this.copied(), written, call.pointer())
    }

    fn with<'py>(
        call: &Call,
        py: Python<'py>,
        arguments: &Arguments<'_, 'py>,
        written: Part,
    ) -> Result<Bound<'py, PyAny>> {
        part(py, arguments.this, written, call.pointer())
    }
}
