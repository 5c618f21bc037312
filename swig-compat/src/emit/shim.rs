//! `src/<module>_shim.hpp`: one C++ function for each row.

mod types;

use super::fragment::line;
use super::{fragment, heading, skipped};
use crate::interface::Action;
use crate::plan::{Plan, Row, RowCall};

pub(super) fn emit(plan: &Plan) -> String {
    let rows: String = plan.rows().map(row).collect();
    let (heading, fragments) = (heading(plan), fragment::text(&plan.fragments));
    let (namespace, skipped) = (&plan.namespace, skipped(plan, "//"));
    let (besides, device): (&[&str], &str) = match plan.has_rows_on_device() {
        true => (&DEVICE_HEADERS, DEVICE),
        false => (&[], ""),
    };
    let includes = includes(besides);
    format!(
        r#"// {heading}
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

{includes}
#include <cstdint>
{fragments}
namespace {namespace} {{
{rows}{device}
}} // namespace {namespace}
{skipped}"#
    )
}

const HEADERS: [&str; 4] =
    ["quaff/contiguous.hpp", "quaff/exception.hpp", "quaff/reduction.hpp", "quaff/text.hpp"];

/// For rows on a device besides.
const DEVICE_HEADERS: [&str; 3] = ["quaff/cuda_error.hpp", "quaff/device_array.hpp", "rust/cxx.h"];

/// All that the shim needs, in the order that clang-format wants.
fn includes(besides: &[&str]) -> String {
    let mut headers = [HEADERS.as_slice(), besides].concat();
    headers.sort_unstable();
    headers.iter().map(|header| format!("#include \"{header}\"\n")).collect()
}

/// How functions on a device are asked how they fared. In the module's namespace: what cxx makes of the names is known to
/// the whole program.
const DEVICE: &str = "
inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }
";

fn row(row: &Row) -> String {
    let line = line(row.place.line, &row.place.file);
    let functions = match &row.call {
        RowCall::Array | RowCall::Arguments | RowCall::Device => vec![function(row)],
        RowCall::Reduction { array, .. } => reduction(row, array.element.spelling()),
    };
    functions.iter().map(|function| format!("\n{line}{function}\n")).collect()
}

fn function(row: &Row) -> String {
    let mut parameters: Vec<String> = row.inputs.iter().map(types::parameter).collect();
    parameters.extend(row.stream.iter().map(|stream| format!("std::uint64_t {stream}")));
    let (before, after) = types::returning(row.returned());
    format!(
        "inline {} {}({}) {{ {before}{}{after}; }}",
        types::result(row.returned()),
        row.symbol,
        parameters.join(", "),
        action(row)
    )
}

/// What is done in C++.
fn action(row: &Row) -> String {
    let passed: Vec<String> = row.arguments.iter().map(|argument| types::passed(row, argument)).collect();
    match row.action {
        Action::Call => format!("::{}({})", row.target, passed.join(", ")),
    }
}

fn reduction(row: &Row, element: &str) -> Vec<String> {
    let (symbol, result) = (&row.symbol, types::result(row.returned()));
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
            "inline bool {symbol}_finish(const ::quaff::ReductionState &state, bool exact, std::uint64_t elements, \
             {result} &result) {{ return {reduction}::finish(state, exact, elements, result); }}"
        ),
        format!(
            "inline bool {symbol}_has_stand_in(bool exact) {{ return {reduction}::has_stand_in(exact); }}"
        ),
        format!(
            "inline bool {symbol}_convert(::quaff::ReductionState &state, bool exact) {{ return \
             {reduction}::convert(state, exact); }}"
        ),
    ]
}
