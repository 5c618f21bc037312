//! The parameters of one C++ function to what its caller passes and what C++ is called with.

use crate::interface::{Access, Argument, Array, Input, Output, Scalar, Type};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::typemap::{ArrayKind, Role, Rule, Typemaps};
use crate::lower::types::Resolved;

/// What the parameters of a function come to.
#[derive(Default)]
pub struct Binding<'p> {
    pub inputs: Vec<Input>,
    pub arguments: Vec<Argument>,
    /// The parameter that takes the stream of the call.
    stream: Option<&'p Parameter>,
}

/// Rewrites the parameters from left to right: those that a typemap fits as it says, any other to a value.
///
/// # Errors
/// The first parameter that nothing can be passed for.
pub fn bind<'p>(parameters: &'p [Parameter], typemaps: &Typemaps) -> Result<Binding<'p>, Reason> {
    let mut binding = Binding::default();
    let mut at = 0;
    while at < parameters.len() {
        match typemaps.find(&parameters[at..]) {
            Some(rule) => {
                let window = &parameters[at..at + rule.len()];
                binding.apply(rule, window)?;
                at += window.len();
            }
            None => {
                binding.value(parameters, at)?;
                at += 1;
            }
        }
    }
    match binding.stream {
        Some(stream) if !binding.inputs.iter().any(Input::is_on_device) => {
            Err(Reason::stream_of_nothing(stream))
        }
        _ => Ok(binding),
    }
}

impl<'p> Binding<'p> {
    fn value(&mut self, parameters: &[Parameter], at: usize) -> Result<(), Reason> {
        let Parameter { name, r#type, default, .. } = &parameters[at];
        let Some(value) = r#type.value() else {
            return Err(Reason::parameter(parameters, at));
        };
        self.arguments.push(Argument::Value { input: self.inputs.len() });
        self.inputs.push(Input { name: name.clone(), r#type: Type::Value(value), default: default.clone() });
        Ok(())
    }

    /// Rewrites the parameters that a rule was found for.
    fn apply(&mut self, rule: &Rule, window: &'p [Parameter]) -> Result<(), Reason> {
        let input = self.inputs.len();
        for (position, role) in rule.roles().enumerate() {
            let argument = match role {
                Role::Data => self.data(rule, window, position)?,
                Role::Size => size(input, window, position)?,
                Role::Stream => self.stream(&window[position])?,
            };
            self.arguments.push(argument);
        }
        Ok(())
    }

    fn data(&mut self, rule: &Rule, window: &[Parameter], position: usize) -> Result<Argument, Reason> {
        let Parameter { name, r#type, default, .. } = &window[position];
        let element = r#type.pointee().and_then(|pointee| Some((pointee, pointee.scalar()?)));
        let (Some((pointee, element)), Some(kind)) = (element, rule.array()) else {
            return Err(Reason::parameter(window, position));
        };
        let ArrayKind { memory, access, rank } = kind;
        // What C++ cannot write is read, whatever the word says.
        let access = if pointee.is_const() { Access::Read } else { access };
        let argument = Argument::Data { input: self.inputs.len(), constant: pointee.is_const() };
        let r#type = Type::Array(Array { element, memory, access, rank });
        self.inputs.push(Input { name: name.clone(), r#type, default: default.clone() });
        Ok(argument)
    }

    fn stream(&mut self, parameter: &'p Parameter) -> Result<Argument, Reason> {
        if let Some(first) = self.stream {
            return Err(Reason::second_stream(first, parameter));
        }
        self.stream = Some(parameter);
        Ok(Argument::Stream { name: parameter.name.clone() })
    }
}

/// The size of the array that a window makes, which has the index `input`.
fn size(input: usize, window: &[Parameter], position: usize) -> Result<Argument, Reason> {
    match window[position].r#type.scalar() {
        Some(Scalar::Integer(r#type)) => Ok(Argument::Size { input, r#type }),
        _ => Err(Reason::parameter(window, position)),
    }
}

/// What C++ returns, as the caller gets it.
///
/// # Errors
/// The result has no counterpart.
pub fn outputs(returns: &Resolved) -> Result<Vec<Output>, Reason> {
    if returns.is_void() {
        return Ok(Vec::new());
    }
    let value = returns.value().ok_or_else(|| Reason::returned(returns))?;
    Ok(vec![Output::Returned(value)])
}
