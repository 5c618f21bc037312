//! Arrays of `quaff.empty(shape, memory="managed")` for calls on a device: the information of their CUDA
//! array interface, without running the Python code that implements it.

use super::dtype::NumpyClass;
use super::{Ndarray, Protocol};
use crate::core::array_view::Device;
use crate::python::acquire::refusal::Refusal;
use crate::python::acquire::{Acquired, Search};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::once::Remembered;
use ::numpy::npyffi::_PyArray_GET_ITEM_DATA;
use pyo3::prelude::*;
use pyo3::types::PyType;

pub(in crate::python::acquire) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    _: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    let array = Ndarray::or_subclass(object).filter(Ndarray::is_managed)?;
    // The host's work is synchronous, so there is no stream to wait for.
    Some(array.acquire_at(Device::Cuda { ordinal: None, stream: None }, Protocol::CudaArray))
}

/// Whether the object is of quaff's class of managed arrays, and not of a derived class.
pub(in crate::python::acquire) fn is_of_class(object: &Bound<'_, PyAny>) -> bool {
    is_called(&object.get_type(), "quaff._managed", "ManagedArray")
}

impl Ndarray<'_, '_> {
    /// Whether the elements lie in the managed memory of quaff's object. A class derived by somebody else may
    /// hold ordinary memory, which the driver does not know.
    fn is_managed(&self) -> bool {
        let mut owner = self.0.clone();
        while NumpyClass::Ndarray.is_base_of(&owner) {
            // SAFETY: every array begins with this struct, whose `base` is an object or NULL.
            let base = unsafe { (*_PyArray_GET_ITEM_DATA(owner.as_ptr().cast())).base };
            // SAFETY: as above; the array keeps the base alive.
            match unsafe { Bound::from_borrowed_ptr_or_opt(owner.py(), base) } {
                Some(base) => owner = base,
                None => return false,
            }
        }
        is_memory(&owner)
    }
}

/// Whether the object owns managed memory. The class is cached, because comparing names takes longer than
/// everything else.
fn is_memory(owner: &Bound<'_, PyAny>) -> bool {
    static CLASS: Remembered = Remembered::new();
    if CLASS.is_of(owner) {
        return true;
    }
    let is_memory = is_called(&owner.get_type(), "quaff", "ManagedMemory");
    if is_memory {
        CLASS.set(owner);
    }
    is_memory
}

fn is_called(class: &Bound<'_, PyType>, module: &str, name: &str) -> bool {
    let said = |attribute| class.getattr(attribute).ok();
    let is =
        |said: Option<Bound<'_, PyAny>>, text: &str| said.is_some_and(|said| said.eq(text).unwrap_or(false));
    is(said(intern!(class.py(), "__name__")), name) && is(said(intern!(class.py(), "__module__")), module)
}
