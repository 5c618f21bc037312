//! Resolves types: replaces each alias and template parameter by its type.

pub mod library;
mod member;
mod opaque;
mod pack;
mod steps;
mod value;

use crate::interface::{Builtin, ByValue, ClassType, FullName, FunctionTy, LibraryType, Ty, UNIQUE};
use crate::lower::scope::{NamedType, Scope};
use crate::syntax::{Expression, FunctionType, QualifiedName, Segment, TemplateArgument, TypeSyntax};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The name that is bound to the type deduced for `auto`.
pub const AUTO: &str = "auto";

/// The largest depth of aliases that are resolved: `typedef struct Tag Tag;` would have no end.
pub(super) const MAX_DEPTH: usize = 64;

/// The length beyond which names of instantiations are not resolved.
const LONGEST_NAME: usize = 2048;

/// The stream types in CUDA's headers, which interfaces rarely include: the runtime's and the driver's.
pub const STREAM_NAMES: [&str; 2] = ["cudaStream_t", "CUstream"];

/// The type to which both stream types are pointers.
const STREAM: &str = "CUstream_st";

/// The types of template parameters, by name.
pub type Bindings = FxHashMap<String, Ty>;

/// Resolves types in the scope in which they are written.
#[derive(Clone, Copy)]
pub struct Resolver<'a, 's> {
    pub scope: &'a Scope<'s>,
    pub namespace: &'a [String],
    pub bindings: &'a Bindings,
}

impl<'a, 's> Resolver<'a, 's> {
    /// A resolver for text outside templates.
    pub fn new(scope: &'a Scope<'s>, namespace: &'a [String]) -> Resolver<'a, 's> {
        static NONE: LazyLock<Bindings> = LazyLock::new(Bindings::default);
        Resolver { scope, namespace, bindings: &NONE }
    }

    pub fn resolve(&self, r#type: &TypeSyntax) -> Ty {
        self.resolve_within(r#type, MAX_DEPTH)
    }

    pub(super) fn resolve_within(&self, r#type: &TypeSyntax, depth: usize) -> Ty {
        if depth == 0 {
            return Ty::Other(r#type.to_string());
        }
        let part = self.scope.effort.begin();
        let derived = |part, derive: &dyn Fn(Ty) -> Ty| match self.resolve_within(part, depth - 1) {
            own if is_number(&own) && self.is_volatile(part, depth - 1) => Ty::Other(r#type.to_string()),
            own => derive(own),
        };
        match r#type {
            TypeSyntax::Fundamental(name) => Ty::Builtin(Builtin::fundamental(name)),
            TypeSyntax::Named(name) if part.spend() => self.named(name, depth - 1),
            TypeSyntax::Named(name) => Ty::Other(name.to_string()),
            TypeSyntax::Const(constant) => self.resolve_within(constant, depth - 1).into_const(),
            // Numbers are read and assigned like others, and objects have no members for such a variable.
            TypeSyntax::Volatile(value) => match self.resolve_within(value, depth - 1) {
                own if is_number(&own) => own,
                _ => Ty::Other(r#type.to_string()),
            },
            TypeSyntax::Pointer(pointee) => derived(pointee, &Ty::into_pointer),
            TypeSyntax::Reference(referent) => derived(referent, &|own| Ty::Reference(Box::new(own))),
            TypeSyntax::RvalueReference(referent) => {
                derived(referent, &|own| Ty::RvalueReference(Box::new(own)))
            }
            TypeSyntax::Array(element, length) => {
                derived(element, &|own| Ty::Array(Box::new(own), self.length(length)))
            }
            TypeSyntax::Function(function) => Ty::Function(self.function(function, depth - 1)),
            TypeSyntax::FunctionPointer(function) => Ty::FunctionPointer(self.function(function, depth - 1)),
            TypeSyntax::Decltype { text, expression } => {
                let own = self.bindings.get(AUTO).filter(|_| is_deduced(r#type)).cloned();
                let found = || self.type_of_within(expression.as_deref()?, depth);
                own.or_else(found).unwrap_or_else(|| Ty::Other(text.clone()))
            }
            TypeSyntax::UnnamedEnum(of) => {
                Ty::Enum(format!("decltype({})", self.full_value(of)), Builtin::fundamental("int"))
            }
            TypeSyntax::Opaque(text) => Ty::Other(text.clone()),
        }
    }

    /// The type to which a name in a template is bound, with `volatile`, because types are derived from the
    /// name.
    pub fn bound(&self, r#type: &TypeSyntax) -> Ty {
        self.bound_within(r#type, MAX_DEPTH)
    }

    fn bound_within(&self, r#type: &TypeSyntax, depth: usize) -> Ty {
        match self.resolve_within(r#type, depth) {
            own if is_number(&own) && self.is_volatile(r#type, depth) => Ty::Other(format!("volatile {own}")),
            own => own,
        }
    }

    /// Whether an alias makes a type `volatile`, which types that are derived from it cannot leave out.
    fn is_volatile(&self, r#type: &TypeSyntax, depth: usize) -> bool {
        match r#type {
            TypeSyntax::Volatile(_) => true,
            TypeSyntax::Const(constant) => self.is_volatile(constant, depth),
            TypeSyntax::Named(name) if depth > 0 => match self.scope.find_type(self.namespace, name) {
                Some(NamedType::Alias(alias)) => {
                    Resolver::new(self.scope, alias.namespace).is_volatile(alias.target, depth - 1)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// The integer that a name in a default stands for, as far as the interface determines it.
    pub fn number(&self, name: &str) -> Option<i64> {
        let first = FullName::of(name).first();
        let is_of_template = self.bindings.contains_key(first);
        if is_of_template { None } else { self.scope.number_of_default(self.namespace, name) }
    }

    fn named(&self, name: &QualifiedName, depth: usize) -> Ty {
        if let Some(bound) = name.plain().and_then(|name| self.bindings.get(name)) {
            return bound.clone();
        }
        if name.arguments().is_some() {
            let instance = self.instance(name, depth);
            let is_bound = instance.class().is_some_and(|class| self.scope.has_instance(class.name()));
            return if is_bound { instance } else { self.standard(name, depth).unwrap_or(instance) };
        }
        // The members of an instantiation are looked up in the instantiation.
        let found = Some(name).filter(|name| !name.has_arguments());
        match found.and_then(|name| self.scope.find_type(self.namespace, name)) {
            _ if depth == 0 => Ty::Other(name.to_string()),
            Some(NamedType::Builtin(builtin)) => Ty::Builtin(builtin),
            Some(NamedType::StdString) => Ty::StdString,
            Some(NamedType::Enum(full, base)) => Ty::Enum(full, base),
            Some(NamedType::Class(full)) => Ty::Class(ClassType::plain(full)),
            // An alias template that is itself an argument of a template.
            Some(NamedType::Alias(alias)) if !alias.parameters.is_empty() => {
                let full = self.scope.find_alias(self.namespace, name);
                Ty::Class(ClassType::plain(full.unwrap_or_else(|| name.path())))
            }
            Some(NamedType::Alias(alias)) => {
                Resolver::new(self.scope, alias.namespace).resolve_within(alias.target, depth)
            }
            None => self
                .member(name, depth - 1)
                .or_else(|| self.inherited(name))
                .or_else(|| self.unknown_class(name))
                .unwrap_or_else(|| self.unknown_member(name, depth - 1)),
        }
    }

    /// A class of the standard library that no file of the interface declares, and that is not a template.
    fn unknown_class(&self, name: &QualifiedName) -> Option<Ty> {
        let known = |full: &str| {
            let by_value = LibraryType::named(full)?.by_value;
            (by_value != ByValue::Never && by_value.elements() == 0).then(|| full.to_owned())
        };
        let full = self.scope.first(self.namespace, name, known)?;
        Some(Ty::Undeclared(ClassType::plain(full)))
    }
}

fn is_number(r#type: &Ty) -> bool {
    matches!(r#type.without_const(), Ty::Builtin(_) | Ty::Enum(..))
}

impl Resolver<'_, '_> {
    /// A `std::vector` of numbers with the default allocator, a `std::span` of dynamic length, or text under
    /// the name of its template.
    fn standard(&self, name: &QualifiedName, depth: usize) -> Option<Ty> {
        // The depth is checked first: an alias may refer to itself, and each level would be read twice.
        let (element, others) = name.arguments().filter(|_| depth > 0)?.split_first()?;
        let is_standard = |full: &String| match full.as_str() {
            "std::basic_string" => true,
            "std::complex" | "std::vector" | "std::span" => others.iter().all(is_allocator),
            _ => false,
        };
        let path = self.scope.candidates(self.namespace, name).into_iter().find(is_standard)?;
        let element = self.resolve_within(element.r#type.as_ref()?, depth - 1);
        if path == "std::basic_string" {
            return self.text(&element);
        }
        let scalar = element.scalar()?;
        match path.as_str() {
            "std::complex" => Builtin::complex(&scalar).map(Ty::Builtin),
            "std::vector" if !element.is_const() => Some(Ty::StdVector(Box::new(element))),
            "std::span" => Some(Ty::StdSpan(Box::new(element))),
            _ => None,
        }
    }

    /// The text type whose characters are of the type `character`.
    fn text(&self, character: &Ty) -> Option<Ty> {
        let name = match character.builtin()?.identity {
            "char" => return Some(Ty::StdString),
            "wchar_t" => "std::wstring",
            "char8_t" => "std::u8string",
            "char16_t" => "std::u16string",
            "char32_t" => "std::u32string",
            _ => return None,
        };
        let class = ClassType::plain(name);
        Some(if self.scope.has_class(name) { Ty::Class(class) } else { Ty::Undeclared(class) })
    }

    /// The full name of a value in the syntax of a type.
    fn value(&self, r#type: &TypeSyntax) -> Option<String> {
        let TypeSyntax::Named(name) = r#type else { return None };
        if name.plain().is_some_and(|name| self.bindings.contains_key(name)) {
            return None;
        }
        self.scope.find_value(self.namespace, name)
    }

    /// An instantiation by its full name, if its class template is known: `example::Box<example::Name>` for
    /// `Box<Name>`.
    fn instance(&self, name: &QualifiedName, depth: usize) -> Ty {
        let Some((last, before)) = name.segments.split_last() else {
            return Ty::Other(name.to_string());
        };
        let is_inside = before.iter().any(|segment| segment.arguments.is_some());
        let Some(arguments) = last.arguments.as_ref().filter(|_| !is_inside) else {
            return self.member(name, depth).unwrap_or_else(|| self.unknown_member(name, depth));
        };
        // A template template parameter, or else a template with that name.
        let bound = Some(&last.name).filter(|_| before.is_empty()).and_then(|name| self.bindings.get(name));
        // Inside a class template, its own name is the instantiation, but with arguments after it the
        // template.
        let is_template = |class: &&ClassType| !class.is_instance() || class.unqualified() == last.name;
        if let Some(class) = bound.and_then(Ty::class).filter(is_template) {
            let template = class.without_arguments();
            let segments = vec![Segment { name: template.name().to_owned(), arguments: None }];
            return match self.scope.find_type(&[], &QualifiedName { global: true, segments }) {
                Some(NamedType::Alias(alias)) if depth > 0 => {
                    self.alias_instance(alias, arguments, depth - 1)
                }
                _ => self.instantiated(&template, arguments, name, depth),
            };
        }
        match self.scope.find_type(self.namespace, name) {
            Some(NamedType::Alias(alias)) if depth > 0 => self.alias_instance(alias, arguments, depth - 1),
            Some(NamedType::Class(full)) => {
                self.instantiated(&ClassType::plain(full), arguments, name, depth)
            }
            _ if depth > 0 => self
                .member(name, depth - 1)
                .unwrap_or_else(|| self.unknown_instance(name, arguments, depth - 1)),
            _ => Ty::Other(name.to_string()),
        }
    }

    /// The instantiation of a template with `arguments`. `name` is the template's name as written.
    fn instantiated(
        &self,
        template: &ClassType,
        arguments: &[TemplateArgument],
        name: &QualifiedName,
        depth: usize,
    ) -> Ty {
        let resolve = |argument: &TemplateArgument| match self.pack_argument(argument) {
            Some(all) => all,
            None => vec![self.argument_of(argument, template.name(), depth)],
        };
        let arguments: Vec<Ty> = arguments.iter().flat_map(resolve).collect();
        let class = self.scope.instance(template, arguments);
        // A template that refers to itself with growing arguments has no end.
        if class.name().len() > LONGEST_NAME {
            return Ty::Other(name.to_string());
        }
        match class.arguments() {
            [pointee] if template.name() == UNIQUE && pointee.class().is_some() => {
                Ty::Unique(Box::new(pointee.clone()))
            }
            _ => Ty::Class(class),
        }
    }

    /// An instantiation of an undeclared template, whose arguments are spelled with full names.
    fn unknown_instance(&self, name: &QualifiedName, arguments: &[TemplateArgument], depth: usize) -> Ty {
        let template = self.unknown_template(name);
        let arguments = arguments.iter().map(|argument| self.argument_within(argument, depth)).collect();
        let class = ClassType::instance(&template, arguments);
        // The name of an alias that refers to itself twice doubles in length on each level.
        if class.name().len() > LONGEST_NAME {
            return Ty::Other(name.to_string());
        }
        // A `std::function` need not be declared.
        if class.called().is_some() { Ty::Class(class) } else { Ty::Undeclared(class) }
    }

    /// The full name of an undeclared template, as far as it can be determined. Templates of `namespace std`,
    /// which no interface declares completely, have the name by which quaff knows them, whether written with
    /// `std::`, `::std::` or a `using`.
    fn unknown_template(&self, name: &QualifiedName) -> String {
        let path = name.path();
        let known = |full: &str| {
            let is_known = LibraryType::named(full).is_some() || full == UNIQUE;
            is_known.then(|| full.to_owned())
        };
        if let Some(full) = self.scope.first(self.namespace, name, known) {
            return full;
        }
        let is_standard = name.segments.first().is_some_and(|first| first.name == "std");
        let is_inside = self.namespace.first().is_some_and(|first| first == "std");
        match name.global {
            true if is_standard => path,
            true => format!("::{path}"),
            false if is_inside && name.segments.len() == 1 => format!("std::{path}"),
            false => path,
        }
    }

    /// An argument of this template. A name that is unknown where the argument is written is looked up in the
    /// template's namespace, as SWIG does: in `std::vector<string>`, the element is a `std::string`.
    fn argument_of(&self, argument: &TemplateArgument, template: &str, depth: usize) -> Ty {
        let own = self.argument_within(argument, depth);
        let is_plain = matches!(&argument.r#type, Some(TypeSyntax::Named(name)) if !name.has_arguments());
        let is_value = argument.r#type.as_ref().is_some_and(|r#type| self.value(r#type).is_some());
        let unknown = Some(template).filter(|_| is_plain && !is_value && is_unknown(&own));
        let Some(namespace) = unknown.and_then(|template| FullName::of(template).outer()) else {
            return own;
        };
        let namespace: Vec<String> = namespace.parts().into_iter().map(str::to_owned).collect();
        let found = Resolver { namespace: &namespace, ..*self }.argument_within(argument, depth);
        if is_unknown(&found) { own } else { found }
    }

    fn argument_within(&self, argument: &TemplateArgument, depth: usize) -> Ty {
        let text = || Ty::Other(argument.text.clone());
        let Some(r#type) = &argument.r#type else { return text() };
        let value = self.value(r#type).map(Ty::Other);
        value.unwrap_or_else(|| self.bound_within(r#type, depth))
    }
}

/// Whether a template argument of a container is its default allocator.
fn is_allocator(argument: &TemplateArgument) -> bool {
    matches!(&argument.r#type, Some(TypeSyntax::Named(name)) if name.path() == "std::allocator")
}

/// Whether nothing declares the type.
fn is_unknown(r#type: &Ty) -> bool {
    matches!(r#type, Ty::Other(_) | Ty::Undeclared(_))
}

/// A template argument as a type; a value is represented by its text.
pub fn argument(argument: &TemplateArgument, resolver: Resolver) -> Ty {
    resolver.argument_within(argument, MAX_DEPTH)
}

/// An argument of the template with this full name.
pub fn argument_of(argument: &TemplateArgument, template: &str, resolver: Resolver) -> Ty {
    resolver.argument_of(argument, template, MAX_DEPTH)
}

/// The text of a template argument with full names, so that it has the same meaning everywhere.
pub fn argument_text(given: &TemplateArgument, resolver: Resolver) -> String {
    argument(given, resolver).to_string()
}

impl Ty {
    /// Whether the type is CUDA's stream, under either name.
    pub fn is_stream(&self) -> bool {
        let is_named = |r#type: &Ty, names: &[&str]| match r#type {
            Ty::Other(name) => names.contains(&name.trim_start_matches("::")),
            // A header may declare the name of the class in another namespace.
            Ty::Class(class) => names.contains(&class.unqualified()),
            _ => false,
        };
        match self.without_const() {
            Ty::Pointer(pointee) => is_named(pointee, &[STREAM]),
            other => is_named(other, &STREAM_NAMES),
        }
    }
}

/// Whether a type must be deduced from a value.
pub fn is_deduced(r#type: &TypeSyntax) -> bool {
    match r#type {
        TypeSyntax::Named(name) => name.plain() == Some(AUTO),
        TypeSyntax::Const(inner)
        | TypeSyntax::Pointer(inner)
        | TypeSyntax::Reference(inner)
        | TypeSyntax::RvalueReference(inner) => is_deduced(inner),
        TypeSyntax::Decltype { expression, .. } => match expression.as_deref() {
            Some(Expression::Name(name)) => name.plain() == Some(AUTO),
            _ => false,
        },
        _ => false,
    }
}

// Resolves function types and pointers to functions: `Number (*)(Number)` is `int (*)(int)` if `Number` is
// an alias of `int`.

impl Resolver<'_, '_> {
    fn function(&self, function: &FunctionType, depth: usize) -> Box<FunctionTy> {
        let parameters = function.parameters.iter().flat_map(|(given, is_pack)| match is_pack {
            true => self.resolve_all(given, true),
            false => vec![self.resolve_within(given, depth)],
        });
        Box::new(FunctionTy {
            returns: self.resolve_within(&function.returns, depth),
            class: function.class.as_ref().map(|class| self.named(class, depth)),
            // Top-level `const` of parameters is not part of a function type.
            parameters: parameters.map(|given| given.without_const().clone()).collect(),
            qualifiers: function.qualifiers.clone(),
        })
    }
}
