//! `src/node_api.rs`: the tables of the module's functions and classes for the crate `quaff-node`, and a
//! function for each overload, which converts the arguments, calls the bridge, and converts the result.

use super::iteration;
use super::values::{overload_parameter, parameters, path, returned, table_of};
use crate::emit::c::api::table;
use crate::emit::file::heading;
use crate::emit::fragment::option;
use crate::emit::imports::Imports;
use crate::emit::rust::{api, dynamic};
use crate::emit::shim::closure::maker;
use crate::emit::text::in_literal;
use crate::plan::grouped::{GroupedClass, GroupedFunction, GroupedMember, GroupedModule};
use crate::plan::{
    CApiFunction, Callee, MadeExtent, MadeShape, PlainParameter, PlainType, Row, RowInput, TreeCall,
    TreeCallback,
};
use rustc_hash::FxHashSet;

const NODE: &str = "quaff_node";

/// Emits the file. `kernels` is an expression for the file with the module's kernels.
pub(super) fn emit(module: &GroupedModule<'_>, kernels: &str) -> String {
    let mut imports = Imports::default();
    for name in ["Call", "Function", "Member", "Module", "Overload", "Role", "Takes", "Value"] {
        imports.name(NODE, name);
    }
    imports.name("quaff_runtime::error", "Error");
    let (plan, known) = (module.plan, module.plan.c_classes());
    let tables: String = known
        .iter()
        .zip(&module.classes)
        .map(|(class, own)| format!("\n{}", table(plan, &known, class, &own.name, &mut imports)))
        .collect();
    let callbacks = module.callbacks();
    let callbacks: String = callbacks.iter().map(|each| callback(module, each, &mut imports)).collect();
    let mut rows = String::new();
    let mut printed = FxHashSet::default();
    for overload in &module.overloads {
        if let Some(row) =
            overload.row().filter(|row| row.arrays().next().is_some() && printed.insert(&row.symbol))
        {
            rows += &dynamic::row(row, None, &mut imports);
        }
        rows += &self::overload(module, overload, &mut imports);
    }
    let classes = module.classes.iter().enumerate();
    let classes: String = classes.map(|(at, class)| self::class(module, class, at, &mut imports)).collect();
    let own = self::module(module);
    let steps = api::tables(plan, kernels, &mut imports);
    let copiers = iteration::copiers_in_rust(module);
    let (heading, imports) = (heading(plan), imports.lines());
    format!(
        "//! {heading}
//!
//! The functions of `{}` for Node.js.

{imports}{tables}{callbacks}{copiers}{rows}{classes}{own}{steps}",
        plan.module
    )
}

/// The table of an instantiation of `std::function` for which JavaScript can pass functions.
fn callback(module: &GroupedModule<'_>, callback: &TreeCallback<'_>, imports: &mut Imports) -> String {
    let r#type = imports.name(NODE, "CallbackClass");
    let (make, constant) = (&callback.make, &module.plan.classes[callback.class].constant);
    let (maker, signature) = (maker(callback, imports), signature(module, &callback.call));
    format!(
        "{maker}
static {constant}_CALLBACK: {type} = {type} {{ make: {make}, signature: {signature} }};
"
    )
}

/// The values of a function that C++ calls.
fn signature(module: &GroupedModule<'_>, call: &TreeCall<'_>) -> String {
    let classes: Vec<String> = call.classes().map(|class| table_of(module, class)).collect();
    let (classes, depth) = (classes.join(", "), call.depth());
    format!("quaff_node::Signature {{ objects: &[{classes}], depth: {depth:?} }}")
}

/// The table of the module, and the functions that Node.js looks up.
fn module(module: &GroupedModule<'_>) -> String {
    let functions: String =
        module.functions.iter().map(|each| format!("        &{},\n", function(module, each))).collect();
    let variables = members(module, &module.variables);
    let classes: Vec<String> = (0..module.classes.len()).map(|at| format!("&CLASS_{at}")).collect();
    format!(
        "
static MODULE: Module = Module {{
    functions: &[
{functions}    ],
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

fn class(module: &GroupedModule<'_>, class: &GroupedClass<'_>, at: usize, imports: &mut Imports) -> String {
    let r#type = imports.name(NODE, "JsClass");
    let constructor = option(class.constructor.as_ref().map(|own| format!("&{}", function(module, own))));
    let (name, constant) = (in_literal(&class.name), &module.plan.classes[class.class].constant);
    let overridable = |(name, call): &(String, TreeCall<'_>)| {
        let (name, signature) = (in_literal(name), signature(module, call));
        format!("quaff_node::Overridable {{ name: c\"{name}\", signature: {signature} }}")
    };
    let overridable = class.overridable.as_ref().map(|all| all.iter().map(overridable).collect::<Vec<_>>());
    let overridable = option(overridable.map(|all| format!("&[{}]", all.join(", "))));
    let copy = option(iteration::copier(module, class));
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
    copy: {copy},
}};
",
        class.base,
        members(module, &class.members)
    )
}

/// The rows of members: methods, and the getters and setters of properties.
fn members(module: &GroupedModule<'_>, members: &[GroupedMember<'_>]) -> String {
    let rows = |member: &GroupedMember<'_>| {
        let (name, is_static) = (in_literal(&member.name), member.is_static);
        let roles = [("Method", &member.method), ("Get", &member.get), ("Set", &member.set)];
        let row = |(role, function): (&str, &Option<GroupedFunction<'_>>)| {
            let function = self::function(module, function.as_ref()?);
            Some(format!(
                "        Member {{ name: c\"{name}\", is_static: {is_static}, role: Role::{role}, function: &{function} }},\n"
            ))
        };
        roles.into_iter().filter_map(row).collect::<String>()
    };
    members.iter().map(rows).collect()
}

/// The table of a function.
fn function(module: &GroupedModule<'_>, function: &GroupedFunction<'_>) -> String {
    let overloads = function.overloads.iter().map(|overload| {
        let passed = overload.passed();
        let takes = passed.iter().map(|(index, each)| overload_parameter(module, overload, *index, each));
        let takes = takes.map(|parameter| format!("Takes::{}", parameter.accepts));
        format!(
            "Overload {{ parameters: \"{}\", takes: &[{}], run: {}, job: {} }}",
            in_literal(&parameters(module, overload)),
            takes.collect::<Vec<_>>().join(", "),
            name(overload, ""),
            option(overload.runs_anywhere().then(|| name(overload, "_job")))
        )
    });
    let overloads: Vec<String> = overloads.collect();
    format!(
        "Function {{ name: c\"{}\", overloads: &[{}] }}",
        in_literal(&function.name),
        overloads.join(", ")
    )
}

/// The Rust function for an overload. With the form `_job`, it prepares the call on another thread.
fn name(overload: &CApiFunction<'_>, form: &str) -> String {
    match overload.callee {
        Callee::Elements(own) => format!("|call| call.elementwise{form}(&{})", own.constant),
        _ => format!("js_{}{form}", overload.symbol),
    }
}

/// The Rust function for an overload.
fn overload(module: &GroupedModule<'_>, overload: &CApiFunction<'_>, imports: &mut Imports) -> String {
    let plan = module.plan;
    let name = name(overload, "");
    if let Callee::Elements(elements) = overload.callee {
        return format!("\n{}", dynamic::elements_table(elements, None, imports));
    }
    let Some(row) = overload.row() else { return String::new() };
    let class = overload.class.filter(|_| row.action.has_this()).map(|class| &plan.classes[class].constant);
    let this = class.map_or_else(String::new, |own| format!("    let object = call.object(&{own})?;\n"));
    let first = usize::from(row.action.has_this());
    let values = &overload.parameters[first..];
    let passed = row.passed_inputs().len();
    let bound = |index| overload_parameter(module, overload, index, &values[index]).bound;
    let mut bound: String = (0..passed).map(bound).collect();
    for (index, result) in row.results().iter().enumerate() {
        bound += &result_array(row, passed + index, &values[passed + index], result);
    }
    let names: Vec<&str> = values.iter().map(|each| each.name.as_str()).collect();
    let (place, call) = match row.arrays().next() {
        Some(_) => {
            let this = row.action.has_this().then_some("object");
            let all: Vec<&str> = this.into_iter().chain(names.iter().copied()).collect();
            (String::new(), format!("{}({})", dynamic::path(row, &all), all.join(", ")))
        }
        None => (api::place(row), format!("{{\n{}    }}", api::plain_call("        ", row, &names, imports))),
    };
    let keep: String = row.kept_inputs().iter().map(|index| format!("    call.keep({index})?;\n")).collect();
    let (value, result) = match overload.result {
        None => ("", "call.nothing()".to_owned()),
        Some(result) => ("let value = ", format!("call.{}", returned(module, row, result).1)),
    };
    let made: Vec<String> = (0..row.results().len()).map(|at| format!("made_{at}")).collect();
    let end = match made.as_slice() {
        [] => format!("    {result}\n"),
        made => format!("    let value = {result}?;\n    call.give_made(value, [{}])\n", made.join(", ")),
    };
    let job =
        if overload.runs_anywhere() { reduction_job(overload, row, &result, imports) } else { String::new() };
    format!(
        "\n{place}fn {name}(call: &Call<'_>) -> Result<Value, Error> {{\n{this}{bound}    {value}{call}?;\n{keep}{end}}}\n{job}"
    )
}

/// The function that prepares a reduction for another thread. `result` is the expression that makes the
/// JavaScript value.
fn reduction_job(overload: &CApiFunction<'_>, row: &Row, result: &str, imports: &mut Imports) -> String {
    let (name, parameter) = (name(overload, "_job"), &overload.parameters[0]);
    let PlainType::Elements { element, .. } = parameter.r#type else { return String::new() };
    let (job, run) = (imports.name(NODE, "Job"), dynamic::path(row, &[&parameter.name]));
    let (own, shown) = (&parameter.name, in_literal(&row.inputs[0].name));
    format!(
        "
fn {name}(call: &Call<'_>) -> Result<{job}, Error> {{
    let {own} = call.copied(0, \"{shown}\", {})?;
    Ok(quaff_node::job(move || {run}(&{own}.view()), |call, value| {result}))
}}
",
        path(element)
    )
}

/// The statements that create an array for a result.
fn result_array(row: &Row, index: usize, parameter: &PlainParameter, input: &RowInput) -> String {
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
