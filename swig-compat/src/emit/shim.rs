//! `src/<module>_shim.hpp`: one C++ function for each row.

mod types;

use super::fragment::line;
use super::{constants, fragment, heading, skipped};
use crate::interface::{Action, ERROR_CODE, ErrorCode};
use crate::plan::{Plan, Row, RowCall};

pub(super) fn emit(plan: &Plan) -> String {
    let rows: String = plan.rows().map(row).collect();
    let (heading, fragments) = (heading(plan), fragment::text(&plan.fragments));
    let (namespace, skipped) = (&plan.namespace, skipped(plan, "//"));
    let mut besides = Vec::new();
    if !plan.constants.is_empty() {
        besides.push(constants::HEADER);
    }
    let mut device = "";
    if plan.has_rows_on_device() {
        besides.extend(DEVICE_HEADERS);
        device = DEVICE;
    }
    if !plan.has_rows_on_device() && plan.returns_cuda_errors() {
        besides.push(DEVICE_HEADERS[0]);
    }
    if plan.returns_vectors() {
        besides.push("quaff/vector.hpp");
    }
    let (includes, constants) = (includes(&besides), constants::shim(plan));
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
{rows}{constants}{device}
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
        RowCall::Arguments | RowCall::Unlocked | RowCall::Device => vec![function(row)],
        RowCall::Reduction { array, .. } => reduction(row, array.element.spelling()),
    };
    functions.iter().map(|function| format!("\n{line}{function}\n")).collect()
}

fn function(row: &Row) -> String {
    let mut parameters: Vec<String> = row.inputs.iter().map(types::parameter).collect();
    parameters.extend(row.extents.iter().map(|extent| format!("std::uint64_t {}", extent.safe_name)));
    parameters.extend(row.stream.iter().map(|stream| format!("std::uint64_t {stream}")));
    parameters.extend(row.returned().map(|value| format!("{} &result", types::result(value))));
    define(&row.symbol, &parameters, &statement(row))
}

/// A function that says whether it is done, or has kept an exception.
fn define(symbol: &str, parameters: &[String], statement: &str) -> String {
    format!(
        "inline bool {symbol}({}) noexcept {{ try {{ {statement}; return true; }} catch (...) {{ \
         ::quaff::keep_exception(); return false; }} }}",
        parameters.join(", ")
    )
}

/// What a function does: an error code that C++ returns is an exception, and any other result the function's own.
fn statement(row: &Row) -> String {
    let action = action(row);
    match &row.error_code {
        None => types::returning(row.returned(), &action),
        Some(ErrorCode::Cuda) => format!("::quaff::check_cuda({action})"),
        Some(ErrorCode::Of { success, text }) => format!(
            "const auto {ERROR_CODE} = {action}; if (!({ERROR_CODE} == ({success}))) {{ throw ::std::runtime_error({text}); }}"
        ),
    }
}

/// What is done in C++.
fn action(row: &Row) -> String {
    let passed: Vec<String> = row.arguments.iter().map(|argument| types::passed(row, argument)).collect();
    match row.action {
        Action::Call => format!("::{}({})", row.target, passed.join(", ")),
        Action::Read => format!("::{}", row.target),
        Action::Assign => types::assigned(row, &passed.join(", ")),
    }
}

fn reduction(row: &Row, element: &str) -> Vec<String> {
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
            "inline bool {symbol}_has_stand_in(bool exact) {{ return {reduction}::has_stand_in(exact); }}"
        ),
        step(
            "_convert",
            &[&format!("{state}state"), "bool exact", "bool &suffices"],
            &format!("suffices = {reduction}::convert(state, exact)"),
        ),
    ]
}
