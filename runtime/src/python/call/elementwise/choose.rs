//! Acquires the operands that the caller passes, arrays by any protocol or numbers, and selects the
//! instantiation: the first one that has the types of the arrays and accepts the numbers.

use crate::core::array_view::{ArrayView, Device, Stream};
use crate::core::dtype::Dtype;
use crate::core::elementwise::Elementwise;
use crate::python::acquire::{Acquired, Refusal, WantedMemory, acquire_after};
use crate::python::call::misfit;
use crate::python::call::misfit::wrong_count;
use crate::python::convert::element;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Function, Outcome, Overload};
use pyo3::prelude::*;
use smallvec::SmallVec;

/// Acquires the arguments that are not Python numbers, by position. NumPy's scalars count as arrays, although
/// some derive from Python's number types.
pub(crate) fn acquired<'a>(
    objects: &'a [Bound<'_, PyAny>],
    stream: Option<Stream>,
) -> Vec<(usize, Outcome<'a>)> {
    let wanted = stream.map_or(WantedMemory::Anywhere, |stream| WantedMemory::OnDevice(Some(stream)));
    let mut outcomes: Vec<(usize, Outcome<'a>)> = Vec::with_capacity(objects.len());
    // The array before this object, if no code of other objects ran in between.
    let mut before: Option<usize> = None;
    for (index, object) in objects.iter().enumerate().filter(|(_, object)| !element::is_own(object)) {
        let known = before.and_then(|at| Some((&objects[at], last_of(&outcomes)?)));
        let outcome = acquire_after(object, wanted, known);
        let is_number = matches!(outcome, Err(Refusal::NotAnArray { .. })) && element::is_derived(object);
        before = (!is_number).then_some(index);
        if !is_number {
            outcomes.push((index, outcome));
        }
    }
    outcomes
}

/// The last array that was acquired.
fn last_of<'o, 'a>(outcomes: &'o [(usize, Outcome<'a>)]) -> Option<&'o Acquired<'a>> {
    outcomes.last()?.1.as_ref().ok()
}

/// The array at a position, if there is one.
pub(crate) fn view_at<'o>(outcomes: &'o [(usize, Outcome<'_>)], index: usize) -> Option<&'o ArrayView<'o>> {
    let (_, outcome) = outcomes.iter().find(|(position, _)| *position == index)?;
    outcome.as_ref().ok().map(Acquired::view)
}

/// The elements for the arguments that are numbers, by position.
pub(crate) type Numbers = SmallVec<[Option<element::Bytes>; 4]>;

/// The elements for the numbers among the arguments, of an instantiation's types.
///
/// # Errors
/// A number that its type cannot represent, with its position.
pub(crate) fn numbers(
    objects: &[Bound<'_, PyAny>],
    outcomes: &[(usize, Outcome<'_>)],
    dtypes: &[Dtype],
) -> std::result::Result<Numbers, (usize, Failure)> {
    let read = |(index, object): (usize, &Bound<'_, PyAny>)| {
        if outcomes.iter().any(|(position, _)| *position == index) {
            return Ok(None);
        }
        let element: Result<element::Bytes> = element::element(object, dtypes[index]);
        element.map(Some).map_err(|failure| (index, failure))
    };
    objects.iter().enumerate().map(read).collect()
}

/// The selected overload, with the elements for numbers among the arguments, by position.
pub(crate) struct Chosen {
    pub overload: &'static Overload,
    pub elementwise: &'static Elementwise,
    pub numbers: Numbers,
}

/// Selects the overload; `Err` has the error of a number if the arrays have the types of some instantiation.
pub(crate) fn choose(
    function: &'static Function,
    arguments: &Arguments<'_, '_>,
) -> std::result::Result<Chosen, Option<(usize, Failure)>> {
    let (objects, outcomes) = (arguments.objects(), arguments.elements());
    let mut fault = None;
    for overload in function.overloads {
        let elementwise = overload.elementwise();
        if elementwise.inputs().len() != objects.len() || !takes(elementwise, outcomes) {
            continue;
        }
        match numbers(&objects, outcomes, elementwise.inputs()) {
            Ok(numbers) => return Ok(Chosen { overload, elementwise, numbers }),
            Err(error) => {
                fault.get_or_insert(error);
            }
        }
    }
    Err(fault)
}

/// Whether all arrays have the instantiation's types, and are in the same kind of memory.
fn takes(elementwise: &Elementwise, outcomes: &[(usize, Outcome<'_>)]) -> bool {
    stranger(outcomes).is_none()
        && outcomes.iter().all(|(index, outcome)| {
            outcome.as_ref().is_ok_and(|acquired| acquired.view().dtype == elementwise.inputs()[*index])
        })
}

/// The position of the first host array among device arrays.
fn stranger(outcomes: &[(usize, Outcome<'_>)]) -> Option<usize> {
    let is_on_device =
        |outcome: &Outcome<'_>| outcome.as_ref().is_ok_and(|acquired| acquired.view().device != Device::Cpu);
    let is_on_host =
        |outcome: &Outcome<'_>| outcome.as_ref().is_ok_and(|acquired| acquired.view().device == Device::Cpu);
    let is_any_on_device = outcomes.iter().any(|(_, outcome)| is_on_device(outcome));
    let mut on_host = outcomes.iter().filter(|(_, outcome)| is_any_on_device && is_on_host(outcome));
    on_host.next().map(|(index, _)| *index)
}

/// The error that explains why no overload was selected.
#[cold]
pub(crate) fn explain(
    function: &'static Function,
    arguments: &Arguments<'_, '_>,
    fault: Option<(usize, Failure)>,
) -> Failure {
    let count = arguments.len();
    if function.overloads.iter().all(|overload| overload.parameters.len() != count) {
        return Failure::call(wrong_count(function, arguments.len()));
    }
    for (index, outcome) in arguments.elements() {
        if let Some(failure) = fault_of(function, arguments, *index, outcome) {
            return failure;
        }
    }
    match fault {
        Some((index, failure)) => failure.naming(|| arguments.name(index)),
        None => Failure::call(no_instantiation(function, arguments)),
    }
}

/// The reason why one array fits no instantiation, independent of the other arrays.
fn fault_of(
    function: &'static Function,
    arguments: &Arguments<'_, '_>,
    index: usize,
    outcome: &Outcome<'_>,
) -> Option<Failure> {
    match outcome {
        Err(Refusal::Dtype { given, remedy }) => Some(misfit::unknown_dtype(arguments, index, given, remedy)),
        Err(refusal) => Some(arguments.refused(index, refusal)),
        Ok(_) if stranger(arguments.elements()) == Some(index) => {
            Some(misfit::beside_device(arguments, index))
        }
        Ok(acquired) => {
            let mut dtypes =
                function.overloads.iter().filter_map(|each| each.elementwise().inputs().get(index));
            let is_known = dtypes.any(|dtype| *dtype == acquired.view().dtype);
            (!is_known).then(|| misfit::other_dtype(arguments, index, acquired))
        }
    }
}

/// The error for arrays each of which would fit an instantiation, but no instantiation fits all of them.
fn no_instantiation(function: &Function, arguments: &Arguments<'_, '_>) -> String {
    let given = |index: usize| {
        let view = view_at(arguments.elements(), index);
        view.map_or_else(|| arguments.types()[index].clone(), |view| view.dtype.name().to_owned())
    };
    let given: Vec<String> = (0..arguments.len()).map(given).collect();
    let types = |dtypes: &[Dtype]| dtypes.iter().map(|dtype| dtype.name()).collect::<Vec<_>>().join(", ");
    let known: Vec<String> =
        function.overloads.iter().map(|each| format!("({})", types(each.elementwise().inputs()))).collect();
    format!(
        "has no instantiation for ({}), and does not convert arrays: it has {}; use `.astype(…)`",
        given.join(", "),
        known.join(", ")
    )
}

/// The arrays among the arguments, by position.
pub(crate) type Views<'a> = SmallVec<[(usize, &'a ArrayView<'a>); 4]>;

/// The views of the arrays among the arguments, by position.
pub(crate) fn views<'a>(arguments: &'a Arguments<'_, '_>) -> Result<Views<'a>> {
    let array = |index: usize| {
        let outcome = arguments.acquired_array(index)?;
        Some(match outcome {
            Ok(acquired) => Ok((index, Acquired::view(acquired))),
            Err(refusal) => Err(arguments.refused(index, refusal)),
        })
    };
    (0..arguments.len()).filter_map(array).collect()
}
