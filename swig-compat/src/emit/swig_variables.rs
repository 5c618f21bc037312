//! SWIG's variables for the Python objects of a call, for code of the interface in C and C++ that uses them.

use crate::interface::Action;
use crate::interface::SHOWN_VARIABLES;
use crate::plan::{ExceptionCode, Row, RowCode};

/// The language in which the variables are declared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CodeLanguage {
    C,
    Cxx,
}

impl CodeLanguage {
    fn null(self) -> &'static str {
        match self {
            CodeLanguage::C => "NULL",
            CodeLanguage::Cxx => "nullptr",
        }
    }

    fn head(self) -> &'static str {
        match self {
            CodeLanguage::C => "",
            CodeLanguage::Cxx => "[[maybe_unused]] ",
        }
    }
}

/// The declarations of the variables that the code around a call uses.
pub(super) fn declared(row: &Row, language: CodeLanguage) -> String {
    let (null, head) = (language.null(), language.head());
    let object = match language {
        // A constructor has no object yet; this address belongs to no call.
        CodeLanguage::C if row.action == Action::Construct => "(void *)1",
        CodeLanguage::Cxx if row.action == Action::Construct => "reinterpret_cast<void *>(1)",
        _ if !row.action.has_this() => null,
        CodeLanguage::C => "quaff_object",
        CodeLanguage::Cxx => "object.address",
    };
    let has_result = row.code_around.as_ref().is_some_and(|code_around| code_around.result.is_some());
    let mut text = String::new();
    if !has_result && row.names("resultobj") {
        text += &format!("{head}PyObject *resultobj = {null};\n");
    }
    for name in SHOWN_VARIABLES.into_iter().filter(|name| row.names(name)) {
        text += &match name {
            "self" if !row.action.has_this() => format!("{head}PyObject *self = {null};\n"),
            "self" => format!("{head}PyObject *self = quaff_shown_objects({object})[0];\n"),
            "args" => format!("{head}PyObject *args = quaff_shown_tuple({object});\n"),
            objects => format!("{head}PyObject *const *{objects} = quaff_shown_objects({object});\n"),
        };
    }
    for (name, input) in row.code_around.iter().flat_map(|code_around| code_around.shown()) {
        let index = input + usize::from(row.action.has_this());
        text += &format!("{head}PyObject *{name} = quaff_shown_objects({object})[{index}];\n");
    }
    text + &row
        .code_around
        .as_ref()
        .map_or_else(String::new, |code_around| converted(row, code_around, language))
}

/// `argp1` and `res1`, SWIG's variables for the pointer behind the first argument, if no typemap declares
/// them.
fn converted(row: &Row, code_around: &RowCode, language: CodeLanguage) -> String {
    let (null, head) = (language.null(), language.head());
    let mut text = String::new();
    for number in 1..=row.arguments.len() + 1 {
        let is_free = |name: &String| row.names(name) && !code_around.declares(name);
        text += &Some(format!("argp{number}"))
            .filter(is_free)
            .map_or_else(String::new, |name| format!("{head}void *{name} = {null};\n"));
        text += &Some(format!("res{number}"))
            .filter(is_free)
            .map_or_else(String::new, |name| format!("{head}int {name} = 0;\n"));
    }
    text
}

/// The declarations of the variables that code around a destructor uses. They are null, because a destructor
/// has no arguments.
pub(super) fn of_destructor(code: &ExceptionCode, language: CodeLanguage) -> String {
    let (null, head) = (language.null(), language.head());
    let named = ["resultobj", "self", "args"].into_iter().filter(|name| code.names(name));
    named.map(|name| format!("{head}PyObject *{name} = {null};\n")).collect()
}
