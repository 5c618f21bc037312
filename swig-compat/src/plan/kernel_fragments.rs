//! Selects the code of `%{ %}` with which the kernels are compiled: the `#include`s of the headers that
//! declare the reduction classes or the elementwise functions, and the macros and conditions that may change
//! these headers.
//!
//! NVRTC has few of the standard headers: a `<string>` for another function would leave all reductions
//! without kernels. But if a class is declared or named between `%{` and `%}`, or in a header that is not
//! included there or not read by the interface, all of the code may be needed, and is used.

use super::{Fragment, Place};
use crate::interface::{FullName, Interface, REDUCTION};
use crate::lex::{HashLines, Token, TokenKind, hash_lines};
use crate::source::{SourceFile, Sources, Span};
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Component, Path, PathBuf};

/// The C++ name of a function or class that kernels use, with the places of its declarations, if they are
/// known.
type KernelUse<'i> = (&'i str, Option<&'i [Span]>);

/// The fragments for the reductions, selected from all fragments.
pub(super) fn of_reductions(
    interface: &Interface,
    sources: &Sources,
    fragments: &[Fragment],
) -> Vec<Fragment> {
    let classes = interface.functions().filter_map(|function| function.features.get(REDUCTION));
    let declared = |class| interface.reduction_classes.get(class).map(Vec::as_slice);
    needed(classes.map(|class| (class.as_str(), declared(class))), sources, fragments)
}

/// The fragments for the elementwise functions.
pub(super) fn of_elementwise(
    interface: &Interface,
    sources: &Sources,
    fragments: &[Fragment],
) -> Vec<Fragment> {
    let functions = interface.functions().filter(|function| function.elements.is_some());
    let run = functions
        .map(|function| (function.qualified.as_str(), Some(std::slice::from_ref(&function.declared))));
    needed(run, sources, fragments)
        .iter()
        .flat_map(|fragment| FragmentLines::read(fragment).by_header())
        .collect()
}

/// The header that a fragment includes, if it contains nothing else, so that kernels can be compiled without
/// it.
pub(crate) fn header(fragment: &Fragment) -> Option<&str> {
    let line = fragment.code.trim().strip_prefix('#').filter(|line| !line.contains('\n'))?;
    included(line.trim_start())
}

fn needed<'i>(
    run: impl Iterator<Item = KernelUse<'i>>,
    sources: &Sources,
    fragments: &[Fragment],
) -> Vec<Fragment> {
    let mut run = run.peekable();
    if run.peek().is_none() {
        return Vec::new();
    }
    let blocks: Vec<FragmentLines> = fragments.iter().map(FragmentLines::read).collect();
    match headers(run, sources, &blocks) {
        Some(headers) => blocks.iter().flat_map(|block| block.needed(&headers)).collect(),
        None => fragments.to_vec(),
    }
}

/// The header for a file that declares classes: the shipped interface `quaff/reductions.i` contains the
/// declarations of `quaff/reductions.hpp`.
fn header_of(file: &SourceFile) -> PathBuf {
    let path = PathBuf::from(&file.name);
    match file.is_shipped() {
        true => path.with_extension("hpp"),
        false => path,
    }
}

/// The headers that declare the functions and classes; `None` if the includes in the blocks may be
/// incomplete.
fn headers<'i>(
    run: impl Iterator<Item = KernelUse<'i>>,
    sources: &Sources,
    blocks: &[FragmentLines],
) -> Option<BTreeSet<PathBuf>> {
    let mut headers = BTreeSet::new();
    for (name, declared) in run {
        if blocks.iter().any(|block| block.names(name)) {
            return None;
        }
        let files = declared?.iter().map(|declared| &sources[declared.file]);
        headers.extend(files.map(header_of));
    }
    let is_included = |header: &PathBuf| blocks.iter().any(|block| block.includes(header));
    headers.iter().all(is_included).then_some(headers)
}

/// A fragment split into lines.
struct FragmentLines<'f> {
    fragment: &'f Fragment,
    lines: Vec<Range<usize>>,
    others: Vec<Token>,
}

impl FragmentLines<'_> {
    fn read(fragment: &Fragment) -> FragmentLines<'_> {
        let HashLines { lines, others } = hash_lines(&fragment.code, fragment.place.span.file);
        FragmentLines { fragment, lines, others }
    }

    /// Whether the fragment's C++ contains the name of a class or function, which it may declare or
    /// specialize.
    fn names(&self, name: &str) -> bool {
        let name = FullName::of(name.trim()).unqualified();
        self.others.iter().any(|token| token.kind == TokenKind::Identifier && &*token.text == name)
    }

    fn includes(&self, header: &Path) -> bool {
        self.lines.iter().any(|line| included(self.text(line)).is_some_and(|name| is_spelled(header, name)))
    }

    /// The text of a line after the `#`.
    fn text(&self, line: &Range<usize>) -> &str {
        self.fragment.code[line.start + 1..line.end].trim_start()
    }

    /// The lines that the kernels need.
    fn needed(&self, headers: &BTreeSet<PathBuf>) -> Vec<Fragment> {
        self.cut(|line| is_needed(line, headers), |_| false)
    }

    /// The preprocessor lines as fragments, each `#include` separately.
    fn by_header(&self) -> Vec<Fragment> {
        match self.others.is_empty() {
            true => self.cut(|_| true, |line| included(line).is_some()),
            false => vec![self.fragment.clone()],
        }
    }

    /// Selects lines as fragments. Adjacent lines form one fragment, except for those that must be alone.
    fn cut(&self, is_taken: impl Fn(&str) -> bool, is_alone: impl Fn(&str) -> bool) -> Vec<Fragment> {
        let Fragment { code, place, .. } = self.fragment;
        let mut parts: Vec<Range<usize>> = Vec::new();
        let mut was_alone = false;
        for line in self.lines.iter().filter(|line| is_taken(self.text(line))) {
            let stays_apart = is_alone(self.text(line)) || was_alone;
            was_alone = is_alone(self.text(line));
            let follows = |last: &&mut Range<usize>| code[last.end..line.start].trim().is_empty();
            match parts.last_mut().filter(|last| !stays_apart && follows(last)) {
                Some(last) => last.end = line.end,
                None => parts.push(line.clone()),
            }
        }
        let part = |part: Range<usize>| Fragment {
            place: Place { line: place.line + code[..part.start].matches('\n').count(), ..place.clone() },
            code: code[part].to_owned(),
        };
        parts.into_iter().map(part).collect()
    }
}

/// The path in an include line: `example/sum.hpp` of `include "example/sum.hpp"`.
fn included(line: &str) -> Option<&str> {
    let file = line.strip_prefix("include")?.trim_start();
    let quoted = file.strip_prefix('"').and_then(|name| name.split_once('"'));
    let (name, _) = quoted.or_else(|| file.strip_prefix('<')?.split_once('>'))?;
    Some(name)
}

/// Whether an include may refer to the header. Both are relative paths; the header's is the longer one.
fn is_spelled(header: &Path, name: &str) -> bool {
    let names = Path::new(name).components().filter(|part| matches!(part, Component::Normal(_)));
    header.ends_with(names.collect::<PathBuf>())
}

/// Whether the kernels need a line. An `#error` may concern code that is left out, and an `#include` of a
/// macro may refer to any file; both are dropped.
fn is_needed(line: &str, headers: &BTreeSet<PathBuf>) -> bool {
    match included(line) {
        Some(name) => headers.iter().any(|header| is_spelled(header, name)),
        None => !["include", "error", "warning"].iter().any(|word| line.starts_with(word)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_is_told_by_as_much_of_its_path_as_is_spelled() {
        let spelled = |name| is_spelled(Path::new("../cpp/include/stats/sum.hpp"), name);
        for name in ["sum.hpp", "stats/sum.hpp", "./sum.hpp", "../include/stats/sum.hpp"] {
            assert!(spelled(name), "{name}");
        }
        for name in ["um.hpp", "other/sum.hpp", "sum.hpp/sum.hpp"] {
            assert!(!spelled(name), "{name}");
        }
    }

    #[test]
    fn includes_are_read_in_every_spelling() {
        assert_eq!(included("include \"a/b.hpp\" // c"), Some("a/b.hpp"));
        assert_eq!(included("include<a/b.hpp>"), Some("a/b.hpp"));
        assert_eq!(included("include HEADER"), None);
        assert_eq!(included("pragma once"), None);
    }
}
