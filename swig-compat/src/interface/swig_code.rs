//! Recognises the functions of SWIG's runtime that the interface's code uses.

use super::{Block, Callable, EXCEPT, Function, Interface, Variable};
use crate::lex::words;

/// The prefixes of the names that SWIG's runtime defines.
const PREFIXES: [&str; 11] = [
    "SWIG_",
    "SWIGTYPE_",
    "SWIGEXPORT",
    "SWIGINLINE",
    "SWIGINTERN",
    "SWIGRUNTIME",
    "SWIGSTDCALL",
    "SWIGUNUSED",
    "swig_",
    "DYNAMIC_CAST",
    "SwigPtr_PyObject",
];

/// SWIG's names that occur in most `%exception` code: `quaff/swig.hpp` defines them without the rest of
/// SWIG's runtime.
const ERRORS: [&str; 20] = [
    "SWIG_AttributeError",
    "SWIG_CATCH_STDEXCEPT",
    "SWIG_DivisionByZero",
    "SWIG_Error",
    "SWIG_IOError",
    "SWIG_IndexError",
    "SWIG_MemoryError",
    "SWIG_NullReferenceError",
    "SWIG_OverflowError",
    "SWIG_Python_SetErrorMsg",
    "SWIG_RuntimeError",
    "SWIG_SetErrorMsg",
    "SWIG_SyntaxError",
    "SWIG_SystemError",
    "SWIG_TypeError",
    "SWIG_UnknownError",
    "SWIG_ValueError",
    "SWIG_exception",
    "SWIG_exception_fail",
    "SWIG_fail",
];

impl Interface {
    /// Whether code of the interface uses SWIG's runtime: typemap code, blocks that contain names of the
    /// runtime or include source files, and `%exception` code that uses more than SWIG's errors.
    pub fn has_swig_code(&self) -> bool {
        let uses = |block: &Block| !block.section.is_python() && words(&block.code).any(is_of_runtime);
        if self.includes_source() || self.blocks().iter().any(|(block, _)| uses(block)) {
            return true;
        }
        let of_exceptions = |function: &Function| {
            let mut code = [EXCEPT, "exceptvar"].iter().filter_map(|name| function.features.get(*name));
            code.any(|code| words(code).any(is_more_than_an_error))
        };
        let of_variables = self.variables().flat_map(Variable::functions);
        let mut functions = self.functions().chain(of_variables);
        let of_directors = |function: &Function| {
            function.method.as_ref().is_some_and(|method| method.cxx_call.codes().next().is_some())
        };
        let has_code = |callable: &Callable| callable.method.cxx_call.codes().next().is_some();
        if self.callables.iter().any(has_code) {
            return true;
        }
        functions.any(|function| {
            function.code_around.is_some()
                || of_exceptions(function)
                || of_directors(function)
                || is_of_runtime(&function.qualified)
        })
    }
}

/// Whether a word names a part of SWIG's runtime other than its errors.
pub fn is_more_than_an_error(word: &str) -> bool {
    is_of_runtime(word) && !ERRORS.contains(&word)
}

fn is_of_runtime(word: &str) -> bool {
    PREFIXES.iter().any(|prefix| word.starts_with(prefix))
}
