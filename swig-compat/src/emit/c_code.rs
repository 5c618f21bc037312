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

mod callback;
mod class;
mod code_around;
mod constants;
mod function;
mod init;
mod row;
mod types;

use super::fragment::line;
use super::rust::api::values;
use super::text::cpp_string;
use super::{fragment, shim};
use crate::emit::file::heading;
use crate::emit::options::Face;
use crate::interface::Descriptor;
use crate::plan::Plan;
use function::CDefinition;

pub(super) use class::{cast, destroy};
pub(super) use constants::shim as constants;
pub(super) use init::shim as init;
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
    let python = if plan.needs_all_of_python { shim::ALL_OF_PYTHON } else { "" };
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
        .chain(constants::function(plan))
        .chain(init::function(plan))
}

fn descriptor(Descriptor { name, text, class, is_const }: &Descriptor) -> String {
    let mangled = cpp_string(name.strip_prefix("SWIGTYPE").unwrap_or(name));
    let (text, class, is_const) = (cpp_string(text), cpp_string(class), u8::from(*is_const));
    format!(
        "static swig_type_info quaff_{name} = {{{mangled}, {text}, {class}, {is_const}, NULL, NULL, NULL}};\n\
         #define {name} (&quaff_{name})\n"
    )
}
