//! Iterators over sequences of objects. Python's own iterator looks up `__getitem__` by name, and creates an
//! index object, before each element; this one finds the elements itself, unless the method was replaced.
//!
//! Other iterators over containers are used like C++'s: `v.begin()`, `v.erase(it)`. Such an iterator refers
//! to the elements that existed when it was made, so that the container may change during its lifetime.

use crate::python::container::element::at_index;
use crate::python::instance::Instance;
use crate::python::interpreter::shared::of_this_layout;
use crate::python::interpreter::{Result, raised, shared};
use crate::python::protocols::slots::slot;
use crate::python::protocols::subscript;
use crate::python::table::{Class, Function, Handover, This};
use pyo3::exceptions::{PyAttributeError, PyTypeError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::cell::Cell;
use std::ffi::{CStr, c_int, c_uint, c_void};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The memory of an iterator.
#[repr(C)]
struct Iteration {
    head: ffi::PyObject,
    /// The instance of the sequence, to which the iterator has a reference; NULL after the last element.
    sequence: Cell<*mut ffi::PyObject>,
    index: Cell<i64>,
}

/// Stores the function for the class of the elements, if it is the method `__getitem__` of a sequence of
/// objects.
pub(crate) fn remember(class: &'static Class, function: &Function) {
    let element = function.overloads.iter().find_map(|overload| match overload.call.class {
        Some((element, Handover::Element(container))) if ptr::eq(container, class) => Some(element),
        _ => None,
    });
    let is_sequence = class.places().is_some_and(|places| !places.is_keyed);
    if let Some(element) = element.filter(|_| is_sequence) {
        class.loaded.element.store(ptr::from_ref(element).cast_mut(), Ordering::Relaxed);
    }
}

/// The slot `tp_iter` of sequences.
pub(crate) unsafe extern "C" fn iter(sequence: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: Python passes a live instance, and the lock is held.
    unsafe {
        let py = Python::assume_attached();
        if !gives_own_elements(sequence) {
            return ffi::PySeqIter_New(sequence);
        }
        raised::new_reference(py, "__iter__", || {
            let iteration: *mut Iteration = ffi::PyObject_GC_New(kind(py)?);
            if !iteration.is_null() {
                (&raw mut (*iteration).sequence).write(Cell::new(ffi::Py_NewRef(sequence)));
                (&raw mut (*iteration).index).write(Cell::new(0));
                ffi::PyObject_GC_Track(iteration.cast());
            }
            Bound::from_owned_ptr_or_err(py, iteration.cast())
        })
    }
}

/// Whether an instance is of exactly the type that the runtime has made for its class, and `__getitem__`
/// there is unchanged.
///
/// # Safety
/// `sequence` is a live instance, and the lock is held.
unsafe fn gives_own_elements(sequence: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller; the type of a class was made from a spec.
    unsafe {
        let kind = ffi::Py_TYPE(sequence);
        let class = Instance::at(sequence).class.get();
        let is_sequence = |class: &Class| !class.loaded.element.load(Ordering::Relaxed).is_null();
        class.is_some_and(|class| ptr::eq(class.object(), kind) && is_sequence(class))
            && subscript::is_as_made(kind)
    }
}

/// The type of iterators, made for the first iterator.
fn kind(py: Python<'_>) -> PyResult<*mut ffi::PyTypeObject> {
    static KIND: AtomicPtr<ffi::PyTypeObject> = AtomicPtr::new(ptr::null_mut());
    let known = KIND.load(Ordering::Relaxed);
    if !known.is_null() {
        return Ok(known);
    }
    let mut slots = [
        slot(ffi::Py_tp_dealloc, dealloc as *const c_void),
        slot(ffi::Py_tp_traverse, traverse as *const c_void),
        slot(ffi::Py_tp_clear, clear as *const c_void),
        slot(ffi::Py_tp_iter, ffi::PyObject_SelfIter as *const c_void),
        slot(ffi::Py_tp_iternext, next as *const c_void),
        slot(ffi::Py_tp_methods, (&raw const METHODS.0).cast()),
        slot(0, ptr::null()),
    ];
    let flags = ffi::Py_TPFLAGS_DEFAULT | ffi::Py_TPFLAGS_HAVE_GC | ffi::Py_TPFLAGS_DISALLOW_INSTANTIATION;
    let mut spec = ffi::PyType_Spec {
        name: c"quaff.element_iterator".as_ptr(),
        basicsize: size_of::<Iteration>() as c_int,
        itemsize: 0,
        flags: flags as c_uint,
        slots: slots.as_mut_ptr(),
    };
    // SAFETY: the spec is complete, its slots end with 0, and its pointers are static; a new reference, or
    // NULL with an exception set.
    let made = unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyType_FromSpec(&raw mut spec))? };
    // Creating a type may let other threads run; each iterator keeps its own type alive.
    KIND.store(made.as_ptr().cast(), Ordering::Relaxed);
    Ok(made.into_ptr().cast())
}

/// The fields of an iterator.
///
/// # Safety
/// `iteration` is a live iterator, and the lock is held, for `'a`.
unsafe fn at<'a>(iteration: *mut ffi::PyObject) -> &'a Iteration {
    // SAFETY: guaranteed by the caller. Mutable fields are in cells.
    unsafe { &*iteration.cast::<Iteration>() }
}

unsafe extern "C" fn next(iteration: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: Python passes a live iterator, and the lock is held.
    let (py, iteration) = unsafe { (Python::assume_attached(), at(iteration)) };
    raised::new_reference_or_none(py, "__next__", || {
        // SAFETY: an iterator refers to its sequence, unless it is NULL.
        match unsafe { Bound::from_borrowed_ptr_or_opt(py, iteration.sequence.get()) } {
            Some(sequence) => iteration.element(&sequence).map_err(|failure| {
                // SAFETY: `iter` has stored an instance.
                let class = unsafe { Instance::at(sequence.as_ptr()) }.class.get();
                failure.into_py_err(py, &format!("{}.__getitem__", class.map_or("object", Class::full_name)))
            }),
            None => Ok(None),
        }
    })
}

impl Iteration {
    /// The next element; `None` after the last one.
    #[inline]
    fn element<'py>(&self, sequence: &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>> {
        // SAFETY: `iter` has stored an instance, to which the caller has a reference.
        let class = unsafe { Instance::at(sequence.as_ptr()) }.class.get();
        let Some((class, places)) = class.and_then(|class| Some((class, class.places()?))) else {
            return Ok(None);
        };
        // SAFETY: null, or the address of a static table.
        let Some(element) = (unsafe { class.loaded.element.load(Ordering::Relaxed).as_ref() }) else {
            return Ok(None);
        };
        // SAFETY: a live instance.
        let this = unsafe { This::of(sequence.as_ptr(), class)? };
        let index = self.index.get();
        let found = at_index(sequence.py(), this, element, places, index)?;
        match found {
            Some(_) => self.index.set(index + 1),
            None => self.end(),
        }
        Ok(found)
    }

    fn end(&self) {
        // SAFETY: the iterator's own reference, or NULL; the lock is held.
        unsafe { ffi::Py_XDECREF(self.sequence.replace(ptr::null_mut())) };
    }
}

unsafe extern "C" fn dealloc(iteration: *mut ffi::PyObject) {
    // SAFETY: Python frees an iterator without references, with the lock held.
    unsafe {
        let kind = ffi::Py_TYPE(iteration);
        ffi::PyObject_GC_UnTrack(iteration.cast());
        at(iteration).end();
        ffi::PyObject_GC_Del(iteration.cast());
        ffi::Py_DECREF(kind.cast());
    }
}

unsafe extern "C" fn traverse(
    iteration: *mut ffi::PyObject,
    visit: ffi::visitproc,
    argument: *mut c_void,
) -> c_int {
    // SAFETY: a live iterator; it refers to its type and, until the end, to its sequence.
    unsafe {
        let stop = visit(ffi::Py_TYPE(iteration).cast(), argument);
        match at(iteration).sequence.get() {
            sequence if stop == 0 && !sequence.is_null() => visit(sequence, argument),
            _ => stop,
        }
    }
}

unsafe extern "C" fn clear(iteration: *mut ffi::PyObject) -> c_int {
    // SAFETY: a live iterator, and the lock is held.
    unsafe { at(iteration) }.end();
    0
}

/// The methods of Python's own sequence iterators.
struct Methods([ffi::PyMethodDef; 4]);

// SAFETY: the table is immutable.
unsafe impl Sync for Methods {}

static METHODS: Methods = Methods([
    method(c"__length_hint__", ffi::METH_NOARGS, length_hint),
    method(c"__reduce__", ffi::METH_NOARGS, reduce),
    method(c"__setstate__", ffi::METH_O, set_state),
    ffi::PyMethodDef::zeroed(),
]);

const fn method(name: &'static CStr, flags: c_int, function: ffi::PyCFunction) -> ffi::PyMethodDef {
    let ml_meth = ffi::PyMethodDefPointer { PyCFunction: function };
    ffi::PyMethodDef { ml_name: name.as_ptr(), ml_meth, ml_flags: flags, ml_doc: ptr::null() }
}

unsafe extern "C" fn length_hint(
    iteration: *mut ffi::PyObject,
    _none: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: a live iterator, and the lock is held.
    unsafe {
        let iteration = at(iteration);
        let sequence = iteration.sequence.get();
        let size = if sequence.is_null() { 0 } else { ffi::PySequence_Size(sequence) };
        match size {
            -1 => ptr::null_mut(),
            size => ffi::PyLong_FromLongLong((size as i64 - iteration.index.get()).max(0)),
        }
    }
}

/// The method `__reduce__`: the result of Python's own iterator at the same position.
unsafe extern "C" fn reduce(iteration: *mut ffi::PyObject, _none: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: a live iterator, and the lock is held.
    let (py, iteration) = unsafe { (Python::assume_attached(), at(iteration)) };
    raised::new_reference(py, "__reduce__", || {
        // SAFETY: a live object, or NULL; a new reference, or NULL with an exception set.
        let own = unsafe {
            match iteration.sequence.get() {
                sequence if sequence.is_null() => {
                    ffi::PyObject_GetIter(pyo3::types::PyTuple::empty(py).as_ptr())
                }
                sequence => ffi::PySeqIter_New(sequence),
            }
        };
        // SAFETY: as above.
        let own = unsafe { Bound::from_owned_ptr_or_err(py, own)? };
        own.call_method1("__setstate__", (iteration.index.get(),))?;
        own.call_method0("__reduce__")
    })
}

unsafe extern "C" fn set_state(
    iteration: *mut ffi::PyObject,
    index: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: live objects, and the lock is held.
    unsafe {
        let index = ffi::PyLong_AsLongLong(index);
        if index == -1 && !ffi::PyErr_Occurred().is_null() {
            return ptr::null_mut();
        }
        at(iteration).index.set(index.max(0));
        ffi::Py_NewRef(ffi::Py_None())
    }
}

const NAME: &str = of_this_layout!("iterator");

const SOURCE: &CStr = match CStr::from_bytes_with_nul(concat!(include_str!("iterator.py"), "\0").as_bytes()) {
    Ok(source) => source,
    Err(_) => panic!("the source has no zeros"),
};

/// The class, which all modules of the process share.
fn class(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    shared::attribute(py, NAME, |py| {
        let globals = PyDict::new(py);
        globals.set_item("__name__", "quaff")?;
        py.run(SOURCE, Some(&globals), None)?;
        globals.get_item("Iterator")?.ok_or_else(|| PyErr::fetch(py))
    })
}

/// A new iterator at a position among elements; null with an exception set.
///
/// # Safety
/// `elements` is a live sequence, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_iterator(
    elements: *mut ffi::PyObject,
    place: isize,
    is_forward: bool,
    container: *const c_void,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let (py, elements) = unsafe {
        let py = Python::assume_attached();
        (py, Borrowed::from_ptr(py, elements))
    };
    raised::new_reference(py, "iterator", || {
        class(py)?.call1((elements, place, is_forward, container.addr()))
    })
}

/// The index of an iterator's element; -1 with an exception set.
///
/// # Safety
/// `iterator` is a live object, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_iterator_index(iterator: *mut ffi::PyObject, container: *const c_void) -> isize {
    // SAFETY: guaranteed by the caller.
    let (py, iterator) = unsafe {
        let py = Python::assume_attached();
        (py, Borrowed::from_ptr(py, iterator))
    };
    let index = raised::new_reference(py, "iterator", || index(&iterator, container));
    // SAFETY: NULL with an exception set, or a new reference to an object that may be a number.
    let index = unsafe { Bound::from_owned_ptr_or_opt(py, index) };
    // SAFETY: a live object; -1 with an exception set.
    index.map_or(-1, |index| unsafe { ffi::PyNumber_AsSsize_t(index.as_ptr(), ffi::PyExc_OverflowError) })
}

fn index<'py>(iterator: &Bound<'py, PyAny>, container: *const c_void) -> PyResult<Bound<'py, PyAny>> {
    let py = iterator.py();
    match iterator.call_method1("_index", (container.addr(),)) {
        Err(error) if error.is_instance_of::<PyAttributeError>(py) => {
            Err(raised::exception::<PyTypeError>(py, "expected an iterator, as `begin()` gives one"))
        }
        index => index,
    }
}
