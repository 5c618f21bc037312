//! Chooses all names that the compiler generates:
//!
//! | name | example |
//! |---|---|
//! | bridge and shim function | `sum_float` for `%template(sum) f<float>` |
//! | the second one of that name; one whose name is `f_` | `sum_float_2`, `f_2` |
//! | a function for devices beside one for the host | `sum_float_on_device` |
//! | a reduction's steps | `sum_float_accumulate`, `sum_float_merge`, `sum_float_finish`, … |
//! | a reduction's kernels | `sum_float_run`, `sum_float_strided` |
//! | the kernels of a class that runs in its place | `sum_float_narrow_run`, `…_exact_run`, `…_shortcut_run` |
//! | the table of a Python function | `SUM` |
//! | a reduction's steps in Rust | `SUM_FLOAT` |
//! | a Rust function of device arrays, beside one of host arrays | `sum_on_device` |
//! | a Rust function of arrays of any kind | `sum_dyn`; `sum_without_axis_dyn` without the last argument |
//! | the trait behind a function that is generic in Rust | `SumElement` |
//! | that trait for device arrays, if they have other element types | `SumOnDeviceElement` |
//! | the C++ namespace of the shim | `quaff_bridge_example` |
//! | files | `example_shim.hpp`, `example_kernels.cu`, `_example.abi3.so`, `example.py`, `example.pyi` |

mod reserved;

use crate::interface::{ClassType, is_python_keyword};
use reserved::{KEYWORDS, RESERVED, RUST_BINDINGS, RUST_FUNCTIONS, RUST_TYPES, STEPS};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The names that are in use.
pub(super) struct Names {
    used: GivenNames,
    /// The names of functions for Rust callers.
    rust: GivenNames,
    /// The names of types for Rust callers.
    types: GivenNames,
    /// The names of functions in classes, for Rust callers.
    members: FxHashMap<ClassType, GivenNames>,
    /// The names in `rust` for functions without overloads, by the functions' names.
    own: FxHashMap<String, String>,
    /// The macros of the interface's own C++.
    macros: FxHashSet<String>,
    /// The names that the interface's code uses.
    mentioned: FxHashSet<String>,
    /// The functions that are called by their unqualified names.
    unscoped: FxHashSet<String>,
}

impl Names {
    /// An empty set, apart from reserved names: those of the functions themselves in Rust, and those that
    /// emitted files define.
    pub(super) fn new<'a>(functions: impl Iterator<Item = &'a str>) -> Names {
        // Functions that can keep their names come first: of `type` and `type_`, the latter.
        let functions: BTreeSet<(bool, &str)> = functions.map(|name| (safe(name) != name, name)).collect();
        let (mut rust, mut own) = (GivenNames::of(RUST_FUNCTIONS), FxHashMap::default());
        for (_, name) in functions {
            own.insert(name.to_owned(), rust.unused(safe(name), "_"));
        }
        Names {
            used: GivenNames::of(RESERVED.into_iter().chain(RUST_FUNCTIONS)),
            types: GivenNames::of(RUST_TYPES),
            rust,
            members: FxHashMap::default(),
            own,
            macros: FxHashSet::default(),
            mentioned: FxHashSet::default(),
            unscoped: FxHashSet::default(),
        }
    }

    /// Reserves the names of macros, which no C++ function may have.
    pub(super) fn reserve_macros(&mut self, macros: impl Iterator<Item = String>) {
        self.macros.extend(macros);
    }

    /// Reserves the names in the interface's code, which must refer to the user's own functions.
    pub(super) fn reserve_mentioned(&mut self, words: impl Iterator<Item = String>) {
        self.mentioned.extend(words);
    }

    /// Reserves the names of functions that are called unqualified, because a function of the shim must not
    /// hide them.
    pub(super) fn call_without_scopes(&mut self, names: impl Iterator<Item = String>) {
        self.unscoped.extend(names);
        self.mentioned.extend(self.unscoped.iter().cloned());
    }

    /// Whether a function is called by its unqualified name, which may be a macro of the interface's C++.
    pub(super) fn is_unscoped(&self, name: &str) -> bool {
        self.macros.contains(name) || self.unscoped.contains(name)
    }

    /// The name for Rust callers of the function with this name.
    pub(super) fn for_rust(&self, name: &str) -> String {
        self.own.get(name).cloned().unwrap_or_else(|| safe(name))
    }

    /// A new name of a C++ function in the bridge. `suffix` distinguishes it from others with the same name.
    /// Reserves the names of a reduction's steps, and the prefixes of its kernels, as well.
    pub(super) fn symbol(
        &mut self,
        name: &str,
        template_arguments: &[String],
        suffix: &str,
        is_reduction: bool,
    ) -> String {
        let mut symbol = name.to_owned();
        for argument in template_arguments {
            symbol.push('_');
            symbol.push_str(&identifier(argument));
        }
        symbol.push_str(suffix);
        let mut symbol = safe(&symbol);
        while self.macros.contains(&symbol) || self.mentioned.contains(&symbol) {
            symbol = joined(&symbol, "_", "function");
        }
        if !is_reduction {
            return self.used.unused(symbol, "_");
        }
        // The names of a reduction's steps continue with an underscore.
        let symbol = if symbol.ends_with('_') { joined(&symbol, "_", "reduction") } else { symbol };
        let all = |symbol: &String| {
            [symbol.clone()].into_iter().chain(STEPS.map(|step| format!("{symbol}_{step}")))
        };
        let mut given = symbol.clone();
        for number in 2.. {
            if !all(&given).any(|name| self.used.names.contains(&name)) {
                break;
            }
            given = joined(&symbol, "_", &number.to_string());
        }
        self.used.names.extend(all(&given));
        given
    }

    /// The Rust name of one of several functions with the same name in the interface.
    pub(super) fn rust(&mut self, symbol: &str) -> String {
        self.rust.unused(symbol.to_owned(), "_")
    }

    /// The name of a constant for Rust callers.
    pub(super) fn rust_constant(&mut self, name: &str) -> String {
        let name = safe(name);
        self.rust(&if RUST_BINDINGS.contains(&name.as_str()) { name + "_" } else { name })
    }

    /// The name of a function of arrays of any kind, in Rust and C. It also differs from the names of all
    /// rows.
    pub(super) fn dynamic(&mut self, name: &str) -> String {
        loop {
            let name = self.rust(&joined(name, "_", "dyn"));
            if self.used.names.insert(name.clone()) {
                return name;
            }
        }
    }

    /// The name of a function of a Rust class.
    pub(super) fn member(&mut self, class: &ClassType, name: &str) -> String {
        self.members.entry(class.clone()).or_default().unused(name.to_owned(), "_")
    }

    /// The name of a Python function's table.
    pub(super) fn constant(&mut self, name: &str) -> String {
        self.used.unused(safe(name).to_uppercase(), "_")
    }

    /// The name of a Rust type.
    pub(super) fn r#type(&mut self, name: &str) -> String {
        self.types.unused(safe(name), "")
    }

    /// The name of the trait for a function that is generic in Rust.
    pub(super) fn r#trait(&mut self, name: &str) -> String {
        let camel: String = name.split('_').map(capitalized).collect();
        let camel = if camel.starts_with(|c: char| c.is_ascii_digit()) { format!("_{camel}") } else { camel };
        self.types.unused(camel + "Element", "")
    }
}

fn capitalized(word: &str) -> String {
    let mut characters = word.chars();
    characters.next().into_iter().flat_map(char::to_uppercase).chain(characters).collect()
}

/// A set of names that are in use.
#[derive(Default)]
pub(super) struct GivenNames {
    names: FxHashSet<String>,
    /// The last number after a name. All lower numbers are in use, and there may be thousands of overloads.
    numbers: FxHashMap<String, usize>,
}

impl GivenNames {
    fn of(names: impl IntoIterator<Item = &'static str>) -> GivenNames {
        let names = names.into_iter().map(str::to_owned).collect();
        GivenNames { names, numbers: FxHashMap::default() }
    }

    /// The name itself or, if it is in use, the name with the first free number.
    pub(super) fn unused(&mut self, name: String, separator: &str) -> String {
        if self.names.insert(name.clone()) {
            return name;
        }
        let number = self.numbers.entry(joined(&name, separator, "")).or_insert(1);
        loop {
            *number += 1;
            let unused = joined(&name, separator, &number.to_string());
            if self.names.insert(unused.clone()) {
                return unused;
            }
        }
    }
}

/// A name with a suffix, without a double underscore between them: `f_` and `2` give `f_2`.
pub(super) fn joined(name: &str, separator: &str, more: &str) -> String {
    let name = if separator.is_empty() { name } else { name.trim_end_matches('_') };
    format!("{name}{separator}{more}")
}

/// The shim's namespace. It is a single identifier, because a nested namespace with the module's name would
/// hide `::std` from the shim of a module `std`, and the user's `::example` from `sum<example::Policy>`.
pub(super) fn namespace(module: &str) -> String {
    safe(&format!("quaff_bridge_{module}"))
}

/// The spelling of a C++ function or class in the shim.
pub(super) fn target(qualified: &str, template_arguments: &[String]) -> String {
    match template_arguments {
        [] => qualified.to_owned(),
        arguments => {
            // Without the space, `operator<<int>` would be another operator.
            let space = if qualified.ends_with('<') { " " } else { "" };
            format!("{qualified}{space}<{}>", arguments.join(", "))
        }
    }
}

/// The first parameter of a method in Python.
const SELF: &str = "self";

/// The two names of a parameter.
pub(super) struct ParameterName {
    pub python: String,
    /// The name in Rust and C++.
    pub safe: String,
}

/// Gives parameters whose names are keywords, or a method's [`SELF`], SWIG's names for them, so that callers
/// can pass them by name, as `%kwargs` requires.
pub(super) fn name_keywords(parameters: &mut [ParameterName]) {
    for parameter in parameters {
        let is_taken = |name: &&str| is_python_keyword(name) || *name == SELF;
        if let Some(keyword) = parameter.python.strip_suffix('_').filter(is_taken) {
            parameter.python = format!("_{keyword}");
        }
    }
}

/// The names of a function's parameters: unique, not keywords, and not in capitals only, because these are
/// names of statics, which parameters cannot hide. `bound` are the other local names of a call. A method's
/// own parameters come after Python's [`SELF`].
pub(super) fn parameters<'a>(
    names: impl Iterator<Item = &'a str>,
    bound: &[&str],
    is_method: bool,
) -> Vec<ParameterName> {
    let mut given: Vec<ParameterName> = Vec::new();
    for name in names {
        let mut python = python(name);
        while is_method && python == SELF || given.iter().any(|other| other.python == python) {
            python.push('_');
        }
        let is_capital = !name.contains(char::is_lowercase);
        let name = if is_capital { &name.to_lowercase() } else { name };
        let used =
            |safe: &String| bound.contains(&safe.as_str()) || given.iter().any(|other| other.safe == *safe);
        let safe = Some(safe(name)).filter(|safe| !used(safe)).unwrap_or_else(|| {
            let numbered = (2..).map(|number| safe(&format!("{name}{number}")));
            numbered.into_iter().find(|safe| !used(safe)).unwrap_or_default()
        });
        given.push(ParameterName { python, safe });
    }
    given
}

/// The order of names in Python's import sorters: constants, classes, the rest; `int8` before `int16`.
pub(super) fn order(left: &str, right: &str) -> Ordering {
    let kind = |name: &str| {
        let letters = || name.chars().filter(|c| c.is_alphabetic());
        let constant = name.len() > 1 && letters().count() > 0 && letters().all(char::is_uppercase);
        (!constant, !name.starts_with(char::is_uppercase))
    };
    let natural = |name: &str| pieces(name).collect::<Vec<_>>();
    (kind(left).cmp(&kind(right)))
        .then_with(|| natural(&left.to_lowercase()).cmp(&natural(&right.to_lowercase())))
        .then_with(|| left.cmp(right))
}

/// The characters of a name, and its runs of digits as numbers.
fn pieces(name: &str) -> impl Iterator<Item = (u128, char)> {
    let mut rest = name;
    std::iter::from_fn(move || {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if let Ok(number) = rest[..digits].parse() {
            rest = &rest[digits..];
            return Some((number, '0'));
        }
        let character = rest.chars().next()?;
        rest = &rest[character.len_utf8()..];
        Some((u128::MAX, character))
    })
}

fn python(name: &str) -> String {
    if is_python_keyword(name) { format!("{name}_") } else { name.to_owned() }
}

/// Whether a word is among several, with a blank between each two.
pub(crate) fn is_one_of(words: &str, word: &str) -> bool {
    words.split(' ').any(|each| each == word)
}

/// Whether a Python caller can pass a parameter by this name: C++ names it, and it is valid in Python.
pub(super) fn can_be_named(name: &str) -> bool {
    !name.ends_with('_') && name.strip_prefix("arg").is_none_or(|rest| rest.parse::<u32>().is_err())
}

/// A name that is not a keyword in C++ or Rust, is not a pattern in Rust's prelude, and has no double
/// underscore, which C++ reserves and cxx refuses.
pub(crate) fn safe(name: &str) -> String {
    let mut safe = name.to_owned();
    while safe.contains("__") {
        safe = safe.replace("__", "_");
    }
    match safe.as_str() {
        "_" => "_0".to_owned(),
        keyword if KEYWORDS.contains(&keyword) => format!("{safe}_"),
        _ => safe,
    }
}

/// The text of a type as an identifier: `unsigned_long` for `unsigned long`, `std_size_t` for `std::size_t`.
pub(super) fn identifier(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("_")
}

/// The name of SWIG's object that has the variables as attributes.
pub const VARIABLES: &str = "cvar";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_have_no_double_underscore_and_are_given_once() {
        let mut names = Names::new(["sum_", "type"].into_iter());
        let mut symbol = |name: &str, is_reduction| names.symbol(name, &[], "", is_reduction);
        assert_eq!([symbol("f_", false), symbol("f_", false), symbol("f__2", false)], ["f_", "f_2", "f_2_2"]);
        assert_eq!([symbol("type", false), symbol("type_", false)], ["type_", "type_2"]);
        assert_eq!([symbol("sum_", true), symbol("type", true)], ["sum_reduction", "type_reduction"]);
        assert_eq!([symbol("mean_merge", false), symbol("mean", true)], ["mean_merge", "mean_2"]);
        assert_eq!(symbol("mean_2_exact", false), "mean_2_exact_2");
    }

    #[test]
    fn parameters_hide_no_static() {
        let safe = |names: &[&str]| -> Vec<String> {
            parameters(names.iter().copied(), &[], false).into_iter().map(|name| name.safe).collect()
        };
        assert_eq!(
            safe(&["KERNELS", "SUM_FLOAT", "N", "n", "IN"]),
            ["kernels", "sum_float", "n", "n2", "in_"]
        );
    }

    #[test]
    fn functions_keep_their_names_in_rust_where_one_can() {
        let names = Names::new(["type", "type_", "f"].into_iter());
        assert_eq!(["type", "type_", "f"].map(|name| names.for_rust(name)), ["type_2", "type_", "f"]);
    }
}
