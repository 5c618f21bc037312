//! The C++ call of a row: a pointer to its function in the bridge, and pointers to the code that all
//! functions with its signature share.
//!
//! The ties of a row, from `%keep_alive`, say which objects keep which others alive after a call.
//!
//! Plain arguments are NumPy's own arrays, aligned and contiguous, and Python's built-in types.
//! Reading them runs no code of other libraries and copies nothing, so the precautions of
//! [`Arguments`](crate::python::Arguments) are not needed; for short arrays, these would take longer than
//! C++.

use crate::core::array_view::Stream;
use crate::core::device::{DeviceCalls, Order};
use crate::core::elementwise::Elementwise;
use crate::core::host::Contiguous;
use crate::core::object::Object;
use crate::core::reduction_state::ReductionState;
use crate::python::acquire::PlainArray;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Along, Arguments, Class, Parameter};
use pyo3::ffi;
use pyo3::prelude::*;
use smallvec::SmallVec;
use std::cell::{Cell, OnceCell, RefCell};
use std::marker::PhantomData;
use std::mem::transmute_copy;
use std::ptr::NonNull;

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

/// The function that reads the keyword `stream`; see `call/keyword.rs`.
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

/// An instance, and the address of its object after conversion to the class that has the method.
#[derive(Clone, Copy)]
pub(crate) struct This<'a> {
    // Never null, so that an option has the same size.
    instance: NonNull<ffi::PyObject>,
    pub object: Object,
    /// The class that has the method; `None` if the object is being made.
    pub class: Option<&'static Class>,
    lives: PhantomData<&'a ()>,
}

impl This<'_> {
    /// An instance with the address of its object; `class` has the method.
    ///
    /// # Safety
    /// `instance` is a live instance of some class, for as long as the result is used.
    #[inline(always)]
    pub(crate) unsafe fn new(
        instance: *mut ffi::PyObject,
        object: Object,
        class: Option<&'static Class>,
    ) -> Self {
        // SAFETY: guaranteed by the caller: an instance has an address.
        This { instance: unsafe { NonNull::new_unchecked(instance) }, object, class, lives: PhantomData }
    }

    /// The address of the instance, which is alive.
    #[inline(always)]
    pub(crate) fn as_ptr(self) -> *mut ffi::PyObject {
        self.instance.as_ptr()
    }
}

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

/// A result of a call, with its conversion for the caller.
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
