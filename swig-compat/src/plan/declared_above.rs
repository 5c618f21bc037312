//! Declarations of functions that the interface adds to classes, above the code that calls them: SWIG's
//! wrappers define such functions at the class, and not at its `%extend`.

use super::{Fragment, Place};
use crate::interface::{Block, ClassType, Defined};
use crate::lex::words;
use crate::source::Span;
use rustc_hash::FxHashMap;

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
