//! Library files that are included implicitly: for macros of SWIG's wrapper that change the Python values,
//! which an interface defines in its code or by `-D`, and for classes of SWIG's that the interface uses.

use super::Preprocessor;
use super::word::Word;
use crate::lex::{has_word, words_of_text};
use crate::source::{FileId, IncludeForm};

/// A word, and the library file with the same effect as the word has in SWIG's wrapper.
struct Switch {
    name: &'static str,
    file: &'static str,
}

/// Macros that an interface may define.
const DEFINED: [Switch; 1] = [Switch { name: "SWIG_PYTHON_STRICT_BYTE_CHAR", file: "strict_bytes.i" }];

/// Classes that an interface may use.
const NAMED: [Switch; 1] = [Switch { name: "SwigPyIterator", file: "pyiterators.i" }];

/// The lines that include the files for macros on the command line.
pub(super) fn of_names<'n>(names: impl Iterator<Item = &'n str> + Clone) -> String {
    let defined = DEFINED.iter().filter(|switch| names.clone().any(|name| name == switch.name));
    defined.map(|switch| format!("%include <{}>\n", switch.file)).collect()
}

impl Preprocessor<'_> {
    /// Reads the files for the macros that a code block defines.
    pub(super) fn obey_switches(&mut self, block: &Word) {
        let Some(from) = self.frames.iter().rev().find_map(|frame| frame.file_id()) else { return };
        for switch in DEFINED.iter().filter(|switch| defines(block.text(), switch.name)) {
            self.read_switched(switch, from);
        }
    }

    /// Reads the library files for the classes that a user's file mentions, before that file's text.
    pub(super) fn read_named(&mut self, file: FileId) {
        for switch in &NAMED {
            let source = &self.sources[file];
            if self.sources.is_on_disk(file) && has_word(&source.text, switch.name) {
                self.read_switched(switch, file);
            }
        }
    }

    fn read_switched(&mut self, switch: &Switch, from: FileId) {
        let found = self.sources.include(switch.file, IncludeForm::Angled, from).ok();
        if let Some(file) = found.filter(|file| self.included.insert(*file)) {
            self.open(file, None, None);
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
