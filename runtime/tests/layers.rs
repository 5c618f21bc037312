//! The runtime's sources form layers: a file may only import from its own layer or a lower one, and files of
//! a layer do not import each other in a circle.

mod imports;

use imports::{Rules, definition, modules};

const RULES: Rules = Rules {
    layers: &[
        &["core"],
        &["python/interpreter"],
        &["python/acquire"],
        &["python/table"],
        &["python/instance"],
        &["python/convert"],
        &["python/call"],
        &["python/container"],
        &["python/protocols"],
    ],
    roots: &["python"],
    circles: &[
        // The tables are recursive: a class has functions, a function has parameters, a parameter may accept
        // objects of a class, and the functions of all three take the arguments of a call.
        ("python/table/arguments", 4),
    ],
};

#[test]
fn imports_go_down() {
    RULES.check_layers();
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    RULES.check_circles();
}

#[test]
fn every_file_has_a_layer() {
    RULES.check_that_every_file_has_a_layer();
}

#[test]
fn a_re_export_is_followed_to_its_definition() {
    let modules = modules();
    assert_eq!(definition("array_view::ArrayView", &modules, 0), "core::array_view");
    assert_eq!(definition("python::Failure", &modules, 0), definition("python::Result", &modules, 0));
    assert_ne!(definition("python::Failure", &modules, 0), "python");
}
