//! A function that is to be bound, and the class of a member function.

use crate::interface::{Action, ClassType};
use crate::lower::types::Bindings;
use crate::source::Span;
use crate::syntax::{FunctionSyntax, Item};

/// A function, or an instantiation of a function template, that is to be bound.
pub(in crate::lower) struct Candidate<'s> {
    /// The name from a `%template`.
    pub name: Option<&'s str>,
    pub function: &'s FunctionSyntax,
    pub item: &'s Item,
    pub template_arguments: Vec<String>,
    pub bindings: Bindings,
    pub span: Span,
    pub lookup: NameLookup,
    /// The class, if the function is a member.
    pub owner: Option<Owner<'s>>,
}

impl Candidate<'_> {
    /// The C++ name without the names around it.
    pub(super) fn own_name(&self) -> &str {
        self.owner.as_ref().map_or(&self.function.name, |owner| owner.member_name(self.function))
    }
}

/// How C++ finds a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum NameLookup {
    /// The call names the function in full.
    ByName,
    /// The call can only use argument-dependent lookup: the function is a friend that no other declaration
    /// names.
    ByArguments,
    /// The call uses argument-dependent lookup; Python calls the function on the parameter at this position.
    OnOperand(usize),
}

/// The class of a member function, and the function's action.
pub(in crate::lower) struct Owner<'s> {
    pub class: ClassType,
    /// The namespaces and classes around the members of the class.
    pub namespace: &'s [String],
    pub action: Action,
    /// The default name in Python, if it differs from the C++ name.
    pub usual: Option<&'static str>,
    /// The name of the class in Python.
    pub name: String,
    /// Whether the function is protected.
    pub is_protected: bool,
}

impl Owner<'_> {
    /// Whether the function is protected and not a constructor: in place of a protected constructor, C++
    /// calls the director's own.
    pub(super) fn hides_function(&self) -> bool {
        self.is_protected && self.action != Action::Construct
    }

    /// The C++ name of a member. Constructors, including inherited ones, have the name of the class.
    pub(super) fn member_name<'a>(&'a self, function: &'a FunctionSyntax) -> &'a str {
        match self.action {
            Action::Construct => self.class.unqualified(),
            _ => &function.name,
        }
    }

    /// Whether Python calls the function by a special name, as for operators.
    pub(super) fn has_special_name(&self) -> bool {
        self.usual.is_some() && self.action != Action::Construct
    }

    /// Whether the class, and with it the constructor, is renamed to this name.
    pub(super) fn is_called(&self, name: &str) -> bool {
        self.action == Action::Construct && self.name == name
    }

    /// SWIG's name for the function behind the member with this name: `Counter_add`, `new_Counter`.
    pub(super) fn symname(&self, member: &str) -> String {
        match self.action {
            Action::Construct => {
                format!("new_{}", if self.usual == Some(member) { &self.name } else { member })
            }
            _ => format!("{}_{member}", self.name),
        }
    }

    /// The action of a function with this name. A constructor that is renamed becomes a function that makes
    /// an object.
    pub(super) fn action_as(&self, name: &str) -> Action {
        match self.action {
            Action::Construct if self.usual != Some(name) => Action::Make,
            action => action,
        }
    }
}
