//! The conversion of values from C to Rust, and back.

use crate::dtype::Kind;
use crate::emit::imports::Imports;
use crate::emit::layout::LINE;
use crate::interface::Memory;
use crate::plan::{CxxParameter, CxxResult, CxxType, shape, size};

/// How a parameter comes over the border.
pub(super) struct Crossing {
    pub declared: Vec<String>,
    /// What is made of it.
    pub bound: String,
    pub passed: String,
}

pub(super) fn crossing(parameter: &CxxParameter, imports: &mut Imports) -> Crossing {
    let name = &parameter.name;
    match parameter.r#type {
        CxxType::Scalar(dtype) if dtype.kind() == Kind::Complex => Crossing {
            declared: vec![format!("{name}: *const {}", imports.number(dtype))],
            bound: bound(name, &format!("c_abi::read({name})")),
            passed: name.clone(),
        },
        CxxType::Scalar(dtype) | CxxType::Enum(dtype) => Crossing {
            declared: vec![format!("{name}: {}", imports.number(dtype))],
            bound: String::new(),
            passed: name.clone(),
        },
        CxxType::Letter => Crossing {
            declared: vec![format!("{name}: u8")],
            bound: bound(name, &format!("c_abi::text(&raw const {name}, 1)")),
            passed: name.clone(),
        },
        CxxType::Text => Crossing {
            declared: vec![format!("{name}: *const u8"), format!("{}: usize", size(name))],
            bound: bound(name, &format!("c_abi::text({name}, {})", size(name))),
            passed: name.clone(),
        },
        CxxType::Elements { element, is_written, shaped, memory, is_fortran } => {
            elements(name, imports.number(element), is_written, shaped, (memory, is_fortran))
        }
        CxxType::Tensor { is_written } => {
            let tensor = imports.name("quaff_runtime::dlpack::abi", "Tensor");
            let made = if is_written { "tensor_mut" } else { "tensor" };
            Crossing {
                declared: vec![format!("{name}: *const {tensor}")],
                bound: array(name, &format!("c_abi::{made}({name}, stream)")),
                passed: name.clone(),
            }
        }
    }
}

/// Elements at an address: of the host's or on a device, the last axis the fastest or the first.
fn elements(
    name: &str,
    element: &str,
    is_written: bool,
    shaped: Option<u8>,
    (memory, is_fortran): (Memory, bool),
) -> Crossing {
    let (pointer, mutable) = if is_written { ("mut", "_mut") } else { ("const", "") };
    let (extra, extents) = match shaped {
        None => (format!("{}: usize", size(name)), format!("&[{}]", size(name))),
        Some(rank) => {
            let shape = shape(name);
            (format!("{shape}: *const usize"), format!("c_abi::extents::<{rank}>({shape})?"))
        }
    };
    let place = match memory {
        Memory::Host => "c_abi::HOST",
        Memory::Device => "c_abi::device(stream)",
    };
    let order = if is_fortran { "fortran_array" } else { "array" };
    let made = format!("c_abi::{order}{mutable}({name}, {extents}, {place})");
    Crossing {
        declared: vec![format!("{name}: *{pointer} {element}"), extra],
        bound: array(name, &made),
        passed: name.to_owned(),
    }
}

/// The elements that a reduction reads, which it takes as a slice: nobody writes them meanwhile.
pub(super) fn slice(parameter: &CxxParameter, imports: &mut Imports) -> Crossing {
    let (name, crossing) = (&parameter.name, crossing(parameter, imports));
    let bound = bound(name, &format!("c_abi::slice({name}, {})", size(name)));
    Crossing { bound, passed: name.clone(), ..crossing }
}

/// What the caller's parameter becomes.
fn bound(name: &str, made: &str) -> String {
    unsafe_statement(&format!("let {name} ="), made, "?")
}

/// An array, which stays where it was made.
fn array(name: &str, made: &str) -> String {
    let array = unsafe_statement(&format!("let mut {name} ="), made, "");
    format!("{array}        let {name} = c_abi::made(&mut {name})?;\n")
}

fn unsafe_statement(head: &str, made: &str, tail: &str) -> String {
    let line = format!("        {head} unsafe {{ {made} }}{tail};\n");
    let below = format!("        {head}\n            unsafe {{ {made} }}{tail};\n");
    let is_short = |text: &String| text.lines().all(|line| line.len() < LINE);
    let block = || format!("        {head} unsafe {{\n            {made}\n        }}{tail};\n");
    let text = [line, below].into_iter().find(is_short).unwrap_or_else(block);
    format!("        // SAFETY: the caller's.\n{text}")
}

/// How a result goes back over the border.
pub(super) struct Given {
    pub declared: Vec<String>,
    pub given: String,
}

pub(super) fn given(result: CxxResult, imports: &mut Imports) -> Given {
    match result {
        CxxResult::Scalar(dtype) | CxxResult::Enum(dtype) => Given {
            declared: vec![format!("result: *mut {}", imports.number(dtype))],
            given: "c_abi::write(result, value)".to_owned(),
        },
        CxxResult::Letter | CxxResult::Text => {
            let given = "c_abi::give(value.as_bytes(), keep, result)".to_owned();
            Given { declared: keep("u8", imports), given }
        }
        CxxResult::OptionalText => {
            let given = "c_abi::give_text(value, keep, result)".to_owned();
            Given { declared: keep("u8", imports), given }
        }
        CxxResult::Vector(element) => {
            let element = imports.number(element);
            let given = "c_abi::give(&value, keep, result)".to_owned();
            Given { declared: keep(element, imports), given }
        }
        CxxResult::Vectors(elements) => {
            let (dtypes, void) =
                (imports.name("quaff_runtime::dtype", "Dtype"), imports.name("std::ffi", "c_void"));
            let types: Vec<String> =
                elements.iter().map(|each| format!("{dtypes}::{}", each.variant())).collect();
            Given {
                declared: vec!["keep: c_abi::KeepOneOf".to_owned(), format!("result: *mut {void}")],
                given: format!("c_abi::give_one_of(&value, &[{}], keep, result)", types.join(", ")),
            }
        }
    }
}

/// Where elements go, and what copies them there.
fn keep(element: &str, imports: &mut Imports) -> Vec<String> {
    let void = imports.name("std::ffi", "c_void");
    vec![format!("keep: c_abi::Keep<{element}>"), format!("result: *mut {void}")]
}
