//! The Python for which a module is built if its code goes beyond the stable ABI.

use super::build::free_threaded::FreeThreaded;
use super::compiled::{PythonApi, reasons};
use super::compiler::trial::{ErrorLimit, Trial, TrialScope};
use super::messages::step;
use super::{Compiled, Failure};
use crate::emit::BuildOptions;
use crate::plan::BeyondStableAbi;
use crate::script::run;
use serde_json::json;
use std::process::Command;

/// The suffix of the file name of a module for every Python from 3.11 on.
const STABLE: &str = ".abi3.so";

/// The Pythons that can load the module.
pub(super) struct Loading {
    /// The suffix of the extension module's file name.
    pub suffix: String,
}

/// Determines the Pythons that can load the module, and prints why it may be only one. `free_threaded` is the
/// Python without the GIL for which the module is built, if any.
pub(super) fn loading(compiled: &Compiled, free_threaded: Option<&FreeThreaded>) -> Result<Loading, Failure> {
    if let Some(python) = free_threaded {
        tell(compiled, &python.version(), "CPython without the GIL has no stable ABI");
        return Ok(Loading { suffix: python.suffix.clone() });
    }
    let Some(reasons) = why(compiled) else { return Ok(Loading { suffix: STABLE.to_owned() }) };
    let (version, suffix) = python().ok_or_else(|| {
        Failure::new(
            format!("Python's headers were not found, and the module needs them: {reasons}"),
            "install them, for example with `apt install python3-dev`, or set `QUAFF_PYTHON` to a Python that has them",
        )
    })?;
    tell(compiled, &version, &reasons);
    Ok(Loading { suffix })
}

/// Prints for which single version of Python the module is, and why.
fn tell(compiled: &Compiled, version: &str, reasons: &str) {
    match compiled.messages.is_for_programs() {
        true => {
            let mut object = object(compiled);
            object["stable_abi"] = false.into();
            compiled.messages.object(&object);
        }
        false => step("Python", format_args!("{version} only: {reasons}")),
    }
}

/// A paragraph that says that the module is for one version of Python, and which lines of the interface
/// require it.
pub(super) fn paragraph(compiled: &Compiled) -> Option<String> {
    let reasons = why(compiled)?;
    Some(format!("for one version of Python, and not for all from 3.11 on: {reasons}\n"))
}

/// The reason why the module is for only one version of Python, if it is.
fn why(compiled: &Compiled) -> Option<String> {
    let plan = &compiled.plan;
    plan.needs_all_of_python.then(|| match plan.beyond_stable_abi.as_slice() {
        [] => "as `--python-api full` says".to_owned(),
        beyond => reasons(beyond),
    })
}

/// The kind of module and the lines of the interface that require it, as a JSON object.
pub(super) fn object(compiled: &Compiled) -> serde_json::Value {
    let reason = |BeyondStableAbi { file, line, what }: &BeyondStableAbi| json!({ "file": file, "line": line, "what": what });
    let reasons: Vec<_> = compiled.plan.beyond_stable_abi.iter().map(reason).collect();
    json!({ "kind": "python", "stable_abi": !compiled.plan.needs_all_of_python, "reasons": reasons })
}

/// Whether code that quaff does not read, such as code in headers, goes beyond the stable ABI, so that the
/// module compiles only with the full C API of Python. In this case later compilations use the full C API.
///
/// `errors` are the file, line and message of each error in a trial with the stable ABI.
pub(super) fn compiles_only_with_all(
    compiled: &mut Compiled,
    options: &BuildOptions,
    errors: Vec<(String, usize, String)>,
) -> Result<bool, Failure> {
    let may_be_of_python = |(_, _, fact): &(String, usize, String)| {
        ["Py", "_typeobject", "_object"].iter().any(|name| fact.contains(name))
    };
    let is_decided = compiled.plan.needs_all_of_python || compiled.python_api.is_some();
    if !compiled.plan.uses.python || is_decided || !errors.iter().all(may_be_of_python) {
        return Ok(false);
    }
    compiled.plan.needs_all_of_python = true;
    let is_clean =
        Trial::new(compiled, options)?.run(TrialScope::Whole, ErrorLimit::Screen, compiled)?.is_clean();
    compiled.plan.needs_all_of_python = is_clean;
    if is_clean {
        compiled.python_api = Some(PythonApi::Full);
        let beyond = errors.into_iter().map(|(file, line, fact)| {
            // For example `'PyUnicode_KIND' was not declared in this scope`.
            let what = fact.split('\'').nth(1).map(str::to_owned).unwrap_or(fact);
            BeyondStableAbi { file, line, what }
        });
        compiled.plan.beyond_stable_abi = beyond.collect();
    }
    Ok(is_clean)
}

/// Whether the code of a failed build compiles only with all of Python's C API, as in
/// [`compiles_only_with_all`].
pub(super) fn compiles_only_with_all_after(
    compiled: &mut Compiled,
    options: &BuildOptions,
) -> Result<bool, Failure> {
    if !compiled.plan.uses.python || compiled.plan.needs_all_of_python {
        return Ok(false);
    }
    let trial = Trial::new(compiled, options)?;
    let outcome = trial.run(TrialScope::Whole, ErrorLimit::Screen, compiled)?;
    let errors = outcome.places(&trial, compiled);
    Ok(!outcome.is_clean() && compiles_only_with_all(compiled, options, errors)?)
}

/// The version of the Python whose headers are used, and the suffix of its extension modules.
fn python() -> Option<(String, String)> {
    let (python, _) = run::find_python()?;
    let program = "import sys, sysconfig; \
                   print('%d.%d' % sys.version_info[:2], sysconfig.get_config_var('EXT_SUFFIX'))";
    let output = Command::new(python).args(["-c", program]).output().ok()?;
    let output = String::from_utf8(output.stdout).ok()?;
    let (version, suffix) = output.trim().split_once(' ')?;
    Some((version.to_owned(), suffix.to_owned()))
}
