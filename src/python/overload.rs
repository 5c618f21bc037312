//! Chooses the overload that takes the arguments, and says why none does.

use super::parameter::{Array, Kind};
use super::{Arguments, Failure, Function, Parameter, Result};
use crate::acquire::{Refusal, acquire, plain_run};
use crate::array_view::ArrayView;
use crate::error::{Error, ErrorKind};
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
    let array = plain_run(object)?;
    let overload = function.overloads.iter().find(|overload| overload.takes_run(&array))?;
    match overload.call {
        Call::Array(call) => Some(call(py, &array)),
        Call::Reduction { short, .. } if array.len() < LARGE => Some(short(py, &array)),
        _ => None,
    }
}

impl Overload {
    #[inline]
    fn takes_run(&self, run: &Contiguous<'_>) -> bool {
        match self.parameters {
            [Parameter { kind: Kind::Array(array), .. }] => {
                array.dtype == run.dtype()
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

/// Calls the first overload that takes the arguments.
pub(super) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    objects: &[Bound<'py, PyAny>],
) -> Result<Bound<'py, PyAny>> {
    // The first array is acquired where it stays: to move a view costs as much as to read NumPy's array.
    let outcome;
    let first = match function.first_array().and_then(|index| Some((index, objects.get(index)?))) {
        Some((index, object)) => {
            outcome = acquire(object);
            Some((index, &outcome))
        }
        None => None,
    };
    let mut arguments = Arguments::new(function, objects, first);
    for overload in function.overloads {
        if fits(overload, &arguments)? {
            arguments.choose(overload)?;
            return overload.call(py, &arguments);
        }
    }
    Err(refuse(function, &arguments))
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
            kind => match kind.check_value(arguments.object(index)) {
                Ok(()) => true,
                Err(failure) => failure.into_argument_error().map(|_| false)?,
            },
        };
        if !fits {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Goes through the overloads again, now for the reasons.
#[cold]
fn refuse(function: &'static Function, arguments: &Arguments<'_, '_>) -> Failure {
    let misfits: Result<Vec<Misfit>> =
        function.overloads.iter().filter_map(|overload| misfit(overload, arguments).transpose()).collect();
    match misfits {
        Ok(misfits) => explain(function, arguments, &misfits),
        Err(failure) => failure,
    }
}

/// Why an overload does not take the arguments.
enum Misfit {
    /// There are too many or too few.
    Count,
    /// An array of another dtype.
    Dtype {
        index: usize,
        given: String,
        help: Option<String>,
    },
    Argument {
        index: usize,
        error: Error,
    },
}

fn misfit(overload: &Overload, arguments: &Arguments<'_, '_>) -> Result<Option<Misfit>> {
    if overload.parameters.len() != arguments.len() {
        return Ok(Some(Misfit::Count));
    }
    for (index, parameter) in overload.parameters.iter().enumerate() {
        let misfit = match parameter.kind {
            Kind::Array(array) => misfit_of_array(index, array, arguments)?,
            kind => misfit_of_value(index, kind, arguments)?,
        };
        if misfit.is_some() {
            return Ok(misfit);
        }
    }
    Ok(None)
}

fn misfit_of_array(index: usize, array: Array, arguments: &Arguments<'_, '_>) -> Result<Option<Misfit>> {
    let acquired = match arguments.acquired(index) {
        Ok(acquired) => acquired,
        Err(Refusal::Dtype { given, help }) => {
            let (given, help) = (given.clone(), help.clone());
            return Ok(Some(Misfit::Dtype { index, given, help }));
        }
        Err(refusal) => {
            let error = arguments.refused(index, refusal).into_argument_error()?;
            return Ok(Some(Misfit::Argument { index, error }));
        }
    };
    let view = acquired.view();
    if view.dtype != array.dtype {
        return Ok(Some(Misfit::Dtype { index, given: view.dtype.name().to_owned(), help: None }));
    }
    match array.rank {
        Some(rank) if rank != view.shape.len() => {
            Ok(Some(Misfit::Argument { index, error: wrong_rank(rank, view) }))
        }
        _ => Ok(None),
    }
}

fn wrong_rank(rank: usize, view: &ArrayView<'_>) -> Error {
    let given = view.shape.len();
    let message = format!("expected an array of {rank} dimensions, got one of {given}: pass `array.ravel()`");
    Error::new(ErrorKind::Type, message)
}

fn misfit_of_value(index: usize, kind: Kind, arguments: &Arguments<'_, '_>) -> Result<Option<Misfit>> {
    match kind.check_value(arguments.object(index)) {
        Ok(()) => Ok(None),
        Err(failure) => Ok(Some(Misfit::Argument { index, error: failure.into_argument_error()? })),
    }
}

fn explain(function: &Function, arguments: &Arguments<'_, '_>, misfits: &[Misfit]) -> Failure {
    let named = |index, error| Failure::argument(arguments.name(index), error);
    let mut close = misfits.iter().filter(|misfit| !matches!(misfit, Misfit::Count));
    let Some(first) = close.next() else {
        return Failure::call(wrong_count(function, arguments));
    };
    match first {
        Misfit::Dtype { index, given, help } if close.clone().all(|other| other.is_dtype_of(*index)) => {
            named(*index, wrong_dtype(function, *index, given, help.as_deref()))
        }
        Misfit::Argument { index, error } if close.clone().all(|other| other.is_like(*index, error)) => {
            named(*index, error.clone())
        }
        _ => Failure::call(no_overload(function, arguments, misfits)),
    }
}

impl Misfit {
    fn is_dtype_of(&self, position: usize) -> bool {
        matches!(self, Misfit::Dtype { index, .. } if *index == position)
    }

    /// Whether this says the same; a number that no overload has room for is one overflow, whatever their widths.
    fn is_like(&self, position: usize, like: &Error) -> bool {
        matches!(self, Misfit::Argument { index, error } if *index == position
            && (error == like || error.kind == ErrorKind::Overflow && like.kind == ErrorKind::Overflow))
    }
}

fn wrong_count(function: &Function, arguments: &Arguments<'_, '_>) -> String {
    let counts = || function.overloads.iter().map(|overload| overload.parameters.len());
    let (least, most) = (counts().min().unwrap_or(0), counts().max().unwrap_or(0));
    let range = if least == most { format!("{least}") } else { format!("{least} to {most}") };
    let plural = if most == 1 { "" } else { "s" };
    format!("takes {range} argument{plural}, got {}", arguments.len())
}

fn wrong_dtype(function: &Function, index: usize, given: &str, help: Option<&str>) -> Error {
    let mut dtypes: Vec<&str> = Vec::new();
    for parameter in function.overloads.iter().filter_map(|overload| overload.parameters.get(index)) {
        if let Kind::Array(array) = parameter.kind
            && !dtypes.contains(&array.dtype.name())
        {
            dtypes.push(array.dtype.name());
        }
    }
    let fix =
        help.map_or_else(|| format!("use `.astype('{}')`", dtypes.last().unwrap_or(&"")), str::to_owned);
    let there = dtypes.join("`, `");
    Error::new(ErrorKind::Type, format!("expected an array of dtype `{there}`, got dtype `{given}`: {fix}"))
}

/// Every overload with what spoke against it.
fn no_overload(function: &Function, arguments: &Arguments<'_, '_>, misfits: &[Misfit]) -> String {
    let mut text = format!("has no overload for ({})", arguments.types().join(", "));
    for (overload, misfit) in function.overloads.iter().zip(misfits) {
        let parameters: Vec<String> = overload
            .parameters
            .iter()
            .map(|parameter| format!("{}: {}", parameter.name, parameter.kind))
            .collect();
        text += &format!("\n  {}({}): ", function.name(), parameters.join(", "));
        text += &match misfit {
            Misfit::Count => "another number of arguments".to_owned(),
            Misfit::Dtype { index, given, .. } => {
                format!("`{}` has dtype `{given}`", arguments.name(*index))
            }
            Misfit::Argument { index, error } => format!("`{}`: {error}", arguments.name(*index)),
        };
    }
    text
}
