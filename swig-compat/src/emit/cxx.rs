//! The file for C++ programs, `cxx/quaff/modules/<module>.hpp`: a header over the functions for C.

mod types;

use super::c;
use crate::emit::file::{File, heading};
use crate::emit::text::{comment, lacking};
use crate::plan::{CApiFunction, Plan};

pub(super) fn files(plan: &Plan) -> Vec<File> {
    let header = File::new(path(&plan.module), header(plan));
    c::files(plan).into_iter().chain([header]).collect()
}

/// The header's path in the crate.
fn path(module: &str) -> String {
    format!("cxx/quaff/modules/{module}.hpp")
}

fn header(plan: &Plan) -> String {
    let (heading, module) = (heading(plan), &plan.module);
    let functions = plan.cxx_functions();
    let defined: String = functions.iter().map(|each| defined(each, module)).collect();
    let missing = missing(plan, &functions);
    let guard = format!("QUAFF_MODULES_{}_HPP", module.to_uppercase());
    format!(
        "// {heading}
//
// The functions of `{module}` for C++. They take arrays as pointers to elements, or as tensors, whose element
// type and memory are known when the program runs. `stream` is the cudaStream_t whose work must be done
// first, and null is the default stream; for arrays of the host, it is ignored. Errors are thrown as
// exceptions: quaff/error.hpp.
{missing}// clang-format off
#ifndef {guard}
#define {guard}

#include \"quaff/border.hpp\"
#include \"quaff/error.hpp\"
#include \"quaff/modules/{module}.h\"

#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace quaff::modules::{module} {{
{defined}
}} // namespace quaff::modules::{module}

#endif
"
    )
}

/// The list of the functions that are not available in C++.
fn missing(plan: &Plan, functions: &[CApiFunction<'_>]) -> String {
    let reason = "here, where objects and some other values have no types";
    let all = lacking(reason, &plan.not_for_cxx(functions));
    all.map_or_else(String::new, |all| format!("//\n{}", line(&all)))
}

fn defined(function: &CApiFunction<'_>, module: &str) -> String {
    let mut parameters: Vec<String> = function.parameters.iter().flat_map(types::in_cxx).collect();
    let mut passed: Vec<String> = function.parameters.iter().flat_map(types::passed).collect();
    if function.has_stream() {
        parameters.push("void *stream = nullptr".to_owned());
        passed.push("stream".to_owned());
    }
    let comments: String = function.comment.iter().flat_map(|text| text.lines()).map(line).collect();
    let (result, before, after) = match function.result {
        None => ("void".to_owned(), String::new(), String::new()),
        Some(result) => {
            let (variable, places, returned) = types::variable(result);
            passed.extend(places.into_iter().map(str::to_owned));
            (types::result(result), format!("  {variable}\n"), format!("  return {returned};\n"))
        }
    };
    let (name, symbol) = (&function.overload, &function.symbol);
    format!(
        "
{comments}inline {result} {name}({}) {{
{before}  ::quaff::detail::check(::{symbol}({}), ::{module}_last_error);
{after}}}
",
        parameters.join(", "),
        passed.join(", ")
    )
}

fn line(text: &str) -> String {
    format!("// {}", comment(text)).trim_end().to_owned() + "\n"
}
