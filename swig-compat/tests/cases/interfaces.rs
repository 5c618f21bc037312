//! `tests/interfaces/`: an interface, `example.i`, with its contents, `expected.txt`: a line for each
//! class whose name is not its name in C++, and one for each function as callers see it, and the C++ function
//! behind it.

use crate::expected::Texts;
use quaff_swig::compile::read;
use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::interface::{
    Access, Argument, Array, Axis, Crossing, DeclarationKind, Fate, Function, Interface, Memory, Object,
    Passing, Rank, Scalar, Text, Type, Value,
};
use quaff_swig::source::Sources;
use std::fmt::Write;
use std::path::Path;

pub fn run(case: &Path) -> Texts {
    let mut sources = Sources::new(Vec::new());
    let main = sources.open(&case.join("example.i")).unwrap();
    let mut diagnostics = Diagnostics::default();
    let interface = read(&mut sources, main, &[], &mut diagnostics);
    assert!(!diagnostics.has_errors(), "{}", render(&sources, &diagnostics.sorted(), false));
    Texts::from([("expected.txt".to_owned(), dump(&interface, &sources))])
}

fn dump(interface: &Interface, sources: &Sources) -> String {
    let mut text = format!("module {}\n", interface.module);
    if let Some(doc) = &interface.doc {
        writeln!(text, "    doc {doc:?}").unwrap();
    }
    for import in &interface.imports {
        writeln!(text, "import {}", import.module.as_deref().unwrap_or("?")).unwrap();
    }
    for declaration in interface.own_declarations() {
        let DeclarationKind::Class(id) = declaration.kind else { continue };
        let class = &interface[id];
        if class.name == class.r#type.unqualified() {
            continue;
        }
        writeln!(text, "class {} = {}", class.name, class.r#type.name()).unwrap();
    }
    for function in interface.functions() {
        text += &line(function);
    }
    for (skipped, _) in interface.skipped() {
        writeln!(text, "skipped {}: {}", skipped.what, skipped.reason).unwrap();
    }
    for (block, span) in interface.blocks() {
        let (line, _) = sources.position(span);
        writeln!(text, "fragment of line {line} {:?}", block.code).unwrap();
    }
    text
}

fn line(function: &Function) -> String {
    let arguments: Vec<String> =
        function.arguments.iter().filter_map(|argument| shown(function, argument)).collect();
    let template = match function.template_arguments.join(", ") {
        none if none.is_empty() => none,
        arguments => format!("<{arguments}>"),
    };
    let returns = function.outputs.iter().map(|output| returned_as(&output.r#type)).next();
    let returns = returns.unwrap_or_else(|| "void".to_owned());
    let head = format!("{}({}) -> {returns}", function.name, arguments.join(", "));
    let mut text = format!("{head} = {}{template}\n", function.qualified);
    if let Some(doc) = &function.doc {
        writeln!(text, "    doc {doc:?}").unwrap();
    }
    for (feature, value) in &function.features {
        writeln!(text, "    feature {feature} = {value:?}").unwrap();
    }
    text
}

/// The text for an argument. An array is shown at its address.
fn shown(function: &Function, argument: &Argument) -> Option<String> {
    let (input, text) = match argument {
        Argument::Stream { name } => return Some(format!("{name}: stream")),
        Argument::UserData { .. } | Argument::Default { .. } => return None,
        Argument::Written { element, .. } => {
            return Some(format!("written: vector of {}", element.spelling()));
        }
        Argument::Local(local) => {
            let from = local.input.map(|input| format!(" from {}", function.inputs[input].name));
            let given = if local.is_output { ", given" } else { "" };
            return Some(format!("local {}{}{given}", local.scalar.spelling(), from.unwrap_or_default()));
        }
        Argument::Wrapped { input, .. } => {
            let from = input.map(|input| format!(" from {}", function.inputs[input].name));
            return Some(format!("wrapped{}", from.unwrap_or_default()));
        }
        Argument::Converted { of, class } => {
            let of = shown(function, of).unwrap_or_default();
            return Some(format!("{of} to {class}"));
        }
        Argument::Size { .. } | Argument::Extent { .. } => return None,
        Argument::Stride { name, of, r#type } => {
            let of_input = &function.inputs[of.input].name;
            return Some(format!("{name}: {} stride of {of_input} along {}", r#type.spelling, of.axis));
        }
        Argument::Value { input }
        | Argument::Data { input, .. }
        | Argument::Object { input, .. }
        | Argument::Function { input, .. } => {
            let input_index = *input;
            let input = &function.inputs[input_index];
            match &input.r#type {
                Type::Array(array) => (input, array_text(function, input_index, input, array)),
                other => (input, format!("{}: {}", input.name, returned_as(other))),
            }
        }
    };
    Some(input.default.as_ref().map_or(text.clone(), |default| format!("{text} = {default}")))
}

/// The text for an array: `in: float[any], length unsigned int`.
fn array_text(function: &Function, index: usize, input: &Crossing, array: &Array) -> String {
    let device = if array.memory == Memory::Device { "device " } else { "" };
    let written = if array.access == Access::Write { "inplace " } else { "" };
    let written = if array.layout.is_fortran() { format!("{written}fortran ") } else { written.to_owned() };
    let element = named(&Value::Scalar(array.element.clone()));
    let extents = extents(function, index);
    if !extents.is_empty() {
        return format!("{}: {device}{written}{element}[{}]", input.name, extents.join(", "));
    }
    if !array.fixed.is_empty() {
        let extent = |extent: &Option<u64>| extent.map_or("any".to_owned(), |extent| extent.to_string());
        let extents: Vec<String> = array.fixed.iter().map(extent).collect();
        let made = if input.is_result() { "result " } else { "" };
        return format!("{}: {made}{written}{element} of {}", input.name, extents.join(" by "));
    }
    let rank = match array.rank {
        Rank::Any => "any".to_owned(),
        Rank::Exactly(rank) => rank.to_string(),
    };
    let position = |is: &dyn Fn(&Argument) -> bool| function.arguments.iter().position(is);
    let size =
        |argument: &Argument| matches!(argument, Argument::Size { inputs, .. } if inputs.contains(&index));
    let data = |argument: &Argument| matches!(argument, Argument::Data { input, .. } if *input == index);
    let first = if position(&size) < position(&data) { " first" } else { "" };
    let length = function.arguments.iter().find_map(|argument| match argument {
        Argument::Size { inputs, r#type } if inputs.contains(&index) => Some(r#type.spelling.as_str()),
        _ => None,
    });
    format!("{}: {device}{written}{element}[{rank}] length{first} {}", input.name, length.unwrap_or_default())
}

fn returned_as(returned: &Type) -> String {
    match returned {
        Type::Value(value) => named(value),
        Type::Vector(element) => format!("std::vector<{}>", element.spelling()),
        Type::Part(part) => format!("part of {}", part.element.spelling()),
        Type::Array(array) => format!("array of {}", array.element.spelling()),
    }
}

/// The extents by axis, such as `rows int`.
fn extents(function: &Function, index: usize) -> Vec<String> {
    let extents = function.arguments.iter().filter_map(|argument| match argument {
        Argument::Extent { name, of, r#type } => {
            let own = of.iter().filter(|axis| axis.input == index);
            let text = |axis: &Axis| (axis.axis, format!("{name} {}", r#type.spelling));
            Some(own.map(text).collect::<Vec<_>>())
        }
        _ => None,
    });
    let mut extents: Vec<(u8, String)> = extents.flatten().collect();
    extents.sort();
    extents.into_iter().map(|(_, text)| text).collect()
}

/// The text for an object: `const example::Point&`.
fn object_text(object: &Object) -> String {
    let constant = if object.constant { "const " } else { "" };
    let mark = match object.passing {
        Passing::Value => "",
        Passing::Reference => "&",
        Passing::RvalueReference => "&&",
        Passing::Pointer => "*",
        Passing::Unique(_) => " unique",
        Passing::Shared => " shared",
    };
    let fate = match object.fate {
        Fate::Unchanged => "",
        Fate::Copied => " copied",
        Fate::Kept => " kept",
        Fate::Disowned => " disowned",
        Fate::Consumed => " consumed",
        Fate::New => " new",
        Fate::Released => " released",
    };
    format!("{constant}{}{mark}{fate}", object.r#type)
}

fn named(value: &Value) -> String {
    match value {
        Value::Scalar(Scalar::Bool) => "bool".to_owned(),
        Value::Scalar(Scalar::Integer(integer)) => {
            let sign = if integer.signed { "i" } else { "u" };
            format!("{} ({sign}{})", integer.spelling, integer.bits)
        }
        Value::Scalar(Scalar::Float) => "float".to_owned(),
        Value::Scalar(
            scalar @ (Scalar::Half | Scalar::Bfloat16 | Scalar::Complex | Scalar::DoubleComplex),
        ) => scalar.spelling().to_owned(),
        Value::Scalar(Scalar::Double) => "double".to_owned(),
        Value::Text(Text::String) => "std::string".to_owned(),
        Value::Text(Text::CString) => "const char*".to_owned(),
        Value::Text(Text::WritableCString) => "char*".to_owned(),
        Value::Text(Text::Character) => "char".to_owned(),
        Value::Text(Text::Buffer) => "char[]".to_owned(),
        Value::Object(object) => object_text(object),
        Value::Library(library) => format!("value of {}", library.r#type),
        Value::Python => "PyObject*".to_owned(),
    }
}
