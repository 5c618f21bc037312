//! The class of a member function that is to be bound, and what the class says about the function.

use crate::interface::{Action, ClassType};
use crate::syntax::FunctionSyntax;

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

    /// The action of a function with this name. A constructor that is renamed becomes a function that makes
    /// an object.
    pub(super) fn action_as(&self, name: &str) -> Action {
        match self.action {
            Action::Construct if self.usual != Some(name) => Action::Make,
            action => action,
        }
    }
}
