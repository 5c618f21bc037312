//! The parameters of one C++ function to what its caller passes and what C++ is called with.

use crate::interface::{Access, Argument, Array, Input, Output, Scalar, Type};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::typemap::{ArrayKind, Match, Role, Rule, Typemaps};
use crate::lower::types::Resolved;

/// What the parameters of a function come to.
#[derive(Default)]
pub struct Binding<'p> {
    pub inputs: Vec<Input>,
    pub arguments: Vec<Argument>,
    /// The parameter that takes the stream of the call.
    stream: Option<&'p Parameter>,
}

/// What C++ gets in one parameter.
enum Slot<'t> {
    /// What the caller passes by value.
    Value,
    /// The address of an array.
    Data(&'t Rule),
    /// The size of the arrays whose addresses stand at these positions.
    Size(Vec<usize>),
    Stream,
}

/// Rewrites the parameters: those that a typemap takes as it says, any other to a value.
///
/// # Errors
/// The first parameter that nothing can be passed for.
pub fn bind<'p>(parameters: &'p [Parameter], typemaps: &Typemaps) -> Result<Binding<'p>, Reason> {
    let mut binding = Binding::default();
    // The input that each parameter is the address of.
    let mut inputs = vec![None; parameters.len()];
    for (position, slot) in slots(parameters, typemaps).into_iter().enumerate() {
        let argument = match slot {
            Slot::Value => binding.value(parameters, position)?,
            Slot::Data(rule) => {
                inputs[position] = Some(binding.inputs.len());
                binding.data(rule, parameters, position)?
            }
            Slot::Size(arrays) => size(arrays, parameters, position)?,
            Slot::Stream => binding.stream(&parameters[position])?,
        };
        binding.arguments.push(argument);
    }
    for argument in &mut binding.arguments {
        if let Argument::Size { inputs: arrays, .. } = argument {
            arrays.iter_mut().for_each(|array| *array = inputs[*array].unwrap_or_default());
        }
    }
    match binding.stream {
        Some(stream) if !binding.inputs.iter().any(Input::is_on_device) => {
            Err(Reason::stream_of_nothing(stream))
        }
        _ => Ok(binding),
    }
}

/// What C++ gets in each parameter. Several arrays may have one size.
fn slots<'t>(parameters: &[Parameter], typemaps: &'t Typemaps) -> Vec<Slot<'t>> {
    let mut slots: Vec<Slot> = parameters.iter().map(|_| Slot::Value).collect();
    for at in 0..parameters.len() {
        if !matches!(slots[at], Slot::Value) {
            continue;
        }
        let Some(Match { rule, positions }) = typemaps.find(parameters, at) else { continue };
        let data = rule.roles().position(|role| role == Role::Data).map(|index| positions[index]);
        for (role, position) in rule.roles().zip(positions) {
            match (role, &mut slots[position]) {
                (Role::Data, slot) => *slot = Slot::Data(rule),
                (Role::Size, Slot::Size(arrays)) => arrays.extend(data),
                (Role::Size, slot) => *slot = Slot::Size(data.into_iter().collect()),
                (Role::Stream, slot) => *slot = Slot::Stream,
            }
        }
    }
    slots
}

impl<'p> Binding<'p> {
    fn value(&mut self, parameters: &[Parameter], at: usize) -> Result<Argument, Reason> {
        let Parameter { name, r#type, default, .. } = &parameters[at];
        let Some(value) = r#type.value() else {
            return Err(Reason::parameter(parameters, at));
        };
        let argument = Argument::Value { input: self.inputs.len() };
        self.inputs.push(Input { name: name.clone(), r#type: Type::Value(value), default: default.clone() });
        Ok(argument)
    }

    fn data(&mut self, rule: &Rule, parameters: &[Parameter], position: usize) -> Result<Argument, Reason> {
        let Parameter { name, r#type, default, .. } = &parameters[position];
        let element = r#type.pointee().and_then(|pointee| Some((pointee, pointee.scalar()?)));
        let (Some((pointee, element)), Some(kind)) = (element, rule.array()) else {
            return Err(Reason::parameter(parameters, position));
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

/// The size of arrays, by the positions of their addresses.
fn size(arrays: Vec<usize>, parameters: &[Parameter], position: usize) -> Result<Argument, Reason> {
    match parameters[position].r#type.scalar() {
        Some(Scalar::Integer(r#type)) => Ok(Argument::Size { inputs: arrays, r#type }),
        _ => Err(Reason::parameter(parameters, position)),
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
    let returned = returns.returned().ok_or_else(|| Reason::returned(returns))?;
    Ok(vec![Output::Returned(returned)])
}
