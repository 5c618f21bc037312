//! The files for Node.js: functions registered by Node-API, and a package around them, whose files are below
//! `package/`.

mod api;
mod declarations;
mod iteration;
mod javascript;
mod values;

use super::package::library_of;
use super::shim::closure;
use crate::emit::file::File;
use crate::emit::kernels::KERNELS;
use crate::plan::Plan;

/// The folder in the crate that contains the package's files.
pub(crate) const PACKAGE: &str = "package/";

pub(super) fn files(plan: &Plan) -> Vec<File> {
    let module = plan.node_module();
    let package = |name: &str, text: String| File::new(format!("{PACKAGE}{name}"), text);
    vec![
        File::new("src/node_api.rs", api::emit(&module, KERNELS)),
        package("index.js", javascript::common(&module, &iteration::code(&module))),
        package("index.mjs", javascript::module(plan)),
        package("index.d.ts", declarations::emit(&module)),
        package("package.json", javascript::manifest(plan)),
    ]
}

/// The C++ that is appended to the shim.
pub(super) fn in_shim(plan: &Plan) -> String {
    let module = plan.node_module();
    closure::makers_in_shim(&module.callbacks()) + &iteration::copiers_in_shim(&module)
}

/// The text of `src/lib.rs`.
pub(super) fn library(plan: &Plan) -> String {
    let purpose = format!("The addon of the package for Node.js in `{PACKAGE}`.");
    let lints = "dead_code, non_snake_case, unused_imports, unused_variables";
    library_of(plan, &purpose, "JavaScript", "node_api", lints)
}
