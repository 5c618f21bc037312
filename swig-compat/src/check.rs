//! What no single declaration shows: rules about a function as a whole and about functions side by side.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{Access, Argument, Function, Interface, Scalar, Type};
use crate::plan::REDUCTION;
use crate::source::Span;
use std::collections::HashMap;

/// Adds to `diagnostics` what speaks against the interface.
pub fn check(interface: &Interface, diagnostics: &mut Diagnostics) {
    for function in &interface.functions {
        check_name(function, diagnostics);
        check_reduction(function, diagnostics);
    }
    check_overloads(&interface.functions, diagnostics);
}

/// Names that Python cannot import.
fn check_name(function: &Function, diagnostics: &mut Diagnostics) {
    let name = &function.name;
    if crate::plan::is_python_keyword(name) {
        diagnostics.push(
            Diagnostic::error(
                code::PYTHON_KEYWORD,
                function.span,
                format!("`{name}` is a keyword of Python"),
            )
            .label("no Python code can call it by this name")
            .help(format!("choose another name: `%template({name}_) …`")),
        );
    }
}

fn check_reduction(function: &Function, diagnostics: &mut Diagnostics) {
    let Some(class) = function.features.get(REDUCTION) else { return };
    let fault = match function.arguments.as_slice() {
        [Argument::Array(array)] if array.access == Access::In => return,
        [Argument::Array(_)] => "its array is written in place, and a reduction only reads".to_owned(),
        [Argument::Value(value)] => format!("`{}` is not an array", value.name),
        arguments => format!("it takes {} arguments", arguments.len()),
    };
    let name = &function.qualified;
    diagnostics.push(
        Diagnostic::error(
            code::NOT_A_REDUCTION,
            function.span,
            format!("`{name}` cannot run as a reduction"),
        )
        .label(fault)
        .related(function.declared, "declared here")
        .help(format!(
            "a reduction takes one array: `T {}(const T *values, std::size_t size)` with \
                 `%in_array(values, size)`; or drop `%reduction(…, {class})`",
            function.name
        )),
    );
}

/// Overloads that differ in C++ alone: Python's arguments always find the first.
fn check_overloads(functions: &[Function], diagnostics: &mut Diagnostics) {
    let mut seen: HashMap<(&str, Vec<String>), Span> = HashMap::new();
    for function in functions {
        let taken: Vec<String> = function.arguments.iter().map(taken).collect();
        let Some(&first) = seen.get(&(function.name.as_str(), taken.clone())) else {
            seen.insert((&function.name, taken), function.span);
            continue;
        };
        let message = format!("Python cannot tell this overload of `{}` from an earlier one", function.name);
        diagnostics.push(
            Diagnostic::warning(code::SHADOWED_OVERLOAD, function.span, message)
                .label("never called")
                .related(first, "takes the same Python arguments, and comes first")
                .help("give one of them another name"),
        );
    }
}

/// What an argument takes, as Python tells it.
fn taken(argument: &Argument) -> String {
    match argument {
        Argument::Value(value) => match &value.r#type {
            Type::Scalar(scalar) => element(scalar),
            other => format!("{other:?}"),
        },
        Argument::Array(array) => format!("{} array {:?}", element(&array.element), array.rank),
    }
}

fn element(scalar: &Scalar) -> String {
    match scalar {
        Scalar::Integer(integer) => {
            format!("{}{}", if integer.signed { "int" } else { "uint" }, integer.bits)
        }
        other => format!("{other:?}"),
    }
}
