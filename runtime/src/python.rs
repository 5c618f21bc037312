//! How Python calls emitted functions: tables of [`Function`]s over one shared [`call`].
//!
//! An emitted module is rows: for each function its overloads, for each overload what its parameters take and the
//! C++ function behind it. Everything they have in common is here: reading arguments, choosing the overload,
//! turning results and errors into Python's.

mod along;
mod arguments;
mod axis;
mod call;
mod class;
mod complex;
mod convert;
mod copied;
mod cuda_error;
mod elementwise;
mod failure;
mod given;
mod half;
mod keyword;
mod layout;
mod letter;
mod literal;
mod managed;
mod misfit;
mod numpy_i;
mod on_device;
mod overload;
mod parameter;
mod plain;
mod result;
mod returned;
mod shared;
mod signature;
mod stream;
mod variables;

pub use crate::attach::attached;
pub use crate::device::Order;
pub use arguments::{Argument, Arguments};
pub use axis::{Axis, axis, fixed};
pub use call::{Call, Closure};
pub use class::{
    Base, Class, Constructor, Conversion, Face, Held, Loaded, Member, ancestor, base, call_class, construct,
    construct_by_name, consumed, disowned, kept, leave, make_instance, object, released, substitute,
};
pub use elementwise::call_elementwise;
pub use failure::{Failure, Result};
pub use given::{checked, python};
pub use layout::{Stride, stride, unit};
pub use literal::Literal;
pub use managed::ManagedMemory;
pub use overload::Overload;
pub use parameter::{
    Parameter, c_text, element, letter, make, make_device, read, read_device, reduce, scalar, text, write,
    write_device,
};
pub use returned::{Returned, ReturnedText, Value, returned};
pub use signature::{ExtentOf, On, Parameters, Passed, Signature, StreamHandle, StrideOf};
pub use variables::{Variable, add_constant_objects, add_constants, add_variables, init};

use arguments::shown;
use keyword::Named;

use crate::acquire::Wanted;
use crate::array_view::Stream;
use crate::{interpreter, threads};
use class::This;
use pyo3::exceptions::PyRuntimeWarning;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ffi::{CStr, CString, c_int};
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::slice;

/// The C function that Python calls: made by [`entry!`](crate::entry), one for each [`Function`].
#[derive(Clone, Copy)]
pub struct Entry(ffi::PyCFunctionFastWithKeywords);

impl Entry {
    /// An entry by hand.
    ///
    /// # Safety
    /// Python may call it as METH_FASTCALL | METH_KEYWORDS promises, and gets a new reference, or NULL with an exception set.
    pub const unsafe fn new(function: ffi::PyCFunctionFastWithKeywords) -> Entry {
        Entry(function)
    }
}

/// One Python function.
pub struct Function {
    pub name: &'static CStr,
    /// Starts with the signature as `inspect` reads it: `sum(arr, /)\n--\n\n`, for a method `at($self, index)\n--\n\n`.
    pub doc: &'static CStr,
    /// The names arguments can be passed by. A shorter list than there are parameters: the rest goes by position.
    pub keywords: &'static [&'static str],
    /// Whether the keyword `stream` names the stream for work on a device.
    pub stream: bool,
    /// In order of preference: the first that takes the arguments is called.
    pub overloads: &'static [Overload],
    pub entry: Entry,
}

impl Function {
    fn name(&self) -> &'static str {
        self.name.to_str().unwrap_or("function")
    }

    /// The position of the first argument that may be an array, in whichever overload.
    fn first_array(&self) -> Option<usize> {
        let positions = self.overloads.iter();
        positions.filter_map(|overload| overload.parameters.iter().position(Parameter::is_array)).min()
    }

    fn may_run_on_device(&self) -> bool {
        self.overloads.iter().any(|overload| overload.parameters.iter().any(Parameter::may_be_on_device))
    }

    fn may_be_array(&self, index: usize) -> bool {
        self.overloads.iter().any(|overload| overload.parameters.get(index).is_some_and(Parameter::is_array))
    }

    /// Whether some overload takes any sequence of numbers at `index`.
    fn may_be_sequence(&self, index: usize) -> bool {
        let takes = |parameter: &Parameter| parameter.kind.array().is_some_and(|array| array.sequence);
        self.overloads.iter().any(|overload| overload.parameters.get(index).is_some_and(takes))
    }

    /// Where the argument at `index` is wanted, if it is an array, by a caller who named `stream` for work on a device.
    fn wanted(&self, index: usize, stream: Option<Stream>) -> Wanted {
        let mut parameters = self.overloads.iter().filter_map(|overload| overload.parameters.get(index));
        if stream.is_some() || parameters.all(Parameter::is_on_device) {
            Wanted::OnDevice(stream)
        } else {
            Wanted::Anywhere
        }
    }

    /// The name of the argument at `index`, for messages.
    fn argument_name(&self, index: usize) -> String {
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
            // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS promises: with the lock held and live
            // arguments that outlast the call.
            unsafe { $crate::python::call(&$function, arguments, count, keywords) }
        }
        // SAFETY: `call` gives a new reference, or NULL with an exception set.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}

#[doc(hidden)]
pub use pyo3::ffi as pyo3_ffi;

/// Loads an emitted module: adds its functions, and `CudaError` where they work on a device.
///
/// # Errors
/// ImportError in a sub-interpreter; what Python raises, also where a warning of `QUAFF_NUM_THREADS` is an error.
pub fn load(module: &Bound<'_, PyModule>, functions: &[&'static Function]) -> PyResult<()> {
    interpreter::check(module.py())?;
    let name = module.name()?.to_string();
    load_as(module, &name, functions)
}

/// Adds the types of an emitted module's classes, bases before those that are derived from them.
///
/// # Errors
/// ImportError where a module is missing that has one of them; what Python raises.
pub fn load_classes(module: &Bound<'_, PyModule>, classes: &[&'static Class]) -> PyResult<()> {
    let name = module.name()?.to_string();
    // Users import the module that is not private: `pkg.example` in the place of `pkg._example`.
    let (package, own) = name.rsplit_once('.').map_or(("", name.as_str()), |(package, own)| (package, own));
    let own = own.strip_prefix('_').unwrap_or(own);
    let public = if package.is_empty() { own.to_owned() } else { format!("{package}.{own}") };
    class::add_classes(module, &public, classes)
}

/// [`load`] in the main interpreter a module whose `CudaError` is imported from the module called `public`.
pub fn load_as(module: &Bound<'_, PyModule>, public: &str, functions: &[&'static Function]) -> PyResult<()> {
    warn_of_threads(module.py())?;
    if functions.iter().any(|function| function.may_run_on_device()) {
        module.add("CudaError", cuda_error::class_in(module.py(), public)?)?;
    }
    add_functions(module, functions)
}

/// Adds `CudaError` to a module whose functions on the host return codes of CUDA's.
///
/// # Errors
/// What Python raises.
pub fn add_cuda_error(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let name = module.name()?.to_string();
    module.add("CudaError", cuda_error::class_in(module.py(), &name)?)
}

/// Here, and not when the number is needed: then arrays are held, and a warning may run anybody's code.
fn warn_of_threads(py: Python<'_>) -> PyResult<()> {
    let Some(complaint) = threads::complaint() else { return Ok(()) };
    PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &CString::new(complaint)?, 1)
}

fn add_functions(module: &Bound<'_, PyModule>, functions: &[&'static Function]) -> PyResult<()> {
    let name = module.name()?;
    for function in functions {
        // Python keeps a pointer to the definition as long as the function lives, which may be until the process ends.
        let definition = Box::leak(Box::new(method_definition(function)));
        // SAFETY: the definition lives for ever, its flags are those of its function; module and name are live. The
        // result is a new reference or NULL with an exception set.
        let object = unsafe {
            let object = ffi::PyCFunction_NewEx(definition, module.as_ptr(), name.as_ptr());
            Bound::from_owned_ptr_or_err(module.py(), object)?
        };
        module.add(function.name(), object)?;
    }
    Ok(())
}

fn method_definition(function: &'static Function) -> ffi::PyMethodDef {
    ffi::PyMethodDef {
        ml_name: function.name.as_ptr(),
        ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: function.entry.0 },
        ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS as c_int,
        ml_doc: function.doc.as_ptr(),
    }
}

/// Calls `function` with arguments as Python hands them over.
///
/// # Safety
/// As Python calls a METH_FASTCALL | METH_KEYWORDS function: the interpreter's lock is held; `arguments` holds
/// `count` live objects and then one for each name in `keywords`, a tuple or NULL.
pub unsafe extern "C" fn call(
    function: &'static Function,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock. To attach would look that up again, at a third of the cost of a short call.
    let py = unsafe { Python::assume_attached() };
    guarded(
        py,
        || function.name().to_owned(),
        || {
            if !keywords.is_null() {
                // SAFETY: as this function's caller promises.
                return unsafe { call_with_keywords(py, function, None, arguments, count, keywords) };
            }
            // SAFETY: as this function's caller promises.
            let objects = unsafe { objects(py, arguments, count.unsigned_abs()) };
            match plain::call(py, function, None, objects) {
                Some(outcome) => outcome,
                None => overload::call(py, function, None, objects, &Named::default()),
            }
        },
    )
}

/// Calls a method of `class` on `instance`.
///
/// # Safety
/// As [`call`], and `instance` is an instance of the class's type.
pub unsafe extern "C" fn call_method(
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    let name = || format!("{}.{}", class.full_name(), function.name());
    // SAFETY: as this function's caller promises.
    guarded(py, name, || unsafe { method(py, function, class, instance, arguments, count, keywords) })
}

/// [`call_method`] for an operator: where it takes no such operand, the other one is asked.
///
/// # Safety
/// As [`call_method`].
pub unsafe extern "C" fn call_operator(
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    let name = || format!("{}.{}", class.full_name(), function.name());
    guarded(py, name, || {
        // SAFETY: as this function's caller promises.
        match unsafe { method(py, function, class, instance, arguments, count, keywords) } {
            Err(failure) if failure.is_misfit() => Ok(py.NotImplemented().into_bound(py)),
            outcome => outcome,
        }
    })
}

/// # Safety
/// As [`call_method`].
#[inline(always)]
unsafe fn method<'py>(
    py: Python<'py>,
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: the caller's.
    unsafe {
        let this = This::of(instance, class)?;
        let first = if count == 0 { ptr::null_mut() } else { *arguments };
        this.instance.check_method(function, first)?;
        if !keywords.is_null() {
            return call_with_keywords(py, function, Some(this), arguments, count, keywords);
        }
        call_on(py, function, this, objects(py, arguments, count.unsigned_abs()))
    }
}

/// Calls what is called on an object, with arguments by position.
#[inline(always)]
fn call_on<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: This<'_>,
    objects: &[Bound<'py, PyAny>],
) -> Result<Bound<'py, PyAny>> {
    match plain::call(py, function, Some(&this), objects) {
        Some(outcome) => outcome,
        None => overload::call(py, function, Some(this), objects, &Named::default()),
    }
}

/// # Safety
/// The lock is held; `arguments` holds `count` live objects and then one for each name in `keywords`, a tuple.
unsafe fn call_with_keywords<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: Option<This<'_>>,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: the caller's.
    unsafe {
        let given = keyword::place(py, function, arguments, count, keywords)?;
        // The same live objects, in another order.
        let objects = objects(py, given.arguments.as_ptr(), given.arguments.len());
        overload::call(py, function, this, objects, &given.named)
    }
}

/// Runs a call, and raises what comes of it.
#[inline(always)]
fn guarded<'py>(
    py: Python<'py>,
    name: impl Fn() -> String,
    call: impl FnOnce() -> Result<Bound<'py, PyAny>>,
) -> *mut ffi::PyObject {
    match panic::catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(object)) => object.into_ptr(),
        Ok(Err(failure)) => raise_from(py, failure, name),
        Err(panic) => raise(py, |_| panicked(&name(), &*panic)),
    }
}

#[cold]
fn raise_from(py: Python<'_>, failure: Failure, name: impl FnOnce() -> String) -> *mut ffi::PyObject {
    raise(py, |py| failure.into_py_err(py, &name()))
}

/// Calls `function` for Rust code that Python called, with arguments by position.
///
/// # Errors
/// What the function's callers see.
fn call_with<'py>(
    function: &'static Function,
    arguments: &Bound<'py, PyTuple>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = arguments.py();
    let objects: Vec<Bound<'py, PyAny>> = arguments.iter().collect();
    let outcome = overload::call(py, function, None, &objects, &Named::default());
    outcome.map_err(|failure| failure.into_py_err(py, function.name()))
}

/// Calls `function` for Rust code that Python called.
///
/// # Errors
/// What the function's callers see.
pub fn call_from_rust<'py>(
    function: &'static Function,
    array: &Bound<'py, PyAny>,
    stream: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = array.py();
    let stream = stream.map_or(Ok(None), stream::read);
    let outcome = stream.and_then(|stream| {
        let named = Named { stream, ..Named::default() };
        overload::call(py, function, None, slice::from_ref(array), &named)
    });
    outcome.map_err(|failure| failure.into_py_err(py, function.name()))
}

/// Python's pointers as references.
///
/// # Safety
/// `pointers` holds `count` objects that live for `'a`; without any it may be NULL.
unsafe fn objects<'a, 'py>(
    _attached: Python<'py>,
    pointers: *const *mut ffi::PyObject,
    count: usize,
) -> &'a [Bound<'py, PyAny>] {
    if count == 0 {
        return &[];
    }
    // SAFETY: `Bound` is a transparent wrapper of the pointer. No reference count changes, as none of these is dropped.
    unsafe { slice::from_raw_parts(pointers.cast(), count) }
}

#[cold]
fn raise(py: Python<'_>, error: impl FnOnce(Python<'_>) -> PyErr) -> *mut ffi::PyObject {
    attached(py, |py| error(py).restore(py));
    ptr::null_mut()
}

/// A panic is a defect of quaff: it is reported, and the process goes on.
fn panicked(name: &str, panic: &(dyn std::any::Any + Send)) -> PyErr {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
    pyo3::exceptions::PySystemError::new_err(format!(
        "`{name}` failed inside quaff: {text}; please report this with the call that led to it"
    ))
}
