//! The compiler's sources form layers: a file may only import from its own layer or a lower one, and few files
//! of a layer import each other in a circle.

#[path = "../../runtime/tests/imports/mod.rs"]
mod imports;

use imports::{Rules, definition, modules};

const RULES: Rules = Rules {
    layers: &[
        // Tables and functions of text.
        &["code", "doxygen", "dtype", "mangle", "nearest"],
        &["source", "lex", "diagnostic"],
        &["literal", "preprocess"],
        // The trees that the stages make.
        &["syntax", "interface"],
        &["parse"],
        &["overload"],
        &["lower"],
        &["check"],
        &["plan"],
        &["emit", "script"],
        &["compile"],
        &["command"],
    ],
    roots: &["main"],
    circles: &[
        // Files of a folder that use what the file above them defines, which calls them.
        ("doxygen", 2),
        ("emit/python", 2),
        ("emit/python/functions", 2),
        ("emit/python/module", 3),
        ("emit/python/stub/types", 2),
        ("emit/r", 3),
        ("emit/rust/api", 3),
        ("emit/rust/api/closure", 2),
        ("emit/shim/shared_code", 3),
        ("interface/builtin", 4),
        ("lower/bind", 3),
        ("lower/class", 4),
        ("lower/class_types", 4),
        ("lower/code_typemap", 2),
        ("lower/code_typemap/wrap", 2),
        ("lower/rename", 2),
        ("overload/takes", 2),
        ("parse", 4),
        ("parse/expression", 3),
        ("preprocess", 4),
        ("syntax", 4),
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
    assert_eq!(definition("plan::Fragment", &modules, 0), "plan::place");
    assert_eq!(definition("interface::Ty", &modules, 0), "interface::ty");
}
