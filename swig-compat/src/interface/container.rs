//! Classes of the C++ standard library whose objects can also be Python values.

/// A template of them.
struct Row {
    name: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A result, by value or constant reference, is a value of Python's.
    Value,
    /// The same of a class that is no template: Python has no class for it.
    Plain,
    /// The same of text.
    Text,
    /// A result is an object of the class.
    Object,
    /// As the first, of what is there, or None.
    Optional,
    /// The object that it points to, or None, however it is passed: Python has no other. Of one that is not bound an
    /// object of the class.
    Pointer,
}

const fn row_of(name: &'static str, kind: Kind) -> Row {
    Row { name, kind }
}

/// As SWIG has them: a sequence is a tuple, and a map stays one of C++'s.
const ROWS: [Row; 23] = [
    row_of("boost::shared_ptr", Kind::Pointer),
    row_of("quaff::WeakPointer", Kind::Pointer),
    row_of("std::array", Kind::Value),
    row_of("std::complex", Kind::Value),
    row_of("std::deque", Kind::Value),
    row_of("std::list", Kind::Value),
    row_of("std::multiset", Kind::Value),
    row_of("std::optional", Kind::Optional),
    row_of("std::pair", Kind::Value),
    row_of("std::set", Kind::Value),
    row_of("std::shared_ptr", Kind::Pointer),
    row_of("std::tuple", Kind::Value),
    row_of("std::unordered_multiset", Kind::Value),
    row_of("std::unordered_set", Kind::Value),
    row_of("std::vector", Kind::Value),
    row_of("std::map", Kind::Object),
    row_of("std::multimap", Kind::Object),
    row_of("std::unordered_map", Kind::Object),
    row_of("std::unordered_multimap", Kind::Object),
    row_of("std::filesystem::path", Kind::Plain),
    row_of("swig::SwigPtr_PyObject", Kind::Plain),
    row_of("std::string_view", Kind::Text),
    row_of("std::wstring", Kind::Text),
];

/// The kind of a class, by its full name.
fn kind(class: &str) -> Option<Kind> {
    let template = class.split('<').next()?;
    ROWS.iter().find(|row| row.name == template).map(|row| row.kind)
}

/// Whether objects of a class are made of Python's values, where the class is bound.
pub fn converts(class: &str) -> bool {
    kind(class).is_some()
}

/// Whether objects of a class are values of Python's alone, and text.
pub fn is_plain(class: &str) -> bool {
    kind(class).is_some_and(|kind| matches!(kind, Kind::Plain | Kind::Text))
}

pub fn is_text(class: &str) -> bool {
    kind(class) == Some(Kind::Text)
}

/// Whether an object of a class shows what another one has, and nobody may keep.
pub fn is_view(class: &str) -> bool {
    class == "std::string_view"
}

/// Whether results of a class are values of Python's, where the class is bound.
pub fn is_value(class: &str) -> bool {
    kind(class).is_some_and(|kind| kind != Kind::Object)
}

/// Whether results of a class are values of Python's only where the module does not ask for objects.
pub fn is_value_or_object(class: &str) -> bool {
    kind(class) == Some(Kind::Value)
}

/// Whether an object of a class is all that a dict is: it has each key once.
pub fn is_dict(class: &str) -> bool {
    matches!(class.split_once('<'), Some(("std::map" | "std::unordered_map", _)))
}

/// Whether the elements of a class lie one after another.
pub fn has_elements(class: &str) -> bool {
    matches!(class.split_once('<'), Some(("std::array" | "std::vector", _)))
}

/// Methods of containers that give an element, and what the runtime calls what they give.
const ELEMENTS: [(&str, &str); 3] = [("__getitem__", "Element"), ("front", "First"), ("back", "Last")];

/// What the runtime calls the element that a method of a class gives, if the class has it at an index or a key.
pub fn element(class: &str, method: &str) -> Option<&'static str> {
    let is_sequence =
        matches!(class.split('<').next()?, "std::array" | "std::deque" | "std::list" | "std::vector");
    let is_one = is_sequence || is_dict(class);
    ELEMENTS.iter().find(|(name, _)| is_one && *name == method).map(|(_, held)| *held)
}

/// Whether values that objects of a class are made of may be instances of another class.
pub fn is_of_instances(class: &str) -> bool {
    kind(class).is_some_and(|kind| matches!(kind, Kind::Optional | Kind::Pointer))
}

/// Whether a template is one of shared pointers.
pub fn is_pointer(template: &str) -> bool {
    kind(template) == Some(Kind::Pointer)
}

/// The class that a shared pointer is to.
pub fn pointee(class: &str) -> Option<&str> {
    let (_, arguments) = class.split_once('<').filter(|_| kind(class) == Some(Kind::Pointer))?;
    let pointee = arguments.strip_suffix('>')?.trim();
    Some(pointee.strip_prefix("const ").unwrap_or(pointee))
}

/// The classes that a type names as what shared pointers are to, itself or inside.
pub fn pointees(class: &str) -> Vec<&str> {
    let starts =
        ROWS.iter().filter(|row| row.kind == Kind::Pointer).flat_map(|row| class.match_indices(row.name));
    starts.filter_map(|(start, name)| pointee(instance_at(class, start, name)?)).collect()
}

/// Whether the arguments of a template name a pointer to a type: `std::map<int, const Node*>` one to `Node`.
pub fn points_to(class: &str, pointee: &str) -> bool {
    let pointer = format!("{pointee}*");
    class.match_indices(&pointer).any(|(at, _)| class[..at].ends_with(['<', ' ', ',']))
}

/// `std::shared_ptr<Node>` of `std::vector<std::shared_ptr<Node>>`.
fn instance_at<'c>(class: &'c str, start: usize, name: &str) -> Option<&'c str> {
    let mut depth = 0;
    for (at, letter) in class.bytes().enumerate().skip(start + name.len()) {
        match letter {
            b'<' => depth += 1,
            b'>' if depth == 1 => return class.get(start..=at),
            b'>' => depth -= 1,
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{pointee, pointees, points_to};

    #[test]
    fn pointers_are_found_among_arguments() {
        assert!(points_to("std::vector<int*>", "int"));
        assert!(points_to("std::map<int, const ns::Node*>", "ns::Node"));
        assert!(!points_to("std::map<int, const ns::Node*>", "Node"));
        assert!(!points_to("std::vector<int>*", "int"));
    }

    #[test]
    fn shared_pointers_are_found_inside() {
        assert_eq!(pointee("std::shared_ptr<const ns::Node>"), Some("ns::Node"));
        assert_eq!(pointee("std::vector<ns::Node>"), None);
        let nested = "std::map<std::shared_ptr<A>, std::shared_ptr<B<int, C<D>>>>";
        assert_eq!(pointees(nested), ["A", "B<int, C<D>>"]);
        assert!(pointees("std::shared_ptr_like<A>").is_empty());
    }
}
