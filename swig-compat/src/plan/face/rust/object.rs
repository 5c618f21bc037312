//! The objects that methods are called on, and the borrows between objects that are arguments and results.

use super::ty::{ObjectForm, RustType};
use crate::interface::Action;
use crate::plan::Row;

/// How a method takes the object that it is called on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    Shared,
    Mutable,
}

impl Receiver {
    /// The receiver as a parameter of a Rust function: a shared or a mutable reference.
    pub fn form(self) -> ObjectForm {
        ObjectForm::Reference { mutable: self == Receiver::Mutable }
    }

    pub(in crate::plan) fn of(row: &Row) -> Option<Receiver> {
        Some(match row.action {
            Action::ConstMethod | Action::Get | Action::Copy => Receiver::Shared,
            Action::Operator if !changes(&row.member) => Receiver::Shared,
            Action::Method | Action::Set | Action::Operator | Action::ReflectedOperator => Receiver::Mutable,
            Action::Call
            | Action::CallByArguments
            | Action::Read
            | Action::Assign
            | Action::Construct
            | Action::Make => return None,
        })
    }
}

/// Whether a free operator modifies its first operand by convention.
fn changes(operator: &str) -> bool {
    let mark = operator.trim_start_matches("operator").trim();
    let compares = ["==", "!=", "<=", ">="].contains(&mark);
    !compares && (mark.ends_with('=') || ["++", "--", "<<", ">>"].contains(&mark))
}

/// The argument that a borrowed result borrows from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lifetime {
    /// The only reference, or the receiver: the lifetime is elided.
    #[default]
    Elided,
    /// All borrowed arguments, with a named lifetime.
    Named,
    /// `'static`: the result is never freed.
    Static,
}

/// The forms of the arguments that are objects.
pub(super) fn forms(types: &[RustType]) -> impl Iterator<Item = ObjectForm> {
    types.iter().filter_map(|r#type| match r#type {
        RustType::Class(_, form) => Some(*form),
        _ => None,
    })
}

/// The argument that a result borrows from.
pub(in crate::plan) fn lifetime(
    result: Option<&RustType>,
    receiver: Option<Receiver>,
    parameters: &[RustType],
) -> Lifetime {
    match result {
        Some(RustType::Class(_, form)) if form.is_borrowed() => {}
        _ => return Lifetime::Elided,
    }
    let borrowed = forms(parameters).filter(|form| form.is_borrowed()).count();
    let is_other = |r#type: &&RustType| matches!(r#type, RustType::Text(_) | RustType::Slice { .. });
    let others = parameters.iter().filter(is_other).count();
    match (receiver, borrowed) {
        (None, 0) => Lifetime::Static,
        (Some(_), 0) => Lifetime::Elided,
        (None, 1) if others == 0 => Lifetime::Elided,
        _ => Lifetime::Named,
    }
}
