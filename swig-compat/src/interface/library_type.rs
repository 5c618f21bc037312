//! The table of the classes and class templates, from the C++ standard library and elsewhere, that quaff
//! converts to and from Python values.

/// The runtime's header that converts structured arrays.
pub const RECORDS_HEADER: &str = "quaff/value_records.hpp";

/// The header for structured arrays on a device.
pub const RECORDS_ON_DEVICE_HEADER: &str = "quaff/device_records.hpp";

/// A row: a class or a class template.
#[derive(Debug)]
pub struct LibraryType {
    /// The full name, without template arguments.
    pub name: &'static str,
    pub conversion: Conversion,
    pub structure: Structure,
    /// The Python values that objects are converted to and made from.
    pub shape: Shape,
    /// The Python value that an object becomes if no `%template` names its type.
    pub by_value: ByValue,
    /// The least C++ standard that has the type, of those that quaff supports.
    pub since: Standard,
    /// Whether copying an object copies its elements, which may not be copyable: C++'s traits report such a
    /// container as copyable in any case.
    pub copies_elements: bool,
}

/// A C++ standard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standard {
    /// The standard that quaff's own code needs.
    #[default]
    Cxx17,
    Cxx20,
    Cxx23,
}

impl Standard {
    /// The name of the standard in a compiler's option `-std`.
    pub fn name(self) -> &'static str {
        match self {
            Standard::Cxx17 => "c++17",
            Standard::Cxx20 => "c++20",
            Standard::Cxx23 => "c++23",
        }
    }
}

/// How objects are converted to Python values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// A result by value or constant reference becomes a Python value.
    Value,
    /// A result becomes a Python value, as with `Value`. The class is not a template, and Python has no class
    /// for it.
    Plain,
    /// A result becomes the Python object that it refers to, of any class.
    Any,
    /// A result becomes a str.
    Text,
    /// A result is an object of the class, which can also be made from a Python value.
    Object,
    /// A result is the contained value, or None.
    Optional,
    /// A result is the object that the pointer points to, or None, however the pointer is passed. If that
    /// object's class is not bound, the result is an object of the pointer's class.
    Pointer,
    /// A result is a callable object, or None for an empty function, however it is passed. Any Python
    /// callable becomes a function.
    Callable,
    /// No Python value is converted.
    None,
}

/// The shape of the Python values that objects are converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Values that no type in a stub describes.
    Unknown,
    /// A tuple of elements of one type, made from any iterable but an iterator.
    Elements,
    /// A tuple with a type for each position.
    Places,
    /// A dict, made from any mapping.
    Mapping,
    /// Items of which several may have the same key. Python has no type for them except the class.
    Items,
    Complex,
}

/// The Python value that an object becomes if no `%template` names its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByValue {
    /// No Python value: such objects are not converted.
    Never,
    /// A NumPy array if the elements are numbers, and otherwise a list.
    Array,
    List,
    Set,
    Dict,
    /// A list of pairs, because several may have the same key.
    Pairs,
    /// A tuple with a type for each position.
    Tuple,
    /// The contained value, or None.
    Optional,
    /// A value of one of several types.
    Either,
    /// The expected value; an error is raised as an exception.
    Expected,
    /// The value `None`.
    Nothing,
    Text,
    Path,
    /// A `datetime.timedelta`.
    Interval,
    /// A `datetime.datetime` for the system clock, and a `datetime.timedelta` for other clocks.
    Moment,
    /// An integer whose binary digits are the elements.
    Bits,
    /// The object that a pointer points to, or None.
    Pointer,
    /// A structured NumPy array.
    Records,
}

impl ByValue {
    /// The number of template arguments that are element types: the first ones, or all of them.
    pub fn elements(self) -> usize {
        match self {
            ByValue::Array
            | ByValue::List
            | ByValue::Set
            | ByValue::Optional
            | ByValue::Pointer
            | ByValue::Records => 1,
            ByValue::Dict | ByValue::Pairs | ByValue::Expected => 2,
            ByValue::Tuple | ByValue::Either => usize::MAX,
            ByValue::Never
            | ByValue::Nothing
            | ByValue::Text
            | ByValue::Path
            | ByValue::Interval
            | ByValue::Moment
            | ByValue::Bits => 0,
        }
    }

    /// The runtime's header that converts objects of this kind, if there is one.
    pub fn header(self) -> Option<&'static str> {
        Some(match self {
            ByValue::Never => return None,
            ByValue::Array | ByValue::List | ByValue::Set => "quaff/value_sequence.hpp",
            ByValue::Dict | ByValue::Pairs => "quaff/value_mapping.hpp",
            ByValue::Tuple => "quaff/value_tuple.hpp",
            ByValue::Optional | ByValue::Either | ByValue::Expected | ByValue::Nothing => {
                "quaff/value_choice.hpp"
            }
            ByValue::Text | ByValue::Path => "quaff/value_text.hpp",
            ByValue::Interval | ByValue::Moment => "quaff/value_time.hpp",
            ByValue::Bits => "quaff/value_bits.hpp",
            ByValue::Pointer => "quaff/shared.hpp",
            ByValue::Records => RECORDS_HEADER,
        })
    }
}

/// How a container stores its elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Structure {
    /// Not a container, or a container whose elements Python cannot access by an index or a key.
    Single,
    /// Elements with indices, contiguous in memory.
    Contiguous,
    /// Elements with indices.
    Sequence,
    /// A value for each key.
    Dict,
    /// Characters in the memory of another object.
    View,
}

const fn row(name: &'static str, conversion: Conversion, structure: Structure) -> LibraryType {
    let (shape, by_value) = (Shape::Unknown, ByValue::Never);
    LibraryType {
        name,
        conversion,
        structure,
        shape,
        by_value,
        since: Standard::Cxx17,
        copies_elements: false,
    }
}

const fn copied(name: &'static str, conversion: Conversion, structure: Structure) -> LibraryType {
    LibraryType { copies_elements: true, ..row(name, conversion, structure) }
}

/// A type for which no `%template` makes a class.
const fn value(name: &'static str, by_value: ByValue) -> LibraryType {
    row(name, Conversion::None, Structure::Single).with_value(by_value)
}

/// The table. As in SWIG, a sequence that C++ returns becomes a tuple, and a map stays a C++ object, if a
/// `%template` names the type.
static TYPES: [LibraryType; 58] = [
    row("boost::shared_ptr", Conversion::Pointer, Structure::Single),
    row("quaff::NamedSharedPointer", Conversion::Pointer, Structure::Single),
    row("quaff::WeakPointer", Conversion::Pointer, Structure::Single),
    value("quaff::records", ByValue::Records),
    row("std::array", Conversion::Value, Structure::Contiguous)
        .shaped(Shape::Elements)
        .with_value(ByValue::Array),
    value("std::bitset", ByValue::Bits),
    value("std::chrono::days", ByValue::Interval).since(Standard::Cxx20),
    value("std::chrono::duration", ByValue::Interval),
    value("std::chrono::hours", ByValue::Interval),
    value("std::chrono::local_days", ByValue::Moment).since(Standard::Cxx20),
    value("std::chrono::local_seconds", ByValue::Moment).since(Standard::Cxx20),
    value("std::chrono::local_time", ByValue::Moment).since(Standard::Cxx20),
    value("std::chrono::microseconds", ByValue::Interval),
    value("std::chrono::milliseconds", ByValue::Interval),
    value("std::chrono::minutes", ByValue::Interval),
    value("std::chrono::months", ByValue::Interval).since(Standard::Cxx20),
    value("std::chrono::nanoseconds", ByValue::Interval),
    value("std::chrono::seconds", ByValue::Interval),
    value("std::chrono::steady_clock::duration", ByValue::Interval),
    value("std::chrono::steady_clock::time_point", ByValue::Interval),
    value("std::chrono::sys_days", ByValue::Moment).since(Standard::Cxx20),
    value("std::chrono::sys_seconds", ByValue::Moment).since(Standard::Cxx20),
    value("std::chrono::sys_time", ByValue::Moment).since(Standard::Cxx20),
    value("std::chrono::system_clock::duration", ByValue::Interval),
    value("std::chrono::system_clock::time_point", ByValue::Moment),
    value("std::chrono::time_point", ByValue::Moment),
    value("std::chrono::weeks", ByValue::Interval).since(Standard::Cxx20),
    value("std::chrono::years", ByValue::Interval).since(Standard::Cxx20),
    row("std::complex", Conversion::Value, Structure::Single).shaped(Shape::Complex),
    copied("std::deque", Conversion::Value, Structure::Sequence)
        .shaped(Shape::Elements)
        .with_value(ByValue::List),
    value("std::expected", ByValue::Expected).since(Standard::Cxx23),
    row("std::filesystem::path", Conversion::Plain, Structure::Single).with_value(ByValue::Path),
    copied("std::forward_list", Conversion::None, Structure::Single)
        .shaped(Shape::Elements)
        .with_value(ByValue::List),
    row("std::function", Conversion::Callable, Structure::Single),
    copied("std::list", Conversion::Value, Structure::Sequence)
        .shaped(Shape::Elements)
        .with_value(ByValue::List),
    copied("std::map", Conversion::Object, Structure::Dict).shaped(Shape::Mapping).with_value(ByValue::Dict),
    value("std::monostate", ByValue::Nothing),
    copied("std::multimap", Conversion::Object, Structure::Single)
        .shaped(Shape::Items)
        .with_value(ByValue::Pairs),
    row("std::multiset", Conversion::Value, Structure::Single)
        .shaped(Shape::Elements)
        .with_value(ByValue::List),
    row("std::optional", Conversion::Optional, Structure::Single).with_value(ByValue::Optional),
    row("std::pair", Conversion::Value, Structure::Single).shaped(Shape::Places).with_value(ByValue::Tuple),
    row("std::set", Conversion::Value, Structure::Single).shaped(Shape::Elements).with_value(ByValue::Set),
    row("std::shared_ptr", Conversion::Pointer, Structure::Single).with_value(ByValue::Pointer),
    value("std::span", ByValue::Array).since(Standard::Cxx20),
    row("std::string_view", Conversion::Text, Structure::View).with_value(ByValue::Text),
    row("std::tuple", Conversion::Value, Structure::Single).shaped(Shape::Places).with_value(ByValue::Tuple),
    value("std::u16string", ByValue::Text),
    value("std::u32string", ByValue::Text),
    value("std::u8string", ByValue::Text).since(Standard::Cxx20),
    copied("std::unordered_map", Conversion::Object, Structure::Dict)
        .shaped(Shape::Mapping)
        .with_value(ByValue::Dict),
    copied("std::unordered_multimap", Conversion::Object, Structure::Single)
        .shaped(Shape::Items)
        .with_value(ByValue::Pairs),
    row("std::unordered_multiset", Conversion::Value, Structure::Single)
        .shaped(Shape::Elements)
        .with_value(ByValue::List),
    row("std::unordered_set", Conversion::Value, Structure::Single)
        .shaped(Shape::Elements)
        .with_value(ByValue::Set),
    value("std::variant", ByValue::Either),
    copied("std::vector", Conversion::Value, Structure::Contiguous)
        .shaped(Shape::Elements)
        .with_value(ByValue::Array),
    row("std::wstring", Conversion::Text, Structure::Single).with_value(ByValue::Text),
    row("swig::SwigPtr_PyObject", Conversion::Any, Structure::Single),
    row("swig::SwigVar_PyObject", Conversion::Any, Structure::Single),
];

/// The methods of containers that return an element, with the runtime's name for the element's location.
const ELEMENTS: [(&str, &str); 3] = [("__getitem__", "Element"), ("front", "First"), ("back", "Last")];

impl LibraryType {
    const fn shaped(self, shape: Shape) -> LibraryType {
        LibraryType { shape, ..self }
    }

    const fn with_value(self, by_value: ByValue) -> LibraryType {
        LibraryType { by_value, ..self }
    }

    const fn since(self, since: Standard) -> LibraryType {
        LibraryType { since, ..self }
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

    /// The runtime's name for the location of the element that a method returns, if elements have addresses.
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
