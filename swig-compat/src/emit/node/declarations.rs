//! `index.d.ts`: the declarations for TypeScript, with an overload for each C++ function.

use super::api::is_async;
use super::{javascript, trees};
use crate::dtype::Dtype;
use crate::emit::heading;
use crate::emit::text::{comment, origin};
use crate::interface::Type;
use crate::plan::node::{JsType, NodeClass, NodeFunction, NodeKind, counterpart, typed_array};
use crate::plan::{
    CApiFunction, Callee, PlainParameter, PlainResult, PlainType, Plan, PlannedEnum, Row, TreeCallback,
    VARIABLES, is_c_text,
};

pub(super) fn emit(plan: &Plan) -> String {
    let (functions, classes) = (plan.node_functions(), plan.node_classes());
    let free: String = functions
        .iter()
        .filter(|each| each.class.is_none() && each.kind == NodeKind::Function)
        .map(|function| self::function(plan, function))
        .collect();
    let declared: String = classes
        .iter()
        .enumerate()
        .map(|(at, class)| self::class(plan, &functions, &classes, class, at))
        .collect();
    let variables = variables(plan, &functions);
    let names = javascript::names(plan);
    let enums: String =
        plan.enums.iter().filter(|each| names.contains(&each.name)).map(enumeration).collect();
    let constants = plan.constants.iter().filter(|each| names.contains(&each.name));
    let constants: String = constants
        .filter_map(|each| {
            Some(format!("export const {}: {};\n", each.name, literal(&javascript::constant(each)?)))
        })
        .collect();
    let missing = missing(plan);
    let arrays = if (free.clone() + &declared).contains("NdArray<") { ND_ARRAY } else { "" };
    let disposable = if classes.is_empty() { "" } else { DISPOSABLE };
    format!(
        "// {}\n{missing}{disposable}{arrays}{enums}{constants}{free}{declared}{variables}",
        comment(&heading(plan))
    )
}

/// The TypeScript library with `Symbol.dispose`, which only the newest targets include by default.
const DISPOSABLE: &str = "/// <reference lib=\"esnext.disposable\" />\n";

const ND_ARRAY: &str = "
/** An array of several dimensions: `strides` and `offset` are numbers of elements. Without strides the elements lie in C
 * order. */
export interface NdArray<T> {
  data: T;
  shape: readonly number[];
  strides?: readonly number[];
  offset?: number;
}
";

fn missing(plan: &Plan) -> String {
    let names: Vec<String> = plan.not_for_node().iter().map(|name| format!("`{name}`")).collect();
    match names.as_slice() {
        [] => String::new(),
        names => {
            let note = "These functions are not available in JavaScript, which has no values for them";
            format!("// {}\n", comment(&format!("{note}: {}.", names.join(", "))))
        }
    }
}

/// The literal type of a constant.
fn literal(value: &str) -> String {
    if matches!(value, "NaN" | "Infinity" | "-Infinity") { "number".to_owned() } else { value.to_owned() }
}

fn enumeration(r#enum: &PlannedEnum) -> String {
    let each = |value: &crate::plan::PlannedVariant| {
        format!("  readonly {}: {};\n", value.name, javascript::integer(value.value, r#enum.dtype))
    };
    let values: String = r#enum.all().map(each).collect();
    let doc = documentation("", None, &[comment(&format!("{}: {}", r#enum.place, r#enum.cxx))]);
    format!("\n{doc}export const {}: {{\n{values}}};\n", r#enum.name)
}

fn function(plan: &Plan, function: &NodeFunction<'_>) -> String {
    let is_reserved = RESERVED.split(' ').any(|word| word == function.name);
    let name = if is_reserved { format!("{}_", function.name) } else { function.name.clone() };
    let start = if is_reserved { "declare" } else { "export" };
    let declared: String = signatures(plan, function, "")
        .into_iter()
        .map(|(doc, signature)| format!("\n{doc}{start} function {name}{signature};\n"))
        .collect();
    let end =
        if is_reserved { format!("export {{ {name} as {} }};\n", function.name) } else { String::new() };
    declared + &promised(plan, function, &name, start) + &end
}

/// The variant of a function that returns a `Promise`.
fn promised(plan: &Plan, function: &NodeFunction<'_>, name: &str, start: &str) -> String {
    if !function.overloads.iter().any(is_async) {
        return String::new();
    }
    let signatures = signatures(plan, function, "").into_iter().filter_map(|(_, signature)| {
        let (parameters, result) = signature.rsplit_once("): ")?;
        Some(format!("    {parameters}): Promise<{result}>;\n"))
    });
    let all: String = signatures.collect();
    format!("{start} namespace {name} {{\n  const async: {{\n{all}  }};\n}}\n")
}

/// The reserved words, which cannot be names of declared functions.
const RESERVED: &str = "await break case catch class const continue debugger default delete do else enum export extends \
    false finally for function if import in instanceof new null return super switch this throw true \
    try typeof var void while with yield";

/// The note on a method that overrides a virtual function.
const OVERRIDABLE: &str = "C++ calls the methods of subclasses that override it.";

/// The documentation and the signature of each overload.
fn signatures(plan: &Plan, function: &NodeFunction<'_>, indent: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for overload in &function.overloads {
        match overload.callee {
            Callee::Elements(elements) => {
                for row in plan.instantiations(elements) {
                    let doc = documentation(indent, overload.comment, &[origin(row)]);
                    all.extend(element_signatures(row).into_iter().map(|signature| (doc.clone(), signature)));
                }
            }
            _ => {
                let overridable = function.is_overridable.then(|| OVERRIDABLE.to_owned());
                let origins: Vec<String> =
                    overload.row().map(origin).into_iter().chain(overridable).collect();
                let doc = documentation(indent, overload.comment, &origins);
                let result = match function.kind {
                    NodeKind::Constructor => String::new(),
                    _ => format!(": {}", result(plan, overload)),
                };
                all.push((doc, format!("({}){result}", parameters(plan, overload))));
            }
        }
    }
    all
}

/// The signatures of an elementwise function for arrays, and for numbers alone.
fn element_signatures(row: &Row) -> Vec<String> {
    let typed = |dtype: Dtype| Some((typed_array(dtype)?, JsType::of_number(dtype)?));
    let inputs: Option<Vec<_>> = row
        .inputs
        .iter()
        .map(|input| Some((&input.safe_name, typed(input.array()?.element.dtype())?)))
        .collect();
    let results: Option<Vec<_>> = row
        .elements()
        .and_then(|elements| elements.results.iter().map(|scalar| typed(scalar.dtype())).collect());
    let (Some(inputs), Some(results)) = (inputs, results) else { return Vec::new() };
    // The types of an input and of a result: for plain numbers, for a `TypedArray`, and for an array of any
    // shape.
    type Spelled = fn(&str, JsType) -> String;
    let forms: [(Spelled, Spelled); 3] = [
        (|_, number| taken(number).to_owned(), |_, number| simple(number).to_owned()),
        (|array, number| format!("{array} | {}", taken(number)), |array, _| array.to_owned()),
        (
            |array, number| format!("{array} | NdArray<{array}> | {}", taken(number)),
            |array, _| format!("{array} | NdArray<{array}>"),
        ),
    ];
    let signature = |(input, result): (Spelled, Spelled)| {
        let inputs =
            inputs.iter().map(|(name, (array, number))| format!("{name}: {}", input(array, *number)));
        let results = results.iter().map(|(array, number)| result(array, *number));
        format!("({}): {}", inputs.collect::<Vec<_>>().join(", "), listed(&results.collect::<Vec<_>>()))
    };
    forms.into_iter().map(signature).collect()
}

/// The type of several results, which form an array, or of a single one.
fn listed(results: &[String]) -> String {
    match results {
        [] => "void".to_owned(),
        [only] => only.clone(),
        all => format!("[{}]", all.join(", ")),
    }
}

/// The parameters of an overload.
pub(super) fn parameters(plan: &Plan, overload: &CApiFunction<'_>) -> String {
    let all = overload.passed();
    let tree = |index: usize| overload.row().and_then(|row| row.inputs[index].r#type.tree());
    let is_optional = |index: usize, parameter: &PlainParameter| match parameter.r#type {
        PlainType::Object { is_optional, .. } => is_optional,
        _ => tree(index).is_some_and(trees::is_optional),
    };
    let last =
        all.iter().rposition(|(index, parameter)| !is_optional(*index, parameter)).map_or(0, |last| last + 1);
    let spelled = all.iter().map(|(index, parameter)| {
        let mark = if *index >= last { "?" } else { "" };
        let r#type = tree(*index).map_or_else(|| spelled(plan, parameter.r#type), trees::taken);
        format!("{}{mark}: {type}", parameter.name)
    });
    spelled.collect::<Vec<_>>().join(", ")
}

/// The TypeScript spelling of a parameter's type.
fn spelled(plan: &Plan, r#type: PlainType) -> String {
    match JsType::of(r#type) {
        Some(JsType::Array { element, rank }) => {
            let array = typed_array(element).unwrap_or_default();
            match rank {
                Some(1) => array.to_owned(),
                Some(_) => format!("NdArray<{array}>"),
                None => format!("{array} | NdArray<{array}>"),
            }
        }
        Some(JsType::Object { class, is_optional }) => {
            let function = plan.node_callback(r#type).map(|callback| format!(" | ({})", callable(&callback)));
            let function = function.unwrap_or_default();
            format!("{}{function}{}", class_name(plan, class), if is_optional { " | null" } else { "" })
        }
        Some(other) => taken(other).to_owned(),
        None => "number | NdArray<ArrayBufferView>".to_owned(),
    }
}

/// The type of a function that is passed for a `std::function`.
fn callable(callback: &TreeCallback<'_>) -> String {
    let spelled = |r#type| if is_c_text(r#type) { "string | null".to_owned() } else { trees::given(r#type) };
    let parameters = (1..).zip(&callback.parameters);
    let parameters: Vec<String> =
        parameters.map(|(at, each)| format!("arg{at}: {}", spelled(each))).collect();
    let returns = callback.returns.map_or("void".to_owned(), trees::taken);
    format!("({}) => {returns}", parameters.join(", "))
}

/// The type of a parameter that is neither an array nor an object.
fn taken(r#type: JsType) -> &'static str {
    if r#type == JsType::BigInt { "bigint | number" } else { simple(r#type) }
}

fn simple(r#type: JsType) -> &'static str {
    match r#type {
        JsType::Number => "number",
        JsType::BigInt => "bigint",
        JsType::Boolean => "boolean",
        JsType::Text => "string",
        JsType::Array { .. } | JsType::Object { .. } | JsType::Tree => "unknown",
    }
}

fn class_name(plan: &Plan, class: usize) -> String {
    let classes = plan.node_classes();
    classes.into_iter().find(|each| each.class == class).map_or_else(String::new, |each| each.name)
}

/// The result type of an overload, including the arrays that it creates.
fn result(plan: &Plan, overload: &CApiFunction<'_>) -> String {
    let tree = || overload.row().and_then(Row::returned).and_then(Type::tree).map(trees::given);
    let own = overload.result.and_then(JsType::of_result).map(|r#type| match r#type {
        JsType::Tree => tree().unwrap_or_default(),
        JsType::Array { element, .. } => typed_array(element).unwrap_or_default().to_owned(),
        JsType::Object { class, is_optional } => {
            format!("{}{}", class_name(plan, class), if is_optional { " | null" } else { "" })
        }
        other => {
            let null = if overload.result == Some(PlainResult::OptionalText) { " | null" } else { "" };
            format!("{}{null}", simple(other))
        }
    });
    let made = overload.row().into_iter().flat_map(|row| {
        row.results().iter().filter_map(|input| {
            let array = input.array()?;
            let name = typed_array(array.element.dtype())?;
            let is_flat = array.shaped().is_none_or(|rank| rank == 1);
            Some(if is_flat { name.to_owned() } else { format!("NdArray<{name}>") })
        })
    });
    listed(&own.into_iter().chain(made).collect::<Vec<_>>())
}

fn class(
    plan: &Plan,
    functions: &[NodeFunction<'_>],
    classes: &[NodeClass],
    class: &NodeClass,
    at: usize,
) -> String {
    let planned = &plan.classes[class.class];
    let base = class.base.map_or(String::new(), |base| format!(" extends {}", classes[base].name));
    let own: Vec<&NodeFunction<'_>> = functions.iter().filter(|each| each.class == Some(at)).collect();
    let constructor = match own.iter().any(|each| each.kind == NodeKind::Constructor) {
        true => "",
        false => "  private constructor();\n",
    };
    let members: String = own.iter().map(|each| member(plan, each, &own)).collect();
    let origin = comment(&format!("{}: {}", planned.place, planned.cxx));
    let doc = documentation("", planned.doc.as_deref(), &[origin]);
    let dispose = "  /** Frees the C++ object; otherwise it is freed when the object is collected. */\n  [Symbol.dispose](): void;\n";
    format!("\n{doc}export class {}{base} {{\n{constructor}{members}{dispose}}}\n", class.name)
}

fn member(plan: &Plan, function: &NodeFunction<'_>, all: &[&NodeFunction<'_>]) -> String {
    let name = &function.name;
    let each = |start: &str| -> String {
        let signatures = signatures(plan, function, "  ").into_iter();
        signatures.map(|(doc, signature)| format!("{doc}  {start}{signature};\n")).collect()
    };
    let r#static = |is_static: bool| if is_static { "static " } else { "" };
    match function.kind {
        NodeKind::Constructor => each("constructor"),
        NodeKind::Method => each(name),
        NodeKind::Static => each(&format!("static {name}")),
        NodeKind::Get { is_static } => {
            let readonly = if counterpart(function, all).is_some() { "" } else { "readonly " };
            let overload = &function.overloads[0];
            let origins: Vec<String> = overload.row().map(origin).into_iter().collect();
            let doc = documentation("  ", overload.comment, &origins);
            format!("{doc}  {}{readonly}{name}: {};\n", r#static(is_static), result(plan, overload))
        }
        NodeKind::Set { is_static } if counterpart(function, all).is_none() => {
            format!("  {}set {name}({});\n", r#static(is_static), parameters(plan, &function.overloads[0]))
        }
        NodeKind::Set { .. } | NodeKind::Function => String::new(),
    }
}

fn variables(plan: &Plan, functions: &[NodeFunction<'_>]) -> String {
    let free: Vec<&NodeFunction<'_>> =
        functions.iter().filter(|each| each.class.is_none() && each.kind != NodeKind::Function).collect();
    if free.is_empty() {
        return String::new();
    }
    let members: String = free.iter().map(|each| member(plan, each, &free)).collect();
    format!("\n/** The variables of C++. */\nexport const {VARIABLES}: {{\n{members}}};\n")
}

/// The comment of a declaration, with the places of the C++ functions.
fn documentation(indent: &str, own: Option<&str>, origins: &[String]) -> String {
    let lines = own.unwrap_or_default().lines().map(str::to_owned).chain(origins.iter().cloned());
    let lines: Vec<String> = lines.map(|line| comment(&line).replace("*/", "* /")).collect();
    match lines.as_slice() {
        [] => String::new(),
        [only] => format!("{indent}/** {only} */\n"),
        [first, rest @ ..] => {
            let rest: String = rest.iter().map(|line| format!("{indent} * {line}\n")).collect();
            format!("{indent}/** {first}\n{} */\n", rest.trim_end())
        }
    }
}
