//! The owners of tensors: the runtime, until the tensor's deleter has run, or the object that lends the
//! tensor.
//!
//! Tensors of element types without a counterpart are refused, with advice for them.

use super::abi::{Exchange, IS_COPIED, READ_ONLY, Tensor, Unversioned, VERSION, Version, Versioned};
use crate::core::dlpack::abi;
use crate::core::dlpack::abi::{BFLOAT, COMPLEX, FLOAT};
use crate::core::dtype::Dtype;
use crate::python::acquire::dlpack::abi::DataType;
use crate::python::acquire::refusal::Refusal;
use crate::python::acquire::{How, Remedy};
use pyo3::types::PyAny;
use pyo3::{Bound, ffi};
use std::ffi::c_int;
use std::marker::PhantomData;
use std::ptr::NonNull;

/// The two DLPack structs that own a tensor, each with its deleter.
#[derive(Clone, Copy)]
pub(super) enum Managed {
    Unversioned(NonNull<Unversioned>),
    Versioned(NonNull<Versioned>),
}

impl Managed {
    /// The tensor, if the layout of its version is known.
    ///
    /// # Safety
    /// The struct is alive for `'a`.
    pub(super) unsafe fn tensor<'a>(self) -> Result<&'a Tensor, Refusal> {
        match self {
            // SAFETY: guaranteed by the caller.
            Managed::Unversioned(managed) => Ok(unsafe { &managed.as_ref().tensor }),
            Managed::Versioned(versioned) => {
                // Another version's struct may be shorter, so no reference to the whole is made before the
                // version is checked. SAFETY: guaranteed by the caller; every version begins with its number.
                let version = unsafe { (&raw const (*versioned.as_ptr()).version).read() };
                match version.major == VERSION.0 {
                    // SAFETY: guaranteed by the caller.
                    true => Ok(unsafe { &versioned.as_ref().tensor }),
                    false => Err(unknown_version(version)),
                }
            }
        }
    }

    /// The version in the struct.
    ///
    /// # Safety
    /// The struct is alive.
    pub(super) unsafe fn version(self) -> Option<Version> {
        match self {
            Managed::Unversioned(_) => None,
            // SAFETY: guaranteed by the caller.
            Managed::Versioned(versioned) => Some(unsafe { (*versioned.as_ptr()).version }),
        }
    }

    /// Whether writing is forbidden, or useless because the memory is a copy that nobody else sees.
    ///
    /// # Safety
    /// The struct is alive.
    pub(super) unsafe fn is_readonly(self) -> bool {
        match self {
            Managed::Unversioned(_) => false,
            // SAFETY: guaranteed by the caller.
            Managed::Versioned(versioned) => unsafe {
                (*versioned.as_ptr()).flags & (READ_ONLY | IS_COPIED) != 0
            },
        }
    }
}

fn unknown_version(Version { major, minor }: Version) -> Refusal {
    let (ours, _) = VERSION;
    Refusal::buffer(format!("the tensor is of DLPack {major}.{minor}, and quaff supports version {ours}"))
}

/// A tensor that we own, and whose deleter we call.
///
/// The tensor borrows from the argument that it comes from, so that it is dropped while the GIL is held and
/// the interpreter runs; deleters of Python libraries need both.
pub(in crate::python::acquire) struct HeldTensor<'a>(Managed, PhantomData<&'a Bound<'a, PyAny>>);

impl HeldTensor<'_> {
    /// Takes over a tensor, whose deleter runs when the value is dropped.
    ///
    /// # Safety
    /// The caller owns the struct, and transfers ownership.
    pub(super) unsafe fn new(managed: Managed) -> Self {
        HeldTensor(managed, PhantomData)
    }

    pub(super) fn managed(&self) -> Managed {
        self.0
    }
}

impl Drop for HeldTensor<'_> {
    fn drop(&mut self) {
        // SAFETY: ownership was transferred to `new`, and the deleter runs once. Deleters are the same in all
        // versions.
        unsafe {
            match self.0 {
                Managed::Unversioned(managed) => {
                    if let Some(deleter) = (*managed.as_ptr()).deleter {
                        deleter(managed.as_ptr());
                    }
                }
                Managed::Versioned(versioned) => {
                    if let Some(deleter) = (*versioned.as_ptr()).deleter {
                        deleter(versioned.as_ptr());
                    }
                }
            }
        }
    }
}

/// The C function of a type that describes an object's tensor.
pub(super) type Lend = unsafe extern "C" fn(*mut ffi::PyObject, *mut Tensor) -> c_int;

/// A function that lends a tensor which the object continues to own.
#[derive(Clone, Copy)]
pub(in crate::python::acquire) struct Lender {
    pub(super) api: &'static Exchange,
    pub(super) lend: Lend,
}

/// The element type for one of DLPack's data types.
pub(super) fn read(given: DataType) -> Result<Dtype, Refusal> {
    abi::read(given).ok_or_else(|| refusal(given))
}

#[cold]
fn refusal(given: DataType) -> Refusal {
    Refusal::Dtype { given: abi::name(given), remedy: remedy(given) }
}

fn remedy(given: DataType) -> Remedy {
    match given.code {
        FLOAT if given.bits > 64 => Remedy::Cast(How::InWords, Dtype::Float64),
        FLOAT | BFLOAT | 7..=17 => Remedy::Cast(How::InWords, Dtype::Float32),
        COMPLEX => Remedy::Parts(How::InWords, None),
        _ => Remedy::Nothing,
    }
}
