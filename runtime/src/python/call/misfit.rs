//! Messages that explain why no overload accepts the arguments of a call.

use crate::core::array_view::{ArrayView, Device};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::library::Library;
use crate::python::acquire::{AS_ARRAY, Acquired, How, Protocol, Refusal, Remedy};
use crate::python::convert::array::prepare::COPY_BACK;
use crate::python::convert::by_numpy::{self, bytes};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Access, Arguments, Array, Function, Overload, Parameter, ParameterKind};

/// Tries the overloads a second time, and returns an error with the reasons why none fits.
#[cold]
pub(crate) fn explain(function: &'static Function, arguments: &Arguments<'_, '_>) -> Failure {
    let misfits: Result<Vec<Misfit>> =
        function.overloads.iter().filter_map(|overload| misfit(overload, arguments).transpose()).collect();
    match misfits {
        Ok(misfits) => summary(function, arguments, &misfits),
        Err(failure) => failure,
    }
}

/// The reason why an overload does not accept the arguments.
enum Misfit {
    /// Too many or too few arguments.
    Count,
    /// Variable arguments that the interface's own code refuses.
    Rest,
    /// An array in the wrong kind of memory.
    Memory { index: usize },
    /// An array of another dtype.
    Dtype { index: usize, given: String, remedy: Remedy },
    Argument {
        index: usize,
        error: Error,
        /// Whether the overload accepts the dtype of a passed array, and is therefore the intended one.
        meant: bool,
    },
}

fn misfit(overload: &Overload, arguments: &Arguments<'_, '_>) -> Result<Option<Misfit>> {
    let inputs = &overload.inputs()[..overload.before_rest()];
    let has_count = match overload.takes_rest() {
        true => arguments.len() >= inputs.len(),
        false => arguments.len() == inputs.len(),
    };
    if !has_count {
        return Ok(Some(Misfit::Count));
    }
    for (index, parameter) in inputs.iter().enumerate() {
        let misfit = match parameter.kind {
            ParameterKind::Array(array) => misfit_of_array(index, array, parameter, arguments)?,
            _ => {
                let meant = overload.parameters[..index].iter().any(Parameter::is_array);
                misfit_of_value(index, parameter, arguments, meant)?
            }
        };
        if misfit.is_some() {
            return Ok(misfit);
        }
    }
    Ok(overload.takes_rest().then_some(Misfit::Rest))
}

fn misfit_of_array(
    index: usize,
    array: Array,
    parameter: &Parameter,
    arguments: &Arguments<'_, '_>,
) -> Result<Option<Misfit>> {
    if let Some(make) = parameter.code.records {
        return match bytes(arguments.object(index), make) {
            Ok(_) => Ok(None),
            Err(failure) => {
                let error = failure.into_argument_error()?;
                Ok(Some(Misfit::Argument { index, error, meant: false }))
            }
        };
    }
    let acquired = match arguments.acquired(index) {
        Ok(acquired) => acquired,
        Err(refusal) => return misfit_of_refused(index, refusal, array, parameter, arguments),
    };
    let view = acquired.view();
    if array.by_numpy && array.memory.has(view.device) {
        return Ok(misfit_by_numpy(index, acquired, array, arguments));
    }
    if !array.memory.has(view.device) {
        return Ok(Some(misfit_of_memory(index, view.device, arguments)));
    }
    if view.dtype != array.dtype {
        let given = view.dtype.name().to_owned();
        let remedy = Remedy::of(how_to_cast(acquired), view.dtype, true);
        return Ok(Some(Misfit::Dtype { index, given, remedy }));
    }
    match array.rank {
        Some(rank) if rank != view.shape.len() => {
            Ok(Some(Misfit::Argument { index, error: wrong_rank(rank, array.access, view), meant: true }))
        }
        _ => Ok(None),
    }
}

/// The misfit of an argument that is no array; `None` if it is a sequence that converts to one.
fn misfit_of_refused(
    index: usize,
    refusal: &Refusal,
    array: Array,
    parameter: &Parameter,
    arguments: &Arguments<'_, '_>,
) -> Result<Option<Misfit>> {
    let error = match refusal {
        Refusal::Dtype { given, .. } if array.by_numpy => by_numpy::other_type(array.dtype, given),
        Refusal::Dtype { given, remedy } => {
            let (given, remedy) = (given.clone(), remedy.clone());
            return Ok(Some(Misfit::Dtype { index, given, remedy }));
        }
        _ if arguments.is_sequence(index, array) => match arguments.check_sequence(index, parameter) {
            Ok(()) => return Ok(None),
            Err(failure) => failure.into_argument_error()?,
        },
        Refusal::NotAnArray { given, .. } if array.by_numpy => by_numpy::not_an_array(array.dtype, given),
        // NumPy has no dtype of this name for bfloat16.
        Refusal::NotAnArray { given, help: Some(AS_ARRAY), .. }
            if arguments.function().overloads.len() == 1
                && array.memory.has(Device::Cpu)
                && array.dtype != Dtype::Bfloat16 =>
        {
            let fix = format!("make it one with `numpy.asarray(…, dtype='{}')`", array.dtype);
            Error::new(ErrorKind::Type, format!("expected an array, got `{given}`; {fix}"))
        }
        refusal => arguments.refused(index, refusal).into_argument_error()?,
    };
    Ok(Some(Misfit::Argument { index, error, meant: false }))
}

/// The misfit of an array to a parameter of `numpy.i`, with the errors of `numpy.i`.
fn misfit_by_numpy(
    index: usize,
    acquired: &Acquired<'_>,
    array: Array,
    arguments: &Arguments<'_, '_>,
) -> Option<Misfit> {
    let view = acquired.view();
    let error = match array.rank {
        _ if view.dtype != array.dtype => {
            let remedy = Remedy::of(how_to_cast(acquired), view.dtype, true);
            let write = array.access == Access::Write;
            let fix = remedy.words(&[array.dtype], write, Library::of(arguments.object(index)));
            let fix = fix.map(|fix| fix + if write { COPY_BACK } else { "" });
            by_numpy::other_type(array.dtype, by_numpy::name_of(view.dtype)).with_fix(fix)
        }
        Some(rank) if rank != view.shape.len() => {
            by_numpy::other_rank(rank, view).with_fix(Some(to_rank(rank, array.access, view)))
        }
        _ => return None,
    };
    Some(Misfit::Argument { index, error, meant: view.dtype == array.dtype })
}

fn misfit_of_memory(index: usize, device: Device, arguments: &Arguments<'_, '_>) -> Misfit {
    let function = arguments.function();
    if arrays(function, index).any(|array| array.memory.has(device)) {
        return Misfit::Memory { index };
    }
    Misfit::Argument { index, error: misplaced(index, device, arguments), meant: true }
}

/// The error for an array in memory that no overload accepts.
fn misplaced(index: usize, device: Device, arguments: &Arguments<'_, '_>) -> Error {
    let function = arguments.function();
    let (name, library) = (function.name(), Library::of(arguments.object(index)));
    let message = match device {
        Device::Cpu => format!(
            "the array is in host memory, but `{name}` has only device overloads: move it to the device{}",
            library.to_device()
        ),
        Device::Cuda { .. } => format!(
            "the array is on device `{device}`, but `{name}` has only host overloads: copy it to the host{}",
            library.to_host()
        ),
    };
    Error::new(ErrorKind::Type, message)
}

/// The arrays that overloads take at `index`.
fn arrays(function: &Function, index: usize) -> impl Iterator<Item = Array> {
    function.overloads.iter().filter_map(move |overload| match overload.parameters.get(index)?.kind {
        ParameterKind::Array(array) => Some(array),
        _ => None,
    })
}

fn wrong_rank(rank: usize, access: Access, view: &ArrayView<'_>) -> Error {
    let (given, plural) = (view.shape.len(), if rank == 1 { "" } else { "s" });
    let fact = format!("expected an array with {rank} dimension{plural}, got one with {given}");
    Error::new(ErrorKind::Type, fact).with_fix(Some(to_rank(rank, access, view)))
}

/// The code that converts an array to this number of dimensions.
fn to_rank(rank: usize, access: Access, view: &ArrayView<'_>) -> String {
    // For other layouts `ravel` makes a copy, and what C++ writes to the copy is lost.
    let then = if access == Access::Write && !view.is_c_contiguous() { COPY_BACK } else { "" };
    let remedy = match rank {
        1 => "`array.ravel()`".to_owned(),
        // Only the caller knows how the elements divide into rows.
        _ => format!("`array.reshape(…)` with {rank} extents"),
    };
    format!("pass {remedy}{then}")
}

fn misfit_of_value(
    index: usize,
    parameter: &Parameter,
    arguments: &Arguments<'_, '_>,
    meant: bool,
) -> Result<Option<Misfit>> {
    if arguments.is_array(index) {
        let error = Error::new(ErrorKind::Type, "expected a value, got an array");
        return Ok(Some(Misfit::Argument { index, error, meant }));
    }
    match parameter.check_value(arguments.object(index)) {
        Ok(()) => Ok(None),
        Err(failure) => Ok(Some(Misfit::Argument { index, error: failure.into_argument_error()?, meant })),
    }
}

/// A single reason, if all overloads have the same one or if the arrays tell which overload was intended;
/// otherwise each overload with its own reason.
fn summary(function: &Function, arguments: &Arguments<'_, '_>, misfits: &[Misfit]) -> Failure {
    let named = |index, error| Failure::argument(arguments.name(index), error);
    let meant = misfits.iter().any(Misfit::is_meant);
    let mut close = misfits.iter().filter(|misfit| misfit.is_close() && (misfit.is_meant() || !meant));
    let Some(first) = close.next() else {
        return Failure::call(wrong_count(function, arguments.len()));
    };
    match first {
        Misfit::Dtype { index, given, remedy } if close.clone().all(|other| other.is_dtype_of(*index)) => {
            named(*index, wrong_dtype(arguments, *index, given, remedy))
        }
        Misfit::Argument { index, error, .. } if close.clone().all(|other| other.is_like(*index, error)) => {
            named(*index, error.clone())
        }
        _ => Failure::call(no_overload(function, arguments, misfits)),
    }
}

impl Misfit {
    /// Whether the misfit belongs to an overload that may have been intended.
    fn is_close(&self) -> bool {
        !matches!(self, Misfit::Count | Misfit::Memory { .. })
    }

    fn is_meant(&self) -> bool {
        matches!(self, Misfit::Argument { meant: true, .. })
    }

    fn is_dtype_of(&self, position: usize) -> bool {
        matches!(self, Misfit::Dtype { index, .. } if *index == position)
    }

    /// Whether the two misfits are the same; a number that is too large for every overload counts as one
    /// overflow.
    fn is_like(&self, position: usize, like: &Error) -> bool {
        matches!(self, Misfit::Argument { index, error, .. } if *index == position
            && (error == like || error.kind == ErrorKind::Overflow && like.kind == ErrorKind::Overflow))
    }
}

/// The refusal of an array whose element type no overload accepts there.
pub(crate) fn other_dtype(arguments: &Arguments<'_, '_>, index: usize, acquired: &Acquired<'_>) -> Failure {
    let dtype = acquired.view().dtype;
    unknown_dtype(arguments, index, dtype.name(), &Remedy::Cast(how_to_cast(acquired), dtype))
}

/// The error for elements of a type without a C++ counterpart.
pub(crate) fn unknown_dtype(
    arguments: &Arguments<'_, '_>,
    index: usize,
    given: &str,
    remedy: &Remedy,
) -> Failure {
    Failure::argument(arguments.name(index), wrong_dtype(arguments, index, given, remedy))
}

/// The refusal of a host array among device arrays.
pub(crate) fn beside_device(arguments: &Arguments<'_, '_>, index: usize) -> Failure {
    let message = format!(
        "the array is in host memory, and another argument is on a device: move it to the device{}",
        Library::of(arguments.object(index)).to_device()
    );
    Failure::argument(arguments.name(index), Error::new(ErrorKind::Type, message))
}

/// The remedy for a wrong element type: a method of arrays, or NumPy's conversion for objects that have only
/// a buffer.
fn how_to_cast(acquired: &Acquired<'_>) -> How {
    if matches!(acquired.protocol(), Protocol::Buffer | Protocol::ArrayInterface) {
        How::ByNumpy
    } else {
        How::Method
    }
}

fn wrong_dtype(arguments: &Arguments<'_, '_>, index: usize, given: &str, remedy: &Remedy) -> Error {
    let device = arguments.device(index);
    let mut dtypes: Vec<Dtype> = Vec::new();
    let mut write = false;
    let there = |array: &Array| device.is_none_or(|device| array.memory.has(device));
    for array in arrays(arguments.function(), index).filter(there) {
        if !dtypes.contains(&array.dtype) {
            dtypes.push(array.dtype);
        }
        write |= array.access == Access::Write;
    }
    let then = if write { COPY_BACK } else { "" };
    let fix = remedy.words(&dtypes, write, Library::of(arguments.object(index)));
    let fix = fix.map_or_else(String::new, |fix| format!(": {fix}{then}"));
    let there = dtypes.iter().map(|dtype| dtype.name()).collect::<Vec<_>>().join("`, `");
    let message = format!("expected an array of dtype `{there}`, got dtype `{given}`{fix}");
    Error::new(ErrorKind::Type, message)
}

/// The error that lists every overload with the reason why it does not fit.
fn no_overload(function: &Function, arguments: &Arguments<'_, '_>, misfits: &[Misfit]) -> String {
    let mut text = format!("has no overload for ({})", arguments.types().join(", "));
    for (overload, misfit) in function.overloads.iter().zip(misfits) {
        let parameters = overload.parameters.iter().enumerate();
        let parameters: Vec<String> = parameters
            .map(|(index, parameter)| match overload.takes_rest() && index == overload.before_rest() {
                true => format!("*{}", parameter.name),
                false => format!("{}: {}", parameter.name, parameter.kind),
            })
            .collect();
        text += &format!("\n  {}({}): ", function.name(), parameters.join(", "));
        // Overloads may name their parameters differently.
        let name = |index: usize| match overload.parameters.get(index) {
            Some(parameter) => parameter.name.to_owned(),
            None => arguments.name(index),
        };
        text += &match misfit {
            Misfit::Count => "another number of arguments".to_owned(),
            Misfit::Rest => "its variable arguments do not fit".to_owned(),
            Misfit::Memory { index } => {
                format!("`{}` does not lie in the memory that it takes", name(*index))
            }
            Misfit::Dtype { index, given, .. } => {
                format!("`{}` has dtype `{given}`", name(*index))
            }
            Misfit::Argument { index, error, .. } => {
                // The first line states the fact; the protocols that were tried are the same for every
                // overload.
                let fact = error.message.lines().next().unwrap_or_default();
                format!("`{}`: {fact}", name(*index))
            }
        };
    }
    text
}

/// The message for a number of arguments that no overload has.
pub(crate) fn wrong_count(function: &Function, given: usize) -> String {
    let overloads = || function.overloads.iter();
    let takes_more = overloads().any(Overload::takes_rest);
    let fewest = |overload: &Overload| match overload.takes_rest() {
        true => overload.before_rest(),
        false => overload.inputs().len(),
    };
    let least = overloads().map(fewest).min().unwrap_or(0);
    let most = overloads().map(|overload| overload.inputs().len()).max().unwrap_or(0);
    let (range, last) = match (takes_more, least == most) {
        (true, _) => (format!("at least {least}"), least),
        (false, true) => (format!("{least}"), most),
        (false, false) => (format!("{least} to {most}"), most),
    };
    let plural = if last == 1 { "" } else { "s" };
    let has_result = overloads().any(|overload| overload.parameters.len() > overload.inputs().len());
    let fix = if has_result && given > most { ": pass an array for the result as `out=`" } else { "" };
    format!("takes {range} argument{plural}, got {given}{fix}")
}
