//! The number of files in which the C++ of a module is compiled: `--parts`.

use super::messages::step;
use super::{Compiled, Failure};
use crate::emit::cut::{self, UnsharedCode};
use std::num::NonZero;

/// Refuses to split an interface that can only be compiled in one file, and explains why a large module is
/// one file.
pub(super) fn check(compiled: &Compiled, wanted: Option<NonZero<usize>>) -> Result<(), Failure> {
    let (plan, module) = (&compiled.plan, &compiled.plan.module);
    let by_size = cut::number_by_size(plan);
    let number = wanted.map_or(by_size, NonZero::get);
    if number == 1 {
        if by_size > 1 {
            let functions = cut::units(plan);
            let text = format_args!(
                "{module} in one file; `--parts {by_size}` is faster for its {functions} functions"
            );
            step("Compiling", text);
        }
        return Ok(());
    }
    let Some(UnsharedCode { place, code }) = cut::one_file(plan) else { return Ok(()) };
    match wanted {
        None => {
            step("Compiling", format_args!("{module} in one file, because of `{code}` ({place})"));
            Ok(())
        }
        Some(_) => Err(Failure::new(
            format!(
                "cannot compile `{module}` in {number} files: {place}: only one file can have the code `{code}`"
            ),
            "move this code to a file of its own, for `--source`, or leave `--parts` out",
        )),
    }
}
