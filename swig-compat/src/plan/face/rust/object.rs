//! Objects of classes as arguments and results for Rust callers, and the borrows between them.
//!
//! A class is a type of unknown size (`class.rs` of the runtime): there are references to it, and `Owned`, which frees
//! an object. This file and `member.rs` decide on receivers, on who owns a result, and on what the result borrows from.
//! `emit/rust/api/class.rs` prints the types, over the same functions of the shim as the tables for Python. Only crates
//! that `quaff generate` and `quaff-build` write have these types.

use super::ty::RustType;
use super::types::RustTypes;
use crate::interface::{Action, By, Fate, Object, Passing};
use crate::plan::Row;

/// The form of an object for Rust callers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectForm {
    /// An object that the caller owns, or that C++ owns from then on.
    Owned,
    OwnedOrNone,
    /// A borrowed object.
    Reference {
        mutable: bool,
    },
    /// A borrowed object, or none.
    Pointer {
        mutable: bool,
    },
}

impl ObjectForm {
    pub fn is_borrowed(self) -> bool {
        matches!(self, ObjectForm::Reference { .. } | ObjectForm::Pointer { .. })
    }

    pub fn is_given(self) -> bool {
        matches!(self, ObjectForm::Owned | ObjectForm::OwnedOrNone)
    }

    fn is_mutable(self) -> bool {
        matches!(self, ObjectForm::Reference { mutable: true } | ObjectForm::Pointer { mutable: true })
    }

    /// The form of an object that is passed.
    pub fn passed(object: &Object) -> ObjectForm {
        let mutable = !object.constant;
        match (object.fate, object.passing) {
            (Fate::Disowned | Fate::Consumed | Fate::Released, _) => ObjectForm::Owned,
            (_, Passing::Value) => ObjectForm::Reference { mutable: false },
            (_, Passing::Reference) => ObjectForm::Reference { mutable },
            (_, Passing::RvalueReference) => ObjectForm::Reference { mutable: true },
            (_, Passing::Pointer | Passing::Unique(_)) => ObjectForm::Pointer { mutable },
        }
    }

    /// The form of an object that a call returns, which borrows its receiver mutably or not.
    fn returned(object: &Object, is_mutable: bool) -> ObjectForm {
        let mutable = is_mutable && !object.constant;
        match (object.fate, object.passing) {
            (Fate::New, Passing::Pointer | Passing::Unique(_)) | (_, Passing::Unique(By::Value)) => {
                ObjectForm::OwnedOrNone
            }
            (Fate::New, _) | (_, Passing::Value | Passing::RvalueReference) => ObjectForm::Owned,
            (_, Passing::Reference) => ObjectForm::Reference { mutable },
            (_, Passing::Pointer | Passing::Unique(_)) => ObjectForm::Pointer { mutable },
        }
    }
}

/// The form in which a method takes the object that it is called on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    Shared,
    Mutable,
}

impl Receiver {
    /// The reference that it is.
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

/// Whether an operator that is no member may change its first operand, by custom.
fn changes(operator: &str) -> bool {
    let mark = operator.trim_start_matches("operator").trim();
    let compares = ["==", "!=", "<=", ">="].contains(&mark);
    !compares && (mark.ends_with('=') || ["++", "--", "<<", ">>"].contains(&mark))
}

/// The value that a borrowed result is borrowed from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lifetime {
    /// The only thing that there is, or the object that a method is called on: nothing need be written.
    #[default]
    Elided,
    /// The lifetime of all borrowed arguments.
    Named,
    /// `'static`: the result is never freed.
    Static,
}

/// The parameter of an object.
pub(in crate::plan) fn parameter(object: &Object, types: &RustTypes) -> RustType {
    match object.class().and_then(|class| types.closure(class)) {
        Some(closure) => RustType::Closure(Box::new(closure.clone())),
        None => named(object, ObjectForm::passed(object), types),
    }
}

/// The result that an object is, by a call that takes `receiver` and `parameters`.
pub(in crate::plan) fn result(
    object: &Object,
    receiver: Option<Receiver>,
    parameters: &[RustType],
    types: &RustTypes,
) -> RustType {
    let is_mutable = receiver == Some(Receiver::Mutable) || forms(parameters).any(ObjectForm::is_mutable);
    named(object, ObjectForm::returned(object, is_mutable), types)
}

fn named(object: &Object, form: ObjectForm, types: &RustTypes) -> RustType {
    match object.class().and_then(|class| types.class(class)) {
        Some(name) => RustType::Class(name.to_owned(), form),
        None => RustType::Object,
    }
}

fn forms(types: &[RustType]) -> impl Iterator<Item = ObjectForm> {
    types.iter().filter_map(|r#type| match r#type {
        RustType::Class(_, form) => Some(*form),
        _ => None,
    })
}

/// The value that a result is borrowed from.
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
