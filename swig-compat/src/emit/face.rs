//! The languages that a crate serves, as a table of the files and features that each language adds to the
//! crate.

use super::file::File;
use super::options::Face;
use super::rust::api::values::agreement;
use super::shim::closure;
use super::{c, cxx, node, package, python, r, rust};
use crate::dtype::Dtype;
use crate::plan::Plan;
use crate::plan::node::number;

/// The parts of a crate that depend on its language.
pub(super) struct FaceParts {
    /// The files besides those of the bridge.
    pub files: fn(&Plan) -> Vec<File>,
    /// The text of `src/lib.rs`.
    pub library: fn(&Plan) -> String,
    /// The C++ that is appended to the shim.
    pub in_shim: fn(&Plan) -> String,
    /// The folder, beside the runtime's, of the crate with the language's own runtime. The crate's name is
    /// `quaff-` and the name of the folder.
    pub runtime: Option<&'static str>,
    /// Whether programs link the library by name.
    pub is_linked: bool,
    /// Whether values of the standard library cross as trees.
    pub passes_trees: bool,
    /// Whether the language has numbers of a type; `None` for a language whose methods do not override
    /// virtual functions, or do not pass values as trees.
    pub overrides_with: Option<fn(Dtype) -> bool>,
}

impl Face {
    pub(super) fn target(self) -> FaceParts {
        let of_python = FaceParts {
            files: python::files,
            library: |plan| package::library(plan, Face::Python),
            in_shim: |_| String::new(),
            runtime: None,
            is_linked: false,
            passes_trees: false,
            overrides_with: None,
        };
        let of_c = FaceParts {
            files: c::files,
            library: package::library_for_c,
            in_shim: |plan| in_cpp(plan, "C") + &c::callbacks::in_shim(plan),
            runtime: None,
            is_linked: true,
            passes_trees: true,
            overrides_with: None,
        };
        match self {
            Face::Python => of_python,
            Face::Rust => FaceParts {
                files: rust::files,
                library: |plan| package::library(plan, Face::Rust),
                in_shim: |plan| in_cpp(plan, "Rust") + &closure::in_shim(plan),
                ..of_python
            },
            Face::C => of_c,
            Face::Cxx => FaceParts { files: cxx::files, passes_trees: false, ..of_c },
            Face::R => FaceParts { files: r::files, library: r::library, ..of_c },
            Face::Node => FaceParts {
                files: node::files,
                library: node::library,
                in_shim: |plan| in_cpp(plan, "JavaScript") + &node::in_shim(plan),
                runtime: Some("node"),
                is_linked: false,
                passes_trees: true,
                overrides_with: Some(|dtype| number(dtype).is_some()),
            },
        }
    }

    /// Whether a crate for the language needs a file of the runtime's crates, which is given by its path.
    #[cfg(feature = "command")]
    pub(crate) fn needs(self, path: &str) -> bool {
        let folder = path.split('/').next().unwrap_or_default();
        ["runtime", "kernels"].contains(&folder) || self.target().runtime == Some(folder)
    }

    /// Whether programs link the library by name.
    pub(crate) fn is_linked(self) -> bool {
        self.target().is_linked
    }

    /// Whether the functions for the language take values of the standard library, as trees.
    pub fn passes_trees(self) -> bool {
        self.target().passes_trees
    }

    /// The function that tells whether the language has numbers of a type; `None` for a language whose
    /// methods do not override virtual functions, or do not pass values as trees.
    pub fn overrides_with(self) -> Option<fn(Dtype) -> bool> {
        self.target().overrides_with
    }
}

/// The assertions that C++ and the language agree on values. For an interface of C, they are in the C file.
fn in_cpp(plan: &Plan, language: &str) -> String {
    if plan.is_c { String::new() } else { agreement(plan, language) }
}
