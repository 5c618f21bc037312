//! `src/code.c` of an interface of C (`--c`), which the C compiler compiles: all of the interface's own code,
//! and a function for each row, check, class and list of constants. The shim declares these functions and
//! calls them; it sees no header, macro or type of the interface.
//!
//! Between the shim and the C file cross numbers, addresses and the structs of `quaff/c_code.h`: a struct
//! crosses by its address, an enumeration as its underlying integer, and a struct result in memory from
//! `malloc`. A row without code is one call or one expression. A row with code of typemaps or of an
//! `%exception` is a function as SWIG writes it, with SWIG's variables and the label `fail`
//! (`c_code/code_around.rs`); it returns null where the code has failed, and the shim turns this into
//! `quaff::FailedInC`. Types that the text names by their keys (`struct stat`) are spelled with them
//! (`interface/spelling.rs`), the size of a class of which the interface shows no member is never asked for,
//! and `_Generic` tells the types of constants and of results. `quaff/swig.h` declares SWIG's runtime for C;
//! `quaff/swig_for_c.hpp` defines it in the bridge, over the C++ functions that typemaps of C++ call. C++
//! exceptions may pass through code.c, which is compiled with `-fexceptions`. Callables for pointers to
//! functions are C++'s there too: the shim declares the structs that they take pointers to, and a function of
//! C (`c_code/callback.rs`) stands between C and callables with structs by value.

mod call;
mod callback;
mod class;
mod code_around;
mod row;
mod types;

use super::fragment;
use super::fragment::line;
use super::rust::api::values;
use super::text::cpp_string;
use crate::emit::file::heading;
use crate::emit::init::{self, native_rows};
use crate::emit::options::Face;
use crate::interface::{ConstantKind, Descriptor};
use crate::plan::{Place, Plan, PlannedConstant};
use types::CDefinition;

pub(super) use class::{cast, destroy};
pub(super) use row::{check, define};

/// The path of the file in the crate.
pub const PATH: &str = "src/code.c";

/// The runtime's headers with which the shim calls the C file.
pub(super) fn headers(plan: &Plan) -> &'static [&'static str] {
    if needs_python(plan) { &["quaff/c_code.hpp", "quaff/swig_for_c.hpp"] } else { &["quaff/c_code.hpp"] }
}

fn needs_python(plan: &Plan) -> bool {
    plan.uses.python || plan.uses.exception_code || plan.has_swig_code
}

/// Emits the file; `None` for an interface of C++.
pub(crate) fn emit(plan: &Plan, face: Face) -> Option<String> {
    if !plan.is_c {
        return None;
    }
    let header = if needs_python(plan) { "quaff/swig.h" } else { "quaff/c_code.h" };
    let python = if plan.needs_all_of_python { fragment::ALL_OF_PYTHON } else { "" };
    let descriptors: String = plan.descriptors.iter().map(descriptor).collect();
    let functions: String = functions(plan).map(|function| function.definition()).collect();
    let callbacks = callback::functions(plan);
    let agreement = if face.is_for_rust() { values::agreement(plan, "Rust") } else { String::new() };
    Some(format!(
        "// {}
//
// The interface's own code, and one function for each row of the module's tables, which C++ calls.
// clang-format off

{python}#include \"{header}\"
// A call without a declaration is an error, because its types would be guessed.
#pragma GCC diagnostic error \"-Wimplicit-function-declaration\"

{descriptors}{}
{callbacks}{functions}{agreement}",
        heading(plan),
        fragment::text(&plan.fragments),
    ))
}

/// The declarations of the C file's functions in the shim.
pub(super) fn declarations(plan: &Plan) -> String {
    let declared: String = functions(plan).map(|function| format!("{};\n", function.declaration())).collect();
    match plan.is_c && !declared.is_empty() {
        true => format!("\n// In code.c.\nextern \"C\" {{\n{declared}}}\n"),
        false => String::new(),
    }
}

fn functions(plan: &Plan) -> impl Iterator<Item = CDefinition> {
    let rows = plan.bridged().filter(|(_, row)| row.c.is_some()).flat_map(|(_, row)| row::functions(row));
    let own = plan.classes.iter().filter(|class| plan.is_in_c(class));
    let classes = own.flat_map(|each| class::functions(plan, each));
    rows.chain(classes)
        .chain(callback::copies(plan))
        .chain(constants_function(plan))
        .chain(init_function(plan))
}

fn descriptor(Descriptor { name, text, class, is_const }: &Descriptor) -> String {
    let mangled = cpp_string(name.strip_prefix("SWIGTYPE").unwrap_or(name));
    let (text, class, is_const) = (cpp_string(text), cpp_string(class), u8::from(*is_const));
    format!(
        "static swig_type_info quaff_{name} = {{{mangled}, {text}, {class}, {is_const}, NULL, NULL, NULL}};\n\
         #define {name} (&quaff_{name})\n"
    )
}

// `%init`: code of the interface that runs when Python loads the module.

fn init_function(plan: &Plan) -> Option<CDefinition> {
    if !plan.runs_at_import() {
        return None;
    }
    let natives = plan.natives.iter().map(|native| &native.place);
    let first = natives.chain(plan.init.iter().map(|fragment| &fragment.place)).next()?;
    let code = native_rows(plan) + &fragment::text(&plan.init);
    Some(CDefinition {
        returns: "PyObject *".to_owned(),
        name: plan.c_name(init::C_FUNCTION),
        parameters: vec!["PyObject *m".to_owned()],
        // numpy.i expects a call of `import_array`; quaff finds NumPy by itself. The code may return a status
        // instead of the module: gcc 14 and clang refuse to convert a number to a pointer.
        body: format!(
            "\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wint-conversion\"\n#ifndef import_array\n#define import_array() ((void)0)\n#endif\n\
             PyObject *d = PyModule_GetDict(m);\n(void)d;\n{code}\nreturn m;\n\
             #pragma GCC diagnostic pop\n"
        ),
        place: first.clone(),
    })
}

// Constants, whose types C determines by `_Generic`.

const CONSTANTS: &str = "constants";

fn constants_function(plan: &Plan) -> Option<CDefinition> {
    let first = plan.constants.first()?;
    let count = plan.constants.len();
    let values: String =
        plan.constants.iter().enumerate().map(|(index, each)| constant(index, each)).collect();
    Some(CDefinition {
        returns: "const struct QuaffConstant *".to_owned(),
        name: plan.c_name(CONSTANTS),
        parameters: Vec::new(),
        body: format!("\nstatic struct QuaffConstant quaff_values[{count}];\n{values}return quaff_values;\n"),
        place: Place { ..first.place.clone() },
    })
}

fn constant(index: usize, constant: &PlannedConstant) -> String {
    let PlannedConstant { name, expression, kind, place, .. } = constant;
    let (place, name) = (line(place.line, &place.file), cpp_string(name));
    let expression = if is_path(expression) { types::plain(expression) } else { expression };
    // C's `true` is an `int`.
    let cast = if *kind == ConstantKind::Bool { "(QuaffBool)" } else { "" };
    let of = match kind {
        // In C, a character constant is an `int`.
        ConstantKind::Text if is_character_literal(expression) => "quaff_c_letter",
        _ => "QUAFF_CONSTANT",
    };
    format!("{place}quaff_values[{index}] = {of}({name}, {cast}({expression}));\n")
}

/// Whether the expression is the name of an enumerator or a variable.
fn is_path(expression: &str) -> bool {
    expression.starts_with("::")
}

/// Whether the expression is a character constant such as `'a'`, also in parentheses, or an enumerator that
/// is converted to a character.
fn is_character_literal(expression: &str) -> bool {
    expression.starts_with("(char)(")
        || expression
            .trim_matches(|character: char| character.is_whitespace() || "()".contains(character))
            .starts_with('\'')
}

/// The function of the shim that passes all constants to the runtime.
pub(super) fn constants(plan: &Plan) -> String {
    if plan.constants.is_empty() {
        return String::new();
    }
    format!(
        "
// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {{
  all = {{reinterpret_cast<const ::quaff::Constant *>(::{}()), {}}};
  return true;
}}
",
        plan.c_name(CONSTANTS),
        plan.constants.len()
    )
}
