//! CuPy's own arrays, read from the struct that their CUDA array interface is built from, or from the
//! attributes of its fields (`cupy/fields.rs`). Creating and reading the dict of the interface would take
//! three times as long as the attributes.
//!
//! This applies only to exactly the class `cupy.ndarray`, and only if C code implements all of these
//! attributes, so that no other code runs. An array whose attributes are not as expected is read through its
//! interface.

mod fields;

use super::cython::CythonFunction;
use super::refusal::Refusal;
use super::{Acquired, Owner, Protocol, Search, cuda_array, numpy, protocol_values};
use crate::core::array_view::description::c_order_strides;
use crate::core::array_view::{ArrayView, Description, Device, Dims, Stream, description};
use crate::core::dtype::Dtype;
use crate::core::error::ErrorKind;
use crate::python::interpreter::names::intern;
use fields::Fields;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::mem::transmute;
use std::ptr;

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    match read(object) {
        Ok(None) => cuda_array::attempt(object, search),
        outcome => outcome.transpose(),
    }
}

/// Reads an array just after another one of CuPy's, and in the same stream: CuPy takes a tenth of a
/// microsecond to report the stream. `None` if one of them is not of CuPy's own class, or not known by its
/// fields.
pub(super) fn beside<'a>(
    object: &'a Bound<'_, PyAny>,
    before: &Bound<'_, PyAny>,
    acquired: &Acquired<'_>,
) -> Option<Result<Acquired<'a>, Refusal>> {
    let fields = Fields::known(object)?;
    Fields::known(before)?;
    by_fields(fields, acquired.view.device.stream()?)
}

/// Reads the fields or the attributes; `None` if one of them is not as expected.
fn read<'a>(object: &Bound<'_, PyAny>) -> Result<Option<Acquired<'a>>, Refusal> {
    let py = object.py();
    let Some(stream) = current_stream(py)? else { return Ok(None) };
    if let Some(found) = Fields::of(object).and_then(|fields| by_fields(fields, stream)) {
        return found.map(Some);
    }
    let Some(dtype) = numpy::known_dtype(&object.getattr(intern!(py, "dtype"))?) else { return Ok(None) };
    let shape = protocol_values::shape(&object.getattr(intern!(py, "shape"))?, cuda_array::NOUN)?;
    let strides = match is_run(object)? {
        true => c_order_strides(&shape, dtype.size()),
        false => protocol_values::strides(&object.getattr(intern!(py, "strides"))?, shape.len())?,
    };
    // An empty array may have memory nevertheless; the interface reports 0.
    let data = if shape.contains(&0) { ptr::null_mut() } else { address(object)? };
    acquired(data, dtype, stream, shape, strides).map(Some)
}

/// Reads the fields; `None` if one of them is not as expected.
fn by_fields<'a>(fields: Fields<'_, '_>, stream: Stream) -> Option<Result<Acquired<'a>, Refusal>> {
    let (dtype, shape, address) = (fields.dtype()?, fields.shape(), fields.address()?);
    let strides = Some(fields.strides()).filter(|strides| strides.len() == shape.len())?;
    let data = if shape.contains(&0) { ptr::null_mut() } else { address };
    Some(acquired(data, dtype, stream, shape, strides))
}

/// The array with this memory, whose strides are as many as its lengths.
fn acquired<'a>(
    data: *mut u8,
    dtype: Dtype,
    stream: Stream,
    shape: Dims<usize>,
    strides: Dims<isize>,
) -> Result<Acquired<'a>, Refusal> {
    let device = Device::Cuda { ordinal: None, stream: Some(stream) };
    let description = Description { data, dtype, device, readonly: false, shape, strides };
    // SAFETY: there are as many strides as lengths, and the memory is not in the host.
    let view = unsafe { description::view(description, cuda_array::NOUN, ErrorKind::Value) }?;
    Ok(Acquired { view, owner: Owner::Argument(PhantomData), protocol: Protocol::CudaArray })
}

/// Whether an array's memory is still at the same address. No code changes its dtype or size without
/// reallocating it.
pub(super) fn lies_at(object: &Bound<'_, PyAny>, view: &ArrayView<'_>) -> bool {
    let now = || match Fields::known(object).and_then(Fields::address) {
        Some(address) => Ok(address),
        None => address(object),
    };
    view.is_empty() || now().is_ok_and(|now| now == view.data)
}

/// Whether CuPy's own flag says that the elements are contiguous; false without the flag.
fn is_run(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    object.getattr_opt(intern!(object.py(), "_c_contiguous"))?.map_or(Ok(false), |flag| flag.is_truthy())
}

fn address(object: &Bound<'_, PyAny>) -> Result<*mut u8, Refusal> {
    let py = object.py();
    protocol_values::address(&object.getattr(intern!(py, "data"))?.getattr(intern!(py, "ptr"))?, "data")
}

/// Whether all attributes that are read from the object are implemented in C.
pub(super) fn is_made_in_c(object: &Bound<'_, PyAny>) -> bool {
    let py = object.py();
    let own = [intern!(py, "dtype"), intern!(py, "shape"), intern!(py, "strides"), intern!(py, "data")];
    let data = || object.getattr(intern!(py, "data"));
    own.into_iter().all(|name| is_of_c(object, name))
        && is_of_c(object, intern!(py, "__cuda_array_interface__"))
        && data().is_ok_and(|data| is_of_c(&data, intern!(py, "ptr")))
}

/// Whether the object's type defines the attribute in C, so that reading it runs no Python code.
fn is_of_c(object: &Bound<'_, PyAny>, name: &Bound<'_, PyString>) -> bool {
    let class = object.get_type();
    // SAFETY: the argument is a type object, and the slot's function has this type.
    let is_plain = unsafe {
        let lookup = ffi::PyType_GetSlot(class.as_type_ptr(), ffi::Py_tp_getattro);
        ptr::eq(lookup, ffi::PyObject_GenericGetAttr as *const c_void)
    };
    // Python's static descriptor types, for C getters and for fields of the object's struct.
    let by_c = [&raw mut ffi::PyGetSetDescr_Type, &raw mut ffi::PyMemberDescr_Type];
    is_plain && class.getattr(name).is_ok_and(|found| by_c.contains(&found.get_type_ptr()))
}

/// The stream on which CuPy works now, from the C function that CuPy's own interface calls; `None` if CuPy
/// has no such function.
fn current_stream(py: Python<'_>) -> PyResult<Option<Stream>> {
    static FUNCTION: CythonFunction = CythonFunction::new(c"intptr_t (void)");
    let (module, name) = (intern!(py, "cupy_backends.cuda.stream"), intern!(py, "get_current_stream_ptr"));
    let pointer = FUNCTION.address(module, name);
    if pointer.is_null() {
        return Ok(None);
    }
    // SAFETY: by the capsule's name the function has this type, and CuPy's modules stay loaded.
    let function = unsafe { transmute::<*mut c_void, unsafe extern "C" fn() -> isize>(pointer) };
    // SAFETY: the function needs the GIL, which is held.
    let handle = unsafe { function() };
    match PyErr::take(py) {
        Some(error) if handle == -1 => Err(error),
        _ => Ok(Some(Stream::of_handle(handle as u64))),
    }
}
