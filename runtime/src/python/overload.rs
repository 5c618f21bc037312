//! Chooses the overload that takes the arguments. Why none does is said in [`misfit`].

use super::parameter::Kind;
use super::{Arguments, Function, Parameter, Result, attached, misfit};
use crate::acquire::{Protocol, Refusal, acquire_for, plain_run};
use crate::array_view::{Device, Stream};
use crate::host::Contiguous;
use crate::reduction::LARGE;
use pyo3::prelude::*;

/// One C++ function behind a Python function.
pub struct Overload {
    pub parameters: &'static [Parameter],
    pub call: Call,
}

/// How an overload calls C++, with arguments that were found to fit.
pub enum Call {
    /// With one array to read.
    Array(WithArray),
    /// With one array to reduce: at once where it is a short run, or else as the runtime sees fit.
    Reduction { short: WithArray, long: WithArguments },
    /// With anything else.
    Arguments(WithArguments),
}

/// Calls C++ with the one array it takes.
pub type WithArray = for<'py> fn(Python<'py>, &Contiguous<'_>) -> Result<Bound<'py, PyAny>>;

/// Reads the arguments and calls C++.
pub type WithArguments = for<'py> fn(Python<'py>, &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>>;

/// Calls `function` with a plain array, if that is its one argument: the way of most short calls, where everything
/// else would take longer than C++ does.
#[inline]
pub(super) fn call_with_plain_array<'py>(
    py: Python<'py>,
    function: &'static Function,
    objects: &[Bound<'py, PyAny>],
) -> Option<Result<Bound<'py, PyAny>>> {
    let [object] = objects else { return None };
    // Before the look at the object: where NumPy is not loaded, that takes a while.
    if !function.overloads.iter().any(Overload::takes_one_array) {
        return None;
    }
    let array = plain_run(object)?;
    let overload = function.overloads.iter().find(|overload| overload.takes_run(&array))?;
    match overload.call {
        // Else it is to be copied.
        Call::Array(call) if array.is_valid() => Some(call(py, &array)),
        Call::Reduction { short, .. } if array.len() < LARGE => Some(short(py, &array)),
        _ => None,
    }
}

impl Overload {
    #[inline]
    fn takes_one_array(&self) -> bool {
        matches!(self.parameters, [Parameter { kind: Kind::Array(_), .. }])
    }

    #[inline]
    fn takes_run(&self, run: &Contiguous<'_>) -> bool {
        match self.parameters {
            [Parameter { kind: Kind::Array(array), .. }] => {
                array.dtype == run.dtype()
                    && array.memory.has(Device::Cpu)
                    && array.rank.is_none_or(|rank| rank == 1)
                    && run.len() <= array.longest
            }
            _ => false,
        }
    }

    fn call<'py>(&self, py: Python<'py>, arguments: &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>> {
        match self.call {
            Call::Array(call) => call(py, &arguments.get(0)?),
            Call::Reduction { long, .. } => long(py, arguments),
            Call::Arguments(call) => call(py, arguments),
        }
    }
}

/// Calls the first overload that takes the arguments; work on a device goes to `stream`, where the caller named one.
pub(super) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    objects: &[Bound<'py, PyAny>],
    stream: Option<Stream>,
) -> Result<Bound<'py, PyAny>> {
    // The first array is acquired where it stays: to move a view costs as much as to read NumPy's array.
    let outcome;
    let first = match function.first_array().and_then(|index| Some((index, objects.get(index)?))) {
        Some((index, object)) => {
            outcome = acquire_for(object, function.wanted(index, stream));
            Some((index, &outcome))
        }
        None => None,
    };
    let mut arguments = Arguments::new(py, function, objects, first, stream);
    for overload in function.overloads {
        if fits(overload, &arguments)? {
            arguments.choose(overload)?;
            return overload.call(py, &arguments);
        }
    }
    Err(misfit::explain(function, &arguments))
}

/// Whether an overload takes the arguments. Says no more than that: most calls find one that does.
fn fits(overload: &Overload, arguments: &Arguments<'_, '_>) -> Result<bool> {
    if overload.parameters.len() != arguments.len() {
        return Ok(false);
    }
    for (index, parameter) in overload.parameters.iter().enumerate() {
        let fits = match parameter.kind {
            Kind::Array(array) => match arguments.acquired(index) {
                Ok(acquired) => array.takes(acquired.view()),
                Err(refusal @ Refusal::Raised(_)) => return Err(arguments.refused(index, refusal)),
                Err(_) => false,
            },
            // An only overload reads its values when it is called; its errors are then exact by themselves.
            _ if arguments.function().overloads.len() == 1 => true,
            _ if is_array(arguments, index) => false,
            kind => match kind.check_value(arguments.object(index)) {
                Ok(()) => true,
                Err(failure) => {
                    // An exception of Python's may have been part of it.
                    attached(arguments.object(index).py(), |_| failure.into_argument_error())?;
                    false
                }
            },
        };
        if !fits {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether the argument at `index` is an array where some overload takes one: then it is no number to any other, though
/// Python reads an array of one element as such. NumPy's scalars offer memory too, and are numbers.
pub(super) fn is_array(arguments: &Arguments<'_, '_>, index: usize) -> bool {
    arguments.function().may_be_array(index)
        && arguments
            .acquired(index)
            .as_ref()
            .is_ok_and(|acquired| acquired.protocol() == Protocol::Numpy || !acquired.view().shape.is_empty())
}
