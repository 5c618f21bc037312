//! The `use` lines of an emitted Rust file, collected while the file is written.

use super::layout::import;
use crate::dtype::Dtype;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// The imported names of each module.
#[derive(Default)]
pub(super) struct Imports {
    modules: BTreeMap<ImportedModule, BTreeSet<ImportedName>>,
}

/// A module of a `use`, in rustfmt's order: `super` and `crate` before other crates.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct ImportedModule {
    is_elsewhere: bool,
    path: &'static str,
}

/// An imported name, in rustfmt's order: the module itself, then constants and types, then functions. Numbers
/// at the end of names are compared by value.
#[derive(PartialEq, Eq)]
struct ImportedName {
    is_member: bool,
    name: &'static str,
}

impl ImportedName {
    fn order(&self) -> (bool, &str, Option<u32>, &str) {
        let stem = self.name.trim_end_matches(|character: char| character.is_ascii_digit());
        (self.is_member, stem, self.name[stem.len()..].parse().ok(), self.name)
    }
}

impl PartialOrd for ImportedName {
    fn partial_cmp(&self, other: &ImportedName) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ImportedName {
    fn cmp(&self, other: &ImportedName) -> Ordering {
        self.order().cmp(&other.order())
    }
}

impl Imports {
    /// Imports the type of a number.
    pub(super) fn number(&mut self, dtype: Dtype) -> &'static str {
        match dtype.runtime_module() {
            Some(module) => self.name(module, dtype.rust()),
            None => dtype.rust(),
        }
    }

    /// Imports `name` from the module `path`; the name `self` imports the module. Returns the name.
    pub(super) fn name(&mut self, path: &'static str, name: &'static str) -> &'static str {
        let module = ImportedModule { is_elsewhere: !path.starts_with("super"), path };
        self.modules.entry(module).or_default().insert(ImportedName { is_member: name != "self", name });
        name
    }

    /// Imports the module `path` itself, and returns its last segment.
    pub(super) fn module(&mut self, path: &'static str) -> &'static str {
        self.name(path, "self");
        path.rsplit("::").next().unwrap_or(path)
    }

    /// The `use` lines.
    pub(super) fn lines(&self) -> String {
        self.modules.iter().map(|(module, names)| line(module.path, names)).collect()
    }
}

fn line(path: &str, names: &BTreeSet<ImportedName>) -> String {
    let names: Vec<String> = names.iter().map(|name| name.name.to_owned()).collect();
    match names.as_slice() {
        [only] if only == "self" => format!("use {path};\n"),
        [only] => format!("use {path}::{only};\n"),
        _ => import(path, &names),
    }
}
