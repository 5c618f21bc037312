//! Sequences of numbers as input arrays: C++ gets a copy of the numbers.
//!
//! Accepted are a list, a tuple, a `range`, and anything else that implements Python's sequence protocol and
//! is neither an array nor text. Each number is converted like a value of the element type: a float is not
//! accepted as an integer, and a number out of range is an `OverflowError`.

use crate::core::dtype::{Dtype, Element};
use crate::core::error::{Error, ErrorKind};
use crate::core::half::{Bfloat16, Half};
use crate::python::acquire::Refusal;
use crate::python::convert::complex::{complex, complex64, plain_complex, plain_complex64};
use crate::python::convert::number::{
    boolean, float, float32, integer, narrowed, plain_boolean, plain_float, plain_integer, runs_no_code,
};
use crate::python::convert::number::{half, plain_half};
use crate::python::interpreter::{Failure, Result, layout};
use crate::python::table::parameter::CopySequence;
use crate::python::table::{Arguments, Array, Copied, Parameter};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyList, PyString, PyTuple};
use std::mem::MaybeUninit;

impl Arguments<'_, '_> {
    /// Whether the argument at `index` is a sequence where `array` accepts one. Its elements are not read.
    pub(crate) fn is_sequence(&self, index: usize, array: Array) -> bool {
        let object = self.object(index);
        array.sequence
            && matches!(self.acquired(index), Err(Refusal::NotAnArray { .. }))
            // SAFETY: a live object, and the lock is held.
            && unsafe { ffi::PySequence_Check(object.as_ptr()) } == 1
            && !(object.is_instance_of::<PyString>()
                || object.is_instance_of::<PyBytes>()
                || object.is_instance_of::<PyByteArray>())
    }

    /// Reads the sequence at `index` for `parameter`, and discards the result, to check that it can be read.
    ///
    /// # Errors
    /// The error of reading one of its numbers.
    pub(crate) fn check_sequence(&self, index: usize, parameter: &Parameter) -> Result<()> {
        parameter.code.sequence.map_or(Ok(()), |copy| copy(self.object(index)).map(drop))
    }

    /// Copies the sequences that were passed for arrays. Returns whether code of the sequences may have run.
    ///
    /// # Errors
    /// The error of reading a number; MemoryError.
    pub(crate) fn copy_sequences(&mut self, parameters: &[Parameter]) -> Result<bool> {
        let mut may_have_run_code = false;
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(copy) = parameter.code.sequence
                && self.acquired(index).is_err()
            {
                let (copy, ran) =
                    copy(self.object(index)).map_err(|failure| failure.naming(|| self.name(index)))?;
                may_have_run_code |= ran;
                self.copies.push((index, copy));
            }
        }
        Ok(may_have_run_code)
    }

    /// Whether C++ gets a copy of the argument at `index`, by [`Arguments::copy_sequences`].
    pub(crate) fn is_copied(&self, index: usize) -> bool {
        self.copies.iter().any(|(position, _)| *position == index)
    }

    /// The number of elements of the sequence at `index`, if the argument is a sequence and not an array.
    pub(crate) fn sequence_length(&self, index: usize) -> Option<usize> {
        let (_, copy) = self.copies.iter().find(|(position, _)| *position == index)?;
        self.acquired(index).is_err().then(|| copy.len())
    }
}

/// The function that copies a sequence of numbers of this type. It is selected at compile time, so that a
/// module has no code for other types.
pub(crate) const fn copy_sequence(dtype: Dtype) -> CopySequence {
    match dtype {
        Dtype::Bool => |object| numbers(object, plain_boolean, boolean),
        Dtype::Int8 => |object| numbers(object, plain_integer::<i8>, integer),
        Dtype::Int16 => |object| numbers(object, plain_integer::<i16>, integer),
        Dtype::Int32 => |object| numbers(object, plain_integer::<i32>, integer),
        Dtype::Int64 => |object| numbers(object, plain_integer::<i64>, integer),
        Dtype::Uint8 => |object| numbers(object, plain_integer::<u8>, integer),
        Dtype::Uint16 => |object| numbers(object, plain_integer::<u16>, integer),
        Dtype::Uint32 => |object| numbers(object, plain_integer::<u32>, integer),
        Dtype::Uint64 => |object| numbers(object, plain_integer::<u64>, integer),
        Dtype::Float16 => |object| numbers(object, plain_half::<Half>, half),
        Dtype::Bfloat16 => |object| numbers(object, plain_half::<Bfloat16>, half),
        Dtype::Float32 => |object| {
            let plain = |number: &Bound<'_, PyAny>| plain_float(number).and_then(narrowed);
            numbers_after(object, plain, float32, leading::<f32>(narrowed))
        },
        Dtype::Float64 => |object| numbers_after(object, plain_float, float, leading::<f64>(Some)),
        Dtype::Complex64 => |object| numbers(object, plain_complex64, complex64),
        Dtype::Complex128 => |object| numbers(object, plain_complex, complex),
    }
}

/// Reads the floats at the beginning of a list, and returns their number: calls `plain` for each in a tight
/// loop, which takes half the time.
fn leading<T>(
    narrowed: impl Fn(f64) -> Option<T> + Copy,
) -> impl Fn(&Bound<'_, PyAny>, &mut [MaybeUninit<T>]) -> usize {
    // SAFETY: `numbers_after` calls this only for lists of known layout, with the lock held.
    move |list, into| unsafe { layout::leading_floats(list.as_ptr(), into, narrowed) }
}

/// Copies a sequence. `plain` reads Python's own numbers of the kind, and `any` reads all accepted objects.
fn numbers<T: Element>(
    object: &Bound<'_, PyAny>,
    plain: impl Fn(&Bound<'_, PyAny>) -> Option<T>,
    any: impl Fn(&Bound<'_, PyAny>) -> Result<T>,
) -> Result<(Copied, bool)> {
    numbers_after(object, plain, any, |_, _| 0)
}

/// Copies a sequence as [`numbers`] does, after `leading` has read some of the `plain` numbers at the
/// beginning of a list whose layout is known.
fn numbers_after<T: Element>(
    object: &Bound<'_, PyAny>,
    plain: impl Fn(&Bound<'_, PyAny>) -> Option<T>,
    any: impl Fn(&Bound<'_, PyAny>) -> Result<T>,
    leading: impl Fn(&Bound<'_, PyAny>, &mut [MaybeUninit<T>]) -> usize,
) -> Result<(Copied, bool)> {
    let py = object.py();
    // A list is read in place, and its length is checked again for each number, whose code may change the
    // list. Everything else is first converted to a tuple, which nobody can change.
    let is_list = object.is_exact_instance_of::<PyList>();
    let is_settled = is_list || object.is_exact_instance_of::<PyTuple>();
    let items = if is_list {
        object.clone()
    } else {
        // SAFETY: a live object, and the lock is held; the result is a new reference, or NULL with an
        // exception set.
        unsafe { Bound::from_owned_ptr_or_err(py, ffi::PySequence_Tuple(object.as_ptr()))? }
    };
    if is_list && layout::is_known() {
        // SAFETY: a list of the layout that these functions read, and the lock is held.
        let size = || unsafe { layout::list_size(items.as_ptr()) };
        // SAFETY: as above.
        let item = |at| unsafe { layout::list_item(items.as_ptr(), at) };
        return copied(py, is_settled, size, item, plain, any, |into| leading(&items, into));
    }
    let (size, item) = match is_list {
        true => (ffi::PyList_Size as SequenceSize, ffi::PyList_GetItem as SequenceItem),
        false => (ffi::PyTuple_Size as SequenceSize, ffi::PyTuple_GetItem as SequenceItem),
    };
    // SAFETY: a live list or tuple, for which these functions are meant, and the lock is held.
    copied(
        py,
        is_settled,
        || unsafe { size(items.as_ptr()) },
        |at| unsafe { item(items.as_ptr(), at) },
        plain,
        any,
        |_| 0,
    )
}

type SequenceSize = unsafe extern "C" fn(*mut ffi::PyObject) -> ffi::Py_ssize_t;
type SequenceItem = unsafe extern "C" fn(*mut ffi::PyObject, ffi::Py_ssize_t) -> *mut ffi::PyObject;

/// The numbers of a list or a tuple with this length, each a borrowed reference to an object that lives until
/// code runs that changes the list.
#[inline(always)]
fn copied<T: Element>(
    py: Python<'_>,
    is_settled: bool,
    length: impl Fn() -> ffi::Py_ssize_t,
    item: impl Fn(ffi::Py_ssize_t) -> *mut ffi::PyObject,
    plain: impl Fn(&Bound<'_, PyAny>) -> Option<T>,
    any: impl Fn(&Bound<'_, PyAny>) -> Result<T>,
    leading: impl Fn(&mut [MaybeUninit<T>]) -> usize,
) -> Result<(Copied, bool)> {
    let mut values = Vec::new();
    values.try_reserve_exact(length().unsigned_abs()).map_err(|_| too_many(length()))?;
    let mut may_have_run_code = !is_settled;
    let mut end = length();
    // Plain numbers run no code, so the length does not change, and there is room for all.
    let places = &mut values.spare_capacity_mut()[..end.unsigned_abs()];
    let read = leading(places);
    let mut next = read as ffi::Py_ssize_t;
    for place in &mut places[read..] {
        // SAFETY: guaranteed by the caller.
        let number = unsafe { Borrowed::from_ptr(py, item(next)) };
        let Some(value) = plain(&number) else { break };
        place.write(value);
        next += 1;
    }
    // SAFETY: this number of elements was written.
    unsafe { values.set_len(next.unsigned_abs()) };
    while next < end {
        // SAFETY: guaranteed by the caller; the number is not used after code has run.
        let number = unsafe { Borrowed::from_ptr(py, item(next)) };
        match plain(&number) {
            Some(value) => values.push(value),
            None => {
                let number = number.to_owned();
                may_have_run_code |= !runs_no_code(&number);
                values.push(any(&number).map_err(|failure| failure.at_element(values.len()))?);
                end = length();
            }
        }
        next += 1;
    }
    Ok((Copied::holding(values), may_have_run_code))
}

#[cold]
fn too_many(count: ffi::Py_ssize_t) -> Failure {
    Failure::value(Error::new(ErrorKind::Memory, format!("no memory for a copy of {count} numbers")))
}
