//! The types of C++, with every alias resolved and every template parameter replaced.

use super::full_name::FullName;
use super::{Builtin, ClassType, Library, Scalar};
use crate::syntax::{REST, spelled_function};
use std::fmt;

/// The template whose instantiations over classes are [`Ty::Unique`].
pub const UNIQUE: &str = "std::unique_ptr";

/// The template of function objects.
pub const FUNCTION: &str = "std::function";

/// A resolved type. Fundamental types are compared by identity, and classes by their full names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    Builtin(Builtin),
    StdString,
    /// A `std::vector` of numbers for which the module has no class.
    StdVector(Box<Ty>),
    /// An enumeration by its full name, with its underlying type.
    Enum(String, Builtin),
    /// A `std::span` of numbers, `const` or not.
    StdSpan(Box<Ty>),
    Class(ClassType),
    /// An instantiation of an undeclared template, whose name is as spelled in the text.
    Undeclared(ClassType),
    /// A standard library type of a parameter or result whose values become Python values.
    Library(Box<Library>),
    /// A `std::unique_ptr` to an object of a class, `const` or not.
    Unique(Box<Ty>),
    Const(Box<Ty>),
    Pointer(Box<Ty>),
    Reference(Box<Ty>),
    RvalueReference(Box<Ty>),
    /// An array, with its length as written.
    Array(Box<Ty>, String),
    Function(Box<FunctionTy>),
    FunctionPointer(Box<FunctionTy>),
    /// The types in a parameter pack.
    Pack(Vec<Ty>),
    /// Any other type, by its text.
    Other(String),
}

/// The type of a function, or of a member function of a class.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FunctionTy {
    pub returns: Ty,
    /// The class, for a member function.
    pub class: Option<Ty>,
    /// The types of the parameters, without top-level `const`, which C++ ignores here.
    pub parameters: Vec<Ty>,
    /// The text after the parameter list: `const`, `noexcept`.
    pub qualifiers: String,
}

impl FunctionTy {
    /// The classes whose objects the function accepts or returns by value.
    pub fn structs_by_value(&self) -> impl Iterator<Item = &Ty> {
        let types = self.parameters.iter().chain([&self.returns]);
        types.filter(|r#type| matches!(r#type.without_const(), Ty::Class(_)))
    }

    /// A declaration with this function type and `declarator` in place of the name: `int (*callback)(double)`
    /// for `*callback`.
    pub fn spelled(&self, declarator: &str) -> String {
        let class = self.class.as_ref().map(Ty::to_string);
        let parameters = self.parameters.iter().map(Ty::to_string);
        spelled_function(
            &self.returns.to_string(),
            class.as_deref(),
            declarator,
            parameters,
            &self.qualifiers,
        )
    }
}

impl Ty {
    /// The type without top-level `const`, as the caller of a function sees it: `float` for `const float`.
    pub fn without_const(&self) -> &Ty {
        match self {
            Ty::Const(inner) => inner,
            other => other,
        }
    }

    /// The type that a pointer points to.
    pub fn pointee(&self) -> Option<&Ty> {
        match self.without_const() {
            Ty::Pointer(pointee) => Some(pointee),
            _ => None,
        }
    }

    /// The type behind all pointers and references.
    pub fn innermost(&self) -> &Ty {
        match self {
            Ty::Const(inner) | Ty::Pointer(inner) | Ty::Reference(inner) | Ty::RvalueReference(inner) => {
                inner.innermost()
            }
            other => other,
        }
    }

    /// The type that a reference refers to.
    pub fn referent(&self) -> Option<&Ty> {
        match self {
            Ty::Reference(referent) => Some(referent),
            _ => None,
        }
    }

    /// Whether the type is no reference, or one to a constant.
    pub fn is_value_or_constant(&self) -> bool {
        match self {
            Ty::Reference(referent) => referent.is_const(),
            Ty::RvalueReference(_) => false,
            _ => true,
        }
    }

    /// The type itself without `const`, or the type behind a reference or pointer.
    pub fn object_behind(&self) -> &Ty {
        let object = self.referent().unwrap_or(self);
        object.pointee().unwrap_or(object).without_const()
    }

    /// The fundamental type, `const` or not; `None` for other types.
    pub fn builtin(&self) -> Option<Builtin> {
        match self.without_const() {
            Ty::Builtin(builtin) => Some(*builtin),
            _ => None,
        }
    }

    /// The class, `const` or not; `None` for other types.
    pub fn class(&self) -> Option<&ClassType> {
        match self.without_const() {
            Ty::Class(class) => Some(class),
            _ => None,
        }
    }

    /// Whether C++ has a class for the type, `const` or not, as for `std::string` and complex numbers.
    pub fn is_object(&self) -> bool {
        match self.without_const() {
            Ty::Class(_)
            | Ty::Undeclared(_)
            | Ty::StdString
            | Ty::StdVector(_)
            | Ty::StdSpan(_)
            | Ty::Library(_)
            | Ty::Unique(_) => true,
            Ty::Builtin(_) => matches!(self.scalar(), Some(Scalar::Complex | Scalar::DoubleComplex)),
            _ => false,
        }
    }

    /// The class or the instantiation of an undeclared template, `const` or not; `None` for other types.
    pub fn class_or_undeclared(&self) -> Option<&ClassType> {
        match self.without_const() {
            Ty::Class(class) | Ty::Undeclared(class) => Some(class),
            _ => None,
        }
    }

    /// Whether the type is a pointer, whose `const` is spelled after it and not before it.
    pub fn is_pointer(&self) -> bool {
        matches!(self, Ty::Pointer(_) | Ty::FunctionPointer(_))
    }

    pub fn is_const(&self) -> bool {
        matches!(self, Ty::Const(_))
    }

    /// The number type, `const` or not; `None` for other types.
    pub fn scalar(&self) -> Option<Scalar> {
        self.builtin()?.scalar()
    }

    /// An integer by its alias in the interface, under which C++ may know another integer type. Other types
    /// are returned unchanged.
    #[must_use]
    pub fn named(self, alias: Option<&String>) -> Ty {
        match (self, alias) {
            (Ty::Const(inner), alias) => inner.named(alias).into_const(),
            (own, Some(alias)) if matches!(own.scalar(), Some(Scalar::Integer(_))) => {
                Ty::Other(alias.clone())
            }
            (own, _) => own,
        }
    }

    pub fn is_void(&self) -> bool {
        self.builtin().is_some_and(|builtin| builtin.identity == "void")
    }

    pub fn is_char(&self) -> bool {
        self.builtin().is_some_and(|builtin| builtin.identity == "char")
    }

    /// Whether the type is `std::string`, `const` or not.
    pub fn is_std_string(&self) -> bool {
        matches!(self.without_const(), Ty::StdString)
    }

    /// Whether the type is `PyObject`, the type of Python objects.
    pub fn is_python(&self) -> bool {
        matches!(self, Ty::Other(name) if name == "PyObject")
    }

    /// Whether the type stands for variable arguments, `...`.
    pub fn is_rest(&self) -> bool {
        matches!(self, Ty::Other(text) if text == REST)
    }

    /// Whether the type is known by a name that means the same in every namespace: a name of the standard
    /// library such as `std::istream`, or C's `FILE`.
    pub fn is_same_everywhere(&self) -> bool {
        matches!(self, Ty::Other(text) if text == "FILE" || text.starts_with("std::"))
    }

    /// Whether the text of the type means the same in every namespace and class.
    pub fn is_same_in_every_scope(&self) -> bool {
        match self {
            own if own.is_void() || own.is_same_everywhere() => true,
            Ty::Builtin(_) | Ty::Class(_) | Ty::Enum(..) | Ty::StdString => true,
            Ty::Const(inner)
            | Ty::Pointer(inner)
            | Ty::Reference(inner)
            | Ty::StdVector(inner)
            | Ty::StdSpan(inner) => inner.is_same_in_every_scope(),
            Ty::Undeclared(class) => {
                class.is_standard() && class.arguments().iter().all(Ty::is_same_argument_in_every_scope)
            }
            _ => false,
        }
    }

    /// Whether the text of a template argument, a type or a number, means the same in every namespace and
    /// class.
    fn is_same_argument_in_every_scope(&self) -> bool {
        let is_number = matches!(self, Ty::Other(text) if text.bytes().all(|byte| byte.is_ascii_digit()));
        is_number || self.is_same_in_every_scope()
    }

    /// Whether the type is only known by its name, such as `Handle` or `audio::Device`.
    pub fn is_undeclared_name(&self) -> bool {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"_:".contains(&byte);
        // A type inside an instance of a template, such as `Outer<int>::Inner`.
        let is_inside = |text: &str| {
            let (own, is_of_argument) = (FullName::of(text), |byte: u8| b"<>, *&".contains(&byte));
            own.is_in_instance()
                && own.last().bytes().all(is_part)
                && text.bytes().all(|byte| is_part(byte) || is_of_argument(byte))
        };
        let is_name =
            |text: &str| (text.bytes().all(is_part) || is_inside(text)) && !text.starts_with("std::");
        matches!(self, Ty::Other(text) if is_name(text) && text != "auto" && !self.is_stream())
    }

    /// Whether the type, or the type behind pointers, is only known by its name, with template arguments or
    /// without: `Handle`, `sigc::slot<int>`.
    pub fn is_by_name(&self) -> bool {
        match self.without_const() {
            Ty::Pointer(inner) => inner.is_by_name(),
            own => own.is_undeclared_name() || matches!(own, Ty::Undeclared(_)),
        }
    }

    /// Whether the type is a pointer to a member function of a class, which is not an address.
    pub fn is_pointer_to_member(&self) -> bool {
        matches!(self.without_const(), Ty::FunctionPointer(function) if function.class.is_some())
    }

    /// A pointer to the type.
    pub fn into_pointer(self) -> Ty {
        match self {
            Ty::Function(function) => Ty::FunctionPointer(function),
            pointee => Ty::Pointer(Box::new(pointee)),
        }
    }

    /// The type with `const`, which applies to the elements of an array and has no effect on a reference.
    #[must_use]
    pub fn into_const(self) -> Ty {
        match self {
            Ty::Const(_) | Ty::Reference(_) | Ty::RvalueReference(_) => self,
            Ty::Array(element, length) => Ty::Array(Box::new(element.into_const()), length),
            other => Ty::Const(Box::new(other)),
        }
    }

    /// Whether a variable of this type, or the object that it refers to, cannot be assigned to. This includes
    /// arrays without a declared length, because it is unknown how much may be written.
    pub fn is_constant(&self) -> bool {
        match self {
            Ty::Reference(referent) => referent.is_const(),
            Ty::Array(element, length) => length.is_empty() || element.is_constant(),
            other => other.is_const(),
        }
    }

    /// Whether this is an array, a pointer to an array, and so on.
    pub fn is_around_array(&self) -> bool {
        match self {
            Ty::Array(..) => true,
            Ty::Pointer(inner) => inner.is_around_array(),
            _ => false,
        }
    }

    /// The innermost elements of an array and the lengths in C++'s order, the outermost first: `int` and
    /// `[2][3]`.
    pub fn element_and_lengths(&self) -> (&Ty, String) {
        let (mut element, mut lengths) = (self, String::new());
        while let Ty::Array(inner, length) = element {
            lengths += &format!("[{length}]");
            element = inner;
        }
        (element, lengths)
    }

    /// The type with another inner type: `Other *` for `Type *`. Applies to a constant, a pointer, a
    /// reference or an array; `None` for any other type, and if `inner` returns `None`.
    pub fn map_inner(&self, inner: impl FnOnce(&Ty) -> Option<Ty>) -> Option<Ty> {
        let boxed = |own: &Ty| inner(own).map(Box::new);
        match self {
            Ty::Const(own) => boxed(own).map(Ty::Const),
            Ty::Pointer(own) => boxed(own).map(Ty::Pointer),
            Ty::Reference(own) => boxed(own).map(Ty::Reference),
            Ty::RvalueReference(own) => boxed(own).map(Ty::RvalueReference),
            Ty::Array(element, length) => boxed(element).map(|element| Ty::Array(element, length.clone())),
            _ => None,
        }
    }

    /// The type without `const` at any level, except in template arguments and function parameters.
    #[must_use]
    pub fn without_any_const(&self) -> Ty {
        match self {
            Ty::Const(inner) => inner.without_any_const(),
            other => {
                other.map_inner(|inner| Some(inner.without_any_const())).unwrap_or_else(|| other.clone())
            }
        }
    }

    /// Adds the type itself and all types that it consists of.
    pub fn add_types<'t>(&'t self, found: &mut Vec<&'t Ty>) {
        found.push(self);
        match self {
            Ty::Class(class) | Ty::Undeclared(class) => {
                class.arguments().iter().for_each(|argument| argument.add_types(found));
            }
            Ty::Const(inner)
            | Ty::Pointer(inner)
            | Ty::Reference(inner)
            | Ty::RvalueReference(inner)
            | Ty::Array(inner, _)
            | Ty::StdVector(inner)
            | Ty::StdSpan(inner)
            | Ty::Unique(inner) => inner.add_types(found),
            Ty::Function(function) | Ty::FunctionPointer(function) => {
                function.returns.add_types(found);
                function.parameters.iter().for_each(|parameter| parameter.add_types(found));
            }
            Ty::Library(library) => library.r#type.add_types(found),
            Ty::Pack(all) => all.iter().for_each(|one| one.add_types(found)),
            Ty::Builtin(_) | Ty::StdString | Ty::Enum(..) | Ty::Other(_) => {}
        }
    }
}

/// A pointer or reference with its symbol, which is inside the parentheses of a function or an array: `int
/// (**)(double)`, `int (*)[2][3]`.
fn marked(f: &mut fmt::Formatter<'_>, inner: &Ty, mark: &str) -> fmt::Result {
    match inner {
        Ty::FunctionPointer(function) => f.write_str(&function.spelled(&format!("*{mark}"))),
        Ty::Pointer(pointee) if pointee.is_around_array() => marked(f, pointee, &format!("*{mark}")),
        Ty::Array(..) => {
            let (element, lengths) = inner.element_and_lengths();
            write!(f, "{element} ({mark}){lengths}")
        }
        _ => write!(f, "{inner}{mark}"),
    }
}

/// Spells the type as in C++ outside of all namespaces.
impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ty::Builtin(builtin) => f.write_str(builtin.spelling),
            Ty::StdString => f.write_str("std::string"),
            Ty::StdVector(element) => write!(f, "std::vector<{element}>"),
            Ty::Library(library) if library.moved => write!(f, "{}&&", library.r#type),
            Ty::Library(library) => library.r#type.fmt(f),
            Ty::Unique(pointee) => write!(f, "{UNIQUE}<{pointee}>"),
            Ty::StdSpan(element) => write!(f, "std::span<{element}>"),
            Ty::Class(class) | Ty::Undeclared(class) => class.fmt(f),
            Ty::Const(inner) if inner.is_pointer() => write!(f, "{inner} const"),
            Ty::Const(inner) => write!(f, "const {inner}"),
            Ty::Pointer(inner) => marked(f, inner, "*"),
            Ty::Reference(inner) => marked(f, inner, "&"),
            Ty::RvalueReference(inner) => marked(f, inner, "&&"),
            Ty::Array(..) => {
                let (element, lengths) = self.element_and_lengths();
                write!(f, "{element}{lengths}")
            }
            Ty::Pack(all) => {
                let all: Vec<String> = all.iter().map(Ty::to_string).collect();
                f.write_str(&all.join(", "))
            }
            Ty::Function(function) => f.write_str(&function.spelled("")),
            Ty::FunctionPointer(function) => f.write_str(&function.spelled("*")),
            Ty::Enum(name, _) => f.write_str(name),
            Ty::Other(text) => f.write_str(text),
        }
    }
}
