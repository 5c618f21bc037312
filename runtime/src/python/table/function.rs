//! [`Function`]s: the rows of an emitted module, with the C++ call of each row: a pointer to its function in
//! the bridge, and pointers to the code that all functions with its signature share.

use crate::core::array_view::Stream;
use crate::core::device::{DeviceCalls, Order};
use crate::core::elementwise::Elementwise;
use crate::core::host::Contiguous;
use crate::core::reduction_state::ReductionState;
use crate::python::acquire::WantedMemory;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::call::{Literal, Pointer};
use crate::python::table::parameter::ByNumpy;
use crate::python::table::{
    Along, Arguments, Class, Entry, Handover, Parameter, ParameterKind, PlainArguments, PlainOutcome, Tie,
};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{CStr, c_int};

/// A Python function with the C++ functions among which its calls choose.
pub struct Function {
    pub name: &'static CStr,
    /// The documentation. It starts with the signature as `inspect` reads it: `sum(arr, /)\n--\n\n`, for a
    /// method `at($self, index)\n--\n\n`.
    pub doc: &'static CStr,
    /// The names by which arguments can be passed. If there are fewer names than parameters, the rest is
    /// positional.
    pub keywords: &'static [&'static str],
    /// Whether the keyword `stream` names the stream for work on a device.
    pub stream: bool,
    /// The overloads in order of preference: the first that accepts the arguments is called.
    pub overloads: &'static [Overload],
    pub entry: Entry,
}

impl Function {
    pub(crate) fn name(&self) -> &'static str {
        self.name.to_str().unwrap_or("function")
    }

    /// The definition from which Python makes a function or a method.
    pub(crate) fn definition(&self) -> ffi::PyMethodDef {
        ffi::PyMethodDef {
            ml_name: self.name.as_ptr(),
            ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: self.entry.function() },
            ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS as c_int,
            ml_doc: self.doc.as_ptr(),
        }
    }

    /// The first position at which some overload takes an array.
    pub(crate) fn first_array(&self) -> Option<usize> {
        let positions = self.overloads.iter();
        positions.filter_map(|overload| overload.parameters.iter().position(Parameter::is_array)).min()
    }

    /// Whether the function takes an object or a container, rather than only numbers and text.
    pub(crate) fn takes_object(&self) -> bool {
        let mut parameters = self.overloads.iter().flat_map(|overload| overload.parameters);
        parameters
            .any(|parameter| matches!(parameter.kind, ParameterKind::Object(_) | ParameterKind::Converted(_)))
    }

    pub(crate) fn may_run_on_device(&self) -> bool {
        self.overloads.iter().any(|overload| overload.parameters.iter().any(Parameter::may_be_on_device))
    }

    pub(crate) fn may_be_array(&self, index: usize) -> bool {
        self.overloads.iter().any(|overload| overload.parameters.get(index).is_some_and(Parameter::is_array))
    }

    /// Whether an overload accepts any sequence of numbers at `index`.
    pub(crate) fn may_be_sequence(&self, index: usize) -> bool {
        let takes = |parameter: &Parameter| parameter.kind.array().is_some_and(|array| array.sequence);
        self.overloads.iter().any(|overload| overload.parameters.get(index).is_some_and(takes))
    }

    /// The kind of memory that is needed for the argument at `index`, if it is an array; `stream` is the
    /// caller's stream for work on a device.
    pub(crate) fn wanted(&self, index: usize, stream: Option<Stream>) -> WantedMemory {
        let mut parameters = self.overloads.iter().filter_map(|overload| overload.parameters.get(index));
        if stream.is_some() || parameters.all(Parameter::is_on_device) {
            WantedMemory::OnDevice(stream)
        } else {
            WantedMemory::Anywhere
        }
    }

    /// The name of the argument at `index`, for messages.
    pub(crate) fn argument_name(&self, index: usize) -> String {
        let parameter = self.overloads.iter().find_map(|overload| overload.parameters.get(index));
        parameter.map_or_else(|| format!("{}", index + 1), |parameter| parameter.name.to_owned())
    }
}

/// A C++ function that calls of a Python function may choose.
pub struct Overload {
    pub parameters: &'static [Parameter],
    pub call: Call,
}

impl Overload {
    /// The parameters that the caller passes; results come after them.
    #[inline]
    pub(crate) fn inputs(&self) -> &'static [Parameter] {
        let mut inputs = self.parameters;
        while let [rest @ .., Parameter { kind: ParameterKind::Result(_), .. }] = inputs {
            inputs = rest;
        }
        inputs
    }

    /// The instantiation of an elementwise function.
    #[inline]
    pub(crate) fn elementwise(&self) -> &'static Elementwise {
        self.call.elementwise.expect("the compiler makes such entries for elementwise functions alone")
    }

    /// Whether the last input is a tuple of all further arguments.
    #[inline]
    pub(crate) fn takes_rest(&self) -> bool {
        self.call.takes_rest
    }

    /// The number of inputs before the tuple of all further arguments.
    pub(crate) fn before_rest(&self) -> usize {
        self.inputs().len() - usize::from(self.takes_rest())
    }
}

impl Overload {
    /// Whether the first parameter is an array.
    #[inline]
    pub(crate) fn starts_with_array(&self) -> bool {
        matches!(self.parameters, [Parameter { kind: ParameterKind::Array(_), .. }, ..])
    }

    /// The conversion of the arguments, if numpy.i's rules apply to an array among them.
    pub(crate) fn conversion(&self) -> Option<ByNumpy> {
        self.parameters.iter().find_map(|parameter| parameter.code.numpy)
    }
}

impl Function {
    /// The default of the argument at `index`, if all overloads with a default there have the same one.
    pub(crate) fn default(&self, index: usize) -> Option<Literal> {
        let mut defaults = (self.overloads.iter())
            .filter_map(|overload| overload.inputs().get(index))
            .map(|parameter| parameter.default);
        let first = defaults.next()??;
        defaults.all(|other| other == Some(first)).then_some(first)
    }
}

/// The call of an overload's C++ function, with arguments that were checked to fit.
pub struct Call {
    pub(crate) function: Pointer,
    /// The order of work for a function on a device.
    pub(crate) device: Option<(&'static DeviceCalls, Order)>,
    /// The class of the object that is made or returned.
    pub(crate) class: Option<(&'static Class, Handover)>,
    pub(crate) call_plain: CallPlain,
    pub(crate) call_any: CallAny,
    /// The functions that `call_plain` and `call_any` call in turn, if these two count the objects that C++
    /// uses.
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
    /// Whether the call gives C++ the object that the method is called on.
    pub(crate) gives_this: bool,
}

/// The functions of a call that [`Call::using_objects`] has wrapped.
pub(crate) struct Inner {
    pub call_plain: CallPlain,
    pub call_any: CallAny,
}

/// Calls C++ with plain arguments.
pub(crate) type CallPlain = for<'py> fn(&Call, Python<'py>, &PlainArguments<'_, 'py>) -> PlainOutcome<'py>;

/// A function that reads the arguments and calls C++.
pub(crate) type CallAny = for<'py> fn(&Call, Python<'py>, &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>>;

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
        call_plain: CallPlain,
        call_any: CallAny,
    ) -> Call {
        Call {
            function: Pointer::of(function),
            device: None,
            class: None,
            call_plain,
            call_any,
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
    pub(crate) fn class(&self) -> (&'static Class, Handover) {
        self.class.expect("`Call::object` and `Call::construct` have put it here")
    }

    /// The class of the pointers as which the returned array may be passed.
    pub(crate) fn pointer(&self) -> Option<&'static Class> {
        self.class.map(|(class, _)| class)
    }

    /// Calls C++ with plain arguments.
    #[inline]
    pub(crate) fn call_plain<'py>(
        &self,
        py: Python<'py>,
        given: &PlainArguments<'_, 'py>,
    ) -> PlainOutcome<'py> {
        (self.call_plain)(self, py, given)
    }

    /// Calls C++ with any arguments.
    pub(crate) fn call_any<'py>(
        &self,
        py: Python<'py>,
        arguments: &Arguments<'_, 'py>,
    ) -> Result<Bound<'py, PyAny>> {
        (self.call_any)(self, py, arguments)
    }
}

/// The ties of a row.
#[derive(Clone, Copy)]
pub(crate) struct Ties {
    /// The call that the ties follow.
    pub call: CallAny,
    pub all: &'static [Tie],
}
