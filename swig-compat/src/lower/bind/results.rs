//! The extents of results: from arrays that the caller passes, or otherwise passed as numbers.

use super::slots::{Extent, Slot};
use crate::interface::{Access, Axis, Length, Scalar};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;

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
pub fn length(
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
