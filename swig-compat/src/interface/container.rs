//! Classes of C++'s standard library whose objects are Python's values as well.

/// A template of them.
struct Row {
    name: &'static str,
    /// Whether a result, by value or constant reference, is a value of Python's; it is an object of the class otherwise.
    is_value: bool,
}

const fn value(name: &'static str) -> Row {
    Row { name, is_value: true }
}

const fn object(name: &'static str) -> Row {
    Row { name, is_value: false }
}

/// As SWIG has them: a sequence is a tuple, and a map stays one of C++'s.
const ROWS: [Row; 15] = [
    value("std::array"),
    value("std::complex"),
    value("std::deque"),
    value("std::list"),
    value("std::multiset"),
    value("std::optional"),
    value("std::pair"),
    value("std::set"),
    value("std::tuple"),
    value("std::unordered_multiset"),
    value("std::unordered_set"),
    value("std::vector"),
    object("std::map"),
    object("std::multimap"),
    object("std::unordered_map"),
];

/// The row of a class, by its full name.
fn row(class: &str) -> Option<&'static Row> {
    let (template, _) = class.split_once('<')?;
    ROWS.iter().find(|row| row.name == template)
}

/// Whether objects of a class are made of Python's values, where the class is bound.
pub fn converts(class: &str) -> bool {
    row(class).is_some()
}

/// Whether results of a class are values of Python's, where the class is bound.
pub fn is_value(class: &str) -> bool {
    row(class).is_some_and(|row| row.is_value)
}
