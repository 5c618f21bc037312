//! What C++ gets in each parameter that a typemap takes, and which types a parameter of that kind can have.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::Scalar;
use crate::lower::types::{Resolved, Resolver};
use crate::syntax::ParameterSyntax;

/// What C++ gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// The array's address.
    Data,
    /// The number of its elements.
    Size,
    /// The stream of the call.
    Stream,
}

impl Role {
    /// Sees that a parameter of an `%apply` can have this role.
    ///
    /// # Errors
    /// Its type is wrong.
    pub fn check(self, parameter: &ParameterSyntax, resolver: Resolver) -> Result<(), Diagnostic> {
        let resolved = resolver.resolve(&parameter.r#type);
        match self {
            Role::Data if element(&resolved).is_none() => Err(wrong(parameter, "a pointer to numbers")
                .help("write exact types, without template parameters: a rule for `T*` fits nothing")),
            Role::Size if !matches!(resolved.scalar(), Some(Scalar::Integer(_))) => {
                Err(wrong(parameter, "an integer")
                    .help("the length is of an integer type, such as `int` or `std::size_t`"))
            }
            Role::Data | Role::Size | Role::Stream => Ok(()),
        }
    }

    /// Whether a parameter of type `given` is what a rule for the type `wanted` is for.
    pub fn fits(self, wanted: &Resolved, given: &Resolved) -> bool {
        match self {
            Role::Data | Role::Size => wanted == given,
            // CUDA's two names for it are one type.
            Role::Stream => given.is_stream(),
        }
    }
}

/// The type of the elements that a pointer points to.
pub fn element(pointer: &Resolved) -> Option<Resolved> {
    let pointee = pointer.pointee().map(Resolved::without_const)?;
    pointee.scalar().map(|_| pointee.clone())
}

fn wrong(parameter: &ParameterSyntax, wanted: &str) -> Diagnostic {
    let message = format!("`{}` is not {wanted}", parameter.r#type);
    Diagnostic::error(code::TYPEMAP_TARGET, parameter.span, message)
}
