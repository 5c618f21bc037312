//! Function pointers with user data, for which the caller passes any callable.

use super::Binding;
use crate::interface::{Argument, ClassType, Crossing, FUNCTION, FunctionTy, Ty, Type};
use crate::lex::is_identifier;
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::typemap::data_position;

impl Binding {
    /// Binds a function pointer. The caller's callable is a `std::function` without the user data.
    pub(super) fn function(&mut self, parameters: &[Parameter], at: usize) -> Result<Argument, Reason> {
        let Parameter { name, r#type, default, .. } = &parameters[at];
        let Ty::FunctionPointer(called) = r#type else { return Err(Reason::parameter(parameters, at)) };
        let data = data_position(called).ok_or_else(|| Reason::parameter(parameters, at))?;
        let input = self.inputs.len();
        let value = of_callable(called, data).value().ok_or_else(|| Reason::parameter(parameters, at))?;
        self.inputs.push(Crossing::parameter(name.clone(), Type::Value(value), default.clone()));
        Ok(Argument::Function { input, called: (**called).clone(), data, in_c: false })
    }
}

/// Changes the types of C callbacks so that C++ can spell them without C's declarations: structs by value
/// become references, for which a C function forwards the struct's address (`emit/c_code.rs`).
///
/// # Errors
/// A parameter or result that is not a number, an enumeration, a pointer or a struct.
pub fn spell_in_c(
    arguments: &mut [Argument],
    inputs: &mut [Crossing],
    parameters: &[Parameter],
) -> Result<(), Reason> {
    for (position, (argument, parameter)) in arguments.iter_mut().zip(parameters).enumerate() {
        let Argument::Function { input, called, data, .. } = argument else { continue };
        if let Some(r#type) = spelled_by_c_alone(called) {
            return Err(Reason::function_of_c(parameter, r#type));
        }
        if called.structs_by_value().next().is_none() {
            continue;
        }
        *called = by_reference(called);
        let value =
            of_callable(called, *data).value().ok_or_else(|| Reason::parameter(parameters, position))?;
        inputs[*input].r#type = Type::Value(value);
    }
    Ok(())
}

fn spelled_by_c_alone(called: &FunctionTy) -> Option<&Ty> {
    let mut types = std::iter::once(&called.returns).chain(&called.parameters);
    let is_struct =
        |r#type: &Ty| matches!(r#type.without_const(), Ty::Class(class) if is_identifier(class.name()));
    types.find(|r#type| !is_struct(r#type) && !is_spelled_in_both(r#type))
}

fn by_reference(called: &FunctionTy) -> FunctionTy {
    let passed = |r#type: &Ty| match r#type.without_const() {
        own @ Ty::Class(_) => Ty::Reference(Box::new(Ty::Const(Box::new(own.clone())))),
        _ => r#type.clone(),
    };
    FunctionTy {
        returns: passed(&called.returns),
        parameters: called.parameters.iter().map(passed).collect(),
        ..called.clone()
    }
}

/// The `std::function` for a callback without the user data, which is at position `data`.
fn of_callable(called: &FunctionTy, data: usize) -> Ty {
    let mut own = called.clone();
    own.parameters.remove(data);
    own.qualifiers.clear();
    Ty::Class(ClassType::instance(FUNCTION, vec![Ty::Function(Box::new(own))]))
}

fn is_spelled_in_both(r#type: &Ty) -> bool {
    match r#type.without_const() {
        Ty::Builtin(_) => true,
        Ty::Enum(name, _) => is_identifier(name),
        Ty::Pointer(pointee) => match pointee.without_const() {
            Ty::Class(class) => is_identifier(class.name()),
            // The shim declares the struct itself, except for `FILE`, which C++'s headers declare.
            Ty::Other(name) => is_identifier(name) && name != "FILE",
            other => is_spelled_in_both(other),
        },
        _ => false,
    }
}
