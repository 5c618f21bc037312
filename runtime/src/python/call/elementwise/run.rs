//! Calls with arrays of any layout, and with numbers only.

use crate::core::array_view::{ArrayView, Device};
use crate::core::elementwise::Elementwise;
use crate::core::exception::outcome;
use crate::core::host::ElementLoop;
use crate::python::call::elementwise::broadcast;
use crate::python::call::elementwise::choose::{Chosen, acquired, choose, explain, views};
use crate::python::call::elementwise::over::ElementArrays;
use crate::python::convert::element;
use crate::python::convert::element::Bytes;
use crate::python::convert::result::WantedElements;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Function, Memory, Named};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Calls the instantiation that the arguments select.
pub(crate) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    objects: &[Bound<'py, PyAny>],
    named: &Named<'py>,
) -> Result<Bound<'py, PyAny>> {
    let outcomes = acquired(objects, named.stream);
    let mut arguments = Arguments::of_elements(py, function, objects, outcomes, named.stream);
    let chosen = choose(function, &arguments).map_err(|fault| explain(function, &arguments, fault))?;
    let Chosen { overload, elementwise, ref numbers } = chosen;
    arguments.settle_on(overload)?;
    if arguments.elements().is_empty() && named.out.is_none() {
        return numbers_alone(py, elementwise, numbers);
    }
    let arrays = views(&arguments)?;
    let shape = broadcast::common(&arrays, |index| arguments.name(index))?;
    let memory = memory_of(&arrays);
    if memory.is_device() {
        elementwise.check_kernels().map_err(Failure::value)?;
    }
    let wanted = WantedElements { dtypes: elementwise.results(), memory, take_in: broadcast::take_in };
    arguments.with_elements(&wanted, shape, named.out.as_ref(), |shape, results| {
        let elements = ElementArrays { elementwise, shape, results, arrays: &arrays, numbers };
        match memory.is_device() {
            _ if shape.contains(&0) => Ok(()),
            true => elements.on_device(&arguments),
            false => elements.on_host(|order| {
                arguments.on_host(order.len(), |poll| {
                    // SAFETY: an operand of the right type for each of the function's; `Elements::on_host`
                    // guarantees their memory.
                    unsafe { elementwise.run_all(order, poll) }
                })
            }),
        }
    })
}

/// The result for Python numbers only, which is a number.
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
    // SAFETY: each operand has an element of its own.
    outcome(unsafe { elementwise.run(&elements) }, ())?;
    let results = bytes.iter().zip(elementwise.results());
    let results: Result<Vec<_>> = results.map(|(&bytes, &dtype)| element::number(py, dtype, bytes)).collect();
    match &results?[..] {
        [result] => Ok(result.clone()),
        results => Ok(PyTuple::new(py, results)?.into_any()),
    }
}

/// The memory that all arrays are in; host memory if there are no arrays.
fn memory_of(arrays: &[(usize, &ArrayView<'_>)]) -> Memory {
    match arrays.first() {
        Some((_, view)) if view.device != Device::Cpu => Memory::Device,
        _ => Memory::Host,
    }
}
