//! The C++ call of a row: a pointer to its function in the bridge, and pointers to the code that all
//! functions with its signature share.

use crate::core::array_view::Stream;
use crate::core::device::{DeviceCalls, Order};
use crate::core::elementwise::Elementwise;
use crate::core::host::Contiguous;
use crate::core::reduction_state::ReductionState;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::tie::Ties;
use crate::python::table::{Along, Arguments, Class, Plain, Unfit};
use pyo3::prelude::*;
use std::mem::transmute_copy;

/// The owner of the object that a function returns, and the form in which the caller gets the object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The caller owns the object, which is new.
    Owned,
    /// The caller owns the object, and gets a Python value instead.
    Value,
    /// C++ owns the object, which may be part of one of the call's arguments.
    Borrowed,
    /// C++ owns the object, a single member that is not the first element of an array.
    Part,
    /// C++ owns the object, and the caller gets a Python value instead.
    Shown,
    /// A container of this class owns the object: the element whose index or key is the argument.
    Element(&'static Class),
    /// The first element of a container of this class.
    First(&'static Class),
    /// The last element of a container of this class.
    Last(&'static Class),
}

/// The call of an overload's C++ function, with arguments that were checked to fit.
pub struct Call {
    pub(crate) function: Pointer,
    /// The order of work for a function on a device.
    pub(crate) device: Option<(&'static DeviceCalls, Order)>,
    /// The class of the object that is made or returned.
    pub(crate) class: Option<(&'static Class, Held)>,
    pub(crate) plainly: Plainly,
    pub(crate) with: With,
    /// The functions behind `plainly` and `with`, if these count the objects that C++ uses.
    pub(crate) inner: Option<Inner>,
    /// The function that reads the caller's stream, if the overload may work on a device.
    pub(crate) stream: Option<ReadStream>,
    /// The functions of a reduction.
    pub(crate) along: Option<&'static Alongside>,
    /// The function that is called for each element.
    pub(crate) elementwise: Option<&'static Elementwise>,
    /// The ties, by which objects keep others alive afterwards.
    pub(crate) ties: Option<Ties>,
    /// Whether C++ gets all arguments from the last one on in a tuple.
    pub(crate) takes_rest: bool,
    /// Whether the object that the method is called on belongs to C++ from then on.
    pub(crate) gives_this: bool,
}

/// The functions of a call that [`Call::using_objects`] has wrapped.
pub(crate) struct Inner {
    pub plainly: Plainly,
    pub with: With,
}

/// Calls C++ with plain arguments.
pub(crate) type Plainly = for<'py> fn(&Call, Python<'py>, &Plain<'_, 'py>) -> PlainOutcome<'py>;

/// The outcome of a call with plain arguments. It has at most a pointer besides the variant, so that it stays
/// in registers.
pub(crate) enum PlainOutcome<'py> {
    Returned(Bound<'py, PyAny>),
    Failed(Failure),
    /// The overload does not accept the arguments.
    Refused,
    /// The overload may accept the arguments.
    Unknown,
}

impl<'py> From<Result<Bound<'py, PyAny>>> for PlainOutcome<'py> {
    #[inline(always)]
    fn from(result: Result<Bound<'py, PyAny>>) -> PlainOutcome<'py> {
        match result {
            Ok(object) => PlainOutcome::Returned(object),
            Err(failure) => PlainOutcome::Failed(failure),
        }
    }
}

impl From<Unfit> for PlainOutcome<'_> {
    #[inline(always)]
    fn from(unfit: Unfit) -> Self {
        match unfit {
            Unfit::Refused => PlainOutcome::Refused,
            Unfit::Unknown => PlainOutcome::Unknown,
        }
    }
}

/// A function that reads the arguments and calls C++.
pub(crate) type With = for<'py> fn(&Call, Python<'py>, &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>>;

/// The function that reads the keyword `stream`; see `call/stream.rs`.
pub(crate) type ReadStream = fn(&Bound<'_, PyAny>) -> Result<Option<Stream>>;

/// The functions of a reduction along axes, and over short arrays.
pub(crate) struct Alongside {
    /// Reduces a contiguous array of less than [`LARGE`](crate::core::reduction::LARGE) elements.
    pub run: for<'py> fn(&Call, Python<'py>, &Contiguous<'_>) -> Result<Bound<'py, PyAny>>,
    pub read: ReadAlong,
    /// Reduces the first array.
    pub reduce: for<'py> fn(&Call, &Arguments<'_, 'py>, &Along<'py>) -> Result<Bound<'py, PyAny>>,
    /// Merges the second state of the exact class into the first; both are of this reduction.
    pub merge: unsafe fn(&Call, &mut ReductionState, &ReductionState) -> Result<()>,
    /// The result for a state of the exact class of this reduction.
    pub value: for<'py> unsafe fn(&Call, Python<'py>, &ReductionState) -> Result<Bound<'py, PyAny>>,
    /// Adds the function for states as bytes to the module. It is a table entry, so that only modules with
    /// reductions link its code.
    pub add_parts: fn(&Bound<'_, PyModule>) -> PyResult<()>,
}

/// The function that reads the keywords of a reduction along axes; see [`Along::read`].
pub(crate) type ReadAlong = for<'py> fn(&mut Along<'py>, &str, &Bound<'py, PyAny>) -> Result<bool>;

/// A Rust closure in a table, for calls that no signature describes.
pub type Closure = for<'py> fn(Python<'py>, &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>>;

impl Call {
    /// The class of the objects that the call returns.
    pub(crate) fn returned_class(&self) -> Option<&'static Class> {
        self.class.map(|(class, _)| class)
    }

    pub(crate) const fn new<T: Copy + Send + Sync + 'static>(
        function: T,
        plainly: Plainly,
        with: With,
    ) -> Call {
        Call {
            function: Pointer::of(function),
            device: None,
            class: None,
            plainly,
            with,
            inner: None,
            stream: None,
            along: None,
            elementwise: None,
            ties: None,
            takes_rest: false,
            gives_this: false,
        }
    }

    /// The function that reads the keywords of a reduction, if the overload is a reduction.
    pub(crate) fn reads_along(&self) -> Option<ReadAlong> {
        self.along.map(|along| along.read)
    }

    /// The functions that work with states of a reduction.
    pub(crate) fn parts(&self) -> Result<&'static Alongside> {
        self.along.ok_or_else(|| Failure::call("is no reduction"))
    }

    /// Reduces the first array along axes.
    pub(crate) fn along<'py>(
        &self,
        arguments: &Arguments<'_, 'py>,
        along: &Along<'py>,
    ) -> Result<Bound<'py, PyAny>> {
        match self.along {
            Some(alongside) => (alongside.reduce)(self, arguments, along),
            None => Err(Failure::call("takes `axis`, `keepdims` and `out` only for arrays that it reduces")),
        }
    }

    /// The class of the object that is made or returned.
    pub(crate) fn class(&self) -> (&'static Class, Held) {
        self.class.expect("`Call::object` and `Call::construct` have put it here")
    }

    /// The class of the pointers as which the returned array may be passed.
    pub(crate) fn pointer(&self) -> Option<&'static Class> {
        self.class.map(|(class, _)| class)
    }

    /// Calls C++ with plain arguments.
    #[inline]
    pub(crate) fn plainly<'py>(&self, py: Python<'py>, given: &Plain<'_, 'py>) -> PlainOutcome<'py> {
        (self.plainly)(self, py, given)
    }

    /// Calls C++ with any arguments.
    pub(crate) fn with<'py>(
        &self,
        py: Python<'py>,
        arguments: &Arguments<'_, 'py>,
    ) -> Result<Bound<'py, PyAny>> {
        (self.with)(self, py, arguments)
    }
}

/// A type-erased pointer to a function or a table, whose type the code that uses it knows.
#[derive(Clone, Copy)]
pub(crate) struct Pointer(*const ());

// SAFETY: it stands for a function pointer, or for a `'static` reference to a `Sync` value.
unsafe impl Sync for Pointer {}

impl Pointer {
    pub(crate) const fn of<T: Copy + Send + Sync + 'static>(pointer: T) -> Pointer {
        const { assert!(size_of::<T>() == size_of::<Pointer>()) };
        // SAFETY: the sizes are equal, and all bit patterns of a pointer are valid.
        Pointer(unsafe { transmute_copy(&pointer) })
    }

    /// The pointer with its type.
    ///
    /// # Safety
    /// The pointer was made from a `T`.
    #[inline]
    pub(crate) unsafe fn get<T: Copy>(self) -> T {
        // SAFETY: guaranteed by the caller.
        unsafe { transmute_copy(&self.0) }
    }
}
