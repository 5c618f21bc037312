//! The classes and class templates of the C++ standard library, and of others, that quaff converts to and from Python
//! values. All that depends on which of them a class is, is a column of one table.

/// A row: a class, or a template of classes.
#[derive(Debug)]
pub struct LibraryType {
    /// The full name, without arguments.
    pub name: &'static str,
    pub conversion: Conversion,
    pub structure: Structure,
    /// The Python values that objects are converted to and made from.
    pub shape: Shape,
    /// Whether copying an object copies its elements, although the elements may not allow it: C++'s traits report such
    /// a container as copyable whatever its elements are.
    pub copies_elements: bool,
}

/// How objects are converted to Python values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// A result, by value or constant reference, is a Python value.
    Value,
    /// As `Value`, for a class that is not a template: Python has no class for it.
    Plain,
    /// As `Plain`, for any Python object.
    Any,
    /// As `Plain`, for text.
    Text,
    /// A result is an object of the class, which can also be made from a Python value.
    Object,
    /// A result is the value inside, or None.
    Optional,
    /// A result is the object that the pointer points to, or None, however the pointer is passed. If the class of that
    /// object is not bound, the result is an object of the pointer's class.
    Pointer,
    /// A result is a callable object, or None for a function that is empty, however it is passed. Any Python callable
    /// becomes a function.
    Callable,
    /// No Python value is converted.
    None,
}

/// The shape of the Python values that stand for objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The stub says nothing about it.
    Unknown,
    /// A tuple of elements of one type, made from any iterable but an iterator.
    Elements,
    /// A tuple with a type for each place.
    Places,
    /// A dict, made from any mapping.
    Mapping,
    /// Items, several of which may have one key: Python has no type for them but the class.
    Items,
    Complex,
}

/// How a container keeps its elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Structure {
    /// It is no container, or Python cannot access its elements by a position or a key.
    Single,
    /// Elements at positions, one after another in memory.
    Contiguous,
    /// Elements at positions.
    Sequence,
    /// One value for each key.
    Dict,
    /// Characters that belong to another object.
    View,
}

const fn row(name: &'static str, conversion: Conversion, structure: Structure) -> LibraryType {
    LibraryType { name, conversion, structure, shape: Shape::Unknown, copies_elements: false }
}

const fn copied(name: &'static str, conversion: Conversion, structure: Structure) -> LibraryType {
    LibraryType { name, conversion, structure, shape: Shape::Unknown, copies_elements: true }
}

/// The table. As with SWIG, a sequence that C++ returns is a tuple, and a map stays a C++ map.
static TYPES: [LibraryType; 27] = [
    row("boost::shared_ptr", Conversion::Pointer, Structure::Single),
    row("quaff::NamedSharedPointer", Conversion::Pointer, Structure::Single),
    row("quaff::WeakPointer", Conversion::Pointer, Structure::Single),
    row("std::array", Conversion::Value, Structure::Contiguous).shaped(Shape::Elements),
    row("std::complex", Conversion::Value, Structure::Single).shaped(Shape::Complex),
    copied("std::deque", Conversion::Value, Structure::Sequence).shaped(Shape::Elements),
    row("std::filesystem::path", Conversion::Plain, Structure::Single),
    copied("std::forward_list", Conversion::None, Structure::Single).shaped(Shape::Elements),
    row("std::function", Conversion::Callable, Structure::Single),
    copied("std::list", Conversion::Value, Structure::Sequence).shaped(Shape::Elements),
    copied("std::map", Conversion::Object, Structure::Dict).shaped(Shape::Mapping),
    copied("std::multimap", Conversion::Object, Structure::Single).shaped(Shape::Items),
    row("std::multiset", Conversion::Value, Structure::Single).shaped(Shape::Elements),
    row("std::optional", Conversion::Optional, Structure::Single),
    row("std::pair", Conversion::Value, Structure::Single).shaped(Shape::Places),
    row("std::set", Conversion::Value, Structure::Single).shaped(Shape::Elements),
    row("std::shared_ptr", Conversion::Pointer, Structure::Single),
    row("std::string_view", Conversion::Text, Structure::View),
    row("std::tuple", Conversion::Value, Structure::Single).shaped(Shape::Places),
    copied("std::unordered_map", Conversion::Object, Structure::Dict).shaped(Shape::Mapping),
    copied("std::unordered_multimap", Conversion::Object, Structure::Single).shaped(Shape::Items),
    row("std::unordered_multiset", Conversion::Value, Structure::Single).shaped(Shape::Elements),
    row("std::unordered_set", Conversion::Value, Structure::Single).shaped(Shape::Elements),
    copied("std::vector", Conversion::Value, Structure::Contiguous).shaped(Shape::Elements),
    row("std::wstring", Conversion::Text, Structure::Single),
    row("swig::SwigPtr_PyObject", Conversion::Any, Structure::Single),
    row("swig::SwigVar_PyObject", Conversion::Any, Structure::Single),
];

/// The methods of containers that return an element, and the runtime's name for the place of that element.
const ELEMENTS: [(&str, &str); 3] = [("__getitem__", "Element"), ("front", "First"), ("back", "Last")];

impl LibraryType {
    const fn shaped(self, shape: Shape) -> LibraryType {
        LibraryType { shape, ..self }
    }

    /// The names of all types of the table.
    pub fn names() -> impl Iterator<Item = &'static str> {
        TYPES.iter().map(|row| row.name)
    }

    /// The row of a class or a template, by its full name.
    pub fn named(name: &str) -> Option<&'static LibraryType> {
        let row = TYPES.binary_search_by(|row| row.name.cmp(name)).ok()?;
        Some(&TYPES[row])
    }

    /// The runtime's name for the place of the element that a method returns, if each element has a place of its own.
    pub fn element(&self, method: &str) -> Option<&'static str> {
        let has_places =
            matches!(self.structure, Structure::Contiguous | Structure::Sequence | Structure::Dict);
        let row = ELEMENTS.iter().find(|(name, _)| has_places && *name == method);
        row.map(|(_, place)| *place)
    }
}

#[cfg(test)]
mod tests {
    use super::{LibraryType, TYPES};

    #[test]
    fn rows_are_in_the_order_of_their_names() {
        assert!(TYPES.is_sorted_by(|one, next| one.name < next.name));
        assert!(TYPES.iter().all(|row| LibraryType::named(row.name).is_some()));
        assert!(LibraryType::named("std::vector<int>").is_none());
    }
}
