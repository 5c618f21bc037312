//! The search for a name, through the namespaces around its place and the namespaces that these use.

use super::declared::Used;
use super::{Scope, join};
use crate::interface::FullName;
use crate::syntax::QualifiedName;
use rustc_hash::FxHashSet;
use std::rc::Rc;

impl Scope<'_> {
    /// The namespaces that `name` may refer to inside `namespace`: those that contain declarations, or, if
    /// there are none, one for each enclosing scope. Storing every possible name would double the namespaces
    /// in use at each `using namespace`.
    pub(super) fn namespaces_of(&self, namespace: &[String], name: &QualifiedName) -> Vec<String> {
        let path = name.path();
        let outermost = if name.global { 0 } else { namespace.len() };
        let mut found: Vec<String> =
            (0..=outermost).rev().map(|depth| join(&namespace[..depth].join("::"), &path)).collect();
        let last = name.segments.last().map(|last| &last.name);
        if let Some(known) = last.and_then(|last| self.known_namespaces.get(last)) {
            if known.iter().any(|full| !found.contains(full)) {
                found = self.candidates(namespace, name);
            }
            if found.iter().any(|full| known.contains(full)) {
                found.retain(|full| known.contains(full));
            }
        }
        let renamed: Vec<String> = found.iter().flat_map(|full| self.renamed(full)).collect();
        found.extend(renamed);
        without_repetitions(found)
    }

    /// The full names that `name` may refer to inside `namespace`, nearest first.
    pub fn candidates(&self, namespace: &[String], name: &QualifiedName) -> Vec<String> {
        let innermost = namespace.join("::");
        self.candidates_in(enclosing(namespace, &innermost), name)
    }

    /// The full names that `name` may refer to in a directive inside `namespace`, which, as in SWIG, does not
    /// refer to declarations further out.
    pub fn candidates_inside(&self, namespace: &[String], name: &QualifiedName) -> Vec<String> {
        self.candidates_in([namespace.join("::").as_str()], name)
    }

    fn candidates_in<'a>(
        &self,
        scopes: impl IntoIterator<Item = &'a str>,
        name: &QualifiedName,
    ) -> Vec<String> {
        let path = name.path();
        let mut candidates = Vec::new();
        match name.global {
            true => self.reach("", &path, &mut candidates),
            false => {
                scopes.into_iter().for_each(|scope| self.reach_with_used(scope, &path, &mut candidates));
            }
        }
        if !self.namespaces.is_empty() {
            let renamed: Vec<String> = candidates.iter().flat_map(|full| self.renamed(full)).collect();
            candidates.extend(renamed);
        }
        without_repetitions(candidates)
    }

    /// The result of `find` for the first of a name's [`candidates`](Scope::candidates) with a result. The
    /// candidates are not collected, because there may be thousands, and every use of a type is a lookup.
    pub fn first<T>(
        &self,
        namespace: &[String],
        name: &QualifiedName,
        find: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let is_simple = !name.global && name.segments.len() == 1;
        if is_simple {
            let (path, mut full) = (name.path(), String::new());
            let innermost = namespace.join("::");
            for scope in enclosing(namespace, &innermost) {
                let used = self.with_used(scope);
                let scopes = match &used {
                    Some(used) => used.with(&path, &self.declared),
                    None => vec![scope],
                };
                for scope in scopes {
                    full.clear();
                    full.push_str(scope);
                    full.push_str(if scope.is_empty() { "" } else { "::" });
                    full.push_str(&path);
                    let imported = self.imports.get(&full).into_iter().flatten();
                    if let Some(found) = imported.map(String::as_str).chain([full.as_str()]).find_map(&find) {
                        return Some(found);
                    }
                }
            }
            if self.namespaces.is_empty() {
                return None;
            }
        }
        self.candidates(namespace, name).iter().find_map(|full| find(full))
    }

    /// Adds the names of a path in a scope and in the namespaces that it uses.
    fn reach(&self, scope: &str, path: &str, candidates: &mut Vec<String>) {
        let full = join(scope, path);
        let is_qualified = FullName::of(path).scope().is_some();
        match FullName::of(&full).scope().filter(|inner| is_qualified && self.used.contains_key(*inner)) {
            Some(inner) => self.reach_with_used(inner, FullName::of(path).last(), candidates),
            _ => {
                candidates.extend(self.imports.get(&full).into_iter().flatten().cloned());
                candidates.push(full);
            }
        }
    }

    /// Adds the names of a path in a namespace and in all namespaces that it uses.
    fn reach_with_used(&self, namespace: &str, path: &str, candidates: &mut Vec<String>) {
        match self.with_used(namespace) {
            Some(used) => used.scopes.iter().for_each(|scope| self.reach(scope, path, candidates)),
            None => self.reach(namespace, path, candidates),
        }
    }

    /// A namespace, with all namespaces that it uses; `None` if it uses none, as most do.
    fn with_used(&self, namespace: &str) -> Option<Rc<Used>> {
        if !self.used.contains_key(namespace) {
            return None;
        }
        if let Some(known) = self.with_used.borrow().get(namespace) {
            return Some(known.clone());
        }
        let mut found = vec![namespace.to_owned()];
        let mut known: FxHashSet<&str> = FxHashSet::from_iter([namespace]);
        let mut next = 0;
        while next < found.len() {
            let targets = self.used.get(&found[next]).into_iter().flatten();
            let new: Vec<&String> = targets.filter(|target| known.insert(target)).collect();
            found.extend(new.into_iter().cloned());
            next += 1;
        }
        let found = Rc::new(Used::new(found));
        self.with_used.borrow_mut().insert(namespace.to_owned(), found.clone());
        Some(found)
    }

    /// The full names that result from replacing namespace aliases at the beginning of `full`, and then those
    /// in the namespaces that the aliases name.
    fn renamed(&self, full: &str) -> Vec<String> {
        let mut found = self.renamed_once(full);
        let mut next = 0;
        while let Some(full) = found.get(next).filter(|_| next < MANY) {
            let further = self.renamed_once(full);
            next += 1;
            for name in further {
                if !found.contains(&name) {
                    found.push(name);
                }
            }
        }
        found
    }

    fn renamed_once(&self, full: &str) -> Vec<String> {
        let mut ends: Vec<usize> = full.match_indices("::").map(|(at, _)| at).collect();
        ends.push(full.len());
        let alias = |end: &usize| Some((self.namespaces.get(&full[..*end])?, &full[*end..]));
        let found = ends.iter().filter_map(alias);
        let replaced = |target: &str, rest: &str| match target {
            // An inline namespace outside of all others is the global one.
            "" => rest.trim_start_matches("::").to_owned(),
            _ => format!("{target}{rest}"),
        };
        found.flat_map(|(targets, rest)| targets.iter().map(move |target| replaced(target, rest))).collect()
    }
}

/// More names than a lookup usually finds.
const MANY: usize = 32;

/// The names, without duplicates if there are many: namespaces that use one another yield the same names many
/// times.
fn without_repetitions(mut names: Vec<String>) -> Vec<String> {
    if names.len() > MANY {
        let mut known = FxHashSet::default();
        names.retain(|name| known.insert(name.clone()));
    }
    names
}

/// The namespaces around a name, from the innermost to the global one. `full` is `namespace` as C++ writes
/// it; all others are prefixes of it.
fn enclosing<'a>(namespace: &'a [String], full: &'a str) -> impl Iterator<Item = &'a str> {
    let mut end = full.len();
    (0..=namespace.len()).rev().map(move |depth| {
        let scope = &full[..end];
        if let Some(innermost) = namespace[..depth].last() {
            end = end.saturating_sub(innermost.len() + "::".len());
        }
        scope
    })
}
