//! Objects of classes as arguments and results for Rust callers, and the borrows between them.
//!
//! A class is a type of unknown size (`class.rs` of the runtime): there are references to it, and `Owned`,
//! which frees an object. This file and `class.rs` decide on receivers, on who owns a result, and from which
//! arguments it borrows. `emit/rust/api/class.rs` prints the types, which use the same functions of the shim
//! as the tables for Python. Only crates that `quaff generate` and `quaff-build` write have these types.

use super::ty::RustType;
use super::types::RustTypes;
use crate::interface::{Action, By, Fate, Object, Passing};
use crate::plan::Row;

/// The form of an object in Rust signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectForm {
    /// An owned object, which an argument gives to C++ and a result gives to the caller.
    Owned,
    OwnedOrNone,
    /// A borrowed object.
    Reference {
        mutable: bool,
    },
    /// An optional borrowed object.
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

    /// The form of an argument that is an object.
    pub fn passed(object: &Object) -> ObjectForm {
        let mutable = !object.constant;
        match (object.fate, object.passing) {
            (Fate::Disowned | Fate::Consumed | Fate::Released, _) => ObjectForm::Owned,
            (_, Passing::Value) => ObjectForm::Reference { mutable: false },
            (_, Passing::Reference) => ObjectForm::Reference { mutable },
            (_, Passing::RvalueReference) => ObjectForm::Reference { mutable: true },
            (_, Passing::Pointer | Passing::Unique(_) | Passing::Shared) => ObjectForm::Pointer { mutable },
        }
    }

    /// The form of an object that a call returns. `is_mutable`: the receiver is borrowed mutably.
    fn returned(object: &Object, is_mutable: bool) -> ObjectForm {
        let mutable = is_mutable && !object.constant;
        match (object.fate, object.passing) {
            (Fate::New, Passing::Pointer | Passing::Unique(_))
            | (_, Passing::Unique(By::Value) | Passing::Shared) => ObjectForm::OwnedOrNone,
            (Fate::New, _) | (_, Passing::Value | Passing::RvalueReference) => ObjectForm::Owned,
            (_, Passing::Reference) => ObjectForm::Reference { mutable },
            (_, Passing::Pointer | Passing::Unique(_)) => ObjectForm::Pointer { mutable },
        }
    }
}

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

/// The type of a parameter that is an object.
pub(in crate::plan) fn parameter(object: &Object, types: &RustTypes) -> RustType {
    match object.class().and_then(|class| types.closure(class)) {
        Some(closure) => RustType::Closure(Box::new(closure.clone())),
        None => named(object, ObjectForm::passed(object), types),
    }
}

/// The type of a result that is an object. `receiver` and `parameters` are those of the call.
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
