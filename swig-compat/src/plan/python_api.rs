//! Determines whether the interface's code keeps to Python's stable ABI: then the module is for every Python
//! from 3.11 on. Otherwise it is for the Python whose headers are used for the build
//! (`command/target_python.rs`), and its file is named after this version.
//!
//! The lines of the interface that go beyond the stable ABI are found by a list of the names that Python's
//! headers hide from it. The shim of such a module defines `QUAFF_ALL_OF_PYTHON`.

use super::place::BeyondStableAbi;
use super::{Fragment, Plan};
use crate::lex::{has_word, words};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::LazyLock;

static NAMES: LazyLock<FxHashSet<&str>> = LazyLock::new(|| {
    include_str!("python_api/beyond.txt").lines().filter(|line| !line.starts_with('#')).collect()
});

/// The prefixes of names in NumPy's C API, and of names that are outside of every stable ABI.
const PREFIXES: [&str; 4] = ["PyArray_", "PyArrayObject", "PyUFunc_", "PyUnstable_"];

/// Headers that need the full C API of Python: whole paths, and folders.
const HEADERS: [&str; 7] =
    ["datetime.h", "frameobject.h", "numpy/", "pybind11/", "boost/python", "cpython/", "internal/pycore_"];

/// The macro with which code tests whether only the stable ABI is available, so that the code works with
/// both.
const LIMITED: &str = "Py_LIMITED_API";

/// The prefixes of members of Python's own structures, which the stable ABI hides.
const MEMBERS: [&str; 6] = ["tp_", "nb_", "sq_", "mp_", "bf_", "am_"];

/// The lines of the interface's code that go beyond the stable ABI, in the order in which they are compiled.
pub(super) fn beyond_stable_abi(plan: &Plan) -> Vec<BeyondStableAbi> {
    let fragments =
        plan.fragments.iter().chain(&plan.init).map(|Fragment { code, place, .. }| (code.as_str(), place));
    let steps =
        plan.rows().filter_map(|row| row.code_around.as_ref()).flat_map(|code_around| &code_around.steps);
    let steps = steps.map(|step| (step.text.as_str(), &step.place));
    let around = plan.rows().filter_map(|row| {
        let code = row.exception_code.as_ref()?;
        Some((code.text(), code.place.as_ref().unwrap_or(&row.place)))
    });
    let mut known: FxHashSet<(&str, usize)> = FxHashSet::default();
    let mut read: FxHashMap<&str, Vec<(usize, &str)>> = FxHashMap::default();
    let mut found = Vec::new();
    for (code, place) in fragments.chain(steps).chain(around) {
        // A typemap's code is around thousands of calls, and is read only once.
        let names = read.entry(code).or_insert_with(|| match has_word(code, LIMITED) {
            true => Vec::new(),
            false => {
                of_code(code).map(|(offset, what)| (code[..offset].matches('\n').count(), what)).collect()
            }
        });
        for (below, what) in names {
            let line = place.line + *below;
            if known.insert((&place.file, line)) {
                found.push(BeyondStableAbi { file: place.file.clone(), line, what: (*what).to_owned() });
            }
        }
    }
    // The user's lines come first.
    found.sort_by_key(|each| each.file.starts_with('<'));
    found
}

/// Drops code of `%init` that only loads NumPy's C API if no code uses it: the runtime finds NumPy by itself.
pub(super) fn drop_import_of_numpy(plan: &mut Plan) {
    let is_import = |fragment: &Fragment| {
        let code = fragment.code.split_whitespace().collect::<String>();
        code.trim_end_matches(';') == "import_array()"
    };
    let uses_numpy = plan
        .fragments
        .iter()
        .any(|fragment| fragment.code.lines().filter_map(included).any(|path| path.starts_with("numpy/")));
    plan.init.retain(|fragment| uses_numpy || !is_import(fragment));
}

/// The names in code that are not in the stable ABI, each with its offset.
fn of_code(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let offset = |part: &str| part.as_ptr() as usize - code.as_ptr() as usize;
    let headers = code.lines().filter_map(included).filter(|path| {
        HEADERS.iter().any(|header| path == header || !header.ends_with(".h") && path.starts_with(header))
    });
    let names = words(code).filter(move |word| {
        NAMES.contains(word)
            || PREFIXES.iter().any(|prefix| word.starts_with(prefix))
            || MEMBERS.iter().any(|member| word.starts_with(member)) && is_member(&code[..offset(word)])
    });
    headers.chain(names).map(move |part| (offset(part), part))
}

/// The path of an `#include`.
fn included(line: &str) -> Option<&str> {
    let path = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("include")?.trim_start();
    path.strip_prefix(['<', '"'])?.split(['>', '"']).next()
}

/// Whether the name after this text is a member.
fn is_member(before: &str) -> bool {
    let before = before.trim_end();
    before.ends_with("->") || before.ends_with('.')
}

#[cfg(test)]
mod tests {
    use super::of_code;

    fn found(code: &str) -> Vec<&str> {
        of_code(code).map(|(_, what)| what).collect()
    }

    #[test]
    fn names_and_headers_are_told_from_those_of_the_stable_abi() {
        assert_eq!(found("PyTuple_GET_ITEM(t, 0); PyList_New(1); Py_buffer b;"), [""; 0]);
        assert_eq!(found("PyUnicode_DATA(t) // PyCode_New\n"), ["PyUnicode_DATA"]);
        assert_eq!(found("#  include <numpy/arrayobject.h>\n"), ["numpy/arrayobject.h"]);
        assert_eq!(found("#include <datetime.hpp>\n#include \"mine/numpy/a.h\"\n"), [""; 0]);
        assert_eq!(found("int tp_name; Py_TYPE(o)->tp_name"), ["tp_name"]);
    }
}
