//! The type of a class: its C++ name and, for an instantiation of a template, the template and the arguments.

use super::full_name::FullName;
use super::library_type::{ByValue, Conversion, LibraryType, Shape, Structure};
use super::ty::{FunctionTy, Ty};
use crate::syntax::ClassKey;
use std::borrow::Borrow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A class. Two are equal if they have the same full name.
#[derive(Clone, Debug)]
pub struct ClassType(Arc<ClassParts>);

#[derive(Clone, Debug)]
struct ClassParts {
    /// The full name from the outermost namespace on, with template arguments: `example::Box<int>`.
    name: String,
    /// The name without scopes and arguments, which constructors have: `Box`.
    unqualified: String,
    /// The class that contains the declaration of this class, if it is nested.
    outer: Option<ClassType>,
    /// The template and its arguments, if the class is an instantiation.
    instance: Option<TemplateInstance>,
    library: Option<&'static LibraryType>,
    /// The class key, if C++ finds the class only by `struct stats` because a function has the same name.
    key: Option<ClassKey>,
}

#[derive(Clone, Debug)]
struct TemplateInstance {
    /// The full name of the template.
    template: String,
    /// The arguments with which C++ names the instantiation.
    arguments: Vec<Ty>,
    /// The number of arguments that the interface writes. Those behind them are defaults.
    written: usize,
}

impl ClassType {
    /// A class that is not an instantiation, or a template itself, by its full name.
    pub fn plain(name: impl Into<String>) -> ClassType {
        let name = name.into();
        let unqualified = FullName::of(&name).unqualified().to_owned();
        let library = LibraryType::named(&name);
        ClassType(Arc::new(ClassParts { name, unqualified, outer: None, instance: None, library, key: None }))
    }

    /// An instantiation of a template, by the template's full name.
    pub fn instance(template: &str, arguments: Vec<Ty>) -> ClassType {
        ClassType::plain(template).with_arguments(arguments)
    }

    /// An instantiation of the template with this name.
    #[must_use]
    pub fn with_arguments(&self, arguments: Vec<Ty>) -> ClassType {
        let spelled: Vec<String> = arguments.iter().map(Ty::to_string).collect();
        let template = self.0.name.clone();
        let name = format!("{template}<{}>", spelled.join(", "));
        let written = arguments.len();
        ClassType(Arc::new(ClassParts {
            name,
            instance: Some(TemplateInstance { template, arguments, written }),
            ..(*self.0).clone()
        }))
    }

    /// An instantiation whose first arguments are written in the interface, and whose other arguments are the
    /// template's defaults.
    #[must_use]
    pub fn written_with(&self, written: usize) -> ClassType {
        let instance = self.0.instance.clone().map(|instance| TemplateInstance { written, ..instance });
        ClassType(Arc::new(ClassParts { instance, ..(*self.0).clone() }))
    }

    /// The template of an instantiation, or the class itself.
    #[must_use]
    pub fn without_arguments(&self) -> ClassType {
        match &self.0.instance {
            Some(TemplateInstance { template, .. }) => ClassType(Arc::new(ClassParts {
                name: template.clone(),
                instance: None,
                ..(*self.0).clone()
            })),
            None => self.clone(),
        }
    }

    /// The class with this name that is declared inside this class.
    pub fn nested(&self, name: &str) -> ClassType {
        let (name, unqualified) = (self.member(name), name.to_owned());
        let outer = Some(self.clone());
        ClassType(Arc::new(ClassParts { name, unqualified, outer, instance: None, library: None, key: None }))
    }

    /// The class with its key, which C++ needs beside a function of the same name.
    #[must_use]
    pub fn elaborated(&self, key: ClassKey) -> ClassType {
        ClassType(Arc::new(ClassParts { key: Some(key), ..(*self.0).clone() }))
    }

    /// The class key that C++ needs to find the class, if any.
    pub fn key(&self) -> Option<ClassKey> {
        self.0.key
    }

    /// The full name: `example::Box<int>`.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The full name of a member: `example::Box<int>::get`.
    pub fn member(&self, name: &str) -> String {
        format!("{}::{name}", self.0.name)
    }

    /// The full name of the template, if the class is an instantiation, or else of the class: `example::Box`.
    pub fn template(&self) -> &str {
        self.0.instance.as_ref().map_or(&self.0.name, |instance| &instance.template)
    }

    /// The name without scopes and arguments, which the constructors have too: `Box`.
    pub fn unqualified(&self) -> &str {
        &self.0.unqualified
    }

    /// The namespaces and classes around the members of the class, outermost first, ending with the class
    /// itself.
    pub fn scopes(&self) -> Vec<String> {
        let mut scopes: Vec<String> = match &self.0.outer {
            Some(outer) => [outer.scopes(), vec![self.0.unqualified.clone()]].concat(),
            None => FullName::of(self.template()).parts().into_iter().map(str::to_owned).collect(),
        };
        if let Some(last) = scopes.last_mut() {
            last.push_str(&self.0.name[self.template().len()..]);
        }
        scopes
    }

    /// The class in which the class or its template is declared.
    pub fn outer(&self) -> Option<&ClassType> {
        self.0.outer.as_ref()
    }

    /// Whether the class is declared directly inside another one.
    pub fn is_inside(&self, outer: &ClassType) -> bool {
        self.outer() == Some(outer)
    }

    /// Whether the class belongs to the standard library.
    pub fn is_standard(&self) -> bool {
        self.0.name.starts_with("std::")
    }

    /// The template arguments; none for a class that is not an instantiation.
    pub fn arguments(&self) -> &[Ty] {
        self.0.instance.as_ref().map_or(&[], |instance| &instance.arguments)
    }

    /// The template arguments that the interface writes.
    pub fn written_arguments(&self) -> &[Ty] {
        self.0.instance.as_ref().map_or(&[], |instance| &instance.arguments[..instance.written])
    }

    pub fn is_instance(&self) -> bool {
        self.0.instance.is_some()
    }

    /// The row of the class, or of its template, in the table of library types.
    pub fn library(&self) -> Option<&'static LibraryType> {
        self.0.library
    }

    /// How objects are converted to Python values.
    pub fn conversion(&self) -> Conversion {
        self.0.library.map_or(Conversion::None, |row| row.conversion)
    }

    /// How objects store their elements.
    pub fn structure(&self) -> Structure {
        self.0.library.map_or(Structure::Single, |row| row.structure)
    }

    /// The shape of the Python values that objects are converted to.
    pub fn shape(&self) -> Shape {
        self.0.library.map_or(Shape::Unknown, |row| row.shape)
    }

    /// The Python value that an object is converted to if no `%template` names the class.
    pub fn by_value(&self) -> ByValue {
        self.0.library.map_or(ByValue::Never, |row| row.by_value)
    }

    /// Whether the class is a time point of a clock without a calendar.
    pub fn is_of_other_clock(&self) -> bool {
        const OF_CALENDAR: [&str; 2] = ["std::chrono::system_clock", "std::chrono::local_t"];
        self.arguments().first().is_some_and(|clock| !OF_CALENDAR.contains(&clock.to_string().as_str()))
            && self.template() == "std::chrono::time_point"
    }

    /// Whether an object is a `std::vector`.
    pub fn is_vector(&self) -> bool {
        self.template() == "std::vector"
    }

    /// Whether an object is a `std::array`.
    pub fn is_fixed_array(&self) -> bool {
        self.template() == "std::array"
    }

    /// Whether objects can be made from Python values, if the class is bound.
    pub fn converts(&self) -> bool {
        self.conversion() != Conversion::None
    }

    /// Whether objects become Python values, so that Python has no class for them.
    pub fn is_plain_value(&self) -> bool {
        matches!(self.conversion(), Conversion::Any | Conversion::Plain | Conversion::Text)
    }

    /// Whether results are Python values, if the class is bound.
    pub fn is_value(&self) -> bool {
        !matches!(self.conversion(), Conversion::None | Conversion::Object)
    }

    /// The parameters and the result of a `std::function`.
    pub fn called(&self) -> Option<&FunctionTy> {
        match self.arguments() {
            [Ty::Function(function)] if self.conversion() == Conversion::Callable => Some(function),
            _ => None,
        }
    }

    /// Whether the class is a shared pointer, or a template of shared pointers.
    pub fn is_shared_pointer(&self) -> bool {
        self.conversion() == Conversion::Pointer
    }

    /// The class of the objects that a shared pointer points to.
    pub fn pointee(&self) -> Option<&Ty> {
        let pointee = self.arguments().first().filter(|_| self.is_shared_pointer())?;
        Some(pointee.without_const())
    }

    /// The runtime's name for the location of the element that a method returns, if the class is a container.
    pub fn element(&self, method: &str) -> Option<&'static str> {
        self.0.library?.element(method)
    }

    /// The types in the arguments, at any depth.
    pub fn inner_types(&self) -> Vec<&Ty> {
        let mut found = Vec::new();
        self.arguments().iter().for_each(|argument| argument.add_types(&mut found));
        found
    }
}

impl PartialEq for ClassType {
    fn eq(&self, other: &ClassType) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.name == other.0.name
    }
}

impl Eq for ClassType {}

impl PartialOrd for ClassType {
    fn partial_cmp(&self, other: &ClassType) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ClassType {
    fn cmp(&self, other: &ClassType) -> std::cmp::Ordering {
        self.0.name.cmp(&other.0.name)
    }
}

impl Hash for ClassType {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.name.hash(state);
    }
}

/// Finds classes in sets and maps by their full names.
impl Borrow<str> for ClassType {
    fn borrow(&self) -> &str {
        &self.0.name
    }
}

/// Spells the class as in C++ outside of all namespaces: `example::Box<int>`, `struct stats`.
impl fmt::Display for ClassType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.key {
            Some(key) => write!(f, "{key} {}", self.0.name),
            None => f.write_str(&self.0.name),
        }
    }
}

// Instantiations of standard containers with the default arguments that C++ adds, which are part of SWIG's
// descriptors: `SWIGTYPE_p_std__vectorT_int_std__allocatorT_int_t_t`.

/// The default arguments after those for the elements. `T` stands for the element or the key, and `A` for the
/// type that is allocated.
const ADDED: [(&str, &[&str]); 11] = [
    ("std::vector", ALLOCATED),
    ("std::list", ALLOCATED),
    ("std::deque", ALLOCATED),
    ("std::set", SORTED),
    ("std::multiset", SORTED),
    ("std::map", SORTED),
    ("std::multimap", SORTED),
    ("std::unordered_set", HASHED),
    ("std::unordered_multiset", HASHED),
    ("std::unordered_map", HASHED),
    ("std::unordered_multimap", HASHED),
];

const ALLOCATED: &[&str] = &["std::allocator<A>"];
const SORTED: &[&str] = &["std::less<T>", "std::allocator<A>"];
const HASHED: &[&str] = &["std::hash<T>", "std::equal_to<T>", "std::allocator<A>"];

impl ClassType {
    /// The full name with the arguments that the interface writes, also inside other arguments: SWIG's name
    /// of the class. `None` if C++ names the class in the same way.
    pub fn as_written(&self) -> Option<String> {
        let scope =
            self.outer().and_then(|outer| Some(format!("{}::{}", outer.as_written()?, self.unqualified())));
        let template = scope.as_deref().unwrap_or(self.template());
        let name = match self.is_instance() {
            true => {
                let written: Vec<String> = self.written_arguments().iter().map(spelled_as_written).collect();
                format!("{template}<{}>", written.join(", "))
            }
            false => template.to_owned(),
        };
        (name != self.name()).then_some(name)
    }

    /// The names of the class in SWIG's tables that are not the one in C++.
    pub fn names_in_swig(&self) -> impl Iterator<Item = String> {
        self.as_written().into_iter().chain(self.with_all_arguments())
    }

    /// The full name with all default arguments, also inside other arguments; `None` if C++ adds none.
    pub fn with_all_arguments(&self) -> Option<String> {
        let (_, added) = ADDED.iter().find(|(template, _)| *template == self.template())?;
        let own: Vec<String> = self.arguments().iter().map(spelled_with_all).collect();
        let first = own.first()?;
        let allocated = match own.as_slice() {
            [key, value] => format!("std::pair<{key} const,{value}>"),
            _ => first.clone(),
        };
        let added = added.iter().map(|added| {
            added.replace("<T>", &format!("<{first}>")).replace("<A>", &format!("<{allocated}>"))
        });
        let all: Vec<String> = own.iter().cloned().chain(added).collect();
        Some(format!("{}<{}>", self.template(), all.join(",")))
    }
}

fn spelled_with_all(argument: &Ty) -> String {
    let class = argument.class().and_then(ClassType::with_all_arguments);
    class.unwrap_or_else(|| spelled_as_written(argument))
}

/// The spelling of a type with the template arguments that the interface writes.
pub fn spelled_as_written(r#type: &Ty) -> String {
    match r#type {
        Ty::Class(class) => class.as_written().unwrap_or_else(|| r#type.to_string()),
        Ty::Pointer(inner) if inner.innermost().class().is_some() => {
            format!("{}*", spelled_as_written(inner))
        }
        Ty::Const(inner) if inner.class().is_some() => format!("const {}", spelled_as_written(inner)),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{ClassType, Structure, Ty};
    use crate::interface::{Builtin, mangled};

    #[test]
    fn descriptors_have_the_names_that_swig_gives_them() {
        let int = || Ty::Builtin(Builtin::fundamental("int"));
        let vector = ClassType::instance("std::vector", vec![int()]);
        let name = |class: &ClassType| class.with_all_arguments().map(|name| mangled(&name));
        assert_eq!(name(&vector).as_deref(), Some("std__vectorT_int_std__allocatorT_int_t_t"));
        let map = ClassType::instance("std::map", vec![int(), Ty::Class(vector)]);
        let expected = "std__mapT_int_std__vectorT_int_std__allocatorT_int_t_t_std__lessT_int_t_\
                        std__allocatorT_std__pairT_int_const_std__vectorT_int_std__allocatorT_int_t_t_t_t_t";
        assert_eq!(name(&map).as_deref(), Some(expected));
        assert_eq!(name(&ClassType::instance("Box", vec![int()])), None);
    }

    fn class(template: &str, arguments: Vec<Ty>) -> Ty {
        Ty::Class(ClassType::instance(template, arguments))
    }

    #[test]
    fn instances_are_spelled_as_cxx_spells_them() {
        let node = Ty::Class(ClassType::plain("ns::Node"));
        let map = ClassType::instance("std::map", vec![node.clone(), class("ns::Box", vec![node])]);
        assert_eq!(map.to_string(), "std::map<ns::Node, ns::Box<ns::Node>>");
        assert_eq!((map.template(), map.unqualified()), ("std::map", "map"));
        assert!(map.structure() == Structure::Dict && map.converts() && !map.is_value());
        assert_eq!(map.nested("iterator").unqualified(), "iterator");
        let instance = ClassType::plain("ns::Store").nested("Box").with_arguments(vec![Ty::StdString]);
        assert_eq!(instance.scopes(), ["ns", "Store", "Box<std::string>"]);
    }

    #[test]
    fn shared_pointers_are_found_inside() {
        let node = Ty::Class(ClassType::plain("ns::Node"));
        let pointer = class("std::shared_ptr", vec![Ty::Const(Box::new(node.clone()))]);
        assert_eq!(pointer.class().and_then(ClassType::pointee), Some(&node));
        let vector = ClassType::instance("std::vector", vec![pointer.clone()]);
        assert!(vector.pointee().is_none() && vector.inner_types().contains(&&pointer));
        assert!(ClassType::instance("std::shared_ptr_like", vec![node]).pointee().is_none());
    }
}
