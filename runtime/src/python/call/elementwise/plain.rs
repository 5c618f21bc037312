//! Short calls with NumPy's own arrays of one shape, aligned and contiguous, and Python's built-in numbers:
//! arrays of more than two axes, or more of them than `few_axes.rs` takes. They need no order of axes, and
//! none of the precautions that other calls need.

use crate::core::array_view::Dims;
use crate::core::dtype::Dtype;
use crate::core::elementwise::{Elementwise, LARGE, MOST_OPERANDS};
use crate::core::exception;
use crate::core::host::ElementLoop;
use crate::python::acquire::PlainArray;
use crate::python::convert::element;
use crate::python::convert::result::new_array;
use crate::python::interpreter::Result;
use crate::python::table::{Function, Overload};
use pyo3::prelude::*;
use smallvec::SmallVec;

/// The kind of one argument.
enum PlainArgument<'a> {
    Array(PlainArray<'a>),
    Number,
}

type AllGiven<'a> = SmallVec<[PlainArgument<'a>; 4]>;

/// The operands of a call, in the form that the loop takes.
struct Operands {
    memory: [*mut u8; MOST_OPERANDS],
    strides: [isize; MOST_OPERANDS],
}

/// Calls the first overload for the arrays' dtypes, if all arguments are plain enough for the short path.
#[inline]
pub(crate) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    arguments: &[Bound<'py, PyAny>],
    out: Option<&Bound<'py, PyAny>>,
) -> Option<Result<Bound<'py, PyAny>>> {
    let mut given = AllGiven::new();
    let mut first: Option<PlainArray<'_>> = None;
    for argument in arguments {
        given.push(match PlainArray::of(argument) {
            Some(array) => {
                if first.get_or_insert(array).shape() != array.shape() {
                    return None;
                }
                PlainArgument::Array(array)
            }
            None if element::is_own(argument) => PlainArgument::Number,
            None => return None,
        });
    }
    // NumPy's result for arrays without axes is a number.
    let first = first.filter(|first| first.run().len() < LARGE && !first.shape().is_empty())?;
    let fits = |function: &&'static Elementwise| has_types(function, &given);
    let elementwise = function.overloads.iter().map(Overload::elementwise).find(fits)?;
    let &[dtype] = elementwise.results() else { return None };
    let result = match out.filter(|out| !out.is_none()) {
        Some(out) => out.clone(),
        None => {
            let shape: Dims<usize> = first.shape().iter().map(|length| length.unsigned_abs()).collect();
            new_array(py, dtype, &shape)?
        }
    };
    let written = PlainArray::of(&result).filter(|array| may_be_written(array, dtype, &first, &given))?;
    let mut numbers = [element::Bytes::default(); MOST_OPERANDS];
    let mut operands =
        Operands { memory: [std::ptr::null_mut(); MOST_OPERANDS], strides: [0; MOST_OPERANDS] };
    operands.memory[0] = written.run().memory();
    operands.strides[0] = dtype.size().cast_signed();
    for (index, (given, &dtype)) in given.iter().zip(elementwise.inputs()).enumerate() {
        (operands.memory[index + 1], operands.strides[index + 1]) = match given {
            PlainArgument::Array(array) => (array.run().memory(), dtype.size().cast_signed()),
            PlainArgument::Number => {
                numbers[index] = element::plain_element(&arguments[index], dtype)?;
                (numbers[index].as_mut_ptr(), 0)
            }
        };
    }
    let count = given.len() + 1;
    let shape = [first.run().len()];
    let (memory, strides) = (&operands.memory[..count], &operands.strides[..count]);
    let elements = ElementLoop::new(memory, elementwise.dtypes(), &shape, strides, false);
    // SAFETY: as many operands as the function has, each of its type and as long as the first;
    // `may_be_written` has checked the result. The caller holds NumPy's arrays and the lock.
    let done = unsafe { elementwise.run(&elements) };
    Some(if done { Ok(result) } else { Err(exception::take().into()) })
}

/// Whether the arrays have the function's types.
#[inline]
fn has_types(function: &Elementwise, given: &[PlainArgument<'_>]) -> bool {
    let is_of = |(given, dtype): (&PlainArgument<'_>, &Dtype)| match given {
        PlainArgument::Array(array) => array.dtype() == *dtype,
        PlainArgument::Number => true,
    };
    function.inputs().len() == given.len() && given.iter().zip(function.inputs()).all(is_of)
}

/// Whether an array, the caller's or a new one, may be written: each input shares no memory with it, or is
/// exactly the same elements.
#[inline]
fn may_be_written(
    array: &PlainArray<'_>,
    dtype: Dtype,
    like: &PlainArray<'_>,
    given: &[PlainArgument<'_>],
) -> bool {
    let bytes = array.run().len() * dtype.size();
    let start = array.run().memory().addr();
    let is_apart = |given: &PlainArgument<'_>| match given {
        PlainArgument::Array(read) => {
            let other = read.run().memory().addr();
            let size = read.dtype().size();
            other == start && size == dtype.size()
                || start + bytes <= other
                || other + read.run().len() * size <= start
        }
        PlainArgument::Number => true,
    };
    array.is_writable()
        && array.dtype() == dtype
        && array.shape() == like.shape()
        && given.iter().all(is_apart)
}
