//! The codes of all diagnostics. A code keeps its meaning for ever; a retired one is not given again.

// Sources and the preprocessor: Q001 to Q019.

/// `%{` without its `%}`.
pub const UNTERMINATED_BLOCK: &str = "Q001";
/// `/*` without its `*/`.
pub const UNTERMINATED_COMMENT: &str = "Q002";
/// A string, raw string or character constant without its closing quote.
pub const UNTERMINATED_LITERAL: &str = "Q003";
/// A character, or a `%}`, that can begin nothing.
pub const UNKNOWN_CHARACTER: &str = "Q004";
/// A `#` directive that does not exist or is not complete.
pub const BAD_DIRECTIVE: &str = "Q005";
/// A second definition of a macro that differs from the first.
pub const MACRO_REDEFINED: &str = "Q006";
/// A macro whose parameters or body cannot be read, or `%define` without its `%enddef`.
pub const BAD_MACRO: &str = "Q007";
/// A macro used with the wrong number of arguments, or without its closing `)`.
pub const BAD_MACRO_CALL: &str = "Q008";
/// Macros that expand to more than any interface needs.
pub const EXPANSION_LIMIT: &str = "Q009";
/// `#if`, `#else` and `#endif` that do not match.
pub const UNBALANCED_CONDITIONAL: &str = "Q010";
/// A condition that is not an integer expression.
pub const BAD_CONDITION: &str = "Q011";
/// A condition that calls something that is no macro: taken as 0.
pub const UNKNOWN_FUNCTION_IN_CONDITION: &str = "Q012";
/// An included file that cannot be found or read.
pub const INCLUDE_NOT_FOUND: &str = "Q013";
/// A file that includes itself, directly or through others, or includes nested beyond use.
pub const CIRCULAR_INCLUDE: &str = "Q014";
/// `%import`.
pub const IMPORT_NOT_SUPPORTED: &str = "Q015";
/// `#error`.
pub const ERROR_DIRECTIVE: &str = "Q016";
/// `#warning`.
pub const WARNING_DIRECTIVE: &str = "Q017";

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
