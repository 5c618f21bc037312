//! The functions for C and C++ callers: with pointers for each element type, and with tensors of any type.

mod c;
mod parameters;

pub use c::{CParameter, CType, shape, size};

use super::{dynamic, rust};
use crate::interface::Memory;
use crate::plan::{
    DynamicElements, DynamicFunction, PlainParameter, PlainResult, PlainType, Plan, PlannedFunction, Row,
    RowCall,
};

/// A function for C's callers, and an overload for C++'s.
#[derive(Debug)]
pub struct CxxFunction<'p> {
    /// `quaffmod_stats_mean_float`
    pub symbol: String,
    /// What C++ calls it.
    pub name: String,
    /// The comment above the C++ declaration.
    pub comment: Option<&'p str>,
    pub parameters: Vec<PlainParameter>,
    /// `None`: nothing is returned.
    pub result: Option<PlainResult>,
    pub callee: Callee<'p>,
}

impl CxxFunction<'_> {
    fn is_same_overload(&self, other: &CxxFunction<'_>) -> bool {
        let types = |function: &CxxFunction<'_>| -> Vec<PlainType> {
            function.parameters.iter().map(|parameter| parameter.r#type).collect()
        };
        self.name == other.name && types(self) == types(other)
    }

    /// Whether C++ programs have its types.
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
    Reduction(&'p str),
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
            Callee::Row(_) | Callee::Reduction(_) | Callee::Elements(_) => Vec::new(),
        }
    }
}

impl Plan {
    /// What begins the names of the module's functions for C.
    pub fn c_prefix(&self) -> String {
        format!("quaffmod_{}", self.module)
    }

    /// The functions for C++.
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

    /// The functions that C++ cannot call, by their names: those of objects, and of what is Python's.
    pub fn not_for_cxx(&self) -> Vec<&str> {
        let is_missing = |function: &&PlannedFunction| {
            function.dynamic_elements.is_empty() && !function.rows.iter().any(is_for_cxx)
        };
        self.functions.iter().filter(is_missing).map(|function| function.name.as_str()).collect()
    }
}

/// Whether C++ can call a row as a function of its own.
fn is_for_cxx(row: &Row) -> bool {
    rust::is_callable(row)
        && row.elements().is_none()
        && parameters::types(row, Memory::Host)
            .is_some_and(|types| types.into_iter().all(PlainType::is_spelled))
        && dynamic::result(row).is_some_and(|result| result.is_none_or(PlainResult::is_spelled))
}

fn of<'p>(prefix: &str, function: &'p PlannedFunction) -> Vec<CxxFunction<'p>> {
    let rows: Vec<&Row> = function.rows.iter().filter(|row| is_for_cxx(row)).collect();
    let beside_host = rows.iter().any(|row| row.call != RowCall::Device);
    let on_host = rows.iter().filter_map(|row| typed(prefix, function, row, Memory::Host, beside_host));
    let reductions = rows.iter().filter(|row| row.call.is_reduction());
    let on_device = reductions.filter_map(|row| typed(prefix, function, row, Memory::Device, beside_host));
    let of_any = function.dynamic.iter().map(|dynamic| any(prefix, dynamic, &function.rows));
    let elements = function.dynamic_elements.iter().map(|each| elements(prefix, each));
    on_host.chain(on_device).chain(of_any.filter(CxxFunction::is_spelled)).chain(elements).collect()
}

/// The function for arrays of the row's element types. `memory`: where that of a reduction is.
fn typed<'p>(
    prefix: &str,
    function: &'p PlannedFunction,
    row: &'p Row,
    memory: Memory,
    beside_host: bool,
) -> Option<CxxFunction<'p>> {
    let is_on_device = (row.call == RowCall::Device) || memory == Memory::Device;
    let own = crate::plan::names::safe(&function.name);
    let of_function = || function.rows.iter().find_map(|row| row.comment.as_deref());
    let symbol = match memory {
        Memory::Host => format!("{prefix}_{}", row.symbol),
        Memory::Device => format!("{prefix}_{}_on_device", row.symbol),
    };
    Some(CxxFunction {
        symbol,
        // One overload could not be told from that of the host's pointers.
        name: if is_on_device && beside_host { format!("{own}_on_device") } else { own },
        comment: row.comment.as_deref().or_else(of_function),
        parameters: parameters::of_row(row, memory)?,
        result: dynamic::result(row)?,
        callee: match &row.call {
            RowCall::Reduction { constant, .. } if memory == Memory::Host => Callee::Reduction(constant),
            _ => Callee::Row(row),
        },
    })
}

/// The function for arrays of any.
fn any<'p>(prefix: &str, dynamic: &'p DynamicFunction, rows: &'p [Row]) -> CxxFunction<'p> {
    CxxFunction {
        symbol: format!("{prefix}_{}", dynamic.name),
        name: dynamic.overloaded.clone(),
        comment: dynamic.comment.as_deref(),
        parameters: parameters::of_any(dynamic),
        result: dynamic.result,
        callee: Callee::Any(dynamic, rows),
    }
}

/// The elementwise function for arrays of any.
fn elements<'p>(prefix: &str, dynamic: &'p DynamicElements) -> CxxFunction<'p> {
    CxxFunction {
        symbol: format!("{prefix}_{}", dynamic.name),
        name: dynamic.overloaded.clone(),
        comment: dynamic.comment.as_deref(),
        parameters: parameters::of_elements(dynamic),
        result: None,
        callee: Callee::Elements(dynamic),
    }
}
