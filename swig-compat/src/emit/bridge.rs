//! `src/bridge.rs`, which declares the shim's functions for cxx, and `cxx/bridge.cc`, its C++ half, generated
//! by `cxx-gen`, so that a crate needs a C++ compiler but no C++ generator.
//!
//! Another build system compiles `bridge.cc` together with the user's C++, using the headers and the `cxx.cc`
//! that `quaff generate --rust-only` writes; the Rust half is then a static library from `quaff archive`. The
//! name of the crate contains a hash of its text, and the crate is built in the cache under that name. The
//! archive is copied to the build tree, because linkers compare times, and an archive in the cache could be
//! older than files that were linked before. Its references to Python symbols are weak, and so are those of
//! the bridge's object (`quaff/weak_python.hpp`), so that the linker can still report all other undefined
//! symbols (`-z defs`).

use super::layout::declaration;
use super::shim;
use super::shim::cut::{self, Piece};
use super::text::{comment, origin};
use crate::emit::file::{File, heading};
use crate::emit::options::{BuildOptions, Face};
use crate::interface::{Array, Memory, Scalar, Type, Value};
use crate::plan::{Places, Plan, PlannedClass, Row, RowCall, by_value};
use cxx_gen::{HEADER, Opt, generate_header_and_cc};
use proc_macro2::TokenStream;
use std::collections::BTreeSet;

/// The runtime's types that cross the border, each with its name in declarations and its own declaration.
const TYPES: [(&str, &str, &str); 17] = [
    (
        "Bfloat16",
        "Bfloat16",
        "#[cxx_name = \"bfloat16\"]\n        type Bfloat16 = quaff_runtime::half::Bfloat16;",
    ),
    ("Complex128", "Complex128", "type Complex128 = quaff_runtime::complex::Complex128;"),
    ("Complex64", "Complex64", "type Complex64 = quaff_runtime::complex::Complex64;"),
    ("Constants", "Constants", "type Constants = quaff_runtime::constant::Constants;"),
    ("Contiguous", "Contiguous<'_>", "type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;"),
    ("DeviceArray", "DeviceArray<'_>", "type DeviceArray<'a> = quaff_runtime::device::DeviceArray<'a>;"),
    ("ElementLoop", "ElementLoop<'_>", "type ElementLoop<'a> = quaff_runtime::host::ElementLoop<'a>;"),
    ("Elements", "Elements", "type Elements = quaff_runtime::object::Elements;"),
    ("Half", "Half", "#[cxx_name = \"half\"]\n        type Half = quaff_runtime::half::Half;"),
    ("Object", "Object", "type Object = quaff_runtime::object::Object;"),
    ("Part", "Part", "type Part = quaff_runtime::part::Part;"),
    ("PythonObject", "PythonObject", "type PythonObject = quaff_runtime::object::PythonObject;"),
    (
        "ReductionState",
        "ReductionState",
        "type ReductionState = quaff_runtime::reduction_state::ReductionState;",
    ),
    ("Slices", "Slices<'_>", "type Slices<'a> = quaff_runtime::host::Slices<'a>;"),
    ("Strided", "Strided<'_>", "type Strided<'a> = quaff_runtime::host::Strided<'a>;"),
    ("Text", "Text<'_>", "type Text<'a> = quaff_runtime::text::Text<'a>;"),
    ("Vector", "Vector", "type Vector = quaff_runtime::vector::Vector;"),
];

/// The types of [`TYPES`] that declarations name.
#[derive(Default)]
struct Shared {
    named: BTreeSet<&'static str>,
}

impl Shared {
    /// The spelling of a type in declarations. A type of the runtime is recorded as used.
    fn name(&mut self, r#type: &str) -> &'static str {
        let (name, spelling, _) =
            TYPES.into_iter().find(|(name, ..)| *name == r#type).expect("every type that is named has a row");
        self.named.insert(name);
        spelling
    }

    fn declarations(&self) -> String {
        (TYPES.iter())
            .filter(|(name, ..)| self.named.contains(name))
            .map(|(_, _, declared)| format!("\n        #[namespace = \"quaff\"]\n        {declared}\n"))
            .collect()
    }
}

pub(super) fn emit(plan: &Plan, face: Face) -> String {
    let (imports, r#static) = if plan.uses.device_arrays { (DEVICE_IMPORTS, DEVICE) } else { ("", "") };
    let (heading, bridge) = (heading(plan), bridge(plan, face, None, &cut::one_piece(plan)));
    format!(
        r#"//! {heading}
//!
//! The C++ functions behind the module, as cxx declares them. A function that returns `bool` writes its
//! result, if it has one, to its last parameter, and returns `false` if it has stored an exception instead.

{imports}{bridge}{static}"#
    )
}

/// The bridge for the functions in one part of the shim.
pub(super) fn bridge(plan: &Plan, face: Face, part: Option<usize>, piece: &Piece) -> String {
    let mut shared = Shared::default();
    let rows: String = piece.rows.iter().map(|(_, each)| row(each, &mut shared)).collect();
    let mut declarations = rows;
    declarations.extend(piece.classes.iter().map(|each| class(each, &mut shared)));
    if piece.is_first {
        if face.is_for_rust() {
            declarations += &closures(plan, &mut shared);
        }
        declarations += &(constants(plan, &mut shared) + &init(plan, &mut shared));
        declarations += if plan.uses.device_arrays { DEVICE_DECLARED } else { "" };
    }
    let (types, namespace, shim) = (shared.declarations(), &plan.namespace, shim::name(plan, part));
    format!(
        r#"#[cxx::bridge(namespace = "{namespace}")]
pub(crate) mod ffi {{
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {{
        include!("{shim}");
{types}{declarations}    }}
}}
"#
    )
}

/// Declares the functions that make C++ function objects from closures, and free them.
fn closures(plan: &Plan, shared: &mut Shared) -> String {
    let mut text = String::new();
    for closure in &plan.closures {
        let object = shared.name("Object");
        text += &format!("\n        // {}\n", comment(&closure.class.to_string()));
        let (given, made) = (format!("closure: {object}"), format!("result: &mut {object}"));
        text += &declaration("        ", &format!("fn {}", closure.make), &[given, made], " -> bool;");
        text +=
            &declaration("        ", &format!("fn {}", closure.free), &[format!("function: {object}")], ";");
    }
    text
}

/// Declares the function that returns the module's constants.
fn constants(plan: &Plan, shared: &mut Shared) -> String {
    if plan.constants.is_empty() {
        return String::new();
    }
    format!("\n{}", declare("fn constants", &[format!("all: &mut {}", shared.name("Constants"))]))
}

/// Declares the function that runs the code of `%init`.
fn init(plan: &Plan, shared: &mut Shared) -> String {
    if !plan.runs_at_import() {
        return String::new();
    }
    format!("\n{}", declare("fn quaff_init", &[format!("module: {}", shared.name("PythonObject"))]))
}

const DEVICE_IMPORTS: &str = "use quaff_runtime::device::DeviceCalls;\n\n";

/// Declares the functions that return errors of the CUDA runtime, for functions on a device.
const DEVICE_DECLARED: &str = "
        // The CUDA runtime that is linked into the module: its pending error, which is cleared, and an
        // error's name.
        fn pending_cuda_error() -> i32;
        fn cuda_error_name(code: i32) -> String;
";

const DEVICE: &str = "
/// The functions that read errors of the CUDA runtime that is linked into the module.
pub(super) static DEVICE: DeviceCalls = DeviceCalls {
    pending_error: ffi::pending_cuda_error,
    error_name: ffi::cuda_error_name,
};
";

/// A function's name, its parameters by name and type, and its result type, or nothing.
type BridgeFunction<'p> = (&'p str, &'p [(&'p str, &'p str)], &'p str);

/// Declares the functions that the runtime calls for objects of a class.
fn class(class: &PlannedClass, shared: &mut Shared) -> String {
    let conversion = &class.conversion;
    let mut declared: Vec<BridgeFunction<'_>> = Vec::new();
    declared.extend(class.destroy.as_deref().map(|symbol| (symbol, &[("object", "Object")][..], "")));
    let to_base = |symbol| (symbol, &[("object", "Object")][..], "Object");
    declared.extend(class.bases.iter().map(|base| to_base(base.symbol.as_str())));
    declared.extend(conversion.tell.as_deref().map(|symbol| (symbol, &[("table", "Object")][..], "")));
    let share = &[("object", "Object"), ("is_new", "bool")][..];
    declared.extend(conversion.share.as_deref().map(|symbol| (symbol, share, "Object")));
    let adopt = &[("pointer", "Object"), ("is_new", "bool")][..];
    declared.extend(conversion.adopt.as_deref().map(|symbol| (symbol, adopt, "Object")));
    if let Some(Places { find, copy, .. }) = &conversion.places {
        let place = &[("object", "Object"), ("index", "&mut i64"), ("key", "PythonObject")][..];
        declared.push((find, place, "Object"));
        declared.push((copy, &[("element", "Object"), ("result", "&mut Object")], "bool"));
    }
    let elements = &[("object", "Object"), ("elements", "&mut Elements")][..];
    declared.extend(conversion.elements.as_deref().map(|symbol| (symbol, elements, "")));
    let from_python = &[("given", "PythonObject"), ("result", "&mut Object")][..];
    declared.extend(conversion.from_python().map(|symbol| (symbol, from_python, "bool")));
    let to_python = &[("object", "Object"), ("result", "&mut PythonObject")][..];
    declared.extend(conversion.to_python().map(|symbol| (symbol, to_python, "bool")));
    if declared.is_empty() {
        return String::new();
    }
    let mut text = format!("\n        // {}\n", comment(&format!("{}: {}", class.place, class.cxx)));
    for (symbol, parameters, result) in declared {
        let parameters: Vec<String> =
            parameters.iter().map(|(name, r#type)| format!("{name}: {}", named(r#type, shared))).collect();
        let result = if result.is_empty() { String::new() } else { format!(" -> {}", named(result, shared)) };
        text += &declaration("        ", &format!("fn {symbol}"), &parameters, &format!("{result};"));
    }
    text
}

/// A type of the bridge. It is imported from the runtime unless it is one of Rust's own.
fn named(r#type: &str, shared: &mut Shared) -> String {
    match r#type.strip_prefix("&mut ") {
        Some(inner) => format!("&mut {}", named(inner, shared)),
        None if matches!(r#type, "bool" | "i64") => r#type.to_owned(),
        None => shared.name(r#type).to_owned(),
    }
}

fn row(row: &Row, shared: &mut Shared) -> String {
    let declared = match &row.call {
        RowCall::Arguments | RowCall::Unlocked | RowCall::Device => {
            checks(row, shared) + &settled(row, shared) + &function(row, shared)
        }
        RowCall::Elementwise { .. } => elementwise(row, shared),
        RowCall::Reduction { .. } => reduction(row, shared),
    };
    format!("\n        // {}\n{declared}", origin(row))
}

/// Declares the functions of `typecheck` typemaps, which tell overloads apart.
fn checks(row: &Row, shared: &mut Shared) -> String {
    let checks = row.inputs.iter().filter_map(|input| input.check.as_ref());
    checks
        .map(|check| {
            format!("        fn {}(given: {}) -> bool;\n", check.symbol, shared.name("PythonObject"))
        })
        .collect()
}

/// Declares the functions that convert arguments before the call.
fn settled(row: &Row, shared: &mut Shared) -> String {
    let mut declared = |symbol: &str| {
        let object = shared.name("PythonObject");
        declare(&format!("fn {symbol}"), &[format!("given: {object}"), format!("result: &mut {object}")])
    };
    by_value::settled(row).map(|(symbol, _)| declared(symbol)).collect()
}

fn function(row: &Row, shared: &mut Shared) -> String {
    let mut parameters: Vec<String> = Vec::new();
    parameters.extend(row.action.has_this().then(|| format!("object: {}", shared.name("Object"))));
    for input in &row.inputs {
        parameters.push(format!("{}: {}", input.safe_name, parameter(&input.r#type, shared)));
    }
    parameters.extend(row.extents.iter().map(|extent| format!("{}: u64", extent.safe_name)));
    parameters.extend(row.stream.iter().map(|stream| format!("{stream}: u64")));
    parameters.extend(row.returned().map(|returned| format!("result: &mut {}", result(returned, shared))));
    parameters.extend(row.gives_object().then(|| format!("result: &mut {}", shared.name("Object"))));
    declare(&format!("fn {}", row.symbol), &parameters)
}

fn elementwise(row: &Row, shared: &mut Shared) -> String {
    let elements = vec![format!("elements: &{}", shared.name("ElementLoop"))];
    let declared = declare(&format!("unsafe fn {}", row.symbol), &elements);
    format!("        // Each operand must have as many elements as the loop processes.\n{declared}")
}

fn reduction(row: &Row, shared: &mut Shared) -> String {
    let symbol = &row.symbol;
    let result = row.returned().map(|returned| format!("result: &mut {}", result(returned, shared)));
    let (contiguous, strided) = (shared.name("Contiguous"), shared.name("Strided"));
    let (state, slices) = (shared.name("ReductionState"), shared.name("Slices"));
    let exact = || "exact: bool".to_owned();
    let step = |name: &str, parameters: Vec<String>| declare(&format!("fn {symbol}{name}"), &parameters);
    let unsafe_step =
        |name: &str, parameters: Vec<String>| declare(&format!("unsafe fn {symbol}{name}"), &parameters);
    let finished = ["elements: u64".to_owned(), "decided: &mut bool".to_owned()];
    [
        step("", [format!("array: &{contiguous}")].into_iter().chain(result.clone()).collect()),
        step("_accumulate", vec![format!("state: &mut {state}"), exact(), format!("array: &{strided}")]),
        "        // The states must be those of this reduction's class.\n".to_owned(),
        unsafe_step("_merge", vec![format!("into: &mut {state}"), exact(), format!("from: &{state}")]),
        unsafe_step(
            "_finish",
            [format!("state: &{state}"), exact()].into_iter().chain(finished).chain(result).collect(),
        ),
        "        // There must be memory for the result, or the state, of each slice.\n".to_owned(),
        unsafe_step("_along", vec![format!("slices: &{slices}")]),
        unsafe_step("_accumulate_along", vec![format!("slices: &{slices}")]),
        step("_has_class", vec!["number: u8".to_owned()]),
        unsafe_step(
            "_convert",
            vec![format!("state: &mut {state}"), exact(), "suffices: &mut bool".to_owned()],
        ),
    ]
    .concat()
}

/// The declaration of a function that returns whether it succeeded: after success it has written its
/// results, and otherwise it has stored an exception.
fn declare(head: &str, parameters: &[String]) -> String {
    declaration("        ", head, parameters, " -> bool;")
}

// The spelling of types in the bridge.

/// The type of a parameter.
fn parameter(r#type: &Type, shared: &mut Shared) -> String {
    let borrow = if r#type.array().is_some() { "&" } else { "" };
    format!("{borrow}{}", spelled(r#type, shared))
}

/// The type of a result, which C++ writes through the last parameter. A text is returned in memory of its
/// own.
fn result(r#type: &Type, shared: &mut Shared) -> &'static str {
    match r#type {
        Type::Value(Value::Text(_)) => "UniquePtr<CxxString>",
        other => spelled(other, shared),
    }
}

fn spelled(r#type: &Type, shared: &mut Shared) -> &'static str {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => self::scalar(scalar, shared),
        Type::Value(Value::Text(_)) => shared.name("Text"),
        Type::Value(Value::Library(library)) if library.is_tree => shared.name("Object"),
        Type::Value(Value::Python | Value::Library(_)) => shared.name("PythonObject"),
        Type::Value(Value::Object(_)) => shared.name("Object"),
        Type::Array(Array { memory: Memory::Host, .. }) => shared.name("Contiguous"),
        Type::Array(Array { memory: Memory::Device, .. }) => shared.name("DeviceArray"),
        Type::Vector(_) => shared.name("Vector"),
        Type::Part(_) => shared.name("Part"),
    }
}

/// The type of a number, which may be a type of the runtime.
fn scalar(scalar: &Scalar, shared: &mut Shared) -> &'static str {
    match scalar.dtype().runtime_module() {
        Some(_) => shared.name(scalar.dtype().rust()),
        None => scalar.dtype().rust(),
    }
}

/// The headers that cxx adds to the bridge, each with its path in the crate. cxx's source and the bridges
/// include them by different paths.
pub const HEADERS: [(&str, &str); 3] = [
    ("cxx/rust/cxx.h", HEADER),
    ("cxx/include/cxx.h", "#include \"../rust/cxx.h\"\n"),
    ("cxx/rust/cxx.cc", include_str!(concat!(env!("OUT_DIR"), "/cxx.cc"))),
];

/// The paths of the files with the C++ half of the bridge.
pub(crate) fn paths(number: usize) -> Vec<String> {
    match number {
        1 => vec!["cxx/bridge.cc".to_owned()],
        _ => (1..=number).map(|part| format!("cxx/bridge_{part}.cc")).collect(),
    }
}

/// The C++ half of the bridge.
///
/// # Errors
/// The error with which cxx refuses the bridge: a fault of the emitter.
pub fn bridge_sources(plan: &Plan, options: &BuildOptions) -> Result<Vec<File>, String> {
    let number = cut::number(plan, options.parts);
    let pieces = cut::pieces(plan, number);
    let paths = paths(number).into_iter().enumerate();
    paths
        .zip(&pieces)
        .map(|((index, path), piece)| {
            let part = (number > 1).then_some(index);
            let tokens: TokenStream =
                bridge(plan, options.face, part, piece).parse().map_err(|error| format!("{error}"))?;
            let code = generate_header_and_cc(tokens, &Opt::default()).map_err(|error| error.to_string())?;
            let (heading, code) = (heading(plan), String::from_utf8_lossy(&code.implementation).into_owned());
            let text = format!("// {heading}\n#include \"{}\"\n\n{code}", shim::first_header(plan));
            Ok(File { path, text })
        })
        .collect()
}
