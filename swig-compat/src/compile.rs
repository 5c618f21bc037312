//! The whole pipeline: from an interface file to files in memory.

use crate::check::check;
use crate::diagnostic::Diagnostics;
use crate::interface::Interface;
use crate::plan::{Plan, plan};
use crate::preprocess::Define;
use crate::read::read;
use crate::source::{FileId, Sources};

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
