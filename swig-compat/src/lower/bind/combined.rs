//! Combines the values that C++ returns with those that it writes to parameters.

use super::Binding;
use crate::interface::{Argument, Carrier, Crossing, Type, Value};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;

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
