//! Short calls with few NumPy arrays, of at most two axes and any layout, which broadcast, and Python's
//! built-in numbers: the layouts are read from the arrays' structs into a loop of two axes. Calls that do not
//! fit take the path of `plain.rs` or that of `strided.rs`, whose views and orders of axes take longer than
//! the elements.

use crate::core::dtype::Dtype;
use crate::core::elementwise::{Elementwise, LARGE};
use crate::core::exception;
use crate::core::host::ElementLoop;
use crate::python::acquire::StridedArray;
use crate::python::convert::element;
use crate::python::convert::result::new_array;
use crate::python::interpreter::Result;
use crate::python::table::{Function, Overload};
use pyo3::prelude::*;
use std::ops::Range;
use std::ptr;

/// The most operands, with the result.
const FEW: usize = 4;

/// The common shape: rows and columns.
type Shape = [usize; 2];

/// The bytes from one row to the next, and from one column to the next; 0 along an axis on which an operand
/// has one element.
type Strides = [isize; 2];

/// Calls the first instantiation for the arrays' dtypes. `None` if the arguments are of another kind, or if
/// this instantiation does not accept one of the numbers.
#[inline(never)]
pub(crate) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    arguments: &[Bound<'py, PyAny>],
    out: Option<&Bound<'py, PyAny>>,
) -> Option<Result<Bound<'py, PyAny>>> {
    if arguments.len() >= FEW {
        return None;
    }
    let mut arrays: [Option<StridedArray<'_>>; FEW] = [None; FEW];
    let mut shape: Shape = [1, 1];
    let mut ndim = 0;
    for (slot, argument) in arrays.iter_mut().zip(arguments) {
        *slot = StridedArray::of(argument);
        match slot {
            Some(array) => {
                ndim = ndim.max(array.shape().len());
                take_in(&mut shape, array.shape())?;
            }
            None if element::is_own(argument) => {}
            None => return None,
        }
    }
    // NumPy's result for arrays without axes is a number.
    let length = shape[0].checked_mul(shape[1])?;
    if ndim == 0 || !(1..LARGE).contains(&length) {
        return None;
    }
    let arrays = &arrays[..arguments.len()];
    let fits = |function: &&'static Elementwise| has_types(function, arrays);
    let elementwise = function.overloads.iter().map(Overload::elementwise).find(fits)?;
    let &[dtype] = elementwise.results() else { return None };
    let result = match out.filter(|out| !out.is_none()) {
        Some(out) => out.clone(),
        None => new_array(py, dtype, &shape[2 - ndim..])?,
    };
    let written = StridedArray::of(&result)?;
    let strides_of_result = writable(&written, dtype, &shape[2 - ndim..], shape)?;
    let range = span(&written, shape, strides_of_result);

    let mut numbers = [element::Bytes::default(); FEW];
    let mut memory = [ptr::null_mut(); FEW];
    let mut strides: [Strides; FEW] = [[0; 2]; FEW];
    (memory[0], strides[0]) = (written.memory(), strides_of_result);
    for (index, (array, &dtype)) in arrays.iter().zip(elementwise.inputs()).enumerate() {
        (memory[index + 1], strides[index + 1]) = match array {
            Some(array) => {
                let own = broadcast(array);
                let read = span(array, shape, own);
                let is_same = array.memory() == written.memory()
                    && own == strides_of_result
                    && dtype.size() == written.dtype().size();
                if read.start < range.end && range.start < read.end && !is_same {
                    return None;
                }
                (array.memory(), own)
            }
            None => {
                numbers[index] = element::plain_element(&arguments[index], dtype)?;
                (numbers[index].as_mut_ptr(), [0, 0])
            }
        };
    }
    let operands = arrays.len() + 1;
    let done = run(elementwise, &memory[..operands], &strides[..operands], shape);
    Some(if done { Ok(result) } else { Err(exception::take().into()) })
}

/// Extends `shape` so that the array broadcasts with it; `None` if it does not, or has more axes.
#[inline]
fn take_in(shape: &mut Shape, array: &[isize]) -> Option<()> {
    let mut take = |axis: usize, length: isize| {
        let length = length.unsigned_abs();
        if shape[axis] == 1 {
            shape[axis] = length;
        }
        (length == 1 || length == shape[axis]).then_some(())
    };
    match *array {
        [] => Some(()),
        [columns] => take(1, columns),
        [rows, columns] => take(0, rows).and_then(|()| take(1, columns)),
        _ => None,
    }
}

/// Whether the arrays have the function's types.
#[inline]
fn has_types(function: &Elementwise, arrays: &[Option<StridedArray<'_>>]) -> bool {
    let is_of = |(array, dtype): (&Option<StridedArray<'_>>, &Dtype)| {
        array.is_none_or(|array| array.dtype() == *dtype)
    };
    function.inputs().len() == arrays.len() && arrays.iter().zip(function.inputs()).all(is_of)
}

/// An array's strides in the loop.
#[inline]
fn broadcast(array: &StridedArray<'_>) -> Strides {
    let stride = |length: isize, stride: isize| if length == 1 { 0 } else { stride };
    match (array.shape(), array.strides()) {
        (&[columns], &[across]) => [0, stride(columns, across)],
        (&[rows, columns], &[down, across]) => [stride(rows, down), stride(columns, across)],
        _ => [0, 0],
    }
}

/// The strides of a result that may be written, whose rows follow one another and whose elements are apart.
#[inline]
fn writable(array: &StridedArray<'_>, dtype: Dtype, own: &[usize], shape: Shape) -> Option<Strides> {
    let has_shape = own.len() == array.shape().len()
        && own.iter().zip(array.shape()).all(|(own, length)| *own == length.unsigned_abs());
    if !has_shape || array.dtype() != dtype || !array.is_writable() {
        return None;
    }
    let [rows, columns] = shape;
    let strides @ [down, across] = broadcast(array);
    let element = dtype.size().cast_signed();
    let row = across.checked_mul(columns.cast_signed() - 1)?.checked_add(element)?;
    ((columns == 1 || across >= element) && (rows == 1 || down >= row)).then_some(strides)
}

/// The addresses between which an array's elements are. NumPy keeps them inside one allocation.
#[inline]
fn span(array: &StridedArray<'_>, [rows, columns]: Shape, [down, across]: Strides) -> Range<usize> {
    let ends = [down.wrapping_mul(rows.cast_signed() - 1), across.wrapping_mul(columns.cast_signed() - 1)];
    let [first, last] = ends.iter().fold([0, 0], |[first, last]: [isize; 2], &end| {
        [first.wrapping_add(end.min(0)), last.wrapping_add(end.max(0))]
    });
    let start = array.memory().addr();
    start.wrapping_add_signed(first)..start.wrapping_add_signed(last).wrapping_add(array.dtype().size())
}

/// Runs the function, along one axis if each operand is walked by one stride. Returns `false` for an
/// exception.
#[inline]
fn run(function: &'static Elementwise, memory: &[*mut u8], strides: &[Strides], shape: Shape) -> bool {
    let [rows, columns] = shape;
    let goes_on = |&[down, across]: &Strides| down == across.wrapping_mul(columns.cast_signed());
    let mut along_one = [0; FEW];
    let (shape, strides): (&[usize], &[isize]) = if rows == 1 || strides.iter().all(goes_on) {
        along_one.iter_mut().zip(strides).for_each(|(one, [_, across])| *one = *across);
        (&[rows * columns], &along_one[..memory.len()])
    } else if columns == 1 {
        along_one.iter_mut().zip(strides).for_each(|(one, [down, _])| *one = *down);
        (&[rows], &along_one[..memory.len()])
    } else {
        (&shape, strides.as_flattened())
    };
    let elements = ElementLoop::new(memory, function.dtypes(), shape, strides, false);
    // SAFETY: as many operands as the function has, each of its type and with elements at all places; the
    // result was found to be writable, and apart from the inputs or the same elements as these. The caller
    // holds NumPy's arrays and the lock.
    unsafe { function.run(&elements) }
}
