//! Declarations of the functions that the interface adds to classes, above the wrapper code that calls them: in SWIG's
//! wrappers these functions stand where the class does, and not where its `%extend` does.

use super::{Fragment, Place};
use crate::interface::{Block, Defined};
use crate::lex::words;
use crate::source::Span;
use crate::syntax::Section;
use std::collections::HashMap;

/// The fragments of blocks, with the declarations that code above the definitions needs.
pub(super) fn with_declarations(
    blocks: &[(&Block, Span)],
    fragment: impl Fn(&Block, Span) -> Fragment,
) -> Vec<Fragment> {
    let mut above = above(blocks);
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

/// The functions to declare above a block, by the block's index. As with SWIG, code of the other sections cannot call
/// them: it stands above all wrappers, and may be what includes the header of the class.
fn above<'b>(blocks: &[(&'b Block, Span)]) -> HashMap<usize, Vec<&'b Defined>> {
    let defined = |(index, (block, _)): (usize, &(&'b Block, Span))| Some((index, block.defines.as_ref()?));
    let all: Vec<(usize, &Defined)> = blocks.iter().enumerate().filter_map(defined).collect();
    let mut first_uses: HashMap<&str, Option<usize>> =
        all.iter().map(|(_, defined)| (defined.name.as_str(), None)).collect();
    let of_wrappers = blocks.iter().enumerate().filter(|(_, (block, _))| block.section == Section::Wrapper);
    for (index, (block, _)) in of_wrappers {
        for word in words(&block.code) {
            if let Some(first @ None) = first_uses.get_mut(word) {
                *first = Some(index);
            }
        }
    }
    let mut above: HashMap<usize, Vec<&Defined>> = HashMap::new();
    for (index, defined) in all {
        if let Some(Some(first)) = first_uses.get(defined.name.as_str())
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
    Fragment { code, place: place.clone(), is_own: false, linkage: super::Linkage::Cxx }
}
