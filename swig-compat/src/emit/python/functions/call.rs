//! The field `call` of a row in a table: how its C++ function is called.

use super::types::{self, RUNTIME};
use crate::emit::cxx_call;
use crate::emit::imports::Imports;
use crate::interface::{End, Tie, Type};
use crate::plan::{
    Handover, ObjectResult, Plan, PlannedClass, PlannedFunction, PythonUse, Row, RowCall, RowInput,
};

/// The field `call`, with the comma after it.
pub(super) fn field(row: &Row, plan: &Plan, imports: &mut Imports) -> String {
    imports.name(RUNTIME, "Call");
    let call = expression(row, plan, imports);
    let rest = if row.takes_rest { ".with_rest()" } else { "" };
    let used = if plan.may_lose_objects(row) { ".using_objects()" } else { "" };
    let given = if row.gives_this { ".giving_this()" } else { "" };
    format!("{INDENT}call: {call}{used}{given}{}{rest},\n", keeping(row, imports))
}

fn expression(row: &Row, plan: &Plan, imports: &mut Imports) -> String {
    match &row.call {
        RowCall::Reduction { constant, .. } => {
            format!("Call::reduction(&{}::{constant})", imports.module("super::api"))
        }
        RowCall::Elementwise { constant, .. } => {
            format!("Call::elementwise(&{}::{constant})", imports.module("super::api"))
        }
        RowCall::Arguments | RowCall::Unlocked => match object(row, plan, imports) {
            Some((constructor, before)) => by_signature(row, constructor, &before, imports),
            None if row.call == RowCall::Unlocked && row.python_use() != PythonUse::InConversions => {
                by_signature(row, "unlocked", &[], imports)
            }
            None => by_signature(row, "of", &[], imports),
        },
        RowCall::Device => by_signature(row, "on_device", &on_device(row, imports), imports),
    }
}

/// The arguments of the runtime's `object_entry` for a function whose only row gets the caller's objects
/// unchanged: its parameters, its result, and its function in the bridge.
pub(super) fn of_objects(function: &PlannedFunction, plan: &Plan, imports: &mut Imports) -> Option<String> {
    let [row] = function.rows.as_slice() else { return None };
    let count = row.inputs.len();
    let is_direct = row.call == RowCall::Arguments
        && row.has_tuple()
        && (1..=MOST_OBJECTS).contains(&count)
        && row.extents.is_empty()
        && row.stream.is_none()
        && row.ties.is_empty()
        && !row.takes_rest
        && !row.action.has_this();
    let is_any = |(index, input): (usize, &RowInput)| {
        types::parameter(row, index, plan, imports) == format!("python(\"{}\")", input.name)
    };
    if !is_direct || plan.object_result(row).is_some() || !row.inputs.iter().enumerate().all(is_any) {
        return None;
    }
    let object = imports.name("quaff_runtime::object", "PythonObject");
    let end = if count == 1 { "," } else { "" };
    let parameters = vec![object; count].join(", ");
    let result = types::result(row, imports);
    let ffi = imports.name("super::bridge", "ffi");
    Some(format!("({parameters}{end}), {result}, {ffi}::{}", row.symbol))
}

/// The largest number of parameters for which the runtime has an `object_entry`.
const MOST_OBJECTS: usize = 3;

/// Ties between objects, if some keep others alive: `.keeping(&[Tie { keeper: End::This, kept:
/// End::Argument(0) }])`.
fn keeping(row: &Row, imports: &mut Imports) -> String {
    let mut tie = |tie: &Tie| {
        let (name, end) = (imports.name(RUNTIME, "Tie"), imports.name(RUNTIME, "End"));
        let spelled = |which: End| match which {
            End::This => format!("{end}::This"),
            End::Returned => format!("{end}::Returned"),
            End::Input(index) => format!("{end}::Argument({index})"),
            End::Memory(index) => format!("{end}::Memory({index})"),
        };
        format!("{name} {{ keeper: {}, kept: {} }}", spelled(tie.keeper), spelled(tie.kept))
    };
    match row.ties.as_slice() {
        [] => String::new(),
        ties => format!(".keeping(&[{}])", ties.iter().map(&mut tie).collect::<Vec<_>>().join(", ")),
    }
}

/// The call of a row that creates or returns an object: the constructor of `Call` and its first arguments.
fn object(row: &Row, plan: &Plan, imports: &mut Imports) -> Option<(&'static str, Vec<String>)> {
    let table = |class: &PlannedClass| format!("&{}", class.constant);
    Some(match plan.object_result(row)? {
        ObjectResult::Constructed(class) => ("construct", vec![table(class)]),
        ObjectResult::MadeByCode(class) => ("construct_by_code", vec![table(class)]),
        ObjectResult::Part(None) => ("part", vec!["None".to_owned()]),
        ObjectResult::Part(Some(pointer)) => ("part", vec![format!("Some({})", table(pointer))]),
        ObjectResult::Object(class, handover) => {
            let name = imports.name(RUNTIME, "Handover");
            let constructor = if matches!(handover, Handover::Element(..)) { "element" } else { "object" };
            let handover = match handover {
                Handover::Value => format!("{name}::Value"),
                Handover::Shown => format!("{name}::Shown"),
                Handover::Element(place, container) => format!("{name}::{place}({})", table(container)),
                Handover::Owned => format!("{name}::Owned"),
                Handover::Part => format!("{name}::Part"),
                Handover::Borrowed => format!("{name}::Borrowed"),
            };
            (constructor, vec![table(class), handover])
        }
    })
}

const INDENT: &str = "            ";

/// A call that is described by its signature: `call: Call::of::<(Contiguous, f64), f32>(ffi::dot),`.
fn by_signature(row: &Row, constructor: &str, before: &[String], imports: &mut Imports) -> String {
    let ffi = imports.name("super::bridge", "ffi");
    let arguments = [before, &[format!("{ffi}::{}", row.symbol)]].concat().join(", ");
    let (declared, parameters) = match row.has_tuple() {
        true => (None, tuple(row, imports)),
        false => (Some(long_signature(row, imports)), "Long".to_owned()),
    };
    let is_known = |value: &Type| value.object().is_some() || matches!(value, Type::Part(_));
    let types = match row.gives_object() || row.returned().is_some_and(is_known) {
        true => parameters,
        false => format!("{parameters}, {}", types::result(row, imports)),
    };
    let call = format!("Call::{constructor}::<{types}>({arguments})");
    match declared {
        Some(declared) => format!("{{\n{declared}{INDENT}    {call}\n{INDENT}}}"),
        None => call,
    }
}

/// The parameters of a signature as a tuple, with the object of a method beside them.
fn tuple(row: &Row, imports: &mut Imports) -> String {
    let mut parameters: Vec<String> =
        row.inputs.iter().map(|input| types::passed(input, imports).to_owned()).collect();
    parameters.extend(row.extents.iter().map(|extent| types::passed_extent(extent, imports)));
    parameters.extend(row.stream.iter().map(|_| imports.name(RUNTIME, "StreamHandle").to_owned()));
    let end = if parameters.len() == 1 { "," } else { "" };
    let types = format!("({}{end})", parameters.join(", "));
    match row.action.has_this() {
        true => format!("{}<{types}>", imports.name(RUNTIME, "On")),
        false => types,
    }
}

/// The declaration of the signature `Long`, for a function with too many parameters for a tuple. Each
/// parameter has the index of its argument, which those without an argument ignore.
fn long_signature(row: &Row, imports: &mut Imports) -> String {
    let mut parameters = Vec::new();
    parameters.extend(row.action.has_this().then(|| (imports.name(RUNTIME, "This").to_owned(), 0)));
    let inputs = row.inputs.iter().enumerate();
    parameters.extend(inputs.map(|(index, input)| (types::declared(input, imports), index)));
    parameters.extend(row.extents.iter().map(|extent| (types::passed_extent(extent, imports), 0)));
    parameters.extend(row.stream.iter().map(|_| (imports.name(RUNTIME, "StreamHandle").to_owned(), 0)));
    let result = match row.gives_object() {
        true => imports.name("quaff_runtime::object", "Object"),
        false => types::result(row, imports),
    };
    let indent = format!("{INDENT}    ");
    let listed = parameters.iter().enumerate();
    let listed: String = listed
        .map(|(number, (r#type, index))| format!("{indent}    p{number}: {type} = {index},\n"))
        .collect();
    format!("{indent}quaff_runtime::long_signature!(Long(\n{listed}{indent}) -> {result});\n")
}

/// The device and the stream order in which a function on a device is called.
fn on_device(row: &Row, imports: &mut Imports) -> [String; 2] {
    let device = imports.name("super::bridge", "DEVICE");
    [format!("&{device}"), cxx_call::order(row, RUNTIME, imports)]
}
