//! The languages that a crate serves: a table of the files and features that each adds to the crate.

use super::rust::api::values::agreement;
use super::shim::closure;
use super::{File, c, cxx, node, package, python, r, rust};
use crate::plan::Plan;

/// The languages that call the module of a crate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Python alone.
    #[default]
    Python,
    /// Python and Rust.
    Rust,
    /// C, without Python.
    C,
    /// C and C++, without Python.
    Cxx,
    /// R, through the functions for C.
    R,
    /// Node.js, without Python.
    Node,
}

/// The part of a crate that depends on its languages.
pub(super) struct Target {
    /// The files beside those of the bridge.
    pub files: fn(&Plan) -> Vec<File>,
    /// `src/lib.rs`
    pub library: fn(&Plan) -> String,
    /// The C++ at the end of the shim.
    pub in_shim: fn(&Plan) -> String,
    /// The crate of the language's own runtime, by its folder beside the runtime's; its name is `quaff-` with the folder's.
    pub runtime: Option<&'static str>,
    /// Whether programs link the library by its name.
    pub is_linked: bool,
}

impl Face {
    pub(super) fn target(self) -> Target {
        let of_python = Target {
            files: python::files,
            library: |plan| package::library(plan, Face::Python),
            in_shim: |_| String::new(),
            runtime: None,
            is_linked: false,
        };
        let of_c = Target {
            files: c::files,
            library: package::library_for_c,
            in_shim: |plan| in_cpp(plan, "C") + &c::callbacks::in_shim(plan),
            runtime: None,
            is_linked: true,
        };
        match self {
            Face::Python => of_python,
            Face::Rust => Target {
                files: rust::files,
                library: |plan| package::library(plan, Face::Rust),
                in_shim: |plan| in_cpp(plan, "Rust") + &closure::in_shim(plan),
                ..of_python
            },
            Face::C => of_c,
            Face::Cxx => Target { files: cxx::files, ..of_c },
            Face::R => Target { files: r::files, ..of_c },
            Face::Node => Target {
                files: node::files,
                library: node::library,
                in_shim: |plan| in_cpp(plan, "JavaScript") + &c::callbacks::in_shim(plan),
                runtime: Some("node"),
                is_linked: false,
            },
        }
    }

    /// Whether a crate for the language needs a file of the runtime's crates, by its path beside them.
    #[cfg(feature = "command")]
    pub(crate) fn needs(self, path: &str) -> bool {
        let folder = path.split('/').next().unwrap_or_default();
        ["runtime", "kernels"].contains(&folder) || self.target().runtime == Some(folder)
    }

    /// Whether programs link the library by its name.
    pub(crate) fn is_linked(self) -> bool {
        self.target().is_linked
    }

    /// Whether the crate has the tables for Python.
    pub(crate) fn is_for_python(self) -> bool {
        matches!(self, Face::Python | Face::Rust)
    }

    /// Whether the crate has all functions and types for Rust callers.
    pub(super) fn is_for_rust(self) -> bool {
        self == Face::Rust
    }
}

/// The checks that C++ agrees with a language on values; an interface of C has them in its C file.
fn in_cpp(plan: &Plan, language: &str) -> String {
    if plan.is_c { String::new() } else { agreement(plan, language) }
}
