//! Constructors by which arguments of other types become objects of a class, as `%implicitconv` allows.

use super::features::IMPLICIT;
use super::function::{Action, Function};

impl Function {
    /// Whether the function is a constructor that can be called with one argument of another class, and which
    /// is neither `explicit` nor switched off by `%noimplicitconv Class::Class(int);`.
    pub fn converts_arguments(&self) -> bool {
        let is_off = self.features.get(IMPLICIT).is_some_and(|value| value == "0");
        let [first, others @ ..] = self.inputs.as_slice() else { return false };
        let is_copy = first.r#type.object().and_then(|object| object.class()) == self.class.as_ref();
        let takes_one = others.iter().all(|input| input.default.is_some());
        self.action == Action::Construct && !self.is_explicit && !is_off && !is_copy && takes_one
    }

    /// Whether code of the interface makes the Python object of a constructor, or runs behind it.
    pub fn is_made_by_code(&self) -> bool {
        let makes_result = self.code_around.as_ref().is_some_and(|code_around| code_around.makes_result());
        self.action == Action::Construct && makes_result
    }
}
