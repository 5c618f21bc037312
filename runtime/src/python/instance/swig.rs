//! Objects that cross between quaff's modules and modules built with SWIG, by SWIG's table of types.
//!
//! To a SWIG module, an object of quaff looks like an object of another SWIG module: `this` returns a pointer
//! that begins like SWIG's, with the object as each of its classes ([`pointers`]); the classes are in SWIG's
//! table, and SWIG makes instances of them for the results of its functions (`protocols/swig.rs`).
//!
//! A SWIG object that is passed to a function of quaff gets an instance that refers to it: SWIG's pointer
//! keeps the object alive, and is updated if C++ takes the object. The keeper of such an instance is a
//! *guardian*, an instance whose object is SWIG's pointer. The pointer says whether the object exists, and
//! whether the pointer owns it.

pub(crate) mod pointers;
pub(crate) mod types;

use crate::core::object::Object;
use crate::core::ownership::{Keeper, Reach};
use crate::python::instance::{self, Instance, root};
use crate::python::interpreter::swig::layout::Pointer;
use crate::python::interpreter::swig::object::{SwigPointer, behind, is_of_unknown_version};
use crate::python::table::class::{Class, leave};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The class of guardians, which has no name in Python.
static GUARDIAN: Class = Class::hidden(c"object of SWIG", "swig_object", leave);

impl Instance {
    /// Makes this instance, which has no object, refer to a SWIG object as one of `class`. `whole` is the
    /// object in which the pointer was found, if that is another object.
    ///
    /// # Errors
    /// MemoryError.
    pub(crate) fn show_foreign(
        &self,
        object: Object,
        class: &'static Class,
        pointer: &SwigPointer<'_>,
        whole: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let py = pointer.object.py();
        let kept = PyTuple::new(py, [&pointer.object, whole.unwrap_or(&pointer.object)])?;
        let made = instance::plain_instance(py)?;
        // SAFETY: the instance was just made.
        let guardian = unsafe { Instance::at(made.as_ptr()) };
        // SAFETY: the pointer is alive as long as the guardian, which has a reference to it.
        guardian.make(unsafe { Object::new(pointer.pointer().cast()) }, &GUARDIAN);
        // The references are stored as the attributes of the guardian, which are otherwise unused, so that
        // the collector finds them.
        guardian.dict.set(kept.into_any().into_ptr());
        guardian.track();
        let reach = Reach { single: false, loose: true };
        self.show(object, class.binding(), Keeper::new(made.into_ptr()).address::<ffi::PyObject>(), reach);
        Ok(())
    }

    /// Whether this instance is a guardian.
    fn is_guardian(&self) -> bool {
        self.is_of_hidden(&GUARDIAN)
    }

    /// The SWIG pointer to the object of this instance, or the one that this guardian guards.
    #[cold]
    pub(crate) fn foreign(&self) -> Option<*mut Pointer> {
        if self.is_guardian() {
            return Some(self.object().address().cast());
        }
        self.hidden_keeper(&GUARDIAN).map(|guardian| guardian.object().address().cast())
    }

    /// Whether SWIG's pointer owns the object of this instance; `None` if the object is not SWIG's.
    pub(crate) fn is_owned_by_swig(&self) -> Option<bool> {
        // SAFETY: the pointer is alive, because the guardian refers to it; the lock is held.
        self.foreign().map(|pointer| unsafe { (*pointer).owns != 0 })
    }

    /// Makes SWIG's pointer own the object of this instance, or no longer own it. False if the object is not
    /// SWIG's.
    pub(crate) fn give_to_swig(&self, owns: bool) -> bool {
        let foreign = self.foreign();
        if let Some(pointer) = foreign {
            // SAFETY: as for `is_owned_by_swig`.
            unsafe { (*pointer).owns = owns.into() };
        }
        foreign.is_some()
    }

    /// Marks the object as gone in SWIG's pointer to the object of this instance.
    pub(crate) fn take_from_swig(&self) {
        if let Some(pointer) = self.foreign() {
            // SAFETY: as for `is_owned_by_swig`.
            unsafe { (*pointer).address = std::ptr::null_mut() };
        }
    }

    /// Whether the object of a guardian exists; true for all other instances.
    pub(crate) fn guards_object(&self) -> bool {
        // SAFETY: as for `is_owned_by_swig`.
        !self.is_guardian() || unsafe { !(*self.object().address().cast::<Pointer>()).address.is_null() }
    }
}

/// The origin of a C++ object that no function of this module accepts, for the error message.
#[cold]
pub(crate) fn origin(given: &Bound<'_, PyAny>) -> Option<&'static str> {
    if Instance::of(given).is_some() {
        return None;
    }
    if is_of_unknown_version(given) {
        return Some(
            " of a module that another version of SWIG has built than 4.0 to 4.5: build it with quaff",
        );
    }
    if let Some(pointer) = behind(given) {
        // SAFETY: a live pointer, and the lock is held.
        let is_gone = unsafe { (*pointer.pointer()).address.is_null() };
        let reasons = [
            " of another module, for which SWIG's table of types has no conversion",
            " of another module, whose object is gone: C++ has taken it",
        ];
        return Some(reasons[usize::from(is_gone)]);
    }
    let class = given.get_type();
    root::is_root_of_any_version(&class)
        .then_some(" of a module that another version of quaff has built: build both with one version")
}

/// A new instance that refers to the object in `given`, a SWIG object, as one of `class`.
///
/// # Errors
/// MemoryError.
pub(crate) fn shown<'py>(
    given: &Bound<'py, PyAny>,
    pointer: &SwigPointer<'py>,
    object: Object,
    class: Option<&'static Class>,
) -> PyResult<Bound<'py, PyAny>> {
    let made = match class {
        Some(class) => instance::new(given.py(), class)?,
        None => instance::plain_instance(given.py())?,
    };
    // SAFETY: the instance was just made.
    let instance = unsafe { Instance::at(made.as_ptr()) };
    instance.show_foreign(object, class.unwrap_or(&ANYTHING), pointer, Some(given))?;
    Ok(made)
}

/// The class for SWIG objects that are passed as `void *` and for which quaff has no class.
static ANYTHING: Class = Class::hidden(c"object of SWIG", "void", leave);
