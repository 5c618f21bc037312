//! `src/c_api.rs`: the functions behind the header for C++, with C's calling convention.

use super::heading;
use super::imports::Imports;
use super::layout::{declaration, list};
use crate::plan::{Callee, CxxFunction, CxxParameter, CxxResult, CxxType, Plan};

const RUNTIME: &str = "quaff_runtime::c_abi";

pub(super) fn emit(plan: &Plan) -> String {
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
            Callee::Api(_) | Callee::Dynamic(_) => crossing(parameter, imports),
        };
        parameters.extend(crossing.declared);
        bound += &crossing.bound;
        passed.push(crossing.passed);
    }
    if function.has_tensors() {
        parameters.push(format!("stream: *mut {}", imports.name("std::ffi", "c_void")));
    }
    let callee = match function.callee {
        Callee::Api(name) => format!("{}::{name}", imports.module("super::api")),
        Callee::Dynamic(name) => format!("{}::{name}", imports.module("super::dynamic")),
        Callee::Reduction(constant) => format!("{}::{constant}.of", imports.module("super::api")),
    };
    let call = match function.result {
        None => list("        ", &format!("{callee}("), &passed, ")"),
        Some(_) => list("        ", &format!("let value = {callee}("), &passed, ")?;"),
    };
    let given = match function.result {
        None => "",
        Some(CxxResult::Scalar(dtype)) => {
            parameters.push(format!("result: *mut {}", imports.number(dtype)));
            "c_abi::write(result, value)"
        }
        Some(CxxResult::Text) => {
            parameters.extend(keep("u8", imports));
            "c_abi::give(value.as_bytes(), keep, result)"
        }
        Some(CxxResult::Vector(element)) => {
            let element = imports.number(element);
            parameters.extend(keep(element, imports));
            "c_abi::give(&value, keep, result)"
        }
    };
    let given = match given {
        "" => String::new(),
        given => format!("        // SAFETY: the caller's.\n        unsafe {{ {given} }}\n"),
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

/// How a parameter comes over the border.
struct Crossing {
    declared: Vec<String>,
    /// What is made of it.
    bound: String,
    passed: String,
}

fn crossing(parameter: &CxxParameter<'_>, imports: &mut Imports) -> Crossing {
    let name = parameter.name;
    let bound = |binding: &str, made: String| {
        format!("        // SAFETY: the caller's.\n        let {binding} = unsafe {{ {made} }}?;\n")
    };
    match parameter.r#type {
        CxxType::Scalar(dtype) => Crossing {
            declared: vec![format!("{name}: {}", imports.number(dtype))],
            bound: String::new(),
            passed: name.to_owned(),
        },
        CxxType::Text => Crossing {
            declared: vec![format!("{name}: *const u8"), format!("{name}_size: usize")],
            bound: bound(name, format!("c_abi::text({name}, {name}_size)")),
            passed: name.to_owned(),
        },
        CxxType::Elements { element, is_written, shaped } => {
            let element = imports.number(element);
            let (pointer, made) = if is_written { ("mut", "array_mut") } else { ("const", "array") };
            let (extra, shape) = match shaped {
                None => (format!("{name}_size: usize"), format!("&[{name}_size]")),
                Some(rank) => (
                    format!("{name}_shape: *const usize"),
                    format!("c_abi::extents::<{rank}>({name}_shape)?"),
                ),
            };
            Crossing {
                declared: vec![format!("{name}: *{pointer} {element}"), extra],
                bound: bound(&binding(name, is_written), format!("c_abi::{made}({name}, {shape})")),
                passed: reference(name, is_written),
            }
        }
        CxxType::Tensor { is_written } => {
            let tensor = imports.name("quaff_runtime::dlpack::abi", "Tensor");
            let made = if is_written { "tensor_mut" } else { "tensor" };
            Crossing {
                declared: vec![format!("{name}: *const {tensor}")],
                bound: bound(&binding(name, is_written), format!("c_abi::{made}({name}, stream)")),
                passed: reference(name, is_written),
            }
        }
    }
}

/// The elements that a reduction reads, which it takes as a slice: nobody writes them meanwhile.
fn slice(parameter: &CxxParameter<'_>, imports: &mut Imports) -> Crossing {
    let (name, crossing) = (parameter.name, crossing(parameter, imports));
    let bound = format!(
        "        // SAFETY: the caller's.\n        let {name} = unsafe {{ c_abi::slice({name}, {name}_size) }}?;\n"
    );
    Crossing { bound, passed: name.to_owned(), ..crossing }
}

fn binding(name: &str, is_written: bool) -> String {
    if is_written { format!("mut {name}") } else { name.to_owned() }
}

fn reference(name: &str, is_written: bool) -> String {
    if is_written { format!("&mut {name}") } else { format!("&{name}") }
}

/// Where elements go, and what copies them there.
fn keep(element: &str, imports: &mut Imports) -> [String; 2] {
    [format!("keep: c_abi::Keep<{element}>"), format!("result: *mut {}", imports.name("std::ffi", "c_void"))]
}
