//! The functions for C and C++ callers (`--language c` and `cxx`): with pointers for each element type, and
//! with tensors of any type. The functions for C++ callers are overloads over those for C.
//!
//! The face of C decides which functions exist, with their names (`c/names.rs`) and types (`c/abi.rs`).
//! `emit/c/header.rs` declares them, and `emit/c/api.rs` defines them, with C's calling convention; each
//! calls the bridge. `--language cxx` adds a header with overloads over these functions, which throw
//! exceptions (`emit/cxx.rs`). An object is a handle for C (`c/objects.rs`): the number and the
//! generation of a slot in a table that is never freed (`c_abi/handles/slots.rs`), so that every invalid
//! handle is recognized. A C function becomes a `std::function` through a function at the end of the shim
//! (`emit/c/callbacks.rs`).
//!
//! In the bridge, two functions for C share one function for each row with arrays: one takes pointers; the
//! other takes tensors and selects a row by the element type and the memory of the first array, and
//! `runtime/src/core/dynamic.rs` prepares the arrays. `plan/face/dynamic.rs` determines which C++ functions
//! can have a function for tensors; Rust callers get such functions too, in `src/dynamic.rs`. For an
//! elementwise function there is a table of its instantiations, from which
//! `runtime/src/core/dynamic/elements.rs` runs the one that matches all types. Both `quaff-c` and the emitted
//! functions for C are built on `runtime/src/core/c_abi.rs`.

mod abi;
mod callbacks;
mod names;
mod objects;
mod parameters;
mod tree_callbacks;

pub use abi::{CParameter, CType, shape, size};
pub use callbacks::CCallback;
pub use objects::CClass;
pub use tree_callbacks::{TreeArgument, TreeCall, TreeCallback, is_c_text};

use super::{dynamic, rust};
use crate::dtype::Dtype;
use crate::interface::{Action, Array, Memory};
use crate::plan::{
    DynamicElements, DynamicFunction, PlainParameter, PlainResult, PlainType, Plan, PlannedConstant,
    PlannedFunction, PlannedVariable, Row, RowCall,
};
use names::Naming;
use rustc_hash::FxHashSet;
use std::ptr;

/// A function with C's calling convention.
#[derive(Clone, Debug)]
pub struct CApiFunction<'p> {
    /// The function's name in the interface.
    pub name: &'p str,
    /// The symbol, such as `stats_mean_float`.
    pub symbol: String,
    /// The overload's name for C++ callers.
    pub overload: String,
    /// The comment above the C++ declaration.
    pub comment: Option<&'p str>,
    /// The index of the class, for a member function.
    pub class: Option<usize>,
    pub parameters: Vec<PlainParameter>,
    /// The result; `None` if there is none.
    pub result: Option<PlainResult>,
    pub callee: Callee<'p>,
}

impl<'p> CApiFunction<'p> {
    /// The C++ function; `None` if the arrays of a call select it.
    pub fn row(&self) -> Option<&'p Row> {
        match self.callee {
            Callee::Row(row) | Callee::Reduction(row, _) => Some(row),
            Callee::Any(..) | Callee::Elements(_) => None,
        }
    }

    /// The parameters that the caller passes, without the object of a method and without arrays that are
    /// results.
    pub fn passed(&self) -> Vec<(usize, &PlainParameter)> {
        let first = usize::from(self.row().is_some_and(|row| row.action.has_this()));
        let count = match self.callee {
            Callee::Elements(elements) => elements.inputs.len(),
            _ => self.row().map_or(0, |row| row.passed_inputs().len()),
        };
        self.parameters.iter().skip(first).take(count).enumerate().collect()
    }

    /// Whether C++ may run the function on any thread, as reductions and elementwise functions.
    pub fn runs_anywhere(&self) -> bool {
        matches!(self.callee, Callee::Elements(_) | Callee::Reduction(..))
    }

    /// Whether C has types for the parameters and the result.
    fn is_spelled(&self) -> bool {
        self.parameters.iter().all(|parameter| parameter.r#type.is_spelled())
            && self.result.is_none_or(PlainResult::is_spelled)
    }
}

/// The function that a function for C calls.
#[derive(Clone, Copy, Debug)]
pub enum Callee<'p> {
    Row(&'p Row),
    /// The steps of a reduction over a slice, by their Rust constant.
    Reduction(&'p Row, &'p str),
    /// The first array selects one of several rows.
    Any(&'p DynamicFunction, &'p [Row]),
    /// The instantiation that matches all arrays.
    Elements(&'p DynamicElements),
}

impl<'p> Callee<'p> {
    /// The rows with arrays, which are called with views.
    pub fn rows_of_views(self) -> Vec<&'p Row> {
        match self {
            Callee::Row(row) if row.arrays().next().is_some() && !is_plain(row) => vec![row],
            Callee::Any(function, rows) => function.arms.iter().map(|arm| &rows[arm.row]).collect(),
            Callee::Row(_) | Callee::Reduction(..) | Callee::Elements(_) => Vec::new(),
        }
    }
}

/// Whether C++ gets the elements of a row's arrays directly at the addresses from C. The bytes of a `bool`
/// must be checked, and arrays on a device need views.
pub fn is_plain(row: &Row) -> bool {
    let mut arrays = row.arrays().peekable();
    let is_plain = |array: &Array| array.memory == Memory::Host && array.element.dtype() != Dtype::Bool;
    let is_called = matches!(row.call, RowCall::Arguments | RowCall::Unlocked);
    is_called && arrays.peek().is_some() && arrays.all(is_plain)
}

impl Plan {
    /// The classes for whose objects C has handles.
    pub fn c_classes(&self) -> Vec<CClass> {
        let all = self.classes.iter().enumerate().filter(|(_, class)| objects::has_handles(class));
        let (indices, names): (Vec<usize>, Vec<String>) =
            all.map(|(index, class)| (index, class.full_name.clone())).unzip();
        let named = names::classes(&self.module, &names);
        let classes = indices.into_iter().zip(named);
        classes.map(|(class, name)| CClass { class, free: format!("{name}_free"), name }).collect()
    }

    /// The functions for C: first those of the module, and then those of each class.
    pub fn c_functions(&self) -> Vec<CApiFunction<'_>> {
        let mut all: Vec<(CApiFunction<'_>, Naming)> = Vec::new();
        // A variable whose value is a macro needs no function for reading it.
        let constants = self.constants.iter().filter(|each| each.rust.is_some());
        let macros: FxHashSet<&str> = constants.map(|each| each.name.as_str()).collect();
        let is_macro = |variable: &PlannedVariable| macros.contains(variable.name.as_str());
        let variables = self
            .variables
            .iter()
            .flat_map(|variable| variable.functions().skip(usize::from(is_macro(variable))));
        let free = self.functions.iter().chain(variables).map(|function| (None, function));
        let classes = self.c_classes();
        let members = classes.iter().flat_map(|each| {
            self.classes[each.class].functions().map(move |function| (Some(each), function))
        });
        // Functions with the same parameters are merged if C++ could not distinguish them, or if both would
        // have the same name in C: two C++ integer types may be equal across the border, and a method `copy`
        // is the same as `__copy__`.
        let (mut overloads, mut names) = (FxHashSet::default(), FxHashSet::default());
        for (function, naming) in free.chain(members).flat_map(|(class, function)| of(self, class, function))
        {
            let types: Vec<PlainType> =
                function.parameters.iter().map(|parameter| parameter.r#type).collect();
            let overload = (function.class, function.overload.clone(), types.clone());
            let name = (function.class, naming.without_types(), types);
            if !overloads.contains(&overload) && !names.contains(&name) {
                overloads.insert(overload);
                names.insert(name);
                all.push((function, naming));
            }
        }
        let (mut functions, namings): (Vec<_>, Vec<_>) = all.into_iter().unzip();
        let symbols = names::symbols(self, &classes, &namings);
        functions.iter_mut().zip(symbols).for_each(|(function, symbol)| function.symbol = symbol);
        functions
    }

    /// The functions and overloads that C cannot call, because it has no types for their values, or could not
    /// copy their objects safely.
    pub fn not_for_c(&self) -> Vec<String> {
        lacking(self, |row| row.elements().is_some() || is_for_c(self, row))
    }
}

/// Whether C can call a row through a function of its own.
pub(super) fn is_for_c(plan: &Plan, row: &Row) -> bool {
    let types = parameters::types(plan, row, Memory::Host);
    rust::is_callable(row)
        && row.elements().is_none()
        && objects::is_sound(plan, row)
        && types.is_some_and(|types| {
            let result = result(plan, row, &types);
            types.into_iter().all(PlainType::is_spelled)
                && result.is_some_and(|result| result.is_none_or(PlainResult::is_spelled))
        })
        && !is_enumerator(plan, row)
}

/// Whether a row reads an enumerator whose value each language has as a constant.
fn is_enumerator(plan: &Plan, row: &Row) -> bool {
    row.action == Action::Read && plan.has_enumerator(&row.target)
}

/// The result of a row, if C has a type for it; `Some(None)` if there is no result.
fn result(plan: &Plan, row: &Row, parameters: &[PlainType]) -> Option<Option<PlainResult>> {
    match row.action == Action::Construct
        || row.returned().is_some_and(|returned| returned.object().is_some())
    {
        true => objects::result(plan, row, parameters).map(Some),
        false => dynamic::result(row),
    }
}

/// The functions for C over the rows of a function, which may be a member of a class.
fn of<'p>(
    plan: &'p Plan,
    class: Option<&CClass>,
    function: &'p PlannedFunction,
) -> Vec<(CApiFunction<'p>, Naming)> {
    let called = Called { plan, class, function };
    let rows: Vec<&Row> = function.rows.iter().filter(|row| is_for_c(plan, row)).collect();
    let beside_host = rows.iter().any(|row| row.call != RowCall::Device);
    let on_host = rows.iter().filter_map(|row| called.typed(row, Memory::Host, beside_host));
    let reductions = rows.iter().filter(|row| row.call.is_reduction());
    let on_device = reductions.filter_map(|row| called.typed(row, Memory::Device, beside_host));
    let is_whole =
        |dynamic: &&DynamicFunction| dynamic.arms.iter().all(|arm| is_for_c(plan, &function.rows[arm.row]));
    let of_any = function.dynamic.iter().filter(is_whole).filter_map(|dynamic| called.any(dynamic));
    let elements = function.dynamic_elements.iter().map(|each| called.elements(each));
    let of_any = of_any.filter(|(each, _)| each.is_spelled());
    on_host.chain(on_device).chain(of_any).chain(elements).collect()
}

/// The function whose rows C functions call.
struct Called<'a, 'p> {
    plan: &'p Plan,
    class: Option<&'a CClass>,
    function: &'p PlannedFunction,
}

impl<'p> Called<'_, 'p> {
    fn naming(&self, parameters: &[PlainParameter]) -> Naming {
        Naming::of(self.plan, self.class, self.function, parameters)
    }

    fn class(&self) -> Option<usize> {
        self.class.map(|class| class.class)
    }

    /// The function for arrays of the row's element types. `memory` is the memory of a reduction's array.
    fn typed(&self, row: &'p Row, memory: Memory, beside_host: bool) -> Option<(CApiFunction<'p>, Naming)> {
        let is_on_device = ((row.call == RowCall::Device) || memory == Memory::Device) && beside_host;
        let own = crate::plan::names::safe(&self.function.name);
        let of_function = || self.function.rows.iter().find_map(|row| row.comment.as_deref());
        let parameters = parameters::of_row(self.plan, row, memory)?;
        let types: Vec<PlainType> = parameters.iter().map(|parameter| parameter.r#type).collect();
        let naming = self
            .naming(&parameters)
            .with_suffix(if is_on_device { "_on_device" } else { "" })
            .without(row.defaults.first.as_deref());
        let function = CApiFunction {
            name: &self.function.name,
            symbol: String::new(),
            // As an overload, the function could not be distinguished from the one for host pointers.
            overload: if is_on_device { format!("{own}_on_device") } else { own },
            comment: row.comment.as_deref().or_else(of_function),
            class: self.class(),
            parameters,
            result: result(self.plan, row, &types)?,
            callee: match &row.call {
                RowCall::Reduction { constant, .. } if memory == Memory::Host => {
                    Callee::Reduction(row, constant)
                }
                _ => Callee::Row(row),
            },
        };
        Some((function, naming))
    }

    /// The function for arrays of any element type.
    fn any(&self, dynamic: &'p DynamicFunction) -> Option<(CApiFunction<'p>, Naming)> {
        let row = &self.function.rows[dynamic.arms[0].row];
        let parameters = parameters::of_any(self.plan, dynamic, row)?;
        let naming = self.naming(&parameters).with_suffix(TENSOR).without(row.defaults.first.as_deref());
        let made = if row.action == Action::Construct { objects::result(self.plan, row, &[]) } else { None };
        let function = CApiFunction {
            name: &self.function.name,
            symbol: String::new(),
            overload: dynamic.overloaded.clone(),
            comment: dynamic.comment.as_deref(),
            class: self.class(),
            parameters,
            result: made.or(dynamic.result),
            callee: Callee::Any(dynamic, &self.function.rows),
        };
        Some((function, naming))
    }

    /// The elementwise function for arrays of any element type.
    fn elements(&self, dynamic: &'p DynamicElements) -> (CApiFunction<'p>, Naming) {
        let parameters = parameters::of_elements(dynamic);
        let naming = self.naming(&parameters).with_suffix(TENSOR).without(dynamic.left_out.as_deref());
        let function = CApiFunction {
            name: &self.function.name,
            symbol: String::new(),
            overload: dynamic.overloaded.clone(),
            comment: dynamic.comment.as_deref(),
            class: self.class(),
            parameters,
            result: None,
            callee: Callee::Elements(dynamic),
        };
        (function, naming)
    }
}

/// The suffix of the names of functions that take tensors.
const TENSOR: &str = "_tensor";

// The functions and overloads of an interface that are not available in a language.

impl Plan {
    /// The functions and overloads that a language on top of the functions for C cannot call: it has those
    /// functions for which `has` is true, and elementwise functions of some types of numbers.
    pub(super) fn lacking_of_c(
        &self,
        has: impl Fn(&CApiFunction<'_>) -> bool,
        has_number: impl Fn(Dtype) -> bool,
    ) -> Vec<String> {
        let functions = self.c_functions();
        lacking(self, |row| match row.elements() {
            Some(_) => row.element_dtypes().all(&has_number),
            // The function may exist under another name in C.
            None => {
                let is_of_row = |each: &&CApiFunction<'_>| each.row().is_some_and(|own| ptr::eq(own, row));
                let mut of_row = functions.iter().filter(is_of_row).peekable();
                is_for_c(self, row) && (of_row.peek().is_none() || of_row.any(&has))
            }
        })
    }
}

/// The names of functions without any overload in a language, the missing overloads of other functions, with
/// their C++ parameter types, and the constants whose values only C++ knows, such as `sizeof(T)` and
/// `'\xff'`.
fn lacking(plan: &Plan, has: impl Fn(&Row) -> bool) -> Vec<String> {
    let has = |row: &Row| is_enumerator(plan, row) || has(row);
    let of_classes = plan.c_classes().into_iter().flat_map(|each| {
        let class = &plan.classes[each.class];
        class.functions().map(|function| (format!("{}::", class.full_name), function))
    });
    let free = plan.functions.iter().map(|function| (String::new(), function));
    let mut all: Vec<String> = free
        .chain(of_classes)
        .flat_map(|(scope, function)| lacking_of_function(&scope, function, &has))
        .collect();
    all.dedup();
    let is_unknown = |each: &&PlannedConstant| each.rust.is_none() && !each.is_of_known_type;
    all.extend(plan.constants.iter().filter(is_unknown).map(|each| each.name.clone()));
    all.extend(plan.natives.iter().map(|native| native.name.clone()));
    all
}

fn lacking_of_function(scope: &str, function: &PlannedFunction, has: &impl Fn(&Row) -> bool) -> Vec<String> {
    let name = format!("{scope}{}", function.name);
    if !function.rows.iter().any(has) {
        return vec![name];
    }
    let lacking = function.rows.iter().filter(|row| row.defaults.count == 0 && !has(row));
    lacking.map(|row| lacking_overload(&name, row)).collect()
}

/// The text for an overload: `mean(const double *, std::size_t)`.
fn lacking_overload(name: &str, row: &Row) -> String {
    let types: Vec<String> = row.parameters.iter().map(ToString::to_string).collect();
    let place = if row.call == RowCall::Device { " on a device" } else { "" };
    format!("{name}({}){place}", types.join(", "))
}
