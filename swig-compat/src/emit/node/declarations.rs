//! `index.d.ts`: the declarations for TypeScript, with an overload for each C++ function.

use super::javascript::{exported_name, parameter};
use super::values::{listed, parameters, result};
use super::{iteration, javascript};
use crate::emit::file::heading;
use crate::emit::text::{block, comment, lacking, origin};
use crate::interface::Action;
use crate::plan::grouped::{GroupedClass, GroupedFunction, GroupedMember, GroupedModule};
use crate::plan::node::{JsNumber, number};
use crate::plan::{CApiFunction, Callee, PlannedConstant, PlannedEnum, Row, VARIABLES};

pub(super) fn emit(module: &GroupedModule<'_>) -> String {
    let plan = module.plan;
    let free: String = module.functions.iter().map(|function| self::function(module, function)).collect();
    let declared: String = module.classes.iter().map(|class| self::class(module, class)).collect();
    let variables: String = module.variables.iter().map(|each| member(module, each, None)).collect();
    let variables = match variables.as_str() {
        "" => String::new(),
        all => format!("\n/** The variables of C++. */\nexport const {VARIABLES}: {{\n{all}}};\n"),
    };
    let names = javascript::names(module);
    let enums = plan.enums.iter().filter(|each| names.contains(&each.name));
    let enums: String = enums.map(|each| enumeration(module, each)).collect();
    let constants = plan.constants.iter().filter(|each| names.contains(&each.name));
    let constant = |each: &PlannedConstant| {
        let value = javascript::constant(each.rust.as_ref()?);
        let is_literal = !matches!(value.as_str(), "NaN" | "Infinity" | "-Infinity");
        let r#type: &str = if is_literal { &value } else { "number" };
        let spelled = |start: &str, name: &str| format!("{start} const {name}: {type};\n");
        Some(exported(module, &each.name, spelled))
    };
    let constants: String = constants.filter_map(constant).collect();
    let missing = lacking("in JavaScript, which has no values for them", &module.lacking());
    let missing = missing.map_or_else(String::new, |all| format!("// {}\n", comment(&all)));
    let arrays = if (free.clone() + &declared).contains("NdArray<") { ND_ARRAY } else { "" };
    let disposable = if module.classes.is_empty() { "" } else { DISPOSABLE };
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

fn enumeration(module: &GroupedModule<'_>, r#enum: &PlannedEnum) -> String {
    let each = |value: &crate::plan::PlannedVariant| {
        format!("  readonly {}: {};\n", value.own, javascript::integer(value.value, r#enum.dtype))
    };
    let values: String = r#enum.all().map(each).collect();
    let doc = documentation("", None, &[format!("{}: {}", r#enum.place, r#enum.cxx)]);
    exported(module, &r#enum.name, |start, name| format!("\n{doc}{start} const {name}: {{\n{values}}};\n"))
}

fn function(module: &GroupedModule<'_>, function: &GroupedFunction<'_>) -> String {
    let signatures = signatures(module, function, "", None);
    exported(module, &function.name, |start, name| {
        let declared: String = signatures
            .iter()
            .map(|(doc, signature)| format!("\n{doc}{start} function {name}{signature};\n"))
            .collect();
        declared + &promised(function, &signatures, name, start)
    })
}

/// The variant of a function that returns a `Promise`.
fn promised(
    function: &GroupedFunction<'_>,
    signatures: &[(String, String)],
    name: &str,
    start: &str,
) -> String {
    if !function.overloads.iter().any(CApiFunction::runs_anywhere) {
        return String::new();
    }
    let all = signatures.iter().filter_map(|(_, signature)| {
        let (parameters, result) = signature.rsplit_once("): ")?;
        Some(format!("    {parameters}): Promise<{result}>;\n"))
    });
    let all = all.collect::<String>();
    format!("{start} namespace {name} {{\n  const async: {{\n{all}  }};\n}}\n")
}

/// The note on a method that overrides a virtual function.
const OVERRIDABLE: &str = "C++ calls the methods of subclasses that override it.";

/// The documentation and the signature of each overload. `note` is one more line of documentation.
fn signatures(
    module: &GroupedModule<'_>,
    function: &GroupedFunction<'_>,
    indent: &str,
    note: Option<&str>,
) -> Vec<(String, String)> {
    let of = |overload: &CApiFunction<'_>| match overload.callee {
        Callee::Elements(elements) => {
            let of_row = |row| {
                let doc = documentation(indent, overload.comment, &[origin(row)]);
                element_signatures(row).into_iter().map(move |signature| (doc.clone(), signature))
            };
            module.plan.instantiations(elements).into_iter().flat_map(of_row).collect()
        }
        _ => {
            let note = note.map(str::to_owned);
            let origins: Vec<String> = overload.row().map(origin).into_iter().chain(note).collect();
            let result = match overload.row().is_some_and(|row| row.action == Action::Construct) {
                true => String::new(),
                false => format!(": {}", result(module, overload)),
            };
            let signature = format!("({}){result}", parameters(module, overload));
            vec![(documentation(indent, overload.comment, &origins), signature)]
        }
    };
    function.overloads.iter().flat_map(of).collect::<Vec<_>>()
}

/// The signatures of an elementwise function for arrays, and for numbers alone.
fn element_signatures(row: &Row) -> Vec<String> {
    let inputs =
        row.inputs.iter().map(|input| Some((&input.safe_name, number(input.array()?.element.dtype())?)));
    let results = row.elements().into_iter().flat_map(|elements| &elements.results);
    let results = results.map(|scalar| number(scalar.dtype())).collect::<Option<Vec<_>>>();
    let (Some(inputs), Some(results)) = (inputs.collect::<Option<Vec<_>>>(), results) else {
        return Vec::new();
    };
    // The types of an input and of a result: for plain numbers, for a `TypedArray`, and for an array of any
    // shape.
    type Spelled = fn(JsNumber) -> String;
    let forms: [(Spelled, Spelled); 3] = [
        (|own| own.as_argument.to_owned(), |own| own.as_result.to_owned()),
        (|own| format!("{} | {}", own.array, own.as_argument), |own| own.array.to_owned()),
        (
            |own| format!("{0} | NdArray<{0}> | {1}", own.array, own.as_argument),
            |own| format!("{0} | NdArray<{0}>", own.array),
        ),
    ];
    let signature = |(input, result): (Spelled, Spelled)| {
        let inputs: Vec<String> =
            inputs.iter().map(|(name, own)| format!("{}: {}", parameter(name), input(*own))).collect();
        let results: Vec<String> = results.iter().copied().map(result).collect();
        format!("({}): {}", inputs.join(", "), listed(&results))
    };
    forms.into_iter().map(signature).collect()
}

fn class(module: &GroupedModule<'_>, class: &GroupedClass<'_>) -> String {
    let planned = &module.plan.classes[class.class];
    let base = class.base.map_or(String::new(), |base| {
        format!(" extends {}", exported_name(module, &module.classes[base].name))
    });
    let constructor = match &class.constructor {
        Some(constructor) => methods(&signatures(module, constructor, "  ", None), "constructor"),
        None => "  private constructor();\n".to_owned(),
    };
    let members: String = class.members.iter().map(|each| member(module, each, Some(class))).collect();
    let iterator = iteration::declared(module, class);
    let doc = documentation("", planned.doc.as_deref(), &[format!("{}: {}", planned.place, planned.cxx)]);
    let dispose = "  /** Frees the C++ object; otherwise it is freed when the object is collected. */\n  [Symbol.dispose](): void;\n";
    exported(module, &class.name, |start, name| {
        format!("\n{doc}{start} class {name}{base} {{\n{constructor}{members}{iterator}{dispose}}}\n")
    })
}

fn member(
    module: &GroupedModule<'_>,
    member: &GroupedMember<'_>,
    class: Option<&GroupedClass<'_>>,
) -> String {
    let (name, r#static) = (&member.name, if member.is_static { "static " } else { "" });
    match (&member.get, &member.set, &member.method) {
        (Some(get), set, _) => {
            let readonly = if set.is_some() { "" } else { "readonly " };
            let overload = &get.overloads[0];
            let origins: Vec<String> = overload.row().map(origin).into_iter().collect();
            let doc = documentation("  ", overload.comment, &origins);
            format!("{doc}  {static}{readonly}{name}: {};\n", result(module, overload))
        }
        (None, Some(set), _) => {
            format!("  {static}set {name}({});\n", parameters(module, &set.overloads[0]))
        }
        (None, None, Some(method)) => {
            let overridable = class.and_then(|class| class.overridable.as_ref()).into_iter().flatten();
            let is_overridable = !member.is_static && overridable.map(|(own, _)| own).any(|own| own == name);
            let note = is_overridable.then_some(OVERRIDABLE);
            methods(&signatures(module, method, "  ", note), &format!("{static}{name}"))
        }
        (None, None, None) => String::new(),
    }
}

/// The declarations of a method or constructor.
fn methods(signatures: &[(String, String)], start: &str) -> String {
    signatures.iter().map(|(doc, signature)| format!("{doc}  {start}{signature};\n")).collect()
}

/// The comment of a declaration, with the places of the C++ functions.
fn documentation(indent: &str, own: Option<&str>, origins: &[String]) -> String {
    let lines = own.unwrap_or_default().lines().map(str::to_owned).chain(origins.iter().cloned());
    block("/**", indent, &lines.collect::<Vec<_>>())
}

/// A declaration that the module exports as `name`. `spelled` writes it, given its first word and its own
/// name.
fn exported(module: &GroupedModule<'_>, name: &str, spelled: impl FnOnce(&str, &str) -> String) -> String {
    let own = exported_name(module, name);
    if own == name {
        return spelled("export", name);
    }
    format!("{}export {{ {own} as {name} }};\n", spelled("declare", &own))
}
