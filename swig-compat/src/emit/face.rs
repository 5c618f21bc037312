//! The languages for which a crate has functions.

use crate::plan::{DynamicElements, DynamicFunction, Plan, PlannedFunction};

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
    /// Whether the crate has the tables for Python.
    pub(super) fn is_for_python(self) -> bool {
        self != Face::Cxx
    }

    /// Whether the crate has all functions and types for Rust callers.
    pub(super) fn is_for_rust(self) -> bool {
        self == Face::Rust
    }

    /// The functions of arrays of any kind. Rust's callers have them where there is a choice, C++'s for every array.
    pub(super) fn dynamic(self, function: &PlannedFunction) -> impl Iterator<Item = &DynamicFunction> {
        function.dynamic.iter().filter(move |dynamic| match self {
            Face::Python => false,
            Face::Rust => dynamic.has_choice(),
            Face::Cxx => true,
        })
    }

    /// The elementwise functions of arrays of any kind.
    pub(super) fn dynamic_elements(self, function: &PlannedFunction) -> &[DynamicElements] {
        match self {
            Face::Python => &[],
            Face::Rust | Face::Cxx => &function.dynamic_elements,
        }
    }

    /// The rows that are functions of such arrays by themselves: those that the functions of any kind call, and all that
    /// C++ calls.
    pub(super) fn dynamic_rows(self, function: &PlannedFunction) -> Vec<usize> {
        let called =
            |row: usize| self.dynamic(function).any(|each| each.arms.iter().any(|arm| arm.row == row));
        let all = 0..function.rows.len();
        all.filter(|&row| called(row) || self == Face::Cxx && function.is_for_cxx(row)).collect()
    }

    /// Whether there are any.
    pub(super) fn has_dynamic(self, plan: &Plan) -> bool {
        plan.functions.iter().any(|function| {
            !self.dynamic_rows(function).is_empty() || !self.dynamic_elements(function).is_empty()
        })
    }
}
