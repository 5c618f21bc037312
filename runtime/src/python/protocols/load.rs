//! Adding the functions and classes of an emitted module to its Python module, and SWIG's flat names of an
//! extension module, for code that was written for SWIG.
//!
//! `_example.new_Circle` and `_example.delete_Circle` are the constructor and the destructor of `Circle`,
//! `_example.Circle_area` is its method, and `_example.Circle_radius_get` reads its data member. The module's
//! `__getattr__` finds them, so that a module whose users do not ask for them has none.

use crate::core::threads;
use crate::python::call::lazy;
use crate::python::instance::pointer_object::instance_inside;
use crate::python::interpreter;
use crate::python::interpreter::{attach, layout, raised};
use crate::python::protocols::{make, property};
use crate::python::table::{Class, Face, Function, Member};
use pyo3::exceptions::{PyAttributeError, PyRuntimeWarning, PyTypeError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyDict, PyString, PyTuple};
use std::ffi::CString;

/// Loads an emitted module: adds its functions, and `CudaError` if they work on a device.
///
/// # Errors
/// ImportError in a sub-interpreter; exceptions of Python, also if a warning about `QUAFF_NUM_THREADS` is
/// turned into one.
pub fn load(module: &Bound<'_, PyModule>, functions: &[&'static Function]) -> PyResult<()> {
    interpreter::check(module.py())?;
    layout::look(module.py())?;
    attach::watch_end(module.py())?;
    let name = module.name()?.to_string();
    load_as(module, &name, functions)
}

/// Adds the types of an emitted module's classes, bases before derived classes, and SWIG's flat names of
/// their members.
///
/// # Errors
/// ImportError if a module with one of the classes is missing; the exceptions that Python raises.
pub fn load_classes(module: &Bound<'_, PyModule>, classes: &'static [&'static Class]) -> PyResult<()> {
    let name = module.name()?.to_string();
    // Users import the public module: `pkg.example` instead of `pkg._example`.
    let (package, own) = name.rsplit_once('.').map_or(("", name.as_str()), |(package, own)| (package, own));
    let own = own.strip_prefix('_').unwrap_or(own);
    let public = if package.is_empty() { own.to_owned() } else { format!("{package}.{own}") };
    make::add_classes(module, &public, classes)?;
    add(module, classes)
}

/// Adds the functions as [`load`] does, in the main interpreter, for a module whose `CudaError` is imported
/// from the module `public`.
pub fn load_as(module: &Bound<'_, PyModule>, public: &str, functions: &[&'static Function]) -> PyResult<()> {
    warn_of_threads(module.py())?;
    if functions.iter().any(|function| function.may_run_on_device()) {
        module.add("CudaError", raised::class_in(module.py(), public)?)?;
    }
    add_functions(module, functions)
}

/// Adds `CudaError` to a module whose host functions return CUDA error codes.
///
/// # Errors
/// The exceptions that Python raises.
pub fn add_cuda_error(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let name = module.name()?.to_string();
    module.add("CudaError", raised::class_in(module.py(), &name)?)
}

/// Warns about an ignored number of threads. A module warns when it is loaded, and not when the number is
/// needed, because then arrays are held, and a warning may run user code.
fn warn_of_threads(py: Python<'_>) -> PyResult<()> {
    let Some(complaint) = threads::complaint() else { return Ok(()) };
    PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &CString::new(complaint)?, 1)
}

fn add_functions(module: &Bound<'_, PyModule>, functions: &[&'static Function]) -> PyResult<()> {
    let name = module.name()?;
    for function in functions {
        // Python keeps a pointer to the definition as long as the function lives, possibly until the process
        // ends.
        let definition = Box::leak(Box::new(function.definition()));
        // SAFETY: the definition is static and its flags are those of its function; module and name are live.
        // The result is a new reference or NULL with an exception set.
        let object = unsafe {
            let object = ffi::PyCFunction_NewEx(definition, module.as_ptr(), name.as_ptr());
            Bound::from_owned_ptr_or_err(module.py(), object)?
        };
        module.add(function.name(), object)?;
    }
    lazy::register(module, functions)
}

/// Adds `__getattr__`, which Python calls for names that the module does not contain.
pub(crate) fn add(module: &Bound<'_, PyModule>, classes: &'static [&'static Class]) -> PyResult<()> {
    let own = module.name()?.to_string();
    let find = move |arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>| {
        let py = arguments.py();
        let given = arguments.iter().next().filter(|_| arguments.len() == 1);
        let Some(name) = given.and_then(|name| name.cast_into::<PyString>().ok()) else {
            return Err(raised::exception::<PyTypeError>(py, "__getattr__ takes a name: pass a str"));
        };
        // Text that is not Unicode names nothing.
        let name = name.to_string_lossy();
        match attribute(py, classes, &name)? {
            Some(found) => Ok(found.unbind()),
            None => {
                let message = format!("module '{own}' has no attribute '{name}'");
                Err(raised::exception::<PyAttributeError>(py, message))
            }
        }
    };
    let find = PyCFunction::new_closure(module.py(), Some(c"__getattr__"), None, find)?;
    // `add` would list the function in `__all__`, so that modules that import all names would have it too.
    module.setattr("__getattr__", find)
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
        for each in (class.members)() {
            if let Some(found) = member(py, class, each, rest)? {
                let has_exceptions = classes.iter().any(|class| class.exception(py).is_some());
                return if has_exceptions { of_instances(found).map(Some) } else { Ok(Some(found)) };
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
    let (get, is_writable) = match member {
        Member::Method(function) | Member::ConstMethod(function) | Member::Static(function) => {
            let is_named = function.name() == rest;
            return is_named.then(|| r#type(py, class).getattr(&*property::of(class, function))).transpose();
        }
        Member::Property(property) => (property.get, property.set.is_some()),
        Member::StaticData(data) => (data.get, data.set.is_some()),
        Member::Iteration => return Ok(None),
    };
    let (access, is_possible) = match rest.strip_prefix(get.name()) {
        Some("_get") => ("__get__", true),
        Some("_set") => ("__set__", is_writable),
        _ => return Ok(None),
    };
    if !is_possible {
        return Ok(None);
    }
    let r#type = r#type(py, class);
    // A static member's value would replace the descriptor if the attribute of the type were read.
    let descriptor = r#type.getattr("__dict__")?.get_item(&*property::of(class, get))?;
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

/// A function that passes the instance inside an exception to `call` if its first argument is an exception.
fn of_instances(call: Bound<'_, PyAny>) -> PyResult<Bound<'_, PyAny>> {
    let py = call.py();
    let call = call.unbind();
    let pass = move |arguments: &Bound<'_, PyTuple>, keywords: Option<&Bound<'_, PyDict>>| {
        let py = arguments.py();
        let mut passed: Vec<_> = arguments.iter().collect();
        if let Some(first) = passed.first_mut()
            && let Some(instance) = instance_inside(first)
        {
            *first = instance;
        }
        call.bind(py).call(PyTuple::new(py, passed)?, keywords).map(Bound::unbind)
    };
    PyCFunction::new_closure(py, None, None, pass).map(Bound::into_any)
}

/// The type of a loaded class.
fn r#type<'py>(py: Python<'py>, class: &'static Class) -> Bound<'py, PyAny> {
    // SAFETY: the type of a class that is loaded, which lives forever.
    unsafe { Borrowed::from_ptr(py, class.object().cast()) }.to_owned()
}

/// The class that Python calls to make an object: an exception class for objects that C++ throws.
fn constructed<'py>(py: Python<'py>, class: &'static Class) -> Bound<'py, PyAny> {
    class.exception(py).map_or_else(|| r#type(py, class), Bound::into_any)
}
