//! Whose functions a crate has.

use crate::plan::{DynamicFunction, Plan, Row};

/// The language that a crate is for, besides Rust, whose functions of arrays of one type every crate has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Python alone.
    #[default]
    Python,
    /// Python and Rust.
    Rust,
    /// C++, without Python.
    Cxx,
}

impl Face {
    /// The functions of arrays of any kind. Rust's callers have them where there is a choice, C++'s for every array.
    pub(super) fn dynamic(self, plan: &Plan) -> impl Iterator<Item = (&DynamicFunction, &[Row])> {
        plan.dynamic().filter(move |(function, _)| match self {
            Face::Python => false,
            Face::Rust => function.has_choice(),
            Face::Cxx => true,
        })
    }

    /// Whether there are any.
    pub(super) fn has_dynamic(self, plan: &Plan) -> bool {
        self.dynamic(plan).next().is_some()
    }
}
