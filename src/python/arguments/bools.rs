//! Arrays of `bool` whose bytes are neither 0 nor 1: `numpy.empty` makes them, and so does a `view` of other bytes.
//! Python takes each for True; to C++ they are no values at all.

use crate::array_view::ArrayView;
use crate::dtype::Dtype;
use std::slice;

/// Whether C++ may read the array's elements as they are.
///
/// # Safety
/// As [`bytes`].
pub(super) unsafe fn are_valid(view: &ArrayView<'_>) -> bool {
    // SAFETY: the caller's.
    view.dtype != Dtype::Bool || unsafe { bytes(view) }.iter().fold(0, |all, byte| all | *byte) <= 1
}

/// Turns every byte of an array of `bool` into 0 or 1, which changes no element's truth.
///
/// # Safety
/// As [`bytes`]; the memory may be written.
pub(super) unsafe fn make_valid(view: &ArrayView<'_>) {
    // SAFETY: the caller's.
    if !unsafe { are_valid(view) } {
        // SAFETY: the caller's, and nobody else refers to the bytes meanwhile.
        let bytes = unsafe { slice::from_raw_parts_mut(view.data, view.len()) };
        bytes.iter_mut().for_each(|byte| *byte = u8::from(*byte != 0));
    }
}

/// The bytes of an array of `bool`.
///
/// # Safety
/// The array is contiguous host memory that is alive and that nobody writes meanwhile.
unsafe fn bytes<'a>(view: &'a ArrayView<'_>) -> &'a [u8] {
    match view.len() {
        // The address of an empty array may be any.
        0 => &[],
        // SAFETY: the caller's; a `bool` is one byte.
        length => unsafe { slice::from_raw_parts(view.data, length) },
    }
}
