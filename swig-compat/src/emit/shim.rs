//! `src/<module>_shim.hpp`: one C++ function for each row.

mod action;
pub(super) mod argument;
mod call;
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
mod row;
mod shared_code;
mod statement;
pub(super) mod types;

use super::{c_code, constants, fragment, init};
use crate::emit::file::{File, heading, skipped};
use crate::emit::fragment::line;
use crate::emit::options::Face;
use crate::interface::{RECORDS_HEADER, RECORDS_ON_DEVICE_HEADER};
use crate::plan::{Place, Plan, trees, type_alias};
use shared_code::CodeForm;
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
        () if plan.needs_all_of_python => fragment::ALL_OF_PYTHON,
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
    shared_code::shared(&plan.fragments_for_several).unwrap_or_default()
}

/// The functions that exist once in a module.
fn rest(plan: &Plan) -> String {
    let device = if plan.uses.device_arrays { DEVICE } else { "" };
    constants::shim(plan) + &init::shim(plan) + device
}

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
        (plan.has_shared_objects(), &[trees::SHARED_OBJECT_HEADER]),
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
        let alias = format!("using {} = {name};", type_alias(name));
        match namespace.is_empty() {
            true => format!("{line}{alias}\n"),
            false => format!("{line}namespace {namespace} {{ {alias} }}\n"),
        }
    };
    let aliases: String = first.into_iter().map(alias).collect();
    if aliases.is_empty() { aliases } else { format!("\n{aliases}") }
}
