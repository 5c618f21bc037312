//! The names that occur in types, and the imports for them.

use crate::emit::python::types::OF_CLASS;
use std::collections::BTreeSet;

/// The longest line that ruff and black do not break.
pub(super) const LINE: usize = 88;

/// A name, its module, and the alias of the module. `np` is itself a module.
struct StubName {
    name: &'static str,
    module: &'static str,
    member: bool,
}

const fn module(name: &'static str, module: &'static str) -> StubName {
    StubName { name, module, member: false }
}

const fn member(name: &'static str, module: &'static str) -> StubName {
    StubName { name, module, member: true }
}

const WORDS: [StubName; 33] = [
    module("ctypes", "ctypes"),
    module("np", "numpy"),
    module("npt", "numpy.typing"),
    module("typing", "typing"),
    member("array", "array"),
    member("Callable", "collections.abc"),
    member("Iterable", "collections.abc"),
    member("Iterator", "collections.abc"),
    member("Mapping", "collections.abc"),
    member("Sequence", "collections.abc"),
    member("datetime", "datetime"),
    member("timedelta", "datetime"),
    member("IntEnum", "enum"),
    member("PathLike", "os"),
    member("Path", "pathlib"),
    member("RuntimeError", "builtins"),
    member("frozenset", "builtins"),
    member("list", "builtins"),
    member("memoryview", "builtins"),
    member("property", "builtins"),
    member("slice", "builtins"),
    member("staticmethod", "builtins"),
    member("str", "builtins"),
    member("Any", "typing"),
    member("Never", "typing"),
    member("Protocol", "typing"),
    member("Self", "typing"),
    member("SupportsComplex", "typing"),
    member("SupportsFloat", "typing"),
    member("SupportsIndex", "typing"),
    member("TypeAlias", "typing"),
    member("TypeVar", "typing"),
    member("overload", "typing"),
];

/// The names used so far.
pub(super) struct Vocabulary {
    /// The names of types that the module defines itself: the stub imports these types under other names.
    hidden: BTreeSet<&'static str>,
    used: BTreeSet<&'static str>,
}

impl Vocabulary {
    /// An empty vocabulary, for a module that itself defines `names`.
    pub(super) fn new<'a>(names: impl Iterator<Item = &'a str>) -> Vocabulary {
        let hidden = names.filter_map(|name| word(name).map(|word| word.name)).collect();
        Vocabulary { hidden, used: BTreeSet::new() }
    }

    /// The spelling of a type in this module, which is recorded as used: `_ctypes.Array[_ctypes.c_int]`
    /// beside a function `ctypes`.
    pub(super) fn spell(&mut self, r#type: &str) -> String {
        let mut spelled = String::new();
        let (mut is_class, mut is_member) = (false, false);
        for piece in r#type.split_inclusive(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            let name = piece.trim_end_matches(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let mark = &piece[name.len()..];
            let word = word(name).filter(|_| !is_class && !is_member);
            spelled += &word.map_or_else(|| name.to_owned(), |word| self.spell_word(word));
            spelled += mark.trim_end_matches(OF_CLASS);
            is_member = mark == "." && (is_member || word.is_some_and(|word| !word.member));
            is_class = mark.ends_with(OF_CLASS) || is_class && mark == ".";
        }
        spelled
    }

    fn spell_word(&mut self, word: &'static StubName) -> String {
        self.used.insert(word.name);
        match (self.hidden.contains(word.name), word.member) {
            (false, _) => word.name.to_owned(),
            (true, false) => format!("_{}", word.name),
            (true, true) => format!("{}.{}", alias(word.module), word.name),
        }
    }

    /// The imports of all used names and of `modules`, in the order of import sorters.
    pub(super) fn imports(&self, modules: &BTreeSet<&str>) -> String {
        let used = || WORDS.iter().filter(|word| self.used.contains(word.name));
        let hidden = |word: &&StubName| self.hidden.contains(word.name);
        let mut whole: BTreeSet<String> = used().filter(hidden).map(hidden_module).collect();
        whole.extend(used().filter(|word| !hidden(word) && !word.member).map(plain_module));
        let numpy = |line: &&String| line.starts_with("import numpy");
        let standard: String = whole.iter().filter(|line| !numpy(line)).cloned().collect();
        let mut others: BTreeSet<String> = whole.iter().filter(numpy).cloned().collect();
        others.extend(modules.iter().map(|module| format!("import {module}\n")));
        let members: String = ["array", "collections.abc", "datetime", "enum", "os", "pathlib", "typing"]
            .iter()
            .filter_map(|module| {
                let names = used().filter(|word| word.member && word.module == *module && !hidden(word));
                let names: Vec<&str> = names.map(|word| word.name).collect();
                (!names.is_empty()).then(|| members_of(module, &names))
            })
            .collect();
        let sections = [standard + &members, others.into_iter().collect()];
        sections.iter().filter(|section| !section.is_empty()).map(|section| format!("\n{section}")).collect()
    }
}

/// `from module import a, b`, with one line for each name if it is too long.
fn members_of(module: &str, names: &[&str]) -> String {
    let line = format!("from {module} import {}\n", names.join(", "));
    if line.len() <= LINE + 1 {
        return line;
    }
    let lines: String = names.iter().map(|name| format!("    {name},\n")).collect();
    format!("from {module} import (\n{lines})\n")
}

fn word(name: &str) -> Option<&'static StubName> {
    WORDS.iter().find(|word| word.name == name)
}

fn plain_module(word: &StubName) -> String {
    if word.name == word.module {
        format!("import {}\n", word.module)
    } else {
        format!("import {} as {}\n", word.module, word.name)
    }
}

fn hidden_module(word: &StubName) -> String {
    let name = if word.member { word.module } else { word.name };
    format!("import {} as {}\n", word.module, alias(name))
}

/// The alias of a module, beside a function with the name of one of its attributes.
fn alias(module: &str) -> String {
    format!("_{}", module.replace('.', "_"))
}
