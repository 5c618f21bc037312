//! The functions of a reduction: over a whole array, in steps, and along axes.

use super::{define, types};
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
