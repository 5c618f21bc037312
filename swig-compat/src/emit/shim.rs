//! `src/<module>_shim.hpp`: one C++ function for each row.

mod action;
mod ahead;
pub(super) mod callback;
mod class;
pub(super) mod closure;
pub(super) mod code_around;
pub(crate) mod cut;
mod director;
pub(super) mod exception_code;
pub(super) mod local;
pub(super) mod loops;
#[cfg(feature = "command")]
pub(crate) mod parts;
mod shared_code;
pub(super) mod types;

use super::cxx_layout::{CAUGHT, laid_out};
use super::{c_code, constants, fragment, init};
use crate::emit::file::{File, heading, skipped};
use crate::emit::fragment::line;
use crate::emit::options::Face;
use crate::emit::swig_variables::CodeLanguage;
use crate::interface::{Action, ByTraits, ERROR_CODE, ErrorCode, RECORDS_HEADER, RECORDS_ON_DEVICE_HEADER};
use crate::plan::by_value::Settled;
use crate::plan::{
    Fragment, Place, Plan, PythonUse, Row, RowCall, by_value, shared_pointers, trees, type_alias,
};
use action::{action, snapshot};
use std::collections::BTreeMap;

/// The shim: one header, or, for a module that is compiled in several files, a header of declarations and a
/// header of functions for each file.
pub(super) fn emit(plan: &Plan, face: Face, number: usize) -> Vec<File> {
    let pieces = cut::pieces(plan, number);
    let (heading, namespace) = (heading(plan), &plan.namespace);
    let file = |number, text| File { path: format!("src/{}", name(plan, number)), text };
    if let [piece] = pieces.as_slice() {
        let (declarations, functions) = (declarations(plan, CodeForm::OfOneFile), functions(plan, piece));
        let (directors, ending) =
            (director::classes(plan), (face.target().in_shim)(plan) + &skipped(plan, "//"));
        let text = format!(
            "// {heading}\n//\n{ROWS}#pragma once\n\n{declarations}\nnamespace {namespace} {{\n\
             {directors}{functions}\n}} // namespace {namespace}\n{ending}"
        );
        return vec![file(None, text)];
    }
    let (declarations, skipped) = (declarations_for_several(plan, CodeForm::OfEachFile), skipped(plan, "//"));
    let declared = format!("// {heading}\n//\n{DECLARATIONS}#pragma once\n\n{declarations}{skipped}");
    let several = pieces.iter().enumerate().map(|(index, piece)| {
        let (included, functions) = (name(plan, None), functions(plan, piece));
        let ending = if piece.is_first { (face.target().in_shim)(plan) } else { String::new() };
        let text = format!(
            "// {heading}\n//\n{ROWS}#pragma once\n\n#include \"{included}\"\n\n\
             namespace {namespace} {{\n{functions}\n}} // namespace {namespace}\n{ending}"
        );
        file(Some(index), text)
    });
    [file(None, declared)].into_iter().chain(several).collect()
}

/// The file name of the shim or of one of its parts.
pub(super) fn name(plan: &Plan, part: Option<usize>) -> String {
    let part = part.map(|index| format!("_{}", index + 1)).unwrap_or_default();
    format!("{}_shim{part}.hpp", plan.module)
}

const ROWS: &str = "\
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
";

const DECLARATIONS: &str = "\
// The declarations that all parts need. The module is compiled in several files, so definitions are `inline`.
// clang-format off
";

/// The form in which the interface's own C++ is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CodeForm {
    /// The whole text for one file.
    OfOneFile,
    /// The text with `inline` definitions, so that several files can contain it.
    OfEachFile,
}

/// The functions in a piece of the shim.
fn functions(plan: &Plan, piece: &cut::Piece) -> String {
    let functions: String = piece.functions(plan).into_iter().map(|(_, text)| text).collect();
    if piece.is_first { functions + &rest(plan) } else { functions }
}

/// The header that all shims include.
pub(super) const HEADER: &str = "quaff/shim.hpp";

/// The part of the shim before the functions: the headers and the interface's C++ or, for an interface of C,
/// the declarations of the functions in the C file.
fn declarations(plan: &Plan, kind: CodeForm) -> String {
    let (includes, callbacks) = (includes(plan), callback::classes(plan));
    let code = match plan.is_c {
        true => c_code::declarations(plan),
        false => code_around::descriptors(plan, kind) + &own_code(plan, kind) + &class::counting(plan),
    };
    let python = match () {
        () if !plan.has_python => WITHOUT_PYTHON,
        () if plan.needs_all_of_python => ALL_OF_PYTHON,
        () => "",
    };
    let (of_library, records) = (class::of_library(plan), local::fields(plan));
    let named_types = aliases(plan);
    format!("{python}{includes}{code}{named_types}{of_library}{records}{callbacks}")
}

/// The declarations and the director classes, for functions in other files.
fn declarations_for_several(plan: &Plan, kind: CodeForm) -> String {
    let (declarations, namespace, directors) =
        (declarations(plan, kind), &plan.namespace, director::classes(plan));
    match directors.is_empty() {
        true => declarations,
        false => format!("{declarations}\nnamespace {namespace} {{\n{directors}}}\n"),
    }
}

/// The C++ of the interface. If there are several files, [`cut::number`] has checked that all of them may
/// contain it.
fn own_code(plan: &Plan, kind: CodeForm) -> String {
    if kind == CodeForm::OfOneFile {
        return fragment::text(&plan.fragments);
    }
    let shared = plan.fragments.iter().filter_map(|fragment| {
        let code = shared_code::shared(&fragment.code, fragment.place.span.file).ok()?;
        Some(Fragment { code, ..fragment.clone() })
    });
    fragment::text(&shared.collect::<Vec<_>>())
}

/// The functions that exist once in a module.
fn rest(plan: &Plan) -> String {
    let device = if plan.uses.device_arrays { DEVICE } else { "" };
    constants::shim(plan) + &init::shim(plan) + device
}

/// The macro that makes `quaff/python.h` declare the full C API.
pub(super) const ALL_OF_PYTHON: &str = "// The stable ABI is not enough for the code of the interface.
#define QUAFF_ALL_OF_PYTHON 1

";

/// The macro with which the runtime's headers throw exceptions of C++ in place of Python's.
const WITHOUT_PYTHON: &str = "#define QUAFF_WITHOUT_PYTHON 1\n\n";

/// The header that a bridge includes first: GCC uses a precompiled header only in this position.
pub(super) fn first_header(plan: &Plan) -> &'static str {
    // Python's headers depend on the options of the module, and are not part of the precompiled header.
    match plan.library_headers().is_empty() || plan.uses.python {
        true => HEADER,
        false => "quaff/values.hpp",
    }
}

/// The headers that the shim needs, in clang-format's order.
fn includes(plan: &Plan) -> String {
    let uses = plan.uses;
    let is_cxx = !plan.is_c;
    let converts = (plan.classes.iter()).any(|class| !plan.is_in_c(class) && class.conversion.tell.is_some());
    let besides: [(bool, &[&str]); 29] = [
        (!plan.constants.is_empty(), &[constants::HEADER]),
        (!plan.classes.is_empty(), &["quaff/object.hpp"]),
        (converts, &class::HEADERS),
        (director::are_of_python(plan), &[director::HEADER]),
        (plan.directors.iter().any(|director| director.passes_trees), &[director::TREES_HEADER]),
        (!plan.callbacks.is_empty(), &[callback::HEADER]),
        (director::copies_values(plan), &[director::VALUES_HEADER]),
        (director::lends_arrays(plan), &[director::ARRAYS_HEADER]),
        (director::has_traits(plan), &[director::TRAITS_HEADER]),
        (uses.device_arrays, &["quaff/device_array.hpp", "rust/cxx.h"]),
        (uses.device_arrays || uses.cuda_errors, &["quaff/cuda_error.hpp"]),
        (uses.elementwise, &["quaff/elementwise.hpp"]),
        (is_cxx && uses.exception_code, &[exception_code::HEADER]),
        (is_cxx && plan.runs_at_import(), &[exception_code::HEADER]),
        (uses.gathered, &[local::HEADER]),
        (uses.views, &[local::VIEW_HEADER]),
        (uses.planes, &[local::PLANES_HEADER]),
        (uses.c_types, &["quaff/c_types.hpp"]),
        (uses.python, &["quaff/python.hpp"]),
        (uses.parts, &["quaff/part.hpp"]),
        (uses.array_classes, &["quaff/array_class.hpp"]),
        (!plan.records.is_empty(), &[RECORDS_HEADER]),
        (!plan.records.is_empty() && uses.device_arrays, &[RECORDS_ON_DEVICE_HEADER]),
        (uses.trees, &[trees::HEADER]),
        (plan.has_shared_objects(), &[shared_pointers::HEADER]),
        (uses.text_members, &["quaff/text_member.hpp"]),
        (uses.vectors, &["quaff/vector.hpp"]),
        (is_cxx && plan.has_swig_code, &[code_around::HEADER]),
        (plan.is_c, c_code::headers(plan)),
    ];
    let besides =
        besides.iter().filter(|(is_used, _)| *is_used).flat_map(|(_, headers)| headers.iter().copied());
    let by_value = plan.library_headers();
    let mut headers: Vec<&str> = [HEADER].into_iter().chain(besides).chain(by_value).collect();
    headers.sort_unstable();
    headers.dedup();
    headers.iter().map(|header| format!("#include \"{header}\"\n")).collect()
}

/// The functions with which the bridge asks CUDA for errors. They are in the module's namespace, because cxx
/// derives global symbols from their names.
const DEVICE: &str = "
inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }
";

fn row(row: &Row) -> String {
    let functions = match &row.call {
        RowCall::Arguments | RowCall::Unlocked | RowCall::Device => {
            code_around::checks(row).chain(settled(row)).chain([function(row)]).collect()
        }
        RowCall::Elementwise { elements, .. } => vec![loops::function(row, elements)],
        RowCall::Reduction { array, .. } => loops::functions(row, array.element.spelling()),
    };
    functions.iter().map(|function| format!("\n{}", laid_out(&row.place, 0, function))).collect()
}

/// The functions that convert arguments before the call.
fn settled(row: &Row) -> impl Iterator<Item = String> {
    let parameters = ["::quaff::PythonObject given", "::quaff::PythonObject &result"].map(str::to_owned);
    by_value::settled(row).map(move |(symbol, settled)| {
        let made = match settled {
            Settled::Value(r#type) => format!("settled<{}>", types::global(&r#type.to_string())),
            Settled::Bytes(class) => format!("bytes_on_device<{}>", types::class(class)),
        };
        define(symbol, &parameters, &format!("result.object = ::quaff::{made}(given)"))
    })
}

fn function(row: &Row) -> String {
    let this = row.action.has_this().then(|| "::quaff::Object object".to_owned());
    let mut parameters: Vec<String> =
        this.into_iter().chain(row.inputs.iter().map(types::parameter)).collect();
    parameters.extend(row.extents.iter().map(|extent| format!("std::uint64_t {}", extent.safe_name)));
    parameters.extend(row.stream.iter().map(|stream| format!("std::uint64_t {stream}")));
    let result = exception_code::caller_variable(row);
    parameters.extend(row.returned().map(|value| format!("{} &{result}", types::result(value))));
    parameters.extend((row.action == Action::Construct).then(|| format!("::quaff::Object &{result}")));
    if row.c.is_some() {
        return c_code::define(row, &parameters, exception_code::lock(row));
    }
    if let Some(code) = &row.code_around {
        return code_around::define(row, code, &parameters);
    }
    let statement = plain_statement(row);
    match &row.exception_code {
        None => define(&row.symbol, &parameters, &(exception_code::lock(row).to_owned() + &statement.text())),
        Some(code) => exception_code::define(row, code, &parameters, &statement),
    }
}

/// The statement of a function without typemap code.
fn plain_statement(row: &Row) -> Statement {
    match row.action {
        _ if exception_code::shows_result(row) => exception_code::statement(row),
        Action::Construct | Action::Make => {
            let call = Statement::of_call(format!("result = {}", action(row)));
            Statement { before: declarations_of(row), ..call }
        }
        _ => statement(row),
    }
}

/// A call with its declarations and the conversion of its outputs. Code of the interface surrounds only the
/// call itself.
pub(super) struct Statement {
    pub before: String,
    pub call: String,
    pub after: String,
}

impl Statement {
    fn of_call(call: String) -> Statement {
        Statement { before: String::new(), call, after: String::new() }
    }

    /// The whole statement, without code of the interface around the call.
    pub fn text(&self) -> String {
        let Statement { before, call, after } = self;
        let separator = if after.is_empty() { "" } else { "; " };
        format!("{before}{call}{separator}{after}")
    }
}

/// A function that returns whether it succeeded, or else has stored an exception.
fn define(symbol: &str, parameters: &[String], statement: &str) -> String {
    format!(
        "inline bool {symbol}({}) noexcept try {{ {statement}; return true; {CAUGHT}",
        parameters.join(", ")
    )
}

/// The statement of a function. A status that C++ returns is thrown as an exception; otherwise the result is
/// C++'s return value or the values that C++ has written.
fn statement(row: &Row) -> Statement {
    let action = snapshot(row, converted(row, released(row, action(row))));
    if exception_code::converts_result(row) {
        return exception_code::late(declarations_of(row), &action);
    }
    let called = match &row.error_code {
        None if row.has_outputs() => action,
        None => types::returning(row.returned(), "result", &action),
        Some(ErrorCode::Cuda) => format!("::quaff::check_cuda({action})"),
        Some(ErrorCode::Of { success, text }) => format!(
            "const auto {ERROR_CODE} = {action}; if (!({ERROR_CODE} == ({success}))) {{ throw ::std::runtime_error({text}); }}"
        ),
    };
    let gathered = local::gathering(row, &called).unwrap_or_else(|| Statement::of_call(called));
    Statement { before: declarations_of(row) + &gathered.before, ..gathered }
}

/// The declarations before a call, without those that stand before typemap code.
fn declarations_of(row: &Row) -> String {
    let ahead = if row.code_around.is_some() { String::new() } else { ahead::declarations(row) };
    [local::declarations(row, CodeLanguage::Cxx), ahead, local::second_checks(row)].concat()
}

/// A call without the GIL, whose values are converted while the GIL is held.
fn released(row: &Row, action: String) -> String {
    match row.python_use() == PythonUse::InConversions {
        true => format!("::quaff::without_lock([&]() -> decltype(auto) {{ return {action}; }})"),
        false => action,
    }
}

/// The result of a call, converted by the traits of its class.
fn converted(row: &Row, action: String) -> String {
    match row.outputs.first().and_then(|output| output.traits.as_ref()) {
        Some(ByTraits::Value(class)) => {
            format!("::quaff::value_traits<{}>::to({action})", types::r#type(class))
        }
        Some(ByTraits::Array(_)) | None => action,
    }
}

// Aliases for undeclared types by which C++ tells overloads apart.

/// The aliases, each in the namespace in which the type's name is looked up; empty if there are none.
fn aliases(plan: &Plan) -> String {
    let named = plan.rows().flat_map(|row| row.named_types.iter().map(move |named| (named, &row.place)));
    let mut first = BTreeMap::new();
    named.for_each(|(named, place)| {
        first.entry(named).or_insert(place);
    });
    let alias = |((namespace, name), place): (&(String, String), &Place)| {
        let line = line(place.line, &place.file);
        format!("{line}namespace {namespace} {{ using {} = {name}; }}\n", type_alias(name))
    };
    let aliases: String = first.into_iter().map(alias).collect();
    if aliases.is_empty() { aliases } else { format!("\n{aliases}") }
}
