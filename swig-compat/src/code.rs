//! The codes of all diagnostics. A code keeps its meaning for ever; a retired one is not given again.

// Sources and the preprocessor: Q001 to Q019.

// Parsing: Q020 to Q039.

// Lowering: Q040 to Q069.

// Checking and planning: Q070 to Q099.
/// A function's name in Python is a keyword.
pub const PYTHON_KEYWORD: &str = "Q070";
/// `%reduction` on a function that does not take one array to read.
pub const NOT_A_REDUCTION: &str = "Q071";
/// Two overloads that take the same Python arguments.
pub const SHADOWED_OVERLOAD: &str = "Q072";
/// The C++ compiler refused what an interface line asks for.
pub const CPP_ERROR: &str = "Q080";
