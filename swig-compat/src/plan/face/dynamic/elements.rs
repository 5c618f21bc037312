//! Elementwise functions of arrays whose element types and memory are known only at run time.

use crate::plan::face::plain::DynamicElements;
use crate::plan::face::rust;
use crate::plan::names::{self, Names};
use crate::plan::{Plan, PlannedFunction, Row, RowCall};
use std::ptr;

impl Plan {
    /// The instantiations of an elementwise function, with one row each.
    pub fn instantiations(&self, elements: &DynamicElements) -> Vec<&Row> {
        let is_own =
            |function: &&PlannedFunction| function.dynamic_elements.iter().any(|own| ptr::eq(own, elements));
        let counts = (elements.inputs.len(), elements.results.len());
        let rows = self.functions.iter().filter(is_own).flat_map(|function| &function.rows);
        let is_of_counts =
            |row: &&Row| row.elements().is_some_and(|each| (row.inputs.len(), each.results.len()) == counts);
        rows.filter(is_of_counts).collect()
    }
}

/// The elementwise functions with a name: one for each number of inputs and results. C++ callers cannot
/// distinguish rows that differ only in their defaults, so one function covers rows with all arguments and
/// rows that leave some out.
pub(in crate::plan) fn of(name: &str, rows: &[Row], names: &mut Names) -> Vec<DynamicElements> {
    let is_selected = |row: &Row| row.elements().is_some();
    let whole: Vec<usize> = (0..rows.len())
        .filter(|&index| rust::is_callable_whole(&rows[index]) && is_selected(&rows[index]))
        .collect();
    let own = names.for_rust(name);
    let named = rust::chosen(rows, &whole).unwrap_or_else(|| own.clone());
    let mut groups = vec![(named.clone(), whole)];
    for (left_out, group) in rust::with_defaults(rows, is_selected) {
        groups.push((names::joined(&named, "_without_", &left_out), group));
    }
    let counts = |row: &Row| (row.inputs.len(), row.elements().map_or(0, |elements| elements.results.len()));
    let mut by_count: Vec<(&str, Vec<&Row>)> = Vec::new();
    let named =
        groups.iter().flat_map(|(named, group)| group.iter().map(move |&index| (named, &rows[index])));
    for (named, row) in named {
        match by_count.iter_mut().find(|(_, group)| counts(group[0]) == counts(row)) {
            Some((_, group)) => group.push(row),
            None => by_count.push((named, vec![row])),
        }
    }
    by_count.into_iter().map(|(named, group)| of_group(&own, named, &group, names)).collect()
}

fn of_group(own: &str, named: &str, group: &[&Row], names: &mut Names) -> DynamicElements {
    let first = group[0];
    let name = names.dynamic(named);
    let loops = group.iter().filter_map(|row| match &row.call {
        RowCall::Elementwise { constant, .. } => Some(constant.clone()),
        _ => None,
    });
    DynamicElements {
        overloaded: own.to_owned(),
        constant: names.constant(&name),
        comment: group.iter().find_map(|row| row.comment.clone()),
        left_out: first.defaults.first.clone(),
        inputs: first.inputs.iter().map(|input| input.safe_name.clone()).collect(),
        results: first.element_result_names(),
        loops: loops.collect(),
        name,
    }
}
