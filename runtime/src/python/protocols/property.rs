//! Data members as attributes: one function reads the member, and another writes it.
//!
//! Members may have private names. Python stores what a class statement calls `__size` as `_Shape__size`, and
//! code in the class may use the short name. The types of C++ classes store such members under the same long
//! names, so that the code that an interface adds to a class finds them.

use crate::python::call::enter::call_on;
use crate::python::convert::part;
use crate::python::instance::Instance;
use crate::python::interpreter::{Failure, Result, guarded, raised};
use crate::python::protocols::construct::status;
use crate::python::table::arguments::objects;
use crate::python::table::class::Property;
use crate::python::table::{Class, Function, This};
use pyo3::exceptions::PyAttributeError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::borrow::Cow;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr;

/// The data that Python passes to the getter and the setter of an attribute.
struct Attribute {
    class: &'static Class,
    property: &'static Property,
    /// Whether the member is an object, which an assignment changes.
    is_object: bool,
}

/// The definition from which Python makes the attribute.
pub(crate) fn definition(class: &'static Class, property: &'static Property) -> ffi::PyGetSetDef {
    let is_object = property.set.is_some_and(Function::takes_object);
    // Python keeps the pointer as long as the type lives, which is forever.
    let attribute = Box::leak(Box::new(Attribute { class, property, is_object }));
    ffi::PyGetSetDef {
        name: name(class, property.get),
        get: Some(get),
        set: Some(set),
        doc: documentation(property.get.doc).as_ptr(),
        closure: ptr::from_mut(attribute).cast(),
    }
}

/// The name of the attribute, which lives forever.
fn name(class: &Class, get: &'static Function) -> *const c_char {
    match of(class, get) {
        Cow::Borrowed(_) => get.name.as_ptr(),
        // No name contains a zero byte.
        Cow::Owned(name) => CString::new(name).unwrap_or_default().into_raw(),
    }
}

/// Whether a function assigns a pointer, which may then point to another object.
fn sets_pointer(set: &Function) -> bool {
    let mut parameters = set.overloads.iter().flat_map(|overload| overload.parameters);
    parameters.any(|parameter| parameter.kind.object().is_some_and(|taken| taken.null))
}

/// The documentation of a function without its signature, which an attribute does not have.
fn documentation(of: &'static CStr) -> &'static CStr {
    const END: &[u8] = b"--\n\n";
    let bytes = of.to_bytes_with_nul();
    let start = bytes.windows(END.len()).position(|part| part == END).map_or(0, |at| at + END.len());
    CStr::from_bytes_until_nul(&bytes[start..]).unwrap_or_default()
}

unsafe extern "C" fn get(object: *mut ffi::PyObject, closure: *mut c_void) -> *mut ffi::PyObject {
    // SAFETY: the closure is an attribute, which lives forever.
    let attribute: &'static Attribute = unsafe { &*closure.cast() };
    // SAFETY: Python calls this with an instance of the class's type, and the lock is held.
    attribute.run(|| unsafe { call(attribute, attribute.property.get, object, &[]) })
}

unsafe extern "C" fn set(
    object: *mut ffi::PyObject,
    value: *mut ffi::PyObject,
    closure: *mut c_void,
) -> c_int {
    // SAFETY: the closure is an attribute, which lives forever.
    let attribute: &'static Attribute = unsafe { &*closure.cast() };
    status(attribute.run(|| match attribute.property.set {
        // SAFETY: Python calls this with an instance of the class's type and a live value, and the lock is
        // held.
        Some(function) if !value.is_null() => unsafe { attribute.assign(function, object, value) },
        Some(_) => Err(attribute.cannot("deleted: an object has no deleter for data of C++'s")),
        None => Err(attribute.cannot("written: it is constant")),
    }))
}

/// Calls the function that reads or writes an attribute.
///
/// # Safety
/// `object` is an instance of the attribute's class, the values are live, and the lock is held.
#[inline(always)]
unsafe fn call<'py>(
    attribute: &'static Attribute,
    function: &'static Function,
    object: *mut ffi::PyObject,
    values: &[*mut ffi::PyObject],
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let this = This::of(object, attribute.class)?;
        let py = Python::assume_attached();
        call_on(py, function, this, objects(py, values.as_ptr(), values.len()))
    }
}

impl Attribute {
    /// Runs a read or a write of the attribute, and raises its error.
    #[inline(always)]
    fn run<'py>(&self, call: impl FnOnce() -> Result<Bound<'py, PyAny>>) -> *mut ffi::PyObject {
        // SAFETY: the lock is held wherever attributes are accessed.
        let py = unsafe { Python::assume_attached() };
        guarded(py, || self.full_name(), call)
    }

    /// Assigns a value to the attribute of an object.
    ///
    /// # Safety
    /// `object` is an instance of the attribute's class, the value is live, and the lock is held.
    #[inline(always)]
    unsafe fn assign<'py>(
        &'static self,
        function: &'static Function,
        object: *mut ffi::PyObject,
        value: *mut ffi::PyObject,
    ) -> Result<Bound<'py, PyAny>> {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let instance = Instance::at(object);
            match instance.is_related() || self.is_object && instance.is_placed() {
                false => call(self, function, object, &[value]),
                true => self.assign_related(function, object, value),
            }
        }
    }

    /// Assigns to a member of an object with other instances that depend on it, or on which it depends.
    ///
    /// # Safety
    /// The requirements of [`Attribute::assign`] hold.
    #[cold]
    unsafe fn assign_related<'py>(
        &'static self,
        function: &'static Function,
        object: *mut ffi::PyObject,
        value: *mut ffi::PyObject,
    ) -> Result<Bound<'py, PyAny>> {
        // SAFETY: guaranteed by the caller.
        let instance = unsafe { Instance::at(object) };
        // SAFETY: guaranteed by the caller.
        let assign = || unsafe {
            match instance.reaches_exports() {
                false => call(self, function, object, &[value]),
                true => self.assign_in_place(function, object, value),
            }
        };
        // Assigning a number moves no memory.
        if self.is_object {
            instance.check_unused()?;
            // SAFETY: the lock is held wherever attributes are accessed.
            let py = unsafe { Python::assume_attached() };
            instance.loose_elements_leave(py)?;
            if !instance.is_settled() {
                instance.settle(py);
            }
        }
        assign()
    }

    /// Assigns to a member of an object that contains or points to elements in use, which must not move.
    ///
    /// # Safety
    /// The requirements of [`Attribute::assign`] hold.
    #[cold]
    unsafe fn assign_in_place<'py>(
        &'static self,
        function: &'static Function,
        object: *mut ffi::PyObject,
        value: *mut ffi::PyObject,
    ) -> Result<Bound<'py, PyAny>> {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let given = Borrowed::from_ptr(Python::assume_attached(), value);
            // An object that only points to such elements may be redirected, which moves nothing; a reference
            // is assigned to.
            let may_move = Instance::at(object).has_exports() || !sets_pointer(function);
            let own = may_move.then(|| call(self, self.property.get, object, &[])).transpose()?;
            let value = match &own {
                Some(own) => part::assignable(own, &given)?,
                None => given.to_owned(),
            };
            // `own` stays alive, so that nothing moves while the value is read either.
            let is_assigned = &Instance::at(object).is_assigned;
            let before = is_assigned.replace(true);
            let done = call(self, function, object, &[value.as_ptr()]);
            is_assigned.set(before);
            done
        }
    }

    #[cold]
    fn cannot(&self, be: &str) -> Failure {
        // SAFETY: the lock is held wherever attributes are accessed.
        let py = unsafe { Python::assume_attached() };
        raised::exception::<PyAttributeError>(py, format!("`{}` cannot be {be}", self.full_name())).into()
    }

    fn full_name(&self) -> String {
        format!("{}.{}", self.class.full_name(), self.property.get.name())
    }
}

/// The name of the attribute for a member of a class.
pub(crate) fn of(class: &Class, member: &Function) -> Cow<'static, str> {
    let name = member.name();
    let owner = class.short_name().trim_start_matches('_');
    match name.starts_with("__") && !name.ends_with("__") && !owner.is_empty() {
        true => Cow::Owned(format!("_{owner}{name}")),
        false => Cow::Borrowed(name),
    }
}
