//! Constants and variables: what Python has as attributes.

use super::names::{self, Names};
use super::{Place, PlannedConstant, PlannedFunction, PlannedVariable};
use crate::interface::{Function, Interface};
use crate::source::Span;

/// A function of the same name goes before a constant.
pub(super) fn constants(
    interface: &Interface,
    functions: &[PlannedFunction],
    place: &impl Fn(Span) -> Place,
) -> Vec<PlannedConstant> {
    let is_free = |name: &str| functions.iter().all(|function| function.name != name);
    let constants = interface.constants().filter(|(constant, _)| is_free(&constant.name));
    let planned = constants.map(|(constant, span)| PlannedConstant {
        name: constant.name.clone(),
        expression: constant.expression.clone(),
        kind: constant.kind,
        place: place(span),
    });
    planned.collect()
}

pub(super) fn variables(
    interface: &Interface,
    names: &mut Names,
    planned: &impl Fn(&[&Function], &str, &mut Names) -> PlannedFunction,
) -> Vec<PlannedVariable> {
    let mut variables: Vec<PlannedVariable> = (interface.variables())
        .map(|variable| PlannedVariable {
            name: variable.read.name.clone(),
            read: accessor(&variable.read, "get", names, planned),
            assign: variable.assign.as_ref().map(|assign| accessor(assign, "set", names, planned)),
        })
        .collect();
    variables.sort_by(|left, right| names::order(&left.name, &right.name));
    variables
}

/// A function whose name says what it does, and what its callers call the variable in messages.
fn accessor(
    function: &Function,
    what: &str,
    names: &mut Names,
    planned: &impl Fn(&[&Function], &str, &mut Names) -> PlannedFunction,
) -> PlannedFunction {
    let name = names::joined(&function.name, "_", what);
    let accessor = Function { name: name.clone(), ..function.clone() };
    let planned = planned(&[&accessor], &name, names);
    PlannedFunction { name: format!("{}.{}", super::VARIABLES, function.name), ..planned }
}
