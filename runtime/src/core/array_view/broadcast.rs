//! Broadcasting of shapes, by NumPy's rule: from the last axis on, lengths are equal, or one of them is 1.

use super::Dims;
use crate::core::error::{Error, ErrorKind};

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

/// The shape to which all shapes broadcast.
///
/// # Errors
/// The shapes do not broadcast to one shape.
pub fn together(shapes: &[&[usize]]) -> Result<Dims<usize>, Error> {
    let mut shape = Dims::new();
    match shapes.iter().all(|other| take_in(&mut shape, other)) {
        true => Ok(shape),
        false => Err(apart(shapes)),
    }
}

#[cold]
fn apart(shapes: &[&[usize]]) -> Error {
    let shapes: Vec<String> = shapes.iter().map(|shape| format!("{shape:?}")).collect();
    let text = format!("arrays of the shapes {} do not broadcast to one shape", shapes.join(" and "));
    Error::new(ErrorKind::Value, text)
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
