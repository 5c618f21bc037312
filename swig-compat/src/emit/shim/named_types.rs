//! Aliases for undeclared types by which C++ tells overloads apart.

use crate::emit::fragment::line;
use crate::plan::{Place, Plan, type_alias};
use std::collections::BTreeMap;

/// The aliases, each in the namespace in which the type's name is looked up; empty if there are none.
pub(super) fn aliases(plan: &Plan) -> String {
    let named = plan.rows().flat_map(|row| row.named_types.iter().map(move |named| (named, &row.place)));
    let mut first = BTreeMap::new();
    named.for_each(|(named, place)| {
        first.entry(named).or_insert(place);
    });
    let alias = |((namespace, name), place): (&(String, String), &Place)| {
        let line = line(place.line, &place.file);
        format!("{line}namespace {namespace} {{ using {} = {name}; }}\n", type_alias(name))
    };
    let aliases: String = first.into_iter().map(alias).collect();
    if aliases.is_empty() { aliases } else { format!("\n{aliases}") }
}
