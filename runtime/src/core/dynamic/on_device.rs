//! Arrays in the memory of a device, whose element types are known only at run time.

use super::{Extents, Memory, check, check_rank};
use crate::core::array_view::{ArrayView, ArrayViewMut};
use crate::core::device::{DeviceArray, DeviceSlice};
use crate::core::dtype::Element;
use crate::core::error::{Error, ErrorKind};
use std::ops::Deref;

/// A device array in the form that a C++ function takes: contiguous, in the order that C++ walks.
#[derive(Debug)]
pub struct OnDevice<'a, T> {
    elements: DeviceSlice<'a, T>,
    extents: Extents<'a>,
}

impl<'a, T: Element> OnDevice<'a, T> {
    /// An array of any shape that C++ reads.
    ///
    /// # Errors
    /// The array has another element type, is in host memory, or is not contiguous.
    pub fn read(name: &str, view: &'a ArrayView<'_>) -> Result<OnDevice<'a, T>, Error> {
        OnDevice::of(name, view, "C", view.is_c_contiguous())
    }

    /// An array of `rank` dimensions that C++ reads.
    ///
    /// # Errors
    /// The errors of [`OnDevice::read`], and another number of dimensions.
    pub fn read_shaped(name: &str, view: &'a ArrayView<'_>, rank: usize) -> Result<OnDevice<'a, T>, Error> {
        check_rank(name, view, rank)?;
        OnDevice::read(name, view)
    }

    /// An array of any shape that C++ reads with the first axis the fastest.
    ///
    /// # Errors
    /// The errors of [`OnDevice::read`].
    pub fn read_fortran(name: &str, view: &'a ArrayView<'_>) -> Result<OnDevice<'a, T>, Error> {
        OnDevice::of(name, view, "Fortran", view.is_fortran_contiguous())
    }

    /// Reads an array of any shape in Fortran order, as [`OnDevice::read_shaped`] does in C order.
    ///
    /// # Errors
    /// The errors of [`OnDevice::read_shaped`].
    pub fn read_shaped_fortran(
        name: &str,
        view: &'a ArrayView<'_>,
        rank: usize,
    ) -> Result<OnDevice<'a, T>, Error> {
        check_rank(name, view, rank)?;
        OnDevice::read_fortran(name, view)
    }

    /// An array of any shape that C++ writes.
    ///
    /// # Errors
    /// The errors of [`OnDevice::read`].
    pub fn write(name: &str, view: &'a mut ArrayViewMut<'_>) -> Result<OnDevice<'a, T>, Error> {
        OnDevice::read(name, view.view())
    }

    /// An array of `rank` dimensions that C++ writes.
    ///
    /// # Errors
    /// The errors of [`OnDevice::read_shaped`].
    pub fn write_shaped(
        name: &str,
        view: &'a mut ArrayViewMut<'_>,
        rank: usize,
    ) -> Result<OnDevice<'a, T>, Error> {
        OnDevice::read_shaped(name, view.view(), rank)
    }

    /// An array of any shape that C++ writes with the first axis the fastest.
    ///
    /// # Errors
    /// The errors of [`OnDevice::read`].
    pub fn write_fortran(name: &str, view: &'a mut ArrayViewMut<'_>) -> Result<OnDevice<'a, T>, Error> {
        OnDevice::read_fortran(name, view.view())
    }

    /// Writes an array of any shape in Fortran order, as [`OnDevice::write_shaped`] does in C order.
    ///
    /// # Errors
    /// The errors of [`OnDevice::read_shaped`].
    pub fn write_shaped_fortran(
        name: &str,
        view: &'a mut ArrayViewMut<'_>,
        rank: usize,
    ) -> Result<OnDevice<'a, T>, Error> {
        OnDevice::read_shaped_fortran(name, view.view(), rank)
    }

    fn of(
        name: &str,
        view: &'a ArrayView<'_>,
        order: &str,
        is_contiguous: bool,
    ) -> Result<OnDevice<'a, T>, Error> {
        check(name, view, (T::DTYPE, Memory::Device))?;
        if !is_contiguous {
            let text = format!(
                "the elements of `{name}` are not contiguous in {order} order: pass a contiguous array"
            );
            return Err(Error::new(ErrorKind::Value, text));
        }
        let address = view.data.expose_provenance() as u64;
        // SAFETY: the code that made the view guarantees that the elements exist, and a view for writing is
        // exclusive.
        let elements = unsafe { DeviceSlice::new(address, view.len(), view.device.stream()) };
        Ok(OnDevice { elements, extents: Extents(&view.shape) })
    }

    pub fn len(&self) -> usize {
        self.elements.len()
    }

    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// A view of the elements, with the stream whose work must be done first.
    pub fn view(&self) -> ArrayView<'_> {
        self.elements.view()
    }

    /// The array as C++ gets it. C++ writes only arrays that were passed for writing.
    pub fn array(&self) -> DeviceArray<'_> {
        self.elements.array()
    }

    /// The array itself, whose extents were checked by the methods called before.
    pub fn into_values(&self) -> &Self {
        self
    }
}

impl<'a, T> Deref for OnDevice<'a, T> {
    type Target = Extents<'a>;

    fn deref(&self) -> &Extents<'a> {
        &self.extents
    }
}
