//! The functions for R, based on those for C: an R function collects all functions for C with its name, by
//! the number of arguments, and C code in the package selects one by the arguments.

use super::c::{CApiFunction, Callee};
use super::found;
use super::plain::{PlainParameter, PlainResult, PlainType};
use super::rust::class::{assigning, member_word};
use crate::dtype::{Dtype, DtypeKind};
use crate::interface::{Action, CxxCallConversion, End, Fate, Scalar, Type, Value};
use crate::plan::names::{GivenNames, is_one_of};
use crate::plan::{OverrideValue, Plan, PlannedCallback, Row, RowCall, RowInput, VARIABLES};

/// An R function.
#[derive(Debug)]
pub struct RFunction<'p> {
    /// The name in R; for a method or property, the name after the `$`.
    pub name: String,
    pub kind: RKind,
    /// The index of the class among [`Plan::r_classes`], for a member.
    pub class: Option<usize>,
    pub comment: Option<&'p str>,
    /// The parameter names of the longest call.
    pub parameters: Vec<String>,
    /// The calls with different numbers of arguments, shortest first.
    pub arities: Vec<RArity<'p>>,
}

/// The calls of a function with the same number of arguments.
#[derive(Debug)]
pub struct RArity<'p> {
    /// The name of the C function that R calls.
    pub symbol: String,
    pub overloads: Vec<ROverload<'p>>,
}

/// A function for C, with the enumerations of its values, by their indices in the plan.
#[derive(Debug)]
pub struct ROverload<'p> {
    pub function: CApiFunction<'p>,
    /// For each parameter, the index of its enumeration, if it has one.
    pub enums: Vec<Option<usize>>,
    /// The index of the result's enumeration, if it has one.
    pub gives: Option<usize>,
    /// The types of an instantiation, for an elementwise function.
    pub elements: Option<RElements>,
    /// The objects that keep others alive.
    pub ties: Vec<RTie>,
}

/// A rule that one object of a call keeps another one alive: arguments by their indices, or `None` for the
/// result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RTie {
    pub keeper: Option<usize>,
    pub kept: Option<usize>,
}

/// The types of the arguments and results of an elementwise function.
#[derive(Debug, PartialEq, Eq)]
pub struct RElements {
    pub inputs: Vec<Dtype>,
    pub results: Vec<Dtype>,
}

impl ROverload<'_> {
    /// The number of arguments.
    pub fn count(&self) -> usize {
        self.elements.as_ref().map_or(self.function.parameters.len(), |elements| elements.inputs.len())
    }

    /// The number of parameters whose dtypes R does not have. Overloads without any come first, because the
    /// first match without a conversion is called.
    fn conversions(&self) -> usize {
        let own = [Dtype::Bool, Dtype::Int32, Dtype::Uint8, Dtype::Float64, Dtype::Complex128];
        let is_other = |parameter: &&PlainParameter| match parameter.r#type {
            PlainType::Scalar(dtype) | PlainType::Elements { element: dtype, .. } => !own.contains(&dtype),
            _ => false,
        };
        self.function.parameters.iter().filter(is_other).count()
    }

    /// The names of the parameters in R, followed by those of an elementwise function's results.
    pub fn names(&self) -> Vec<String> {
        parameters(self.function.parameters.iter().map(|each| each.name.as_str()))
    }
}

/// The kind of an R function, as its users see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RKind {
    /// A function of the package: a constructor, a static member or a function outside of classes.
    Function,
    Method,
    /// A function that reads a data member. If there is also a function of kind [`RKind::Set`], the member
    /// can be assigned.
    Get,
    Set,
}

impl RArity<'_> {
    /// The number of arguments.
    pub fn count(&self) -> usize {
        self.overloads[0].count()
    }
}

impl RFunction<'_> {
    /// Whether no call has a result or writes to an array.
    pub fn is_silent(&self) -> bool {
        let is_written = |r#type: PlainType| matches!(r#type, PlainType::Elements { is_written: true, .. });
        let mut all = self.arities.iter().flat_map(|arity| &arity.overloads);
        all.all(|overload| {
            let function = &overload.function;
            let writes = function.parameters.iter().any(|each| is_written(each.r#type));
            function.result.is_none() && overload.elements.is_none() && !writes
        })
    }
}

/// The largest number of arguments that `.Call` passes.
const MOST: usize = 65;

impl Plan {
    /// The functions for R, in the order of those for C.
    pub fn r_functions(&self) -> Vec<RFunction<'_>> {
        let classes = self.r_classes();
        let mut functions: Vec<RFunction<'_>> = Vec::new();
        for overload in self.c_functions().into_iter().filter(is_for_r) {
            let rows = self.r_rows(overload.callee);
            let Some(row) = rows.first() else { continue };
            let class = overload.class.and_then(|index| classes.iter().position(|each| each.class == index));
            let kind = kind(row);
            let name = function(overload.name, row.action, class.map(|index| &classes[index]));
            let is_same = |each: &RFunction<'_>| (each.class, each.kind, &each.name) == (class, kind, &name);
            let (comment, parameters, arities) = (overload.comment, Vec::new(), Vec::new());
            let make = || RFunction { name: name.clone(), kind, class, comment, parameters, arities };
            let function = found(&mut functions, is_same, make);
            for row in rows {
                add(function, self.r_overload(overload.clone(), row));
            }
        }
        finish(&mut functions, &classes);
        functions
    }

    /// The C++ functions behind a function for C that R calls: all instantiations of an elementwise function,
    /// and otherwise one. Functions of tensors that select a function of pointers have none.
    fn r_rows<'p>(&'p self, callee: Callee<'p>) -> Vec<&'p Row> {
        match callee {
            Callee::Row(row) | Callee::Reduction(row, _) => vec![row],
            Callee::Any(..) => Vec::new(),
            Callee::Elements(dynamic) => {
                let is_selected = |row: &&Row| match &row.call {
                    RowCall::Elementwise { constant, .. } => dynamic.loops.contains(constant),
                    _ => false,
                };
                self.rows().filter(is_selected).filter(|row| row.element_dtypes().all(is_number)).collect()
            }
        }
    }

    fn r_overload<'p>(&self, function: CApiFunction<'p>, row: &Row) -> ROverload<'p> {
        let elements = row.elements().map(|elements| RElements {
            inputs: row.arrays().map(|array| array.element.dtype()).collect(),
            results: elements.results.iter().map(Scalar::dtype).collect(),
        });
        let (enums, gives) = self.r_enums(&function, row);
        let ties = ties(&function, row).unwrap_or_default();
        ROverload { function, enums, gives, elements, ties }
    }

    /// The enumerations of the parameters and of the result.
    fn r_enums(&self, function: &CApiFunction<'_>, row: &Row) -> (Vec<Option<usize>>, Option<usize>) {
        let inputs = row.inputs.iter().map(|input| self.r_enum(&input.r#type));
        let this = function.parameters.len().saturating_sub(row.inputs.len());
        let gives = row.returned().and_then(|returned| self.r_enum(returned));
        (vec![None; this].into_iter().chain(inputs).collect(), gives)
    }

    fn r_enum(&self, r#type: &Type) -> Option<usize> {
        let Type::Value(Value::Scalar(Scalar::Integer(integer))) = r#type else { return None };
        let own = integer.spelling.trim_start_matches("::");
        self.enum_index(own).filter(|_| integer.is_enum)
    }

    /// The enumerations of the arguments and the result of an R callback.
    pub fn r_callback_enums(&self, callback: &PlannedCallback) -> Vec<Option<usize>> {
        let values = callback.function.passed.iter().chain(&callback.function.returned);
        let of = |value: &OverrideValue| match &value.value.conversion {
            CxxCallConversion::Value(r#type) => self.r_enum(r#type),
            _ => None,
        };
        values.map(of).collect()
    }

    /// The functions and overloads that R cannot call.
    pub fn not_for_r(&self) -> Vec<String> {
        self.lacking_of_c(is_for_r, is_number)
    }
}

/// Adds an overload to the calls with its number of arguments.
fn add<'p>(function: &mut RFunction<'p>, overload: ROverload<'p>) {
    let count = overload.count();
    // Two C++ integer types may be the same dtype.
    let is_same = |other: &ROverload<'_>| {
        overload.elements.is_some()
            && other.function.symbol == overload.function.symbol
            && other.elements == overload.elements
    };
    match function.arities.iter_mut().find(|arity| arity.count() == count) {
        Some(arity) if arity.overloads.iter().any(is_same) => {}
        Some(arity) => arity.overloads.push(overload),
        None => function.arities.push(RArity { symbol: String::new(), overloads: vec![overload] }),
    }
}

/// Sorts the calls, and sets all names that must be unique.
fn finish(functions: &mut [RFunction<'_>], classes: &[RClass]) {
    let (mut given, mut symbols) = (GivenNames::default(), GivenNames::default());
    for function in functions {
        function.arities.sort_by_key(RArity::count);
        if let Some(longest) = function.arities.last() {
            function.parameters = longest.overloads[0].names();
            function.parameters.truncate(longest.count());
        }
        let class = function.class.filter(|_| function.kind != RKind::Function);
        let own = match (class, function.kind) {
            (None, _) => {
                function.name = given.unused(function.name.clone(), "_");
                function.name.clone()
            }
            (Some(class), RKind::Set) => format!("{}_set_{}", classes[class].name, function.name),
            (Some(class), _) => format!("{}_{}", classes[class].name, function.name),
        };
        for arity in &mut function.arities {
            arity.overloads.sort_by_key(ROverload::conversions);
            arity.symbol = symbols.unused(own.clone(), "_");
        }
    }
}

/// Whether R has types for the parameters and the result of a function for C. Functions of tensors are
/// excluded, because R itself selects among the functions of pointers.
fn is_for_r(function: &CApiFunction<'_>) -> bool {
    if let Callee::Elements(elements) = function.callee {
        return elements.inputs.len() <= MOST;
    }
    let keeps_all = match function.callee {
        Callee::Row(row) | Callee::Reduction(row, _) => ties(function, row).is_some(),
        Callee::Any(..) | Callee::Elements(_) => false,
    };
    keeps_all
        && function.parameters.len() <= MOST
        && function.parameters.iter().all(|parameter| parameter.r#type.is_simple(|_| true))
        && function.result.is_none_or(|result| result.is_simple(|_| true))
}

/// The objects that keep others alive, because of `%keep_alive` or their types; `None` if one of them is not
/// an object in R.
fn ties(function: &CApiFunction<'_>, row: &Row) -> Option<Vec<RTie>> {
    let this = usize::from(row.action.has_this());
    let object = |index: usize| {
        let r#type = function.parameters.get(index)?.r#type;
        matches!(r#type, PlainType::Object { .. }).then_some(Some(index))
    };
    let result = || matches!(function.result, Some(PlainResult::Object { .. })).then_some(None);
    let end = |end: End| match end {
        End::This if row.action.has_this() => object(0),
        End::This | End::Returned => result(),
        End::Input(index) => object(index + this),
        End::Memory(_) => None,
    };
    let declared = row.ties.iter().map(|tie| Some(RTie { keeper: end(tie.keeper)?, kept: end(tie.kept)? }));
    let is_kept = |input: &RowInput| input.r#type.object().is_some_and(|object| object.fate == Fate::Kept);
    let kept = row.inputs.iter().enumerate().filter(|(_, input)| row.action.has_this() && is_kept(input));
    let kept = kept.map(|(index, _)| Some(RTie { keeper: Some(0), kept: object(index + this)? }));
    declared.chain(kept).collect()
}

/// Whether R has numbers of a type, by conversion.
fn is_number(dtype: Dtype) -> bool {
    dtype.kind() != DtypeKind::Half
}

fn kind(row: &Row) -> RKind {
    match row.action {
        Action::Get => RKind::Get,
        Action::Set => RKind::Set,
        _ if row.action.has_this() => RKind::Method,
        _ => RKind::Function,
    }
}

// The names of packages, classes, functions and parameters in R.

/// A class whose objects are available in R.
#[derive(Debug)]
pub struct RClass {
    /// The index among the plan's classes.
    pub class: usize,
    /// The name of the constructor, which is also the prefix of static members: `Counter`.
    pub name: String,
    /// The name in C, which is the class attribute of objects in R.
    pub c_name: String,
    /// The function for C that frees a handle.
    pub free: String,
    /// The bases that are available in R, by their indices among the classes for R.
    pub bases: Vec<usize>,
}

impl Plan {
    /// The classes whose objects are available in R: those for which C has handles.
    pub fn r_classes(&self) -> Vec<RClass> {
        let all = self.c_classes();
        let place = |class: usize| all.iter().position(|each| each.class == class);
        let prefix = format!("{}_", self.module);
        let class = |class: &super::c::CClass| RClass {
            class: class.class,
            name: unreserved(class.name.strip_prefix(&prefix).unwrap_or(&class.name)),
            c_name: class.name.clone(),
            free: class.free.clone(),
            bases: self.classes[class.class].bases.iter().filter_map(|base| place(base.class)).collect(),
        };
        all.iter().map(class).collect()
    }
}

/// The name of a function. Static members have the class's name as prefix; methods and properties do not.
fn function(name: &str, action: Action, class: Option<&RClass>) -> String {
    let name = name.strip_prefix(&format!("{VARIABLES}.")).unwrap_or(name);
    match (class, action) {
        (Some(class), Action::Construct) => class.name.clone(),
        (Some(_), Action::Get | Action::Set) => name.to_owned(),
        (Some(class), action) if !action.has_this() => format!("{}_{}", class.name, assigning(name, action)),
        (Some(_), action) => member_word(&assigning(name, action), action),
        (None, action) => unreserved(&assigning(name, action)),
    }
}

/// The names of parameters, which users can pass by name, so that they must be unique.
pub(super) fn parameters<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut given = GivenNames::default();
    names.enumerate().map(|(index, name)| given.unused(parameter(name, index), "_")).collect()
}

/// A name that needs no quotes in R.
fn parameter(name: &str, index: usize) -> String {
    match name.trim_start_matches('_') {
        "" => format!("arg{}", index + 1),
        own if own.starts_with(|c: char| c.is_ascii_digit()) => format!("arg{own}"),
        own => unreserved(own),
    }
}

/// R's reserved words, and the functions that the package's functions call.
const RESERVED: &str = "FALSE Inf NA NA_character_ NA_complex_ NA_integer_ NA_real_ NULL NaN TRUE break else for function \
                        if in invisible nargs next repeat while";

/// Whether R accepts the name only in quotes.
pub fn is_reserved(name: &str) -> bool {
    is_one_of(RESERVED, name)
}

/// The name, with a trailing underscore if it is reserved in R.
fn unreserved(name: &str) -> String {
    if is_reserved(name) { format!("{name}_") } else { name.to_owned() }
}

/// The name of the package. R allows letters, digits and dots; `None` if the module's name cannot be
/// converted.
pub fn package(module: &str) -> Option<String> {
    let name = module.trim_matches('_').replace('_', ".");
    let is_name = name.len() > 1 && name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.is_ascii();
    (is_name && name.len() == module.len() && !is_one_of(OF_R, &name)).then_some(name)
}

/// The packages that are part of R.
const OF_R: &str = "base compiler datasets grDevices graphics grid methods parallel splines stats stats4 tcltk tools \
                    translations utils";

#[cfg(test)]
mod tests {
    use super::{package, parameters, unreserved};

    #[test]
    fn packages_have_names_that_r_takes() {
        assert_eq!(package("my_stats").as_deref(), Some("my.stats"));
        for module in ["stats", "x", "_x2", "x_", "größe"] {
            assert_eq!(package(module), None, "{module}");
        }
    }

    #[test]
    fn names_are_not_reserved_words() {
        assert_eq!(unreserved("next"), "next_");
        let names = ["_x", "__", "_1", "function", "x", "__x"];
        assert_eq!(parameters(names.into_iter()), ["x", "arg2", "arg1", "function_", "x_2", "x_3"]);
    }
}
