//! The warning about constructors that convert no arguments, although `%implicitconv` names them.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{Class, Function, IMPLICIT, is_set};

/// The warning about a constructor of `class` whose object code of the interface makes for Python: C++ cannot
/// call it for the argument of another function.
pub(super) fn converts_nothing(function: &Function, class: &Class) -> Option<Diagnostic> {
    let is_left_out =
        is_set(&class.features, IMPLICIT) && function.is_made_by_code() && function.converts_arguments();
    is_left_out.then(|| {
        let message = format!(
            "`{}` converts no arguments of functions: a typemap with code makes its object or runs behind it",
            function.qualified
        );
        Diagnostic::warning(code::SKIPPED, function.span, message)
            .help("remove the typemap, or remove `%implicitconv` and pass objects of the class")
    })
}
