//! The rows of elementwise functions: one for each instantiation, all of which call one function of tensors.

use super::kind;
use crate::dtype::Dtype;
use crate::emit::text::cpp_string;
use crate::plan::{RElements, ROverload};

/// The C function that makes tensors from the converted values, and the tables of its parameters and results.
pub(super) fn call(overload: &ROverload<'_>, elements: &RElements) -> String {
    let (own, symbol) = (name(overload, elements), &overload.function.symbol);
    let types = || elements.inputs.iter().chain(&elements.results);
    let tensor = |(index, dtype): (usize, &Dtype)| {
        format!("  DLTensor tensor{index} = quaff_r_tensor(&given[{index}], {});\n", r#type(*dtype))
    };
    let tensors: String = types().enumerate().map(tensor).collect();
    let passed: String = (0..types().count()).map(|index| format!("&tensor{index}, ")).collect();
    let names = overload.names();
    let (inputs, results) = names.split_at(elements.inputs.len());
    let table = |name: &str, names: &[String], dtypes: &[Dtype]| {
        let rows: String = names.iter().zip(dtypes).map(|(each, dtype)| row_of(each, *dtype)).collect();
        format!("static const quaff_r_parameter {name}_{own}[] = {{\n{rows}}};\n")
    };
    format!(
        "
static int call_{own}(quaff_r_value *given, quaff_r_value *result) {{
{tensors}  (void)result;
  return {symbol}({passed}NULL);
}}
{}{}",
        table("parameters", inputs, &elements.inputs),
        table("results", results, &elements.results)
    )
}

/// The row of an instantiation in the table of overloads.
pub(super) fn row(overload: &ROverload<'_>, elements: &RElements) -> String {
    let (own, results) = (name(overload, elements), elements.results.len());
    format!(
        "    {{.call = call_{own}, .parameters = parameters_{own}, .results = {results}, .elementwise = results_{own}}},\n"
    )
}

/// The name of an instantiation: the function's name with the types of its inputs and results.
fn name(overload: &ROverload<'_>, elements: &RElements) -> String {
    let types = elements.inputs.iter().chain(&elements.results);
    types.fold(overload.function.symbol.clone(), |name, dtype| format!("{name}_{}", dtype.name()))
}

fn row_of(name: &str, dtype: Dtype) -> String {
    let name = cpp_string(name);
    format!("    {{.name = {name}, {}}},\n", kind("ELEMENTS", Some(dtype)).join(", "))
}

fn r#type(dtype: Dtype) -> String {
    format!("QUAFF_R_{}", dtype.name().to_uppercase())
}
