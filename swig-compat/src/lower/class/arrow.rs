//! `operator->`: whether members can be reached through it.

use super::known::Known;
use crate::lower::class::definition::Definition;
use crate::lower::{function_of, operator};
use crate::syntax::{FunctionSyntax, Item, MemberSyntax};

impl Definition<'_> {
    /// Whether the class has a non-constant `operator->`.
    pub(super) fn has_changing_arrow(&self) -> bool {
        let is_changing = |member: &MemberSyntax| !member.is_const;
        let mut functions = self.syntax.members.iter().filter_map(function_of);
        functions.any(|function| {
            function.name == operator::ARROW && function.member.as_ref().is_some_and(is_changing)
        })
    }
}

impl<'s> Known<'_, 's> {
    /// Whether an `operator->` returns a pointer to an object of a class, plain or shared, or an object that
    /// has such an operator itself.
    pub(super) fn points(self, definition: &Definition<'s>, function: &FunctionSyntax) -> bool {
        let returned = definition.resolver(self.scope).resolve(&function.returns);
        if let Some(pointee) = returned.pointee() {
            return pointee.class().is_some();
        }
        let Some(next) = returned.referent().unwrap_or(&returned).class() else { return false };
        next.pointee().is_some_and(|pointee| pointee.class().is_some())
            || self.class(next).is_some_and(|next| next.syntax.members.iter().any(is_arrow))
    }
}

fn is_arrow(item: &Item) -> bool {
    function_of(item).is_some_and(|function| function.name == operator::ARROW)
}
