//! Pointers to functions with data beside them, for which the caller passes any callable.

use super::Binding;
use crate::interface::{Argument, ClassType, Crossing, FUNCTION, FunctionTy, Ty, Type};
use crate::lower::is_identifier;
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::typemap::data_position;

impl Binding<'_> {
    /// The function that C++ is passed at a position. The caller's callable is a `std::function` without the data.
    pub(super) fn function(&mut self, parameters: &[Parameter], at: usize) -> Result<Argument, Reason> {
        let Parameter { name, r#type, default, .. } = &parameters[at];
        let Ty::FunctionPointer(called) = r#type else { return Err(Reason::parameter(parameters, at)) };
        let data = data_position(called).ok_or_else(|| Reason::parameter(parameters, at))?;
        let input = self.inputs.len();
        let mut own = (**called).clone();
        own.parameters.remove(data);
        own.qualifiers.clear();
        let function = Ty::Class(ClassType::instance(FUNCTION, vec![Ty::Function(Box::new(own))]));
        let value = function.value().ok_or_else(|| Reason::parameter(parameters, at))?;
        self.inputs.push(Crossing::parameter(name.clone(), Type::Value(value), default.clone()));
        Ok(Argument::Function { input, called: (**called).clone(), data, in_c: false })
    }
}

/// Sees that C++, which makes the functions that C calls, can spell their types without the declarations of C's.
///
/// # Errors
/// One of them is more than numbers, enumerations and pointers.
pub fn see_spelled_in_c(arguments: &[Argument], parameters: &[Parameter]) -> Result<(), Reason> {
    let functions = arguments.iter().zip(parameters).filter_map(|(argument, parameter)| match argument {
        Argument::Function { called, .. } => Some((called, parameter)),
        _ => None,
    });
    for (called, parameter) in functions {
        if let Some(r#type) = spelled_by_c_alone(called) {
            return Err(Reason::function_of_c(parameter, r#type));
        }
    }
    Ok(())
}

fn spelled_by_c_alone(called: &FunctionTy) -> Option<&Ty> {
    let mut types = std::iter::once(&called.returns).chain(&called.parameters);
    types.find(|r#type| !is_spelled_in_both(r#type))
}

fn is_spelled_in_both(r#type: &Ty) -> bool {
    match r#type.without_const() {
        Ty::Builtin(_) => true,
        Ty::Enum(name, _) => is_identifier(name),
        Ty::Pointer(pointee) => match pointee.without_const() {
            Ty::Class(class) => is_identifier(class.name()),
            // C++ declares it as a struct of its own. Its headers have one of these.
            Ty::Other(name) => is_identifier(name) && name != "FILE",
            other => is_spelled_in_both(other),
        },
        _ => false,
    }
}
