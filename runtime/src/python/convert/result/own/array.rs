//! The description of an array of the runtime's own class: its memory, shape and strides.

use crate::core::array_view::{ArrayView, Dims};
use crate::core::device::DeviceMemory;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::convert::result::own::memory::ResultPlace;
use crate::python::convert::result::own::memory::{Detached, HostMemory, MemoryOwner, ShownMember, bytes};
use pyo3::prelude::*;

/// An array of the runtime's own class.
#[pyclass(frozen, module = "quaff_runtime")]
pub(crate) struct Array {
    pub(super) memory: MemoryOwner,
    pub(super) dtype: Dtype,
    pub(super) shape: Dims<isize>,
    /// The strides in bytes.
    pub(super) strides: Dims<isize>,
}

impl Array {
    /// An array with uninitialized elements. On a device, the caller must not hold Python's lock.
    ///
    /// # Errors
    /// `Memory` if there is not enough memory; `Cuda` if the driver reports another error.
    pub(crate) fn empty(dtype: Dtype, shape: &[usize], place: &ResultPlace) -> Result<Array, Error> {
        let bytes = bytes(dtype, shape)?;
        let memory = match place {
            ResultPlace::Host => MemoryOwner::Host(HostMemory::new(bytes, dtype)?),
            ResultPlace::Device { site, .. } => {
                MemoryOwner::Device(Detached::new(DeviceMemory::new(*site, bytes)?))
            }
        };
        Ok(Array::over(memory, dtype, shape))
    }

    /// An array of the elements in `memory`, which has room for them.
    pub(crate) fn over(memory: MemoryOwner, dtype: Dtype, shape: &[usize]) -> Array {
        let shape: Dims<isize> = shape.iter().map(|length| length.cast_signed()).collect();
        let mut strides: Dims<isize> = shape.iter().map(|_| 0).collect();
        let mut stride = dtype.size().cast_signed();
        for (slot, length) in strides.iter_mut().zip(&shape).rev() {
            *slot = stride;
            stride = stride.wrapping_mul((*length).max(1));
        }
        Array { memory, dtype, shape, strides }
    }

    /// An array of elements with the given strides, in elements.
    ///
    /// # Errors
    /// `Value` if C++ has described an array that cannot exist.
    pub(crate) fn strided(
        memory: MemoryOwner,
        dtype: Dtype,
        shape: Dims<isize>,
        strides: Dims<isize>,
    ) -> Result<Array, Error> {
        let extents: Option<Dims<usize>> = shape.iter().map(|&extent| usize::try_from(extent).ok()).collect();
        let exists = |extents: Dims<usize>| {
            bytes(dtype, &extents).is_ok_and(|bytes| bytes == 0 || !memory.address().is_null())
        };
        if !extents.is_some_and(exists) {
            let message = format!(
                "C++ has described an array with the extents {shape:?}, which cannot exist: correct `look` of its \
                 `quaff::array_traits`"
            );
            return Err(Error::new(ErrorKind::Value, message));
        }
        let size = dtype.size().cast_signed();
        let strides = strides.iter().map(|stride| stride.wrapping_mul(size)).collect();
        Ok(Array { memory, dtype, shape, strides })
    }

    pub(crate) fn address(&self) -> *mut u8 {
        self.memory.address()
    }

    /// The member that the array shows, if it shows one.
    pub(crate) fn part(&self) -> Option<&ShownMember> {
        self.memory.part()
    }

    /// The number of elements along each axis.
    pub(crate) fn extents(&self) -> &[isize] {
        &self.shape
    }

    /// Whether a view covers all elements of the array, in the same layout.
    pub(crate) fn is_whole(&self, view: &ArrayView<'_>) -> bool {
        let own = self.shape.iter().zip(&self.strides);
        let mut axes = own.zip(view.shape.iter().zip(view.strides.iter()));
        view.data == self.address()
            && view.shape.len() == self.shape.len()
            && axes.all(|((length, stride), (given, step))| {
                length.unsigned_abs() == *given && (*given <= 1 || stride == step)
            })
    }

    /// The strides in bytes.
    pub(crate) fn strides(&self) -> &[isize] {
        &self.strides
    }

    /// Whether the elements are contiguous, with the last axis the fastest or, for `fortran`, the first.
    pub(crate) fn is_packed(&self, fortran: bool) -> bool {
        let mut expected = self.dtype.size().cast_signed();
        let rank = self.shape.len();
        let fits = |step: usize| {
            let axis = if fortran { step } else { rank - 1 - step };
            let fits = self.shape[axis] == 1 || self.strides[axis] == expected;
            expected = expected.wrapping_mul(self.shape[axis]);
            fits
        };
        self.len() == 0 || (0..rank).all(fits)
    }

    /// Whether the elements are read-only.
    pub(crate) fn is_readonly(&self) -> bool {
        self.memory.is_readonly()
    }

    pub(super) fn len(&self) -> isize {
        self.shape.iter().product()
    }
}
