//! The elements that two arrays have in common, if one of the arrays is written.

use super::{ArrayView, Dims, StridedOperand};

/// Whether an axis steps within the extent of the axes inside it, so that two indices may reach the same
/// element.
pub(crate) fn has_element_twice(view: &ArrayView<'_>) -> bool {
    let mut axes: Dims<(usize, usize)> = (view.strides.iter().map(|stride| stride.unsigned_abs()))
        .zip(view.shape.iter().copied())
        .filter(|&(_, length)| length != 1)
        .collect();
    let mut reach = view.dtype.size();
    // Not sorted: the standard library's sort, made for longer lists, would add 5 kB to every module.
    while let Some(innermost) = (0..axes.len()).min_by_key(|&axis| axes[axis]) {
        let (stride, length) = axes.swap_remove(innermost);
        if stride < reach {
            return !view.is_empty();
        }
        reach = reach.saturating_add(stride.saturating_mul(length.saturating_sub(1)));
    }
    false
}

/// Whether the address ranges of two arrays overlap.
pub(crate) fn share_memory(one: &ArrayView<'_>, other: &ArrayView<'_>) -> bool {
    let range = |view: &ArrayView<'_>| {
        let extent = view.extent()?;
        let base = view.data.addr();
        Some(base.wrapping_add_signed(extent.start)..base.wrapping_add_signed(extent.end))
    };
    match (range(one), range(other)) {
        (Some(one), Some(other)) => {
            !one.is_empty() && !other.is_empty() && one.start < other.end && other.start < one.end
        }
        // The extent exceeds the address space, so that the answer is not known.
        _ => true,
    }
}

/// Whether each element is read only at the position at which it is written.
pub(crate) fn is_in_step(
    shape: &[usize],
    result: &ArrayView<'_>,
    written: &StridedOperand,
    view: &ArrayView<'_>,
    read: &StridedOperand,
) -> bool {
    let mut axes = shape.iter().zip(written.strides.iter().zip(&read.strides));
    result.data == view.data
        && result.dtype.size() == view.dtype.size()
        && axes.all(|(&length, (written, read))| length == 1 || written == read)
}
