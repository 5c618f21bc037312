//! Finds the views of an array that Python has kept, among all objects that the garbage collector knows.

use crate::python::instance::key::KeyHash;
use crate::python::interpreter::names::intern;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMemoryView, PyTuple};
use std::collections::{HashMap, HashSet};

/// The greatest depth of the search in tuples and dicts, which the collector lists only in part.
const DEEPEST: usize = 8;

/// The views of an array that Python code has made and still refers to.
pub(super) struct KeptViews<'py> {
    pub(super) views: Vec<Bound<'py, PyAny>>,
    /// Whether the references to the array and to its root are all explained by the views. Otherwise the
    /// holder of another reference could have the address of the elements.
    pub(super) is_all: bool,
}

/// Objects by their addresses, each with the number of references to it that the search has found.
type Counted<'py> = HashMap<usize, (Bound<'py, PyAny>, isize), KeyHash>;

/// Finds the views of `array`, whose base is `root`, and releases the memoryviews of the array and its views.
pub(super) fn find<'py>(array: &Bound<'py, PyAny>, root: &Bound<'py, PyAny>) -> PyResult<KeptViews<'py>> {
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
