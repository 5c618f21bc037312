//! The functions for C callers: with pointers for each element type, and with tensors of any type. The functions for C++
//! callers are overloads over these.

mod abi;
mod names;
mod parameters;

pub use abi::{CParameter, CType, shape, size};

use super::{dynamic, rust};
use crate::interface::Memory;
use crate::plan::{
    DynamicElements, DynamicFunction, PlainParameter, PlainResult, PlainType, Plan, PlannedFunction, Row,
    RowCall,
};
use names::Naming;

/// A function with C's calling convention.
#[derive(Debug)]
pub struct CApiFunction<'p> {
    /// `stats_mean_float`
    pub symbol: String,
    /// The overload's name for C++ callers.
    pub overload: String,
    /// The comment above the C++ declaration.
    pub comment: Option<&'p str>,
    pub parameters: Vec<PlainParameter>,
    /// `None`: nothing is returned.
    pub result: Option<PlainResult>,
    pub callee: Callee<'p>,
}

impl CApiFunction<'_> {
    /// Whether C++ could not tell the two apart: two integers of C++'s may be one across the border.
    fn is_same_overload(&self, other: &CApiFunction<'_>) -> bool {
        let types = |function: &CApiFunction<'_>| -> Vec<PlainType> {
            function.parameters.iter().map(|parameter| parameter.r#type).collect()
        };
        self.overload == other.overload && types(self) == types(other)
    }

    /// Whether C has its types.
    fn is_spelled(&self) -> bool {
        self.parameters.iter().all(|parameter| parameter.r#type.is_spelled())
            && self.result.is_none_or(PlainResult::is_spelled)
    }
}

/// What a function for C calls.
#[derive(Clone, Copy, Debug)]
pub enum Callee<'p> {
    Row(&'p Row),
    /// The steps of a reduction over a slice, by their constant in Rust.
    Reduction(&'p Row, &'p str),
    /// The row that fits the first array, of these.
    Any(&'p DynamicFunction, &'p [Row]),
    /// The instantiation that fits all arrays.
    Elements(&'p DynamicElements),
}

impl<'p> Callee<'p> {
    /// The rows that take arrays, which are called with views of them.
    pub fn rows_of_views(self) -> Vec<&'p Row> {
        match self {
            Callee::Row(row) if row.takes_arrays() => vec![row],
            Callee::Any(function, rows) => function.arms.iter().map(|arm| &rows[arm.row]).collect(),
            Callee::Row(_) | Callee::Reduction(..) | Callee::Elements(_) => Vec::new(),
        }
    }
}

impl Plan {
    /// The functions for C.
    pub fn c_functions(&self) -> Vec<CApiFunction<'_>> {
        let mut all: Vec<(CApiFunction<'_>, Naming)> = Vec::new();
        for each in self.functions.iter().flat_map(of) {
            if !all.iter().any(|(other, _)| other.is_same_overload(&each.0)) {
                all.push(each);
            }
        }
        let (mut functions, namings): (Vec<_>, Vec<_>) = all.into_iter().unzip();
        let symbols = names::symbols(&self.module, &namings);
        functions.iter_mut().zip(symbols).for_each(|(function, symbol)| function.symbol = symbol);
        functions
    }

    /// The functions that C cannot call, by their names: those of objects, and of what is Python's.
    pub fn not_for_c(&self) -> Vec<&str> {
        let is_missing = |function: &&PlannedFunction| {
            function.dynamic_elements.is_empty() && !function.rows.iter().any(is_for_c)
        };
        self.functions.iter().filter(is_missing).map(|function| function.name.as_str()).collect()
    }
}

/// Whether C can call a row as a function of its own.
fn is_for_c(row: &Row) -> bool {
    rust::is_callable(row)
        && row.elements().is_none()
        && parameters::types(row, Memory::Host)
            .is_some_and(|types| types.into_iter().all(PlainType::is_spelled))
        && dynamic::result(row).is_some_and(|result| result.is_none_or(PlainResult::is_spelled))
}

fn of(function: &PlannedFunction) -> Vec<(CApiFunction<'_>, Naming)> {
    let rows: Vec<&Row> = function.rows.iter().filter(|row| is_for_c(row)).collect();
    let beside_host = rows.iter().any(|row| row.call != RowCall::Device);
    let on_host = rows.iter().filter_map(|row| typed(function, row, Memory::Host, beside_host));
    let reductions = rows.iter().filter(|row| row.call.is_reduction());
    let on_device = reductions.filter_map(|row| typed(function, row, Memory::Device, beside_host));
    let of_any = function.dynamic.iter().map(|dynamic| any(function, dynamic));
    let elements = function.dynamic_elements.iter().map(|each| elements(function, each));
    let of_any = of_any.filter(|(each, _)| each.is_spelled());
    on_host.chain(on_device).chain(of_any).chain(elements).collect()
}

/// The function for arrays of the row's element types. `memory`: where that of a reduction is.
fn typed<'p>(
    function: &'p PlannedFunction,
    row: &'p Row,
    memory: Memory,
    beside_host: bool,
) -> Option<(CApiFunction<'p>, Naming)> {
    let is_on_device = ((row.call == RowCall::Device) || memory == Memory::Device) && beside_host;
    let own = crate::plan::names::safe(&function.name);
    let of_function = || function.rows.iter().find_map(|row| row.comment.as_deref());
    let parameters = parameters::of_row(row, memory)?;
    let naming = Naming::of(function, &parameters)
        .with_suffix(if is_on_device { "_on_device" } else { "" })
        .without(row.left_out.as_deref().filter(|_| row.defaulted > 0));
    let function = CApiFunction {
        symbol: String::new(),
        // One overload could not be told from that of the host's pointers.
        overload: if is_on_device { format!("{own}_on_device") } else { own },
        comment: row.comment.as_deref().or_else(of_function),
        parameters,
        result: dynamic::result(row)?,
        callee: match &row.call {
            RowCall::Reduction { constant, .. } if memory == Memory::Host => Callee::Reduction(row, constant),
            _ => Callee::Row(row),
        },
    };
    Some((function, naming))
}

/// The function for arrays of any type.
fn any<'p>(function: &'p PlannedFunction, dynamic: &'p DynamicFunction) -> (CApiFunction<'p>, Naming) {
    let row = &function.rows[dynamic.arms[0].row];
    let parameters = parameters::of_any(dynamic);
    let naming = Naming::of(function, &parameters)
        .with_suffix(TENSOR)
        .without(row.left_out.as_deref().filter(|_| row.defaulted > 0));
    let function = CApiFunction {
        symbol: String::new(),
        overload: dynamic.overloaded.clone(),
        comment: dynamic.comment.as_deref(),
        parameters,
        result: dynamic.result,
        callee: Callee::Any(dynamic, &function.rows),
    };
    (function, naming)
}

/// The elementwise function for arrays of any type.
fn elements<'p>(function: &'p PlannedFunction, dynamic: &'p DynamicElements) -> (CApiFunction<'p>, Naming) {
    let parameters = parameters::of_elements(dynamic);
    let naming = Naming::of(function, &parameters).with_suffix(TENSOR).without(dynamic.left_out.as_deref());
    let function = CApiFunction {
        symbol: String::new(),
        overload: dynamic.overloaded.clone(),
        comment: dynamic.comment.as_deref(),
        parameters,
        result: None,
        callee: Callee::Elements(dynamic),
    };
    (function, naming)
}

/// The end of the names of functions that take tensors.
const TENSOR: &str = "_tensor";
