//! Private names: what a class calls `__size` is its attribute `_Shape__size`, as in Python's own classes.
//! The runtime stores members so (`protocols/private_name.rs`); code outside of the class needs the long
//! name.

use crate::plan::PlannedClass;
use std::borrow::Cow;

/// The name of the attribute for a member of a class.
pub(super) fn of<'n>(class: &PlannedClass, name: &'n str) -> Cow<'n, str> {
    let owner = class.name.trim_start_matches('_');
    match name.starts_with("__") && !name.ends_with("__") && !owner.is_empty() {
        true => Cow::Owned(format!("_{owner}{name}")),
        false => Cow::Borrowed(name),
    }
}
