//! What holds for shapes and strides whatever protocol they come by.

use super::refusal::Refusal;
use crate::array_view::{ArrayView, Dims, checked_len};
use crate::error::ErrorKind;

/// The strides of elements that lie one after another, the last dimension's next to each other.
pub(super) fn c_order_strides(shape: &[usize], size: usize) -> Dims<isize> {
    let mut strides: Dims<isize> = shape.iter().map(|_| 0).collect();
    let mut stride = size as isize;
    for (slot, &length) in strides.iter_mut().zip(shape).rev() {
        *slot = stride;
        stride = stride.wrapping_mul(length as isize);
    }
    strides
}

/// Refuses a view that no memory can hold: with elements at address 0, or beyond any. `noun` is what a message calls
/// it, `null` what kind of error the first is to that protocol.
pub(super) fn check(view: &ArrayView<'_>, noun: &str, null: ErrorKind) -> Result<(), Refusal> {
    let elements = checked_len(&view.shape).ok_or_else(|| beyond_any_address(noun))?;
    if elements > 0 && view.data.is_null() {
        return Err(Refusal::unusable(null, format!("{noun} has {elements} elements at address 0")));
    }
    view.extent().map(drop).ok_or_else(|| beyond_any_address(noun))
}

pub(super) fn beyond_any_address(noun: &str) -> Refusal {
    Refusal::unusable(ErrorKind::Value, format!("{noun}'s shape and strides reach beyond any address"))
}
