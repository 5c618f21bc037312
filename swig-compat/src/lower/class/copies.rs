//! What C++ copies by itself where a class declares no copy constructor.

use super::members::role;
use super::{Definition, Lowering};
use crate::syntax::{Item, ItemKind, Role};

impl<'s> Lowering<'s, '_> {
    /// Whether a copy may have the addresses of what the destructor frees: by the class itself, a base or a member.
    pub(super) fn shares_with_copies(&self, definition: &Definition<'s>) -> bool {
        let members = &definition.syntax.members;
        let is_copy = |item: &Item| match &item.kind {
            ItemKind::Function(function) => {
                role(item) == Some(Role::Constructor) && self.is_copy(definition, function)
            }
            _ => false,
        };
        let is_so = |cxx: &str| self.definitions.get(cxx).is_some_and(|known| known.shares_with_copies);
        let is_shared = |item: &Item| match &item.kind {
            ItemKind::Function(function) => role(item) == Some(Role::Destructor) && !function.does_nothing,
            ItemKind::Data(data) if !data.is_static => {
                self.inside(definition).resolve(&data.r#type).class().is_some_and(is_so)
            }
            _ => false,
        };
        !members.iter().any(is_copy)
            && (members.iter().any(is_shared) || self.public_bases(definition).iter().any(|base| is_so(base)))
    }
}
