//! Copies of what C++ wants contiguous and is not.

use super::Result;
use super::layout::Order;
use crate::array_view::ArrayView;
use crate::complex::{Complex64, Complex128};
use crate::dtype::{Dtype, Element};
use crate::error::{Error, ErrorKind};
use crate::host::Contiguous;
use std::any::Any;

/// A copy of an array in one order, or of a sequence.
pub(super) struct Copied {
    memory: *mut u8,
    length: usize,
    dtype: Dtype,
    _owner: Box<dyn Any>,
}

impl Copied {
    /// # Errors
    /// MemoryError: a broadcast array can claim more elements than any machine holds.
    pub(super) fn new(view: &ArrayView<'_>, order: Order) -> Result<Copied> {
        match order {
            Order::C => Copied::in_c_order(view),
            Order::Fortran => Copied::in_c_order(&view.transposed()),
        }
    }

    fn in_c_order(view: &ArrayView<'_>) -> Result<Copied> {
        match view.dtype {
            Dtype::Bool => Copied::of::<bool>(view),
            Dtype::Int8 => Copied::of::<i8>(view),
            Dtype::Int16 => Copied::of::<i16>(view),
            Dtype::Int32 => Copied::of::<i32>(view),
            Dtype::Int64 => Copied::of::<i64>(view),
            Dtype::Uint8 => Copied::of::<u8>(view),
            Dtype::Uint16 => Copied::of::<u16>(view),
            Dtype::Uint32 => Copied::of::<u32>(view),
            Dtype::Uint64 => Copied::of::<u64>(view),
            Dtype::Float32 => Copied::of::<f32>(view),
            Dtype::Float64 => Copied::of::<f64>(view),
            Dtype::Complex64 => Copied::of::<Complex64>(view),
            Dtype::Complex128 => Copied::of::<Complex128>(view),
        }
    }

    fn of<T: Element>(view: &ArrayView<'_>) -> Result<Copied> {
        // SAFETY: `Array::takes` found the memory to be the host's. Its owner is held and the lock as well, so it lives
        // and Python code does not write.
        let copy = unsafe { view.to_c_order::<T>() }.map_err(|_| {
            let message = format!("no memory for a contiguous copy of {} elements", view.len());
            Error::new(ErrorKind::Memory, message)
        })?;
        Ok(Copied::holding(copy))
    }

    /// These elements.
    pub(super) fn holding<T: Element>(mut values: Vec<T>) -> Copied {
        // A vector's memory stays where it is when the vector moves into its box.
        let (memory, length) = (values.as_mut_ptr().cast(), values.len());
        Copied { memory, length, dtype: T::DTYPE, _owner: Box::new(values) }
    }

    /// The copy, for C++ to read.
    pub(super) fn contiguous(&self) -> Contiguous<'_> {
        // SAFETY: the vector holds these elements, and lives as long as this.
        unsafe { Contiguous::new(self.memory, self.length, self.dtype) }
    }
}
