//! Checks that names are never parsed, because `ClassType` and `FullName` have their parts, and that few
//! files of `lower` change the interface. The sources from `lower` on are searched for expressions that could
//! parse a name; the places that only compare a name with one of the standard library's are listed.

use std::fs;
use std::path::{Path, PathBuf};

/// The stages that use types.
const STAGES: [&str; 6] = ["check.rs", "emit", "interface", "lower", "overload", "plan"];

/// Expressions that parse or compare the spelling of a type.
const SUSPECTS: [&str; 17] = [
    "split('<')",
    "split_once('<')",
    "find('<')",
    "contains('<')",
    "ends_with('>')",
    "'<' =>",
    "to_string() == \"",
    "to_string() != \"",
    "strip_prefix(\"std::",
    "starts_with(\"std::",
    "split(\"::\")",
    "split_once(\"::\")",
    "contains(\"::\")",
    "== \"std::",
    "== \"void\"",
    "match_indices(\"std::",
    "contains(\"long long",
];

/// Places that parse something else, with the end of the file's path and the reason.
const OTHERS: [(&str, &str); 13] = [
    ("emit/imports.rs", "the path of a Rust module"),
    ("interface/builtin.rs", "names of the standard library that the text may have without `std::`"),
    ("interface/class_type.rs", "the one place that knows how classes are spelled"),
    ("interface/full_name.rs", "the one place that takes full names apart"),
    ("interface/code_around.rs", "the name of a descriptor in SWIG's spelling"),
    ("interface/ty.rs", "the identity of a fundamental type"),
    ("interface/types.rs", "the spelling of a fundamental type"),
    ("lower/reason/advice.rs", "the name of a file of SWIG's library"),
    ("lower/scope.rs", "the name of the type of text, which is no class"),
    ("lower/declaration.rs", "the value of a feature, which names the class of a reduction"),
    ("lower/template_error.rs", "a name that nothing declares"),
    ("lower/types.rs", "templates whose instances are types of their own, before there is a class"),
    ("lower/types/opaque.rs", "the text of a type that nothing declares"),
];

#[test]
fn names_of_classes_are_not_taken_apart() {
    let mut found = Vec::new();
    for stage in STAGES {
        sources(&Path::new("src").join(stage), &mut |path, text| {
            let lines = text.lines().enumerate().take_while(|(_, line)| !line.starts_with("#[cfg(test)]"));
            for (index, line) in lines {
                let is_comment = line.trim_start().starts_with("//");
                if !is_comment && SUSPECTS.iter().any(|suspect| line.contains(suspect)) {
                    found.push((
                        path.to_owned(),
                        format!("{}:{}: {}", path.display(), index + 1, line.trim()),
                    ));
                }
            }
        });
    }
    let is_other = |path: &PathBuf, end: &str| path.ends_with(end);
    let unexplained: Vec<&String> = (found.iter())
        .filter(|(path, _)| !OTHERS.iter().any(|(end, _)| is_other(path, end)))
        .map(|(_, line)| line)
        .collect();
    assert!(unexplained.is_empty(), "ask the `ClassType` instead: {unexplained:#?}");
    for (end, _) in OTHERS {
        assert!(found.iter().any(|(path, _)| is_other(path, end)), "{end} has no such place any more");
    }
}

/// The files that implement `Lowering`, below `src/lower`.
const DOORS: [&str; 7] = [
    "candidate.rs",
    "class/members.rs",
    "class.rs",
    "declaration.rs",
    "declare.rs",
    "enumeration.rs",
    "instantiate.rs",
];

#[test]
fn few_files_change_the_interface() {
    let mut found = Vec::new();
    sources(Path::new("src/lower"), &mut |path, text| {
        if text.lines().any(|line| line.starts_with("impl") && line.contains(" Lowering<")) {
            found.push(path.strip_prefix("src/lower").unwrap().to_str().unwrap().to_owned());
        }
    });
    assert_eq!(found, DOORS, "put the question to `Known`, and let one of these files declare its answer");
}

fn sources(path: &Path, read: &mut impl FnMut(&Path, &str)) {
    if path.is_file() {
        return read(path, &fs::read_to_string(path).unwrap());
    }
    let mut entries: Vec<PathBuf> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries.iter().for_each(|entry| sources(entry, read));
}
