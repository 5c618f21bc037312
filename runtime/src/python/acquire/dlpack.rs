//! DLPack: tensors of PyTorch, JAX and everything that follows the array API, on the host or on a CUDA
//! device.
//!
//! There are two ways to get a tensor: the C functions of the type, and the object's method `__dlpack__`. The
//! deleter of a tensor is called once, when the [`Acquired`] is dropped. Lengths, strides, device and element
//! type are checked for consistency; devices other than the host and CUDA devices are refused.

pub(crate) mod abi;
mod exchange;
pub(super) mod managed;

use super::refusal::{Refusal, type_name};
use super::{Acquired, Protocol, Search};
use crate::core::array_view::Stream;
use crate::core::dlpack;
use crate::core::dlpack::{TensorMemory, Terms};
use crate::core::error::ErrorKind;
use crate::python::acquire::dlpack::abi::name;
use crate::python::acquire::dlpack::managed::{HeldTensor, Managed};
use crate::python::acquire::library::Library;
use crate::python::acquire::{Owner, protocol_values};
use crate::python::interpreter::names::intern;
pub(super) use exchange::acquire_new;
pub(crate) use exchange::allocated;
use pyo3::exceptions::PyTypeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyTuple};
use std::ffi::CStr;
use std::ptr::NonNull;

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    // The C functions come first: they are much faster, and report the stream.
    let by_capsule = || acquire(object, search.stream()).transpose();
    let outcome = exchange::acquire(object).transpose().or_else(by_capsule);
    if outcome.is_none() {
        search.tried.push((Protocol::Dlpack, format!("`{}` has no `__dlpack__`", type_name(object)).into()));
    }
    outcome
}

/// Acquires a tensor by the object's methods; `None` if the object does not have them.
pub(super) fn acquire<'a>(
    object: &'a Bound<'_, PyAny>,
    named: Option<Stream>,
) -> Result<Option<Acquired<'a>>, Refusal> {
    let py = object.py();
    let Some(export) = protocol_values::get(object, intern!(py, "__dlpack__"))? else { return Ok(None) };
    let Some(device) = protocol_values::get(object, intern!(py, "__dlpack_device__"))? else {
        return Ok(None);
    };
    let memory = TensorMemory::of(read_device(&device.call0()?)?)?;
    let stream = stream(memory, named);
    let capsule = Capsule::of(call(&export, stream)?)?;
    // SAFETY: a capsule that was not consumed owns the tensor and keeps it alive, also if we refuse it.
    let tensor = unsafe { capsule.managed.tensor() }?;
    if TensorMemory::of(tensor.device)? != memory {
        return Err(Refusal::buffer("the tensor is on another device than its `__dlpack_device__` says"));
    }
    // SAFETY: as above; shape and strides have an entry for each dimension, and the memory lives until the
    // tensor is given back, when the acquired memory is dropped.
    let view = unsafe {
        let version = capsule.managed.version();
        // JAX's arrays are immutable, and its capsules cannot express that.
        let readonly = capsule.managed.is_readonly() || Library::of(object) == Library::Jax;
        dlpack::view(
            tensor,
            managed::read(tensor.dtype)?,
            Terms { version, device: memory.with_stream(stream), readonly },
        )?
    };
    Ok(Some(Acquired { view, owner: Owner::Tensor(capsule.consume()?), protocol: Protocol::Dlpack }))
}

/// The stream that waits for the stream of the tensor: the stream that the caller named, or otherwise the
/// default stream, by its number. None also means the default stream, but older versions of PyTorch take it
/// for "do not wait".
fn stream(memory: TensorMemory, named: Option<Stream>) -> Option<Stream> {
    match memory {
        TensorMemory::Host => None,
        TensorMemory::Cuda(_) | TensorMemory::Managed => named.or(Some(Stream::Legacy)),
    }
}

fn read_device(device: &Bound<'_, PyAny>) -> Result<abi::Device, Refusal> {
    let (kind, id) = device.extract().map_err(|_| {
        let message = format!("`__dlpack_device__` returned a `{}`, not two integers", type_name(device));
        Refusal::unusable(ErrorKind::Type, message)
    })?;
    Ok(abi::Device { kind, id })
}

/// The capsule that `__dlpack__` returns. The versioned struct is requested first, because only it can say
/// that the memory is read-only. Older exporters do not know the keyword.
fn call<'py>(export: &Bound<'py, PyAny>, stream: Option<Stream>) -> PyResult<Bound<'py, PyAny>> {
    let py = export.py();
    let keywords = PyDict::new(py);
    // The keyword is passed only for memory with streams: for host memory NumPy refuses it, and PyTorch fails
    // an assertion.
    if let Some(stream) = stream {
        keywords.set_item(intern!(py, "stream"), stream.number())?;
    }
    let plain = keywords.copy()?;
    keywords.set_item(intern!(py, "max_version"), abi::VERSION)?;
    match export.call(PyTuple::empty(py), Some(&keywords)) {
        Err(error) if error.is_instance_of::<PyTypeError>(py) => export.call((), Some(&plain)),
        outcome => outcome,
    }
}

/// A capsule with a tensor that was not consumed yet.
struct Capsule<'py> {
    object: Bound<'py, PyAny>,
    managed: Managed,
    used: &'static CStr,
}

impl<'py> Capsule<'py> {
    fn of(object: Bound<'py, PyAny>) -> Result<Self, Refusal> {
        let found = [(name::VERSIONED, name::USED_VERSIONED), (name::PLAIN, name::USED_PLAIN)]
            .into_iter()
            .find_map(|(name, used)| Some((name, used, pointer(&object, name)?)));
        let Some((name, used, pointer)) = found else { return Err(refusal(&object)) };
        let managed = match name == name::VERSIONED {
            true => Managed::Versioned(pointer.cast()),
            false => Managed::Unversioned(pointer.cast()),
        };
        Ok(Capsule { object, managed, used })
    }

    /// Takes the tensor from the capsule, whose destructor then does not free it.
    fn consume<'a>(self) -> PyResult<HeldTensor<'a>> {
        // SAFETY: the object is a capsule, and the name is static.
        match unsafe { ffi::PyCapsule_SetName(self.object.as_ptr(), self.used.as_ptr()) } {
            // SAFETY: the tensor is ours after the renaming.
            0 => Ok(unsafe { HeldTensor::new(self.managed) }),
            _ => Err(PyErr::fetch(self.object.py())),
        }
    }
}

/// The pointer in the capsule, if the object is a capsule of that name.
fn pointer(object: &Bound<'_, PyAny>, name: &CStr) -> Option<NonNull<std::ffi::c_void>> {
    // SAFETY: the first function accepts any object; the second is called only for a valid capsule.
    unsafe {
        match ffi::PyCapsule_IsValid(object.as_ptr(), name.as_ptr()) {
            0 => None,
            _ => NonNull::new(ffi::PyCapsule_GetPointer(object.as_ptr(), name.as_ptr())),
        }
    }
}

#[cold]
fn refusal(object: &Bound<'_, PyAny>) -> Refusal {
    let Ok(capsule) = object.cast::<PyCapsule>() else {
        let message = format!("`__dlpack__` returned a `{}`, not a capsule", type_name(object));
        return Refusal::unusable(ErrorKind::Type, message);
    };
    // SAFETY: the object is a capsule; its name is NULL or a string that lives at least until the call
    // returns.
    let name = unsafe {
        let name = ffi::PyCapsule_GetName(capsule.as_ptr());
        if name.is_null() { c"" } else { CStr::from_ptr(name) }
    };
    if [name::USED_PLAIN, name::USED_VERSIONED].contains(&name) {
        let message = "`__dlpack__` returned a capsule that was consumed before".to_owned();
        return Refusal::unusable(ErrorKind::Value, message);
    }
    Refusal::buffer(format!(
        "`__dlpack__` returned a capsule called `{}`, not one of DLPack's",
        name.to_string_lossy()
    ))
}
