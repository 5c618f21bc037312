//! The failure of a command, and the messages for errors of the operating system.

use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::path::Path;

/// The failure of a command.
pub(super) enum Failure {
    /// Diagnostics were printed.
    Reported,
    /// A message that states the fact, and then a line that begins with `help:`.
    Message(String),
}

impl Failure {
    pub(super) fn new(fact: impl Display, help: impl Display) -> Failure {
        Failure::Message(format!("{fact}\n  help: {help}"))
    }

    /// An interface file that cannot be read.
    pub(super) fn unreadable(file: &Path, error: &io::Error) -> Failure {
        let help = match error.kind() {
            ErrorKind::InvalidData => "save it as UTF-8, for example with `iconv -f utf-16 -t utf-8`",
            _ => "pass the path of a SWIG interface file, such as `example.i`",
        };
        Failure::new(format!("cannot read `{}`: {}", file.display(), reason(error)), help)
    }

    /// An unreadable file of a crate that another command has written.
    pub(super) fn unreadable_crate(file: &Path, error: &io::Error) -> Failure {
        let fact = format!("cannot read `{}`: {}", file.display(), reason(error));
        Failure::new(fact, "pass the folder that `quaff generate --rust-only -o DIR` wrote")
    }

    /// A folder to which nothing can be written.
    pub(super) fn unwritable(folder: &Path, error: &io::Error) -> Failure {
        let help = match is_full(error) {
            true => "free some space, or choose a folder on another disk; nothing was written",
            false => "choose a folder that you can write to; nothing was written",
        };
        Failure::new(format!("cannot write to `{}`: {}", folder.display(), reason(error)), help)
    }

    /// A folder of the cache to which nothing can be written.
    pub(super) fn cache(folder: &Path, error: &io::Error) -> Failure {
        let help = match is_full(error) {
            true => "free some space, or set `QUAFF_CACHE_DIR` to a folder on another disk",
            false => "set `QUAFF_CACHE_DIR` to a folder that you can write to",
        };
        Failure::new(format!("cannot use the cache `{}`: {}", folder.display(), reason(error)), help)
    }
}

fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge)
}

/// The system's reason without its number.
fn reason(error: &io::Error) -> String {
    let known = match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder",
        ErrorKind::IsADirectory => "it is a folder",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "there is a file where a folder is needed",
        ErrorKind::PermissionDenied => "permission is denied",
        ErrorKind::ReadOnlyFilesystem => "the file system is read-only",
        ErrorKind::StorageFull => "the disk is full",
        ErrorKind::QuotaExceeded => "your disk quota is exceeded",
        ErrorKind::FileTooLarge => "the file would exceed the size limit",
        ErrorKind::InvalidData => "it is UTF-16 or no text",
        _ => return error.to_string(),
    };
    known.to_owned()
}
