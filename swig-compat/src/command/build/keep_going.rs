//! `--keep-going`: the module without the declarations that C++ refuses.

use super::super::compiler::trial::{ErrorLimit, Trial, TrialScope};
use super::super::{Compiled, Failure};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::emit::BuildOptions;
use crate::interface::FunctionKey;
use crate::source::Span;
use rustc_hash::FxHashMap;

/// A declaration that is left out.
struct Refused {
    target: String,
    span: Span,
    reason: String,
}

/// Leaves out functions that do not compile until the rest compiles. Leaving out a function may break code
/// that calls it, so several rounds may be needed.
pub(super) fn leave_out_refused(compiled: &mut Compiled, options: &BuildOptions) -> Result<(), Failure> {
    let mut refused: FxHashMap<FunctionKey, Refused> = FxHashMap::default();
    loop {
        let trial = Trial::new(compiled, options)?;
        let outcome = trial.run(TrialScope::Whole, ErrorLimit::All, compiled)?;
        if outcome.is_clean() {
            break;
        }
        let before = refused.len();
        for (row, reason) in outcome.refused(&trial, compiled) {
            let (target, span) = (row.target.clone(), row.place.span);
            refused.entry(row.function.clone()).or_insert(Refused { target, span, reason });
        }
        if refused.len() == before {
            outcome.report(&trial, compiled);
            return Err(Failure::new(
                "the C++ compiler reported errors that no declaration can be left out for",
                "its messages are above; nothing was written",
            ));
        }
        let reasons =
            refused.iter().map(|(key, each)| (key.clone(), format!("C++ refuses it: {}", each.reason)));
        compiled.leave_out(&reasons.collect());
    }
    tell(refused.into_values().collect(), compiled);
    Ok(())
}

/// Prints the functions that were left out, in the order of the interface.
fn tell(mut refused: Vec<Refused>, compiled: &Compiled) {
    refused.sort_by_key(|each| each.span);
    let warnings: Vec<Diagnostic> = (refused.iter())
        .map(|Refused { target, span, reason }| {
            let message = format!("`{target}` is left out, because C++ refuses it");
            Diagnostic::warning(code::CPP_ERROR, *span, message).label(reason)
        })
        .collect();
    compiled.print_briefly(&warnings);
}
