//! The common shape of arrays that broadcast.

pub(super) use crate::core::array_view::broadcast::{strides, take_in};

use crate::core::array_view::{ArrayView, Dims, checked_len};
use crate::core::error::{Error, ErrorKind};
use crate::python::convert::array::shapes::shown;
use crate::python::interpreter::{Failure, Result};

/// The shape to which all arrays broadcast. `name` returns the name of the parameter at a position.
///
/// # Errors
/// `Value`, with the first array that does not broadcast with those before it.
pub(crate) fn common(
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
