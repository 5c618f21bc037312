//! Arrays on a device, as C++ functions take them that launch kernels of their own.

#[cfg(feature = "python")]
use crate::array_view::ArrayView;
use crate::dtype::Dtype;
use cxx::{ExternType, kind, type_id};
use std::ffi::c_void;
use std::marker::PhantomData;

/// A contiguous array on a device, for a C++ function that takes a device pointer and a length.
///
/// The C++ side compares `dtype` with the type it was instantiated for, as with [`Contiguous`](crate::host::Contiguous).
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct DeviceArray<'a> {
    memory: *mut c_void,
    length: usize,
    dtype: Dtype,
    lifetime: PhantomData<&'a ()>,
}

// SAFETY: the same fields in the same order as `quaff::DeviceArray` in cpp/include/quaff/device_array.hpp, which is
// trivially copyable.
unsafe impl ExternType for DeviceArray<'_> {
    type Id = type_id!("quaff::DeviceArray");
    type Kind = kind::Trivial;
}

// SAFETY: an address and numbers; the host reads nothing there.
unsafe impl Send for DeviceArray<'_> {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for DeviceArray<'_> {}

#[cfg(feature = "python")]
impl<'a> DeviceArray<'a> {
    /// The elements of a view that is contiguous.
    pub(crate) fn of(view: &ArrayView<'a>) -> DeviceArray<'a> {
        DeviceArray { memory: view.data.cast(), length: view.len(), dtype: view.dtype, lifetime: PhantomData }
    }
}
