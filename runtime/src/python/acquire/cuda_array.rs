//! The CUDA array interface, versions 0 to 3: a dict in `__cuda_array_interface__`. CuPy, Numba, PyCUDA,
//! RAPIDS.
//!
//! The object is held during the call, and with it the memory. The interface does not specify the device.
//! Masked arrays (whose memory contains the values that the mask hides), unknown versions, and dicts without
//! a required key are refused.

use super::refusal::{Refusal, type_name};
use super::{Acquired, Owner, Protocol, Search, WantedMemory, array_interface, protocol_values};
use crate::core::array_view::description::c_order_strides;
use crate::core::array_view::{Description, Device, Stream, description};
use crate::core::error::ErrorKind;
use crate::python::interpreter::names::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::marker::PhantomData;

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    let interface =
        protocol_values::get(object, intern!(object.py(), "__cuda_array_interface__")).transpose();
    if interface.is_none() {
        let why = format!("`{}` has no `__cuda_array_interface__`", type_name(object));
        search.tried.push((Protocol::CudaArray, why.into()));
    }
    match interface?.map_err(Refusal::from).and_then(|interface| read(object, &interface)) {
        Err(refusal @ Refusal::Unusable { .. }) if search.wanted == WantedMemory::Anywhere => {
            Some(array_interface::on_host(object).ok_or(refusal))
        }
        read => Some(read),
    }
}

fn read<'a>(object: &Bound<'_, PyAny>, interface: &Bound<'_, PyAny>) -> Result<Acquired<'a>, Refusal> {
    let interface = interface.cast().map(CudaArrayInterface).map_err(|_| {
        let message = format!("`__cuda_array_interface__` is a `{}`, not a dict", type_name(interface));
        Refusal::unusable(ErrorKind::Type, message)
    })?;
    interface.check_version()?;
    interface.refuse_mask()?;
    // SAFETY: there are as many strides as lengths, and the memory is not in the host.
    let view = unsafe { description::view(interface.description(object)?, NOUN, ErrorKind::Value) }?;
    Ok(Acquired { view, owner: Owner::Argument(PhantomData), protocol: Protocol::CudaArray })
}

/// The noun for the memory in messages.
pub(super) const NOUN: &str = "the CUDA array";

struct CudaArrayInterface<'a, 'py>(&'a Bound<'py, PyDict>);

impl<'py> CudaArrayInterface<'_, 'py> {
    fn check_version(&self) -> Result<(), Refusal> {
        match protocol_values::natural(&self.required(intern!(self.py(), "version"))?, "version")? {
            0..=3 => Ok(()),
            version => Err(Refusal::buffer(format!(
                "the CUDA array interface has version {version}, and quaff supports versions up to 3"
            ))),
        }
    }

    fn refuse_mask(&self) -> Result<(), Refusal> {
        match self.optional(intern!(self.py(), "mask"))? {
            Some(_) => {
                Err(Refusal::buffer("the CUDA array has a mask, which its memory does not show; fill it in"))
            }
            None => Ok(()),
        }
    }

    fn description(&self, object: &Bound<'_, PyAny>) -> Result<Description, Refusal> {
        let py = self.py();
        let dtype = protocol_values::read(&self.required(intern!(py, "typestr"))?);
        let dtype = dtype.or_else(|refusal| protocol_values::added(object).ok_or(refusal))?;
        let shape = protocol_values::shape(&self.required(intern!(py, "shape"))?, NOUN)?;
        let strides = match self.optional(intern!(py, "strides"))? {
            Some(strides) => protocol_values::strides(&strides, shape.len())?,
            None => c_order_strides(&shape, dtype.size()),
        };
        let (data, readonly) = self.data()?;
        let device = Device::Cuda { ordinal: None, stream: self.stream()? };
        Ok(Description { data, dtype, device, readonly, shape, strides })
    }

    fn data(&self) -> Result<(*mut u8, bool), Refusal> {
        let data = self.required(intern!(self.py(), "data"))?;
        match data.cast::<PyTuple>() {
            Ok(pair) if pair.len() == 2 => {
                Ok((protocol_values::address(&pair.get_item(0)?, "data")?, pair.get_item(1)?.is_truthy()?))
            }
            _ => {
                let message =
                    format!("`data` is a `{}`, not a tuple of address and read-only flag", type_name(&data));
                Err(Refusal::unusable(ErrorKind::Type, message))
            }
        }
    }

    fn stream(&self) -> Result<Option<Stream>, Refusal> {
        let Some(stream) = self.optional(intern!(self.py(), "stream"))? else { return Ok(None) };
        match protocol_values::natural(&stream, "stream")? {
            // The interface forbids 0: it could mean either default stream, or none.
            0 => Err(Refusal::buffer("`stream` is 0, which is not a stream; the default stream is 1")),
            handle => Ok(Some(Stream::of_handle(handle))),
        }
    }

    fn required(&self, key: &Bound<'py, PyString>) -> Result<Bound<'py, PyAny>, Refusal> {
        let missing = || Refusal::buffer(format!("the CUDA array interface has no `{key}`"));
        self.0.get_item(key)?.ok_or_else(missing)
    }

    fn optional(&self, key: &Bound<'py, PyString>) -> PyResult<Option<Bound<'py, PyAny>>> {
        Ok(self.0.get_item(key)?.filter(|value| !value.is_none()))
    }

    fn py(&self) -> Python<'py> {
        self.0.py()
    }
}
