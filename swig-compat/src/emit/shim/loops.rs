//! The functions of reductions and of elementwise rows: a reduction over a whole array, in steps, and along
//! axes; the call of an elementwise function for one element, and its loop.

use super::statement::define;
use super::types;
use crate::emit::cxx_layout::CAUGHT;
use crate::interface::{ElementParameter, Elements, ReturnedElements, Scalar};
use crate::plan::Row;

/// The functions that compute a reduction over elements of one type.
pub(super) fn functions(row: &Row, element: &str) -> Vec<String> {
    let (symbol, result) = (&row.symbol, row.returned().map_or("void", types::result));
    let reduction = format!("::quaff::Reduction<::{}, {element}, {result}>", row.target);
    let step = |name: &str, parameters: &[&str], statement: &str| {
        let parameters: Vec<String> = parameters.iter().map(|&each| each.to_owned()).collect();
        define(&format!("{symbol}{name}"), &parameters, statement)
    };
    let (state, result) = ("::quaff::ReductionState &", format!("{result} &result"));
    let slices = "const ::quaff::Slices &slices";
    vec![
        step(
            "",
            &["const ::quaff::Contiguous &array", &result],
            &format!("result = {reduction}::reduce(array)"),
        ),
        step(
            "_accumulate",
            &[&format!("{state}state"), "bool exact", "const ::quaff::Strided &array"],
            &format!("{reduction}::accumulate(state, exact, array)"),
        ),
        step(
            "_merge",
            &[&format!("{state}into"), "bool exact", &format!("const {state}from")],
            &format!("{reduction}::merge(into, exact, from)"),
        ),
        step(
            "_finish",
            &[
                &format!("const {state}state"),
                "bool exact",
                "std::uint64_t elements",
                "bool &decided",
                &result,
            ],
            &format!("decided = {reduction}::finish(state, exact, elements, result)"),
        ),
        step("_along", &[slices], &format!("{reduction}::along(slices)")),
        step("_accumulate_along", &[slices], &format!("{reduction}::accumulate_along(slices)")),
        format!(
            "inline bool {symbol}_has_class(std::uint8_t number) {{ return {reduction}::has_class(number); }}"
        ),
        step(
            "_convert",
            &[&format!("{state}state"), "bool exact", "bool &suffices"],
            &format!("suffices = {reduction}::convert(state, exact)"),
        ),
    ]
}

/// The call for one element, with the results before the inputs: `static void apply(float &result, float a,
/// float b) { result = ::example::hypot<float>(a, b); }`.
pub(in crate::emit) fn apply(row: &Row, elements: &Elements) -> String {
    apply_target(row, elements, &row.target)
}

fn apply_target(row: &Row, elements: &Elements, target: &str) -> String {
    let results = row.element_result_names();
    let written = elements.results.iter().zip(&results);
    let written = written.map(|(element, name)| format!("{} &{name}", element.spelling()));
    let read = row.inputs.iter().filter_map(|input| {
        let element: &Scalar = &input.array()?.element;
        Some(format!("{} {}", element.spelling(), input.safe_name))
    });
    let parameters: Vec<String> = written.chain(read).collect();
    format!("static void apply({}) {{ {} }}", parameters.join(", "), body(row, elements, &results, target))
}

fn body(row: &Row, elements: &Elements, results: &[String], target: &str) -> String {
    // Inputs that are left out have a default in C++.
    let is_given = |parameter: &&ElementParameter| !matches!(parameter, ElementParameter::Input(input) if *input >= row.inputs.len());
    let passed: Vec<&str> = (elements.parameters.iter().filter(is_given))
        .map(|parameter| match *parameter {
            ElementParameter::Input(input) => row.inputs[input].safe_name.as_str(),
            ElementParameter::Result(result) => results[result].as_str(),
        })
        .collect();
    let call = format!("::{}({})", target, passed.join(", "));
    match elements.returned {
        ReturnedElements::Nothing => format!("{call};"),
        ReturnedElements::One => format!("{} = {call};", results[0]),
        ReturnedElements::Several(count) => {
            let assigned = results[..count].iter().enumerate();
            let assigned: String =
                assigned.map(|(index, name)| format!(" {name} = std::get<{index}>(returned_);")).collect();
            format!("const auto returned_ = {call};{assigned}")
        }
    }
}

pub(super) fn function(row: &Row, elements: &Elements) -> String {
    format!(
        "inline bool {}(const ::quaff::ElementLoop &elements) noexcept try {{ struct Row {{ {} }}; \
         ::quaff::elementwise<Row>(elements); return true; {CAUGHT}",
        row.symbol,
        apply_target(row, elements, row.c.as_ref().map_or(&row.target, |c| &c.name))
    )
}
