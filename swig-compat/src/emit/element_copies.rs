//! The functions of the shim that copy the elements of containers as trees, for languages that iterate over
//! copies.

use crate::plan::grouped::{GroupedClass, GroupedModule, Iteration};

/// The name of the function for a class, if the language iterates over copies of its objects.
pub(super) fn symbol(module: &GroupedModule<'_>, class: &GroupedClass<'_>) -> Option<String> {
    let is_copied = module.iteration(class).is_some_and(Iteration::copies);
    is_copied.then(|| format!("quaff_{}_{}_elements", module.plan.module, class.name))
}

/// The functions, which are appended to the shim.
pub(super) fn in_shim(module: &GroupedModule<'_>) -> String {
    let copier = |class: &GroupedClass<'_>| {
        let (symbol, cxx) = (symbol(module, class)?, &module.plan.classes[class.class].cxx);
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

/// The declarations of the functions in Rust.
pub(super) fn in_rust(module: &GroupedModule<'_>) -> String {
    let declared = |class: &GroupedClass<'_>| {
        let symbol = symbol(module, class)?;
        Some(format!(
            "    fn {symbol}(object: *const std::ffi::c_void, result: *mut quaff_runtime::object::Object) -> bool;\n"
        ))
    };
    match module.classes.iter().filter_map(declared).collect::<String>() {
        none if none.is_empty() => none,
        all => format!("\nunsafe extern \"C\" {{\n{all}}}\n"),
    }
}
