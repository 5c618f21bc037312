//! The ways in which a user's file is compiled or linked. The suffix of the file name decides, as in
//! compilers.

use std::path::Path;

/// A kind of file that is compiled or linked into the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    C,
    Cpp,
    /// Compiled by nvcc.
    Cuda,
    /// An object file, which is linked completely.
    Object,
    /// An archive, of which the linker uses the members that are referenced.
    Archive,
}

impl SourceKind {
    /// The suffixes of files that can be compiled or linked, for help texts.
    pub const ENDINGS: &str = ".c, .cc, .cpp, .cxx, .C, .cu, .o and .a";

    /// The kind of the file with this name; `None` if it cannot be compiled or linked.
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
