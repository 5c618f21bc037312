//! SWIG's runtime in the interface's code: the names of its variables, and the functions that the code uses.

use super::{Block, Callable, EXCEPT, Function, Interface, Variable};
use crate::lex::{is_word, words};
use crate::source::Sources;
use rustc_hash::FxHashSet;

/// Splits code at SWIG's variables, such as `$symname`: each text with the name of the variable behind it.
pub fn split_at_variables(code: &str) -> Vec<(&str, Option<&str>)> {
    let (mut parts, mut rest) = (Vec::new(), code);
    while let Some((text, after)) = rest.split_once('$') {
        let end = after.find(|character| !is_word(character)).unwrap_or(after.len());
        parts.push((text, Some(&after[..end])));
        rest = &after[end..];
    }
    parts.push((rest, None));
    parts
}

/// The prefixes of the names that SWIG's runtime defines.
const PREFIXES: [&str; 12] = [
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
    "SwigValue",
];

/// SWIG's variables for Python objects in code around a call. `resultobj` is null until the result is
/// converted.
pub const PYTHON_VARIABLES: [&str; 4] = ["resultobj", "self", "args", "swig_obj"];

/// The variables with the objects of the call: the instance, a tuple of the arguments, and an array of them.
pub const SHOWN_VARIABLES: [&str; 3] = ["self", "args", "swig_obj"];

/// The expression for `$self`, as in SWIG.
pub const FIRST_OBJECT: &str = "swig_obj[0]";

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

/// A name that only SWIG's runtime itself defines, as in the header that SWIG's option `-external-runtime`
/// writes: such a header needs no other runtime, and permits none.
const OF_RUNTIME_ITSELF: &str = "SWIG_RUNTIME_VERSION";

/// The function that finds a type by its name in C++.
const TYPE_QUERY: &str = "SWIG_TypeQuery";

impl Interface {
    /// Reads the headers that code of the interface includes, which SWIG compiles behind its runtime, and the
    /// source files.
    pub(crate) fn read_included(&mut self, sources: &mut Sources) {
        let mut known = FxHashSet::default();
        let mut names = Vec::new();
        for (block, span) in self.blocks().into_iter().filter(|(block, _)| !block.section.is_python()) {
            sources.read_source_files(&block.code, span.file);
            let texts = sources.headers(&block.code, span.file, &mut known);
            names.extend(texts.iter().flat_map(|text| names_in(text)).map(|name| (name.to_owned(), span)));
        }
        self.names_in_headers.extend(names);
    }

    /// Whether code of the interface asks for types by their names in C++.
    pub fn asks_for_types(&self) -> bool {
        let asks = |code: &str| code.contains(TYPE_QUERY);
        let of_functions = self.functions().filter_map(|function| function.code_around.as_ref());
        self.includes_source()
            || self.blocks().iter().any(|(block, _)| asks(&block.code))
            || of_functions.flat_map(|code_around| code_around.texts()).any(asks)
    }

    /// Whether code of the interface uses SWIG's runtime: typemap code, blocks that contain names of the
    /// runtime or include source files, headers, and `%exception` code that uses more than SWIG's errors.
    pub fn has_swig_code(&self) -> bool {
        let uses = |block: &Block| !block.section.is_python() && words(&block.code).any(is_of_runtime);
        if self.includes_source()
            || !self.names_in_headers.is_empty()
            || self.blocks().iter().any(|(block, _)| uses(block))
        {
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

/// The names of SWIG's runtime in a header, except for those that it defines as macros, such as its guard.
fn names_in(header: &str) -> Vec<&str> {
    // Most headers lack them, which a plain search finds sooner.
    let may_have = PREFIXES.iter().any(|prefix| header.contains(prefix));
    if !may_have || header.contains(OF_RUNTIME_ITSELF) {
        return Vec::new();
    }
    let mut used: Vec<&str> = Vec::new();
    let mut defined = FxHashSet::default();
    let mut before = "";
    for word in words(header) {
        match before == "define" {
            true => _ = defined.insert(word),
            false => used.extend(is_of_runtime(word).then_some(word)),
        }
        before = word;
    }
    used.retain(|word| !defined.contains(word));
    used
}

#[cfg(test)]
mod tests {
    use super::names_in;

    #[test]
    fn a_header_names_what_it_does_not_define() {
        let header = "#ifndef SWIG_SHAPES_H\n#define SWIG_SHAPES_H\n#ifdef SWIG\n#endif\n\
                      // SWIG_NewPointerObj\nint f() { return SWIG_TypeQuery(0) != 0; }\n#endif";
        assert_eq!(names_in(header), ["SWIG_TypeQuery"]);
        assert!(names_in("#define SWIG_RUNTIME_VERSION \"4\"\nint SWIG_ConvertPtr();").is_empty());
    }
}
