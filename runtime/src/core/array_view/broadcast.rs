//! Broadcasting of shapes, by NumPy's rule: from the last axis on, lengths are equal, or one of them is 1.

use super::Dims;

/// Extends `shape` so that `other` broadcasts with it; `false` if the two shapes do not broadcast.
pub fn take_in(shape: &mut Dims<usize>, other: &[usize]) -> bool {
    while shape.len() < other.len() {
        shape.insert(0, 1);
    }
    let skipped = shape.len() - other.len();
    shape[skipped..].iter_mut().zip(other).all(|(length, &other)| match (*length, other) {
        (_, 1) => true,
        (1, other) => {
            *length = other;
            true
        }
        (length, other) => length == other,
    })
}

/// The strides of an array that is broadcast to `shape`.
pub(crate) fn strides(shape: &[usize], of: &[usize], strides: &[isize]) -> Dims<isize> {
    let mut all = Dims::from_elem(0, shape.len());
    let own = all[shape.len() - of.len()..].iter_mut();
    for (slot, (&length, &stride)) in own.zip(of.iter().zip(strides)) {
        *slot = if length == 1 { 0 } else { stride };
    }
    all
}
