//! NumPy arrays over C++ memory, valid while a Python method runs that C++ calls with them.
//!
//! Nothing is copied unless Python keeps the array, or a view of it, after the call: then these get a copy of
//! the elements, and no array refers to the C++ memory any more.
//!
//! A loan is two arrays over the same memory. Python gets the array whose base is the other one, the *root*.
//! NumPy makes the root the base of every view, so that the references to the root count the views, and the
//! references to the array count the uses of the array itself.

use crate::core::array_view::Dims;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::numpy_type;
use crate::python::convert::result::numpy::{descriptor, is_there, refused};
use crate::python::instance::key::KeyHash;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result, attached, raised};
use ::numpy::PY_ARRAY_API;
use ::numpy::npyffi::{
    _PyArray_GET_ITEM_DATA, NPY_ARRAY_ALIGNED, NPY_ARRAY_C_CONTIGUOUS, NPY_ARRAY_F_CONTIGUOUS,
    NPY_ARRAY_WRITEABLE, NpyTypes, PyArray_Descr, PyArrayObject, PyArrayObject_fields, get_type_object,
};
use pyo3::exceptions::PyRuntimeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMemoryView, PyTuple};
use std::collections::{HashMap, HashSet};
use std::ffi::{c_int, c_void};
use std::ptr;
use std::slice;

/// Memory that C++ lends. Laid out as `quaff::Loan` in `include/quaff/director_arrays.hpp`.
#[repr(C)]
pub(crate) struct Loan {
    data: *mut c_void,
    dtype: Dtype,
    extents: *const u64,
    ndim: usize,
    is_fortran: bool,
    is_constant: bool,
}

/// An array over C++ memory: a new reference, or NULL with an exception set.
///
/// # Safety
/// The memory has the elements that `loan` describes until [`quaff_end_loan`]; the lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_lend_array(loan: *const Loan) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let (py, loan) = unsafe { (Python::assume_attached(), &*loan) };
    attached(py, |py| match lend(py, loan) {
        Ok(array) => array.into_ptr(),
        Err(failure) => {
            raised::raise(py, |py| failure.into_py_err(py, "array"));
            ptr::null_mut()
        }
    })
}

fn lend<'py>(py: Python<'py>, loan: &Loan) -> Result<Bound<'py, PyAny>> {
    let unknown =
        || Failure::value(Error::new(ErrorKind::Runtime, "a director with arrays needs NumPy: install it"));
    if !is_there(py)? {
        return Err(unknown());
    }
    let numpy_type = numpy_type(py, loan.dtype).ok_or_else(unknown)?;
    // SAFETY: C++ has `ndim` extents.
    let extents = unsafe { slice::from_raw_parts(loan.extents, loan.ndim) };
    let lengths: Option<Dims<isize>> = extents.iter().map(|&extent| isize::try_from(extent).ok()).collect();
    let elements = extents.iter().try_fold(1_u64, |product, &extent| product.checked_mul(extent));
    let (Some(mut lengths), Some(elements)) = (lengths, elements) else {
        return Err(Failure::value(Error::new(
            ErrorKind::Overflow,
            "the extents are too large for an array",
        )));
    };
    let data = match (loan.data.is_null(), elements) {
        // For an empty array with a null address NumPy would allocate memory: a dangling address prevents
        // that.
        (true, 0) => ptr::dangling_mut::<u64>().cast(),
        (true, _) => {
            let message = "C++ passed a null pointer in the place of an array";
            return Err(Failure::value(Error::new(ErrorKind::Value, message)));
        }
        (false, _) => loan.data,
    };
    // SAFETY: NumPy's functions are loaded, and the elements exist; each array takes a reference to a
    // descriptor.
    unsafe {
        let descr = descriptor(py, numpy_type);
        ffi::Py_INCREF(descr.cast());
        let root = over(py, descr, &mut lengths, data, loan);
        let root = root.inspect_err(|_| ffi::Py_DECREF(descr.cast()))?;
        let array = over(py, descr, &mut lengths, data, loan)?;
        match PY_ARRAY_API.PyArray_SetBaseObject(py, array.as_ptr().cast(), root.into_ptr()) {
            0 => Ok(array),
            _ => Err(refused(py)),
        }
    }
}

/// An array without a base; takes the reference to the descriptor.
///
/// # Safety
/// NumPy's functions are loaded, and the elements at `data` exist.
unsafe fn over<'py>(
    py: Python<'py>,
    descr: *mut PyArray_Descr,
    lengths: &mut Dims<isize>,
    data: *mut c_void,
    loan: &Loan,
) -> Result<Bound<'py, PyAny>> {
    let order = if loan.is_fortran { NPY_ARRAY_F_CONTIGUOUS } else { NPY_ARRAY_C_CONTIGUOUS };
    let is_aligned = (data as usize).is_multiple_of(loan.dtype.alignment());
    let aligned = if is_aligned { NPY_ARRAY_ALIGNED } else { 0 };
    let writeable = if loan.is_constant { 0 } else { NPY_ARRAY_WRITEABLE };
    // SAFETY: guaranteed by the caller.
    unsafe {
        let class = get_type_object(py, NpyTypes::PyArray_Type);
        let (ndim, lengths) = (lengths.len() as c_int, lengths.as_mut_ptr());
        let (strides, flags) = (ptr::null_mut(), order | aligned | writeable);
        let made = PY_ARRAY_API.PyArray_NewFromDescr(
            py,
            class,
            descr,
            ndim,
            lengths,
            strides,
            data,
            flags,
            ptr::null_mut(),
        );
        Bound::from_owned_ptr_or_opt(py, made).ok_or_else(|| refused(py))
    }
}

/// Ends a loan, and releases the reference to its array: false with an exception set if Python has kept an
/// object that cannot be cut off from the memory. An exception that was set before stays.
///
/// # Safety
/// `array` is from [`quaff_lend_array`], and its memory still exists; the lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_end_loan(array: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let root = fields(array).base;
        if ffi::Py_REFCNT(array) == 1 && ffi::Py_REFCNT(root) == 1 {
            ffi::Py_DECREF(array);
            return true;
        }
        let py = Python::assume_attached();
        attached(py, |py| {
            let before = PyErr::take(py);
            let array = Bound::from_owned_ptr(py, array);
            let root = Borrowed::from_ptr(py, root).to_owned();
            let cut = cut_off(&array, &root);
            match (before, cut) {
                (Some(before), _) => before.restore(py),
                (None, Err(error)) => error.restore(py),
                (None, Ok(())) => return true,
            }
            false
        })
    }
}

/// The struct at the beginning of an array.
///
/// # Safety
/// `array` is a live array, and the lock is held while the struct is used.
unsafe fn fields<'a>(array: *mut ffi::PyObject) -> &'a mut PyArrayObject_fields {
    // SAFETY: guaranteed by the caller.
    unsafe { &mut *_PyArray_GET_ITEM_DATA(array.cast::<PyArrayObject>()) }
}

/// Makes the array and all its views refer to a copy of the elements.
#[cold]
fn cut_off(array: &Bound<'_, PyAny>, root: &Bound<'_, PyAny>) -> PyResult<()> {
    let py = array.py();
    let copy = root.call_method1("copy", ("K",))?;
    // SAFETY: the arrays are alive, and the lock is held; the base takes a reference.
    let (old, new) = unsafe {
        let (old, new) = (fields(root.as_ptr()).data, fields(copy.as_ptr()).data);
        fields(root.as_ptr()).data = new;
        fields(array.as_ptr()).data = new;
        if PY_ARRAY_API.PyArray_SetBaseObject(py, root.as_ptr().cast(), copy.clone().into_ptr()) != 0 {
            return Err(PyErr::fetch(py));
        }
        (old, new)
    };
    let found = find(array, root)?;
    for view in &found.views {
        // SAFETY: the array shares the memory, so its elements have the same offsets in the copy.
        unsafe {
            let view = fields(view.as_ptr());
            view.data = new.wrapping_offset(view.data.addr().wrapping_sub(old.addr()).cast_signed());
        }
    }
    match found.is_all {
        true => Ok(()),
        false => Err(PyRuntimeError::new_err(
            "the Python method kept a view of an array whose memory C++ takes back: keep a copy, `array.copy()`",
        )),
    }
}

/// The greatest depth of the search in tuples and dicts, which the collector lists only in part.
const DEEPEST: usize = 8;

/// The views of an array that Python code has made and still refers to.
struct KeptViews<'py> {
    views: Vec<Bound<'py, PyAny>>,
    /// Whether the references to the array and to its root are all explained by the views. Otherwise the
    /// holder of another reference could have the address of the elements.
    is_all: bool,
}

/// Objects by their addresses, each with the number of references to it that the search has found.
type Counted<'py> = HashMap<usize, (Bound<'py, PyAny>, isize), KeyHash>;

/// Finds the views of `array`, whose base is `root`, and releases the memoryviews of the array and its views.
fn find<'py>(array: &Bound<'py, PyAny>, root: &Bound<'py, PyAny>) -> PyResult<KeptViews<'py>> {
    // SAFETY: live objects. One reference to the root is the caller's, and one the array's.
    let (views_left, holders_left) =
        unsafe { (ffi::Py_REFCNT(root.as_ptr()) - 2, ffi::Py_REFCNT(array.as_ptr()) - 1) };
    let mut search = ViewSearch::new(root)?;
    search.run()?;
    let views = views_of(&search.arrays, array, root)?;
    let of_root = views.iter().filter(|(_, base)| base.is(root)).count().cast_signed();
    let of_array = views.iter().filter(|(_, base)| base.is(array)).count().cast_signed();
    let holders = search.arrays.get(&(array.as_ptr() as usize)).map_or(0, |(_, times)| *times);
    let mut known: HashSet<usize, KeyHash> = views.iter().map(|(view, _)| view.as_ptr() as usize).collect();
    known.extend([array.as_ptr() as usize, root.as_ptr() as usize]);
    for buffer in &search.buffers {
        let of = buffer.getattr(intern!(buffer.py(), "obj"));
        // A released memoryview has no object.
        if of.is_ok_and(|of| known.contains(&(of.as_ptr() as usize))) {
            buffer.call_method0(intern!(buffer.py(), "release"))?;
        }
    }
    Ok(KeptViews {
        views: views.into_iter().map(|(view, _)| view).collect(),
        is_all: of_root >= views_left && of_array + holders >= holders_left,
    })
}

/// The views of `array`, each with its base, which is the array itself, its root, or another view. A base may
/// have no references except those of its views.
fn views_of<'py>(
    arrays: &Counted<'py>,
    array: &Bound<'py, PyAny>,
    root: &Bound<'py, PyAny>,
) -> PyResult<Vec<(Bound<'py, PyAny>, Bound<'py, PyAny>)>> {
    let mut known: HashSet<usize, KeyHash> = HashSet::default();
    let mut views = Vec::new();
    for (object, _) in arrays.values() {
        let mut chain = Vec::new();
        let mut view = object.clone();
        let is_of_loan = loop {
            if view.is(array) || view.is(root) {
                break true;
            }
            // `numpy.frombuffer` makes an array whose base is a memoryview.
            let is_buffer = view.is_exact_instance_of::<PyMemoryView>();
            let name = if is_buffer { intern!(view.py(), "obj") } else { intern!(view.py(), "base") };
            let Ok(base) = view.getattr(name) else { break false };
            if !is_buffer {
                chain.push((view, base.clone()));
            }
            view = base;
        };
        let is_new = |(view, _): &(Bound<'py, PyAny>, _)| known.insert(view.as_ptr() as usize);
        views.extend(chain.into_iter().filter(|_| is_of_loan).filter(is_new));
    }
    Ok(views)
}

struct ViewSearch<'py> {
    gc: Bound<'py, PyModule>,
    ndarray: Bound<'py, PyAny>,
    /// The tuples and dicts that were searched although the collector does not list them.
    seen: HashSet<usize, KeyHash>,
    arrays: Counted<'py>,
    buffers: Vec<Bound<'py, PyAny>>,
}

impl<'py> ViewSearch<'py> {
    fn new(array: &Bound<'py, PyAny>) -> PyResult<ViewSearch<'py>> {
        let (gc, ndarray) = (array.py().import("gc")?, array.get_type().into_any());
        let (seen, arrays) = (HashSet::default(), HashMap::default());
        Ok(ViewSearch { gc, ndarray, seen, arrays, buffers: Vec::new() })
    }

    fn run(&mut self) -> PyResult<()> {
        for object in self.gc.call_method0(intern!(self.gc.py(), "get_objects"))?.try_iter()? {
            let object = object?;
            if object.is_exact_instance_of::<PyMemoryView>() {
                self.buffers.push(object.clone());
            }
            self.look_into(&object, 0)?;
        }
        Ok(())
    }

    /// Counts the references of an object to arrays.
    fn look_into(&mut self, object: &Bound<'py, PyAny>, depth: usize) -> PyResult<()> {
        let py = object.py();
        for inner in self.gc.call_method1(intern!(py, "get_referents"), (object,))?.try_iter()? {
            let inner = inner?;
            let address = inner.as_ptr() as usize;
            let is_container =
                inner.is_exact_instance_of::<PyTuple>() || inner.is_exact_instance_of::<PyDict>();
            if is_container {
                let is_listed = || {
                    let listed = self.gc.call_method1(intern!(py, "is_tracked"), (&inner,));
                    listed.and_then(|listed| listed.extract::<bool>())
                };
                if depth < DEEPEST && !is_listed()? && self.seen.insert(address) {
                    self.look_into(&inner, depth + 1)?;
                }
            } else if inner.is_instance(&self.ndarray)? {
                self.arrays.entry(address).or_insert_with(|| (inner, 0)).1 += 1;
            }
        }
        Ok(())
    }
}
