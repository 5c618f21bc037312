//! Runs the selected function over arrays of any layout and numbers, which broadcast, into results of one
//! shape.

use super::choose::{Chosen, acquired, choose, explain, views};
use crate::core::array_view::broadcast::{self, take_in};
use crate::core::array_view::{
    ArrayView, Device, Dims, ElementOrder, OfOperands, StridedOperand, checked_len, is_in_step, share_memory,
};
use crate::core::elementwise::Elementwise;
use crate::core::error::{Error, ErrorKind};
use crate::core::exception::outcome;
use crate::core::host::ElementLoop;
use crate::python::convert::array::shapes::shown;
use crate::python::convert::element;
use crate::python::convert::element::Bytes;
use crate::python::convert::result::WantedElements;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, AxisOrder, Copied, Function, Memory, Named};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::SmallVec;
use std::ptr;

/// The arrays that a function runs over. They have at least one element.
pub(crate) struct ElementArrays<'e, 'a> {
    pub elementwise: &'static Elementwise,
    pub shape: &'e [usize],
    pub results: &'e [&'e ArrayView<'a>],
    /// The arrays, each with its position among the arguments.
    pub arrays: &'e [(usize, &'e ArrayView<'e>)],
    /// The elements for the arguments that are numbers.
    pub numbers: &'e [Option<Bytes>],
}

impl ElementArrays<'_, '_> {
    /// Calls `run` with all operands: results that were found to be writable, and inputs that share no memory
    /// with them or are exactly the same elements. All of them live until `run` returns.
    pub(crate) fn on_host(&self, run: impl FnOnce(&ElementOrder<'_>) -> Result<()>) -> Result<()> {
        let mut numbers: SmallVec<[Option<Bytes>; 4]> = self.numbers.iter().copied().collect();
        let mut copies = Vec::new();
        let mut operands = self.written();
        for (index, number) in numbers.iter_mut().enumerate() {
            operands.push(match (self.array(index), number) {
                (Some(view), _) => self.read(view, &operands, &mut copies)?,
                (None, Some(number)) => self.number(number.as_mut_ptr()),
                (None, None) => return Err(Failure::call("was given an argument that is nothing")),
            });
        }
        run(&ElementOrder::new(self.shape, &operands))
    }

    /// Launches the kernel that writes the results, on the device of the arrays; the host does not wait.
    pub(crate) fn on_device(&self, arguments: &Arguments<'_, '_>) -> Result<()> {
        let mut operands = self.written();
        for index in 0..self.numbers.len() {
            let operand = match self.array(index) {
                Some(view) => {
                    let own = self.operand(view);
                    if self.is_in_the_way(view, &own, &operands) {
                        return Err(Failure::argument("out", shared(&arguments.name(index))));
                    }
                    own
                }
                None => self.number(ptr::null_mut()),
            };
            operands.push(operand);
        }
        let order = ElementOrder::new(self.shape, &operands);
        let of_results = self.results.iter().map(|_| Bytes::default());
        let numbers: OfOperands<Bytes> =
            of_results.chain(self.numbers.iter().map(|number| number.unwrap_or_default())).collect();
        arguments.launched_at(self.arrays, self.results, |site| {
            // SAFETY: as on the host; `launched_at` has checked that all exist, are aligned, and belong to
            // the site's context.
            unsafe { self.elementwise.on_device(&order, &numbers, site) }
        })
    }

    fn array(&self, index: usize) -> Option<&ArrayView<'_>> {
        self.arrays.iter().find(|(position, _)| *position == index).map(|(_, view)| *view)
    }

    /// The results, which are the first operands.
    fn written(&self) -> OfOperands<StridedOperand> {
        self.results.iter().map(|view| self.operand(view)).collect()
    }

    fn operand(&self, view: &ArrayView<'_>) -> StridedOperand {
        StridedOperand {
            data: view.data,
            strides: broadcast::strides(self.shape, &view.shape, &view.strides),
        }
    }

    fn number(&self, data: *mut u8) -> StridedOperand {
        StridedOperand { data, strides: Dims::from_elem(0, self.shape.len()) }
    }

    /// Whether results would overwrite elements of an array before they are read. `own` is the array's
    /// operand, and `written` begins with the results.
    fn is_in_the_way(&self, view: &ArrayView<'_>, own: &StridedOperand, written: &[StridedOperand]) -> bool {
        self.results.iter().zip(written).any(|(result, written)| {
            share_memory(result, view) && !is_in_step(self.shape, result, written, view, own)
        })
    }

    /// The operand for an array that is read: the array itself, or a copy if results would overwrite it.
    fn read(
        &self,
        view: &ArrayView<'_>,
        written: &[StridedOperand],
        copies: &mut Vec<Copied>,
    ) -> Result<StridedOperand> {
        let own = self.operand(view);
        if !self.is_in_the_way(view, &own, written) {
            return Ok(own);
        }
        let copy = Copied::new(view, AxisOrder::C)?;
        let mut strides: Dims<isize> = view.shape.iter().map(|_| 0).collect();
        let mut stride = view.dtype.size().cast_signed();
        for (slot, length) in strides.iter_mut().zip(&view.shape).rev() {
            *slot = stride;
            stride *= length.cast_signed();
        }
        let data = copy.contiguous().memory();
        copies.push(copy);
        Ok(StridedOperand { data, strides: broadcast::strides(self.shape, &view.shape, &strides) })
    }
}

fn shared(name: &str) -> Error {
    let message = format!(
        "the array shares memory with `{name}`, whose elements are read elsewhere than they are written: pass another array, \
         or a copy of `{name}`"
    );
    Error::new(ErrorKind::Value, message)
}

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
    let shape = common(&arrays, |index| arguments.name(index))?;
    let memory = memory_of(&arrays);
    if memory.is_device() {
        elementwise.check_kernels().map_err(Failure::value)?;
    }
    let wanted = WantedElements { dtypes: elementwise.results(), memory, take_in };
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

/// The shape to which all arrays broadcast. `name` returns the name of the parameter at a position.
///
/// # Errors
/// `Value`, with the first array that does not broadcast with those before it.
pub(crate) fn common(
    views: &[(usize, &ArrayView<'_>)],
    name: impl Fn(usize) -> String,
) -> Result<Dims<usize>> {
    let mut shape = Dims::new();
    for (position, (index, view)) in views.iter().enumerate() {
        if !take_in(&mut shape, &view.shape) {
            let before = views[..position]
                .iter()
                .map(|(index, view)| format!("`{}` {}", name(*index), shown(&view.shape)));
            let before: Vec<String> = before.collect();
            let message = format!(
                "the array has the shape {}, which does not broadcast with {}",
                shown(&view.shape),
                before.join(" and ")
            );
            return Err(Failure::argument(name(*index), Error::new(ErrorKind::Value, message)));
        }
    }
    match checked_len(&shape) {
        Some(_) => Ok(shape),
        None => {
            let message =
                format!("the arrays broadcast to the shape {}, which has too many elements", shown(&shape));
            Err(Failure::value(Error::new(ErrorKind::Value, message)))
        }
    }
}
