//! `src/<module>_shim.hpp`: one C++ function for each row.

use super::fragment::{fragments, line};
use super::{heading, skipped};
use crate::plan::{Plan, Row, RowCall};

pub(super) fn emit(plan: &Plan) -> String {
    let rows: String = plan.functions.iter().flat_map(|function| &function.rows).map(row).collect();
    let (heading, fragments) = (heading(plan), fragments(plan));
    let (namespace, skipped) = (&plan.namespace, skipped(plan, "//"));
    format!(
        r#"// {heading}
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>
{fragments}
namespace {namespace} {{
{rows}
}} // namespace {namespace}
{skipped}"#
    )
}

fn row(row: &Row) -> String {
    let line = line(row.place.line, &row.place.file);
    let functions = match &row.call {
        RowCall::Array | RowCall::Arguments => vec![function(row)],
        RowCall::Reduction { element, .. } => reduction(row, element),
    };
    functions.iter().map(|function| format!("\n{line}{function}\n")).collect()
}

fn function(row: &Row) -> String {
    let parameters: Vec<String> =
        row.parameters.iter().map(|parameter| format!("{}{}", parameter.cpp, parameter.safe_name)).collect();
    let passed: Vec<&str> = row.parameters.iter().map(|parameter| parameter.passed.as_str()).collect();
    let (before, after) = row.returns.wrap;
    format!(
        "inline {} {}({}) {{ {before}::{}({}){after}; }}",
        row.returns.cpp,
        row.symbol,
        parameters.join(", "),
        row.target,
        passed.join(", ")
    )
}

fn reduction(row: &Row, element: &str) -> Vec<String> {
    let (symbol, result) = (&row.symbol, &row.returns.cpp);
    let reduction = format!("::quaff::Reduction<::{}, {element}, {result}>", row.target);
    vec![
        format!(
            "inline {result} {symbol}(const ::quaff::Contiguous &array) {{ return {reduction}::reduce(array); }}"
        ),
        format!(
            "inline void {symbol}_accumulate(::quaff::ReductionState &state, bool exact, const ::quaff::Strided &array) \
             {{ {reduction}::accumulate(state, exact, array); }}"
        ),
        format!(
            "inline void {symbol}_merge(::quaff::ReductionState &into, bool exact, const ::quaff::ReductionState &from) \
             {{ {reduction}::merge(into, exact, from); }}"
        ),
        format!(
            "inline bool {symbol}_finish(const ::quaff::ReductionState &state, bool exact, {result} &result) \
             {{ return {reduction}::finish(state, exact, result); }}"
        ),
    ]
}
