//! DLPack: tensors of PyTorch, JAX and everything that follows the array API, on the host or on a CUDA
//! device.
//!
//! There are two ways to get a tensor: the C functions of the type, and the object's method `__dlpack__`. The
//! deleter of a tensor is called once, when the [`Acquired`] is dropped. Lengths, strides, device and element
//! type are checked for consistency; devices other than the host and CUDA devices are refused.

pub(crate) mod abi;
mod capsule;
mod dtype;
mod exchange;
pub(super) mod managed;

pub(super) use exchange::acquire_new;
pub(crate) use exchange::allocated;

use super::refusal::{Refusal, type_name};
use super::{Acquired, Protocol, Search};
use pyo3::prelude::*;

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    // The C functions come first: they are much faster, and report the stream.
    let by_capsule = || capsule::acquire(object, search.stream()).transpose();
    let outcome = exchange::acquire(object).transpose().or_else(by_capsule);
    if outcome.is_none() {
        search.tried.push((Protocol::Dlpack, format!("`{}` has no `__dlpack__`", type_name(object)).into()));
    }
    outcome
}
