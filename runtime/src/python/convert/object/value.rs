//! Objects of classes that have a Python counterpart, such as C++'s containers.
//! `include/quaff/conversion.hpp` converts between the two, and calls the functions here for instances among
//! the elements.

use crate::core::exception;
use crate::core::object::{Object, PythonObject};
use crate::core::ownership::Reach;
use crate::python::convert::number::boolean;
use crate::python::convert::part;
use crate::python::convert::python::as_it_is;
use crate::python::instance::pointer_object::{instance_inside, is_weak_proxy, pointee};
use crate::python::instance::swig;
use crate::python::instance::{self, Instance};
use crate::python::interpreter::swig::object::{SwigPointer, behind};
use crate::python::interpreter::{Failure, Result, raised};
use crate::python::table::parameter::FoundFunction;
use crate::python::table::{Class, ObjectParameter};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_void};
use std::ptr;

/// Whether the value may contain an object that C++ throws.
#[inline]
fn is_exception(given: &Bound<'_, PyAny>) -> bool {
    // SAFETY: a live object, and the lock is held.
    unsafe { ffi::PyExceptionInstance_Check(given.as_ptr()) != 0 }
}

/// The stored C++ exception, or the Python exception that C++ has set.
fn failure(py: Python<'_>) -> Failure {
    let kept = exception::take();
    match PyErr::take(py) {
        Some(raised) => Failure::raised_by(raised),
        None => Failure::value(kept),
    }
}

impl Class {
    /// Whether objects of the class are thrown in C++.
    pub(crate) fn is_thrown(&self) -> bool {
        self.conversion.as_ref().is_some_and(|conversion| conversion.is_thrown)
    }

    /// Registers the class's table in C++, which finds the Python type in it.
    pub(crate) fn tell(&'static self) {
        if let Some(conversion) = &self.conversion {
            // SAFETY: the table is static.
            (conversion.tell)(unsafe { Object::new(ptr::from_ref(self).cast_mut().cast()) });
        }
    }

    /// The Python value for an object, unless Python has an instance for it. The object stays.
    pub(crate) fn value<'py>(&self, py: Python<'py>, object: Object) -> Option<Result<Bound<'py, PyAny>>> {
        let to_python = self.conversion.as_ref()?.to_python?;
        let mut value = PythonObject::NULL;
        if !to_python(object, &mut value) {
            return Some(Err(failure(py)));
        }
        // SAFETY: a new reference, because the conversion has succeeded.
        Some(unsafe { Bound::from_owned_ptr_or_err(py, value.address().cast()) }.map_err(Failure::from))
    }

    /// A new object from a value that is not an instance.
    fn convert(&self, given: &Bound<'_, PyAny>) -> Option<Result<Object>> {
        let from_python = self.conversion.as_ref()?.from_python?;
        let mut object = Object::NULL;
        let done = from_python(as_it_is(given), &mut object);
        Some(if done { Ok(object) } else { Err(failure(given.py())) })
    }
}

impl ObjectParameter {
    /// Whether `given` is a value that the class can be made from.
    #[inline]
    pub(crate) fn converts_value(&self, given: &Bound<'_, PyAny>) -> bool {
        match Instance::of(given) {
            Some(instance) => self.converts_instance(instance),
            None if self.null && given.is_none() => false,
            None => {
                self.converts
                    || is_exception(given)
                    || pointee(given).is_some()
                    || is_weak_proxy(given)
                    || self.takes_part(given)
                    || self.functions.is_some()
                    || self.foreign(given).is_some()
            }
        }
    }

    /// Whether `given` is an array over a member, which is passed as a pointer to the elements.
    fn takes_part(&self, given: &Bound<'_, PyAny>) -> bool {
        self.parts && part::is_pointer(given, self.class)
    }

    /// The SWIG object in `given`, as an object of this class, if `given` has one.
    fn foreign<'py>(&self, given: &Bound<'py, PyAny>) -> Option<(SwigPointer<'py>, Object)> {
        if Instance::of(given).is_some() || given.is_none() {
            return None;
        }
        let pointer = behind(given)?;
        let object = pointer.object_as(self.class)?;
        Some((pointer, object))
    }

    /// Whether the parameter makes its object from the instance's object: the instance belongs to another
    /// class, such as the pointee of a smart pointer.
    fn converts_instance(&self, instance: &Instance) -> bool {
        let is_of_another = |class: &'static Class| {
            class.conversion.as_ref().is_some_and(|conversion| conversion.of_instances)
                && !instance.is_of(class)
        };
        self.converts && instance.is_alive() && self.class.is_some_and(is_of_another)
    }

    /// Whether `given` is an object of another container class from whose elements this class can be made.
    #[inline]
    pub(crate) fn takes_elements(&self, given: &Bound<'_, PyAny>) -> bool {
        let converts = |class: &Class| class.conversion.as_ref().is_some_and(|own| own.from_python.is_some());
        let is_another = |class: &'static Class| {
            Instance::of(given).is_some_and(|instance| {
                instance.class.get().is_some_and(|own| converts(own.binding()))
                    && instance.is_alive()
                    && !instance.is_of(class)
            })
        };
        // The target of a pointer is itself an instance of another class.
        let is_of_instances = |class: &Class| class.conversion.as_ref().is_some_and(|own| own.of_instances);
        self.converts && self.class.is_some_and(|class| !is_of_instances(class) && is_another(class))
    }

    /// Checks that the parameter accepts `given`. This may run code of `given`.
    pub(crate) fn check_value(&self, given: &Bound<'_, PyAny>) -> Result<()> {
        if self.known_function(given).is_some() {
            return Ok(());
        }
        if let Some(inside) = instance_inside(given) {
            return self.read(&inside).map(drop);
        }
        if self.takes_part(given) || self.foreign(given).is_some() {
            return Ok(());
        }
        if let Some(found) = self.function(given) {
            return found.map(drop);
        }
        let converted = self
            .class
            .filter(|_| self.converts_value(given))
            .and_then(|class| Some((class, class.convert(given)?)));
        match converted {
            Some((class, object)) => {
                (class.binding().destroy)(object?);
                Ok(())
            }
            None => self.read(given).map(drop),
        }
    }

    /// An instance made from a value that is not an instance.
    pub(crate) fn settled_value<'py>(&self, given: &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>> {
        if let (Some(address), Some(class)) = (self.known_function(given), self.class) {
            return shown(given.py(), class, address).map(Some);
        }
        if let Some(inside) = instance_inside(given) {
            return Ok(Some(inside));
        }
        if self.takes_part(given) {
            return part::as_pointer(given).transpose().map_err(Failure::from);
        }
        if let Some((pointer, object)) = self.foreign(given) {
            return Ok(Some(swig::shown(given, &pointer, object, self.class)?));
        }
        if let (Some(found), Some(class)) = (self.function(given), self.class) {
            let made = match found? {
                FoundFunction::Instance(instance) => instance,
                FoundFunction::Address(address) => shown(given.py(), class, address)?,
            };
            return Ok(Some(made));
        }
        let converted = self
            .class
            .filter(|_| self.converts_value(given))
            .and_then(|class| Some((class, class.convert(given)?)));
        let Some((class, object)) = converted else { return Ok(None) };
        let object = object?;
        let made = instance::new(given.py(), class).inspect_err(|_| (class.binding().destroy)(object))?;
        // SAFETY: the instance was just made.
        unsafe { Instance::at(made.as_ptr()) }.make(object, class.binding());
        Ok(Some(made))
    }
}

/// A new instance that refers to a C++ object which another owner keeps alive.
fn shown<'py>(py: Python<'py>, class: &'static Class, object: Object) -> Result<Bound<'py, PyAny>> {
    let made = instance::new(py, class)?;
    // SAFETY: the instance was just made.
    let instance = unsafe { Instance::at(made.as_ptr()) };
    instance.show(object, class.binding(), ptr::null_mut(), Reach { single: false, loose: true });
    Ok(made)
}

/// The object of an instance of a class, for C++; null for anything else.
///
/// # Safety
/// `table` is a class's table or null, `given` is a live object, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_object_of(table: *const c_void, given: *mut ffi::PyObject) -> *mut c_void {
    // SAFETY: guaranteed by the caller.
    let (py, class) = unsafe { (Python::assume_attached(), table.cast::<Class>().as_ref()) };
    // SAFETY: guaranteed by the caller.
    let given = unsafe { Borrowed::from_ptr(py, given) };
    let object = class.and_then(|class| match Instance::behind(&given) {
        Some(instance) => instance.object_as(class).ok(),
        // C++ uses the object after the reference to the pointer is released.
        None => behind(&given).filter(|pointer| pointer.is_kept(&given))?.object_as(Some(class)),
    });
    object.map_or(ptr::null_mut(), Object::address)
}

/// Whether C++ may change an instance's object through a pointer that it keeps; sets an exception otherwise.
///
/// # Safety
/// `given` is a live object, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_may_change(given: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller.
    let (py, given) = unsafe {
        let py = Python::assume_attached();
        (py, Borrowed::from_ptr(py, given))
    };
    let Some(instance) = Instance::behind(&given) else { return true };
    let name = instance.class.get().map_or("object", Class::full_name);
    instance
        .check_changeable()
        .map_err(|failure| raised::raise(py, |py| failure.into_py_err(py, name)))
        .is_ok()
}

/// An instance of a class for a C++ object, which the instance frees if it becomes the owner: a new
/// reference, or null with an exception set. None for a null pointer.
///
/// # Safety
/// `table` is a class's table or null, `object` is an object of that class, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_instance_of(
    table: *const c_void,
    object: *mut c_void,
    is_owned: bool,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let (py, class) = unsafe { (Python::assume_attached(), table.cast::<Class>().as_ref()) };
    let Some(class) = class.filter(|_| !object.is_null()) else { return py.None().into_ptr() };
    // SAFETY: guaranteed by the caller.
    let object = unsafe { Object::new(object) };
    let freed = |_: &PyErr| {
        if is_owned {
            (class.binding().destroy)(object);
        }
    };
    let made = instance::new(py, class).inspect_err(freed).and_then(|made| {
        // SAFETY: the instance was just made.
        let instance = unsafe { Instance::at(made.as_ptr()) };
        match is_owned {
            true => instance.make(object, class.binding()),
            false => {
                instance.show(object, class.binding(), ptr::null_mut(), Reach { single: false, loose: true })
            }
        }
        instance.share(py, true).map(|()| made)
    });
    match made {
        Ok(made) => made.into_ptr(),
        Err(error) => {
            raised::raise(py, |_| error);
            ptr::null_mut()
        }
    }
}

/// The truth value of a bool from any library; -1 for anything else.
///
/// # Safety
/// `given` is a live object, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_truth_of(given: *mut ffi::PyObject) -> c_int {
    // SAFETY: guaranteed by the caller.
    let given = unsafe { Borrowed::from_ptr(Python::assume_attached(), given) };
    boolean(&given).map_or(-1, c_int::from)
}
