//! Shapes that are walked together, by NumPy's rule: from the last axis on lengths are equal, or one of them is 1.

use super::Failure;
use crate::array_view::{ArrayView, Dims, checked_len};
use crate::error::{Error, ErrorKind};
use crate::python::Result;
use crate::python::shown;

/// Has `shape` take in another one; `false` where the two do not go together.
pub(super) fn take_in(shape: &mut Dims<usize>, other: &[usize]) -> bool {
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

/// The shape that all arrays have together; each by its position, for which `name` finds the name.
///
/// # Errors
/// `Value` with the first that does not go with those before it.
pub(super) fn common(
    views: &[(usize, &ArrayView<'_>)],
    name: impl Fn(usize) -> String,
) -> Result<Dims<usize>> {
    let mut shape = Dims::new();
    for (position, (index, view)) in views.iter().enumerate() {
        if !take_in(&mut shape, &view.shape) {
            let before = views[..position]
                .iter()
                .map(|(index, view)| format!("`{}` {}", name(*index), shown(&view.shape)));
            let before: Vec<String> = before.collect();
            let message = format!(
                "the array has the shape {}, which does not broadcast with {}",
                shown(&view.shape),
                before.join(" and ")
            );
            return Err(Failure::argument(name(*index), Error::new(ErrorKind::Value, message)));
        }
    }
    match checked_len(&shape) {
        Some(_) => Ok(shape),
        None => {
            let message =
                format!("the arrays broadcast to the shape {}, which has too many elements", shown(&shape));
            Err(Failure::value(Error::new(ErrorKind::Value, message)))
        }
    }
}

/// The strides by which an array is walked along the axes of `shape`.
pub(super) fn strides(shape: &[usize], of: &[usize], strides: &[isize]) -> Dims<isize> {
    let mut walked = Dims::from_elem(0, shape.len());
    let own = walked[shape.len() - of.len()..].iter_mut();
    for (slot, (&length, &stride)) in own.zip(of.iter().zip(strides)) {
        *slot = if length == 1 { 0 } else { stride };
    }
    walked
}
