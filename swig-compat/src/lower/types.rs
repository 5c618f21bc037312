//! Resolves types: replaces every alias and template parameter by the type that it stands for.

pub mod effort;
mod function;
mod member;
mod opaque;
mod pack;
mod steps;
mod value;

use crate::interface::Scalar;
use crate::lower::builtin::Builtin;
use crate::lower::deduce::{AUTO, is_deduced};
use crate::lower::scope::{Found, Scope};
use crate::syntax::{QualifiedName, TemplateArgument, TypeSyntax};
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

/// Aliases of aliases deeper than this are left alone: `typedef struct Tag Tag;` would never end.
pub(super) const MAX_DEPTH: usize = 64;

/// Names of instantiations longer than this are not looked into.
const LONGEST_NAME: usize = 2048;

/// What CUDA's headers call a stream, which interfaces rarely read: the runtime's name and the driver's.
pub const STREAM_NAMES: [&str; 2] = ["cudaStream_t", "CUstream"];

/// What both stand for a pointer to.
const STREAM: &str = "CUstream_st";

/// A type that can be compared: two are equal if C++ takes them for the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Resolved {
    Builtin(Builtin),
    StdString,
    /// `std::vector` of numbers.
    StdVector(Box<Resolved>),
    /// By its full name, with the integer that it stands on.
    Enum(String, Builtin),
    /// `std::span` of numbers, `const` or not.
    StdSpan(Box<Resolved>),
    /// By its full name, with what its template is instantiated for: `example::Box<int>`.
    Class(String),
    /// `std::unique_ptr` to an object of a class, `const` or not.
    Unique(Box<Resolved>),
    Const(Box<Resolved>),
    Pointer(Box<Resolved>),
    Reference(Box<Resolved>),
    RvalueReference(Box<Resolved>),
    /// With its length, as it is written.
    Array(Box<Resolved>, String),
    /// By its text: `int (double)`.
    Function(String),
    /// By its text: `int (*)(double)`.
    FunctionPointer(String),
    /// All that a pack stands for.
    Pack(Vec<Resolved>),
    /// Anything else, by its text.
    Other(String),
}

/// What the parameters of a template stand for, by name.
pub type Bindings = HashMap<String, Resolved>;

/// Where a type is written.
#[derive(Clone, Copy)]
pub struct Resolver<'a, 's> {
    pub scope: &'a Scope<'s>,
    pub namespace: &'a [String],
    pub bindings: &'a Bindings,
}

impl<'a, 's> Resolver<'a, 's> {
    /// For text outside templates.
    pub fn new(scope: &'a Scope<'s>, namespace: &'a [String]) -> Resolver<'a, 's> {
        static NONE: LazyLock<Bindings> = LazyLock::new(Bindings::new);
        Resolver { scope, namespace, bindings: &NONE }
    }

    pub fn resolve(&self, r#type: &TypeSyntax) -> Resolved {
        self.resolve_within(r#type, MAX_DEPTH)
    }

    pub(super) fn resolve_within(&self, r#type: &TypeSyntax, depth: usize) -> Resolved {
        if depth == 0 {
            return Resolved::Other(r#type.to_string());
        }
        let part = self.scope.effort.begin();
        let inner = |inner| Box::new(self.resolve_within(inner, depth - 1));
        match r#type {
            TypeSyntax::Fundamental(name) => Resolved::Builtin(Builtin::fundamental(name)),
            TypeSyntax::Named(name) if part.spend() => self.named(name, depth - 1),
            TypeSyntax::Named(name) => Resolved::Other(name.to_string()),
            TypeSyntax::Const(constant) => self.resolve_within(constant, depth - 1).into_const(),
            TypeSyntax::Pointer(pointee) => self.resolve_within(pointee, depth - 1).into_pointer(),
            TypeSyntax::Reference(referent) => Resolved::Reference(inner(referent)),
            TypeSyntax::RvalueReference(referent) => Resolved::RvalueReference(inner(referent)),
            TypeSyntax::Array(element, length) => Resolved::Array(inner(element), length.clone()),
            TypeSyntax::Function(function) => Resolved::Function(self.function(function, "", depth - 1)),
            TypeSyntax::FunctionPointer(function) => {
                Resolved::FunctionPointer(self.function(function, "*", depth - 1))
            }
            TypeSyntax::Decltype { text, expression } => {
                let own = self.bindings.get(AUTO).filter(|_| is_deduced(r#type)).cloned();
                let found = || self.type_of_within(expression.as_deref()?, depth);
                own.or_else(found).unwrap_or_else(|| Resolved::Other(text.clone()))
            }
            TypeSyntax::UnnamedEnum(of) => {
                Resolved::Enum(format!("decltype({})", self.full_value(of)), Builtin::fundamental("int"))
            }
            TypeSyntax::Opaque(text) => Resolved::Other(text.clone()),
        }
    }

    fn named(&self, name: &QualifiedName, depth: usize) -> Resolved {
        if let Some(bound) = name.plain().and_then(|name| self.bindings.get(name)) {
            return bound.clone();
        }
        if name.arguments().is_some() {
            let instance = self.instance(name, depth);
            let is_bound = instance.class().is_some_and(|class| self.scope.has_instance(class));
            return if is_bound { instance } else { self.standard(name, depth).unwrap_or(instance) };
        }
        // What is inside an instance of a template is another type for each.
        let found = Some(name).filter(|name| !name.has_arguments());
        match found.and_then(|name| self.scope.find_type(self.namespace, name)) {
            _ if depth == 0 => Resolved::Other(name.to_string()),
            Some(Found::Builtin(builtin)) => Resolved::Builtin(builtin),
            Some(Found::StdString) => Resolved::StdString,
            Some(Found::Enum(full, base)) => Resolved::Enum(full, base),
            Some(Found::Class(full)) => Resolved::Class(full),
            Some(Found::Alias(alias)) => {
                Resolver::new(self.scope, alias.namespace).resolve_within(alias.target, depth)
            }
            None => self.member(name, depth - 1).unwrap_or_else(|| self.unknown_member(name, depth - 1)),
        }
    }
}

impl Resolver<'_, '_> {
    /// `std::vector` of numbers, with its own allocator, a `std::span` of any length, or text by the name of its template.
    fn standard(&self, name: &QualifiedName, depth: usize) -> Option<Resolved> {
        // First, for what an alias stands for may name that again: each level would be read twice.
        let (element, others) = name.arguments().filter(|_| depth > 0)?.split_first()?;
        let is_one = |full: &String| match full.as_str() {
            "std::basic_string" => true,
            "std::complex" | "std::vector" | "std::span" => others.iter().all(is_allocator),
            _ => false,
        };
        let path = self.scope.candidates(self.namespace, name).into_iter().find(is_one)?;
        let element = self.resolve_within(element.r#type.as_ref()?, depth - 1);
        if path == "std::basic_string" {
            return self.text(&element);
        }
        let scalar = element.scalar()?;
        match path.as_str() {
            "std::complex" => Builtin::complex(&scalar).map(Resolved::Builtin),
            "std::vector" if !element.is_const() => Some(Resolved::StdVector(Box::new(element))),
            "std::span" => Some(Resolved::StdSpan(Box::new(element))),
            _ => None,
        }
    }

    /// The text of letters of a type.
    fn text(&self, letter: &Resolved) -> Option<Resolved> {
        match letter.builtin()?.identity {
            "char" => Some(Resolved::StdString),
            "wchar_t" => {
                Some("std::wstring".to_owned()).filter(|wide| self.scope.has_class(wide)).map(Resolved::Class)
            }
            _ => None,
        }
    }

    /// The full name of a value that reads as a type.
    fn value(&self, r#type: &TypeSyntax) -> Option<String> {
        let TypeSyntax::Named(name) = r#type else { return None };
        if name.plain().is_some_and(|name| self.bindings.contains_key(name)) {
            return None;
        }
        self.scope.find_value(self.namespace, name)
    }

    /// `Box<Name>` as `example::Box<example::Name>`, where it is a template of classes that is known.
    fn instance(&self, name: &QualifiedName, depth: usize) -> Resolved {
        let Some((last, before)) = name.segments.split_last() else {
            return Resolved::Other(name.to_string());
        };
        let is_inside = before.iter().any(|segment| segment.arguments.is_some());
        let Some(arguments) = last.arguments.as_ref().filter(|_| !is_inside) else {
            return self.member(name, depth).unwrap_or_else(|| self.unknown_member(name, depth));
        };
        let bound = Some(&last.name).filter(|_| before.is_empty()).and_then(|name| self.bindings.get(name));
        // A parameter that stands for a template, or else a template of that name.
        let found = match bound {
            Some(Resolved::Class(template)) if !template.contains('<') => {
                Some(Found::Class(template.clone()))
            }
            _ => self.scope.find_type(self.namespace, name),
        };
        match found {
            Some(Found::Alias(alias)) if depth > 0 => self.alias_instance(alias, arguments, depth - 1),
            Some(Found::Class(full)) => {
                let resolve = |argument: &TemplateArgument| match self.pack_argument(argument) {
                    Some(all) => all,
                    None => vec![self.argument_within(argument, depth)],
                };
                let arguments: Vec<Resolved> = arguments.iter().flat_map(resolve).collect();
                let arguments = self.scope.class_arguments(&full, arguments);
                let cxx = instance_name(&full, arguments.iter().map(Resolved::to_string));
                // A template that names itself with more and more arguments has no end.
                if cxx.len() > LONGEST_NAME {
                    return Resolved::Other(name.to_string());
                }
                if let [pointee] = arguments.as_slice()
                    && full == "std::unique_ptr"
                    && pointee.class().is_some()
                {
                    return Resolved::Unique(Box::new(pointee.clone()));
                }
                self.scope.class_types.instantiate(&cxx, &full, arguments);
                Resolved::Class(cxx)
            }
            _ if depth > 0 => Resolved::Other(self.unknown_instance(name, arguments, depth - 1)),
            _ => Resolved::Other(name.to_string()),
        }
    }

    /// The text of an instance of a template that nothing declares: its arguments have the names that hold everywhere.
    fn unknown_instance(&self, name: &QualifiedName, arguments: &[TemplateArgument], depth: usize) -> String {
        let template = name.to_string();
        let template = template.split('<').next().unwrap_or_default();
        // Inside `namespace std`, of which no interface declares everything.
        let is_inside = self.namespace.first().is_some_and(|first| first == "std") && !name.global;
        let template = match is_inside && name.segments.len() == 1 {
            true => format!("std::{template}"),
            false => template.to_owned(),
        };
        let arguments = arguments.iter().map(|argument| self.argument_within(argument, depth).to_string());
        let cxx = instance_name(&template, arguments);
        // An alias that names itself twice doubles at each level.
        if cxx.len() > LONGEST_NAME { name.to_string() } else { cxx }
    }

    fn argument_within(&self, argument: &TemplateArgument, depth: usize) -> Resolved {
        let text = || Resolved::Other(argument.text.clone());
        let Some(r#type) = &argument.r#type else { return text() };
        let value = self.value(r#type).map(Resolved::Other);
        value.unwrap_or_else(|| self.resolve_within(r#type, depth))
    }
}

/// Whether an argument of a container is C++'s own allocator, which containers have by themselves.
fn is_allocator(argument: &TemplateArgument) -> bool {
    matches!(&argument.r#type, Some(TypeSyntax::Named(name)) if name.path() == "std::allocator")
}

/// What a template is instantiated for, a value by its text.
pub fn argument(argument: &TemplateArgument, resolver: Resolver) -> Resolved {
    resolver.argument_within(argument, MAX_DEPTH)
}

/// An argument of a template by full names, so that the text means the same wherever it is written.
pub fn argument_text(given: &TemplateArgument, resolver: Resolver) -> String {
    argument(given, resolver).to_string()
}

/// `example::Box<int>`, of a template's full name and what it is instantiated for.
pub fn instance_name(template: &str, arguments: impl Iterator<Item = String>) -> String {
    let arguments: Vec<String> = arguments.collect();
    format!("{template}<{}>", arguments.join(", "))
}

impl Resolved {
    /// The type as a caller sees it who passes a copy: `float` for `const float`.
    pub fn without_const(&self) -> &Resolved {
        match self {
            Resolved::Const(inner) => inner,
            other => other,
        }
    }

    /// What a pointer points to.
    pub fn pointee(&self) -> Option<&Resolved> {
        match self.without_const() {
            Resolved::Pointer(pointee) => Some(pointee),
            _ => None,
        }
    }

    /// What a reference refers to.
    pub fn referent(&self) -> Option<&Resolved> {
        match self {
            Resolved::Reference(referent) => Some(referent),
            _ => None,
        }
    }

    /// The fundamental type it is, `const` or not.
    pub fn builtin(&self) -> Option<Builtin> {
        match self.without_const() {
            Resolved::Builtin(builtin) => Some(*builtin),
            _ => None,
        }
    }

    /// Whether `const` stands behind it, and not before.
    fn is_pointer(&self) -> bool {
        matches!(self, Resolved::Pointer(_) | Resolved::FunctionPointer(_))
    }

    pub fn is_const(&self) -> bool {
        matches!(self, Resolved::Const(_))
    }

    /// The number that it is, `const` or not.
    pub fn scalar(&self) -> Option<Scalar> {
        self.builtin()?.scalar()
    }

    pub fn is_void(&self) -> bool {
        self.builtin().is_some_and(|builtin| builtin.identity == "void")
    }

    /// Whether what it names, or refers to, cannot be assigned to. Of an array that is declared without its length nobody
    /// knows how much may be written.
    pub fn is_constant(&self) -> bool {
        match self {
            Resolved::Reference(referent) => referent.is_const(),
            Resolved::Array(element, length) => length.is_empty() || element.is_constant(),
            other => other.is_const(),
        }
    }

    /// The class that it is, `const` or not.
    pub fn class(&self) -> Option<&str> {
        match self.without_const() {
            Resolved::Class(name) => Some(name),
            _ => None,
        }
    }

    pub fn is_char(&self) -> bool {
        self.builtin().is_some_and(|builtin| builtin.identity == "char")
    }

    /// Whether it is Python's type of objects.
    fn is_python(&self) -> bool {
        matches!(self, Resolved::Other(name) if name == "PyObject")
    }

    /// Whether it is CUDA's type of streams, by either of its names.
    pub fn is_stream(&self) -> bool {
        let is_named = |r#type: &Resolved, names: &[&str]| match r#type {
            Resolved::Other(name) => names.contains(&name.trim_start_matches("::")),
            // A header that names the class may do so in a namespace of its own.
            Resolved::Class(name) => names.iter().any(|known| name.rsplit("::").next() == Some(known)),
            _ => false,
        };
        match self.without_const() {
            Resolved::Pointer(pointee) => is_named(pointee, &[STREAM]),
            other => is_named(other, &STREAM_NAMES),
        }
    }

    fn into_const(self) -> Resolved {
        match self {
            Resolved::Const(_) | Resolved::Reference(_) | Resolved::RvalueReference(_) => self,
            Resolved::Array(element, length) => Resolved::Array(Box::new(element.into_const()), length),
            other => Resolved::Const(Box::new(other)),
        }
    }
}

impl fmt::Display for Resolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Resolved::Builtin(builtin) => f.write_str(builtin.spelling),
            Resolved::StdString => f.write_str("std::string"),
            Resolved::StdVector(element) => write!(f, "std::vector<{element}>"),
            Resolved::Unique(pointee) => write!(f, "std::unique_ptr<{pointee}>"),
            Resolved::Enum(name, _) => f.write_str(name),
            Resolved::StdSpan(element) => write!(f, "std::span<{element}>"),
            Resolved::Const(inner) if inner.is_pointer() => write!(f, "{inner} const"),
            Resolved::Const(inner) => write!(f, "const {inner}"),
            Resolved::Pointer(inner) => write!(f, "{inner}*"),
            Resolved::Reference(inner) => write!(f, "{inner}&"),
            Resolved::RvalueReference(inner) => write!(f, "{inner}&&"),
            Resolved::Array(element, length) => write!(f, "{element}[{length}]"),
            Resolved::Pack(all) => {
                let all: Vec<String> = all.iter().map(Resolved::to_string).collect();
                f.write_str(&all.join(", "))
            }
            Resolved::Class(text)
            | Resolved::Function(text)
            | Resolved::FunctionPointer(text)
            | Resolved::Other(text) => f.write_str(text),
        }
    }
}
