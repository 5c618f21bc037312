//! `src/node_api.rs`: the tables of the module's functions and classes for the crate `quaff-node`, and a
//! function for each overload, which converts the arguments, calls the bridge, and converts the result.

use super::{callbacks, declarations, trees};
use crate::dtype::Dtype;
use crate::emit::c::api::classes::table;
use crate::emit::heading;
use crate::emit::imports::Imports;
use crate::emit::rust::{api, dynamic};
use crate::emit::text::in_literal;
use crate::interface::{Access, Action};
use crate::plan::node::{NodeClass, NodeFunction, NodeKind, counterpart};
use crate::plan::{
    CApiFunction, Callee, Giving, MadeExtent, MadeShape, PlainParameter, PlainResult, PlainType, Plan, Row,
    RowInput,
};
use rustc_hash::FxHashSet;

const NODE: &str = "quaff_node";

/// Emits the file. `kernels` is an expression for the file with the module's kernels.
pub(super) fn emit(plan: &Plan, kernels: &str) -> String {
    let mut imports = Imports::default();
    for name in ["Call", "Function", "Member", "Module", "Overload", "Takes", "Value"] {
        imports.name(NODE, name);
    }
    imports.name("quaff_runtime::error", "Error");
    let (functions, classes) = (plan.node_functions(), plan.node_classes());
    let known = plan.c_classes();
    let tables: String = known
        .iter()
        .zip(&classes)
        .map(|(class, own)| format!("\n{}", table(plan, &known, class, &own.name, &mut imports)))
        .collect();
    let callbacks = callbacks::emit(plan, &mut imports);
    let mut rows = String::new();
    let mut printed = FxHashSet::default();
    for overload in functions.iter().flat_map(|function| &function.overloads) {
        if let Some(row) =
            overload.row().filter(|row| row.arrays().next().is_some() && printed.insert(&row.symbol))
        {
            rows += &dynamic::row::row(row, None, &mut imports);
        }
        rows += &self::overload(plan, overload, &mut imports);
    }
    let classes: String = classes
        .iter()
        .enumerate()
        .map(|(at, class)| self::class(plan, &functions, class, at, &mut imports))
        .collect();
    let module = module(plan, &functions);
    let steps = api::tables(plan, kernels, &mut imports);
    let (heading, imports) = (heading(plan), imports.lines());
    format!(
        "//! {heading}
//!
//! The functions of `{}` for Node.js.

{imports}{tables}{callbacks}{rows}{classes}{module}{steps}",
        plan.module
    )
}

/// The table of the module, and the functions that Node.js looks up.
fn module(plan: &Plan, functions: &[NodeFunction<'_>]) -> String {
    let free: Vec<&NodeFunction<'_>> = functions.iter().filter(|each| each.class.is_none()).collect();
    let called = free.iter().filter(|each| each.kind == NodeKind::Function);
    let all: String =
        called.map(|function| format!("        &{},\n", self::function(plan, function))).collect();
    let variables: String = members(plan, &free);
    let classes: Vec<String> = (0..plan.node_classes().len()).map(|at| format!("&CLASS_{at}")).collect();
    format!(
        "
static MODULE: Module = Module {{
    functions: &[
{all}    ],
    classes: &[{}],
    variables: &[
{variables}    ],
}};

/// Called by Node.js when the module is loaded.
#[unsafe(no_mangle)]
unsafe extern \"C\" fn napi_register_module_v1(env: quaff_node::sys::napi_env, exports: Value) -> Value {{
    // SAFETY: the arguments are Node's values.
    unsafe {{ quaff_node::register(env, exports, &MODULE) }}
}}
",
        classes.join(", ")
    )
}

fn class(
    plan: &Plan,
    functions: &[NodeFunction<'_>],
    class: &NodeClass,
    at: usize,
    imports: &mut Imports,
) -> String {
    let r#type = imports.name(NODE, "JsClass");
    let own: Vec<&NodeFunction<'_>> = functions.iter().filter(|each| each.class == Some(at)).collect();
    let constructor = own.iter().find(|each| each.kind == NodeKind::Constructor);
    let constructor =
        constructor.map_or("None".to_owned(), |each| format!("Some(&{})", function(plan, each)));
    let (name, constant) = (in_literal(&class.name), &plan.classes[class.class].constant);
    let overridable = |(name, depth): (String, Option<usize>)| {
        format!("quaff_node::Overridable {{ name: c\"{}\", depth: {depth:?} }}", in_literal(&name))
    };
    let overridable = match plan.node_overridable(class) {
        Some(all) => format!("Some(&[{}])", all.into_iter().map(overridable).collect::<Vec<_>>().join(", ")),
        None => "None".to_owned(),
    };
    format!(
        "
static CLASS_{at}: {type} = {type} {{
    name: c\"{name}\",
    class: &{constant},
    index: {at},
    base: {:?},
    constructor: {constructor},
    members: &[
{}    ],
    overridable: {overridable},
}};
",
        class.base,
        members(plan, &own)
    )
}

/// The rows of members: methods, and properties with their getters and setters.
fn members(plan: &Plan, functions: &[&NodeFunction<'_>]) -> String {
    let mut text = String::new();
    for each in functions {
        let name = in_literal(&each.name);
        let (is_static, method, get, set) = match each.kind {
            NodeKind::Method | NodeKind::Static => (each.kind == NodeKind::Static, Some(*each), None, None),
            NodeKind::Get { is_static } => (is_static, None, Some(*each), counterpart(each, functions)),
            NodeKind::Set { is_static } if counterpart(each, functions).is_none() => {
                (is_static, None, None, Some(*each))
            }
            NodeKind::Set { .. } | NodeKind::Function | NodeKind::Constructor => continue,
        };
        let table = |function: Option<&NodeFunction<'_>>| match function {
            Some(function) => format!("Some(&{})", self::function(plan, function)),
            None => "None".to_owned(),
        };
        text += &format!(
            "        Member {{ name: c\"{name}\", is_static: {is_static}, method: {}, get: {}, set: {} }},\n",
            table(method),
            table(get),
            table(set)
        );
    }
    text
}

/// The table of a function.
fn function(plan: &Plan, function: &NodeFunction<'_>) -> String {
    let overloads = function.overloads.iter().map(|overload| {
        let takes: Vec<String> = overload
            .passed()
            .iter()
            .map(|(index, parameter)| takes(plan, overload, *index, parameter))
            .collect();
        format!(
            "Overload {{ parameters: \"{}\", takes: &[{}], run: {}, job: {} }}",
            in_literal(&declarations::parameters(plan, overload)),
            takes.join(", "),
            name(overload),
            if is_async(overload) { format!("Some({}_job)", name(overload)) } else { "None".to_owned() }
        )
    });
    let overloads: Vec<String> = overloads.collect();
    format!(
        "Function {{ name: c\"{}\", overloads: &[{}] }}",
        in_literal(&function.name),
        overloads.join(", ")
    )
}

/// The name of the Rust function for an overload.
fn name(overload: &CApiFunction<'_>) -> String {
    format!("js_{}", overload.symbol)
}

/// The values that a parameter accepts.
fn takes(plan: &Plan, overload: &CApiFunction<'_>, index: usize, parameter: &PlainParameter) -> String {
    match parameter.r#type {
        PlainType::Tree(shape) => {
            overload.row().map_or_else(String::new, |row| trees::takes(shape, &row.inputs[index]))
        }
        PlainType::Scalar(dtype) | PlainType::Enum(dtype) => format!("Takes::Number({})", path(dtype)),
        PlainType::Letter | PlainType::Text => "Takes::Text".to_owned(),
        PlainType::Elements { element, .. } => format!("Takes::Array({})", path(element)),
        PlainType::Object { class, is_optional, .. } => format!(
            "Takes::Object {{ class: &{}, is_optional: {is_optional}, is_callable: {} }}",
            plan.classes[class].constant,
            plan.node_callback(parameter.r#type).is_some()
        ),
        PlainType::Tensor { .. } | PlainType::Pointer { .. } => {
            debug_assert!(matches!(overload.callee, Callee::Elements(_)));
            "Takes::Element".to_owned()
        }
    }
}

/// The full path of an element type in Rust; an import would not shorten the tables.
fn path(dtype: Dtype) -> String {
    format!("quaff_runtime::dtype::Dtype::{dtype:?}")
}

/// The Rust function for an overload.
fn overload(plan: &Plan, overload: &CApiFunction<'_>, imports: &mut Imports) -> String {
    let name = name(overload);
    if let Callee::Elements(elements) = overload.callee {
        let table = dynamic::elements::table(elements, None, imports);
        let constant = &elements.constant;
        let job = imports.name(NODE, "Job");
        return format!(
            "
{table}
fn {name}(call: &Call<'_>) -> Result<Value, Error> {{
    call.elementwise(&{constant})
}}

fn {name}_job(call: &Call<'_>) -> Result<{job}, Error> {{
    call.elementwise_job(&{constant})
}}
"
        );
    }
    let Some(row) = overload.row() else { return String::new() };
    let this = if row.action.has_this() {
        let class = own_class(plan, overload);
        format!("    let object = call.object(&{class})?;\n")
    } else {
        String::new()
    };
    let first = usize::from(row.action.has_this());
    let values = &overload.parameters[first..];
    let given = row.passed_inputs().len();
    let mut bound: String =
        (0..given).map(|index| self::bound(plan, index, &values[index], &row.inputs[index])).collect();
    for (index, result) in row.results().iter().enumerate() {
        bound += &made(row, given + index, &values[given + index], result);
    }
    let names: Vec<&str> = values.iter().map(|each| each.name.as_str()).collect();
    let call = match row.arrays().next().is_some() {
        true => {
            let this = row.action.has_this().then_some("object");
            let all: Vec<&str> = this.into_iter().chain(names.iter().copied()).collect();
            format!("{}({})", dynamic::row::path(row, &all), all.join(", "))
        }
        false => format!("{{\n{}    }}", api::plain_call("        ", row, &names, imports)),
    };
    let place = if row.arrays().next().is_some() { String::new() } else { api::place(row) };
    let keep: String = row.kept_inputs().iter().map(|index| format!("    call.keep({index})?;\n")).collect();
    let (value, result) = match overload.result {
        None => ("", "call.nothing()".to_owned()),
        Some(result) => ("let value = ", given_back(plan, row, result)),
    };
    let made: Vec<String> = (0..row.results().len()).map(|at| format!("made_{at}")).collect();
    let end = match made.as_slice() {
        [] => format!("    {result}\n"),
        made => format!("    let value = {result}?;\n    call.give_made(value, [{}])\n", made.join(", ")),
    };
    let job = if is_async(overload) { reduction_job(overload, row, &result, imports) } else { String::new() };
    format!(
        "\n{place}fn {name}(call: &Call<'_>) -> Result<Value, Error> {{\n{this}{bound}    {value}{call}?;\n{keep}{end}}}\n{job}"
    )
}

/// Whether a function has a variant that returns a `Promise`: reductions and elementwise functions, which C++
/// may run on any thread.
pub(super) fn is_async(overload: &CApiFunction<'_>) -> bool {
    matches!(overload.callee, Callee::Elements(_) | Callee::Reduction(..))
}

/// The function that prepares a reduction for another thread. `result` is the expression that makes the
/// JavaScript value.
fn reduction_job(overload: &CApiFunction<'_>, row: &Row, result: &str, imports: &mut Imports) -> String {
    let (name, parameter) = (name(overload), &overload.parameters[0]);
    let PlainType::Elements { element, .. } = parameter.r#type else { return String::new() };
    let (job, run) = (imports.name(NODE, "Job"), dynamic::row::path(row, &[&parameter.name]));
    let (own, shown) = (&parameter.name, in_literal(&row.inputs[0].name));
    format!(
        "
fn {name}_job(call: &Call<'_>) -> Result<{job}, Error> {{
    let {own} = call.copied(0, \"{shown}\", {})?;
    Ok(quaff_node::job(move || {run}(&{own}.view()), |call, value| {result}))
}}
",
        path(element)
    )
}

/// The table of the class that the overload is a member of.
fn own_class<'p>(plan: &'p Plan, overload: &CApiFunction<'_>) -> &'p str {
    overload.class.map_or("", |class| &plan.classes[class].constant)
}

/// The statement that converts an argument to a Rust value.
fn bound(plan: &Plan, index: usize, parameter: &PlainParameter, input: &RowInput) -> String {
    let (name, shown) = (&parameter.name, in_literal(&input.name));
    let made = match parameter.r#type {
        PlainType::Scalar(dtype) | PlainType::Enum(dtype) => {
            return format!(
                "    let {name}: {} = call.number({index}, \"{shown}\", {})?;\n",
                dtype.rust_path(),
                path(dtype)
            );
        }
        PlainType::Letter => format!("&call.letter({index}, \"{shown}\")?"),
        PlainType::Text => format!("&call.text({index}, \"{shown}\")?"),
        PlainType::Elements { element, .. } if input.access() != Some(Access::Read) => {
            format!("&mut call.array_mut({index}, \"{shown}\", {})?", path(element))
        }
        PlainType::Elements { element, .. } => {
            format!("&call.array({index}, \"{shown}\", {})?", path(element))
        }
        PlainType::Object { class, is_optional, giving, .. } => {
            let constant = &plan.classes[class].constant;
            if plan.node_callback(parameter.r#type).is_some() {
                return format!(
                    "    let held = call.callable({index}, \"{shown}\", &{constant}, &{constant}_CALLBACK)?;\n    \
                     let {name} = held.object();\n"
                );
            }
            match giving {
                Giving::Lent if is_optional => format!("call.pointer({index}, \"{shown}\", &{constant})?"),
                Giving::Lent => format!("call.reference({index}, \"{shown}\", &{constant})?"),
                Giving::Given | Giving::Consumed => {
                    let stays = giving == Giving::Given;
                    format!("call.given({index}, \"{shown}\", &{constant}, {stays}, {is_optional})?")
                }
            }
        }
        PlainType::Tree(_) => format!("call.tree({index})?"),
        PlainType::Tensor { .. } | PlainType::Pointer { .. } => String::new(),
    };
    format!("    let {name} = {made};\n")
}

/// The statements that create an array for a result.
fn made(row: &Row, index: usize, parameter: &PlainParameter, input: &RowInput) -> String {
    let at = index - row.passed_inputs().len();
    let PlainType::Elements { element, .. } = parameter.r#type else { return String::new() };
    let shape = match row.made_shape(index, input) {
        None => "&[]".to_owned(),
        Some(MadeShape::Like(like)) => format!("call.shape({like})"),
        Some(MadeShape::Extents(extents)) => {
            let extents: Vec<String> = extents.iter().map(|extent| self::extent(row, *extent)).collect();
            format!("&[{}]", extents.join(", "))
        }
    };
    format!(
        "    let mut made_{at} = call.made({}, {shape})?;\n    let {} = &mut made_{at}.view();\n",
        path(element),
        parameter.name
    )
}

fn extent(row: &Row, extent: MadeExtent) -> String {
    let shown = |input: usize| in_literal(&row.inputs[input].name);
    match extent {
        MadeExtent::Axis { input, axis } => format!("call.extent({input}, \"{}\", {axis})?", shown(input)),
        MadeExtent::Value(input) => format!("call.length({input}, \"{}\")?", shown(input)),
    }
}

/// The expression that converts a C++ result to a JavaScript value.
fn given_back(plan: &Plan, row: &Row, result: PlainResult) -> String {
    let class_of = |class: usize| {
        let at = plan.node_classes().iter().position(|each| each.class == class).unwrap_or_default();
        format!("&CLASS_{at}")
    };
    match result {
        PlainResult::Scalar(_) | PlainResult::Enum(_) => "call.give(value)".to_owned(),
        PlainResult::Letter | PlainResult::Text => "call.give_text(value)".to_owned(),
        PlainResult::OptionalText => "call.give_text_or_null(value)".to_owned(),
        PlainResult::Vector(element) => format!("call.give_vector::<{}>(value)", element.rust_path()),
        PlainResult::Object { class, .. } if row.action == Action::Construct => {
            format!("call.construct(value, {})", class_of(class))
        }
        PlainResult::Object { class, is_optional, is_owned, part_of } => {
            let class = class_of(class);
            match is_owned {
                true => format!("call.give_owned(value, {class}, {is_optional})"),
                false => {
                    // The object of a method is the first parameter.
                    let first = isize::from(row.action.has_this());
                    let whole = part_of.map(|index| index.cast_signed() - first);
                    format!("call.give_borrowed(value, {class}, {is_optional}, {whole:?})")
                }
            }
        }
        PlainResult::Tree(_) => "call.give_tree(value)".to_owned(),
        PlainResult::Vectors(_) | PlainResult::Pointer => "call.nothing()".to_owned(),
    }
}
