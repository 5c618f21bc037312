//! The arguments of one call, read on demand, and the object that a method is called on.
//!
//! Plain arguments are NumPy's own arrays, aligned and contiguous, and Python's built-in types.
//! Reading them runs no code of other libraries and copies nothing, so the precautions of [`Arguments`] are
//! not needed; for short arrays, these would take longer than C++.

use crate::core::array_view::{ArrayView, Device, Stream};
use crate::core::device::Sites;
use crate::core::object::Object;
use crate::python::acquire::{Acquired, PlainArray, Protocol, Refusal, WantedMemory, acquire_for};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{
    Class, Copied, Function, Overload, Parameter, ParameterKind, PlainResults, Results,
};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::borrow::Cow;
use std::cell::{Cell, OnceCell};
use std::marker::PhantomData;
use std::ptr::NonNull;
use std::slice;

/// The arguments of one call, by position.
pub struct Arguments<'a, 'py> {
    pub(crate) py: Python<'py>,
    pub(crate) function: &'static Function,
    /// The object that a method is called on, or that a constructor makes.
    pub(crate) this: Option<This<'a>>,
    pub(crate) chosen: Option<&'static Overload>,
    pub(crate) objects: &'a [Bound<'py, PyAny>],
    /// The first array, and the outcome of acquiring it.
    pub(crate) first: Option<(usize, &'a Outcome<'a>)>,
    /// The outcomes for further arrays.
    pub(crate) others: Vec<(usize, Outcome<'a>)>,
    /// The array results, set after an overload was selected.
    pub(crate) results: Option<&'a Results<'py>>,
    /// Values that run no code, which replace arguments that may run code, by position.
    pub(crate) settled: Vec<(usize, Bound<'py, PyAny>)>,
    /// C-order copies of arrays that C++ wants contiguous, by position.
    pub(crate) copies: Vec<(usize, Copied)>,
    /// The stream that the caller named for work on a device.
    pub(crate) stream: Option<Stream>,
    /// The sites of the device arrays, after the driver was asked.
    pub(crate) asked: OnceCell<Sites>,
}

/// The outcome of acquiring an argument.
pub(crate) type Outcome<'a> = std::result::Result<Acquired<'a>, Refusal>;

/// Acquires an argument. Python's own sequences are known not to be arrays, and their protocols are not tried
/// if a function accepts sequences directly.
pub(crate) fn acquired<'a>(
    function: &Function,
    index: usize,
    object: &'a Bound<'_, PyAny>,
    wanted: WantedMemory,
) -> Outcome<'a> {
    let is_own = object.is_exact_instance_of::<PyList>() || object.is_exact_instance_of::<PyTuple>();
    if is_own && function.may_be_sequence(index) {
        return Err(Refusal::own_sequence(object));
    }
    acquire_for(object, wanted)
}

/// A type that emitted code can read with [`Arguments::get`].
pub trait Argument<'a>: Sized {
    /// Reads the argument at `index`.
    ///
    /// # Errors
    /// A `TypeError` or `OverflowError` that says what was passed and what is accepted.
    fn read(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Self>;
}

impl<'a, 'py> Arguments<'a, 'py> {
    /// Collects the arguments, with the outcome of acquiring the first argument that may be an array.
    pub(crate) fn new(
        py: Python<'py>,
        function: &'static Function,
        this: Option<This<'a>>,
        objects: &'a [Bound<'py, PyAny>],
        first: Option<(usize, &'a Outcome<'a>)>,
        stream: Option<Stream>,
    ) -> Arguments<'a, 'py> {
        let after = first.map_or(objects.len(), |(index, _)| index + 1);
        let others = (after..objects.len()).filter(|&index| function.may_be_array(index));
        let acquired =
            |index: usize| acquired(function, index, &objects[index], function.wanted(index, stream));
        let others = others.map(|index| (index, acquired(index))).collect();
        let (settled, copies) = Default::default();
        Arguments {
            py,
            function,
            this,
            chosen: None,
            objects,
            first,
            others,
            results: None,
            settled,
            copies,
            stream,
            asked: OnceCell::new(),
        }
    }

    /// The arguments of an elementwise function, of which all that are not numbers were acquired.
    pub(crate) fn of_elements(
        py: Python<'py>,
        function: &'static Function,
        objects: &'a [Bound<'py, PyAny>],
        acquired: Vec<(usize, Outcome<'a>)>,
        stream: Option<Stream>,
    ) -> Arguments<'a, 'py> {
        let (settled, copies) = Default::default();
        Arguments {
            py,
            function,
            this: None,
            chosen: None,
            objects,
            first: None,
            others: acquired,
            results: None,
            settled,
            copies,
            stream,
            asked: OnceCell::new(),
        }
    }

    /// The outcomes of acquiring the arguments of an elementwise function, by position.
    pub(crate) fn elements(&self) -> &[(usize, Outcome<'a>)] {
        &self.others
    }

    /// The argument at `index`, in the form that C++ takes.
    ///
    /// # Errors
    /// A `TypeError` or `OverflowError` that says what was passed and what is accepted.
    pub fn get<'s, T: Argument<'s>>(&'s self, index: usize) -> Result<T> {
        T::read(self, index).map_err(|failure| failure.naming(|| self.name(index)))
    }

    pub(crate) fn function(&self) -> &'static Function {
        self.function
    }

    /// The arguments in the form that C++ gets.
    pub(crate) fn objects(&self) -> Cow<'_, [Bound<'py, PyAny>]> {
        if self.settled.is_empty() {
            return Cow::Borrowed(self.objects);
        }
        (0..self.len()).map(|index| self.object(index).clone()).collect()
    }

    /// The object that the method is called on.
    #[inline]
    pub(crate) fn this(&self) -> Object {
        self.this.map_or(Object::NULL, |this| this.object)
    }

    /// The number of arguments that the caller passed.
    pub(crate) fn len(&self) -> usize {
        self.objects.len()
    }

    /// The number of parameters of the selected overload, including its results.
    pub(crate) fn count(&self) -> usize {
        self.chosen.map_or(self.len(), |overload| overload.parameters.len())
    }

    /// The parameters of the selected overload.
    pub(crate) fn parameters(&self) -> &'static [Parameter] {
        self.chosen.map_or(&[], |overload| overload.parameters)
    }

    pub(crate) fn made_results(&self) -> Option<&'a Results<'py>> {
        self.results
    }

    /// Stores the arrays that were made for results. [`Self::add`] adds their views once they are acquired.
    pub(crate) fn receive(&mut self, results: &'a Results<'py>) {
        self.results = Some(results);
    }

    /// Adds the outcome of acquiring a result.
    pub(crate) fn add(&mut self, index: usize, outcome: Outcome<'a>) {
        self.others.push((index, outcome));
    }

    /// The outcome of acquiring the array at `index`.
    pub(crate) fn acquired(&self, index: usize) -> &Outcome<'a> {
        match self.first {
            Some((position, outcome)) if position == index => outcome,
            _ => {
                let other = self.others.iter().find(|(position, _)| *position == index);
                &other.expect("`new` acquired every argument that may be an array").1
            }
        }
    }

    /// Whether the argument at `index` is an array where some overload takes one: then no overload takes it
    /// as a number, although Python converts an array of one element to a number. NumPy's scalars export
    /// memory too, and are numbers.
    pub(crate) fn is_array(&self, index: usize) -> bool {
        self.function().may_be_array(index)
            && self.acquired(index).as_ref().is_ok_and(|acquired| {
                acquired.protocol() == Protocol::Numpy || !acquired.view().shape.is_empty()
            })
    }

    /// The outcome of acquiring the argument at `index`, if the selected overload has an array there.
    pub(crate) fn acquired_array(&self, index: usize) -> Option<&Outcome<'a>> {
        self.kind(index).and_then(|kind| kind.array())?;
        match self.first {
            Some((position, outcome)) if position == index => Some(outcome),
            _ => self.others.iter().find(|(position, _)| *position == index).map(|(_, outcome)| outcome),
        }
    }

    /// The failure of a call whose argument at `index` was refused.
    pub(crate) fn refused(&self, index: usize, refusal: &Refusal) -> Failure {
        Failure::refused(self.object(index).py(), &self.name(index), refusal)
    }

    /// The array at `index`, which the selected overload takes.
    pub(crate) fn view(&self, index: usize) -> Result<&ArrayView<'_>> {
        self.acquired(index).as_ref().map(Acquired::view).map_err(|refusal| self.refused(index, refusal))
    }

    /// The device of the array at `index`, if the array was acquired.
    pub(crate) fn device(&self, index: usize) -> Option<Device> {
        self.acquired(index).as_ref().ok().map(|acquired| acquired.view().device)
    }

    /// The name of the argument at `index`, for messages.
    pub(crate) fn name(&self, index: usize) -> String {
        let chosen = self.chosen.and_then(|overload| overload.parameters.get(index));
        chosen.map_or_else(|| self.function.argument_name(index), |parameter| parameter.name.to_owned())
    }

    /// The types of the arguments, for messages.
    pub(crate) fn types(&self) -> Vec<String> {
        let name = |index| self.object(index).get_type().name().map(|name| name.to_string());
        (0..self.len()).map(|index| name(index).unwrap_or_default()).collect()
    }

    /// The kind of the selected overload's parameter at `index`.
    pub(crate) fn kind(&self, index: usize) -> Option<ParameterKind> {
        self.chosen.and_then(|overload| overload.parameters.get(index)).map(|parameter| parameter.kind)
    }

    /// The argument at `index`; the overload has been checked to have one.
    pub(crate) fn object(&self, index: usize) -> &Bound<'py, PyAny> {
        let result = || self.results.and_then(|results| results.object(index - self.len()));
        if index >= self.len()
            && let Some(object) = result()
        {
            return object;
        }
        if self.settled.is_empty() {
            return &self.objects[index];
        }
        let settled = self.settled.iter().find(|(position, _)| *position == index);
        settled.map_or(&self.objects[index], |(_, value)| value)
    }
}

/// Python's pointers as references.
///
/// # Safety
/// `pointers` contains `count` objects that live for `'a`; it may be NULL if `count` is 0.
#[inline]
pub(crate) unsafe fn objects<'a, 'py>(
    _attached: Python<'py>,
    pointers: *const *mut ffi::PyObject,
    count: usize,
) -> &'a [Bound<'py, PyAny>] {
    if count == 0 {
        return &[];
    }
    // SAFETY: `Bound` is a transparent wrapper of the pointer. No reference count changes, because nothing is
    // dropped.
    unsafe { slice::from_raw_parts(pointers.cast(), count) }
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

/// The arguments of a call without keywords, and as many parameters of one overload.
pub struct PlainArguments<'a, 'py> {
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

impl<'a> PlainArguments<'a, '_> {
    /// The object that the method is called on.
    #[inline]
    pub(crate) fn this(&self) -> Object {
        self.this.map_or(Object::NULL, |this| this.object)
    }
}
