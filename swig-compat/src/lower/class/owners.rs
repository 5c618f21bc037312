//! Classes that C++ cannot copy. Some are only movable although C++'s traits report them as copyable: a
//! container has a copy constructor and an assignment operator for any element type, but with
//! `std::unique_ptr` neither compiles.

use super::definition::Definition;
use super::known::Known;
use crate::interface::{ClassType, Ty, UNIQUE};
use crate::syntax::{FunctionSyntax, Item, ItemKind, MemberAccess, MemberRole};
use rustc_hash::FxHashSet;

impl<'s> Known<'_, 's> {
    /// Whether objects of a class can only be moved: the class is a container of `std::unique_ptr`s, or
    /// contains one.
    pub(super) fn is_only_moved(self, class: &ClassType) -> bool {
        is_container_of_owners(class) || self.holds_owners(class, &mut FxHashSet::default())
    }

    /// Whether the interface shows that C++ cannot copy objects of a class: its copy constructor is deleted
    /// or not public, it declares only how objects are moved, or this is so for a base or a member, which may
    /// be an array. A derived class may use the protected copy constructor of its base.
    pub(in crate::lower) fn is_never_copied(self, class: &ClassType) -> bool {
        self.has_no_copy(class, false, &mut FxHashSet::default())
    }

    /// `seen` are the classes that were visited, each as a base or as an object of its own.
    fn has_no_copy(self, class: &ClassType, is_base: bool, seen: &mut FxHashSet<(ClassType, bool)>) -> bool {
        let Some(definition) = self.class(class).filter(|_| seen.insert((class.clone(), is_base))) else {
            return false;
        };
        let copies = definition.constructors().filter(|(_, each)| self.is_copy(&definition, each));
        let copies: Vec<_> = copies.collect();
        if !copies.is_empty() {
            let is_hidden = |access: MemberAccess| match access {
                MemberAccess::Public => false,
                MemberAccess::Protected => !is_base,
                MemberAccess::Private => true,
            };
            let mut usable = copies.iter().filter(|(item, copy)| !copy.deleted && !is_hidden(item.access));
            // C++ deletes a defaulted copy constructor if it cannot copy a member or a base.
            match usable.next() {
                None => return true,
                Some((_, first)) if !first.defaulted || usable.any(|(_, copy)| !copy.defaulted) => {
                    return false;
                }
                Some(_) => {}
            }
        }
        let is_moved = |item: &Item| match &item.kind {
            ItemKind::Function(function) => copies.is_empty() && self.moves(&definition, function),
            _ => false,
        };
        let mut is_held = |item: &Item| match &item.kind {
            ItemKind::Data(data) if !data.is_static => {
                let resolved = definition.resolver(self.scope).resolve(&data.r#type);
                match resolved.element_and_lengths().0.without_const() {
                    owner if is_owner(owner) => true,
                    Ty::Class(class) => self.has_no_copy(class, false, seen),
                    _ => false,
                }
            }
            _ => false,
        };
        let members = &definition.syntax.members;
        members.iter().any(|item| is_moved(item) || is_held(item))
            || definition.bases.iter().any(|base| self.has_no_copy(base, true, seen))
    }

    /// Whether a member function is a constructor or an assignment operator that moves an object: C++ then
    /// declares no copy constructor.
    fn moves(self, definition: &Definition<'s>, function: &FunctionSyntax) -> bool {
        let role = function.member.as_ref().map(|member| member.role);
        (role == Some(MemberRole::Constructor) || function.name == "operator=")
            && self.is_copy_or_move(definition, function)
            && !self.is_copy(definition, function)
    }

    /// Whether an object of the class contains a container of `std::unique_ptr`s. Each class is visited once,
    /// because classes may refer to each other without end.
    fn holds_owners(self, class: &ClassType, seen: &mut FxHashSet<ClassType>) -> bool {
        let Some(definition) = self.class(class).filter(|_| seen.insert(class.clone())) else {
            return false;
        };
        let mut copies = definition.constructors().filter(|(_, each)| self.is_copy(&definition, each));
        if copies.any(|(_, copy)| !copy.defaulted) {
            return false;
        }
        let mut is_held = |item: &Item| match &item.kind {
            ItemKind::Data(data) if !data.is_static => {
                let resolved = definition.resolver(self.scope).resolve(&data.r#type);
                has_container_of_owners(&resolved)
                    || resolved.class().is_some_and(|class| self.holds_owners(class, seen))
            }
            _ => false,
        };
        definition.syntax.members.iter().any(&mut is_held)
            || definition.bases.iter().any(|base| self.holds_owners(base, seen))
    }
}

/// Whether copying a data member of this type copies a container of `std::unique_ptr`s. To copy a pointer to
/// such a container does not copy the container.
fn has_container_of_owners(r#type: &Ty) -> bool {
    match r#type {
        Ty::Const(inner) | Ty::Array(inner, _) => has_container_of_owners(inner),
        Ty::Class(class) | Ty::Undeclared(class) => {
            let inner = class.arguments().iter();
            !class.is_shared_pointer()
                && (is_container_of_owners(class) || inner.into_iter().any(has_container_of_owners))
        }
        _ => false,
    }
}

/// Whether a class is a container of `std::unique_ptr`s: `std::vector<std::unique_ptr<Shape>>`.
fn is_container_of_owners(class: &ClassType) -> bool {
    let copies_elements = class.library().is_some_and(|row| row.copies_elements);
    copies_elements && class.inner_types().into_iter().any(is_owner)
}

fn is_owner(r#type: &Ty) -> bool {
    let is_instance = |class: &ClassType| class.template() == UNIQUE;
    matches!(r#type, Ty::Unique(_)) || r#type.class_or_undeclared().is_some_and(is_instance)
}
