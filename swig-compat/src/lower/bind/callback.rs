//! Pointers to functions with data beside them, for which the caller passes any callable.

use super::Binding;
use crate::interface::{Argument, ClassType, Crossing, FUNCTION, Ty, Type};
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
