//! The DLPack export of the runtime's own arrays.

use crate::core::array_view::Stream;
use crate::core::dlpack::abi;
use crate::core::error::Error;
use crate::python::acquire::dlpack_abi::{
    Device, Managed, READ_ONLY, Tensor, Unversioned, VERSION, Version, Versioned, name,
};
use crate::python::convert::result::own::array::Array;
use crate::python::interpreter::{Failure, raised};
use pyo3::exceptions::{PyBufferError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{CStr, c_void};
use std::ptr;

/// The device of an array, with DLPack's numbers.
pub(crate) fn device(array: &Array) -> Device {
    match array.memory.on_device() {
        None => Device { kind: 1, id: 0 },
        Some(memory) => Device { kind: 2, id: memory.ordinal() as i32 },
    }
}

/// Makes the stream that a consumer names wait until the array's memory is ready.
pub(crate) fn order(array: &Bound<'_, Array>, stream: Option<i64>) -> PyResult<()> {
    let Some(memory) = array.get().memory.on_device() else { return Ok(()) };
    let later = match stream {
        Some(-1) => return Ok(()),
        None => Stream::Legacy,
        Some(stream) => match u64::try_from(stream) {
            Ok(handle) if handle != 0 => Stream::of_handle(handle),
            _ => {
                return Err(raised::exception::<PyValueError>(
                    array.py(),
                    "`stream` names no stream: 1 is the default one",
                ));
            }
        },
    };
    let ordered: Result<(), Error> = array.py().detach(|| memory.ready_before(later));
    ordered.map_err(|error| Failure::from(error).into_py_err(array.py(), "__dlpack__"))
}

/// The struct of a capsule, and the owner of the array.
struct Export<T> {
    managed: T,
    shape: Box<[i64]>,
    strides: Box<[i64]>,
    _array: Py<Array>,
}

/// A capsule with the array's tensor.
pub(crate) fn capsule<'py>(array: &Bound<'py, Array>, versioned: bool) -> PyResult<Bound<'py, PyAny>> {
    let tensor = tensor(array.get());
    if versioned {
        let (major, minor) = VERSION;
        let version = Version { major, minor };
        let deleter = Some(delete::<Versioned> as unsafe extern "C" fn(*mut Versioned));
        let flags = if array.get().is_readonly() { READ_ONLY } else { 0 };
        let managed = Versioned { version, context: ptr::null_mut(), deleter, flags, tensor };
        export(array, managed, name::VERSIONED)
    } else if array.get().is_readonly() {
        Err(raised::exception::<PyBufferError>(
            array.py(),
            "the array is read-only: ask for a version of DLPack that can say so",
        ))
    } else {
        let deleter = Some(delete::<Unversioned> as unsafe extern "C" fn(*mut Unversioned));
        export(array, Unversioned { tensor, context: ptr::null_mut(), deleter }, name::PLAIN)
    }
}

fn tensor(array: &Array) -> Tensor {
    Tensor {
        // In DLPack an empty tensor has no memory.
        data: if array.len() == 0 { ptr::null_mut() } else { array.address().cast() },
        device: device(array),
        ndim: array.shape.len() as i32,
        dtype: abi::write(array.dtype),
        shape: ptr::null(),
        strides: ptr::null(),
        byte_offset: 0,
    }
}

fn export<'py, T: Managed>(
    array: &Bound<'py, Array>,
    managed: T,
    name: &'static CStr,
) -> PyResult<Bound<'py, PyAny>> {
    let own = array.get();
    let size = own.dtype.size().cast_signed();
    let mut export = Box::new(Export {
        managed,
        shape: own.shape.iter().map(|&length| length as i64).collect(),
        strides: own.strides.iter().map(|stride| (stride / size) as i64).collect(),
        _array: array.clone().unbind(),
    });
    let (shape, strides) = (export.shape.as_ptr(), export.strides.as_ptr());
    let tensor = export.managed.tensor();
    (tensor.shape, tensor.strides) = (shape, strides);
    let export = Box::into_raw(export);
    // SAFETY: a live box, which `delete` takes back.
    unsafe {
        *(*export).managed.context() = export.cast();
        let managed: *mut T = &raw mut (*export).managed;
        let capsule = ffi::PyCapsule_New(managed.cast(), name.as_ptr(), Some(destroy));
        if capsule.is_null() {
            delete(managed);
        }
        Bound::from_owned_ptr_or_err(array.py(), capsule)
    }
}

/// The deleter: any thread may call it, with the lock or without.
unsafe extern "C" fn delete<T: Managed>(managed: *mut T) {
    // While the interpreter shuts down nothing attaches; then the array is leaked.
    Python::try_attach(|_| {
        // SAFETY: `export` stored the box, and the deleter is called once.
        drop(unsafe { Box::from_raw((*(*managed).context()).cast::<Export<T>>()) });
    });
}

/// Deletes the tensor of a capsule that was not consumed.
unsafe extern "C" fn destroy(capsule: *mut ffi::PyObject) {
    // SAFETY: Python destroys one of our capsules; a consumed one has another name.
    unsafe {
        let held = |name: &CStr| -> *mut c_void {
            match ffi::PyCapsule_IsValid(capsule, name.as_ptr()) {
                0 => ptr::null_mut(),
                _ => ffi::PyCapsule_GetPointer(capsule, name.as_ptr()),
            }
        };
        let (plain, versioned) = (held(name::PLAIN), held(name::VERSIONED));
        if !plain.is_null() {
            delete::<Unversioned>(plain.cast());
        }
        if !versioned.is_null() {
            delete::<Versioned>(versioned.cast());
        }
    }
}
