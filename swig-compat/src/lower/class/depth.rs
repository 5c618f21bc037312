//! How many bases classes have, one above the other. Each class has the names of all its bases and a conversion to each, so
//! that a line of them twice as long takes four times as much of everything.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::ClassType;
use crate::lower::Lowering;
use crate::lower::types::Resolver;
use crate::syntax::{ClassSyntax, Item};

/// More than any class has that people wrote.
const MOST: usize = 250;

impl Lowering<'_, '_> {
    /// Whether a class has too many bases to be defined, of which the first such class is an error.
    pub(super) fn is_too_deep(&mut self, item: &Item, class: &ClassSyntax, full: &str) -> bool {
        let resolver = Resolver::new(&self.scope, &item.namespace);
        let depth_of = |base: &ClassType| 1 + self.depths.get(base.name()).copied().unwrap_or_default();
        let bases = class.bases.iter().map(|base| resolver.resolve(&base.r#type));
        let depth = bases.map(|base| base.class().map_or(1, depth_of)).max().unwrap_or_default();
        if depth <= MOST {
            self.depths.insert(full.to_owned(), depth);
            return false;
        }
        if !self.diagnostics.has_any(&[code::TOO_MANY_BASES]) {
            let message = format!("`{full}` has more than {MOST} bases, one above the other");
            let error = Diagnostic::error(code::TOO_MANY_BASES, item.span, message);
            self.diagnostics.push(error.help("derive it from a class further up"));
        }
        true
    }
}
