//! What a file in Rust uses of other modules: said by those who decide what is written, and never looked for in the text,
//! where C++'s names may be the same.

use super::layout;
use crate::plan::Import;
use std::collections::BTreeSet;

#[derive(Default)]
pub(super) struct Imports(BTreeSet<Import>);

impl Imports {
    pub(super) fn add(&mut self, module: &'static str, name: &'static str) {
        self.0.insert(Import { module, name });
    }

    pub(super) fn extend(&mut self, imports: impl IntoIterator<Item = Import>) {
        self.0.extend(imports);
    }

    /// The lines, as rustfmt sorts them: the crate's own first, and in a line `self`.
    pub(super) fn lines(&self) -> String {
        let all: Vec<Import> = self.0.iter().copied().collect();
        let (own, others): (Vec<_>, Vec<_>) =
            all.chunk_by(|left, right| left.module == right.module).partition(is_own);
        own.into_iter().chain(others).map(line).collect()
    }
}

fn is_own(imports: &&[Import]) -> bool {
    imports[0].module.starts_with("super")
}

fn line(imports: &[Import]) -> String {
    let module = imports[0].module;
    let (whole, members): (Vec<&str>, Vec<&str>) =
        imports.iter().map(|import| import.name).partition(|&name| name == "self");
    match [whole, members].concat().as_slice() {
        ["self"] => format!("use {module};\n"),
        [only] => format!("use {module}::{only};\n"),
        names => layout::import(module, &names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_sorted_as_rustfmt_does() {
        let mut imports = Imports::default();
        for (module, name) in [
            ("quaff::text", "self"),
            ("quaff::device", "Order"),
            ("quaff::device", "self"),
            ("super::bridge", "ffi"),
            ("super::bridge", "DEVICE"),
            ("super", "api"),
            ("quaff::error", "Error"),
        ] {
            imports.add(module, name);
        }
        let lines = "use super::api;\nuse super::bridge::{DEVICE, ffi};\nuse quaff::device::{self, Order};\n\
                     use quaff::error::Error;\nuse quaff::text;\n";
        assert_eq!(imports.lines(), lines);
    }
}
