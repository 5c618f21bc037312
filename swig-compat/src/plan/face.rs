//! The faces of a module: for each language, what its users see of the rows. A face decides on names, the
//! order of overloads, documentation, and the types of arguments and results; `emit` prints them.

pub(super) mod c;
pub(super) mod cxx;
pub(super) mod dynamic;
pub mod grouped;
pub mod node;
pub(super) mod plain;
pub(super) mod python;
pub(super) mod r;
pub(super) mod rust;

/// The item for which the condition holds, or a new one at the end.
fn found<T>(all: &mut Vec<T>, is_it: impl FnMut(&T) -> bool, make: impl FnOnce() -> T) -> &mut T {
    let at = all.iter().position(is_it).unwrap_or(all.len());
    if at == all.len() {
        all.push(make());
    }
    &mut all[at]
}
