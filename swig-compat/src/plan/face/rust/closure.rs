//! Closures of Rust callers for `std::function`s whose values are numbers and text.
//!
//! The shim has a function that makes a `std::function` from a closure (`emit/shim/closure.rs`,
//! `include/quaff/closure.hpp`), and the Rust function passes a closure to it (`emit/rust/api/closure.rs`,
//! `core/closure.rs`), with values in the slots that directors use.

use super::ty::{RustClosure, RustElement, RustType};
use crate::dtype::DtypeKind;
use crate::interface::{
    Argument, Callable, CxxCallConversion, CxxCallValue, FunctionTy, Interface, Scalar, Text, Ty, Type, Value,
};
use crate::plan::Row;
use crate::plan::names::Names;

/// The closures for the instantiations of `std::function` whose types are available in Rust.
pub(in crate::plan) fn of(interface: &Interface, names: &mut Names) -> Vec<RustClosure> {
    let of = |callable: &Callable| {
        let called = callable.class.called()?.clone();
        let cxx_call = &callable.method.cxx_call;
        let parameters = cxx_call.passed.iter().map(taken).collect::<Option<_>>()?;
        let result = match cxx_call.returned.as_slice() {
            [] => None,
            [value] => Some(Box::new(returned(value, &called)?)),
            _ => return None,
        };
        let class = callable.class.clone();
        let mut symbol = |what: &str| {
            let types: String = class.arguments().iter().map(Ty::to_string).collect();
            names.symbol(&crate::mangle::words(&format!("closure {types} {what}")), &[], "", false)
        };
        let (make, free) = (symbol("make"), symbol("free"));
        Some(RustClosure { class, called, parameters, result, make, free, is_kept: true })
    };
    interface.callables.iter().filter_map(of).collect()
}

/// Whether C++ calls the function in an input only during the call, because it is passed as a function
/// pointer with user data.
pub(super) fn is_lent(row: &Row, input: usize) -> bool {
    let is_own =
        |argument: &Argument| matches!(argument, Argument::Function { input: own, .. } if *own == input);
    row.arguments.iter().any(is_own)
}

fn taken(value: &CxxCallValue) -> Option<RustType> {
    match &value.conversion {
        CxxCallConversion::Value(Type::Value(Value::Text(text @ (Text::String | Text::CString)))) => {
            Some(RustType::Text(*text))
        }
        CxxCallConversion::Value(Type::Value(Value::Scalar(scalar))) => number(scalar),
        _ => None,
    }
}

fn returned(value: &CxxCallValue, called: &FunctionTy) -> Option<RustType> {
    if value.position.is_some() || called.returns.referent().is_some() {
        return None;
    }
    match &value.conversion {
        CxxCallConversion::Value(Type::Value(Value::Text(Text::String))) => {
            Some(RustType::Text(Text::String))
        }
        CxxCallConversion::Value(Type::Value(Value::Scalar(scalar))) => number(scalar),
        _ => None,
    }
}

/// A number of one of Rust's own types.
fn number(scalar: &Scalar) -> Option<RustType> {
    let is_enum = matches!(scalar, Scalar::Integer(integer) if integer.is_enum);
    let dtype = scalar.dtype();
    let is_plain =
        matches!(dtype.kind(), DtypeKind::Bool | DtypeKind::Signed | DtypeKind::Unsigned | DtypeKind::Float);
    (is_plain && !is_enum).then_some(RustType::Scalar(RustElement::Of(dtype)))
}
