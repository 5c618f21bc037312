//! Binds the parameters of an `%elementwise` function: numbers, for which callers pass arrays, and references
//! to numbers, which are results.

use super::Binding;
use crate::interface::{
    Access, Argument, Array, Crossing, ElementParameter, Elements, Layout, Memory, Rank, ReturnedElements,
    Scalar, Ty, Type, Value,
};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::types::Resolver;
use crate::syntax::TypeSyntax;

/// The largest number of arrays of one function. runtime/include/quaff/element_blocks.hpp has the same
/// number.
const MOST: usize = 16;

/// Binds the parameters and the result.
///
/// # Errors
/// The first type that is not a number, and functions without an input or without a result.
pub fn bind(
    parameters: &[Parameter],
    returns: &TypeSyntax,
    resolver: Resolver,
) -> Result<(Binding, Elements), Reason> {
    let (mut results, returned) = returned(returns, resolver)?;
    let mut binding = Binding::default();
    let mut passed = Vec::with_capacity(parameters.len());
    for (position, parameter) in parameters.iter().enumerate() {
        if let Some(result) = written(&parameter.r#type) {
            passed.push(ElementParameter::Result(results.len()));
            results.push(result);
            continue;
        }
        let Some(Value::Scalar(element)) = parameter.r#type.value() else {
            return Err(no_number(parameters, position));
        };
        let input = binding.inputs.len();
        passed.push(ElementParameter::Input(input));
        binding.arguments.push(Argument::Value { input });
        let array = Array {
            element,
            memory: Memory::Host,
            access: Access::Read,
            rank: Rank::Any,
            sequence: false,
            converts: false,
            by_numpy: false,
            in_place: false,
            record: None,
            fixed: Vec::new(),
            layout: Layout::C,
        };
        let Parameter { name, default, .. } = parameter;
        let (name, default) = (name.clone(), default.clone());
        binding.inputs.push(Crossing::parameter(name, Type::Array(array), default));
    }
    if binding.inputs.is_empty() || results.is_empty() {
        return Err(Reason::new(
            "it is elementwise, but has no input number or no result",
            "let it take numbers and return one, or remove `%elementwise`",
        ));
    }
    if binding.inputs.len() + results.len() > MOST {
        return Err(Reason::new(
            format!("it is elementwise, but has more than {MOST} parameters and results"),
            "use fewer parameters",
        ));
    }
    Ok((binding, Elements { results, returned, parameters: passed }))
}

/// The number that a non-constant reference parameter refers to.
fn written(r#type: &Ty) -> Option<Scalar> {
    match r#type {
        Ty::Reference(referent) if !referent.is_const() => match referent.value()? {
            Value::Scalar(scalar) => Some(scalar),
            _ => None,
        },
        _ => None,
    }
}

fn no_number(parameters: &[Parameter], at: usize) -> Reason {
    let Parameter { name, r#type, span, .. } = &parameters[at];
    Reason {
        span: Some(*span),
        ..Reason::new(
            format!("it is elementwise, but `{name}` has the type `{}`", r#type),
            "let it take numbers, or remove `%elementwise`",
        )
    }
}

/// The results that a function returns, and how it returns them.
fn returned(returns: &TypeSyntax, resolver: Resolver) -> Result<(Vec<Scalar>, ReturnedElements), Reason> {
    if let Some(results) = several(returns, resolver) {
        let count = results.len();
        return Ok((results, ReturnedElements::Several(count)));
    }
    let resolved = resolver.resolve(returns);
    if resolved.is_void() {
        return Ok((Vec::new(), ReturnedElements::Nothing));
    }
    match resolved.value() {
        Some(Value::Scalar(scalar)) => Ok((vec![scalar], ReturnedElements::One)),
        _ => Err(Reason::new(
            format!("it is elementwise, but returns `{resolved}`"),
            "return a number, or several in a `std::tuple` or a `std::array`, or remove `%elementwise`",
        )),
    }
}

/// The numbers of a `std::tuple`, a `std::pair` or a `std::array`.
fn several(returns: &TypeSyntax, resolver: Resolver) -> Option<Vec<Scalar>> {
    let name = match returns {
        TypeSyntax::Const(inner) => return several(inner, resolver),
        TypeSyntax::Named(name) => name,
        _ => return None,
    };
    let arguments = name.arguments()?;
    let number = |index: usize| resolver.resolve(arguments.get(index)?.r#type.as_ref()?).scalar();
    match name.path().as_str() {
        "std::tuple" | "std::pair" => (0..arguments.len()).map(number).collect(),
        "std::array" => {
            let count: usize = arguments.get(1)?.text.trim().parse().ok()?;
            (count <= MOST).then(|| number(0)).flatten().map(|element| vec![element; count])
        }
        _ => None,
    }
}
