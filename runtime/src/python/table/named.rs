//! The arguments of a call that have no position, by their keywords.

use crate::core::array_view::Stream;
use crate::python::table::Out;

/// The arguments without a position.
#[derive(Default)]
pub(crate) struct Named<'py> {
    pub stream: Option<Stream>,
    /// The caller's arrays for the results of C++.
    pub out: Option<Out<'py>>,
    /// The keywords of a reduction along axes.
    pub along: Along<'py>,
}

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

impl Along<'_> {
    /// The keywords, in the order in which signatures have them.
    pub(crate) const KEYWORDS: [&'static str; 3] = ["axis", "keepdims", "out"];
}
