//! Classes that C++'s traits take for copied ones, and that are only moved: a container has a copy constructor and an
//! assignment, whatever its elements are, and of `std::unique_ptr`s neither compiles.

use super::{Definition, Lowering, MOST_BASES};
use crate::syntax::{Item, ItemKind, TypeSyntax};

/// The containers whose elements are copied with them.
const CONTAINERS: [&str; 8] =
    ["deque", "forward_list", "list", "map", "multimap", "unordered_map", "unordered_multimap", "vector"];

impl<'s> Lowering<'s, '_> {
    /// Whether the class of this name is one of those.
    pub(super) fn is_only_moved(&self, cxx: &str) -> bool {
        self.known(cxx).is_some_and(|known| self.holds_owners(&known, MOST_BASES))
    }

    fn holds_owners(&self, definition: &Definition<'s>, depth: usize) -> bool {
        let is_so = |cxx: &str| {
            depth > 0 && self.known(cxx).is_some_and(|known| self.holds_owners(&known, depth - 1))
        };
        let is_held = |item: &Item| match &item.kind {
            ItemKind::Data(data) if !data.is_static => {
                let resolved = self.inside(definition).resolve(&data.r#type);
                is_container_of_owners(&self.spelled(definition, &data.r#type))
                    || resolved.class().is_some_and(is_so)
            }
            _ => false,
        };
        let says_how =
            definition.constructors().any(|(_, constructor)| self.is_copy(definition, constructor));
        let members = &definition.syntax.members;
        !says_how && (members.iter().any(is_held) || definition.bases.iter().any(|base| is_so(base)))
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

/// `std::vector<std::unique_ptr<Shape>>`
fn is_container_of_owners(text: &str) -> bool {
    let words = || text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words().any(|word| word == "unique_ptr") && words().any(|word| CONTAINERS.contains(&word))
}
