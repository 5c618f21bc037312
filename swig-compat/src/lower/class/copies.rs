//! Implicit copy constructors of classes that do not declare one.

use super::members::{CONSTRUCTOR, role};
use super::{Definition, Lowering, MOST_BASES};
use crate::interface::{Action, Fate, Input, Object, Passing, Pointee, Returned, Type, Value, is_set};
use crate::lower::class::data::new_object;
use crate::lower::feature::Subject;
use crate::syntax::{Access, FunctionSyntax, Item, ItemKind, Role};

/// The feature that `%copyctor` sets.
const COPY_CONSTRUCTOR: &str = "copyctor";

impl<'s> Lowering<'s, '_> {
    /// What Python's `copy` calls, and with `%copyctor` the constructor too.
    pub(super) fn copy(&mut self, definition: &Definition<'s>) {
        let copies: Vec<(&Item, &FunctionSyntax)> = definition
            .constructors()
            .filter(|(_, constructor)| self.is_copy(definition, constructor))
            .collect();
        let is_refused = copies.iter().any(|(item, copy)| copy.deleted || item.access != Access::Public);
        if is_refused || !definition.pure.is_empty() || self.is_only_moved(&definition.cxx) {
            return;
        }
        let is_declared = !copies.is_empty();
        let copied = Some(Returned::Value(new_object(&definition.cxx)));
        let names = ("__copy__", "__copy__");
        self.declare_member(definition, definition.item, names, Action::Copy, Vec::new(), copied);
        let subject = Subject { name: definition.name.clone(), ..Subject::of(&definition.cxx) };
        if !is_declared && is_set(&self.features.of(&subject, &self.scope), COPY_CONSTRUCTOR) {
            let names = (CONSTRUCTOR, CONSTRUCTOR);
            let constant = !self.changes_what_it_copies(definition, MOST_BASES);
            let input = vec![original(&definition.cxx, constant)];
            self.declare_member(definition, definition.item, names, Action::Construct, input, None);
        }
    }

    /// Whether C++'s own copy constructor takes an object that it may change, since a base's does.
    fn changes_what_it_copies(&self, definition: &Definition<'s>, depth: usize) -> bool {
        let copies: Vec<bool> = definition
            .constructors()
            .filter(|(_, constructor)| self.is_copy(definition, constructor))
            .map(|(_, constructor)| self.takes_constant(definition, constructor))
            .collect();
        match copies.as_slice() {
            [] => (definition.bases.iter().filter(|_| depth > 0).filter_map(|base| self.known(base)))
                .any(|base| self.changes_what_it_copies(&base, depth - 1)),
            all => !all.contains(&true),
        }
    }

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

/// What a copy is made of.
fn original(class: &str, constant: bool) -> Input {
    let (class, pointee, fate) = (class.to_owned(), Pointee::Class, Fate::Unchanged);
    let object = Object { class, pointee, passing: Passing::Reference, constant, fate };
    Input { name: "other".to_owned(), r#type: Type::Value(Value::Object(object)), default: None }
}
