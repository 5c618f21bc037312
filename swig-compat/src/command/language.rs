//! The languages that a module is written or built for: the option `--language`.

use crate::emit::Face;
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
}

#[derive(Args, Debug)]
pub(super) struct LanguageArgs {
    /// The language of the programs that call the module: `python`, `c` or `cxx`
    #[arg(long, value_name = "LANGUAGE", default_value = "python", hide_possible_values = true)]
    pub language: Language,
}

impl Language {
    /// The functions that the crate of a built module has.
    pub(super) fn face(self) -> Face {
        match self {
            Language::Python => Face::Python,
            Language::C => Face::C,
            Language::Cxx => Face::Cxx,
        }
    }

    /// The functions that a generated crate has, which Rust programs can call too.
    pub(super) fn face_of_crate(self) -> Face {
        match self {
            Language::Python => Face::Rust,
            Language::C | Language::Cxx => self.face(),
        }
    }

    /// The suffix that distinguishes builds for this language from others of the same interface.
    pub(super) fn suffix(self) -> &'static str {
        match self {
            Language::Python => "",
            Language::C => "_for_c",
            Language::Cxx => "_for_cxx",
        }
    }
}
