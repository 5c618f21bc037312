//! The keywords of a reduction along axes, as a call has them.

use crate::python::table::Out;

/// The keywords of a reduction along axes.
#[derive(Default)]
pub(crate) struct Along<'py> {
    /// `None` means all axes.
    pub axes: Option<Axes>,
    pub keepdims: bool,
    pub out: Option<Out<'py>>,
    /// Whether the state of the reduction is requested, as bytes, instead of the result.
    pub is_part: bool,
}

/// The axes that an argument names.
pub(crate) struct Axes {
    pub indices: Vec<isize>,
    /// Whether the axes are in a tuple, and not a single integer.
    pub is_tuple: bool,
}
