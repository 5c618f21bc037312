//! `quaff explain`: explains a diagnostic, with a wrong interface and the right one.

use super::Failure;
use crate::code::{explanation, explanations};
use clap::Args;

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Explain {
    /// The diagnostic's code, such as Q044; without one, all codes are listed
    code: Option<String>,
}

impl Explain {
    pub(super) fn run(self) -> Result<(), Failure> {
        let Some(code) = self.code else {
            for explanation in explanations() {
                anstream::println!("{}  {}", explanation.code, explanation.title());
            }
            return Ok(());
        };
        let unknown = || {
            Failure::new(
                format!("no diagnostic has the code `{code}`"),
                "`quaff explain` without a code lists all of them",
            )
        };
        let found = explanation(&code).ok_or_else(unknown)?;
        anstream::print!("{}", found.text);
        Ok(())
    }
}
