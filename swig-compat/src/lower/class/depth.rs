//! The depth of a class in its hierarchy. Each class has the names of all its bases and a conversion to each,
//! so the cost grows with the square of the depth.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::ClassType;
use crate::lower::types::Resolver;
use crate::syntax::{ClassSyntax, Item};
use rustc_hash::FxHashMap;

/// The largest depth of base classes: more than any hand-written class has.
const MOST: usize = 250;

/// The depths of the classes above, by their C++ names.
#[derive(Default)]
pub struct Depths(FxHashMap<String, usize>);

impl Depths {
    /// Whether a class has too many bases to be defined. The first such class is reported as an error.
    pub(super) fn is_too_deep(
        &mut self,
        (item, class): (&Item, &ClassSyntax),
        full: &str,
        resolver: &Resolver,
        diagnostics: &mut Diagnostics,
    ) -> bool {
        let depth_of = |base: &ClassType| 1 + self.0.get(base.name()).copied().unwrap_or_default();
        let bases = class.bases.iter().map(|base| resolver.resolve(&base.r#type));
        let depth = bases.map(|base| base.class().map_or(1, depth_of)).max().unwrap_or_default();
        if depth <= MOST {
            self.0.insert(full.to_owned(), depth);
            return false;
        }
        if !diagnostics.has_any(&[code::TOO_MANY_BASES]) {
            let message = format!("`{full}` has more than {MOST} bases, one above the other");
            let error = Diagnostic::error(code::TOO_MANY_BASES, item.span, message);
            diagnostics.push(error.help("derive it from a class further up"));
        }
        true
    }
}
