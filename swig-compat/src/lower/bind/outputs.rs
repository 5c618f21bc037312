//! The outputs of a C++ function: the value that it returns, and values that it writes to parameters.

use super::Binding;
use crate::interface::{
    Access, Argument, Axis, ByTraits, Carrier, Crossing, Length, Memory, Record, Scalar, Ty, Type, Value,
};
use crate::lower::bind::slots::{Extent, Slot};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::scope::Scope;
use crate::lower::traits::{Converted, Traits};

/// The outputs for the C++ return value. `alias` is the alias of an integer type in the text. A class with
/// traits is converted by them.
///
/// # Errors
/// The result has no counterpart, or its traits contradict a directive.
pub fn outputs(returns: &Ty, alias: Option<&String>, scope: &Scope) -> Result<Vec<Crossing>, Reason> {
    match scope.traits(returns).transpose()? {
        Some(Traits::Array(array, class)) if array.memory == Memory::Device => {
            Err(Reason::returned_on_device(&class.class))
        }
        Some(Traits::Array(array, class)) => {
            let output = Crossing::returned(Type::Vector(array.element));
            Ok(vec![Crossing { traits: Some(ByTraits::Array(class.class)), ..output }])
        }
        Some(Traits::Value(converted)) => converted_outputs(&converted, &converted.value),
        None => plain_outputs(returns, alias),
    }
}

/// The outputs for an object with traits, which the caller gets as the type `shown`.
///
/// # Errors
/// The type has no counterpart.
pub fn converted_outputs(converted: &Converted, shown: &Ty) -> Result<Vec<Crossing>, Reason> {
    let by_traits = |own| Crossing { traits: Some(ByTraits::Value(converted.class.clone())), ..own };
    Ok(plain_outputs(shown, None)?.into_iter().map(by_traits).collect())
}

/// The outputs for the C++ return value, without regard to traits.
///
/// # Errors
/// The result has no counterpart.
pub fn plain_outputs(returns: &Ty, alias: Option<&String>) -> Result<Vec<Crossing>, Reason> {
    if returns.is_void() {
        return Ok(Vec::new());
    }
    Ok(match returns.returned().ok_or_else(|| Reason::returned(returns))? {
        Type::Value(value) => vec![Crossing::returned(Type::Value(value.named(alias)))],
        other => vec![Crossing::returned(other)],
    })
}

/// A vector of plain structs that C++ returns, as a structured array.
pub fn structured(record: &Record) -> Crossing {
    Crossing {
        traits: Some(ByTraits::Value(record.vector())),
        ..Crossing::returned(Type::Value(Value::Python))
    }
}

/// Whether an output that C++ returns is combined with other outputs into one object.
fn is_gathered(output: &Crossing) -> bool {
    let is_value = matches!(output.r#type, Type::Vector(_) | Type::Value(Value::Scalar(_) | Value::Text(_)));
    is_value && output.carrier == Carrier::ReturnValue
}

impl Binding {
    /// Combines the outputs. A single number or vector that C++ writes is the function's result. Several
    /// outputs, including the C++ return value, form one Python object: a tuple if a vector is among them,
    /// and otherwise a list, as in SWIG.
    pub(super) fn gather_outputs(&mut self, parameters: &[Parameter]) -> Result<(), Reason> {
        let mut written = self.arguments.iter().filter_map(Argument::written);
        let Some((position, first)) = written.next() else { return Ok(()) };
        let is_alone = written.next().is_none() && self.may_write && self.outputs.is_empty();
        if let Some(first) = first.clone().filter(|_| is_alone) {
            self.outputs = vec![Crossing::written(first)];
            return Ok(());
        }
        if !self.may_write
            || !self.outputs.iter().all(is_gathered)
            || self.inputs.iter().any(Crossing::is_result)
        {
            return Err(Reason::outputs_of_two_kinds(&parameters[position]));
        }
        let of_parameters = self.arguments.iter().filter_map(Argument::written);
        let of_parameters = of_parameters.map(|(_, value)| value.unwrap_or(Type::Value(Value::Python)));
        let all: Vec<Type> =
            self.outputs.iter().map(|output| output.r#type.clone()).chain(of_parameters).collect();
        if all.len() > 1 {
            self.gathered = all;
        }
        self.outputs = vec![Crossing::returned(Type::Value(Value::Python))];
        Ok(())
    }

    /// Refuses vectors as outputs if code of the interface makes the result.
    pub(super) fn refuse_vectors(&self, parameters: &[Parameter]) -> Result<(), Reason> {
        let vector = |argument: &Argument| match argument {
            Argument::Written { position, .. } => Some(*position),
            _ => None,
        };
        match self.arguments.iter().find_map(vector) {
            Some(position) => Err(Reason::outputs_of_two_kinds(&parameters[position])),
            None => Ok(()),
        }
    }
}

// The extents of results: from arrays that the caller passes, or otherwise passed as numbers.

/// Turns lengths that only results have into inputs. Returns the axes of each such length, by its position.
/// Any other length belongs to an array that the caller passes.
pub fn passed_lengths(parameters: &[Parameter], slots: &mut [Slot]) -> Vec<(usize, Vec<Extent>)> {
    let is_result = |(slot, parameter): (&Slot, &Parameter)| match slot {
        Slot::Data(rule, _) => {
            let is_constant = parameter.r#type.pointee().is_some_and(|pointee| pointee.is_const());
            rule.array().is_some_and(|array| array.access == Access::Make) && !is_constant
        }
        _ => false,
    };
    let results: Vec<bool> = slots.iter().zip(parameters).map(is_result).collect();
    let mut passed = Vec::new();
    for (position, slot) in slots.iter_mut().enumerate() {
        let of: Vec<Extent> = match slot {
            Slot::Size(arrays) => {
                arrays.sort_by_key(|&array| results[array]);
                arrays.iter().map(|&position| Extent { position, axis: 0 }).collect()
            }
            Slot::Extent(of) => {
                of.sort_by_key(|extent| results[extent.position]);
                of.clone()
            }
            _ => continue,
        };
        if of.iter().all(|extent| results[extent.position]) {
            *slot = Slot::Value;
            passed.push((position, of));
        }
    }
    passed
}

/// Binds the length at `position`, of the results at the positions in `of`. `inputs` has the input for each
/// position.
///
/// # Errors
/// The parameter is not an integer.
pub fn length_of_result(
    position: usize,
    of: Vec<Extent>,
    parameters: &[Parameter],
    inputs: &[usize],
) -> Result<Length, Reason> {
    let Some(Scalar::Integer(r#type)) = parameters[position].r#type.scalar() else {
        return Err(Reason::parameter(parameters, position));
    };
    let of = of.into_iter().map(|extent| Axis { input: inputs[extent.position], axis: extent.axis });
    let name = parameters[position].name.clone();
    Ok(Length { name, input: inputs[position], of: of.collect(), r#type })
}
