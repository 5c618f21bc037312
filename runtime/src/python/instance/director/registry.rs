//! The directors by the addresses of their objects, so that a function that returns a pointer to one returns
//! the instance that Python already has.

use crate::core::object::Object;
use crate::core::threads::locked;
use crate::python::instance::Instance;
use crate::python::instance::key::KeyHash;
use crate::python::table::Class;
use pyo3::exceptions::PyRuntimeError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::collections::HashMap;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of directors. It is 0 in most modules, and then no address needs to be looked up.
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// Borrowed instances, by the addresses of their objects as their class and as each base.
static KNOWN: Mutex<Option<HashMap<usize, Vec<KnownObject>, KeyHash>>> = Mutex::new(None);

struct KnownObject(*mut ffi::PyObject);

// SAFETY: an address, which is dereferenced only with Python's lock held.
unsafe impl Send for KnownObject {}

/// The addresses by which C++ may refer to the object of an instance.
fn addresses(instance: &Instance) -> Vec<usize> {
    let object = instance.object();
    let Some(class) = instance.class.get().filter(|_| !object.is_null()) else { return Vec::new() };
    let bases = class.bases.iter().map(|base| (base.cast)(object));
    let mut addresses: Vec<usize> =
        [object].into_iter().chain(bases).map(|object| object.address() as usize).collect();
    addresses.retain(|&address| address != 0);
    addresses.sort_unstable();
    addresses.dedup();
    addresses
}

pub(crate) fn add(instance: &Instance) {
    let mut known = locked(&KNOWN);
    let known = known.get_or_insert_default();
    for address in addresses(instance) {
        known.entry(address).or_default().push(KnownObject(instance.as_ptr()));
    }
    COUNT.fetch_add(1, Ordering::Relaxed);
}

/// Removes an instance, whose object C++ may have taken.
pub(crate) fn remove(instance: &Instance) {
    let mut known = locked(&KNOWN);
    let Some(known) = known.as_mut() else { return };
    let mut is_found = false;
    let mut forget = |all: &mut Vec<KnownObject>| {
        let before = all.len();
        all.retain(|other| !ptr::eq(other.0, instance.as_ptr()));
        is_found |= all.len() < before;
        !all.is_empty()
    };
    let addresses = addresses(instance);
    if addresses.is_empty() {
        known.retain(|_, all| forget(all));
    }
    for address in addresses {
        if known.get_mut(&address).is_some_and(|all| !forget(all)) {
            known.remove(&address);
        }
    }
    if is_found {
        COUNT.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The instance of the director that lies at `object`, as one of `class`.
///
/// # Errors
/// RuntimeError for an instance that Python is freeing.
#[inline]
pub(crate) fn known<'py>(
    py: Python<'py>,
    object: Object,
    class: &'static Class,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    if COUNT.load(Ordering::Relaxed) == 0 { Ok(None) } else { find(py, object, class) }
}

/// Finds the instance of a director that C++ gives to Python: the instance owns its object from now on.
///
/// # Errors
/// RuntimeError for an instance that Python is freeing.
#[inline]
pub(crate) fn given_back<'py>(
    py: Python<'py>,
    object: Object,
    class: &'static Class,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let known = known(py, object, class)?;
    if let Some(instance) = known.as_ref().and_then(Instance::of) {
        instance.bearer(Some(class)).take_ownership();
    }
    Ok(known)
}

#[cold]
fn find<'py>(py: Python<'py>, object: Object, class: &'static Class) -> PyResult<Option<Bound<'py, PyAny>>> {
    let known = locked(&KNOWN);
    let Some(all) = known.as_ref().and_then(|known| known.get(&(object.address() as usize))) else {
        return Ok(None);
    };
    // SAFETY: instances are removed before they are freed, and the lock is held.
    let found = all.iter().find(|known| unsafe { Instance::at(known.0) }.shows(object, class));
    // SAFETY: a live object, whose director is NULL or alive.
    let link = found.and_then(|found| unsafe { Instance::at(found.0).director.get().as_ref() });
    let Some(link) = link else { return Ok(None) };
    if !link.has_instance() {
        let message = format!("Python is freeing the instance of the `{}`", class.full_name());
        return Err(PyRuntimeError::new_err(message));
    }
    // Python does not see the instance of a further object. SAFETY: a live object.
    Ok(Some(unsafe { Borrowed::from_ptr(py, link.this) }.to_owned()))
}
