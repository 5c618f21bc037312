//! The parts of the runtime and the lints on which the Rust code of a module depends.

use super::is_callable;
use crate::interface::Type;
use crate::plan::{PlainResult, Plan, PlannedFunction, Row};

/// The features of the Rust code; each is set if some call, class or constant uses it.
#[derive(Clone, Copy, Debug, Default)]
pub struct RustUses {
    /// Constants whose values are known from the interface.
    pub constants: bool,
    /// Classes that are available in Rust.
    pub objects: bool,
    /// Functions of arrays of any element type and memory.
    pub dynamic: bool,
    /// Vectors as results of such functions.
    pub dynamic_vectors: bool,
    /// Arrays with a shape.
    pub shapes: bool,
    /// Vectors as results.
    pub vectors: bool,
    /// Calls that leave arguments to their defaults in C++.
    pub defaults: bool,
    /// More arguments than clippy accepts.
    pub many_arguments: bool,
    /// Functions and arguments whose names have capital letters.
    pub capitals: bool,
}

impl RustUses {
    pub(in crate::plan) fn of(plan: &Plan) -> RustUses {
        let mut uses = RustUses {
            constants: plan.constants.iter().any(|constant| constant.rust.is_some()),
            objects: plan.classes.iter().any(|class| class.rust.is_some()),
            ..RustUses::default()
        };
        plan.functions.iter().for_each(|function| uses.add_dynamic(function));
        plan.rows().for_each(|row| uses.add(row));
        uses
    }

    fn add_dynamic(&mut self, function: &PlannedFunction) {
        self.dynamic |= !function.dynamic_elements.is_empty();
        for dynamic in function.dynamic_for_rust() {
            self.dynamic = true;
            self.dynamic_vectors |= matches!(dynamic.result, Some(PlainResult::Vectors(_)));
        }
    }

    fn add(&mut self, row: &Row) {
        if is_callable(row) {
            self.shapes |= row.inputs.iter().any(|input| input.shaped().is_some());
            self.vectors |= matches!(row.returned(), Some(Type::Vector(_)));
        }
        let has_capital = |name: &str| name.contains(|c: char| c.is_ascii_uppercase());
        self.defaults |= row.defaults.count > 0;
        self.many_arguments |= row.inputs.len() > 7;
        self.capitals |=
            has_capital(&row.symbol) || row.inputs.iter().any(|input| has_capital(&input.safe_name));
    }
}
