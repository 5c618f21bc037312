//! The shape of a contiguous array.

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
