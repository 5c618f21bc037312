//! A bound class, and the types to which its objects can be converted.

use super::{ClassType, Ty};
use crate::interface::{Action, CONSTRUCTOR, FunctionId, Interface};
use crate::syntax::ClassKey;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// A bound class, which may be an instantiation of a class template.
#[derive(Debug)]
pub struct Class {
    /// The name in Python.
    pub name: String,
    pub r#type: ClassType,
    pub key: ClassKey,
    /// The class that contains the declaration of this class, if it is nested.
    pub outer: Option<ClassType>,
    /// The public bases, bound or not, with the bases of those that are not bound.
    pub bases: Vec<ClassType>,
    /// The members; filled after the whole interface is lowered.
    pub members: Vec<Member>,
    /// Whether a copy of an object shares what its destructor frees: the class has a destructor and no copy
    /// constructor.
    pub shares_with_copies: bool,
    /// Whether any code of C++ may free an object: the destructor is neither deleted, private nor protected.
    pub is_destructor_public: bool,
    /// Whether Python may override virtual functions of the class.
    pub is_directed: bool,
    /// The names of its private functions, which derived classes cannot call.
    pub private_functions: BTreeSet<String>,
    /// The function that frees an object, if the interface specifies one.
    pub destroy: Option<String>,
    /// The features of the destructor.
    pub destructor_features: BTreeMap<String, String>,
    /// The comment above the declaration, without its marks.
    pub doc: Option<String>,
    /// The class's features, including those that apply to every class.
    pub features: BTreeMap<String, String>,
}

/// A permission to pass pointers to objects of one class for pointers to another type, which need not be a
/// class.
#[derive(Debug)]
pub struct Cast {
    pub from: Ty,
    pub to: Ty,
    /// C++ code that converts the pointer `from`, if a cast is not enough.
    pub code: Option<String>,
}

// The members of a class as callers see them: one for each name, with all overloads.

/// A member of a class.
#[derive(Debug)]
pub struct Member {
    pub kind: MemberKind,
    /// The overloads of a function, or the function that reads data, in the order of the text.
    pub functions: Vec<FunctionId>,
    /// The overloads of the function that assigns to data; empty for data that cannot be assigned to.
    pub setters: Vec<FunctionId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberKind {
    Constructor,
    Method,
    /// An operator: it returns `NotImplemented` for operands that it does not accept.
    Operator,
    StaticFunction,
    /// Data of each object.
    Data,
    /// Data of the class.
    StaticData,
}

impl Interface {
    /// Moves functions into their classes: each class gets a member for each name, in the order of the text.
    pub(crate) fn form_members(&mut self) {
        let mut by_class: FxHashMap<_, Vec<FunctionId>> = FxHashMap::default();
        for id in self.bound_functions() {
            if let Some(class) = &self[id].class {
                by_class.entry(class.clone()).or_default().push(id);
            }
        }
        for index in 0..self.classes.len() {
            let functions = by_class.remove(&self.classes[index].r#type).unwrap_or_default();
            self.classes[index].members = self.members_of(&functions);
        }
    }

    fn members_of(&self, functions: &[FunctionId]) -> Vec<Member> {
        let mut by_name: FxHashMap<&str, Vec<FunctionId>> = FxHashMap::default();
        for id in functions {
            by_name.entry(&self[*id].name).or_default().push(*id);
        }
        let names = functions.iter().filter(|id| !self[**id].action.is_write()).map(|id| &self[*id].name);
        names.filter_map(|name| Some(self.member(&by_name.remove(name.as_str())?))).collect()
    }

    /// The member that functions with the same name form.
    fn member(&self, all: &[FunctionId]) -> Member {
        let of = |is_selected: &dyn Fn(Action) -> bool| -> Vec<FunctionId> {
            all.iter().copied().filter(|id| is_selected(self[*id].action)).collect()
        };
        let setters = of(&Action::is_write);
        let first = all.iter().copied().find(|id| !self[*id].action.is_write());
        let data = match first.map(|first| self[first].action) {
            Some(Action::Get) => Some(MemberKind::Data),
            Some(Action::Read) => Some(MemberKind::StaticData),
            _ => None,
        };
        if let Some(kind) = data {
            return Member { kind, functions: first.into_iter().collect(), setters };
        }
        // In Python, a name is either a static function or a method: methods take precedence.
        let is_function = |action: Action| !action.is_write() && !action.is_read();
        let methods = of(&|action| is_function(action) && action != Action::Call);
        let has_operands = |name: &str| name.starts_with("__") && name != "__call__";
        let is_operator = |id: &FunctionId| self[*id].is_operator && has_operands(&self[*id].name);
        let kind = match methods.as_slice() {
            [] => MemberKind::StaticFunction,
            [first, ..] if self[*first].name == CONSTRUCTOR => MemberKind::Constructor,
            [..] if methods.iter().any(is_operator) => MemberKind::Operator,
            [..] => MemberKind::Method,
        };
        let functions = if methods.is_empty() { of(&|action| action == Action::Call) } else { methods };
        Member { kind, functions, setters: Vec::new() }
    }
}
