//! C++ compilers: how they are called for a module, and how their messages are read.
//!
//! `words` reads errors from a compiler's output, `blame` finds the declarations of the interface that lead
//! to them, and `findings` reports each cause once. `trial` runs the compiler only to find errors.

pub(super) mod arguments;
pub(super) mod blame;
pub(super) mod findings;
mod remedy;
pub(super) mod trial;
pub(super) mod words;

use super::{Compiled, Failure, target_python};
use crate::emit::BuildOptions;
use trial::{ErrorLimit, Trial, TrialScope};

/// Checks the C++ of a module with the compiler, and reports the errors. True if there are none.
pub(super) fn finds_no_error(
    extent: TrialScope,
    compiled: &mut Compiled,
    options: &BuildOptions,
) -> Result<bool, Failure> {
    let trial = Trial::new(compiled, options)?;
    let outcome = trial.run(extent, ErrorLimit::Screen, compiled)?;
    let errors = outcome.places(&trial, compiled);
    let is_clean = outcome.is_clean() || target_python::compiles_only_with_all(compiled, options, errors)?;
    if !is_clean {
        outcome.report(&trial, compiled);
    }
    Ok(is_clean)
}
