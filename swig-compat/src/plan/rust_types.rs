//! The types that Rust's callers have of the interface's: their names.

use super::Place;
use super::names::Names;
use super::rust_enum::{self, PlannedEnum};
use crate::interface::{Integer, Interface, Scalar};
use crate::source::Span;
use std::collections::HashMap;

/// What Rust has of them.
pub(super) struct RustTypes {
    pub enums: Vec<PlannedEnum>,
    /// Where in `enums` one is, by what C++ calls it.
    by_cxx: HashMap<String, usize>,
}

impl RustTypes {
    pub(super) fn new(interface: &Interface, names: &mut Names, place: &impl Fn(Span) -> Place) -> RustTypes {
        let enums = rust_enum::of(interface, names, place);
        let by_cxx = enums.iter().enumerate().map(|(index, planned)| (planned.cxx.clone(), index)).collect();
        RustTypes { enums, by_cxx }
    }

    /// The enumeration that a number is.
    pub(super) fn of_number(&self, scalar: &Scalar) -> Option<&PlannedEnum> {
        let Scalar::Integer(Integer { spelling, is_enum: true, .. }) = scalar else { return None };
        Some(&self.enums[*self.by_cxx.get(spelling.trim_start_matches("::"))?])
    }
}
