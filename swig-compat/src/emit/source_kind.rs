//! The ways in which a user's file is compiled or linked. As for compilers, the file name decides.

use std::path::Path;

/// A kind of file that goes into the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    C,
    Cpp,
    /// Compiled by nvcc.
    Cuda,
    /// An object file: all of it is linked.
    Object,
    /// An archive: the linker takes the members that something calls.
    Archive,
}

impl SourceKind {
    /// The endings of files that can be compiled or linked, for help.
    pub const ENDINGS: &str = ".c, .cc, .cpp, .cxx, .C, .cu, .o and .a";

    /// The kind of the file with this name, if it is any.
    pub fn of(path: &Path) -> Option<SourceKind> {
        match path.extension()?.to_str()? {
            "c" => Some(SourceKind::C),
            "cc" | "cpp" | "cxx" | "c++" | "C" => Some(SourceKind::Cpp),
            "cu" => Some(SourceKind::Cuda),
            "o" => Some(SourceKind::Object),
            "a" => Some(SourceKind::Archive),
            _ => None,
        }
    }
}
