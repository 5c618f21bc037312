//! The option `--language`: the languages for which a module is written or built.

use super::messages::Messages;
use super::{Compiled, Failure};
use crate::emit::{Face, File, R_FOLDER, on_one_line};
use crate::plan::{Plan, r_package};
use clap::{Args, ValueEnum};

/// A language whose programs call the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Language {
    /// A Python module; of `quaff generate` also Rust functions
    Python,
    /// A library and a header for C
    C,
    /// A library and headers for C and C++
    Cxx,
    /// A package for R
    R,
    /// A package for Node.js
    Node,
}

#[derive(Args, Debug)]
pub(super) struct LanguageArgs {
    /// The language of the programs that call the module: `python`, `c`, `cxx`, `r` or `node`
    #[arg(long, value_name = "LANGUAGE", default_value = "python", hide_possible_values = true)]
    pub language: Language,
}

/// A package around a crate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Package {
    /// The folder in the emitted crate that contains the files of the package itself.
    pub own: &'static str,
    /// The folder of the crate in the package.
    pub crate_folder: &'static str,
}

impl Package {
    /// Puts the files of a crate into their places in the package.
    pub(super) fn placed(self, files: Vec<File>) -> Vec<File> {
        let placed = |path: &str| match path.strip_prefix(self.own) {
            Some(path) => path.to_owned(),
            None => format!("{}{path}", self.crate_folder),
        };
        files.into_iter().map(|file| File { path: placed(&file.path), ..file }).collect()
    }
}

impl Language {
    /// The face of a crate that `quaff build` compiles.
    pub(super) fn face(self) -> Face {
        match self {
            Language::Python => Face::Python,
            Language::C => Face::C,
            Language::Cxx => Face::Cxx,
            Language::R => Face::R,
            Language::Node => Face::Node,
        }
    }

    /// The face of a crate that `quaff generate` writes, which Rust programs can call as well.
    pub(super) fn face_of_crate(self) -> Face {
        match self {
            Language::Python => Face::Rust,
            Language::C | Language::Cxx | Language::R | Language::Node => self.face(),
        }
    }

    /// Refuses a module whose name is not allowed in the language.
    pub(super) fn check(self, compiled: &Compiled<'_>) -> Result<(), Failure> {
        let module = &compiled.plan.module;
        match self == Language::R && r_package(module).is_none() {
            true => Err(Failure::new(
                format!("`{module}` cannot be the name of a package of R"),
                "give `%module` another name: of at least two letters, digits and `_`, with a letter in front, no `_` at the \
                 end, and not that of one of R's own packages, such as `stats`",
            )),
            false => Ok(()),
        }
    }

    /// The folders in the package, for a language whose tools install packages and not crates.
    pub(super) fn package(self) -> Option<Package> {
        match self {
            Language::R => Some(Package { own: R_FOLDER, crate_folder: "src/rust/" }),
            Language::Python | Language::C | Language::Cxx | Language::Node => None,
        }
    }

    /// The suffix that distinguishes builds for this language from others of the same interface.
    pub(super) fn suffix(self) -> &'static str {
        match self {
            Language::Python => "",
            Language::C => "_for_c",
            Language::Cxx => "_for_cxx",
            Language::R => "_for_r",
            Language::Node => "_for_node",
        }
    }

    /// The page of the documentation about modules for the language.
    fn page(self) -> &'static str {
        match self {
            Language::Python => "docs/python-api.md",
            Language::C => "docs/c.md",
            Language::Cxx => "docs/cpp.md",
            Language::R => "docs/r.md",
            Language::Node => "docs/node.md",
        }
    }

    /// Warns of declarations that programs in the language cannot use.
    pub(super) fn warn_of_lacks(self, plan: &Plan, messages: &Messages) {
        let (functions, why) = match self {
            Language::Python => return,
            Language::C => (plan.not_for_c(), "C cannot pass their values"),
            Language::Cxx => {
                let names = plan.not_for_cxx(&plan.cxx_functions());
                (
                    names.into_iter().map(str::to_owned).collect(),
                    "the library passes numbers, text and tensors; a C++ program can call them directly",
                )
            }
            Language::R => (plan.not_for_r(), "R cannot pass their values"),
            Language::Node => (plan.node_module().lacking(), "JavaScript has no values for them"),
        };
        let see = |why: &str| format!("{why}: {}", self.page());
        warn("the module lacks", &functions, &see(why), messages);
        if self != Language::Cxx {
            let of_c = || plan.c_callbacks().iter().map(|callback| callback.planned.class).collect();
            let (made, why): (Vec<usize>, _) = match self {
                Language::Node => (
                    plan.node_module().callbacks().iter().map(|callback| callback.class).collect(),
                    "their calls have values that JavaScript lacks",
                ),
                Language::R => (of_c(), "their calls have values that functions of R lack"),
                _ => (of_c(), "their calls have values for which C has no types"),
            };
            warn("programs cannot pass functions for", &plan.other_callbacks(&made), &see(why), messages);
        }
        let of_python = plan.directors.iter().filter(|director| !director.passes_trees);
        let classes: Vec<String> =
            of_python.map(|director| plan.classes[director.class].full_name.clone()).collect();
        let why = "only Python and JavaScript can: docs/directors.md";
        warn("programs cannot override the virtual functions of", &classes, why, messages);
        let lacking: Vec<String> =
            plan.directors.iter().flat_map(|director| &director.lacking).cloned().collect();
        let why = "the language lacks their values, or C++ or the interface excludes them";
        warn("programs cannot override", &lacking, &see(why), messages);
    }
}

/// Warns of the names to which `fact` applies, if there are any.
fn warn(fact: &str, names: &[String], why: &str, messages: &Messages) {
    if !names.is_empty() {
        let names: Vec<String> = names.iter().map(|name| format!("`{}`", on_one_line(name))).collect();
        messages.warn(&format!("{fact} {}", names.join(", ")), Some(why));
    }
}
