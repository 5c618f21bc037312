//! How C's and C++'s callers see the functions: of pointers for every element type, and of tensors of any.

use super::{DynamicFunction, DynamicResult, DynamicType, Plan, PlannedFunction, Row, RowCall, RustFace};
use crate::dtype::{Dtype, Kind};
use crate::interface::{Access, Memory, Returned, Text, Type, Value};

/// A function for C's callers, and an overload for C++'s.
#[derive(Debug)]
pub struct CxxFunction<'p> {
    /// `quaffmod_stats_mean_float`
    pub symbol: String,
    /// What C++ calls it.
    pub name: String,
    /// The comment above the C++ declaration.
    pub comment: Option<&'p str>,
    pub parameters: Vec<CxxParameter<'p>>,
    /// `None`: nothing is returned.
    pub result: Option<CxxResult>,
    /// The function of Rust behind it.
    pub callee: Callee<'p>,
}

impl CxxFunction<'_> {
    fn is_same_overload(&self, other: &CxxFunction<'_>) -> bool {
        let types = |function: &CxxFunction<'_>| -> Vec<CxxType> {
            function.parameters.iter().map(|parameter| parameter.r#type).collect()
        };
        self.name == other.name && types(self) == types(other)
    }

    /// Whether it takes tensors, and so a stream.
    pub fn has_tensors(&self) -> bool {
        self.parameters.iter().any(|parameter| matches!(parameter.r#type, CxxType::Tensor { .. }))
    }
}

#[derive(Debug)]
pub struct CxxParameter<'p> {
    pub name: &'p str,
    pub r#type: CxxType,
}

/// What is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CxxType {
    Scalar(Dtype),
    Text,
    /// Elements of the host's: an address with a length, or with the extents of so many dimensions.
    Elements {
        element: Dtype,
        is_written: bool,
        shaped: Option<u8>,
    },
    Tensor {
        is_written: bool,
    },
}

/// What is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CxxResult {
    Scalar(Dtype),
    Text,
    Vector(Dtype),
}

/// A function of Rust, in the crate's file of its kind.
#[derive(Clone, Copy, Debug)]
pub enum Callee<'p> {
    /// `api.rs`
    Api(&'p str),
    /// `dynamic.rs`
    Dynamic(&'p str),
    /// A reduction's steps, by their constant in `api.rs`: of a slice.
    Reduction(&'p str),
}

impl Plan {
    /// What begins the names of the module's functions for C.
    pub fn c_prefix(&self) -> String {
        format!("quaffmod_{}", self.module)
    }

    /// The functions for C++. Those of objects, and of what C++ has no simple type for across the border, are missing.
    pub fn cxx_functions(&self) -> Vec<CxxFunction<'_>> {
        let prefix = self.c_prefix();
        let mut all: Vec<CxxFunction<'_>> = Vec::new();
        for each in self.functions.iter().flat_map(|function| of(&prefix, function)) {
            // Two integers of C++'s may be one across the border.
            if !all.iter().any(|other| other.is_same_overload(&each)) {
                all.push(each);
            }
        }
        all
    }
}

fn of<'p>(prefix: &str, function: &'p PlannedFunction) -> Vec<CxxFunction<'p>> {
    match &function.dynamic {
        Some(dynamic) => {
            let rows = dynamic.arms.iter().filter(|arm| arm.memory != Some(Memory::Device));
            let typed = rows.filter_map(|arm| typed(prefix, dynamic, &function.rows[arm.row]));
            typed.chain(any(prefix, dynamic)).collect()
        }
        None => function.rust.iter().filter_map(|face| plain(prefix, face, function)).collect(),
    }
}

/// The function for arrays of one element type.
fn typed<'p>(prefix: &str, dynamic: &'p DynamicFunction, row: &'p Row) -> Option<CxxFunction<'p>> {
    Some(CxxFunction {
        symbol: format!("{prefix}_{}", row.symbol),
        name: dynamic.overloaded.clone(),
        comment: row.comment.as_deref().or(dynamic.comment.as_deref()),
        parameters: parameters(row)?,
        result: result(row)?,
        callee: match &row.call {
            RowCall::Reduction { constant, .. } => Callee::Reduction(constant),
            _ => Callee::Dynamic(&row.symbol),
        },
    })
}

/// The function for arrays of any.
fn any<'p>(prefix: &str, dynamic: &'p DynamicFunction) -> Option<CxxFunction<'p>> {
    let parameter = |given: &'p super::DynamicParameter| {
        let r#type = match given.r#type {
            DynamicType::Array { is_written, .. } => CxxType::Tensor { is_written },
            DynamicType::Scalar(dtype) => scalar(dtype)?,
            DynamicType::Text => CxxType::Text,
        };
        Some(CxxParameter { name: &given.name, r#type })
    };
    Some(CxxFunction {
        symbol: format!("{prefix}_{}", dynamic.name),
        name: dynamic.overloaded.clone(),
        comment: dynamic.comment.as_deref(),
        parameters: dynamic.parameters.iter().map(parameter).collect::<Option<_>>()?,
        result: dynamic.result.map(|result| match result {
            DynamicResult::Scalar(dtype) => CxxResult::Scalar(dtype),
            DynamicResult::Text => CxxResult::Text,
            DynamicResult::Vector(element) => CxxResult::Vector(element),
        }),
        callee: Callee::Dynamic(&dynamic.name),
    })
}

/// A function without arrays.
fn plain<'p>(prefix: &str, face: &'p RustFace, function: &'p PlannedFunction) -> Option<CxxFunction<'p>> {
    let RustFace::Plain(face) = face else { return None };
    let row = &function.rows[*face.rows.first()?];
    if row.inputs.iter().any(|input| input.array().is_some()) {
        return None;
    }
    Some(CxxFunction {
        symbol: format!("{prefix}_{}", row.symbol),
        name: super::names::safe(&function.name),
        comment: face.comment.as_deref(),
        parameters: parameters(row)?,
        result: result(row)?,
        callee: Callee::Api(&face.name),
    })
}

fn parameters(row: &Row) -> Option<Vec<CxxParameter<'_>>> {
    let parameter = |input: &'_ super::RowInput| match &input.r#type {
        Type::Array(array) => Some(CxxType::Elements {
            element: array.element.dtype(),
            is_written: array.access != Access::Read,
            shaped: array.shaped(),
        }),
        Type::Value(Value::Scalar(own)) => scalar(own.dtype()),
        Type::Value(Value::Text(Text::String)) => Some(CxxType::Text),
        Type::Value(Value::Text(_) | Value::Object(_) | Value::Python) => None,
    };
    let named = row
        .inputs
        .iter()
        .map(|input| Some(CxxParameter { name: &input.safe_name, r#type: parameter(input)? }));
    named.collect()
}

/// C has no complex numbers that C++ and Rust pass alike.
fn scalar(dtype: Dtype) -> Option<CxxType> {
    (dtype.kind() != Kind::Complex).then_some(CxxType::Scalar(dtype))
}

fn result(row: &Row) -> Option<Option<CxxResult>> {
    match row.returned() {
        None => Some(None),
        Some(Returned::Value(Value::Scalar(own))) => Some(Some(CxxResult::Scalar(own.dtype()))),
        Some(Returned::Value(Value::Text(Text::String))) => Some(Some(CxxResult::Text)),
        Some(Returned::Vector(element)) => Some(Some(CxxResult::Vector(element.dtype()))),
        Some(Returned::Value(_)) => None,
    }
}
