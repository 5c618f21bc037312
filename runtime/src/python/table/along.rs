//! The keywords of a reduction along axes, as a call has them.

use crate::python::table::Out;

/// What the caller says of axes.
#[derive(Default)]
pub(crate) struct Along<'py> {
    /// `None`: all.
    pub axes: Option<Axes>,
    pub keepdims: bool,
    pub out: Option<Out<'py>>,
    /// Whether the state of the reduction is wanted, as bytes, in place of the result.
    pub is_part: bool,
}

/// The axes that an argument names.
pub(crate) struct Axes {
    pub indices: Vec<isize>,
    /// Whether they are in a tuple, and no integer by itself.
    pub is_tuple: bool,
}
