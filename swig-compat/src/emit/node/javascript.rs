//! The files of the package that JavaScript reads: `index.js` for `require`, `index.mjs` for `import`, and
//! `package.json`.

use crate::dtype::Dtype;
use crate::emit::heading;
use crate::emit::text::{comment, escaped_string};
use crate::literal::Literal;
use crate::plan::node::NodeKind;
use crate::plan::{Plan, PlannedConstant, VARIABLES};

/// `index.js`: the functions and classes of the addon, and the constants and enumerations of the interface.
pub(super) fn common(plan: &Plan) -> String {
    let heading = comment(&heading(plan));
    let natives: String =
        natives(plan).iter().map(|name| format!("exports.{name} = native.{name};\n")).collect();
    let values: String =
        values(plan).iter().map(|(name, value)| format!("exports.{name} = {value};\n")).collect();
    format!(
        "// {heading}
'use strict';

const native = require('./{}.node');

{natives}{values}",
        plan.module
    )
}

/// `index.mjs`: the module for `import`.
pub(super) fn module(plan: &Plan) -> String {
    let names = names(plan);
    let bound: String =
        names.iter().enumerate().map(|(at, name)| format!("  {name}: export{at},\n")).collect();
    let exported: String =
        names.iter().enumerate().map(|(at, name)| format!("  export{at} as {name},\n")).collect();
    format!(
        "// {}
import module from './index.js';

const {{
{bound}}} = module;
export {{
{exported}}};
export default module;
",
        comment(&heading(plan))
    )
}

/// The text of `package.json`.
pub(super) fn manifest(plan: &Plan) -> String {
    let module = &plan.module;
    format!(
        r#"{{
  "name": "{}",
  "version": "0.1.0",
  "description": "The functions of {module}, built by quaff",
  "main": "./index.js",
  "types": "./index.d.ts",
  "exports": {{
    ".": {{
      "types": "./index.d.ts",
      "import": "./index.mjs",
      "require": "./index.js"
    }},
    "./package.json": "./package.json"
  }},
  "files": ["index.js", "index.mjs", "index.d.ts", "{module}.node"],
  "engines": {{ "node": ">=20" }}
}}
"#,
        module.to_lowercase()
    )
}

/// The names that the package exports.
pub(super) fn names(plan: &Plan) -> Vec<String> {
    let values = values(plan).into_iter().map(|(name, _)| name);
    natives(plan).into_iter().chain(values).collect()
}

/// The names that the addon exports.
fn natives(plan: &Plan) -> Vec<String> {
    let functions = plan.node_functions();
    let free = functions.iter().filter(|each| each.class.is_none() && each.kind == NodeKind::Function);
    let has_variables = functions.iter().any(|each| each.class.is_none() && each.kind != NodeKind::Function);
    let variables = has_variables.then(|| VARIABLES.to_owned());
    let classes = plan.node_classes().into_iter().map(|class| class.name);
    free.map(|each| each.name.clone()).chain(classes).chain(variables).collect()
}

/// The constants and the enumerations, with their values.
fn values(plan: &Plan) -> Vec<(String, String)> {
    let natives = natives(plan);
    let enums = plan.enums.iter().map(|each| {
        let all: Vec<String> =
            each.all().map(|value| format!("{}: {}", value.name, integer(value.value, each.dtype))).collect();
        (each.name.clone(), format!("Object.freeze({{ {} }})", all.join(", ")))
    });
    let constants = plan.constants.iter().filter_map(|each| Some((each.name.clone(), constant(each)?)));
    let mut all: Vec<(String, String)> = Vec::new();
    for (name, value) in enums.chain(constants) {
        if !natives.contains(&name) && !all.iter().any(|(other, _)| *other == name) {
            all.push((name, value));
        }
    }
    all
}

/// The value of a constant, if the interface contains it.
pub(super) fn constant(constant: &PlannedConstant) -> Option<String> {
    let known = constant.rust.as_ref()?;
    Some(match &known.value {
        Literal::Text(text) => escaped_string(text),
        Literal::Bool(value) => value.to_string(),
        Literal::Integer(value) => integer(*value, known.dtype),
        Literal::Float(value) if value.is_nan() => "NaN".to_owned(),
        Literal::Float(value) if value.is_infinite() => {
            if *value > 0.0 { "Infinity" } else { "-Infinity" }.to_owned()
        }
        Literal::Float(value) => format!("{value:?}"),
    })
}

/// An integer literal: a `BigInt` if functions accept and return the dtype as one.
pub(super) fn integer(value: i64, dtype: Dtype) -> String {
    if matches!(dtype, Dtype::Int64 | Dtype::Uint64) { format!("{value}n") } else { value.to_string() }
}
