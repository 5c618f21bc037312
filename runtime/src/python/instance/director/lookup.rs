//! Finds the Python method that overrides a function, in the same way as Python finds an attribute of the
//! instance: attributes of the instance itself and later assignments to its type are seen. The result is
//! cached until the version of the type changes.

use crate::python::instance::director::link::{
    Found, Link, absent, forget, known_function, overrides, version_of,
};
use crate::python::instance::{Instance, root};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{attached, raised};
use crate::python::table::{Director, Overridable};
use pyo3::exceptions::{PyAttributeError, PyRuntimeError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyFunction, PyString, PyTuple, PyType};
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::sync::atomic::Ordering;

impl Found {
    /// The exception of a lookup that has failed.
    pub(crate) fn exception(&self, py: Python<'_>) -> Option<PyErr> {
        // SAFETY: the reference to the exception of a failed lookup.
        self.has_failed.then(|| PyErr::from_value(unsafe { Bound::from_borrowed_ptr(py, self.callable) }))
    }

    /// Records that the lookup has failed. The call raises the exception: C++ makes the arguments before, and
    /// no exception may be set meanwhile.
    #[cold]
    fn fail(&mut self, py: Python<'_>, error: impl FnOnce(Python<'_>) -> PyErr) {
        raised::raise(py, error);
        self.callable = PyErr::fetch(py).into_value(py).into_ptr();
        self.has_failed = true;
    }

    /// Whether the director still exists: Python code that has run meanwhile may have made C++ free it.
    pub(crate) fn is_connected(&self, link: *const Link) -> bool {
        // SAFETY: null, or an instance that the call holds.
        self.owner.is_null() || ptr::eq(unsafe { Instance::at(self.owner) }.director.get(), link)
    }

    /// The functions of the director, which may be gone if the call holds its instance.
    ///
    /// # Safety
    /// `link` is the director's.
    pub(crate) unsafe fn table(&self, link: *const Link) -> Option<&'static Director> {
        // SAFETY: guaranteed by the caller: if a call does not hold the instance, no code has run yet that
        // could free it.
        if self.this.is_null() { unsafe { (*link).table } } else { self.table }
    }

    /// Whether the director also exists after the call, because the call's reference to its instance is not
    /// the only one.
    ///
    /// # Safety
    /// The call holds the instance, and the lock is held.
    pub(crate) unsafe fn outlives_call(&self, link: *const Link) -> bool {
        if !self.is_connected(link) {
            return false;
        }
        // SAFETY: a connected director is alive, and so is its instance.
        unsafe {
            let this = (*link).this;
            let own = 1 + isize::from(ptr::eq(this, self.owner));
            ffi::Py_REFCNT(this) > own
        }
    }
}

/// Holds the instance of a director during a call from C++, and the cached function if the call takes it;
/// false if there is no instance.
///
/// # Safety
/// `link` belongs to a live director, and `method` is one of its functions, whose cached function is valid if
/// `found` takes the instance; the lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_hold_instance(link: *const Link, method: u32, found: *mut Found) -> bool {
    // SAFETY: guaranteed by the caller.
    let (link, found) = unsafe { (&*link, &mut *found) };
    if !link.has_instance() {
        return false;
    }
    // SAFETY: live objects; the type has the cached function.
    unsafe {
        if found.takes_self {
            found.callable = ffi::Py_XNewRef(known_function(link, method));
        }
        found.this = ffi::Py_NewRef(link.this);
        found.owner = ffi::Py_NewRef(link.owner);
        found.table = link.table;
    }
    true
}

/// Tells C++ whether a director still exists after the call.
///
/// # Safety
/// `found` holds its instance, and the lock is held; `link` is only compared if the director is gone.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_outlives_call(found: *const Found, link: *const Link) -> bool {
    // SAFETY: guaranteed by the caller.
    unsafe { (*found).outlives_call(link) }
}

/// The outcome of a lookup.
enum Lookup<'py> {
    /// The C++ function.
    Absent,
    /// A Python function, which is called with the instance first.
    Function(Bound<'py, PyAny>),
    /// Any other callable, which is called without the instance.
    Bound(Bound<'py, PyAny>),
}

/// Finds the Python method for a function; false if there is none. `found` gets a reference to the instance
/// with the method. It stays empty, without the instance, if the type has the method, and gets the exception
/// if the lookup has failed.
///
/// # Safety
/// `link` belongs to a live director, `method` is one of its functions, and `found` holds its instance; the
/// lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_find_override(link: *mut Link, method: u32, found: *mut Found) -> bool {
    {
        // SAFETY: guaranteed by the caller.
        let (link, found) = unsafe { (&mut *link, &mut *found) };
        // SAFETY: guaranteed by the caller.
        let known = unsafe { overrides(link)[method as usize].function.load(Ordering::Relaxed) };
        let is_valid = !known.is_null() && link.is_current();
        if is_valid && known == absent() {
            return false;
        }
        if is_valid {
            // SAFETY: the type has the function, as its version has not changed; the lock is held.
            found.callable = unsafe { ffi::Py_NewRef(known.cast()) };
            found.takes_self = true;
            return true;
        }
    }
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    attached(py, |py| {
        // SAFETY: guaranteed by the caller; the lookup does not touch `found`.
        let found = unsafe { &mut *found };
        // SAFETY: guaranteed by the caller.
        let looked = panic::catch_unwind(AssertUnwindSafe(|| unsafe { look(py, link, method, found) }));
        match looked {
            Ok(Ok(Lookup::Function(function))) => {
                found.callable = function.into_ptr();
                found.takes_self = true;
                true
            }
            Ok(Ok(Lookup::Bound(callable))) => {
                found.callable = callable.into_ptr();
                true
            }
            // C++ calls its own function next. Python code of the lookup may have freed the director, or have
            // left only the reference of this call to its instance. SAFETY: guaranteed by the caller.
            Ok(Ok(Lookup::Absent)) if unsafe { found.outlives_call(link) } => false,
            Ok(Ok(Lookup::Absent)) => {
                found.fail(py, |_| freed());
                true
            }
            Ok(Err(error)) => {
                found.fail(py, |_| error);
                true
            }
            Err(panic) => {
                found.fail(py, |py| raised::of_panic(py, "a director", &*panic));
                true
            }
        }
    })
}

/// Looks up the Python method that overrides a virtual function, on the instance and then on its classes.
///
/// # Safety
/// The requirements of [`quaff_find_override`] hold, and the instance exists.
#[cold]
unsafe fn look<'py>(
    py: Python<'py>,
    director: *mut Link,
    method: u32,
    found: &Found,
) -> PyResult<Lookup<'py>> {
    // SAFETY: guaranteed by the caller.
    let link = unsafe { &mut *director };
    // SAFETY: the link refers to a live instance.
    let (this, instance) = unsafe { (Borrowed::from_ptr(py, link.this), Instance::at(link.this)) };
    let Some(function) = link.table.and_then(|all| all.functions.get(method as usize)) else {
        return Ok(Lookup::Absent);
    };
    let this = this.to_owned();
    let name = name(py, function)?;
    if link.is_open && has_own(instance, &name) {
        return bound(&this, &name);
    }
    let kind = this.get_type();
    // A lookup makes Python assign a version to the type; the attribute itself is looked up below.
    let _ = kind.getattr(&name);
    // The attributes of a metaclass are Python code, which may have made C++ free the director.
    let link = connected(director, found)?;
    let version = version_of(kind.as_type_ptr());
    // SAFETY: the address of a live type's version.
    let number = unsafe { *version };
    if !ptr::eq(version, link.version.load(Ordering::Relaxed)) || !link.is_current() {
        link.version.store(version.cast_mut(), Ordering::Relaxed);
        link.known_version.store(number, Ordering::Relaxed);
        drop(forget(link));
    }
    let of_type = match has_default_lookup(&this)? {
        true => in_type(&kind, &name)?,
        false => return bound(&this, &name),
    };
    let outcome = match of_type {
        Some(found) if found.is_exact_instance_of::<PyFunction>() => Lookup::Function(found),
        Some(found) if !is_native(&found)? => return bound(&this, &name),
        _ => Lookup::Absent,
    };
    // Other threads may have run since the version was read, and have changed the type or the instance.
    let link = connected(director, found)?;
    if number != 0 && !link.is_open && link.is_current_at(version, number) {
        let known = match &outcome {
            Lookup::Function(function) => function.as_ptr().cast(),
            _ => absent(),
        };
        // SAFETY: a connected director is alive.
        unsafe { overrides(link)[method as usize].function.store(known, Ordering::Relaxed) };
    }
    Ok(outcome)
}

/// The director, unless it was freed meanwhile.
fn connected<'l>(director: *mut Link, found: &Found) -> PyResult<&'l mut Link> {
    if !found.is_connected(director) {
        return Err(freed());
    }
    // SAFETY: a connected director is alive, and the lock is held.
    Ok(unsafe { &mut *director })
}

fn freed() -> PyErr {
    PyRuntimeError::new_err("the C++ object of the instance was freed while Python looked for its method")
}

fn name<'py>(py: Python<'py>, function: &Overridable) -> PyResult<Bound<'py, PyString>> {
    // SAFETY: a new reference, or NULL with an exception set.
    let name = unsafe { Bound::from_owned_ptr_or_err(py, function.name())? };
    Ok(name.cast_into()?)
}

/// Whether the dictionary of the instance has the name.
fn has_own(instance: &Instance, name: &Bound<'_, PyString>) -> bool {
    let dict = instance.dict.get();
    // SAFETY: NULL, or the dictionary of a live instance, and a str.
    !dict.is_null() && unsafe { ffi::PyDict_Contains(dict, name.as_ptr()) == 1 }
}

/// Whether the class of an object inherits `__getattribute__` from `object`.
fn has_default_lookup(this: &Bound<'_, PyAny>) -> PyResult<bool> {
    let name = intern!(this.py(), "__getattribute__");
    let object = this.py().get_type::<PyAny>().getattr(name)?;
    Ok(this.get_type().getattr(name)?.is(&object))
}

/// The attribute of this name in the dictionary of a type or of one of its bases.
fn in_type<'py>(
    kind: &Bound<'py, PyType>,
    name: &Bound<'py, PyString>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let order = kind.getattr(intern!(kind.py(), "__mro__"))?.cast_into::<PyTuple>()?;
    for base in order.iter() {
        let own = base.getattr(intern!(kind.py(), "__dict__"))?;
        if own.contains(name)? {
            return own.get_item(name).map(Some);
        }
    }
    Ok(None)
}

/// Whether an attribute is a method of one of quaff's classes, which calls the C++ function.
fn is_native(found: &Bound<'_, PyAny>) -> PyResult<bool> {
    let py = found.py();
    let descriptor = py.get_type::<PyString>().getattr(intern!(py, "upper"))?.get_type();
    if !found.get_type().is(&descriptor) {
        return Ok(false);
    }
    let owner = found.getattr(intern!(py, "__objclass__"))?;
    // SAFETY: the type that defines a method descriptor, and the lock is held.
    Ok(unsafe { root::is_class(owner.as_ptr().cast()) })
}

/// The attribute of the instance, of any kind; the C++ function if it is the method of one of quaff's
/// classes.
fn bound<'py>(this: &Bound<'py, PyAny>, name: &Bound<'py, PyString>) -> PyResult<Lookup<'py>> {
    let found = match this.getattr(name) {
        // An attribute that the type has, such as a property, raises its own error.
        Err(error) if error.is_instance_of::<PyAttributeError>(this.py()) => {
            let is_absent = in_type(&this.get_type(), name)?.is_none();
            return if is_absent { Ok(Lookup::Absent) } else { Err(error) };
        }
        found => found?,
    };
    let is_own = found.is_exact_instance_of::<PyCFunction>()
        && found.getattr(intern!(this.py(), "__self__"))?.is(this);
    Ok(if is_own { Lookup::Absent } else { Lookup::Bound(found) })
}
