//! The functions for Node.js: one function for all overloads of a name, which selects one by its arguments.

mod types;

pub use types::{JsNumber, number, number_inside};

use super::grouped::{GroupedModule, Grouping};
use super::rust::member::word;
use crate::interface::Action;
use crate::plan::Plan;

const GROUPING: Grouping = Grouping {
    has_number: |dtype| number(dtype).is_some(),
    of_function: word,
    of_member,
    constructs: "new ",
};

impl Plan {
    /// The functions and classes for JavaScript.
    pub fn node_module(&self) -> GroupedModule<'_> {
        self.grouped(GROUPING)
    }
}

/// The properties of every JavaScript function, classes included, that cannot be replaced.
const OF_EVERY_FUNCTION: [&str; 3] = ["arguments", "caller", "prototype"];

/// The property of every JavaScript object that is its class.
const OF_EVERY_OBJECT: [&str; 1] = ["constructor"];

/// The name of a member in JavaScript.
fn of_member(name: &str, action: Action, is_static: bool) -> String {
    let taken: &[&str] = if is_static { &OF_EVERY_FUNCTION } else { &OF_EVERY_OBJECT };
    word(name, action) + if taken.contains(&name) { "_" } else { "" }
}
