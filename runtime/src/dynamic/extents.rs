//! The shape of an array whose elements lie without gaps.

use crate::array_view::Dims;

/// As emitted functions ask [`Shaped`](crate::host::Shaped), which Rust's callers pass in the place of such an array.
#[derive(Debug)]
pub struct Extents(pub(super) Dims<usize>);

impl Extents {
    pub fn extent(&self, axis: usize) -> u64 {
        self.0[axis] as u64
    }

    /// In elements, where the last axis is the fastest.
    pub fn stride(&self, axis: usize) -> u64 {
        Extents::elements(&self.0[axis + 1..])
    }

    /// The same where the first axis is the fastest.
    pub fn fortran_stride(&self, axis: usize) -> u64 {
        Extents::elements(&self.0[..axis])
    }

    fn elements(inner: &[usize]) -> u64 {
        inner.iter().map(|&extent| extent.max(1) as u64).product()
    }
}
