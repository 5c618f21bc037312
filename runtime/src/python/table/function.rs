//! [`Function`]s: the rows of an emitted module.

use crate::core::array_view::Stream;
use crate::core::elementwise::Elementwise;
use crate::python::acquire::WantedMemory;
use crate::python::table::parameter::ByNumpy;
use crate::python::table::{Call, Kind, Parameter};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{CStr, c_int, c_void};
use std::ptr;

/// The C function that Python calls: made by [`entry!`](crate::entry), one for each [`Function`].
#[derive(Clone, Copy)]
pub struct Entry(ffi::PyCFunctionFastWithKeywords);

impl Entry {
    /// An entry from a C function.
    ///
    /// # Safety
    /// Python may call the function as METH_FASTCALL | METH_KEYWORDS specifies, and it returns a new
    /// reference, or NULL with an exception set.
    pub const unsafe fn new(function: ffi::PyCFunctionFastWithKeywords) -> Entry {
        Entry(function)
    }

    /// The address, by which entries are compared.
    pub(crate) fn address(self) -> *const c_void {
        self.0 as *const c_void
    }

    /// The result of a call without arguments.
    ///
    /// # Errors
    /// The exception that the function raises.
    pub(crate) fn call(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        // SAFETY: the call is that of a module's function: the lock is held, and no arguments are read. The
        // result is a new reference, or NULL with an exception set.
        unsafe {
            let made = (self.0)(ptr::null_mut(), ptr::null(), 0, ptr::null_mut());
            Bound::from_owned_ptr_or_err(py, made)
        }
    }

    /// Runs the function that Python calls.
    ///
    /// # Safety
    /// The arguments are those of a call from Python.
    pub(crate) unsafe fn run(
        self,
        instance: *mut ffi::PyObject,
        arguments: *const *mut ffi::PyObject,
        count: ffi::Py_ssize_t,
        keywords: *mut ffi::PyObject,
    ) -> *mut ffi::PyObject {
        // SAFETY: guaranteed by the caller.
        unsafe { (self.0)(instance, arguments, count, keywords) }
    }
}

/// A Python function with the C++ functions among which its calls choose.
pub struct Function {
    pub name: &'static CStr,
    /// The documentation. It starts with the signature as `inspect` reads it: `sum(arr, /)\n--\n\n`, for a
    /// method `at($self, index)\n--\n\n`.
    pub doc: &'static CStr,
    /// The names by which arguments can be passed. If there are fewer names than parameters, the rest is
    /// positional.
    pub keywords: &'static [&'static str],
    /// Whether the keyword `stream` names the stream for work on a device.
    pub stream: bool,
    /// The overloads in order of preference: the first that accepts the arguments is called.
    pub overloads: &'static [Overload],
    pub entry: Entry,
}

impl Function {
    pub(crate) fn name(&self) -> &'static str {
        self.name.to_str().unwrap_or("function")
    }

    /// The definition from which Python makes a function or a method.
    pub(crate) fn definition(&self) -> ffi::PyMethodDef {
        ffi::PyMethodDef {
            ml_name: self.name.as_ptr(),
            ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: self.entry.0 },
            ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS as c_int,
            ml_doc: self.doc.as_ptr(),
        }
    }

    /// The first position at which some overload takes an array.
    pub(crate) fn first_array(&self) -> Option<usize> {
        let positions = self.overloads.iter();
        positions.filter_map(|overload| overload.parameters.iter().position(Parameter::is_array)).min()
    }

    /// Whether the function takes an object or a container, rather than only numbers and text.
    pub(crate) fn takes_object(&self) -> bool {
        let mut parameters = self.overloads.iter().flat_map(|overload| overload.parameters);
        parameters.any(|parameter| matches!(parameter.kind, Kind::Object(_) | Kind::Converted(_)))
    }

    pub(crate) fn may_run_on_device(&self) -> bool {
        self.overloads.iter().any(|overload| overload.parameters.iter().any(Parameter::may_be_on_device))
    }

    pub(crate) fn may_be_array(&self, index: usize) -> bool {
        self.overloads.iter().any(|overload| overload.parameters.get(index).is_some_and(Parameter::is_array))
    }

    /// Whether an overload accepts any sequence of numbers at `index`.
    pub(crate) fn may_be_sequence(&self, index: usize) -> bool {
        let takes = |parameter: &Parameter| parameter.kind.array().is_some_and(|array| array.sequence);
        self.overloads.iter().any(|overload| overload.parameters.get(index).is_some_and(takes))
    }

    /// The kind of memory that is needed for the argument at `index`, if it is an array; `stream` is the
    /// caller's stream for work on a device.
    pub(crate) fn wanted(&self, index: usize, stream: Option<Stream>) -> WantedMemory {
        let mut parameters = self.overloads.iter().filter_map(|overload| overload.parameters.get(index));
        if stream.is_some() || parameters.all(Parameter::is_on_device) {
            WantedMemory::OnDevice(stream)
        } else {
            WantedMemory::Anywhere
        }
    }

    /// The name of the argument at `index`, for messages.
    pub(crate) fn argument_name(&self, index: usize) -> String {
        let parameter = self.overloads.iter().find_map(|overload| overload.parameters.get(index));
        parameter.map_or_else(|| format!("{}", index + 1), |parameter| parameter.name.to_owned())
    }
}

/// The [`Entry`] of a [`Function`] that is a `static`.
#[macro_export]
macro_rules! entry {
    ($function:path) => {{
        unsafe extern "C" fn entry(
            _module: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS specifies: with the lock held
            // and live arguments that outlast the call.
            unsafe { $crate::python::call(&$function, arguments, count, keywords) }
        }
        // SAFETY: `call` returns a new reference, or NULL with an exception set.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}

/// The [`Entry`] of a [`Function`] that is a `static`, whose only overload gets the caller's objects
/// unchanged: `object_entry!(SIZE, (PythonObject,), i32, ffi::size)`.
#[macro_export]
macro_rules! object_entry {
    ($function:path, $parameters:ty, $result:ty, $cxx:path) => {{
        unsafe extern "C" fn entry(
            _module: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS specifies: with the lock held
            // and live arguments that outlast the call.
            unsafe {
                $crate::python::call_with_objects::<$parameters, $result>(
                    &$function, $cxx, arguments, count, keywords,
                )
            }
        }
        // SAFETY: `call_with_objects` returns a new reference, or NULL with an exception set.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}

/// A C++ function that calls of a Python function may choose.
pub struct Overload {
    pub parameters: &'static [Parameter],
    pub call: Call,
}

impl Overload {
    /// The parameters that the caller passes; results come after them.
    #[inline]
    pub(crate) fn inputs(&self) -> &'static [Parameter] {
        let mut inputs = self.parameters;
        while let [rest @ .., Parameter { kind: Kind::Result(_), .. }] = inputs {
            inputs = rest;
        }
        inputs
    }

    /// The instantiation of an elementwise function.
    #[inline]
    pub(crate) fn elementwise(&self) -> &'static Elementwise {
        self.call.elementwise.expect("the compiler makes such entries for elementwise functions alone")
    }

    /// Whether the last input is a tuple of all further arguments.
    #[inline]
    pub(crate) fn takes_rest(&self) -> bool {
        self.call.takes_rest
    }

    /// The number of inputs, without those in a tuple.
    pub(crate) fn before_rest(&self) -> usize {
        self.inputs().len() - usize::from(self.takes_rest())
    }
}

impl Overload {
    /// Whether the first parameter is an array.
    #[inline]
    pub(crate) fn starts_with_array(&self) -> bool {
        matches!(self.parameters, [Parameter { kind: Kind::Array(_), .. }, ..])
    }

    /// The conversion of the arguments, if numpy.i's rules apply to an array among them.
    pub(crate) fn conversion(&self) -> Option<ByNumpy> {
        self.parameters.iter().find_map(|parameter| parameter.code.numpy)
    }
}
