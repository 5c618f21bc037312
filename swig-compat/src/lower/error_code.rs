//! Status codes that C++ returns instead of throwing exceptions: `%error_code(type, success, text)`, and
//! CUDA's without a directive.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{ERROR_CODE, ErrorCode};
use crate::lower::scope::Scope;
use crate::lower::target::{Named, Target};
use crate::syntax::{FeatureDirective, TypeSyntax};

/// The feature that `%error_code` sets: its value is the text; its attributes are the type and the success
/// value.
pub const FEATURE: &str = "quaff:error_code";

/// The names of CUDA's status type.
const CUDA: [&str; 2] = ["cudaError_t", "cudaError"];

/// The `%error_code`s in the order of the text.
#[derive(Default)]
pub struct ErrorCodes<'s> {
    rules: Vec<ErrorCodeRule<'s>>,
}

struct ErrorCodeRule<'s> {
    /// The type as functions spell it, or with the scopes around the function; `None` for any result of the
    /// target.
    r#type: Option<String>,
    /// The meaning of the status; `None` if it is an ordinary result.
    code: Option<ErrorCode>,
    target: Target<'s>,
}

impl<'s> ErrorCodes<'s> {
    /// Adds one rule.
    ///
    /// # Errors
    /// The rule names neither a type nor a function.
    pub fn add(&mut self, feature: &FeatureDirective, target: Target<'s>) -> Result<(), Diagnostic> {
        let attribute = |name: &str| {
            let found = feature.attributes.iter().find(|(key, _)| key == name);
            found.map(|(_, value)| value.trim().to_owned()).filter(|value| !value.is_empty())
        };
        let r#type = attribute("type");
        if r#type.is_none() && target.syntax.is_none() {
            let message = "`quaff:error_code` needs a type or a function";
            let error = Diagnostic::error(code::MALFORMED_FEATURE, target.item.span, message);
            return Err(error.help("write it as in `%error_code(lib_status, LIB_OK, lib_text($1))`"));
        }
        let text = feature.value.split("$1").collect::<Vec<_>>().join(ERROR_CODE);
        let success = attribute("success").unwrap_or_else(|| "0".to_owned());
        let code = (!text.is_empty()).then_some(ErrorCode::Of { success, text });
        self.rules.push(ErrorCodeRule { r#type, code, target });
        Ok(())
    }

    /// The meaning of the status that a function returns; `None` if its result is not a status.
    pub fn of(&self, returns: &TypeSyntax, named: &Named, scope: &Scope) -> Option<ErrorCode> {
        let spelled = returns.to_string();
        let spelled = spelled.trim_start_matches("::");
        // The scopes around the function, which its declaration may leave out.
        let scopes = named.full.match_indices("::").map(|(end, _)| &named.full[..end]);
        let mut names: Vec<String> = scopes.map(|scope| format!("{scope}::{spelled}")).collect();
        names.push(spelled.to_owned());
        let is_called = |name: &str| names.iter().any(|full| full == name.trim_start_matches("::"));
        let fits = |rule: &&ErrorCodeRule| rule.r#type.as_deref().is_none_or(is_called);
        let specificity = |rule: &ErrorCodeRule<'s>| rule.target.specificity(named, scope);
        let rules = self.rules.iter().filter(fits).filter_map(|rule| Some((specificity(rule)?, rule)));
        match rules.max_by_key(|(specificity, _)| *specificity) {
            Some((_, rule)) => rule.code.clone(),
            None => CUDA.iter().any(|name| is_called(name)).then_some(ErrorCode::Cuda),
        }
    }
}
