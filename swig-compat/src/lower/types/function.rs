//! The types of functions, and of pointers to them, as text with the full names of all types: `Number (*)(Number)`
//! becomes `int (*)(int)` if `Number` is an alias of `int`.

use super::{Resolved, Resolver};
use crate::syntax::{FunctionType, TypeSyntax, spelled_function};

impl Resolver<'_, '_> {
    /// The text; `mark` is `*` for a pointer.
    pub(super) fn function(&self, function: &FunctionType, mark: &str, depth: usize) -> String {
        let text = |r#type: &TypeSyntax| self.resolve_within(r#type, depth);
        let class = function.class.as_ref().map(|class| self.named(class, depth).to_string());
        // C++ tells no functions apart by a `const` of what is passed by value.
        let parameters = (function.parameters.iter())
            .flat_map(|(given, is_pack)| match is_pack {
                true => self.resolve_all(given, true),
                false => vec![text(given)],
            })
            .map(|given| given.without_const().to_string());
        let returns = text(&function.returns).to_string();
        spelled_function(&returns, class.as_deref(), mark, parameters, &function.qualifiers)
    }
}

impl Resolved {
    /// A pointer to it, which has a text of its own where it is a function.
    pub fn into_pointer(self) -> Resolved {
        match self {
            Resolved::Function(text) => Resolved::FunctionPointer(text.replacen(" (", " (*)(", 1)),
            pointee => Resolved::Pointer(Box::new(pointee)),
        }
    }

    /// Whether it is a pointer to a member of a class, which is not an address.
    pub(super) fn is_of_member(&self) -> bool {
        matches!(self.without_const(), Resolved::FunctionPointer(text) if text.contains("::*)"))
    }
}
