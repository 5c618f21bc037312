//! The files of the package that JavaScript reads: `index.js` for `require`, `index.mjs` for `import`, and
//! `package.json`.

use super::iteration;
use crate::dtype::Dtype;
use crate::emit::constants::spelled;
use crate::emit::file::heading;
use crate::emit::text::{comment, escaped_string};
use crate::literal::Literal;
use crate::plan::grouped::GroupedModule;
use crate::plan::{Plan, PlannedEnum, RustConstant, VARIABLES};

/// `index.js`: the functions and classes of the addon, and the constants and enumerations of the interface.
pub(super) fn common(module: &GroupedModule<'_>) -> String {
    let heading = comment(&heading(module.plan));
    let natives: String =
        natives(module).iter().map(|name| format!("exports.{name} = native.{name};\n")).collect();
    let values: String =
        values(module).iter().map(|(name, value)| format!("exports.{name} = {value};\n")).collect();
    format!(
        "// {heading}
'use strict';

const native = require('./{}.node');

{natives}{values}{}",
        module.plan.module,
        iteration::code(module)
    )
}

/// `index.mjs`: the module for `import`. Node.js finds the names in `index.js`.
pub(super) fn module(plan: &Plan) -> String {
    let heading = comment(&heading(plan));
    format!("// {heading}\nexport * from './index.js';\nexport {{ default }} from './index.js';\n")
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
  "engines": {{ "node": ">=20" }},
  "os": ["linux"],
  "libc": ["glibc"]
}}
"#,
        module.to_lowercase()
    )
}

/// The names that the package exports.
pub(super) fn names(module: &GroupedModule<'_>) -> Vec<String> {
    natives(module).into_iter().chain(values(module).into_iter().map(|(name, _)| name)).collect()
}

/// The names that the addon exports.
fn natives(module: &GroupedModule<'_>) -> Vec<String> {
    let functions = module.functions.iter().map(|each| each.name.clone());
    let classes = module.classes.iter().map(|class| class.name.clone());
    let variables = (!module.variables.is_empty()).then(|| VARIABLES.to_owned());
    functions.chain(classes).chain(variables).collect()
}

/// The constants and the enumerations, with their values.
fn values(module: &GroupedModule<'_>) -> Vec<(String, String)> {
    let enumeration = |each: &PlannedEnum| {
        let all: Vec<String> =
            each.all().map(|value| format!("{}: {}", value.own, integer(value.value, each.dtype))).collect();
        format!("Object.freeze({{ {} }})", all.join(", "))
    };
    spelled(module.plan, natives(module).into_iter(), enumeration, |known| Some(constant(known)))
}

/// The value of a constant.
pub(super) fn constant(known: &RustConstant) -> String {
    match &known.value {
        Literal::Text(text) => escaped_string(text),
        Literal::Bool(value) => value.to_string(),
        Literal::Integer(value) => integer(*value, known.dtype),
        Literal::Float(value) => format!("{value:?}").replace("inf", "Infinity"),
    }
}

/// An integer literal: a `BigInt` if functions accept and return the dtype as one.
pub(super) fn integer(value: i64, dtype: Dtype) -> String {
    if matches!(dtype, Dtype::Int64 | Dtype::Uint64) { format!("{value}n") } else { value.to_string() }
}
