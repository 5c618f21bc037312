//! `cxx/quaff/modules/<module>.hpp`: the module's functions for C++ programs.

use super::heading;
use super::text::comment;
use crate::plan::{CxxFunction, CxxParameter, CxxResult, CxxType, Plan};

/// The header's place in the crate.
pub(super) fn path(module: &str) -> String {
    format!("cxx/quaff/modules/{module}.hpp")
}

pub(super) fn emit(plan: &Plan) -> String {
    let functions = plan.cxx_functions();
    let declared: String = functions.iter().map(declared).collect();
    let (heading, module, prefix) = (heading(plan), &plan.module, plan.c_prefix());
    let defined: String = functions.iter().map(|each| defined(each, &prefix)).collect();
    let guard = format!("QUAFF_MODULES_{}_HPP", module.to_uppercase());
    format!(
        "// {heading}
//
// The functions of `{module}` for C++: of pointers, and of tensors whose element type and memory are known when the
// program runs. `stream` is the cudaStream_t whose work is to be done first, null the default stream; for the host's
// arrays it says nothing. An error is an exception: quaff/error.hpp.
// clang-format off
#ifndef {guard}
#define {guard}

#include \"quaff/error.hpp\"
#include \"quaff/tensor.h\"

#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The functions behind those below, for C.
extern \"C\" {{
const char *{prefix}_error_message();
{declared}}}

namespace quaff::modules::{module} {{
{defined}
}} // namespace quaff::modules::{module}

#endif
"
    )
}

fn declared(function: &CxxFunction<'_>) -> String {
    let mut parameters: Vec<String> = function.parameters.iter().flat_map(c_parameters).collect();
    if function.has_tensors() {
        parameters.push("void *stream".to_owned());
    }
    parameters.extend(match function.result {
        None => Vec::new(),
        Some(CxxResult::Scalar(dtype)) => vec![format!("{} *result", dtype.cpp())],
        Some(CxxResult::Text) => keep("char"),
        Some(CxxResult::Vector(element)) => keep(element.cpp()),
    });
    format!("int {}({});\n", function.symbol, parameters.join(", "))
}

fn keep(element: &str) -> Vec<String> {
    vec![format!("bool (*keep)(void *, const {element} *, std::size_t)"), "void *result".to_owned()]
}

fn c_parameters(parameter: &CxxParameter<'_>) -> Vec<String> {
    let name = parameter.name;
    match parameter.r#type {
        CxxType::Scalar(dtype) => vec![format!("{} {name}", dtype.cpp())],
        CxxType::Text => vec![format!("const char *{name}"), format!("std::size_t {name}_size")],
        CxxType::Elements { element, is_written, shaped } => {
            let constant = if is_written { "" } else { "const " };
            let extents = match shaped {
                None => format!("std::size_t {name}_size"),
                Some(_) => format!("const std::size_t *{name}_shape"),
            };
            vec![format!("{constant}{} *{name}", element.cpp()), extents]
        }
        CxxType::Tensor { .. } => vec![format!("const DLTensor *{name}")],
    }
}

fn defined(function: &CxxFunction<'_>, prefix: &str) -> String {
    let mut parameters: Vec<String> = function.parameters.iter().flat_map(cxx_parameters).collect();
    let mut passed: Vec<String> = function.parameters.iter().flat_map(passed).collect();
    if function.has_tensors() {
        parameters.push("void *stream = nullptr".to_owned());
        passed.push("stream".to_owned());
    }
    let result = match function.result {
        None => None,
        Some(CxxResult::Scalar(dtype)) => Some(dtype.cpp().to_owned()),
        Some(CxxResult::Text) => Some("std::string".to_owned()),
        Some(CxxResult::Vector(element)) => Some(format!("std::vector<{}>", element.cpp())),
    };
    match function.result {
        None => {}
        Some(CxxResult::Scalar(_)) => passed.push("&result".to_owned()),
        Some(_) => {
            let kept = result.as_deref().unwrap_or_default();
            passed.extend([format!("::quaff::detail::keep<{kept}>"), "&result".to_owned()]);
        }
    }
    let comments: String = function.comment.iter().flat_map(|text| text.lines()).map(line).collect();
    let (before, after) = match &result {
        None => (String::new(), ""),
        Some(result) => (format!("  {result} result{{}};\n"), "  return result;\n"),
    };
    let (name, symbol) = (&function.name, &function.symbol);
    format!(
        "
{comments}inline {} {name}({}) {{
{before}  ::quaff::detail::check(::{symbol}({}), ::{prefix}_error_message);
{after}}}
",
        result.as_deref().unwrap_or("void"),
        parameters.join(", "),
        passed.join(", ")
    )
}

fn line(text: &str) -> String {
    format!("// {}", comment(text)).trim_end().to_owned() + "\n"
}

fn cxx_parameters(parameter: &CxxParameter<'_>) -> Vec<String> {
    let name = parameter.name;
    match parameter.r#type {
        CxxType::Scalar(dtype) => vec![format!("{} {name}", dtype.cpp())],
        CxxType::Text => vec![format!("std::string_view {name}")],
        CxxType::Elements { element, is_written, shaped } => {
            let constant = if is_written { "" } else { "const " };
            let extents = match shaped {
                None => format!("std::size_t {name}_size"),
                Some(rank) => format!("const std::array<std::size_t, {rank}> &{name}_shape"),
            };
            vec![format!("{constant}{} *{name}", element.cpp()), extents]
        }
        CxxType::Tensor { is_written } => {
            vec![format!("{}DLTensor &{name}", if is_written { "" } else { "const " })]
        }
    }
}

fn passed(parameter: &CxxParameter<'_>) -> Vec<String> {
    let name = parameter.name;
    match parameter.r#type {
        CxxType::Scalar(_) => vec![name.to_owned()],
        CxxType::Text => vec![format!("{name}.data()"), format!("{name}.size()")],
        CxxType::Elements { shaped: None, .. } => vec![name.to_owned(), format!("{name}_size")],
        CxxType::Elements { shaped: Some(_), .. } => vec![name.to_owned(), format!("{name}_shape.data()")],
        CxxType::Tensor { .. } => vec![format!("&{name}")],
    }
}
