//! `Cargo.toml` and `src/lib.rs`, which make a crate of the other files.

use super::c::header as c_header;
use super::text::escaped_string;
use crate::emit::file::heading;
use crate::emit::options::BuildOptions;
use crate::emit::options::Face;
use crate::plan::Plan;

/// The versions of dependencies with which emitted crates are tested, as in the runtime's own manifest.
const CXX: &str = "1.0.205";
const PYO3: &str = "0.30.1";
const QUAFF: &str = env!("CARGO_PKG_VERSION");

pub(super) fn manifest(plan: &Plan, options: &BuildOptions) -> String {
    let heading = heading(plan);
    let (package, library) = match &options.name {
        Some(name) => (name.clone(), name.clone()),
        None => (package_name(plan), plan.module.clone()),
    };
    let runtime = escaped_string(&options.runtime.join("runtime").display().to_string());
    let build = build_dependencies(plan, options);
    let fields = package_fields(options);
    let debug = if options.debug { for_debuggers(&package) } else { String::new() };
    let crate_types = if options.rust_only { r#""staticlib""# } else { r#""cdylib", "rlib""# };
    let (python, pyo3) = match options.face.is_for_python() {
        true => {
            let features = r#"features = ["abi3-py311", "extension-module"]"#;
            let pyo3 = format!("pyo3 = {{ version = \"={PYO3}\", optional = true, {features} }}\n");
            (FEATURES, pyo3)
        }
        false => ("", String::new()),
    };
    let of_language = options.face.target().runtime.map(|folder| {
        let path = escaped_string(&options.runtime.join(folder).display().to_string());
        format!("quaff-{folder} = {{ path = {path}, version = \"={QUAFF}\" }}\n")
    });
    let of_language = of_language.unwrap_or_default();
    format!(
        r#"# {heading}

[package]
name = "{package}"
{fields}edition = "2024"

[lib]
name = "{library}"
crate-type = [{crate_types}]
# The code in documentation comments is C++.
doctest = false
{python}
[dependencies]
cxx = "={CXX}"
{pyo3}{of_language}quaff-runtime = {{ path = {runtime}, version = "={QUAFF}" }}
{build}
# With one code generation unit, calls are shorter than with 16. Optimisation across crates would gain nothing
# more.
[profile.release]
lto = "off"
codegen-units = 1
# The symbols are a quarter of the library's size, and nothing reads them at run time.
strip = "symbols"
{PACKING}{debug}
# This crate is a workspace, so that `cargo package --workspace` packs the runtime with it. If the crate lies
# inside the folder of another workspace, name its folder in that workspace's `exclude`.
[workspace]
"#
    )
}

/// The version and other fields that the user sets for the package.
fn package_fields(options: &BuildOptions) -> String {
    let mut fields = options.package.clone();
    fields.entry("version".to_owned()).or_insert_with(|| "0.1.0".to_owned());
    fields.iter().map(|(name, value)| format!("{name} = {}\n", escaped_string(value))).collect()
}

/// Crates without kernels have this profile too, so that all modules share the builds of dependencies.
const PACKING: &str = r#"
# Build scripts compress kernels with this crate. Unoptimised, it would take longer than the compiler of the
# kernels.
[profile.release.package.lzma-rust2]
opt-level = 3
"#;

/// The settings of a crate for debuggers. They apply only to this crate, so that it shares dependencies with
/// all other modules.
fn for_debuggers(package: &str) -> String {
    format!(
        r#"
# For debuggers.
[profile.release.package."{package}"]
debug = true
debug-assertions = true
opt-level = 0
strip = "none"
"#
    )
}

const FEATURES: &str = r#"
[features]
default = ["python"]
# The Python module. Without this feature, the crate is only for Rust, and programs need no Python.
python = ["dep:pyo3", "quaff-runtime/python"]
# Lets functions whose names end in `_dyn` take the arrays of the crate `ndarray`.
ndarray = ["quaff-runtime/ndarray"]
"#;

fn build_dependencies(plan: &Plan, options: &BuildOptions) -> String {
    let mut lines = String::new();
    if !options.rust_only {
        lines += "cc = \"1.2\"\n";
    }
    if plan.uses.kernels {
        let kernels = escaped_string(&options.runtime.join("kernels").display().to_string());
        lines += &format!("quaff-kernels = {{ path = {kernels}, version = \"={QUAFF}\" }}\n");
    }
    if lines.is_empty() { lines } else { format!("\n[build-dependencies]\n{lines}") }
}

/// The module's name, unless one of the crate's dependencies has this name.
fn package_name(plan: &Plan) -> String {
    match plan.module.as_str() {
        "cxx" | "pyo3" => format!("{}-module", plan.module),
        name => name.to_owned(),
    }
}

pub(super) fn library(plan: &Plan, face: Face) -> String {
    let (heading, module, load) = (heading(plan), &plan.module, load(plan));
    let allowed = allowed(plan);
    let device = device(plan);
    let (dynamic, views) = match face.is_for_rust() && plan.uses.rust.dynamic {
        true => ("mod dynamic;\n", format!("pub use dynamic::*;\n{VIEWS}")),
        false => ("", String::new()),
    };
    let (objects, arrays) = match face.is_for_rust() {
        true => (objects(plan), arrays(plan)),
        false => ("", String::new()),
    };
    let extension = format!("the extension module `_{module}` that `{module}.py` imports.");
    let (purpose, api) = match face.is_for_rust() {
        true => (
            format!(
                "Rust programs call the functions that this file exports.\n//! For Python, there is {extension}"
            ),
            format!("{}pub use api::*;\n", constants(plan)),
        ),
        false => (format!("For Python, {extension}"), String::new()),
    };
    let is_python_alone = plan.uses.rust.defaults
        || !plan.variables.is_empty()
        || !plan.constants.is_empty()
        || plan.runs_at_import()
        || !plan.classes.is_empty();
    let bridge = if is_python_alone {
        "// Without the feature `python`, some functions of the bridge are not used.\n\
         #[cfg_attr(not(feature = \"python\"), allow(dead_code))]\n\
         mod bridge;"
    } else {
        "mod bridge;"
    };
    format!(
        r#"//! {heading}
//!
//! {purpose}

{allowed}mod api;
{bridge}
{dynamic}#[cfg(feature = "python")]
#[rustfmt::skip]
mod functions;

{api}{views}{objects}{device}pub use quaff_runtime::error::{{Error, ErrorKind}};
{arrays}
// CPython without the GIL switches the GIL on for this module, because nothing else guards its objects.
#[cfg(feature = "python")]
#[pyo3::pymodule(gil_used = true)]
fn _{module}(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {{
{load}}}
"#
    )
}

/// `src/lib.rs` of a crate behind a header for C.
pub(super) fn library_for_c(plan: &Plan) -> String {
    let header = c_header::path(&plan.module);
    let purpose = format!("The Rust half of `{header}`, by which C programs call the module.");
    library_of(plan, &purpose, "C", "c_api", "non_snake_case")
}

/// `src/lib.rs` of a crate for a language other than Python and Rust, whose functions are all in `file`. No
/// formatter wraps the lines of that file, which are as long as those of a header. `lints` names the lints
/// that the compiler does not apply to it.
pub(super) fn library_of(plan: &Plan, purpose: &str, language: &str, file: &str, lints: &str) -> String {
    let (heading, allowed) = (heading(plan), allowed(plan));
    format!(
        "//! {heading}
//!
//! {purpose}

{allowed}// Not all of it is for {language}.
#[allow(dead_code)]
mod bridge;
#[allow({lints})]
#[rustfmt::skip]
mod {file};
"
    )
}

/// Exports the types of device arrays, if functions take them.
fn device(plan: &Plan) -> &'static str {
    match plan.uses.devices() {
        true => "pub use quaff_runtime::device::{DeviceSlice, DeviceSliceMut, Stream};\n",
        false => "",
    }
}

/// Exports the constants, which are in a module of their own, if there are any.
fn constants(plan: &Plan) -> &'static str {
    match plan.uses.rust.constants {
        true => "pub use api::constants::*;\n",
        false => "",
    }
}

/// The dependency that owns objects of classes, if there are any.
fn objects(plan: &Plan) -> &'static str {
    match plan.uses.rust.objects {
        true => "pub use quaff_runtime::class::Owned;\n",
        false => "",
    }
}

/// Exports the types of arrays with a shape and of vectors, if functions take them.
fn arrays(plan: &Plan) -> String {
    let uses = plan.uses.rust;
    let types = [
        (uses.shapes, "host::Shaped"),
        (uses.vectors, "vector::CxxVec"),
        (uses.dynamic_vectors, "vector::CxxVecDyn"),
    ];
    let line = |(_, path): (bool, &str)| format!("pub use quaff_runtime::{path};\n");
    types.into_iter().filter(|(is_there, _)| *is_there).map(line).collect()
}

/// Exports the types for arrays of any element type and memory.
const VIEWS: &str = "pub use quaff_runtime::array_view::{ArrayView, ArrayViewMut};\n";

/// The text that `include_interface!` expands to: modules inside the user's module, to which the user's lints
/// do not apply.
pub(super) fn included(plan: &Plan) -> String {
    let unused = |lines: &str| -> String {
        lines.split_inclusive('\n').map(|line| format!("{UNUSED}\n{line}")).collect()
    };
    let (device, objects, arrays) = (unused(device(plan)), unused(objects(plan)), unused(&arrays(plan)));
    let constants = unused(constants(plan));
    let (heading, mut dynamic, mut views) = (heading(plan), String::new(), String::new());
    let lints = LINTS.map(|lint| format!("    {lint},\n")).concat();
    let allowed = format!("#[allow(\n{lints})]");
    if plan.uses.rust.dynamic {
        dynamic = format!("{allowed}\nmod dynamic;\n");
        views = format!("{UNUSED}\npub use dynamic::*;\n{UNUSED}\n{VIEWS}");
    }
    format!(
        "// {heading}

{allowed}
mod api;
{allowed}
mod bridge;
{dynamic}
{constants}{UNUSED}
pub use api::*;
{views}{objects}{device}{UNUSED}
pub use quaff_runtime::error::{{Error, ErrorKind}};
{arrays}"
    )
}

/// The attribute for names that not every module uses.
const UNUSED: &str = "#[allow(unused_imports, unreachable_pub)]";

/// The lints of rustc and clippy that a crate allows in its own code.
const LINTS: [&str; 22] = [
    "clippy::all",
    "clippy::cargo",
    "clippy::nursery",
    "clippy::pedantic",
    "clippy::restriction",
    "elided_lifetimes_in_paths",
    "missing_copy_implementations",
    "missing_debug_implementations",
    "missing_docs",
    "nonstandard_style",
    "rust_2018_idioms",
    "single_use_lifetimes",
    "trivial_casts",
    "trivial_numeric_casts",
    "unreachable_pub",
    "unsafe_code",
    "unused",
    "unused_import_braces",
    "unused_qualifications",
    "unused_results",
    "variant_size_differences",
    "warnings",
];

/// The function that runs when Python loads the module.
fn load(plan: &Plan) -> String {
    let mut steps = vec!["load(module, functions::FUNCTIONS)"];
    if plan.uses.cuda_errors && !plan.uses.devices() {
        steps.push("add_cuda_error(module)");
    }
    if !plan.constants.is_empty() {
        steps.push("add_constants(module, bridge::ffi::constants)");
    }
    if plan.has_variables() {
        steps.push("add_variables(module, functions::VARIABLES)");
    }
    if !plan.classes.is_empty() {
        steps.push("load_classes(module, functions::CLASSES)");
    }
    if !plan.directors.is_empty() {
        steps.push("load_directors(module, functions::DIRECTORS)");
    }
    if plan.constant_objects().next().is_some() {
        steps.push("add_constant_objects(module, functions::CONSTANT_OBJECTS)");
    }
    if plan.runs_at_import() {
        steps.push("init(module, bridge::ffi::quaff_init)");
    }
    let last = steps.len() - 1;
    let line = |(index, step): (usize, &&str)| {
        format!("    quaff_runtime::python::{step}{}\n", if index < last { "?;" } else { "" })
    };
    steps.iter().enumerate().map(line).collect()
}

/// The attributes that turn off Rust's lints about names and parameters that C++ chose.
fn allowed(plan: &Plan) -> String {
    let mut lints = Vec::new();
    if plan.uses.rust.objects {
        lints.extend(LINTS_OF_METHODS);
    }
    if plan.uses.rust.many_arguments {
        lints.push("clippy::too_many_arguments");
    }
    if plan.uses.rust.capitals {
        lints.push("non_snake_case");
    }
    match lints.as_slice() {
        [] => String::new(),
        lints => {
            let lines: String = lints.iter().map(|lint| format!("#![allow({lint})]\n")).collect();
            format!("// Names and parameters are those of C++.\n{lines}\n")
        }
    }
}

/// The lints of clippy about names that methods have in C++ too.
const LINTS_OF_METHODS: [&str; 3] =
    ["clippy::len_without_is_empty", "clippy::should_implement_trait", "clippy::wrong_self_convention"];

#[cfg(test)]
mod tests {
    use super::{CXX, PYO3};

    #[test]
    fn emitted_crates_name_the_versions_of_the_runtime() {
        let manifest = include_str!("../../carried/runtime/manifest.toml");
        assert!(manifest.contains(&format!("cxx = {{ version = \"={CXX}\"")));
        assert!(manifest.contains(&format!("pyo3 = {{ version = \"={PYO3}\"")));
    }
}
