//! The rows of a function.

use crate::core::elementwise::Elementwise;
use crate::python::table::parameter::ByNumpy;
use crate::python::table::{Call, Kind, Parameter};

/// One C++ function behind a Python function.
pub struct Overload {
    pub parameters: &'static [Parameter],
    pub call: Call,
}

impl Overload {
    /// The parameters that the caller passes; results come after them.
    #[inline]
    pub(crate) fn inputs(&self) -> &'static [Parameter] {
        let mut inputs = self.parameters;
        while let [rest @ .., Parameter { kind: Kind::Result(_), .. }] = inputs {
            inputs = rest;
        }
        inputs
    }

    /// The instantiation of an elementwise function.
    #[inline]
    pub(crate) fn elementwise(&self) -> &'static Elementwise {
        self.call.elementwise.expect("the compiler makes such entries for elementwise functions alone")
    }

    /// Whether the last input is a tuple of all further arguments.
    #[inline]
    pub(crate) fn takes_rest(&self) -> bool {
        self.call.takes_rest
    }

    /// The number of inputs, without those in a tuple.
    pub(crate) fn before_rest(&self) -> usize {
        self.inputs().len() - usize::from(self.takes_rest())
    }
}

impl Overload {
    /// Whether the first parameter is an array.
    #[inline]
    pub(crate) fn starts_with_array(&self) -> bool {
        matches!(self.parameters, [Parameter { kind: Kind::Array(_), .. }, ..])
    }

    /// The conversion of the arguments, if numpy.i's rules apply to an array among them.
    pub(crate) fn conversion(&self) -> Option<ByNumpy> {
        self.parameters.iter().find_map(|parameter| parameter.code.numpy)
    }
}
