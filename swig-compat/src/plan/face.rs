//! The faces of a module: for each language, what its users see of the rows. A face decides on names, the
//! order of overloads, documentation, and the types of arguments and results; `emit` prints them.

pub(super) mod c;
pub(super) mod cxx;
pub(super) mod dynamic;
mod lacking;
pub mod node;
pub(super) mod plain;
pub(super) mod python;
pub(super) mod r;
pub(super) mod rust;
