//! The functions of an elementwise row: the call for one element, and the loop.

use crate::emit::cxx_layout::CAUGHT;
use crate::interface::{ElementParameter, Elements, ReturnedElements, Scalar};
use crate::plan::Row;

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
