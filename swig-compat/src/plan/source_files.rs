//! Code fragments with the texts of the source files that they include, as in `#include "local.cpp"`.
//!
//! The shim of a large module is in several files, and all of them contain the code of the interface. The
//! definitions in a source file would then exist in each of them. In place of the `#include`, the fragments
//! contain the text of the source file, whose definitions the shim makes `inline`.

use super::{Fragment, Place};
use crate::lex::hash_lines;
use crate::source::{FileId, Sources, Span, included, is_source_file};
use std::mem::take;
use std::path::Path;

/// The parts of each fragment: its own code, and the texts of the source files that it includes.
pub(super) fn written_out(fragments: &[Fragment], sources: &Sources) -> Vec<Vec<Fragment>> {
    let parts = |fragment| {
        let mut writer = SourceFiles { sources, open: Vec::new(), parts: Vec::new() };
        writer.add(fragment, Path::new(""));
        writer.parts
    };
    fragments.iter().map(parts).collect()
}

struct SourceFiles<'s> {
    sources: &'s Sources,
    /// The source files around the current one.
    open: Vec<FileId>,
    parts: Vec<Fragment>,
}

impl SourceFiles<'_> {
    /// Adds a fragment. `folder` is the folder of its file in the name by which the file was included: the
    /// compiler finds headers beside the file by this folder.
    fn add(&mut self, fragment: &Fragment, folder: &Path) {
        let (code, file) = (&fragment.code, fragment.place.span.file);
        let (mut text, mut start, mut at) = (String::new(), 0, 0);
        for line in hash_lines(code, file).lines {
            let Some((name, _)) = included(&code[line.clone()]).next() else { continue };
            if let Some(found) = self.source_file(name, file) {
                text += &code[at..line.start];
                self.push(take(&mut text), fragment, start);
                self.open.push(found);
                let inner = folder.join(name);
                self.add(&self.whole(found), inner.parent().unwrap_or(folder));
                self.open.pop();
                (start, at) = (line.end, line.end);
            } else if folder != Path::new("") && self.sources.has_beside(file, name) {
                text += &code[at..line.start];
                text += &format!("#include \"{}\"", folder.join(name).display());
                at = line.end;
            }
        }
        self.push(text + &code[at..], fragment, start);
    }

    /// The source file that code in a file includes by this name, unless the file is inside of it.
    fn source_file(&self, name: &str, from: FileId) -> Option<FileId> {
        let is_source = is_source_file(name);
        let found = is_source.then(|| self.sources.read_before(name, from)).flatten();
        found.filter(|found| !self.open.contains(found))
    }

    /// The text of a file.
    fn whole(&self, file: FileId) -> Fragment {
        let source = &self.sources[file];
        let span = Span { file, start: 0, end: source.text.len() as u32 };
        Fragment { code: source.text.to_string(), place: Place { file: source.name.clone(), line: 1, span } }
    }

    /// Adds the part of a fragment that begins at the offset `start`.
    fn push(&mut self, text: String, fragment: &Fragment, start: usize) {
        if !text.trim().is_empty() {
            let line = fragment.place.line + fragment.code[..start].matches('\n').count();
            let place = Place { line, ..fragment.place.clone() };
            self.parts.push(Fragment { code: text, place });
        }
    }
}
