//! One C function that C++ calls.

use super::line;
use super::types::declared;
use crate::plan::Place;

/// A function with C linkage, whose types are spelled alike in C and C++.
pub struct CDefinition {
    pub returns: String,
    pub name: String,
    /// The parameters, such as `int32_t quaff_1`.
    pub parameters: Vec<String>,
    pub body: String,
    pub place: Place,
}

impl CDefinition {
    pub fn declaration(&self) -> String {
        let CDefinition { returns, name, parameters, .. } = self;
        let parameters = if parameters.is_empty() { "void".to_owned() } else { parameters.join(", ") };
        format!("QUAFF_OWN {}({parameters})", declared(returns, name))
    }

    /// The definition, preceded by a declaration outside of any `#line` of the interface.
    pub fn definition(&self) -> String {
        let place = line(self.place.line, &self.place.file);
        let body = self.body.trim_end();
        let (before, after) = match body.starts_with('\n') {
            true => ("", "\n"),
            false => (" ", " "),
        };
        format!("\n{place}{} {{{before}{body}{after}}}\n", self.declaration())
    }
}
