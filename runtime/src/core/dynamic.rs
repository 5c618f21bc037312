//! Arrays whose element types and memory are known only at run time, for C++ functions that each take one
//! type. Emitted functions select the C++ function by [`kind`] and pass the arrays that [`OnHost`] and
//! [`OnDevice`] have prepared.

mod elements;
mod on_device;
mod on_host;
mod operand;

pub use crate::core::dynamic::elements::{InMemory, Prepared};
pub use elements::Instantiations;
pub use on_device::OnDevice;
pub use on_host::OnHost;
pub use operand::{Operand, words};

pub use crate::core::array_view::broadcast::together;
pub use crate::core::array_view::in_buffer::InBuffer;

use crate::core::array_view::{Description, Device};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};

/// The location of an array's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    Host,
    Device,
}

impl Memory {
    fn name(self) -> &'static str {
        match self {
            Memory::Host => "the host",
            Memory::Device => "a device",
        }
    }
}

/// The dtype and the memory of an array, by which a function is selected.
#[inline]
pub fn kind(array: &Description) -> (Dtype, Memory) {
    let memory = if array.device == Device::Cpu { Memory::Host } else { Memory::Device };
    (array.dtype, memory)
}

/// The error for an array that no function takes. `takes` names the kinds of arrays that are accepted.
#[cold]
pub fn refused(function: &str, name: &str, array: &Description, takes: &str) -> Error {
    let (dtype, memory) = kind(array);
    let text = format!(
        "`{function}` takes no `{}` on {} as `{name}`: convert the array, for it takes {takes}",
        dtype.name(),
        memory.name()
    );
    Error::new(ErrorKind::Type, text)
}

/// Checks that an array has the kind that the selected function takes; another array has selected the
/// function.
#[inline]
fn check(name: &str, array: &Description, expected: (Dtype, Memory)) -> Result<(), Error> {
    if kind(array) == expected { Ok(()) } else { Err(other_kind(name, array, expected)) }
}

#[cold]
fn other_kind(name: &str, array: &Description, expected: (Dtype, Memory)) -> Error {
    let (dtype, memory) = kind(array);
    let text = format!(
        "`{name}` is `{}` on {}, and the call takes `{}` on {}: convert it",
        dtype.name(),
        memory.name(),
        expected.0.name(),
        expected.1.name()
    );
    Error::new(ErrorKind::Type, text)
}

/// Checks that the array has as many dimensions as C++ takes extents.
#[inline]
fn check_rank(name: &str, array: &Description, rank: usize) -> Result<(), Error> {
    if array.shape.len() == rank { Ok(()) } else { Err(other_rank(name, array.shape.len(), rank)) }
}

#[cold]
fn other_rank(name: &str, given: usize, rank: usize) -> Error {
    Error::new(ErrorKind::Value, format!("`{name}` has {given} dimensions, and the call takes {rank}"))
}

/// The shape of an array, with the methods that emitted functions call on
/// [`Shaped`](crate::core::host::Shaped), which Rust callers pass instead.
#[derive(Clone, Copy, Debug)]
pub struct Extents<'a>(pub(super) &'a [usize]);

impl<'a> Extents<'a> {
    pub(in crate::core) fn new(extents: &'a [usize]) -> Extents<'a> {
        Extents(extents)
    }
}

impl Extents<'_> {
    pub fn extent(&self, axis: usize) -> u64 {
        self.0[axis] as u64
    }

    /// The stride of an axis, in elements, if the last axis is the fastest.
    pub fn stride(&self, axis: usize) -> u64 {
        Extents::elements(&self.0[axis + 1..])
    }

    /// The stride of an axis where the first axis is the fastest.
    pub fn fortran_stride(&self, axis: usize) -> u64 {
        Extents::elements(&self.0[..axis])
    }

    fn elements(inner: &[usize]) -> u64 {
        inner.iter().map(|&extent| extent.max(1) as u64).product()
    }
}

#[cfg(test)]
mod tests;
