//! The calls that C++ functions can be given, and those that C++ itself cannot tell apart.

use crate::interface::{Argument, Function, Scalar, StreamParameter, Type};

/// A function with its first `count` arguments; C++'s defaults fill in the rest.
#[derive(Clone, Copy)]
pub struct Call<'a> {
    pub function: &'a Function,
    pub count: usize,
}

/// The calls of some overloads, without those that C++ finds ambiguous.
pub fn distinct_calls<'a>(overloads: &[&'a Function]) -> Vec<Call<'a>> {
    let calls: Vec<Call> = overloads.iter().copied().flat_map(Call::all).collect();
    let distinct = |call: &&Call| !calls.iter().any(|other| call.is_ambiguous(other));
    calls.iter().filter(distinct).copied().collect()
}

impl<'a> Call<'a> {
    /// All calls of one function, the one with every argument first. Arrays on a device are in each: they say where it
    /// runs.
    pub fn all(function: &'a Function) -> impl Iterator<Item = Call<'a>> {
        let arguments = &function.arguments;
        let required = arguments.iter().take_while(|argument| argument.default().is_none()).count();
        let on_device = arguments.iter().rposition(Argument::is_on_device).map_or(0, |last| last + 1);
        (required.max(on_device)..=function.arguments.len()).rev().map(move |count| Call { function, count })
    }

    pub fn arguments(&self) -> &'a [Argument] {
        &self.function.arguments[..self.count]
    }

    /// How many arguments C++ fills in.
    pub fn defaulted(&self) -> usize {
        self.function.arguments.len() - self.count
    }

    /// The stream that is passed with so many arguments: C++ may have it behind a default that is not given.
    pub fn stream(&self) -> Option<&'a StreamParameter> {
        self.function.stream.as_ref().filter(|stream| stream.position <= self.count)
    }

    /// Whether C++ can take the call for one of another function: `f(1)` where there are `f(int)` and
    /// `f(int, int = 2)`.
    pub fn is_ambiguous(&self, other: &Call) -> bool {
        let (one, two) = (self.function, other.function);
        !std::ptr::eq(one, two)
            && one.qualified == two.qualified
            && one.template_arguments == two.template_arguments
            && self.count == other.count
            && self.stream().map(|stream| stream.position) == other.stream().map(|stream| stream.position)
            && self.arguments().iter().zip(other.arguments()).all(|(one, two)| is_one_type(one, two))
    }
}

/// Whether C++ prefers neither of two parameters for one argument. A value and a constant reference to it are alike.
fn is_one_type(one: &Argument, two: &Argument) -> bool {
    match (one, two) {
        (Argument::Value(one), Argument::Value(two)) => match (&one.r#type, &two.r#type) {
            (Type::Scalar(one), Type::Scalar(two)) => is_one_scalar(one, two),
            (one, two) => one == two,
        },
        (Argument::Array(one), Argument::Array(two)) => {
            is_one_scalar(&one.element, &two.element)
                && one.constant == two.constant
                && one.length_first == two.length_first
                && one.length.is_same_type(&two.length)
        }
        _ => false,
    }
}

fn is_one_scalar(one: &Scalar, two: &Scalar) -> bool {
    match (one, two) {
        (Scalar::Integer(one), Scalar::Integer(two)) => one.is_same_type(two),
        (one, two) => one == two,
    }
}
