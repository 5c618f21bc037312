//! The conversions of C++ results: each conversion is a type, which the calls of a signature share.

use crate::python::interpreter::Result;
use crate::python::table::{Arguments, Call, PlainArguments, Returned, This};
use pyo3::prelude::*;
use std::marker::PhantomData;
use std::ops::Deref;

/// The conversion of a C++ result to the object that the caller gets.
pub(crate) trait Finish {
    /// The value that C++ writes.
    type Written;

    /// The initial value of the variable that C++ writes.
    fn unset() -> Self::Written;

    /// The result of a call with these arguments, as the caller gets it.
    fn finish<'py>(
        call: &Call,
        py: Python<'py>,
        given: &impl CallArguments<'py>,
        written: Self::Written,
    ) -> Result<Bound<'py, PyAny>>;
}

/// The arguments of a call, on the short path or any other.
pub(crate) trait CallArguments<'py> {
    /// The object that a method is called on, or that a constructor makes.
    fn this(&self) -> Option<This<'_>>;

    /// The arguments as C++ gets them.
    fn objects(&self) -> impl Deref<Target = [Bound<'py, PyAny>]>;

    /// The results for the caller: the value that C++ returned, and the arrays that were made for the
    /// results.
    fn results<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>>;
}

impl<'py> CallArguments<'py> for PlainArguments<'_, 'py> {
    #[inline]
    fn this(&self) -> Option<This<'_>> {
        self.this.copied()
    }

    #[inline]
    fn objects(&self) -> impl Deref<Target = [Bound<'py, PyAny>]> {
        self.objects
    }

    #[inline(always)]
    fn results<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>> {
        self.results(py, value)
    }
}

impl<'py> CallArguments<'py> for Arguments<'_, 'py> {
    fn this(&self) -> Option<This<'_>> {
        self.this
    }

    fn objects(&self) -> impl Deref<Target = [Bound<'py, PyAny>]> {
        self.objects()
    }

    fn results<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>> {
        self.results(py, value)
    }
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
    fn finish<'py>(
        _: &Call,
        py: Python<'py>,
        given: &impl CallArguments<'py>,
        written: R,
    ) -> Result<Bound<'py, PyAny>> {
        given.results(py, written)
    }
}
