//! `operator->`: whether members can be reached through it.

use super::Definition;
use crate::lower::{Lowering, operator};
use crate::syntax::{FunctionSyntax, Item, ItemKind};

impl<'s> Lowering<'s, '_> {
    /// Whether an `operator->` gives a pointer to an object of a class, or an object that has one itself.
    pub(super) fn points(&self, definition: &Definition<'s>, function: &FunctionSyntax) -> bool {
        let returned = self.inside(definition).resolve(&function.returns);
        if let Some(pointee) = returned.pointee() {
            return pointee.class().is_some();
        }
        let next = returned.referent().unwrap_or(&returned).class().and_then(|class| self.known(class));
        next.is_some_and(|next| next.syntax.members.iter().any(is_arrow))
    }
}

fn is_arrow(item: &Item) -> bool {
    matches!(&item.kind, ItemKind::Function(function) if function.name == operator::ARROW)
}
