//! A test for each case below `tests/`, named after the case: `cargo test -p quaff-swig --test cases
//! module_is_missing` runs one.

mod case_file;
mod declarations;
mod diagnostics;
mod emitted;
mod expected;
mod explanations;
mod for_cxx;
mod interfaces;
mod json;
mod preprocess;
mod reference;

use libtest_mimic::{Arguments, Trial};
use std::process::ExitCode;

fn main() -> ExitCode {
    let tests: Vec<Trial> = [
        case_file::tests("preprocess", preprocess::run),
        case_file::tests("interfaces", interfaces::run),
        case_file::tests("diagnostics", diagnostics::run),
        case_file::tests("json", json::run),
        declarations::tests(),
        explanations::tests(),
        reference::tests(),
        emitted::tests(),
        for_cxx::tests(),
    ]
    .into_iter()
    .flatten()
    .collect();
    libtest_mimic::run(&Arguments::from_args(), tests).exit_code()
}
