//! C++ compilers: how they are called for a module, and how their messages are read.
//!
//! `fault` reads errors from a compiler's output, `blame` finds the declarations of the interface that lead
//! to them, and `findings` reports each cause once. `trial` runs the compiler only to find errors.

pub(super) mod blame;
pub(super) mod fault;
pub(super) mod findings;
mod remedy;
pub(super) mod trial;

use super::{Compiled, Failure, target_python};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::emit::BuildOptions;
use crate::interface::{Action, FunctionKey};
use crate::plan::Row;
use rustc_hash::FxHashMap;
use trial::{ErrorLimit, Outcome, Trial, TrialScope};

/// Checks the C++ of a module with the compiler, and reports the errors. True if there are none. Python's
/// `__copy__`, which the interface does not ask for, is left out of classes that C++ cannot copy.
pub(super) fn finds_no_error(
    extent: TrialScope,
    compiled: &mut Compiled,
    options: &BuildOptions,
) -> Result<bool, Failure> {
    loop {
        let trial = Trial::new(compiled, options)?;
        let outcome = trial.run(extent, ErrorLimit::Screen, compiled)?;
        let copies = refused_copies(&outcome, &trial, compiled);
        if !copies.is_empty() {
            compiled.leave_out(&copies);
            continue;
        }
        let errors = outcome.places(&trial, compiled);
        let is_clean =
            outcome.is_clean() || target_python::compiles_only_with_all(compiled, options, errors)?;
        if !is_clean {
            outcome.report(&trial, compiled);
        }
        return Ok(is_clean);
    }
}

/// Leaves out the copies that C++ refuses, with a warning for each, after a build that ended with the
/// compiler's errors. True if there are any. Only a trial finds them, because clang does not name the
/// function of a copy.
pub(super) fn leaves_out_copies(compiled: &mut Compiled, options: &BuildOptions) -> Result<bool, Failure> {
    let is_copy = |row: &Row| row.action == Action::Copy;
    let mut warnings = Vec::new();
    while compiled.plan.rows().any(is_copy) {
        let trial = Trial::new(compiled, options)?;
        let outcome = trial.run(TrialScope::Whole, ErrorLimit::Screen, compiled)?;
        let copies = refused_copies(&outcome, &trial, compiled);
        if copies.is_empty() {
            break;
        }
        let rows = compiled.plan.rows().filter(|row| is_copy(row) && copies.contains_key(&row.function));
        warnings.extend(rows.map(|row| {
            let message = format!("`{}` is left out", row.target);
            Diagnostic::warning(code::CPP_ERROR, row.place.span, message).label("C++ cannot copy the class")
        }));
        compiled.leave_out(&copies);
    }
    compiled.print_briefly(&warnings);
    Ok(!warnings.is_empty())
}

/// The copies that do not compile, each with the reason. No trait reports them: `std::is_copy_constructible`
/// holds for a class with a member whose own copy constructor does not compile, such as a vector of
/// `std::unique_ptr`s.
fn refused_copies(outcome: &Outcome, trial: &Trial, compiled: &Compiled) -> FxHashMap<FunctionKey, String> {
    let refused = outcome.refused(trial, compiled).into_iter();
    let copies = refused.filter(|(row, _)| row.action == Action::Copy);
    copies.map(|(row, _)| (row.function.clone(), "C++ cannot copy the class".to_owned())).collect()
}
