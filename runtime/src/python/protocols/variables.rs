//! The contents of a module other than functions and classes: constants, which are attributes; variables,
//! which are attributes of `cvar` that read and assign the C++ variables; and the code of `%init`.

use crate::core::constant::{ConstantValue, Constants};
use crate::core::exception::outcome;
use crate::core::object::PythonObject;
use crate::python::call::enter;
use crate::python::instance::reached;
use crate::python::interpreter::{Failure, raised};
use crate::python::table::Function;
use pyo3::exceptions::PyAttributeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt};
use std::ptr;

/// Adds the constants that C++ provides.
///
/// # Errors
/// Exceptions of C++ when it computes them; MemoryError.
pub fn add_constants(module: &Bound<'_, PyModule>, tell: fn(&mut Constants) -> bool) -> PyResult<()> {
    let mut constants = Constants::none();
    let done = tell(&mut constants);
    outcome(done, ()).map_err(|error| Failure::from(error).into_py_err(module.py(), "import"))?;
    for constant in constants.all() {
        if let Some(value) = constant.value() {
            module.add(&*constant.name().to_string_lossy(), object(module.py(), value)?)?;
        }
    }
    Ok(())
}

/// Adds the constants that are objects, each of which C++ returns once. The classes of the module have
/// already been added.
///
/// # Errors
/// Exceptions of C++; MemoryError.
pub fn add_constant_objects(module: &Bound<'_, PyModule>, all: &'static [Variable]) -> PyResult<()> {
    for constant in all {
        module.add(constant.name, run(module.py(), constant.read, &[])?)?;
    }
    Ok(())
}

/// Runs the code of `%init`.
///
/// # Errors
/// The exceptions of the code.
pub fn init(module: &Bound<'_, PyModule>, code: fn(PythonObject) -> bool) -> PyResult<()> {
    // SAFETY: the module is alive during the call.
    let done = code(unsafe { PythonObject::new(module.as_ptr().cast()) });
    outcome(done, ()).map_err(|error| Failure::from(error).into_py_err(module.py(), "import"))
}

fn object(py: Python<'_>, value: ConstantValue) -> PyResult<Bound<'_, PyAny>> {
    Ok(match value {
        ConstantValue::Bool(truth) => PyBool::new(py, truth).to_owned().into_any(),
        ConstantValue::Negative(number) => PyInt::new(py, number).into_any(),
        ConstantValue::Integer(number) => PyInt::new(py, number).into_any(),
        ConstantValue::Number(number) => PyFloat::new(py, number).into_any(),
        ConstantValue::Null => py.None().into_bound(py),
        ConstantValue::Text(text) => {
            let (data, size) = (text.as_ptr().cast(), text.len().cast_signed());
            // SAFETY: `size` bytes of text; the result is a new reference, or NULL with an exception set.
            unsafe {
                let text = ffi::PyUnicode_DecodeUTF8(data, size, c"surrogateescape".as_ptr());
                Bound::from_owned_ptr_or_err(py, text)?
            }
        }
    })
}

/// A C++ variable, which Python reads and assigns as an attribute of `cvar`.
pub struct Variable {
    name: &'static str,
    read: &'static Function,
    assign: Option<&'static Function>,
}

impl Variable {
    /// Describes a variable. `read` returns the value; `assign` takes one, and is `None` if C++ cannot assign
    /// to the variable.
    pub const fn new(
        name: &'static str,
        read: &'static Function,
        assign: Option<&'static Function>,
    ) -> Variable {
        Variable { name, read, assign }
    }
}

/// Adds `cvar`, whose attributes are the variables.
///
/// # Errors
/// MemoryError.
pub fn add_variables(module: &Bound<'_, PyModule>, variables: &'static [Variable]) -> PyResult<()> {
    module.add("cvar", Bound::new(module.py(), Variables(variables))?)
}

/// The global C++ variables of the module, as attributes.
#[pyclass(frozen, name = "cvar")]
struct Variables(&'static [Variable]);

#[pymethods]
impl Variables {
    fn __getattr__(&self, py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
        run(py, self.find(py, name)?.read, &[])
    }

    fn __setattr__(&self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let Some(assign) = self.find(value.py(), name)?.assign else {
            return Err(raised::exception::<PyAttributeError>(
                value.py(),
                format!("`cvar.{name}` is constant in C++"),
            ));
        };
        reached::loose_elements_leave(value.py(), assign)
            .map_err(|failure| failure.into_py_err(value.py(), name))?;
        run(value.py(), assign, &[value.as_ptr()]).map(drop)
    }

    fn __delattr__(&self, py: Python<'_>, name: &str) -> PyResult<()> {
        self.find(py, name)?;
        let message = format!("`cvar.{name}` is a variable of C++, and cannot be deleted");
        Err(raised::exception::<PyAttributeError>(py, message))
    }

    fn __dir__(&self) -> Vec<&'static str> {
        self.0.iter().map(|variable| variable.name).collect()
    }

    fn __repr__(&self) -> String {
        format!("<cvar: {}>", self.__dir__().join(", "))
    }
}

impl Variables {
    fn find(&self, py: Python<'_>, name: &str) -> PyResult<&'static Variable> {
        let found = self.0.iter().find(|variable| variable.name == name);
        let message = || format!("C++ has no variable `{name}` in this module");
        found.ok_or_else(|| raised::exception::<PyAttributeError>(py, message()))
    }
}

/// Calls a function of the tables with live objects.
fn run(py: Python<'_>, function: &'static Function, arguments: &[*mut ffi::PyObject]) -> PyResult<Py<PyAny>> {
    let count = arguments.len().cast_signed();
    // SAFETY: the lock is held; the objects are borrowed from live references; the result is a new reference,
    // or NULL with an exception set.
    unsafe {
        let result = enter::call(function, arguments.as_ptr(), count, ptr::null_mut());
        Ok(Bound::from_owned_ptr_or_err(py, result)?.unbind())
    }
}
