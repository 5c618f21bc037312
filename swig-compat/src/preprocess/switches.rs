//! Macros of SWIG's wrapper that change what values are in Python: an interface defines them in its code, or `-D` does.

use super::Preprocessor;
use super::word::Word;
use crate::lex::words_of_text;
use crate::source::IncludeForm;

/// A macro, and the file of the library whose typemaps do what the macro does in SWIG's wrapper.
struct Switch {
    name: &'static str,
    file: &'static str,
}

const SWITCHES: [Switch; 1] = [Switch { name: "SWIG_PYTHON_STRICT_BYTE_CHAR", file: "strict_bytes.i" }];

/// The lines that include the files for macros of the command line.
pub(super) fn of_names<'n>(names: impl Iterator<Item = &'n str> + Clone) -> String {
    let meant = SWITCHES.iter().filter(|switch| names.clone().any(|name| name == switch.name));
    meant.map(|switch| format!("%include <{}>\n", switch.file)).collect()
}

impl Preprocessor<'_> {
    /// Reads the files for the macros that a block of code defines.
    pub(super) fn obey_switches(&mut self, block: &Word) {
        for switch in SWITCHES.iter().filter(|switch| defines(block.text(), switch.name)) {
            let from = self.frames.iter().rev().find_map(|frame| frame.file_id());
            let found =
                from.and_then(|from| self.sources.include(switch.file, IncludeForm::Angled, from).ok());
            if let Some(file) = found.filter(|file| self.included.insert(*file)) {
                self.open(file, None, None);
            }
        }
    }
}

/// Whether code has a line that defines a macro.
fn defines(code: &str, name: &str) -> bool {
    code.contains(name)
        && code.lines().filter_map(|line| line.trim_start().strip_prefix('#')).any(|line| {
            let mut words = words_of_text(line).filter(|word| !word.is_empty());
            words.next() == Some("define") && words.next() == Some(name)
        })
}
