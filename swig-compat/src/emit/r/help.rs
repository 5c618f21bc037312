//! `man/*.Rd`: the help pages, one for each function and one for the package.

use super::code::free_constants;
use super::name as package_name;
use super::text::{in_help, name};
use crate::dtype::{Dtype, DtypeKind};
use crate::plan::{PlainParameter, PlainType, Plan, PlannedEnum, RFunction, RKind, TreeShape};

/// The pages with their file names.
pub(super) fn pages(plan: &Plan) -> Vec<(String, String)> {
    let functions = plan.r_functions();
    let own = functions.iter().filter(|function| function.kind == RKind::Function);
    let pages = own.map(|function| (file(&function.name), page(plan, function)));
    let pages = pages.chain(of_constants(plan).map(|text| ("constants".to_owned(), text)));
    pages.chain([(format!("{}-package", package_name(plan)), of_package(plan))]).collect()
}

/// The name of a page's file. It begins with a letter and is unique also if case is ignored.
fn file(name: &str) -> String {
    let capitals = name.char_indices().filter(|(_, letter)| letter.is_ascii_uppercase());
    format!("f_{name}{}", capitals.map(|(index, _)| format!("-{index}")).collect::<String>())
}

fn page(plan: &Plan, function: &RFunction<'_>) -> String {
    let own = &function.name;
    let title = in_help(function.comment.and_then(|text| text.lines().next()).unwrap_or(own));
    let text = in_help(function.comment.unwrap_or(own));
    let parameters: Vec<String> = function.parameters.iter().map(|each| name(each)).collect();
    let usage = format!("{}({})", name(own), parameters.join(", "));
    let arguments: String = (0..parameters.len()).map(|at| argument(plan, function, at)).collect();
    let arguments = match arguments.is_empty() {
        true => String::new(),
        false => format!("\\arguments{{\n{arguments}}}\n"),
    };
    format!(
        "\\name{{{own}}}\n\\alias{{{own}}}\n\\title{{{title}}}\n\\usage{{\n{usage}\n}}\n{arguments}\
         \\description{{\n{text}\n}}\n"
    )
}

/// A parameter with the values that any overload accepts for it.
fn argument(plan: &Plan, function: &RFunction<'_>, at: usize) -> String {
    let mut kinds: Vec<String> = Vec::new();
    for overload in function.arities.iter().flat_map(|arity| &arity.overloads) {
        if let Some(elements) = &overload.elements {
            let kind = elements.inputs.get(at).map(|dtype| number(*dtype, true).to_owned());
            kinds.extend(kind.filter(|kind| !kinds.contains(kind)));
            continue;
        }
        let enumeration = overload.enums.get(at).copied().flatten();
        let kind = overload.function.parameters.get(at).map(|parameter| match enumeration {
            Some(index) => choices(&plan.enums[index]),
            None => accepted(plan, parameter),
        });
        kinds.extend(kind.filter(|kind| !kinds.contains(kind)));
    }
    format!("\\item{{{}}}{{{}.}}\n", function.parameters[at], kinds.join(", or "))
}

/// The values of an enumeration.
fn choices(r#enum: &PlannedEnum) -> String {
    let names: Vec<String> = r#enum.variants.iter().map(|each| format!("\"{}\"", each.own)).collect();
    format!("a value of {}: {}", r#enum.name, names.join(", "))
}

/// The values that a parameter accepts.
fn accepted(plan: &Plan, parameter: &PlainParameter) -> String {
    match parameter.r#type {
        PlainType::Scalar(dtype) | PlainType::Enum(dtype) => number(dtype, false).to_owned(),
        PlainType::Character => "a character string of one character".to_owned(),
        PlainType::Text => "a character string".to_owned(),
        PlainType::Elements { element, is_written, shaped, is_fortran, .. } => {
            let vector = number(element, true);
            let array = match shaped {
                Some(2) => vector.replace("vector", "matrix"),
                Some(rank) if rank > 2 => vector.replace("vector", &format!("array of {rank} dimensions")),
                _ => vector.to_owned(),
            };
            let is_copied = shaped.is_some_and(|rank| rank > 1) && !is_fortran;
            let copy = if is_copied { ", which is copied" } else { "" };
            let written = if is_written { "; the changed copy is the result" } else { "" };
            format!("{array}{copy}{written}")
        }
        PlainType::Object { class, .. } => {
            let object = || format!("an object of the class {}", in_help(&plan.classes[class].full_name));
            plan.c_callback(parameter.r#type).map_or_else(object, |callback| {
                let count = callback.parameters.len();
                format!("a function of {count} argument{}", if count == 1 { "" } else { "s" })
            })
        }
        PlainType::Tree(TreeShape::List) => "a vector or a list".to_owned(),
        PlainType::Tree(TreeShape::Pairs) => "a list or a vector with names".to_owned(),
        PlainType::Tree(TreeShape::Text | TreeShape::Any) => "a value, a list or NULL".to_owned(),
        PlainType::Tensor { .. } | PlainType::Pointer { .. } => String::new(),
    }
}

fn number(dtype: Dtype, are_elements: bool) -> &'static str {
    match (dtype.kind(), are_elements) {
        (DtypeKind::Bool, false) => "TRUE or FALSE",
        (DtypeKind::Bool, true) => "a logical vector",
        (DtypeKind::Float | DtypeKind::Half, false) => "a number",
        (DtypeKind::Float | DtypeKind::Half, true) => "a numeric vector",
        (DtypeKind::Complex, false) => "a complex number",
        (DtypeKind::Complex, true) => "a complex vector",
        (_, false) => "an integer",
        (_, true) if dtype == Dtype::Uint8 => "a raw vector",
        (_, true) => "an integer vector",
    }
}

/// The page of the constants and enumerations; `None` if there are none.
fn of_constants(plan: &Plan) -> Option<String> {
    let all = free_constants(plan, &plan.r_functions());
    let aliases: String = all.iter().map(|(own, _)| format!("\\alias{{{}}}\n", in_help(own))).collect();
    let item = |(own, value): &(String, String)| {
        let value = in_help(&value.replace("base::", ""));
        format!("  \\item{{\\code{{{}}}}}{{\\code{{{value}}}}}\n", in_help(own))
    };
    let items: String = all.iter().map(item).collect();
    (!all.is_empty()).then(|| {
        format!(
            "\\name{{constants}}\n{aliases}\\docType{{data}}\n\\title{{Constants and Enumerations}}\n\\description{{\n\
             The constants of the package, and the values of its enumerations by their names.\n\\describe{{\n{items}}}\n}}\n"
        )
    })
}

/// The page of the package: the interface's documentation, and the functions that are not available.
fn of_package(plan: &Plan) -> String {
    let package = package_name(plan);
    let doc = in_help(plan.doc.as_deref().unwrap_or("The functions of this package are written in C++."));
    let missing = plan.not_for_r();
    let missing: Vec<String> = missing.iter().map(|each| format!("\\code{{{}}}", in_help(each))).collect();
    let missing = match missing.as_slice() {
        [] => String::new(),
        names => format!(
            "\\section{{Not available}}{{\nR cannot pass the values of these functions: {}.\n}}\n",
            names.join(", ")
        ),
    };
    format!(
        "\\name{{{package}-package}}\n\\alias{{{package}-package}}\n\\docType{{package}}\n\\title{{{package}}}\n\
         \\description{{\n{doc}\n}}\n{missing}"
    )
}
