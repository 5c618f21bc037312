//! Plain structs, whose objects are elements of structured arrays.

use super::ClassType;

/// The runtime's template for structured arrays that C++ reads or writes.
pub const RECORDS: &str = "quaff::records";

/// The template that stands for a vector of plain structs if Python gets it as a structured array.
pub const STRUCTURED: &str = "quaff::structured";

/// A struct of numbers, of text of a fixed size, of other such structs, and of arrays of these. The C++
/// compiler determines the offsets of the fields.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    pub class: ClassType,
    /// The names of the fields, in the order of the text.
    pub fields: Vec<String>,
    /// The structs that occur in fields.
    pub inner: Vec<Record>,
}

impl Record {
    /// Adds the record to a list, after the records that it contains, unless it is already there.
    pub fn add_to(&self, all: &mut Vec<Record>) {
        self.inner.iter().for_each(|inner| inner.add_to(all));
        if !all.contains(self) {
            all.push(self.clone());
        }
    }
}
