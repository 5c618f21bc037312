//! The front end of the compiler: from an interface file to its [`Interface`].

use crate::diagnostic::Diagnostics;
use crate::interface::Interface;
use crate::lower::lower;
use crate::parse::parse;
use crate::preprocess::{Define, preprocess};
use crate::source::{FileId, Sources};
use crate::syntax::Syntax;

/// Reads `main` and all files that it includes. The result is valid only if `diagnostics` has no errors.
pub fn read(
    sources: &mut Sources,
    main: FileId,
    defines: &[Define],
    diagnostics: &mut Diagnostics,
) -> Interface {
    let tokens = preprocess(sources, main, defines, diagnostics);
    let module = sources.module().map(str::to_owned);
    let followed = sources.followed();
    let syntax = Syntax { is_c: sources.is_c(), module, followed, ..parse(&tokens, diagnostics) };
    let mut interface = lower(&syntax, main, diagnostics);
    interface.find_declared_here(|declared| !sources[declared.file].is_shipped());
    interface.add_code_of_library(|declared| sources[declared.file].is_shipped());
    interface.read_headers(sources);
    // Warnings about another module were reported to its author.
    diagnostics.drop_warnings(|warning| sources.is_imported(warning.span));
    interface
}
