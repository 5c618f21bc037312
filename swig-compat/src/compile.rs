//! The whole pipeline, from an interface file to files in memory, and its front end, from an interface file
//! to its [`Interface`].

use crate::check::check;
use crate::diagnostic::Diagnostics;
use crate::interface::Interface;
use crate::lower::lower;
use crate::parse::parse;
use crate::plan::{Plan, plan};
use crate::preprocess::{Define, preprocess};
use crate::source::{FileId, Sources};
use crate::syntax::Syntax;

/// The plan for an interface; `None` if there are errors, so that nothing is written.
pub fn compile(
    sources: &mut Sources,
    main: FileId,
    defines: &[Define],
    diagnostics: &mut Diagnostics,
) -> Option<Plan> {
    let interface = checked(sources, main, defines, diagnostics)?;
    Some(plan(&interface, main, sources))
}

/// The checked interface; `None` if there are errors.
pub fn checked(
    sources: &mut Sources,
    main: FileId,
    defines: &[Define],
    diagnostics: &mut Diagnostics,
) -> Option<Interface> {
    let interface = read(sources, main, defines, diagnostics);
    check(&interface, diagnostics);
    (!diagnostics.has_errors()).then_some(interface)
}

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
    interface.read_included(sources);
    // Warnings about another module were reported to its author.
    diagnostics.drop_warnings(|warning| sources.is_imported(warning.span));
    interface
}
