//! The package for R, in the folder `r` of the crate: R functions, help pages, and the C code between them
//! and the functions for C. The C files that all packages share come from the project's folder `r`.

mod calls;
mod code;
mod help;
mod package;
mod text;

use super::{c, package as crate_package};
use crate::emit::file::File;
use crate::plan::{Plan, r_package};
use include_dir::{Dir, include_dir};

/// The folder of the package in the crate.
pub(crate) const FOLDER: &str = "r/";

/// The C code that all packages share.
static CODE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/carried/r");

pub(super) fn files(plan: &Plan) -> Vec<File> {
    let file = |path: &str, text: String| File { path: format!("{FOLDER}{path}"), text };
    let mut files = c::files(plan);
    files.extend([
        file("DESCRIPTION", package::description(plan)),
        file("LICENSE", package::license(plan)),
        file("NAMESPACE", package::namespace(plan)),
        file(".Rbuildignore", package::BUILD_IGNORE.to_owned()),
        file("src/Makevars", package::makevars(plan)),
        file(&format!("R/{}.R", plan.module), code::emit(plan)),
        file("src/functions.c", calls::emit(plan)),
    ]);
    files.extend(help::pages(plan).into_iter().map(|(name, text)| file(&format!("man/{name}.Rd"), text)));
    let shared = CODE.files().filter_map(|each| Some((each.path().display(), each.contents_utf8()?)));
    files.extend(shared.map(|(path, text)| file(&format!("src/{path}"), text.to_owned())));
    files
}

/// `src/lib.rs`: that of a crate for C, and a function for the package's C code, which is not in the header.
pub(super) fn library(plan: &Plan) -> String {
    let symbol = is_within(plan);
    format!(
        "{}
/// Whether a handle stands for the object of another handle, or for a part of that object.
#[unsafe(export_name = \"{symbol}\")]
extern \"C\" fn is_within(
    handle: *const quaff_runtime::c_abi::handles::Handle,
    whole: *const quaff_runtime::c_abi::handles::Handle,
) -> bool {{
    quaff_runtime::c_abi::handles::is_within(handle, whole)
}}
",
        crate_package::library_for_c(plan)
    )
}

/// The symbol of the function that compares handles. No function for C begins like this, and CMake exports
/// it: it hides the names that begin with `quaff_`.
fn is_within(plan: &Plan) -> String {
    format!("rquaff_{}_is_within", plan.module)
}

/// The name of the package. A module whose name cannot be a package's is refused before anything is written.
fn name(plan: &Plan) -> String {
    r_package(&plan.module).unwrap_or_else(|| plan.module.clone())
}
