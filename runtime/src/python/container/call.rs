//! Calls whose results are objects, and arrays over members of objects.

use crate::core::object::Object;
use crate::core::part::Part;
use crate::python::call::cxx::{CallArguments, Finish, call_any, call_plain};
use crate::python::container::result::{constructed, instance, made_by_code};
use crate::python::convert::part::part;
use crate::python::interpreter::Result;
use crate::python::table::{Call, Class, Handover, Returned, Signature};
use pyo3::prelude::*;
use std::marker::PhantomData;

impl Call {
    /// Calls a function that returns an object.
    pub const fn object<P: Signature<Object>>(
        class: &'static Class,
        handover: Handover,
        function: P::Function,
    ) -> Call {
        let class = Some((class, handover));
        Call { class, ..Call::new(function, call_plain::<P, Instances>, call_any::<P, Instances>) }
    }

    /// Calls a function that creates the object of an instance.
    pub const fn construct<P: Signature<Object>>(class: &'static Class, function: P::Function) -> Call {
        let class = Some((class, Handover::Owned));
        Call { class, ..Call::new(function, call_plain::<P, Constructed>, call_any::<P, Constructed>) }
    }

    /// Calls a function whose code makes the object of an instance, as a Python object.
    pub const fn construct_by_code<P: Signature<R>, R: Returned>(
        class: &'static Class,
        function: P::Function,
    ) -> Call {
        let class = Some((class, Handover::Owned));
        Call { class, ..Call::new(function, call_plain::<P, MadeByCode<R>>, call_any::<P, MadeByCode<R>>) }
    }

    /// Calls a function that returns the location of a member's elements, which may also be passed as a
    /// pointer of a class.
    pub const fn part<P: Signature<Part>>(pointer: Option<&'static Class>, function: P::Function) -> Call {
        let class = match pointer {
            Some(class) => Some((class, Handover::Borrowed)),
            None => None,
        };
        Call { class, ..Call::new(function, call_plain::<P, MemberArray>, call_any::<P, MemberArray>) }
    }
}

/// Converts the returned object into an instance.
struct Instances;

impl Finish for Instances {
    type Written = Object;

    #[inline]
    fn unset() -> Object {
        Object::NULL
    }

    #[inline]
    fn finish<'py>(
        call: &Call,
        py: Python<'py>,
        given: &impl CallArguments<'py>,
        written: Object,
    ) -> Result<Bound<'py, PyAny>> {
        instance(py, given.this(), &given.objects(), written, call.class())
    }
}

/// The result of a constructor, which returns nothing: the instance that `__init__` was called on now has the
/// object.
struct Constructed;

impl Finish for Constructed {
    type Written = Object;

    #[inline]
    fn unset() -> Object {
        Object::NULL
    }

    #[inline]
    fn finish<'py>(
        call: &Call,
        py: Python<'py>,
        given: &impl CallArguments<'py>,
        written: Object,
    ) -> Result<Bound<'py, PyAny>> {
        constructed(py, given.this(), written, call.class())
    }
}

/// The result of a constructor whose code makes the object. The instance on which `__init__` was called takes
/// the object over.
struct MadeByCode<R>(PhantomData<R>);

impl<R: Returned> Finish for MadeByCode<R> {
    type Written = R;

    #[inline]
    fn unset() -> R {
        R::unset()
    }

    fn finish<'py>(
        call: &Call,
        py: Python<'py>,
        given: &impl CallArguments<'py>,
        written: R,
    ) -> Result<Bound<'py, PyAny>> {
        made_by_code(py, given.this(), &given.results(py, written)?, call.class())
    }
}

/// Converts a member into a NumPy array over its elements.
struct MemberArray;

impl Finish for MemberArray {
    type Written = Part;

    #[inline]
    fn unset() -> Part {
        Part::default()
    }

    #[inline]
    fn finish<'py>(
        call: &Call,
        py: Python<'py>,
        given: &impl CallArguments<'py>,
        written: Part,
    ) -> Result<Bound<'py, PyAny>> {
        part(py, given.this(), written, call.pointer())
    }
}
