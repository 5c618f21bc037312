//! What C++ gets in each parameter that a rule takes, and which types a parameter of that kind can have.

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
    /// Its extent along an axis.
    Extent(u8),
    /// Its stride along an axis, in elements.
    Stride(u8),
    /// The stream of the call.
    Stream,
}

impl Role {
    /// Sees that a parameter of an `%apply` can have this role.
    ///
    /// # Errors
    /// Its type is wrong.
    pub fn check(self, parameter: &ParameterSyntax, resolver: Resolver) -> Result<(), Diagnostic> {
        if self.can_be(&resolver.resolve(&parameter.r#type)) {
            return Ok(());
        }
        let (wanted, help) = match self {
            Role::Data => (
                "a pointer to numbers",
                "write exact types, without template parameters: a rule for `T*` fits nothing",
            ),
            Role::Size | Role::Extent(_) | Role::Stride(_) => {
                ("an integer", "the length is of an integer type, such as `int` or `std::size_t`")
            }
            Role::Stream => {
                ("a stream", "name the parameter that takes the stream: `%device_stream(stream)`")
            }
        };
        let message = format!("`{}` is not {wanted}", parameter.r#type);
        Err(Diagnostic::error(code::TYPEMAP_TARGET, parameter.span, message).help(help))
    }

    /// Whether a parameter of this type can have the role.
    pub fn can_be(self, r#type: &Resolved) -> bool {
        match self {
            Role::Data => element(r#type).is_some(),
            Role::Size | Role::Extent(_) | Role::Stride(_) => {
                matches!(r#type.scalar(), Some(Scalar::Integer(_)))
            }
            // CUDA's two names for it are one type.
            Role::Stream => r#type.is_stream(),
        }
    }
}

/// The type of the elements that a pointer points to.
pub fn element(pointer: &Resolved) -> Option<Resolved> {
    let pointee = pointer.pointee().map(Resolved::without_const)?;
    pointee.scalar().map(|_| pointee.clone())
}
