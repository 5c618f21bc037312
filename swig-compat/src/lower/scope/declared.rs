//! The scopes in which a name is declared, for namespaces that use many others: trying each of them for each
//! name would cost the product of both numbers.

use crate::interface::{Builtin, FullName, LibraryType, UNIQUE};
use rustc_hash::FxHashMap;

/// The scopes in which each name is declared, or has a built-in meaning.
pub struct Declared(FxHashMap<String, Vec<String>>);

impl Default for Declared {
    fn default() -> Declared {
        let mut declared = Declared(FxHashMap::default());
        let library = LibraryType::names().chain(Builtin::names()).chain(["std::string", UNIQUE]);
        library.for_each(|full| declared.insert(full));
        declared
    }
}

impl Declared {
    pub fn insert(&mut self, full: &str) {
        let name = FullName::of(full);
        let (scope, name) = (name.scope().unwrap_or_default(), name.last());
        match self.0.get_mut(name) {
            Some(scopes) => scopes.push(scope.to_owned()),
            None => _ = self.0.insert(name.to_owned(), vec![scope.to_owned()]),
        }
    }

    fn scopes_of(&self, name: &str) -> &[String] {
        self.0.get(name).map(Vec::as_slice).unwrap_or_default()
    }
}

/// A namespace with all namespaces that it uses, in the order of lookup.
pub struct Used {
    pub scopes: Vec<String>,
    /// The index of each scope in `scopes`; empty for [`FEW`] scopes or fewer.
    positions: FxHashMap<String, usize>,
}

/// The largest number of scopes for which a name is looked up in each of them, without an index.
const FEW: usize = 8;

impl Used {
    pub fn new(scopes: Vec<String>) -> Used {
        let mut positions = FxHashMap::default();
        if scopes.len() > FEW {
            positions.extend(scopes.iter().enumerate().map(|(position, scope)| (scope.clone(), position)));
        }
        Used { scopes, positions }
    }

    /// The scopes that may contain a name: the namespace itself, for built-in names, and the scopes in which
    /// the name is declared.
    pub fn with(&self, name: &str, declared: &Declared) -> Vec<&str> {
        if self.positions.is_empty() {
            return self.scopes.iter().map(String::as_str).collect();
        }
        let mut positions: Vec<usize> =
            declared.scopes_of(name).iter().filter_map(|scope| self.positions.get(scope).copied()).collect();
        positions.push(0);
        positions.sort_unstable();
        positions.dedup();
        positions.into_iter().map(|position| self.scopes[position].as_str()).collect()
    }
}
