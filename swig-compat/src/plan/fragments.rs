//! The interface's C++ code as fragments: with declarations above the code that needs them, and with the
//! texts of the source files that it includes.

use super::{Fragment, Place};
use crate::interface::{Block, ClassType, Defined};
use crate::lex::{hash_lines, words};
use crate::source::{FileId, Sources, Span, included, is_source_file};
use rustc_hash::FxHashMap;
use std::mem::take;
use std::path::Path;

// Functions that the interface adds to classes: SWIG's wrappers define them at the class, and not at its
// `%extend`, so that earlier code may call them.

/// The fragments of blocks, with the declarations that earlier code needs. `is_below` tells whether a block
/// is below a class.
pub(super) fn with_declarations(
    blocks: &[(&Block, Span)],
    is_below: impl Fn(Span, &ClassType) -> bool,
    fragment: impl Fn(&Block, Span) -> Fragment,
) -> Vec<Fragment> {
    let mut above = above(blocks, is_below);
    let mut fragments = Vec::with_capacity(blocks.len());
    for (index, (block, span)) in blocks.iter().enumerate() {
        let own = fragment(block, *span);
        for defined in above.remove(&index).unwrap_or_default() {
            fragments.push(declaration(defined, &own.place));
        }
        fragments.push(own);
    }
    fragments
}

/// The functions to declare above a block, by the block's index. As in SWIG, code before the class cannot
/// call them: it may be the code that includes the header of the class.
fn above<'b>(
    blocks: &[(&'b Block, Span)],
    is_below: impl Fn(Span, &ClassType) -> bool,
) -> FxHashMap<usize, Vec<&'b Defined>> {
    let defined = |(index, (block, _)): (usize, &(&'b Block, Span))| Some((index, block.defines.as_ref()?));
    let all: Vec<(usize, &Defined)> = blocks.iter().enumerate().filter_map(defined).collect();
    let mut first_uses: FxHashMap<&str, (&ClassType, Option<usize>)> = FxHashMap::default();
    for (_, defined) in &all {
        first_uses.insert(&defined.name, (&defined.class, None));
    }
    for (index, (block, span)) in blocks.iter().enumerate() {
        for word in words(&block.code) {
            if let Some((class, first @ None)) = first_uses.get_mut(word)
                && (!block.is_verbatim || is_below(*span, class))
            {
                *first = Some(index);
            }
        }
    }
    let mut above: FxHashMap<usize, Vec<&Defined>> = FxHashMap::default();
    for (index, defined) in all {
        if let Some((_, Some(first))) = first_uses.get(defined.name.as_str())
            && *first < index
            && blocks[*first].0.defines.as_ref().is_none_or(|other| other.name != defined.name)
        {
            above.entry(*first).or_default().push(defined);
        }
    }
    above
}

fn declaration(defined: &Defined, place: &Place) -> Fragment {
    let code = format!("{};\n", defined.declaration);
    Fragment { code, place: place.clone() }
}

// Source files, as in `#include "local.cpp"`. The shim of a large module is in several files, and all of
// them contain the code of the interface. The definitions in a source file would then exist in each of them.
// In place of the `#include`, the fragments contain the text of the source file, whose definitions the shim
// makes `inline`.

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
