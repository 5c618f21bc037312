//! Arrays on a device: the types for Rust callers, and the type for C++ functions that launch kernels of
//! their own.

use crate::core::array_view::{ArrayView, ArrayViewMut, Description, Device, Dims, Stream};
use crate::core::dtype::{Dtype, Element};
use cxx::{ExternType, kind, type_id};
use std::ffi::c_void;
use std::marker::PhantomData;
use std::ops::Deref;

/// Contiguous elements in device memory. Functions that read them take `&DeviceSlice<'_, T>`, as host
/// functions take `&[T]`.
///
/// ```
/// use quaff_runtime::device::{DeviceSlice, Stream};
///
/// /// The elements that the work in `stream`, a `CUstream`, writes at `address`.
/// ///
/// /// # Safety
/// /// There are `length` floats, and nobody but `stream` writes them.
/// unsafe fn left<'a>(address: u64, length: usize, stream: u64) -> DeviceSlice<'a, f32> {
///     // SAFETY: guaranteed by the caller.
///     unsafe { DeviceSlice::new(address, length, Some(Stream::of_handle(stream))) }
/// }
///
/// // SAFETY: there is no element.
/// assert!(unsafe { left(0, 0, 0) }.is_empty());
/// ```
#[derive(Debug)]
pub struct DeviceSlice<'a, T> {
    address: u64,
    length: usize,
    stream: Option<Stream>,
    lifetime: PhantomData<&'a [T]>,
}

impl<T: Element> DeviceSlice<'_, T> {
    /// The `length` elements at `address`, as they are after the work that is now in `stream`, or in the
    /// default stream of the memory's context if `stream` is `None`.
    ///
    /// # Safety
    /// For the slice's lifetime, the memory contains these elements, and no work in another stream writes
    /// them at the same time as work that reads them. (Every call asks the driver whether the memory exists.)
    /// `stream` lives as long as the slice, because the driver uses its handle as an address.
    pub unsafe fn new(address: u64, length: usize, stream: Option<Stream>) -> Self {
        DeviceSlice { address, length, stream, lifetime: PhantomData }
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether the slice is empty.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// A view of the elements.
    pub fn view(&self) -> ArrayView<'_> {
        let description = Description {
            data: std::ptr::with_exposed_provenance_mut(self.address as usize),
            dtype: T::DTYPE,
            device: Device::Cuda { ordinal: None, stream: self.stream },
            readonly: true,
            shape: Dims::from_slice(&[self.length]),
            strides: Dims::from_slice(&[size_of::<T>().cast_signed()]),
        };
        // SAFETY: promised by the code that made the slice.
        unsafe { ArrayView::new(description) }
    }

    /// The elements as an argument for C++, which may write only those of a [`DeviceSliceMut`].
    pub fn array(&self) -> DeviceArray<'_> {
        DeviceArray::of(&self.view())
    }
}

/// Contiguous elements in device memory that a function may write, as `&mut [T]` is for host memory.
#[derive(Debug)]
pub struct DeviceSliceMut<'a, T>(DeviceSlice<'a, T>);

impl<T: Element> DeviceSliceMut<'_, T> {
    /// Creates a slice, like [`DeviceSlice::new`].
    ///
    /// # Safety
    /// The requirements of [`DeviceSlice::new`] hold, and only work in `stream` reads the elements. Later
    /// uses of the elements must be ordered after the work in that stream: a function may return before its
    /// kernels have run.
    pub unsafe fn new(address: u64, length: usize, stream: Option<Stream>) -> Self {
        // SAFETY: guaranteed by the caller.
        DeviceSliceMut(unsafe { DeviceSlice::new(address, length, stream) })
    }

    /// A mutable view of the elements.
    pub fn view_mut(&mut self) -> ArrayViewMut<'_> {
        // SAFETY: promised by the code that made the slice, which stays borrowed as long as the view.
        unsafe { self.0.view().into_mut() }
    }
}

/// Functions that take a [`DeviceSlice`] take a [`DeviceSliceMut`] as well.
impl<'a, T> Deref for DeviceSliceMut<'a, T> {
    type Target = DeviceSlice<'a, T>;

    fn deref(&self) -> &DeviceSlice<'a, T> {
        &self.0
    }
}

/// A contiguous array on a device, for a C++ function that takes a device pointer and a length.
///
/// The C++ side compares `dtype` with the type it was instantiated for, as with
/// [`Contiguous`](crate::core::host::Contiguous).
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct DeviceArray<'a> {
    memory: *mut c_void,
    dtype: Dtype,
    length: usize,
    lifetime: PhantomData<&'a ()>,
}

// SAFETY: the same fields in the same order as `quaff::DeviceArray` in include/quaff/device_array.hpp, which
// is trivially copyable.
unsafe impl ExternType for DeviceArray<'_> {
    type Id = type_id!("quaff::DeviceArray");
    type Kind = kind::Trivial;
}

// SAFETY: the fields are an address and numbers, and the host does not read the memory.
unsafe impl Send for DeviceArray<'_> {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for DeviceArray<'_> {}

impl<'a> DeviceArray<'a> {
    /// The elements of a contiguous view.
    pub(crate) fn of(view: &ArrayView<'a>) -> DeviceArray<'a> {
        debug_assert!(view.is_c_contiguous());
        DeviceArray { memory: view.data.cast(), length: view.len(), dtype: view.dtype, lifetime: PhantomData }
    }
}
