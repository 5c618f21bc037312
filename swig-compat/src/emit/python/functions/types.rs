//! The types that a parameter accepts, in the spelling of the runtime's tables.
//!
//! C++ default arguments that are also Python literals are in the tables.

use crate::dtype::{Dtype, DtypeKind};
use crate::emit::imports::Imports;
use crate::emit::layout::quoted;
use crate::emit::python::types as python_types;
use crate::interface::{
    Access, Argument, Array, Axis, Fate, Integer, Layout, Memory, Part, Rank, Text, Type, Value,
};
use crate::plan::{Plan, Row, RowCall, RowExtent, RowInput, python_default, takes_none};

/// The runtime's module with the functions for tables.
pub(super) const RUNTIME: &str = "quaff_runtime::python";

/// The parameter for the input at `index`, such as `read::<f32, u32>("in_").rank(1)`, with C++'s default if
/// Python can express it.
pub(super) fn parameter(row: &Row, index: usize, plan: &Plan, imports: &mut Imports) -> String {
    let parameter = without_default(row, index, plan, imports);
    match spelled(row, index, imports) {
        None => parameter,
        Some(default) => format!("{parameter}.default({default})"),
    }
}

fn without_default(row: &Row, index: usize, plan: &Plan, imports: &mut Imports) -> String {
    let input = &row.inputs[index];
    let name = &input.name;
    if let Some(check) = &input.check {
        let ffi = imports.name("super::bridge", "ffi");
        return format!("{}(\"{name}\", {ffi}::{})", imports.name(RUNTIME, "checked"), check.symbol);
    }
    let stands_for = input.stands_for.clone().map(Type::Value);
    match stands_for.as_ref().unwrap_or(&input.r#type) {
        Type::Value(Value::Scalar(scalar)) => {
            format!("{}::<{}>(\"{name}\")", imports.name(RUNTIME, "scalar"), imports.number(scalar.dtype()))
        }
        Type::Value(Value::Text(Text::Buffer)) => {
            format!("{}(\"{name}\")", imports.name(RUNTIME, "char_array"))
        }
        Type::Value(Value::Text(Text::String)) => {
            let function = if plan.char_pointer().is_some() { "text_or_pointer" } else { "text" };
            format!("{}(\"{name}\")", imports.name(RUNTIME, function))
        }
        Type::Value(Value::Text(Text::Character)) => {
            format!("{}(\"{name}\")", imports.name(RUNTIME, "letter"))
        }
        Type::Value(Value::Text(Text::CString | Text::WritableCString)) => {
            let function = if plan.char_pointer().is_some() { "c_text_or_pointer" } else { "c_text" };
            format!("{}(\"{name}\")", imports.name(RUNTIME, function))
        }
        Type::Value(Value::Python) => format!("{}(\"{name}\")", imports.name(RUNTIME, "python")),
        Type::Value(Value::Library(_)) => match &input.settle {
            Some(settle) => {
                let ffi = imports.name("super::bridge", "ffi");
                let what = quoted(&python_types::input(row, index, plan));
                format!("{}(\"{name}\", {ffi}::{settle}, {what})", imports.name(RUNTIME, "converted"))
            }
            None => format!("{}(\"{name}\")", imports.name(RUNTIME, "python")),
        },
        Type::Value(Value::Object(object)) => {
            let taken = plan.object_parameter(row, object);
            let function = imports.name(RUNTIME, function_for(taken.fate));
            let table = taken.class.map_or("", |class| &class.constant);
            let marks = [
                (taken.is_anything, ".of_any_class()"),
                (taken.is_nullable, ".or_none()"),
                (taken.has_several, ".several()"),
                (taken.refuses_arrays, ".no_array()"),
                (taken.is_changed, ".changed()"),
                (taken.takes_values, ".or_value()"),
            ];
            let marks: String =
                marks.into_iter().filter(|(is_set, _)| *is_set).map(|(_, mark)| mark).collect();
            let pointer = plan.function_pointer(&object.r#type);
            let functions = pointer.map(|pointer| format!(".or_function(&{})", pointer.constant));
            let implicit = taken.implicit.map(|implicit| format!(".or_made_by(&{})", implicit.constant));
            let others = [functions, implicit].into_iter().flatten().collect::<String>();
            format!("{function}(\"{name}\", &{table}){marks}{others}")
        }
        Type::Array(array) => self::array(row, index, array, imports),
        Type::Vector(element) | Type::Part(Part { element, .. }) => {
            let element = imports.number(element.dtype());
            format!("{}::<{element}, u64>(\"{name}\").or_sequence()", imports.name(RUNTIME, "read"))
        }
    }
}

/// The runtime's function that makes the parameter of an object.
pub(super) fn function_for(fate: Fate) -> &'static str {
    match fate {
        Fate::Unchanged | Fate::New | Fate::Copied => "object",
        Fate::Kept => "kept",
        Fate::Disowned => "disowned",
        Fate::Consumed => "consumed",
        Fate::Released => "released",
    }
}

fn array(row: &Row, index: usize, array: &Array, imports: &mut Imports) -> String {
    let element = imports.number(array.element.dtype());
    // If the elements are structs, C++ counts them itself.
    let size = size(row, index).filter(|_| array.record.is_none());
    let length = size.map_or(Dtype::Uint64, Integer::dtype).rust();
    let (function, types) = match row.call {
        RowCall::Reduction { .. } => ("reduce", element.to_owned()),
        RowCall::Elementwise { .. } => ("element", element.to_owned()),
        _ => (function(array), format!("{element}, {length}")),
    };
    let rank = match array.rank {
        Rank::Any => None,
        Rank::Exactly(rank) => Some(format!(".rank({rank})")),
    };
    let like = row.shaped_like(index).map(|other| format!(".shaped_like({other})"));
    let strides = laid_out(row, index, array.layout, imports);
    let rules = match array {
        Array { in_place: true, .. } => Some(".by_numpy_in_place()"),
        Array { by_numpy: true, .. } => Some(".by_numpy()"),
        Array { converts: true, .. } => Some(".converting()"),
        Array { sequence: true, .. } => Some(".or_sequence()"),
        _ => None,
    };
    let calls = rank.into_iter().chain(like).chain(strides).chain(rules.map(str::to_owned));
    let mut extents = extents(row, index, imports);
    extents.resize(extents.len().max(array.fixed.len()), String::new());
    for (text, extent) in extents.iter_mut().zip(&array.fixed) {
        if let Some(extent) = extent {
            *text = format!("{}({extent})", imports.name(RUNTIME, "fixed"));
        }
    }
    let bytes = row.inputs[index].settle.as_ref().map(|settle| {
        let ffi = imports.name("super::bridge", "ffi");
        format!(".of_records({ffi}::{settle})")
    });
    let axes = (!extents.is_empty()).then(|| format!(".axes(&[{}])", extents.join(", ")));
    let calls: String = calls.chain(axes).chain(bytes).collect();
    format!("{}::<{types}>(\"{}\"){calls}", imports.name(RUNTIME, function), row.inputs[index].name)
}

/// The method calls for the layout of an array: `.strided(&[stride::<i32>(), unit()])`.
fn laid_out(row: &Row, index: usize, layout: Layout, imports: &mut Imports) -> Option<String> {
    let (rank, unit) = match layout {
        Layout::C => return None,
        Layout::Fortran => return Some(".fortran()".to_owned()),
        Layout::Strided { rank, unit } => (rank, unit),
    };
    let mut strides = Vec::new();
    for axis in 0..rank {
        strides.push(match stride(row, index, axis) {
            Some(r#type) if unit != Some(axis) => {
                format!("{}::<{}>()", imports.name(RUNTIME, "stride"), r#type.dtype().rust())
            }
            _ => format!("{}()", imports.name(RUNTIME, "unit")),
        });
    }
    Some(format!(".strided(&[{}])", strides.join(", ")))
}

/// The type in which C++ takes the size of the array at `index`.
fn size(row: &Row, index: usize) -> Option<&Integer> {
    row.arguments.iter().find_map(|argument| match argument {
        Argument::Size { inputs, r#type } if inputs.contains(&index) => Some(r#type),
        _ => None,
    })
}

/// The type in which C++ takes the stride of the array at `index` along an axis.
fn stride(row: &Row, index: usize, axis: u8) -> Option<&Integer> {
    let strides = row.extents.iter().filter(|extent| extent.is_stride);
    let own = |extent: &&RowExtent| extent.of.contains(&Axis { input: index, axis });
    strides.filter(own).map(|extent| &extent.r#type).next()
}

/// The extents by axis, such as `axis::<i32>("m")`. An extent that C++ takes for an earlier axis also counts
/// for a later one.
fn extents(row: &Row, index: usize, imports: &mut Imports) -> Vec<String> {
    let mut extents = Vec::new();
    for (axis, RowExtent { name, of, r#type, value, .. }) in row.extents_of(index) {
        let make = imports.name(RUNTIME, "axis");
        let first = of[0];
        let same = match value {
            Some(value) => format!(".given({value})"),
            None if first == (Axis { input: index, axis }) => String::new(),
            None => format!(".same_as({}, {})", first.input, first.axis),
        };
        extents.push(format!("{make}::<{}>(\"{name}\"){same}", r#type.dtype().rust()));
    }
    extents
}

fn function(array: &Array) -> &'static str {
    match (array.access, array.memory) {
        (Access::Read, Memory::Host) => "read",
        (Access::Read, Memory::Device) => "read_device",
        (Access::Write, Memory::Host) => "write",
        (Access::Write, Memory::Device) => "write_device",
        (Access::Make, Memory::Host) => "make",
        (Access::Make, Memory::Device) => "make_device",
    }
}

/// The type of a parameter in a signature.
pub(super) fn passed(input: &RowInput, imports: &mut Imports) -> &'static str {
    crossing(&input.r#type, imports)
}

/// The type of a parameter in the declaration of a signature, where lifetimes are not elided.
pub(super) fn declared(input: &RowInput, imports: &mut Imports) -> String {
    let name = passed(input, imports);
    match &input.r#type {
        Type::Array(_) | Type::Value(Value::Text(_)) => format!("{name}<'static>"),
        Type::Value(_) | Type::Vector(_) | Type::Part(_) => name.to_owned(),
    }
}

/// The type of the result in a signature. Text is copied to memory of its own.
pub(super) fn result(row: &Row, imports: &mut Imports) -> &'static str {
    match row.returned() {
        None => "()",
        Some(Type::Value(Value::Text(_))) => imports.name(RUNTIME, "ReturnedText"),
        Some(other) => crossing(other, imports),
    }
}

fn crossing(r#type: &Type, imports: &mut Imports) -> &'static str {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => imports.number(scalar.dtype()),
        Type::Value(Value::Text(_)) => imports.name("quaff_runtime::text", "Text"),
        Type::Value(Value::Object(_)) => imports.name("quaff_runtime::object", "Object"),
        Type::Value(Value::Python | Value::Library(_)) => {
            imports.name("quaff_runtime::object", "PythonObject")
        }
        Type::Array(Array { memory: Memory::Host, .. }) => imports.name("quaff_runtime::host", "Contiguous"),
        Type::Array(Array { memory: Memory::Device, .. }) => {
            imports.name("quaff_runtime::device", "DeviceArray")
        }
        Type::Vector(_) => imports.name("quaff_runtime::vector", "Vector"),
        Type::Part(_) => imports.name("quaff_runtime::part", "Part"),
    }
}

/// The argument for an extent parameter: the extent of the first array with this extent.
pub(super) fn passed_extent(extent: &RowExtent, imports: &mut Imports) -> String {
    let Axis { input, axis } = extent.of[0];
    let what = if extent.is_stride { "StrideOf" } else { "ExtentOf" };
    format!("{}<{input}, {axis}>", imports.name(RUNTIME, what))
}

/// The default as a literal, such as `Literal::Integer(1)`; `None` if there is none, or only C++ can evaluate
/// it.
pub(super) fn spelled(row: &Row, index: usize, imports: &mut Imports) -> Option<String> {
    let input = &row.inputs[index];
    let Type::Value(value) = &input.r#type else { return None };
    let python = match (python_default(input), input.default_number) {
        _ if has_value_without_object(row, index) => "None".to_owned(),
        (Some(python), _) => python,
        (None, number) => number_of(value, number?)?,
    };
    let variant = match value {
        Value::Python if has_value_without_object(row, index) => "Null".to_owned(),
        _ if python == "None" && takes_none(value) => "None".to_owned(),
        Value::Scalar(scalar) => number(scalar.dtype().kind(), &python)?,
        Value::Text(_) => format!("Text(\"{}\")", python.strip_prefix('\'')?.strip_suffix('\'')?),
        // Code of the interface that reads an object, and traits that convert one, need an object.
        Value::Python if matches!(&*python, "None" | "0") && is_passed_as_it_is(row, index) => {
            "Null".to_owned()
        }
        Value::Object(_) | Value::Library(_) | Value::Python => return None,
    };
    Some(format!("{}::{variant}", imports.name(RUNTIME, "Literal")))
}

/// Whether only code of the interface reads the object of a parameter, and sets the parameter even
/// if there is no object.
fn has_value_without_object(row: &Row, index: usize) -> bool {
    let input = &row.inputs[index];
    let is_own = |argument: &&Argument| argument.input() == Some(index);
    let is_set = |argument: &Argument| matches!(argument, Argument::Wrapped { is_always_set: true, .. });
    let mut readers = row.arguments.iter().filter(is_own);
    input.default.is_some()
        && input.check.is_none()
        && input.stands_for.is_none()
        && readers.next().is_some_and(is_set)
        && readers.next().is_none()
}

/// The Python literal of a default that names something, for a parameter that takes numbers.
fn number_of(value: &Value, number: i64) -> Option<String> {
    let Value::Scalar(scalar) = value else { return None };
    match scalar.dtype().kind() {
        DtypeKind::Bool => Some(if number == 0 { "False" } else { "True" }.to_owned()),
        DtypeKind::Complex => None,
        _ => scalar.dtype().holds(number).then(|| number.to_string()),
    }
}

/// Whether C++ gets the input itself, and nothing reads more than its address.
fn is_passed_as_it_is(row: &Row, index: usize) -> bool {
    let mut readers = row.arguments.iter().filter(|argument| argument.input() == Some(index));
    readers.all(|argument| matches!(argument, Argument::Value { .. }))
}

fn number(kind: DtypeKind, python: &str) -> Option<String> {
    match kind {
        DtypeKind::Bool if matches!(python, "True" | "False") => Some(format!("Bool({})", python == "True")),
        DtypeKind::Signed | DtypeKind::Unsigned => {
            python.parse::<i64>().ok().map(|number| format!("Integer({number})"))
        }
        DtypeKind::Half | DtypeKind::Float => {
            python.parse::<f64>().ok().map(|number| match number.is_infinite() {
                true if number > 0.0 => "Float(f64::INFINITY)".to_owned(),
                true => "Float(f64::NEG_INFINITY)".to_owned(),
                false => format!("Float({number:?})"),
            })
        }
        DtypeKind::Bool | DtypeKind::Complex => None,
    }
}
