//! The roles of parameters in a rule: the argument that C++ gets for each role, and the types that a
//! parameter with this role can have.

use super::table::Form;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{FunctionTy, Scalar, Ty};
use crate::lower::types::Resolver;
use crate::syntax::ParameterSyntax;

/// The meaning of a parameter for C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// The array's address.
    Data,
    /// The number of the array's elements.
    Size,
    /// The array's extent along an axis.
    Extent(u8),
    /// The array's stride along an axis, in elements.
    Stride(u8),
    /// The stream of the call.
    Stream,
    /// A pointer to a function, through which C++ calls the caller's callable.
    Function,
    /// The user data, through which that function finds the callable.
    UserData,
}

impl Role {
    /// Checks that a parameter in an `%apply` can have this role.
    ///
    /// # Errors
    /// The parameter has another type.
    pub fn check(
        self,
        form: Form,
        parameter: &ParameterSyntax,
        resolver: Resolver,
    ) -> Result<(), Diagnostic> {
        let r#type = resolver.resolve(&parameter.r#type);
        let is_array = (self, form) != (Role::Data, Form::Fixed) || parameter.length().is_some();
        if is_array && self.can_be(form, &r#type) {
            return Ok(());
        }
        let (wanted, help) = match self {
            Role::Data if form == Form::Fixed => {
                ("an array of numbers", "specify the number of elements: `double values[3]`")
            }
            Role::Data if form != Form::Pointer => {
                ("a pointer to a pointer to numbers", "the typemap is for `T**`")
            }
            Role::Size | Role::Extent(_) if form == Form::View => {
                ("a pointer to an integer", "C++ writes the extents of a view")
            }
            Role::Data => (
                "a pointer to numbers",
                "write exact types, without template parameters: a rule for `T*` matches nothing",
            ),
            Role::Size | Role::Extent(_) | Role::Stride(_) => {
                ("an integer", "the length must have an integer type, such as `int` or `std::size_t`")
            }
            Role::Function => (
                "a pointer to a function",
                "name the parameters of the function and of its data: `%callback_data(f, data)`",
            ),
            Role::UserData => ("a `void *`", "C++ passes it to the function: `%callback_data(f, data)`"),
            Role::Stream => {
                ("a stream", "name the parameter that takes the stream: `%device_stream(stream)`")
            }
        };
        let message = format!("`{}` is not {wanted}", parameter.r#type);
        Err(Diagnostic::error(code::TYPEMAP_TARGET, parameter.span, message).help(help))
    }

    /// Whether a parameter of this type can have the role in this form.
    pub fn can_be(self, form: Form, r#type: &Ty) -> bool {
        match self {
            Role::Data => form.element(r#type).is_some(),
            Role::Size | Role::Extent(_) | Role::Stride(_) => {
                let number = if form == Form::View { r#type.pointee() } else { Some(r#type) };
                matches!(number.and_then(Ty::scalar), Some(Scalar::Integer(_)))
            }
            // CUDA's two names for a stream are the same type.
            Role::Stream => r#type.is_stream(),
            Role::Function => {
                matches!(r#type, Ty::FunctionPointer(function) if data_position(function).is_some())
            }
            Role::UserData => r#type.pointee().is_some_and(Ty::is_void),
        }
    }
}

/// The position of the user data among the parameters of a function type: the last `void *`, if there is one.
pub fn data_position(function: &FunctionTy) -> Option<usize> {
    let is_data = |r#type: &Ty| r#type.pointee().is_some_and(|pointee| pointee.without_const().is_void());
    let position = function.parameters.iter().rposition(is_data);
    position.filter(|_| function.class.is_none())
}
