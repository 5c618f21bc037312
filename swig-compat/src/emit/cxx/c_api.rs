//! `src/c_api.rs`: the functions behind the header for C++, with C's calling convention.

mod crossing;

use crate::emit::heading;
use crate::emit::imports::Imports;
use crate::emit::layout::{declaration, list};
use crate::plan::{Callee, CxxFunction, Plan};
use crossing::{Given, crossing, given, slice};

const RUNTIME: &str = "quaff_runtime::c_abi";

pub(in crate::emit) fn emit(plan: &Plan) -> String {
    let mut imports = Imports::default();
    imports.module(RUNTIME);
    imports.name("std::ffi", "c_char");
    let functions: String = plan.cxx_functions().iter().map(|each| function(each, &mut imports)).collect();
    let (heading, imports, prefix) = (heading(plan), imports.lines(), plan.c_prefix());
    format!(
        "//! {heading}
//!
//! The functions behind the module's header for C++. Each answers 0, or the code of an error, whose message is kept for
//! the thread. No panic leaves one.

{imports}
/// The message of the thread's last error.
#[unsafe(no_mangle)]
extern \"C\" fn {prefix}_error_message() -> *const c_char {{
    c_abi::message()
}}
{functions}"
    )
}

fn function(function: &CxxFunction<'_>, imports: &mut Imports) -> String {
    let code = imports.name("std::ffi", "c_int");
    let mut parameters = Vec::new();
    let mut bound = String::new();
    let mut passed = Vec::new();
    for parameter in &function.parameters {
        let crossing = match function.callee {
            Callee::Reduction(_) => slice(parameter, imports),
            Callee::Dynamic(_) => crossing(parameter, imports),
        };
        parameters.extend(crossing.declared);
        bound += &crossing.bound;
        passed.push(crossing.passed);
    }
    if function.has_stream() {
        parameters.push(format!("stream: *mut {}", imports.name("std::ffi", "c_void")));
    }
    let callee = match function.callee {
        Callee::Dynamic(name) => format!("{}::{name}", imports.module("super::dynamic")),
        Callee::Reduction(constant) => format!("{}::{constant}.of", imports.module("super::api")),
    };
    let call = match function.result {
        None => list("        ", &format!("{callee}("), &passed, ")"),
        Some(_) => list("        ", &format!("let value = {callee}("), &passed, ")?;"),
    };
    let given = match function.result {
        None => String::new(),
        Some(result) => {
            let Given { declared, given } = given(result, imports);
            parameters.extend(declared);
            format!("        // SAFETY: the caller's.\n        unsafe {{ {given} }}\n")
        }
    };
    let head = declaration(
        "",
        &format!("unsafe extern \"C\" fn {}", function.symbol),
        &parameters,
        &format!(" -> {code} {{"),
    );
    format!(
        "
/// # Safety
/// Pointers are to what the header says.
#[unsafe(no_mangle)]
{head}    c_abi::run(|| {{
{bound}{call}{given}    }})
}}
"
    )
}
