//! Calls with arrays of any layout, and with numbers alone.

use super::choose::{Chosen, choose, explain, views};
use super::number::{self, Bytes};
use super::{Failure, broadcast, operand};
use crate::array_view::{ArrayView, Dims, ElementOrder, Walked};
use crate::elementwise::Elementwise;
use crate::exception::outcome;
use crate::host::ElementLoop;
use crate::python::copied::Copied;
use crate::python::keyword::Named;
use crate::python::layout::Order;
use crate::python::result::share_memory;
use crate::python::{Arguments, Function, Result};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Calls the instantiation that the arguments are for.
pub(super) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    objects: &[Bound<'py, PyAny>],
    named: &Named<'py>,
) -> Result<Bound<'py, PyAny>> {
    let outcomes = operand::acquired(objects, named.stream);
    let mut arguments = Arguments::of_elements(py, function, objects, outcomes, named.stream);
    let chosen = choose(function, &arguments).map_err(|fault| explain(function, &arguments, fault))?;
    let Chosen { overload, elementwise, ref numbers } = chosen;
    arguments.settle_on(overload)?;
    if arguments.elements().is_empty() && named.out.is_none() {
        return numbers_alone(py, elementwise, numbers);
    }
    let arrays = views(&arguments)?;
    let by_name: Vec<(String, &ArrayView<'_>)> =
        arrays.iter().map(|&(index, view)| (arguments.name(index), view)).collect();
    let shape = broadcast::common(&by_name)?;
    let dtypes = elementwise.results();
    arguments.with_elements(dtypes, shape, named.out.as_ref(), broadcast::take_in, |shape, results| {
        run(&arguments, elementwise, shape, results, &arrays, numbers)
    })
}

/// Numbers of Python's give numbers.
fn numbers_alone<'py>(
    py: Python<'py>,
    elementwise: &Elementwise,
    numbers: &[Option<Bytes>],
) -> Result<Bound<'py, PyAny>> {
    let mut bytes: Vec<Bytes> = vec![Bytes::default(); elementwise.results().len()];
    bytes.extend(numbers.iter().map(|number| number.unwrap_or_default()));
    let memory: Vec<*mut u8> = bytes.iter_mut().map(|element| element.as_mut_ptr()).collect();
    let strides = vec![0; memory.len()];
    let elements = ElementLoop::new(&memory, elementwise.dtypes(), &[1], &strides, false);
    // SAFETY: an element of its own for each operand.
    outcome(unsafe { elementwise.run(&elements) }, ())?;
    let results = bytes.iter().zip(elementwise.results());
    let results: Result<Vec<_>> = results.map(|(&bytes, &dtype)| number::number(py, dtype, bytes)).collect();
    match &results?[..] {
        [result] => Ok(result.clone()),
        results => Ok(PyTuple::new(py, results)?.into_any()),
    }
}

/// Runs the function over arrays and numbers, into results of this shape.
fn run(
    arguments: &Arguments<'_, '_>,
    elementwise: &Elementwise,
    shape: &[usize],
    results: &[&ArrayView<'_>],
    arrays: &[(usize, &ArrayView<'_>)],
    numbers: &[Option<Bytes>],
) -> Result<()> {
    if shape.contains(&0) {
        return Ok(());
    }
    let mut numbers = numbers.to_vec();
    let mut copies = Vec::new();
    let mut operands: Vec<Walked> = results.iter().map(|view| walked(shape, view)).collect();
    for (index, number) in numbers.iter_mut().enumerate() {
        let array = arrays.iter().find(|(position, _)| *position == index);
        operands.push(match (array, number) {
            (Some((_, view)), _) => read(shape, view, results, &operands, &mut copies)?,
            (None, Some(number)) => {
                Walked { data: number.as_mut_ptr(), strides: Dims::from_elem(0, shape.len()) }
            }
            (None, None) => return Err(Failure::call("was given an argument that is nothing")),
        });
    }
    let order = ElementOrder::new(shape, &operands);
    let length = order.len();
    arguments.on_host(length, |poll| {
        // SAFETY: an operand for each of the function's, of its type: the results and the arrays that were acquired, which
        // their owners keep, copies, and numbers, which live until here. The results were found to be writable, and apart
        // from what is read or the same elements; `read` has copied what is neither.
        unsafe { elementwise.run_all(&order, poll) }
    })
}

fn walked(shape: &[usize], view: &ArrayView<'_>) -> Walked {
    Walked { data: view.data, strides: broadcast::strides(shape, &view.shape, &view.strides) }
}

/// An array that is read: as it lies, or a copy where results would overwrite elements that are still to be read.
fn read(
    shape: &[usize],
    view: &ArrayView<'_>,
    results: &[&ArrayView<'_>],
    written: &[Walked],
    copies: &mut Vec<Copied>,
) -> Result<Walked> {
    let own = walked(shape, view);
    let is_in_the_way = |(result, written): (&&ArrayView<'_>, &Walked)| {
        share_memory(result, view) && !is_in_step(shape, result, written, view, &own)
    };
    if !results.iter().zip(written).any(is_in_the_way) {
        return Ok(own);
    }
    let copy = Copied::new(view, Order::C)?;
    let mut strides: Dims<isize> = view.shape.iter().map(|_| 0).collect();
    let mut stride = view.dtype.size().cast_signed();
    for (slot, length) in strides.iter_mut().zip(&view.shape).rev() {
        *slot = stride;
        stride *= length.cast_signed();
    }
    let data = copy.contiguous().memory();
    copies.push(copy);
    Ok(Walked { data, strides: broadcast::strides(shape, &view.shape, &strides) })
}

/// Whether each element is read where it is written, and nowhere else.
fn is_in_step(
    shape: &[usize],
    result: &ArrayView<'_>,
    written: &Walked,
    view: &ArrayView<'_>,
    read: &Walked,
) -> bool {
    let mut axes = shape.iter().zip(written.strides.iter().zip(&read.strides));
    result.data == view.data
        && result.dtype.size() == view.dtype.size()
        && axes.all(|(&length, (written, read))| length == 1 || written == read)
}
