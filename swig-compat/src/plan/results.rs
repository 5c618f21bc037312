//! Array results among the inputs of a row: last in the runtime's order, but at their declared position in
//! C++.

use super::{Row, RowExtent, RowInput};
use crate::interface::{Argument, Axis, Crossing, Function, Length};

/// The indices of the inputs in the order of the row: those that the caller passes, followed by the results.
pub(super) fn results_last(inputs: &[Crossing]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..inputs.len()).collect();
    order.sort_by_key(|&index| inputs[index].is_result());
    order
}

/// The position of an input in an order; an input that is left out comes last.
fn place(input: usize, order: &[usize]) -> usize {
    order.iter().position(|&index| index == input).unwrap_or(input)
}

/// The arguments of the C++ call, with inputs renumbered according to an order.
pub(super) fn in_order(arguments: &[Argument], order: &[usize]) -> Vec<Argument> {
    fn put(argument: &mut Argument, order: &[usize]) {
        match argument {
            Argument::Value { input }
            | Argument::Data { input, .. }
            | Argument::Object { input, .. }
            | Argument::Function { input, .. }
            | Argument::UserData { input, .. } => *input = place(*input, order),
            Argument::Size { inputs, .. } => {
                inputs.iter_mut().for_each(|input| *input = place(*input, order))
            }
            Argument::Extent { of, .. } => {
                of.iter_mut().for_each(|axis| axis.input = place(axis.input, order))
            }
            Argument::Stride { of, .. } => of.input = place(of.input, order),
            Argument::Local(local) => local.input = local.input.map(|input| place(input, order)),
            Argument::Wrapped { input, .. } => *input = input.map(|input| place(input, order)),
            Argument::Converted { of, .. } => put(of, order),
            Argument::Stream { .. } | Argument::Written { .. } | Argument::Default { .. } => {}
        }
    }
    let placed = |argument: &Argument| {
        let mut argument = argument.clone();
        put(&mut argument, order);
        argument
    };
    arguments.iter().map(placed).collect()
}

/// The extents of results that the caller passes.
pub(super) fn lengths(function: &Function, order: &[usize]) -> Vec<RowExtent> {
    let length = |Length { name, input, of, r#type }: &Length| RowExtent {
        safe_name: name.clone(),
        name: name.clone(),
        of: of.iter().map(|axis| Axis { input: place(axis.input, order), axis: axis.axis }).collect(),
        r#type: r#type.clone(),
        value: Some(place(*input, order)),
        is_stride: false,
    };
    function.lengths.iter().map(length).collect()
}

/// How the shape of an array result is determined.
#[derive(Debug)]
pub enum MadeShape {
    /// The shape of this argument.
    Like(usize),
    /// Extents, each from an axis or the value of an argument.
    Extents(Vec<MadeExtent>),
}

/// An extent of a result.
#[derive(Clone, Copy, Debug)]
pub enum MadeExtent {
    Axis { input: usize, axis: u8 },
    Value(usize),
}

impl Row {
    /// The shape of the result at `index`; `None` if the arguments do not determine it.
    pub fn made_shape(&self, index: usize, result: &RowInput) -> Option<MadeShape> {
        let given = self.passed_inputs().len();
        if let Some(like) = self.shaped_like(index).filter(|like| *like < given) {
            return Some(MadeShape::Like(like));
        }
        let rank = result.array()?.shaped().map_or(1, usize::from);
        let extents: Vec<MadeExtent> = self
            .extents_of(index)
            .filter_map(|(_, extent)| match extent.value {
                Some(input) => Some(MadeExtent::Value(input)),
                None => {
                    let other = extent.of.iter().find(|axis| axis.input < given)?;
                    Some(MadeExtent::Axis { input: other.input, axis: other.axis })
                }
            })
            .collect();
        (extents.len() == rank).then_some(MadeShape::Extents(extents))
    }

    /// Whether the arguments determine the shapes of all array results.
    pub fn has_known_shapes(&self) -> bool {
        let first = self.passed_inputs().len();
        self.results().iter().enumerate().all(|(at, result)| self.made_shape(first + at, result).is_some())
    }
}
