//! Functions compiled by Numba. Unlike those of ctypes and cffi they never change, so the address and the
//! types are read once: reading them takes as long as a thousand calls from C++.

use crate::core::threads::locked;
use crate::python::table::function_pointers::CType;
use pyo3::prelude::*;
use pyo3::types::{PyWeakrefMethods, PyWeakrefReference};
use std::sync::Mutex;

/// The number of functions that are cached for the whole module.
const MOST: usize = 8;

/// A compiled function, valid as long as its Python object lives.
struct Compiled {
    function: Py<PyWeakrefReference>,
    /// The result and the parameters.
    signature: Vec<CType>,
    address: usize,
}

static COMPILED: Mutex<Vec<Compiled>> = Mutex::new(Vec::new());

/// The address of a function, if it is cached and has this signature.
pub(super) fn address(given: &Bound<'_, PyAny>, signature: &[CType]) -> Option<usize> {
    let compiled = locked(&COMPILED);
    let found = compiled.iter().find(|each| each.is_of(given))?;
    (found.signature == signature).then_some(found.address)
}

/// Caches a function, replacing one that Python has freed or the oldest.
pub(super) fn remember(given: &Bound<'_, PyAny>, signature: &[CType], address: usize) -> PyResult<()> {
    let function = PyWeakrefReference::new(given)?.unbind();
    let new = Compiled { function, signature: signature.to_vec(), address };
    let mut compiled = locked(&COMPILED);
    let is_gone = |each: &Compiled| each.function.bind(given.py()).upgrade().is_none();
    let replaced = match compiled.iter().position(is_gone) {
        Some(gone) => Some(compiled.remove(gone)),
        None if compiled.len() == MOST => Some(compiled.remove(0)),
        None => None,
    };
    compiled.push(new);
    // Dropping a weak reference without a callback runs no code.
    drop(compiled);
    drop(replaced);
    Ok(())
}

impl Compiled {
    fn is_of(&self, given: &Bound<'_, PyAny>) -> bool {
        self.function.bind(given.py()).upgrade().is_some_and(|function| function.is(given))
    }
}
