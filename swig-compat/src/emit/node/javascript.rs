//! The files of the package that JavaScript reads: `index.js` for `require`, `index.mjs` for `import`, and
//! `package.json`.

use crate::dtype::Dtype;
use crate::emit::constants::spelled;
use crate::emit::file::heading;
use crate::emit::text::{comment, escaped_string};
use crate::literal::Literal;
use crate::plan::grouped::GroupedModule;
use crate::plan::{Plan, PlannedEnum, RustConstant, VARIABLES, is_one_of};

/// `index.js`: the functions and classes of the addon, and the constants and enumerations of the interface.
/// `iteration` adds methods to the classes of containers.
pub(super) fn common(module: &GroupedModule<'_>, iteration: &str) -> String {
    let heading = comment(&heading(module.plan));
    let natives: String =
        natives(module).iter().map(|name| format!("exports.{name} = native.{name};\n")).collect();
    let values: String =
        values(module).iter().map(|(name, value)| format!("exports.{name} = {value};\n")).collect();
    format!(
        "// {heading}
'use strict';

const native = require('./{}.node');

{natives}{values}{iteration}",
        module.plan.module
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

// Names for TypeScript. Some names cannot be those of declarations, because the language or the file itself
// uses them for something else: such a declaration has another name, and is exported under the wanted one.

/// The reserved words, which cannot be names of functions, parameters, classes and constants.
const RESERVED: &str = "await break case catch class const continue debugger default delete do else enum export extends \
    false finally for function if import in instanceof new null return super switch this throw true \
    try typeof var void while with yield";

/// Words that can name parameters but not declarations: TypeScript's own types, words of strict mode, and
/// types that the file itself uses, which a class `Map` of the interface would hide.
const TAKEN: &str = "any arguments bigint boolean eval let never number object string symbol undefined unknown \
    Array ArrayBufferView BigInt64Array BigUint64Array Float32Array Float64Array Int16Array Int32Array Int8Array \
    Iterable Map NdArray Promise Record Set Symbol Uint16Array Uint32Array Uint8Array";

/// The name of a declared parameter: a reserved word gets an underscore at its end.
pub(super) fn parameter(name: &str) -> String {
    if is_one_of(RESERVED, name) { format!("{name}_") } else { name.to_owned() }
}

/// The name of the declaration that the module exports as `name`: `name` itself, or with underscores at its
/// end if a declaration cannot have the name.
pub(super) fn exported_name(module: &GroupedModule<'_>, name: &str) -> String {
    if !is_one_of(RESERVED, name) && !is_one_of(TAKEN, name) {
        return name.to_owned();
    }
    let others = names(module);
    let mut free = format!("{name}_");
    while others.contains(&free) {
        free.push('_');
    }
    free
}
