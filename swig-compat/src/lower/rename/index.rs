//! An index that finds the rules for a declaration without testing all of them: an interface may have
//! thousands of `%rename`s.

use crate::interface::FullName;
use crate::lower::scope::Scope;
use crate::syntax::{FeatureTarget, RenameTarget};
use rustc_hash::FxHashMap;

/// The indices of rules, by the names of their targets.
#[derive(Default)]
pub struct Index {
    /// The rules by their whole path, such as `Filter::apply`, unless it has template arguments or `*::`.
    by_path: FxHashMap<String, Vec<usize>>,
    /// The other rules, by the last part of their names.
    by_last: FxHashMap<String, Vec<usize>>,
    /// Rules without a target, or with a regular expression as target.
    others: Vec<usize>,
}

impl Index {
    pub fn add(&mut self, target: &RenameTarget, position: usize) {
        let RenameTarget::Named(target) = target else { return self.others.push(position) };
        let last = target.name.segments.last().map_or("", |last| &last.name);
        let path = if has_one_path(target) { target.name.path() } else { last.to_owned() };
        self.by_path.entry(path).or_default().push(position);
        self.by_last.entry(last.to_owned()).or_default().push(position);
    }

    /// The rules that may apply to a declaration with this full name, in the order of the text.
    pub fn possible(&self, full: &str, scope: &Scope) -> Vec<usize> {
        let plain = FullName::of(full).without_arguments();
        let named = match scope.has_other_names() {
            // The class or the namespace may have another name in a rule.
            true => {
                self.by_last.get(FullName::of(full).unqualified()).into_iter().flatten().copied().collect()
            }
            false => {
                let mut named = self.of_path(&plain);
                if !self.by_path.is_empty() {
                    let inherited = scope.members_of_bases(full);
                    named.extend(
                        inherited
                            .iter()
                            .flat_map(|full| self.of_path(&FullName::of(full).without_arguments())),
                    );
                }
                named
            }
        };
        let mut all: Vec<usize> = self.others.iter().copied().chain(named).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The rules with any suffix of a path: `apply`, `Filter::apply` or `example::Filter::apply`.
    fn of_path(&self, plain: &str) -> Vec<usize> {
        let starts = plain.match_indices("::").map(|(at, mark)| at + mark.len());
        let rules = [0].into_iter().chain(starts).filter_map(|start| self.by_path.get(&plain[start..]));
        rules.flatten().copied().collect()
    }
}

/// Whether a target matches only declarations whose full name ends in the target's path, apart from aliases
/// of scopes.
fn has_one_path(target: &FeatureTarget) -> bool {
    !target.any_scope && target.name.segments.iter().all(|segment| segment.arguments.is_none())
}
