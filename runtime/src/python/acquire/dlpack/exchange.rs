//! `__dlpack_c_exchange_api__`: a type's table of C functions, which need no capsules and return the current
//! stream of the object's library.

use super::abi;
use super::abi::{Exchange, ExchangeHeader, VERSION, name};
use super::managed::{HeldTensor, Lender, Managed};
use crate::core::array_view::{Device, Dims, Stream};
use crate::core::dlpack;
use crate::core::dlpack::{TensorMemory, Terms};
use crate::core::dtype::Dtype;
use crate::python::acquire::dlpack::managed;
use crate::python::acquire::library::Library;
use crate::python::acquire::refusal::Refusal;
use crate::python::acquire::{Acquired, Owner, Protocol, protocol_values};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::once::Remembered;
use pyo3::exceptions::PyMemoryError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr;
use std::ptr::NonNull;
use std::sync::atomic::AtomicPtr;
use std::sync::atomic::Ordering::Relaxed;

/// Acquires a tensor by the table of the object's type; `None` if the type has no table that we can use.
pub(super) fn acquire<'a>(object: &'a Bound<'_, PyAny>) -> Result<Option<Acquired<'a>>, Refusal> {
    let Some((api, is_torch)) = known(object)? else { return Ok(None) };
    let (Some(to_managed), Some(_)) = (api.to_managed, api.current_stream) else { return Ok(None) };
    if !is_torch {
        return managed(object, api, to_managed).map(Some);
    }
    if protocol_values::is_true(object, intern!(object.py(), "requires_grad"))? {
        // The C functions export a tensor that requires gradients; `__dlpack__` refuses it, with PyTorch's
        // own message.
        return Ok(None);
    }
    refuse_negated(object)?;
    match api.lend {
        // Lending is faster, but does not report read-only memory; PyTorch has no read-only tensors.
        Some(lend) => Lender { api, lend }.lent(object).map(Some),
        None => managed(object, api, to_managed).map(Some),
    }
}

/// Acquires a tensor that PyTorch has just made, which requires no gradients and is not negated; `None` for
/// other types than the last one of PyTorch's.
pub(in crate::python::acquire) fn acquire_new<'a>(
    object: &'a Bound<'_, PyAny>,
) -> Option<Result<Acquired<'a>, Refusal>> {
    let Ok(Some((api, true))) = known(object) else { return None };
    Some(Lender { api, lend: api.lend? }.lent(object))
}

/// The table of the object's type, and whether the type is PyTorch's. The last type is cached, because the
/// search takes as long as the rest of the call.
fn known(object: &Bound<'_, PyAny>) -> PyResult<Option<(&'static Exchange, bool)>> {
    static CLASS: Remembered = Remembered::new();
    static TABLE: AtomicPtr<Exchange> = AtomicPtr::new(ptr::null_mut());
    if CLASS.is_of(object) {
        // SAFETY: the cached table is that of the type, as `table` returned it.
        return Ok(unsafe { TABLE.load(Relaxed).as_ref() }.map(|api| (api, true)));
    }
    let Some(api) = table(object)? else { return Ok(None) };
    let is_torch = Library::of(object) == Library::Torch;
    if is_torch {
        // Both variables are written and read with the GIL held.
        TABLE.store(ptr::from_ref(api).cast_mut(), Relaxed);
        CLASS.set(object);
    }
    Ok(Some((api, is_torch)))
}

/// The table of a known version: tables of older versions may be linked behind a newer one.
fn table(object: &Bound<'_, PyAny>) -> PyResult<Option<&'static Exchange>> {
    let py = object.py();
    let class = object.get_type();
    let Some(capsule) = protocol_values::of_type(&class, intern!(py, "__dlpack_c_exchange_api__"))? else {
        return Ok(None);
    };
    // SAFETY: the function accepts any object.
    if unsafe { ffi::PyCapsule_IsValid(capsule.as_ptr(), name::EXCHANGE.as_ptr()) } == 0 {
        return Ok(None);
    }
    // SAFETY: the object is a capsule of that name.
    let pointer = unsafe { ffi::PyCapsule_GetPointer(capsule.as_ptr(), name::EXCHANGE.as_ptr()) };
    let mut header = pointer.cast_const().cast::<ExchangeHeader>();
    // SAFETY: by DLPack's rules the tables live as long as the process, and begin with a header in every
    // version.
    while let Some(table) = unsafe { header.as_ref() } {
        if table.version.major == VERSION.0 {
            // SAFETY: as above, and a table of this version has all fields of `Exchange`.
            return Ok(unsafe { header.cast::<Exchange>().as_ref() });
        }
        header = table.previous;
    }
    Ok(None)
}

/// Refuses a PyTorch view with the negative bit, whose memory contains the values without their negation.
fn refuse_negated(object: &Bound<'_, PyAny>) -> Result<(), Refusal> {
    match object.call_method0(intern!(object.py(), "is_neg"))?.is_truthy()? {
        true => Err(Refusal::buffer("the tensor's negative bit is set; use `.resolve_neg()`")),
        false => Ok(()),
    }
}

impl Lender {
    /// The tensor. Calls C functions, and reads no attribute of the object.
    pub(in crate::python::acquire) fn lent<'a>(
        self,
        object: &'a Bound<'_, PyAny>,
    ) -> Result<Acquired<'a>, Refusal> {
        let Lender { api, lend } = self;
        let mut tensor = MaybeUninit::<abi::Tensor>::zeroed();
        // SAFETY: the object is of the table's type, and there is room for the tensor.
        succeeded(object.py(), unsafe { lend(object.as_ptr(), tensor.as_mut_ptr()) })?;
        // SAFETY: the function has filled the struct, and zeros were valid before.
        let tensor = unsafe { tensor.assume_init() };
        let device = device(object.py(), api, tensor.device)?;
        let terms = Terms { version: Some(api.header.version), device, readonly: false };
        // SAFETY: shape and strides have an entry for each dimension, and live as long as the object is
        // unchanged: they are copied at once, with the GIL held. The memory belongs to the object, which is
        // held for `'a`.
        let view = unsafe { dlpack::view(&tensor, managed::read(tensor.dtype)?, terms)? };
        Ok(Acquired { view, owner: Owner::Lent(self), protocol: Protocol::Dlpack })
    }
}

/// A new array of the library of `like`, in C order and with undefined elements; `None` if the library's
/// table makes none.
pub(crate) fn allocated<'py>(
    like: &Bound<'py, PyAny>,
    dtype: Dtype,
    shape: &[usize],
    ordinal: Option<u32>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Some(Exchange { allocate: Some(allocate), from_managed: Some(to_object), .. }) = table(like)? else {
        return Ok(None);
    };
    let shape: Dims<i64> = shape.iter().map(|&length| length as i64).collect();
    let mut prototype = abi::Tensor {
        data: ptr::null_mut(),
        device: ordinal.map_or(abi::Device { kind: 1, id: 0 }, |id| abi::Device { kind: 2, id: id as i32 }),
        ndim: shape.len() as i32,
        dtype: crate::core::dlpack::abi::write(dtype),
        shape: shape.as_ptr(),
        strides: ptr::null(),
        byte_offset: 0,
    };
    let (mut tensor, mut error) = (ptr::null_mut(), None);
    // SAFETY: a prototype, room for a pointer, and the place that `note` writes.
    let answer = unsafe { allocate(&mut prototype, &mut tensor, (&raw mut error).cast(), note) };
    if answer != 0 || tensor.is_null() {
        let message =
            error.unwrap_or_else(|| "the library's DLPack functions allocated no tensor".to_owned());
        return Err(PyMemoryError::new_err(message));
    }
    let mut object = ptr::null_mut();
    // SAFETY: the object takes over the tensor, and there is room for a new reference.
    succeeded(like.py(), unsafe { to_object(tensor, &mut object) })?;
    // SAFETY: the function returned a new reference.
    unsafe { Bound::from_owned_ptr_or_err(like.py(), object) }.map(Some)
}

/// Stores the message of a library's error.
unsafe extern "C" fn note(error: *mut c_void, _kind: *const c_char, message: *const c_char) {
    if !message.is_null() {
        // SAFETY: the place that `allocated` passed, and a text that ends with a zero.
        unsafe { *error.cast::<Option<String>>() = Some(CStr::from_ptr(message).to_string_lossy().into()) };
    }
}

type ToManaged = unsafe extern "C" fn(*mut ffi::PyObject, *mut *mut abi::Versioned) -> c_int;

/// Acquires a tensor that we own.
fn managed<'a>(
    object: &'a Bound<'_, PyAny>,
    api: &Exchange,
    to_managed: ToManaged,
) -> Result<Acquired<'a>, Refusal> {
    let mut versioned = ptr::null_mut();
    // SAFETY: the object is of the table's type, and there is room for a pointer.
    succeeded(object.py(), unsafe { to_managed(object.as_ptr(), &mut versioned) })?;
    let versioned = NonNull::new(versioned)
        .ok_or_else(|| Refusal::buffer("the type's DLPack functions returned no tensor"))?;
    // SAFETY: the function transferred ownership to us.
    let held = unsafe { HeldTensor::new(Managed::Versioned(versioned)) };
    // SAFETY: the tensor and its memory live as long as `held`; shape and strides have an entry for each
    // dimension.
    let view = unsafe {
        let tensor = held.managed().tensor()?;
        let device = device(object.py(), api, tensor.device)?;
        let (version, readonly) = (held.managed().version(), held.managed().is_readonly());
        dlpack::view(tensor, managed::read(tensor.dtype)?, Terms { version, device, readonly })?
    };
    Ok(Acquired { view, owner: Owner::Tensor(held), protocol: Protocol::Dlpack })
}

/// The device, with the stream on which the object's library is working.
fn device(py: Python<'_>, api: &Exchange, device: abi::Device) -> Result<Device, Refusal> {
    let memory = TensorMemory::of(device)?;
    let stream = match api.current_stream {
        Some(current_stream) if memory != TensorMemory::Host => {
            let mut stream = ptr::null_mut();
            // SAFETY: room for a pointer.
            succeeded(py, unsafe { current_stream(device.kind, device.id, &mut stream) })?;
            Some(Stream::of_handle(stream.addr() as u64))
        }
        _ => None,
    };
    Ok(memory.with_stream(stream))
}

fn succeeded(py: Python<'_>, answer: c_int) -> PyResult<()> {
    if answer == 0 { Ok(()) } else { Err(PyErr::fetch(py)) }
}
