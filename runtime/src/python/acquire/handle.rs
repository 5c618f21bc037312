//! Plain addresses, as in PyCUDA arrays: a device address in `.ptr` or `.gpudata`, with `.dtype`, `.shape`
//! and, optionally, `.strides`.
//!
//! This module cannot distinguish a device address from any other number; only the driver can. Work on such
//! arrays runs in the default stream of their context.

use super::refusal::{Refusal, type_name};
use super::{Acquired, Owner, Protocol, Search, protocol_values};
use crate::core::array_view::description::c_order_strides;
use crate::core::array_view::{ArrayView, Description, Device, Stream, description};
use crate::core::error::ErrorKind;
use crate::python::interpreter::names::intern;
use pyo3::prelude::*;
use std::marker::PhantomData;
use std::ptr;

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    let outcome = view(object).transpose();
    if outcome.is_none() {
        let why = format!("`{}` has no `.ptr` or `.gpudata` with a shape and a dtype", type_name(object));
        search.tried.push((Protocol::Handle, why.into()));
    }
    let acquired = |view| Acquired { view, owner: Owner::Argument(PhantomData), protocol: Protocol::Handle };
    Some(outcome?.map(acquired))
}

/// Reads the attributes; `None` if the object lacks one of them.
fn view<'a>(object: &Bound<'_, PyAny>) -> Result<Option<ArrayView<'a>>, Refusal> {
    let py = object.py();
    // `.gpudata` is read before `.ptr`, which PyCUDA computes from it in Python.
    let held = protocol_values::get(object, intern!(py, "gpudata"))?;
    if held.is_none() && !is_handle(object)? {
        return Ok(None);
    }
    let Some(shape) = protocol_values::get(object, intern!(py, "shape"))? else { return Ok(None) };
    let Some(dtype) = protocol_values::get(object, intern!(py, "dtype"))? else { return Ok(None) };
    let (shape, dtype) = (protocol_values::shape(&shape, NOUN)?, protocol_values::of_dtype(&dtype)?);
    let strides = match protocol_values::get(object, intern!(py, "strides"))? {
        Some(strides) => protocol_values::strides(&strides, shape.len())?,
        None => c_order_strides(&shape, dtype.size()),
    };
    // An empty PyCUDA array has no memory, and its address raises an exception.
    let data = if shape.contains(&0) { ptr::null_mut() } else { address(object, held)? };
    let device = Device::Cuda { ordinal: None, stream: Some(Stream::Legacy) };
    let description = Description { data, dtype, device, readonly: false, shape, strides };
    // SAFETY: there are as many strides as lengths, and the memory is not in the host.
    Ok(Some(unsafe { description::view(description, NOUN, ErrorKind::Value) }?))
}

/// The noun for the memory in messages.
const NOUN: &str = "the device array";

/// Whether the object has the attribute of a handle. The attribute is not read: it may be a property.
fn is_handle(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    let py = object.py();
    Ok(protocol_values::exists(object, intern!(py, "ptr"))?
        || protocol_values::exists(object, intern!(py, "gpudata"))?)
}

/// The address in `.gpudata`, or otherwise in `.ptr`.
fn address(object: &Bound<'_, PyAny>, held: Option<Bound<'_, PyAny>>) -> Result<*mut u8, Refusal> {
    if let Some(address) = held {
        return protocol_values::address(&address, "gpudata");
    }
    match protocol_values::get(object, intern!(object.py(), "ptr"))? {
        Some(address) => protocol_values::address(&address, "ptr"),
        None => Err(Refusal::unusable(ErrorKind::Value, "the device array has elements, but no memory")),
    }
}
