//! The C struct of CuPy's arrays. Its fields are read in a fraction of the time of the attributes, for which
//! CuPy makes Python objects.
//!
//! CuPy does not export the struct. Before the first array of a class is read in this way, its fields are
//! therefore compared with its attributes: with the objects in `dtype` and `data`, whose places are searched,
//! and with all numbers. A class whose struct is laid out in any other way is read by attributes.

use crate::core::array_view::Dims;
use crate::core::dtype::Dtype;
use crate::python::acquire::numpy;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::once::Remembered;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;
use std::slice;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The places of fields, in words from the beginning of the object: after Python's own two, Cython's table of
/// functions and the list of weak references. Shape and strides are a `std::vector<Py_ssize_t>` each.
const SIZE: usize = 4;
const SHAPE: usize = 5;
const STRIDES: usize = 8;
/// The first word that may be `dtype` or `data`, which follow flags. Which flag is which cannot be found out
/// from one array, so that the strides say what is contiguous.
const OBJECTS: usize = 12;

/// The place of the address in CuPy's memory pointers, which is preceded by Cython's table.
const POINTER: usize = 3;

const WORD: usize = size_of::<usize>();

/// The class whose fields were found to be at these places, and the places of its objects.
static CLASS: Remembered = Remembered::new();
static DTYPE: AtomicUsize = AtomicUsize::new(0);
static DATA: AtomicUsize = AtomicUsize::new(0);

/// The last class whose fields are elsewhere.
static OTHER: Remembered = Remembered::new();

/// The fields of an array of the class that was compared.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a, 'py>(&'a Bound<'py, PyAny>);

impl<'a, 'py> Fields<'a, 'py> {
    /// The fields of an array whose class was compared before.
    #[inline]
    pub(super) fn known(object: &'a Bound<'py, PyAny>) -> Option<Self> {
        CLASS.is_of(object).then_some(Fields(object))
    }

    /// The fields of an array of CuPy's own class, whose attributes are C code.
    #[inline]
    pub(super) fn of(object: &'a Bound<'py, PyAny>) -> Option<Self> {
        Fields::known(object).or_else(|| compare(object))
    }

    /// The element type, if quaff knows it.
    pub(super) fn dtype(self) -> Option<Dtype> {
        // SAFETY: the field is a live object, which the array keeps.
        let dtype = unsafe { Borrowed::from_ptr(self.0.py(), self.object(&DTYPE)) };
        numpy::known_dtype(&dtype)
    }

    /// The address of the first element; `None` for an array that CuPy has not initialised.
    pub(super) fn address(self) -> Option<*mut u8> {
        let data = self.object(&DATA);
        // SAFETY: the function only compares addresses.
        let is_none = unsafe { ptr::eq(data, ffi::Py_None()) };
        // SAFETY: Cython lets the field be None or a memory pointer, whose struct was compared.
        (!is_none).then(|| ptr::without_provenance_mut(unsafe { word(data, POINTER) }))
    }

    pub(super) fn shape(self) -> Dims<usize> {
        Dims::from_slice(self.numbers(SHAPE))
    }

    /// The strides in bytes.
    pub(super) fn strides(self) -> Dims<isize> {
        self.numbers(STRIDES).iter().map(|stride| stride.cast_signed()).collect()
    }

    fn numbers(self, place: usize) -> &'a [usize] {
        // SAFETY: the class was compared, and nobody changes the numbers while the GIL is held.
        unsafe { vector(self.0.as_ptr(), place) }
    }

    fn object(self, place: &AtomicUsize) -> *mut ffi::PyObject {
        // SAFETY: the class was compared.
        ptr::with_exposed_provenance_mut(unsafe { word(self.0.as_ptr(), place.load(Relaxed)) })
    }
}

/// Compares the fields of an array of a new class with its attributes.
#[cold]
fn compare<'a, 'py>(object: &'a Bound<'py, PyAny>) -> Option<Fields<'a, 'py>> {
    if OTHER.is_of(object) {
        return None;
    }
    let Ok(found) = places(object) else {
        OTHER.set(object);
        return None;
    };
    let (dtype, data) = found?;
    DTYPE.store(dtype, Relaxed);
    DATA.store(data, Relaxed);
    CLASS.set(object);
    Some(Fields(object))
}

/// The places of `dtype` and `data`; `None` for an array without dimensions, in which there is nothing to
/// compare.
///
/// # Errors
/// A field differs from its attribute, or an attribute is missing.
fn places(object: &Bound<'_, PyAny>) -> PyResult<Option<(usize, usize)>> {
    let py = object.py();
    let shape: Vec<usize> = object.getattr(intern!(py, "shape"))?.extract()?;
    if shape.is_empty() {
        return Ok(None);
    }
    let strides: Vec<isize> = object.getattr(intern!(py, "strides"))?.extract()?;
    let strides: Vec<usize> = strides.into_iter().map(isize::cast_unsigned).collect();
    let (dtype, data) = (object.getattr(intern!(py, "dtype"))?, object.getattr(intern!(py, "data"))?);
    let size: usize = object.getattr(intern!(py, "size"))?.extract()?;
    let address: usize = data.getattr(intern!(py, "ptr"))?.extract()?;
    let (array, length) = (object.as_ptr(), words(object)?);
    let find = |wanted: &Bound<'_, PyAny>| {
        let address = wanted.as_ptr().expose_provenance();
        // SAFETY: the words are inside the object.
        (OBJECTS..length).find(|&place| unsafe { word(array, place) } == address)
    };
    let (Some(dtype), Some(at)) = (find(&dtype), find(&data)) else { return Err(differs()) };
    // SAFETY: both objects are as long, because `dtype` was found behind the other fields. The vectors are
    // read only if the size and the lengths of both are right.
    let is_same = unsafe {
        let is_sized = word(array, SIZE) == size
            && words(&data)? > POINTER
            && word(data.as_ptr(), POINTER) == address
            && [(SHAPE, shape.len()), (STRIDES, strides.len())].iter().all(|&(place, count)| {
                let (begin, end) = (word(array, place), word(array, place + 1));
                begin != 0 && begin.is_multiple_of(WORD) && end.checked_sub(begin) == Some(count * WORD)
            });
        is_sized && vector(array, SHAPE) == shape && vector(array, STRIDES) == strides
    };
    if is_same { Ok(Some((dtype, at))) } else { Err(differs()) }
}

fn differs() -> PyErr {
    pyo3::exceptions::PyTypeError::new_err("a field is not where CuPy has it")
}

/// The number of words of an object.
fn words(object: &Bound<'_, PyAny>) -> PyResult<usize> {
    let size: usize = object.get_type().getattr(intern!(object.py(), "__basicsize__"))?.extract()?;
    Ok(size / WORD)
}

/// A word of an object.
///
/// # Safety
/// The object is live, and has that many words.
#[inline]
unsafe fn word(object: *mut ffi::PyObject, place: usize) -> usize {
    // SAFETY: guaranteed by the caller; objects are aligned to words.
    unsafe { object.cast::<usize>().add(place).read() }
}

/// The numbers of a `std::vector<Py_ssize_t>`, by the pointers to its first number and behind its last, which
/// libstdc++ and libc++ store at its beginning.
///
/// # Safety
/// The object has a vector at that place, which nobody changes for `'a`.
#[inline]
unsafe fn vector<'a>(object: *mut ffi::PyObject, place: usize) -> &'a [usize] {
    // SAFETY: guaranteed by the caller.
    let (begin, end) = unsafe { (word(object, place), word(object, place + 1)) };
    if begin == end {
        return &[];
    }
    // SAFETY: guaranteed by the caller.
    unsafe { slice::from_raw_parts(ptr::with_exposed_provenance(begin), (end - begin) / WORD) }
}
