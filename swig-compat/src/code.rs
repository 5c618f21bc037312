//! The codes of all diagnostics, and their explanations. The meaning of a code never changes, and retired
//! codes are not reused. `quaff explain` and the documentation have the explanations: one file for each code,
//! with the reason, a wrong interface, and the right one.

use include_dir::{Dir, include_dir};

// Sources and the preprocessor: Q001 to Q019.

/// `%{` without its `%}`.
pub const UNTERMINATED_BLOCK: &str = "Q001";
/// `/*` without its `*/`.
pub const UNTERMINATED_COMMENT: &str = "Q002";
/// A string, raw string or character constant without its closing quote.
pub const UNTERMINATED_LITERAL: &str = "Q003";
/// A character, or a `%}`, in a place where it has no meaning.
pub const UNKNOWN_CHARACTER: &str = "Q004";

/// The errors of the lexer after which the tokens cannot be parsed.
pub const BROKEN_TOKENS: [&str; 4] =
    [UNTERMINATED_BLOCK, UNTERMINATED_COMMENT, UNTERMINATED_LITERAL, UNKNOWN_CHARACTER];

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
/// A condition that calls something other than a macro: its value is taken as 0.
pub const UNKNOWN_FUNCTION_IN_CONDITION: &str = "Q012";
/// An included file that cannot be found or read.
pub const INCLUDE_NOT_FOUND: &str = "Q013";
/// A file that includes itself, directly or through others, or includes that are nested too deeply.
pub const CIRCULAR_INCLUDE: &str = "Q014";
// Q015 was `%import`.
/// `#error`.
pub const ERROR_DIRECTIVE: &str = "Q016";
/// `#warning`.
pub const WARNING_DIRECTIVE: &str = "Q017";

// Parsing: Q020 to Q039.

/// A directive of SWIG that quaff does not support.
pub const UNSUPPORTED_DIRECTIVE: &str = "Q020";
/// A directive that neither SWIG nor quaff knows.
pub const UNKNOWN_DIRECTIVE: &str = "Q021";
/// A directive that lacks a part.
pub const MALFORMED_DIRECTIVE: &str = "Q022";
/// An option of `%module` without effect.
pub const MODULE_OPTION: &str = "Q023";
/// Text that is not a declaration, in the place of one.
pub const SYNTAX_ERROR: &str = "Q024";
/// C++ text that lacks punctuation, such as `;`.
pub const MISSING_MARK: &str = "Q025";
/// Namespaces that are nested too deeply.
pub const NESTED_TOO_DEEPLY: &str = "Q026";
/// A directive that has no effect in its place.
pub const DIRECTIVE_WITHOUT_EFFECT: &str = "Q027";
/// `%feature("director")` in a module without directors: C++ does not call methods that a Python class
/// overrides.
pub const DIRECTOR: &str = "Q028";

// Lowering: Q040 to Q069.

/// An interface without `%module`.
pub const MODULE_MISSING: &str = "Q040";
/// A second `%module`.
pub const MODULE_TWICE: &str = "Q041";
/// A module's name that Python cannot import.
pub const MODULE_NAME: &str = "Q042";
/// An interface that binds nothing.
pub const NOTHING_BOUND: &str = "Q043";
/// `%template` of a name that is not declared.
pub const UNKNOWN_TEMPLATE: &str = "Q044";
/// `%template` of something other than a function template.
pub const NOT_A_FUNCTION_TEMPLATE: &str = "Q045";
/// Template arguments that fit no template of that name.
pub const TEMPLATE_ARGUMENTS: &str = "Q046";
/// An instantiation that has a parameter or a result that cannot be passed.
pub const UNBINDABLE_TEMPLATE: &str = "Q047";
/// A declaration that is left out.
pub const SKIPPED: &str = "Q048";
/// `%apply` of a typemap that quaff does not know.
pub const UNKNOWN_TYPEMAP: &str = "Q049";
/// `%apply` to parameters that the typemap does not fit.
pub const TYPEMAP_TARGET: &str = "Q050";
/// `%apply` to parameters that no function has.
pub const UNUSED_TYPEMAP: &str = "Q051";
// Q052 was `INPLACE_ARRAY` on memory that C++ only reads.
/// `%feature` that applies to no later declaration.
pub const UNUSED_FEATURE: &str = "Q053";
/// A `%device_stream` for a function without device arrays, or without a parameter for the stream.
pub const DEVICE_STREAM: &str = "Q054";
/// A `%rename` whose new name is not a name.
pub const BAD_RENAME: &str = "Q055";
/// A feature of quaff that does not exist, or whose value names no parameters.
pub const MALFORMED_FEATURE: &str = "Q056";
/// A pointer that Python callers can only pass on, although it probably points to an array.
pub const OPAQUE_POINTER: &str = "Q057";
// Q058 was a typemap over `...` for a constructor, or for a function with overloads.
/// A `%keep_alive` that names a parameter, a result or a member that the function does not have.
pub const KEEP_ALIVE: &str = "Q059";

// Checking and planning: Q070 to Q099.
/// A function's name in Python is a keyword.
pub const PYTHON_KEYWORD: &str = "Q070";
/// `%reduction` on a function that does not take one array to read.
pub const NOT_A_REDUCTION: &str = "Q071";
/// Two overloads that take the same Python arguments.
pub const SHADOWED_OVERLOAD: &str = "Q072";
/// A call that C++ finds ambiguous between two overloads.
pub const AMBIGUOUS_CALL: &str = "Q073";
/// Overloads of which some are elementwise and some are not.
pub const ELEMENTWISE_IN_PART: &str = "Q074";
/// An `%exception` for a function that quaff calls once for each element, or not at all.
pub const EXCEPTION_WITHOUT_EFFECT: &str = "Q075";
/// A class with a deeper hierarchy of bases than hand-written code has.
pub const TOO_MANY_BASES: &str = "Q076";
/// A parameter of a bound function that no Python value can be passed for.
pub const NOTHING_TO_PASS: &str = "Q077";
/// A virtual function of a director that Python cannot override, because of a value that it takes or returns.
pub const NOT_OVERRIDABLE: &str = "Q078";
/// A `std::function` that Python callables cannot stand for, because of a value that it takes or returns.
pub const NOT_CALLABLE: &str = "Q079";
/// The C++ compiler refused what an interface line asks for.
pub const CPP_ERROR: &str = "Q080";
/// A C++ function that is declared and bound, but not defined.
pub const UNDEFINED_FUNCTION: &str = "Q081";
/// A reduction's class, or an elementwise function, that the host's compiler accepts and the GPU's refuses.
pub const NOT_FOR_THE_GPU: &str = "Q082";
/// Python code of the interface that Python cannot parse.
pub const PYTHON_SYNTAX: &str = "Q083";
/// An input that must be passed despite its default, which cannot be stated before an output.
pub const DEFAULT_BEFORE_OUTPUT: &str = "Q090";

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/explanations");

/// The explanation of one code. Its text is Markdown: a heading, the reason, and two code blocks in the
/// language `swig`.
#[derive(Clone, Copy, Debug)]
pub struct Explanation {
    pub code: &'static str,
    pub text: &'static str,
}

impl Explanation {
    /// The heading without the code.
    pub fn title(&self) -> &'static str {
        let heading = self.text.lines().next().unwrap_or_default();
        heading.split_once(": ").map_or(heading, |(_, title)| title)
    }
}

/// The explanations in the order of their codes.
pub fn explanations() -> Vec<Explanation> {
    let explanation = |file: &'static include_dir::File<'static>| {
        Some(Explanation { code: file.path().file_stem()?.to_str()?, text: file.contents_utf8()? })
    };
    let mut all: Vec<Explanation> = FILES.files().filter_map(explanation).collect();
    all.sort_by_key(|explanation| explanation.code);
    all
}

/// The explanation of `code`, in upper or lower case.
pub fn explanation(code: &str) -> Option<Explanation> {
    explanations().into_iter().find(|explanation| explanation.code.eq_ignore_ascii_case(code))
}
