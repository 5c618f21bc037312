//! Objects in which the elements around an iterator can be found: containers, and objects with methods such as
//! `begin()` and `end()`.

use super::{Definition, Known};
use crate::interface::{BOUNDS, ClassType, Ty};
use crate::syntax::{FunctionSyntax, ItemKind};

impl Known<'_, '_> {
    /// Whether objects of a class are this container, or have its elements between two of their methods.
    pub(in crate::lower) fn encloses(self, class: &ClassType, container: &Ty) -> bool {
        if class.name() == container.to_string() {
            return true;
        }
        let Some(definition) = self.definitions.get(class) else { return false };
        let functions = definition.syntax.members.iter().filter_map(|item| match &item.kind {
            ItemKind::Function(function) => Some(function),
            _ => None,
        });
        let bounds = functions.filter(|function| BOUNDS.contains(&function.name.as_str()));
        bounds.into_iter().any(|function| self.returns_iterator(definition, function, container))
            || definition.bases.iter().any(|base| self.encloses(base, container))
    }

    /// Whether a member function returns an iterator of the container.
    fn returns_iterator(self, definition: &Definition, function: &FunctionSyntax, container: &Ty) -> bool {
        let returns = definition.resolver(self.scope).resolve(&function.returns);
        let class = returns.without_const().class_or_undeclared().filter(|_| returns.is_iterator());
        class.is_some_and(|iterator| iterator.arguments().first() == Some(container))
    }
}
