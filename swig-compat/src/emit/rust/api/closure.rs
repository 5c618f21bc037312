//! Closures as arguments: their types, and the C++ functions that make function objects of them.

use super::types;
use crate::emit::imports::Imports;
use crate::emit::layout;
use crate::interface::Text;
use crate::plan::{RustClosure, RustType};

const RUNTIME: &str = "quaff_runtime::closure";

/// The type of a closure: `impl Fn(f64) -> f64 + Send + Sync + 'static`.
pub(super) fn spelled(closure: &RustClosure, imports: &mut Imports) -> String {
    let parameters: Vec<String> =
        closure.parameters.iter().map(|parameter| self::parameter(parameter, imports)).collect();
    let result = match closure.result.as_deref() {
        None => String::new(),
        result => format!(" -> {}", types::result(result, "", "", imports)),
    };
    let (name, bounds) = match closure.is_kept {
        true => ("Fn", "Send + Sync + 'static"),
        false => ("FnMut", "Send"),
    };
    format!("impl {name}({}){result} + {bounds}", parameters.join(", "))
}

fn parameter(parameter: &RustType, imports: &mut Imports) -> String {
    match parameter {
        RustType::Text(Text::CString) => "Option<&str>".to_owned(),
        other => types::spelled(other, "", "", imports),
    }
}

/// The statement that makes a function object of a closure, in a variable with the closure's name. The names
/// inside its block do not hide those of other parameters.
pub(super) fn function(indent: &str, closure: &RustClosure, name: &str, imports: &mut Imports) -> String {
    let arguments: Vec<String> = (closure.parameters.iter().enumerate())
        .map(|(index, parameter)| match parameter {
            RustType::Text(Text::CString) => format!("given.text_or_none({index})"),
            RustType::Text(_) => format!("given.text({index})"),
            _ => format!("given.number({index})"),
        })
        .collect();
    let runtime = imports.module(RUNTIME);
    let outer = indent;
    let indent = &format!("{outer}    ");
    let called = match closure.is_kept {
        true => name.to_owned(),
        false => format!("{runtime}::Exclusive::new({name})"),
    };
    let mut text = format!("{outer}let {name} = {{\n{indent}let called = {called};\n");
    let names = (
        if arguments.is_empty() { "_" } else { "given" },
        if closure.result.is_some() { "returned" } else { "_" },
    );
    text += &format!(
        "{indent}let call = move |{}: &{runtime}::Arguments<'_>, {}: &mut {runtime}::Returned<'_>| {{\n",
        names.0, names.1
    );
    let inner = format!("{indent}    ");
    for (index, argument) in arguments.iter().enumerate() {
        let reason = if index == 0 { "C++ passes arguments of these types" } else { "as for the first" };
        text += &format!(
            "{inner}// SAFETY: {reason}.\n{inner}let argument_{} = unsafe {{ {argument} }};\n",
            index + 1
        );
    }
    let passed: Vec<String> = (1..=arguments.len()).map(|number| format!("argument_{number}")).collect();
    let call = match closure.is_kept {
        true => format!("called({})", passed.join(", ")),
        false => format!("called.run(|called| called({}))", passed.join(", ")),
    };
    text += &match closure.result.as_deref() {
        None => format!("{inner}{call};\n"),
        Some(RustType::Text(_)) => format!("{inner}returned.text({call});\n"),
        Some(_) => format!("{inner}returned.number({call});\n"),
    };
    text += &format!("{indent}}};\n");
    let ffi = imports.name("super::bridge", "ffi");
    let functions = [format!("{ffi}::{}", closure.make), format!("{ffi}::{}", closure.free)];
    let head = format!("let functions: {runtime}::Functions = (");
    text += &layout::names(indent, &head, &functions, ");");
    let kept = if closure.is_kept { "; it is `'static`" } else { ", and C++ keeps no copy of it" };
    format!(
        "{text}{indent}// SAFETY: the closure has the C++ function's parameters and result{kept}.
{indent}unsafe {{ {runtime}::Function::new(call, functions)? }}
{outer}}};
"
    )
}
