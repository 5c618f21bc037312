//! Classes that are only movable although C++'s traits report them as copyable: a container has a copy constructor and
//! an assignment operator for any element type, but for `std::unique_ptr` neither compiles.

use super::{Definition, Lowering};
use crate::interface::container;
use crate::lower::types::Resolved;
use crate::syntax::{Item, ItemKind, TypeSyntax};
use std::collections::HashSet;

/// The containers whose elements are copied with them.
const CONTAINERS: [&str; 8] =
    ["deque", "forward_list", "list", "map", "multimap", "unordered_map", "unordered_multimap", "vector"];

impl<'s> Lowering<'s, '_> {
    /// Whether the class of this name is one of those, or such a container.
    pub(super) fn is_only_moved(&self, cxx: &str) -> bool {
        is_standard_container(cxx) && is_container_of_owners(cxx)
            || self.holds_owners(cxx, &mut HashSet::new())
    }

    /// Each class is looked at once, as those that have members of one another are without end.
    fn holds_owners(&self, cxx: &str, seen: &mut HashSet<String>) -> bool {
        let Some(definition) = self.known(cxx).filter(|_| seen.insert(cxx.to_owned())) else {
            return false;
        };
        if definition.constructors().any(|(_, constructor)| self.is_copy(&definition, constructor)) {
            return false;
        }
        let mut is_held = |item: &Item| match &item.kind {
            ItemKind::Data(data) if !data.is_static => {
                let resolved = self.inside(&definition).resolve(&data.r#type);
                (!is_shared(&resolved) && is_container_of_owners(&self.spelled(&definition, &data.r#type)))
                    || resolved.class().is_some_and(|class| self.holds_owners(class, seen))
            }
            _ => false,
        };
        definition.syntax.members.iter().any(&mut is_held)
            || definition.bases.iter().any(|base| self.holds_owners(base, seen))
    }

    /// A type's text, with what the names in it stand for.
    fn spelled(&self, definition: &Definition<'s>, r#type: &TypeSyntax) -> String {
        let mut text = self.inside(definition).resolve(r#type).to_string();
        if let TypeSyntax::Named(name) = r#type {
            let arguments = name.segments.iter().flat_map(|segment| segment.arguments.iter().flatten());
            for argument in arguments.filter_map(|argument| argument.r#type.as_ref()) {
                text = format!("{text} {}", self.spelled(definition, argument));
            }
        }
        text
    }
}

/// Whether a copy of such a member is one more way to the same object.
fn is_shared(r#type: &Resolved) -> bool {
    match r#type {
        Resolved::Const(inner) => is_shared(inner),
        Resolved::Pointer(_)
        | Resolved::Reference(_)
        | Resolved::RvalueReference(_)
        | Resolved::FunctionPointer(_) => true,
        other => container::pointee(&other.to_string()).is_some(),
    }
}

/// `std::vector<…>`
fn is_standard_container(cxx: &str) -> bool {
    let template = cxx.strip_prefix("std::").and_then(|name| name.split('<').next());
    template.is_some_and(|template| CONTAINERS.contains(&template))
}

/// `std::vector<std::unique_ptr<Shape>>`
fn is_container_of_owners(text: &str) -> bool {
    let words = || text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words().any(|word| word == "unique_ptr") && words().any(|word| CONTAINERS.contains(&word))
}
