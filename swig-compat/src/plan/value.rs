//! Plans constants and variables, which are attributes in Python.

use super::face::python::annotations;
use super::names::{self, Names};
use super::{Place, PlannedConstant, PlannedFunction, PlannedVariable, RustConstant, RustFace};
use crate::dtype::{Dtype, DtypeKind};
use crate::interface::{Constant, Function, Interface};
use crate::literal::Literal;
use crate::source::Span;
use rustc_hash::FxHashSet;

/// The constants. A function with the same name takes precedence.
pub(super) fn constants(
    interface: &Interface,
    functions: &[PlannedFunction],
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) -> Vec<PlannedConstant> {
    let functions: FxHashSet<&str> = functions.iter().map(|function| function.name.as_str()).collect();
    let is_free = |name: &str| !functions.contains(name);
    let constants = interface.constants().filter(|(constant, _)| is_free(&constant.name));
    let known = interface.enums().filter(|(r#enum, _)| r#enum.is_known_type());
    let known: FxHashSet<&str> =
        known.flat_map(|(r#enum, _)| &r#enum.enumerators).map(|each| each.attribute.as_str()).collect();
    let planned = constants.map(|(constant, span)| PlannedConstant {
        name: constant.name.clone(),
        expression: constant.expression.clone(),
        kind: constant.kind,
        rust: in_rust(constant, names),
        is_of_known_type: known.contains(constant.name.as_str()),
        annotation: annotations::entry_of_constant(constant),
        place: place(span),
    });
    planned.collect()
}

fn in_rust(constant: &Constant, names: &mut Names) -> Option<RustConstant> {
    let (value, dtype) = value_in_rust(constant)?;
    Some(RustConstant { name: names.rust_constant(&constant.name), value, dtype })
}

/// The value of a constant in Rust, with its C++ type: an integer literal is an `int` if it fits.
fn value_in_rust(constant: &Constant) -> Option<(Literal, Dtype)> {
    let (literal, declared) = constant.value.clone()?;
    let kind = declared.map(Dtype::kind);
    Some(match (literal, kind) {
        (Literal::Integer(value), Some(DtypeKind::Float)) => (Literal::Float(value as f64), declared?),
        (Literal::Integer(value), None) => {
            let least = [Dtype::Int32, Dtype::Uint32, Dtype::Int64];
            (Literal::Integer(value), least.into_iter().find(|dtype| dtype.holds(value))?)
        }
        (Literal::Integer(value), _) => {
            (Literal::Integer(value), declared.filter(|dtype| dtype.holds(value))?)
        }
        (Literal::Float(value), None | Some(DtypeKind::Float)) => {
            (Literal::Float(value), declared.unwrap_or(Dtype::Float64))
        }
        (Literal::Bool(value), None | Some(DtypeKind::Bool)) => (Literal::Bool(value), Dtype::Bool),
        (Literal::Text(value), None) => (Literal::Text(value), Dtype::Uint8),
        _ => return None,
    })
}

pub(super) fn variables(
    interface: &Interface,
    names: &mut Names,
    planned: &impl Fn(&[&Function], &str, &mut Names) -> PlannedFunction,
) -> Vec<PlannedVariable> {
    // A variable that is a constant in Rust needs no getter there.
    let constants = interface.constants().filter(|(constant, _)| value_in_rust(constant).is_some());
    let constants: FxHashSet<&str> = constants.map(|(constant, _)| constant.name.as_str()).collect();
    let is_constant = |name: &str| constants.contains(name);
    let mut variables: Vec<PlannedVariable> = (interface.variables())
        .map(|variable| (variable, is_constant(&variable.read.name)))
        .map(|(variable, is_constant)| PlannedVariable {
            name: variable.read.name.clone(),
            is_constant: variable.is_constant,
            read: accessor(&[&variable.read], "get", "", is_constant, names, planned),
            assign: (!variable.assign.is_empty()).then(|| {
                let overloads: Vec<&Function> = variable.assign.iter().collect();
                accessor(&overloads, "set", "set_", false, names, planned)
            }),
        })
        .collect();
    variables.sort_by(|left, right| names::order(&left.name, &right.name));
    variables
}

/// A getter or setter with a name that describes it. In messages, callers see the variable's name. In
/// Rust, its name is the variable's, preceded by `in_rust`, unless the variable is a constant there.
fn accessor(
    overloads: &[&Function],
    what: &str,
    in_rust: &str,
    is_constant: bool,
    names: &mut Names,
    planned: &impl Fn(&[&Function], &str, &mut Names) -> PlannedFunction,
) -> PlannedFunction {
    let own = &overloads[0].name;
    let name = names::joined(own, "_", what);
    let named = overloads.iter().map(|&function| Function { name: name.clone(), ..function.clone() });
    let named: Vec<Function> = named.collect();
    let mut planned = planned(&named.iter().collect::<Vec<_>>(), &name, names);
    if is_constant {
        planned.rust.clear();
    }
    for face in &mut planned.rust {
        if let RustFace::Plain(face) = face {
            face.name = names.rust(&names::safe(&format!("{in_rust}{own}")));
        }
    }
    PlannedFunction { name: format!("{}.{}", names::VARIABLES, own), ..planned }
}
