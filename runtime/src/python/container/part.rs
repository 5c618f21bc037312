//! Data members that are arrays, as results of a call.

use crate::core::part::Part;
use crate::python::convert::part::ShownMember;
use crate::python::convert::result::show;
use crate::python::instance::Instance;
use crate::python::instance::relations::Keepers;
use crate::python::interpreter::Result;
use crate::python::table::{Class, This};
use pyo3::prelude::*;

/// A data member as an array. `this` is the object that has the member, and `pointer` the class of pointers
/// to the elements.
pub(crate) fn part<'py>(
    py: Python<'py>,
    this: Option<This<'_>>,
    part: Part,
    pointer: Option<&'static Class>,
) -> Result<Bound<'py, PyAny>> {
    let keepers = this.map_or_else(Keepers::new, |this| this.instance().root_keepers(py));
    let is_shared = |keeper: &Bound<'_, PyAny>| Instance::of(keeper).is_none_or(Instance::may_be_cxx);
    if part.moves && (keepers.is_empty() || keepers.iter().any(is_shared)) {
        return show(py, &part, ShownMember::copy(&part)?);
    }
    show(py, &part, ShownMember::new(&part, keepers, pointer))
}
