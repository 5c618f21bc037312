//! Every folder of `tests/interfaces/` is an interface, `example.i`, with what is read in it, `expected.txt`: a line
//! for each function as its caller sees it, and the C++ function behind it.

#[path = "support/cases.rs"]
mod cases;

use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::interface::{
    Access, Argument, ArrayArgument, Function, Interface, Memory, Rank, Scalar, StreamParameter, Type,
};
use quaff_swig::read::read;
use quaff_swig::source::Sources;
use std::fmt::Write;

#[test]
fn every_interface_is_read_as_expected() {
    cases::check("tests/interfaces", |case| {
        let mut sources = Sources::new(Vec::new());
        let main = sources.open(&case.join("example.i")).unwrap();
        let mut diagnostics = Diagnostics::default();
        let interface = read(&mut sources, main, &[], &mut diagnostics);
        assert!(!diagnostics.has_errors(), "{}", render(&sources, &diagnostics.sorted(), false));
        dump(&interface, &sources)
    });
}

fn dump(interface: &Interface, sources: &Sources) -> String {
    let mut text = format!("module {}\n", interface.module);
    if let Some(doc) = &interface.doc {
        writeln!(text, "    doc {doc:?}").unwrap();
    }
    for function in &interface.functions {
        text += &line(function);
    }
    for skipped in &interface.skipped {
        writeln!(text, "skipped {}: {}", skipped.what, skipped.reason).unwrap();
    }
    for fragment in &interface.fragments {
        let (line, _) = sources.position(fragment.span);
        writeln!(text, "fragment of line {line} {:?}", fragment.code).unwrap();
    }
    text
}

fn line(function: &Function) -> String {
    let mut arguments: Vec<String> = function.arguments.iter().map(argument).collect();
    if let Some(StreamParameter { name, position }) = &function.stream {
        arguments.insert(*position, format!("{name}: stream"));
    }
    let template = match function.template_arguments.join(", ") {
        none if none.is_empty() => none,
        arguments => format!("<{arguments}>"),
    };
    let returns = named(&function.returns);
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

fn argument(argument: &Argument) -> String {
    let (text, default) = match argument {
        Argument::Value(value) => (format!("{}: {}", value.name, named(&value.r#type)), &value.default),
        Argument::Array(array) => (array_text(array), &array.default),
    };
    default.as_ref().map_or(text.clone(), |default| format!("{text} = {default}"))
}

/// `in: float[any], length unsigned int`
fn array_text(array: &ArrayArgument) -> String {
    let device = if array.memory == Memory::Device { "device " } else { "" };
    let written = if array.access == Access::Inplace { "inplace " } else { "" };
    let rank = match array.rank {
        Rank::Any => "any".to_owned(),
        Rank::Exactly(rank) => rank.to_string(),
    };
    let first = if array.length_first { " first" } else { "" };
    let element = named(&Type::Scalar(array.element.clone()));
    format!("{}: {device}{written}{element}[{rank}] length{first} {}", array.name, array.length.spelling)
}

fn named(r#type: &Type) -> String {
    match r#type {
        Type::Void => "void".to_owned(),
        Type::Scalar(Scalar::Bool) => "bool".to_owned(),
        Type::Scalar(Scalar::Integer(integer)) => {
            let sign = if integer.signed { "i" } else { "u" };
            format!("{} ({sign}{})", integer.spelling, integer.bits)
        }
        Type::Scalar(Scalar::Float) => "float".to_owned(),
        Type::Scalar(Scalar::Double) => "double".to_owned(),
        Type::String => "std::string".to_owned(),
        Type::CString => "const char*".to_owned(),
    }
}
