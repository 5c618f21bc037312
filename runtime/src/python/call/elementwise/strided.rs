//! Short calls with NumPy's own arrays and scalars, of any layout, which broadcast, and Python's built-in
//! numbers. No code of other libraries runs, so nothing is checked twice. Calls that do not fit take the long
//! path, which reports the reason.

use crate::core::array_view::broadcast::take_in;
use crate::core::array_view::{ArrayView, Dims, checked_len};
use crate::core::elementwise::{Elementwise, LARGE};
use crate::python::acquire::{Acquired, WantedMemory, acquire_for, is_numpy_array, is_numpy_scalar};
use crate::python::call::elementwise::over::ElementArrays;
use crate::python::convert::element;
use crate::python::convert::element::Bytes;
use crate::python::convert::result::{check_fit, check_writable, new_array};
use crate::python::interpreter::Result;
use crate::python::table::{Function, Memory, Overload};
use pyo3::prelude::*;
use smallvec::SmallVec;

/// The arrays among the arguments, by position.
type Arrays<'a> = SmallVec<[(usize, Acquired<'a>); 4]>;

/// Calls the first instantiation for the arrays' dtypes that accepts the numbers, if all arguments are plain
/// enough for the short path.
#[inline(never)]
pub(crate) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    arguments: &[Bound<'py, PyAny>],
    out: Option<&Bound<'py, PyAny>>,
) -> Option<Result<Bound<'py, PyAny>>> {
    let mut arrays = Arrays::new();
    for (index, argument) in arguments.iter().enumerate() {
        if is_numpy_array(argument) || is_numpy_scalar(argument) {
            arrays.push((index, acquire_for(argument, WantedMemory::Anywhere).ok()?));
        } else if !element::is_own(argument) {
            return None;
        }
    }
    let fits = |function: &&'static Elementwise| has_types(function, arguments.len(), &arrays);
    let elementwise = function.overloads.iter().map(Overload::elementwise).find(fits)?;
    let &[dtype] = elementwise.results() else { return None };
    let numbers = numbers(elementwise, arguments, &arrays)?;
    let shape = shape_of(&arrays)?;
    let result = match out.filter(|out| !out.is_none()) {
        Some(out) if is_numpy_array(out) => out.clone(),
        Some(_) => return None,
        None => new_array(py, dtype, &shape)?,
    };
    let written = acquire_for(&result, WantedMemory::Anywhere).ok()?;
    check_fit(dtype, Memory::Host, &shape, written.view()).ok()?;
    check_writable(written.view()).ok()?;
    let views: SmallVec<[(usize, &ArrayView<'_>); 4]> =
        arrays.iter().map(|(index, acquired)| (*index, acquired.view())).collect();
    let results = [written.view()];
    let elements =
        ElementArrays { elementwise, shape: &shape, results: &results, arrays: &views, numbers: &numbers };
    let done = elements.on_host(|order| {
        // SAFETY: an operand of the right type for each of the function's. The caller holds NumPy's arrays
        // and the lock; `Elements::on_host` guarantees the rest.
        unsafe { elementwise.run_all(order, || Ok(())) }
    });
    Some(done.map(|()| result.clone()))
}

/// Whether the arrays have the function's types.
fn has_types(function: &Elementwise, count: usize, arrays: &Arrays<'_>) -> bool {
    let inputs = function.inputs();
    inputs.len() == count && arrays.iter().all(|(index, array)| array.view().dtype == inputs[*index])
}

/// The elements for the numbers; `None` if another argument is not a number.
fn numbers(
    function: &Elementwise,
    arguments: &[Bound<'_, PyAny>],
    arrays: &Arrays<'_>,
) -> Option<SmallVec<[Option<Bytes>; 4]>> {
    let mut numbers = SmallVec::from_elem(None, arguments.len());
    for (index, number) in numbers.iter_mut().enumerate() {
        if arrays.iter().all(|(position, _)| *position != index) {
            *number = Some(element::element(&arguments[index], function.inputs()[index]).ok()?);
        }
    }
    Some(numbers)
}

/// The common shape of the arrays, if it has few elements. NumPy's result for arrays without axes is a
/// number.
fn shape_of(arrays: &Arrays<'_>) -> Option<Dims<usize>> {
    let (first, others) = arrays.split_first()?;
    let mut shape = first.1.view().shape.clone();
    let broadcasts = others.iter().all(|(_, array)| take_in(&mut shape, &array.view().shape));
    let length = checked_len(&shape).filter(|_| broadcasts)?;
    (!shape.is_empty() && (1..LARGE).contains(&length)).then_some(shape)
}
