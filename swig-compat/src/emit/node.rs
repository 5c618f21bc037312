//! The files for Node.js: functions registered by Node-API, and a package around them, whose files are below
//! `package/`.

mod api;
mod declarations;
mod iteration;
mod javascript;
mod trees;
mod values;

use super::package::library_of;
use crate::emit::file::File;
use crate::emit::kernels::KERNELS;
use crate::plan::Plan;
use crate::plan::node::{Iteration, NodeClass};

/// The folder in the crate that contains the package's files.
pub(crate) const PACKAGE: &str = "package/";

pub(super) fn files(plan: &Plan) -> Vec<File> {
    let module = plan.node_module();
    let package = |name: &str, text: String| File::new(format!("{PACKAGE}{name}"), text);
    vec![
        File::new("src/node_api.rs", api::emit(&module, KERNELS)),
        package("index.js", javascript::common(&module)),
        package("index.mjs", javascript::module(&module)),
        package("index.d.ts", declarations::emit(&module)),
        package("package.json", javascript::manifest(plan)),
    ]
}

/// The functions that copy the elements of containers, which are appended to the shim.
pub(super) fn in_shim(plan: &Plan) -> String {
    let module = plan.node_module();
    let copier = |class: &NodeClass<'_>| {
        let (symbol, cxx) = (module.copier(class)?, &plan.classes[class.class].cxx);
        let keys_only = matches!(module.iteration(class)?, Iteration::Map { copies_values: false, .. });
        let copy = if keys_only { "tree_of_keys" } else { "tree_of_elements" };
        Some(format!(
            "\nextern \"C\" __attribute__((visibility(\"hidden\"), used)) inline bool {symbol}(const void *object, \
             ::quaff::Object *result) noexcept {{ try {{ *result = ::quaff::{copy}<{cxx}>(object); return \
             true; }} catch (...) {{ ::quaff::keep_exception(); return false; }} }}\n"
        ))
    };
    match module.classes.iter().filter_map(copier).collect::<String>() {
        none if none.is_empty() => none,
        all => format!("\n#include \"quaff/tree_elements.hpp\"\n{all}"),
    }
}

/// The text of `src/lib.rs`.
pub(super) fn library(plan: &Plan) -> String {
    let purpose = format!("The addon of the package for Node.js in `{PACKAGE}`.");
    let lints = "dead_code, non_snake_case, unused_imports, unused_variables";
    library_of(plan, &purpose, "JavaScript", "node_api", lints)
}
