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
//! C stands between C and callables with structs by value.

mod call;
mod code_around;
mod row;
mod types;

use super::fragment;
use super::fragment::line;
use super::rust::api::values;
use super::shim::callback;
use super::swig_variables::{CodeLanguage, of_destructor};
use super::text::cpp_string;
use crate::emit::file::heading;
use crate::emit::init::{self, native_rows};
use crate::emit::options::Face;
use crate::interface::{ConstantKind, Descriptor, Ty};
use crate::plan::{BaseCast, Place, Plan, PlannedBase, PlannedClass, PlannedConstant, Row};
use code_around::DONE;
use types::{CDefinition, called, declared, names};

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
    let callbacks = callbacks(plan);
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
    let classes = own.flat_map(|each| class_functions(plan, each));
    rows.chain(classes).chain(struct_copies(plan)).chain(constants_function(plan)).chain(init_function(plan))
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

// Callbacks with structs by value. C++ does not know the size of these structs, so a C function forwards
// their addresses to the function that C++ has made of a callable.

/// The functions for all rows, each with a variable for the address of the C++ function. Every call of a row
/// sets the variable to the same address.
fn callbacks(plan: &Plan) -> String {
    let rows = plan.rows().filter(|row| row.c.is_some());
    let functions =
        rows.flat_map(|row| (0..row.arguments.len()).filter_map(move |at| callback(row, at, plan)));
    functions.collect()
}

/// The functions that copy a struct for Python.
fn struct_copies(plan: &Plan) -> impl Iterator<Item = CDefinition> {
    callback::copied_of_c(plan).map(|(r#type, place)| CDefinition {
        returns: "void *".to_owned(),
        name: plan.c_name(&callback::copy_of_c(r#type)),
        parameters: vec!["void *object".to_owned()],
        body: format!(
            "return quaff_c_copied(object, sizeof({}));",
            plan.spelling.spelled(&r#type.to_string())
        ),
        place: place.clone(),
    })
}

fn callback(row: &Row, position: usize, plan: &Plan) -> Option<String> {
    let called = called(row, position)?;
    let (function, variable) = names(row, position);
    let spelled = |r#type: &Ty| plan.spelling.spelled(&r#type.to_string());
    let is_struct = |r#type: &Ty| matches!(r#type.without_const(), Ty::Class(_));
    let (mut own, mut types, mut passed) = (Vec::new(), Vec::new(), Vec::new());
    for (index, r#type) in called.parameters.iter().enumerate() {
        let name = format!("quaff_{}", index + 1);
        own.push(declared(&spelled(r#type), &name));
        types.push(if is_struct(r#type) { "const void *".to_owned() } else { spelled(r#type) });
        passed.push(if is_struct(r#type) { format!("&{name}") } else { name });
    }
    let returns = spelled(&called.returns);
    let result = if is_struct(&called.returns) { "const void *" } else { &returns };
    let call = format!(
        "(({result} (*)({}))__atomic_load_n(&{variable}, __ATOMIC_RELAXED))({})",
        types.join(", "),
        passed.join(", ")
    );
    let body = match (is_struct(&called.returns), called.returns.is_void()) {
        (true, _) => format!(
            "{returns} quaff_result; const void *quaff_place = {call}; if (quaff_place == NULL) {{ \
             __builtin_memset(&quaff_result, 0, sizeof quaff_result); }} else {{ \
             __builtin_memcpy(&quaff_result, quaff_place, sizeof quaff_result); }} return quaff_result;"
        ),
        (false, true) => format!("{call};"),
        (false, false) => format!("return {call};"),
    };
    let head = declared(&returns, &format!("{function}({})", own.join(", ")));
    Some(format!("\nstatic void *{variable};\nstatic {head} {{ {body} }}\n"))
}

// Classes. The memory of objects comes from `malloc`, as in SWIG's C wrappers.

fn class_functions(plan: &Plan, class: &PlannedClass) -> Vec<CDefinition> {
    let own = plan.spelling.spelled(&class.r#type.to_string());
    let mut functions = Vec::new();
    let mut add = |returns: &str, symbol: &str, parameters: &[&str], body: String| {
        functions.push(CDefinition {
            returns: returns.to_owned(),
            name: plan.c_name(symbol),
            parameters: parameters.iter().map(|each| (*each).to_owned()).collect(),
            body,
            place: class.place.clone(),
        });
    };
    if let Some(destroy) = &class.destroy {
        let freed = match &class.freed_by {
            Some(function) => format!("{function}(({own} *)object)"),
            None => "__builtin_free(object)".to_owned(),
        };
        match &class.destroyed_in {
            None => add("void", destroy, &["void *object"], format!("{freed};")),
            Some(code) => {
                let variables = of_destructor(code, CodeLanguage::C);
                let call = code.insert(&freed, &class.place, |place| line(place.line, &place.file));
                let body = format!(
                    "\n{own} *arg1 = ({own} *)object;\n(void)arg1;\n{variables}{call}\n{DONE}\nfail: ;\nreturn NULL;\n"
                );
                add("PyObject *", destroy, &["void *object"], body);
            }
        }
    }
    for base in &class.bases {
        if let BaseCast::Code(code) = &base.cast {
            // On lines of its own: the code may end with a comment and begin with a directive.
            add("void *", &base.symbol, &["void *from"], format!("\n{}\n", code.trim()));
        }
    }
    functions
}

/// The function of the shim that frees an object.
pub(super) fn destroy(plan: &Plan, class: &PlannedClass, symbol: &str) -> String {
    let call = format!("::{}(object.address)", plan.c_name(symbol));
    let freed = match &class.destroyed_in {
        None => format!("::quaff::destroy_by([&] {{ {call}; }});"),
        Some(code) => {
            let run = if code.is_python { "destroy_with_python" } else { "destroy_with_code" };
            format!("::quaff::{run}([&]() -> bool {{ return {call} != nullptr; }});")
        }
    };
    format!("inline void {symbol}(::quaff::Object object) noexcept {{ {freed} }}")
}

/// The shim's expression that casts an object to a base.
pub(super) fn cast(plan: &Plan, base: &PlannedBase) -> String {
    match &base.cast {
        BaseCast::Implicit | BaseCast::Explicit => "object".to_owned(),
        BaseCast::Code(_) => format!("{{::{}(object.address)}}", plan.c_name(&base.symbol)),
    }
}
