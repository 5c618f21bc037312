//! Types that an interface of C uses and leaves to a header to declare. As in SWIG, an enumeration is an
//! integer, and a type that is passed by value, or is the type of a variable or data member, is a class
//! without members: C knows the size of its objects.

use super::Scope;
use crate::interface::{Builtin, Ty};
use crate::lex::is_word;
use crate::lower::types::Resolver;
use crate::syntax::{Item, ItemKind, QualifiedName, Segment, Syntax, TypeSyntax};

/// The keyword of enumerations.
const ENUMERATION: &str = "enum";

/// Types that are not structs, whatever a header declares: argument lists cannot be copied, and Python
/// objects are passed in another way.
const NO_OBJECTS: [&str; 2] = ["va_list", "PyObject"];

impl<'s> Scope<'s> {
    /// Declares the types that an interface of C leaves to headers, after all others are declared.
    pub(in crate::lower) fn declare_types_of_headers(&mut self, syntax: &'s Syntax) {
        for tag in syntax.tags.iter().filter(|tag| tag.key == ENUMERATION) {
            let segments = vec![Segment { name: tag.name.clone(), arguments: None }];
            if self.find_type(&[], &QualifiedName { global: false, segments }).is_none() {
                self.declare_enum(tag.name.clone(), Builtin::fundamental("int"));
            }
        }
        self.declare_types_of_values(&syntax.items);
    }

    fn declare_types_of_values(&mut self, items: &[Item]) {
        for item in items {
            for r#type in values(item) {
                let resolved = Resolver::new(self, &item.namespace).resolve(r#type);
                if let Some(name) = unknown(&resolved) {
                    self.declare_class(name.to_owned());
                }
            }
            if let ItemKind::Class(class) = &item.kind {
                self.declare_types_of_values(&class.members);
            }
        }
    }
}

/// The types of all values in a declaration.
fn values(item: &Item) -> Vec<&TypeSyntax> {
    match &item.kind {
        ItemKind::Function(function) => {
            let parameters = function.parameters.iter().map(|parameter| &parameter.r#type);
            parameters.chain([&function.returns]).collect()
        }
        ItemKind::Variable(variable) => vec![&variable.r#type],
        ItemKind::Data(data) => vec![&data.r#type],
        _ => Vec::new(),
    }
}

/// The name of an undeclared type.
fn unknown(r#type: &Ty) -> Option<&str> {
    let Ty::Other(name) = r#type.without_const() else { return None };
    let is_name = name.chars().all(is_word) && !name.starts_with(|first: char| first.is_ascii_digit());
    (is_name && !r#type.is_stream() && !NO_OBJECTS.contains(&name.as_str())).then_some(name)
}
