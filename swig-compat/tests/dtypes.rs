//! Compares the compiler's table of element types with the runtime's Rust and C++.

use quaff_swig::dtype::Dtype;
use std::fs;

#[test]
fn the_runtime_has_the_same_dtypes() {
    let text = read("../runtime/src/core/dtype.rs");
    assert_eq!(enumerators(between(&text, "pub enum Dtype {", "}")), variants());
    for dtype in Dtype::ALL {
        let (variant, rust) = (dtype.variant(), dtype.rust());
        let name = format!("Dtype::{variant} => \"{}\",", dtype.name());
        assert!(text.contains(&name), "the runtime has no `{name}`");
        let element = format!("{rust} => {variant},");
        assert!(between(&text, "elements! {", "}").contains(&element), "the runtime has no `{element}`");
        let size = between(&text, "pub const fn size(self)", "}\n    }");
        let arm = size
            .lines()
            .find(|line| line.split([' ', '|']).any(|word| word.trim() == format!("Dtype::{variant}")));
        let bytes = arm.and_then(|arm| arm.trim_end_matches(',').rsplit("=> ").next());
        assert_eq!(bytes, Some((dtype.bits() / 8).to_string().as_str()), "the size of `{variant}`");
    }
}

#[test]
fn cpp_has_the_same_dtypes() {
    let text = read("../runtime/include/quaff/dtype.hpp");
    assert_eq!(enumerators(between(&text, "enum class Dtype : std::size_t {", "}")), variants());
    let names = between(&text, "dtype_names[] = {", "}").replace('"', "");
    assert_eq!(enumerators(&names), Dtype::ALL.iter().map(|dtype| dtype.name()).collect::<Vec<_>>());
}

#[test]
fn the_runtime_has_the_same_types_in_signatures_of_functions() {
    let (own, runtime) =
        (read("src/plan/function_pointers.rs"), read("../runtime/src/python/table/parameter.rs"));
    let types = enumerators(between(&own, "pub enum SignatureType {", "}"));
    assert_eq!(types, enumerators(between(&runtime, "pub enum CType {", "}")));
}

fn variants() -> Vec<&'static str> {
    Dtype::ALL.iter().map(|dtype| dtype.variant()).collect()
}

fn enumerators(block: &str) -> Vec<&str> {
    let code = block.lines().filter(|line| !line.trim_start().starts_with("///"));
    code.flat_map(|line| line.split(',')).map(str::trim).filter(|name| !name.is_empty()).collect()
}

fn between<'t>(text: &'t str, head: &str, tail: &str) -> &'t str {
    let after = text.split_once(head).unwrap_or_else(|| panic!("there is no `{head}`")).1;
    after.split_once(tail).unwrap_or_else(|| panic!("`{head}` has no end")).0
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
