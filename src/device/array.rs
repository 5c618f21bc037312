//! Arrays on a device: as Rust's callers have them, and as C++ functions take them that launch kernels of their own.

use crate::array_view::{ArrayView, Device, Dims, Stream};
use crate::dtype::{Dtype, Element};
use cxx::{ExternType, kind, type_id};
use std::ffi::c_void;
use std::marker::PhantomData;

/// Elements of a device's memory, one after another: a slice for callers in Rust.
#[derive(Clone, Copy, Debug)]
pub struct DeviceSlice<'a, T> {
    address: u64,
    length: usize,
    stream: Option<Stream>,
    lifetime: PhantomData<&'a [T]>,
}

impl<T: Element> DeviceSlice<'_, T> {
    /// The `length` elements at `address`, when the work that is in `stream` now is done; without one, in the default
    /// stream of the memory's context.
    ///
    /// # Safety
    /// For the slice's lifetime the memory holds these elements, and only work in `stream` writes them, or none that runs at
    /// the same time. (That it is there at all, every call asks of the driver.)
    pub unsafe fn new(address: u64, length: usize, stream: Option<Stream>) -> Self {
        DeviceSlice { address, length, stream, lifetime: PhantomData }
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The same as a view.
    pub fn view(&self) -> ArrayView<'_> {
        ArrayView {
            data: std::ptr::with_exposed_provenance_mut(self.address as usize),
            dtype: T::DTYPE,
            device: Device::Cuda { ordinal: None, stream: self.stream },
            readonly: true,
            shape: Dims::from_slice(&[self.length]),
            strides: Dims::from_slice(&[size_of::<T>().cast_signed()]),
            memory: PhantomData,
        }
    }
}

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

impl<'a, T: Element> From<DeviceSlice<'a, T>> for DeviceArray<'a> {
    fn from(slice: DeviceSlice<'a, T>) -> DeviceArray<'a> {
        let memory = std::ptr::with_exposed_provenance_mut(slice.address as usize);
        DeviceArray { memory, length: slice.length, dtype: T::DTYPE, lifetime: PhantomData }
    }
}

#[cfg(feature = "python")]
impl<'a> DeviceArray<'a> {
    /// The elements of a view that is contiguous.
    pub(crate) fn of(view: &ArrayView<'a>) -> DeviceArray<'a> {
        debug_assert!(view.is_c_contiguous());
        DeviceArray { memory: view.data.cast(), length: view.len(), dtype: view.dtype, lifetime: PhantomData }
    }
}
