//! SWIG's flat names of an extension module, for code that was written for SWIG: `_example.new_Circle` and
//! `_example.delete_Circle` are the constructor and the destructor of `Circle`, `_example.Circle_area` is its
//! method, and `_example.Circle_radius_get` reads its data member. The module's `__getattr__` finds them, so
//! that a module whose users do not ask for them has none.

use crate::python::interpreter::raised;
use crate::python::table::{Class, Face, Member};
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyDict, PyTuple};
use std::sync::atomic::Ordering;

/// Adds `__getattr__`, which Python calls for names that the module does not contain.
pub(crate) fn add(module: &Bound<'_, PyModule>, classes: &'static [&'static Class]) -> PyResult<()> {
    let own = module.name()?.to_string();
    let find = move |arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>| {
        let name = arguments.get_item(0)?.extract::<String>()?;
        match attribute(arguments.py(), classes, &name)? {
            Some(found) => Ok(found.unbind()),
            None => {
                let message = format!("module '{own}' has no attribute '{name}'");
                Err(raised::exception::<PyAttributeError>(arguments.py(), message))
            }
        }
    };
    module.add("__getattr__", PyCFunction::new_closure(module.py(), Some(c"__getattr__"), None, find)?)
}

/// The attribute that a flat name stands for.
fn attribute<'py>(
    py: Python<'py>,
    classes: &'static [&'static Class],
    name: &str,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let shown = classes.iter().filter(|class| class.face == Face::Module && !class.object().is_null());
    for class in shown {
        let short = class.short_name();
        if name.strip_prefix("new_") == Some(short) {
            return Ok(class.constructor.map(|_| constructed(py, class)));
        }
        if name.strip_prefix("delete_") == Some(short) {
            let is_deleted = !class.loaded.is_never_deleted;
            return is_deleted.then(|| r#type(py, class).getattr("__swig_destroy__")).transpose();
        }
        let Some(rest) = name.strip_prefix(short).and_then(|rest| rest.strip_prefix('_')) else { continue };
        for each in class.members {
            if let Some(found) = member(py, class, each, rest)? {
                return Ok(Some(found));
            }
        }
    }
    Ok(None)
}

/// The member of a class for the rest of a flat name: `area`, `radius_get`, `radius_set`.
fn member<'py>(
    py: Python<'py>,
    class: &'static Class,
    member: &'static Member,
    rest: &str,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let (data, is_writable) = match member {
        Member::Method(function) | Member::ConstMethod(function) | Member::Static(function) => {
            let is_named = function.name() == rest;
            return is_named.then(|| r#type(py, class).getattr(rest)).transpose();
        }
        Member::Property(property) => (property.get.name(), property.set.is_some()),
        Member::StaticData(data) => (data.get.name(), data.set.is_some()),
        Member::Iteration => return Ok(None),
    };
    let (access, is_possible) = match rest.strip_prefix(data) {
        Some("_get") => ("__get__", true),
        Some("_set") => ("__set__", is_writable),
        _ => return Ok(None),
    };
    if !is_possible {
        return Ok(None);
    }
    let r#type = r#type(py, class);
    // A static member's value would replace the descriptor if the attribute of the type were read.
    let descriptor = r#type.getattr("__dict__")?.get_item(data)?;
    let call = descriptor.getattr(access)?;
    if matches!(member, Member::Property(_)) {
        return Ok(Some(call));
    }
    let partial = py.import("functools")?.getattr("partial")?;
    let bound = match access {
        "__get__" => partial.call1((call, py.None(), r#type)),
        _ => partial.call1((call, py.None())),
    };
    bound.map(Some)
}

/// The type of a loaded class.
fn r#type<'py>(py: Python<'py>, class: &'static Class) -> Bound<'py, PyAny> {
    // SAFETY: the type of a class that is loaded, which lives forever.
    unsafe { Borrowed::from_ptr(py, class.object().cast()) }.to_owned()
}

/// The class that Python calls to make an object: an exception class for objects that C++ throws.
fn constructed<'py>(py: Python<'py>, class: &'static Class) -> Bound<'py, PyAny> {
    let exception = class.loaded.exception.load(Ordering::Relaxed);
    if exception.is_null() {
        return r#type(py, class);
    }
    // SAFETY: the exception class of a loaded class, which lives as long as the class.
    unsafe { Borrowed::from_ptr(py, exception) }.to_owned()
}
