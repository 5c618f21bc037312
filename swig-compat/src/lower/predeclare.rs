//! Declares all types of the interface before anything is bound: a function may use a class or an enumeration
//! that is declared below it, as in SWIG. The types inside a class are declared before its members are bound.
//!
//! An interface of C may use types and leave it to a header to declare them. As in SWIG, such an enumeration
//! is an integer, and a type that is passed by value, or is the type of a variable or data member, is a class
//! without members: C knows the size of its objects.

use super::class::definition::Definition;
use super::scope::{Scope, full_name};
use super::traits::is_traits;
use super::types::{Resolver, argument_of};
use crate::interface::{Builtin, ClassType, LibraryType, Ty};
use crate::lex::is_word;
use crate::syntax::{
    ClassSyntax, Directive, EnumSyntax, Item, ItemKind, MemberAccess, QualifiedName, Segment, Syntax,
    TemplateDirective, TypeSyntax,
};

impl<'s> Scope<'s> {
    /// Declares the classes, enumerations and aliases among the items, and those inside of classes.
    pub(super) fn predeclare(&mut self, items: &'s [Item]) {
        for item in items {
            self.declare_namespaces(&item.namespace);
            match &item.kind {
                ItemKind::Class(class) => self.predeclare_class(item, class),
                ItemKind::Enum(r#enum) => {
                    self.note_access(item, &r#enum.name);
                    self.declare_enumeration(item, r#enum);
                }
                ItemKind::Alias(alias) => self.declare_alias(item, alias),
                ItemKind::ClassName(name) => self.note_access(item, name),
                _ => {}
            }
        }
    }

    /// Records a type that is a private or protected member of a class, or a member of such a class.
    fn note_access(&mut self, item: &Item, name: &str) {
        let outer = item.namespace.join("::");
        // The members of an unnamed namespace are private too, but other code of the module can name them.
        if self.has_class(&outer) || self.is_inaccessible(&outer) {
            self.note_access_in(&outer, item.access, full_name(&item.namespace, name));
        }
    }

    /// Records the type `full` in a class if it is private or protected, or if the class is.
    fn note_access_in(&mut self, class: &str, access: MemberAccess, full: String) {
        if access != MemberAccess::Public || self.is_inaccessible(class) {
            self.declare_inaccessible(full);
        }
    }

    /// Records the aliases in classes that code outside of the classes can name.
    pub(super) fn publish_aliases(&mut self, items: &[Item]) {
        for item in items.iter().filter(|item| item.access == MemberAccess::Public) {
            match &item.kind {
                ItemKind::Class(class)
                    if class.template_parameters.is_none() && class.specialized.is_none() =>
                {
                    self.publish_aliases(&class.members);
                }
                ItemKind::Alias(alias) => self.publish_alias(full_name(&item.namespace, &alias.name)),
                _ => {}
            }
        }
    }

    /// Records which instantiations a `%template` names, because functions above it accept their objects too,
    /// also under other names of the arguments. All types in the arguments must have been declared.
    pub(super) fn predeclare_instances(&mut self, items: &[Item]) {
        for item in items {
            match &item.kind {
                ItemKind::Directive(Directive::Template(template)) => {
                    self.predeclare_instance(item, template)
                }
                ItemKind::Class(class) => self.predeclare_instances(&class.members),
                _ => {}
            }
        }
    }

    fn predeclare_instance(&mut self, item: &Item, directive: &TemplateDirective) {
        let path = directive.template.path();
        let candidates = self.candidates(&item.namespace, &directive.template);
        let all = candidates.into_iter().chain([format!("std::{path}")]);
        let is_library = |full: &str| LibraryType::named(full).is_some();
        let is_known = |full: &String| is_library(full) || self.has_class(full);
        let resolver = Resolver::new(self, &item.namespace);
        let Some(full) = all.into_iter().find(is_known) else {
            let by_alias = resolver.class_by_alias(&directive.template);
            if let Some(class) = by_alias.filter(|class| is_library(class.template())) {
                self.name_in_library(class.name().to_owned());
            }
            return;
        };
        let given = directive.template.arguments().unwrap_or_default();
        let arguments = given.iter().map(|given| argument_of(given, &full, resolver)).collect();
        let class = self.instance(&ClassType::plain(&*full), arguments);
        self.class_types.spell(&full, class.written_arguments().to_vec());
        if is_library(&full) {
            self.name_in_library(class.name().to_owned());
        }
    }

    fn predeclare_class(&mut self, item: &'s Item, class: &'s ClassSyntax) {
        let full = full_name(&item.namespace, &class.name);
        if class.specialized.is_some() && is_traits(&full) {
            self.class_types.define(full, item, class);
            return;
        }
        if class.name.is_empty() || class.specialized.is_some() {
            return;
        }
        self.note_access(item, &class.name);
        self.declare_class(full);
        if class.template_parameters.is_none() {
            self.predeclare(&class.members);
        }
    }

    /// Declares the types inside a class: its aliases and nested classes.
    pub(super) fn name_types(&mut self, definition: &mut Definition<'s>) {
        for item in &definition.syntax.members {
            if let ItemKind::Class(ClassSyntax { name, .. }) | ItemKind::Enum(EnumSyntax { name, .. }) =
                &item.kind
            {
                let full = definition.qualified(name);
                self.note_access_in(definition.class.name(), item.access, full);
            }
            match &item.kind {
                ItemKind::Alias(alias) if !alias.template_parameters.is_empty() => {
                    self.declare_alias(item, alias);
                }
                ItemKind::Alias(alias) => {
                    let resolver = definition.resolver(self);
                    let is_template = definition.syntax.template_parameters.is_some();
                    let resolved = match is_template {
                        true => resolver.bound(&alias.target),
                        false => resolver.resolve(&alias.target),
                    };
                    definition.bindings.insert(alias.name.clone(), resolved);
                    // Types outside of templates are known by one name, whatever the class is instantiated
                    // for.
                    if !is_template {
                        self.declare_alias(item, alias);
                    }
                }
                ItemKind::Class(class) if !class.name.is_empty() => {
                    let nested = definition.class.nested(&class.name);
                    self.declare_class(nested.name().to_owned());
                    definition.bindings.insert(class.name.clone(), Ty::Class(nested));
                }
                ItemKind::Enum(r#enum) => self.name_enumeration(definition, r#enum),
                ItemKind::ClassName(name) if !definition.bindings.contains_key(name) => {
                    self.declare_class(definition.qualified(name));
                }
                ItemKind::ElaboratedName(name) if !definition.bindings.contains_key(name) => {
                    self.declare_elaborated(&definition.item.namespace, name);
                }
                _ => {}
            }
        }
    }
}

/// The keyword of enumerations.
const ENUMERATION: &str = "enum";

/// Types that are not structs, whatever a header declares: argument lists cannot be copied, and Python
/// objects are passed in another way.
const NO_OBJECTS: [&str; 2] = ["va_list", "PyObject"];

impl<'s> Scope<'s> {
    /// Declares the types that an interface of C leaves to headers, after all others are declared.
    pub(super) fn declare_types_of_headers(&mut self, syntax: &'s Syntax) {
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
