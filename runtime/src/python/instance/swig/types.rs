//! Classes and their types in SWIG's table.

use crate::core::object::Object;
use crate::python::instance::root;
use crate::python::interpreter::shared;
use crate::python::interpreter::shared::of_this_layout;
use crate::python::interpreter::swig::layout::{Pointer, SwigType};
use crate::python::interpreter::swig::object::SwigPointer;
use crate::python::interpreter::swig::{VERSIONS, Version, table};
use crate::python::table::Class;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The tables of classes, by the addresses of their types in SWIG's table, and by those of their Python
/// types.
const BY_TYPE: &str = of_this_layout!("classes by type");

fn by_type(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let known = shared::attribute(py, BY_TYPE, |py| Ok(PyDict::new(py).into_any()))?;
    Ok(known.cast_into::<PyDict>()?)
}

/// The class for a type, by the type's address.
fn class_of(py: Python<'_>, address: usize) -> Option<&'static Class> {
    let found: usize = by_type(py).ok()?.get_item(address).ok().flatten()?.extract().ok()?;
    // SAFETY: the address is that of a table of the same layout, which lives as long as the process.
    unsafe { (found as *const Class).as_ref() }
}

/// The class for which a Python type was made.
pub(crate) fn class_of_python(py: Python<'_>, kind: *mut ffi::PyTypeObject) -> Option<&'static Class> {
    class_of(py, kind.addr())
}

/// Assigns each class its types, and registers the types in the tables.
///
/// # Errors
/// The exceptions that Python raises.
pub(crate) fn add(py: Python<'_>, classes: &[&'static Class]) -> PyResult<()> {
    let known = by_type(py)?;
    for (index, version) in VERSIONS.iter().enumerate() {
        let mut types = Vec::new();
        let of_version = version.table(py);
        for class in classes {
            let mut add = |name: &str, full_name, place: &AtomicPtr<SwigType>| -> PyResult<()> {
                let Some(kind) = of_version.find(name).or_else(|| table::new_type(name, full_name)) else {
                    return Ok(());
                };
                place.store(kind, Ordering::Relaxed);
                types.push(kind);
                remember(&known, kind.addr(), class)
            };
            add(class.cxx_name, class.loaded.full_name, &class.loaded.swig[index])?;
            if class.adopts().is_some() {
                add(&shared_name(class), None, &class.loaded.swig_shared[index])?;
            }
            if !class.object().is_null() {
                remember(&known, class.object().addr(), class)?;
            }
        }
        version.add(py, types)?;
    }
    Ok(())
}

/// The name of a shared pointer to an object of a class.
fn shared_name(class: &Class) -> String {
    format!("std::shared_ptr<{}>", class.cxx_name)
}

/// Registers a class under the address of a type. If several modules have the class, the first module's table
/// is used.
fn remember(known: &Bound<'_, PyDict>, address: usize, class: &'static Class) -> PyResult<()> {
    if known.contains(address)? {
        return Ok(());
    }
    known.set_item(address, ptr::from_ref(class.binding()).addr())
}

/// The Python class that a SWIG module has for a class.
pub(crate) fn swig_class<'py>(py: Python<'py>, class: &Class) -> Option<Bound<'py, PyAny>> {
    let of_type = |kind: *mut SwigType| {
        // SAFETY: a type of a table, and the data registered for it; the class is alive as long as the data.
        unsafe {
            let data = (*kind).client_data.as_ref()?;
            let class = if data.builtin.is_null() { data.class } else { data.builtin.cast() };
            Bound::from_borrowed_ptr_or_opt(py, class)
        }
    };
    let names = [class.cxx_name.to_owned(), shared_name(class)];
    let of_version = |version: &Version| {
        names.iter().find_map(|name| {
            let own = version.find(py, name).and_then(of_type);
            own.or_else(|| version.find_in_others(py, name).into_iter().find_map(of_type))
        })
    };
    let is_other = |found: &Bound<'py, PyAny>| {
        found.cast::<PyType>().is_ok_and(|found| !root::is_root_of_any_version(found))
    };
    VERSIONS.iter().find_map(of_version).filter(is_other)
}

impl Class {
    /// The type of pointers to shared pointers in the table of a version; null if no shared pointers hold the
    /// class.
    pub(crate) fn swig_shared_type(&self, version: usize) -> *mut SwigType {
        self.loaded.swig_shared[version].load(Ordering::Relaxed)
    }

    /// The type of pointers to objects of the class in the table of a version; null if no module has loaded
    /// the class.
    pub(crate) fn swig_type(&self, version: usize) -> *mut SwigType {
        self.loaded.swig[version].load(Ordering::Relaxed)
    }
}

impl SwigPointer<'_> {
    /// The class of the pointer's type, if a quaff module has a class of that name.
    pub(crate) fn class(&self) -> Option<&'static Class> {
        // SAFETY: the pointer is alive.
        class_of(self.object.py(), unsafe { (*self.pointer()).kind }.addr())
    }

    /// Whether the pointer points to a `std::shared_ptr` to an object of a class.
    pub(crate) fn is_shared(&self, class: &Class) -> bool {
        // SAFETY: the pointer is alive.
        ptr::eq(unsafe { (*self.pointer()).kind }, class.swig_shared_type(self.version))
    }

    /// The object as one of `class`, or as its own class. `None` if the object is not one of `class`, or is
    /// gone.
    pub(crate) fn object_as(&self, class: Option<&'static Class>) -> Option<Object> {
        let mut pointer = self.pointer();
        // SAFETY: a live SWIG pointer, whose further pointers live as long as it does; the lock is held.
        while let Some(own) = unsafe { pointer.as_ref() } {
            if own.address.is_null() {
                return None;
            }
            let found = match class {
                Some(class) => self.converted(own, class),
                None => Some(own.address),
            };
            if let Some(address) = found {
                // SAFETY: the object is alive as long as the pointer says.
                return Some(unsafe { Object::new(address) });
            }
            pointer = own.next.cast();
        }
        None
    }

    /// The address converted to `class`, by SWIG's conversions or otherwise by quaff's.
    fn converted(&self, own: &Pointer, class: &'static Class) -> Option<*mut c_void> {
        let wanted = class.swig_type(self.version);
        if ptr::eq(own.kind, wanted) {
            return Some(own.address);
        }
        // SWIG's cast would create a new shared pointer, which quaff's own conversion does not need.
        if class.conversion.as_ref().is_some_and(|conversion| conversion.of_instances) {
            return None;
        }
        // SAFETY: a type of the table, and one that is the same or has its layout; the pointer has the cast's
        // type.
        let cast = (!wanted.is_null()).then(|| unsafe { self.version().cast(own.kind, wanted) }).flatten();
        let elsewhere = || {
            let others = self.version().find_in_others(self.object.py(), class.cxx_name);
            // SAFETY: as above.
            others.into_iter().find_map(|wanted| unsafe { self.version().cast(own.kind, wanted) })
        };
        if let Some(cast) = cast.or_else(elsewhere) {
            // SAFETY: the address of an object of the pointer's type.
            return unsafe { (*cast).convert(own.address) };
        }
        let known = class_of(self.object.py(), own.kind.addr());
        let cast = known.and_then(|known| {
            let is_shared = ptr::eq(known.swig_shared_type(self.version), own.kind);
            // SAFETY: an object of the class, or a shared pointer to one, as the pointer's type says.
            let object = unsafe { if is_shared { pointee(own.address) } else { Object::new(own.address) } };
            known.cast(object, class).filter(|object| !object.is_null())
        });
        let by_shared = || {
            let wanted = class.swig_shared_type(self.version);
            // SAFETY: types of the table; the pointer has the cast's type.
            unsafe {
                let cast = (!wanted.is_null()).then(|| self.version().cast(own.kind, wanted)).flatten()?;
                class.pointee_of(cast, own.address)
            }
        };
        cast.or_else(by_shared).map(Object::address)
    }
}

/// The object that a shared pointer points to: its first word in memory.
///
/// # Safety
/// `shared` is the address of a `std::shared_ptr`.
pub(crate) unsafe fn pointee(shared: *mut c_void) -> Object {
    // SAFETY: guaranteed by the caller.
    unsafe { Object::new(*shared.cast::<*mut c_void>()) }
}
