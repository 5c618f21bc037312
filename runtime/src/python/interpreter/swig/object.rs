//! The SWIG pointer in a Python object: the object itself, or its attribute `this`.

use super::layout::Pointer;
use super::table::is_unknown;
use super::{VERSIONS, Version};
use crate::python::interpreter::found;
use crate::python::interpreter::names::intern;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

/// The name of the pointer type, which is the same in all versions.
const NAME: &str = "SwigPyObject";

/// A SWIG pointer, with a reference to its object.
pub(crate) struct SwigPointer<'py> {
    pub object: Bound<'py, PyAny>,
    pub version: usize,
}

impl SwigPointer<'_> {
    /// Whether the pointer stays alive without this reference as long as `given`, in which it was found: an
    /// attribute `this` may be computed at each access.
    pub(crate) fn is_kept(&self, given: &Bound<'_, PyAny>) -> bool {
        // SAFETY: a live object, and the lock is held.
        self.object.is(given) || unsafe { ffi::Py_REFCNT(self.object.as_ptr()) > 1 }
    }

    pub(crate) fn pointer(&self) -> *mut Pointer {
        self.object.as_ptr().cast()
    }

    pub(crate) fn version(&self) -> &'static Version {
        &VERSIONS[self.version]
    }
}

/// The kind of a Python type, from SWIG's point of view.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SwigTypeKind {
    /// Pointers of a version, or a class of one of its modules built with `-builtin`.
    Pointer(usize),
    /// Pointers of a version with another layout.
    Unknown,
}

fn kind(of: &Bound<'_, PyType>) -> Option<SwigTypeKind> {
    // Other classes may have the name, too: their objects may have other data where pointers have their
    // fields, or none.
    if found(of.py(), of.name())? != NAME || !has_fields(of) {
        return None;
    }
    let module =
        of.getattr(intern!(of.py(), "__module__")).ok().and_then(|name| name.extract::<String>().ok());
    let module = module.unwrap_or_default();
    let by_module = VERSIONS.iter().position(|version| version.runtime.to_bytes() == module.as_bytes());
    match by_module {
        Some(version) => Some(SwigTypeKind::Pointer(version)),
        None if is_unknown(&module) => Some(SwigTypeKind::Unknown),
        // The first versions set no module. A class defined in Python always has one, whatever it reports.
        None => {
            let has_none = (module.is_empty() || module == "builtins") && !names_module(of);
            has_none.then_some(SwigTypeKind::Pointer(VERSIONS.len() - 1))
        }
    }
}

/// Whether objects of a type are large enough for the fields of pointers.
fn has_fields(of: &Bound<'_, PyType>) -> bool {
    let size =
        of.getattr(intern!(of.py(), "__basicsize__")).ok().and_then(|size| size.extract::<usize>().ok());
    size.is_some_and(|size| size >= size_of::<Pointer>())
}

/// Whether a type has its module's name among its own attributes, as all types defined in Python do.
fn names_module(of: &Bound<'_, PyType>) -> bool {
    let own = of.getattr(intern!(of.py(), "__dict__"));
    own.and_then(|own| own.contains(intern!(of.py(), "__module__"))).unwrap_or(true)
}

/// Whether objects of a class are SWIG pointers themselves, as with `-builtin`.
pub(crate) fn is_pointer(class: &Bound<'_, PyAny>) -> bool {
    class.cast::<PyType>().is_ok_and(|class| kind_of_type(class).is_some())
}

/// The kind of the object's type or, for `-builtin`, of one of its bases.
fn kind_of(given: &Bound<'_, PyAny>) -> Option<SwigTypeKind> {
    kind_of_type(&given.get_type())
}

fn kind_of_type(own: &Bound<'_, PyType>) -> Option<SwigTypeKind> {
    kind(own).or_else(|| {
        let order = own.getattr(intern!(own.py(), "__mro__")).ok()?.cast_into::<PyTuple>().ok()?;
        order.iter().skip(1).find_map(|base| kind(base.cast::<PyType>().ok()?))
    })
}

/// The pointer in an object: the object itself, or its attribute `this`, whose code this runs.
pub(crate) fn behind<'py>(given: &Bound<'py, PyAny>) -> Option<SwigPointer<'py>> {
    let found = |object: Bound<'py, PyAny>| match kind_of(&object)? {
        SwigTypeKind::Pointer(version) => Some(SwigPointer { object, version }),
        SwigTypeKind::Unknown => None,
    };
    found(given.clone()).or_else(|| found(this(given)?))
}

/// Whether an object belongs to a module built with a version of SWIG whose tables are not known.
pub(crate) fn is_of_unknown_version(given: &Bound<'_, PyAny>) -> bool {
    let is_unknown = |object: &Bound<'_, PyAny>| kind_of(object) == Some(SwigTypeKind::Unknown);
    is_unknown(given) || this(given).is_some_and(|this| is_unknown(&this))
}

fn this<'py>(given: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    found(given.py(), given.getattr_opt(intern!(given.py(), "this"))).flatten()
}
