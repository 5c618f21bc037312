//! Private names: Python stores what a class statement calls `__size` as `_Shape__size`, and code in the class
//! may use the short name. The types of C++ classes store such members under the same long names, so that the
//! code that an interface adds to a class finds them.

use crate::python::table::{Class, Function};
use std::borrow::Cow;

/// The name of the attribute for a member of a class.
pub(crate) fn of(class: &Class, member: &Function) -> Cow<'static, str> {
    let name = member.name();
    let owner = class.short_name().trim_start_matches('_');
    match name.starts_with("__") && !name.ends_with("__") && !owner.is_empty() {
        true => Cow::Owned(format!("_{owner}{name}")),
        false => Cow::Borrowed(name),
    }
}
