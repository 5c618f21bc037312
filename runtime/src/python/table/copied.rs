//! Copies of arrays that C++ needs contiguous.

use crate::core::array_view::ArrayView;
use crate::core::dtype::{Dtype, Element};
use crate::core::error::{Error, ErrorKind};
use crate::core::host::Contiguous;
use crate::python::interpreter::Result;
use crate::python::table::AxisOrder;
use std::any::Any;
use std::ffi::c_void;

/// A copy of an array in one order, or of a sequence.
pub(crate) struct Copied {
    memory: *mut u8,
    length: usize,
    dtype: Dtype,
    _owner: Box<dyn Any>,
}

impl Copied {
    /// Copies an array in one order.
    ///
    /// # Errors
    /// MemoryError: a broadcast array can claim more elements than any machine holds.
    pub(crate) fn new(view: &ArrayView<'_>, order: AxisOrder) -> Result<Copied> {
        match order {
            AxisOrder::C => Copied::in_c_order(view),
            AxisOrder::Fortran => Copied::in_c_order(&view.transposed()),
        }
    }

    fn in_c_order(view: &ArrayView<'_>) -> Result<Copied> {
        // Elements of one size are copied by the same code: one or two integers of that size.
        match view.dtype.size() {
            1 => Copied::of::<u8>(view),
            2 => Copied::of::<u16>(view),
            4 => Copied::of::<u32>(view),
            8 => Copied::of::<u64>(view),
            _ => Copied::of::<[u64; 2]>(view),
        }
    }

    /// Copies an array; `T` has the size of an element, and all its bit patterns are valid.
    fn of<T: Copy + 'static>(view: &ArrayView<'_>) -> Result<Copied> {
        debug_assert_eq!(size_of::<T>(), view.dtype.size());
        // SAFETY: `Array::takes` has checked that the memory is the host's. The owner and the lock are held,
        // so the memory is alive and Python code does not write it. The type was selected by size.
        match unsafe { view.bits_in_c_order::<T>() } {
            Ok(copy) => Ok(Copied::of_type(copy, view.dtype)),
            Err(_) => Err(no_memory(view).into()),
        }
    }

    /// A copy that consists of `values`.
    pub(crate) fn holding<T: Element>(values: Vec<T>) -> Copied {
        Copied::of_type(values, T::DTYPE)
    }

    /// A copy that consists of `values`, as elements of `dtype`, which has the size of `T`.
    fn of_type<T: 'static>(mut values: Vec<T>, dtype: Dtype) -> Copied {
        // A vector's elements do not move when the vector is boxed.
        let (memory, length) = (values.as_mut_ptr().cast(), values.len());
        Copied { memory, length, dtype, _owner: Box::new(values) }
    }

    /// The number of elements.
    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// The address of the first element, and the number of elements.
    pub(crate) fn memory(&self) -> (*const c_void, usize) {
        (self.memory.cast(), self.length)
    }

    /// The copy, for C++ to read.
    pub(crate) fn contiguous(&self) -> Contiguous<'_> {
        // SAFETY: the vector holds these elements, and lives as long as this value.
        unsafe { Contiguous::new(self.memory, self.length, self.dtype) }
    }
}

#[cold]
fn no_memory(view: &ArrayView<'_>) -> Error {
    let message = format!("no memory for a contiguous copy of {} elements", view.len());
    Error::new(ErrorKind::Memory, message)
}
