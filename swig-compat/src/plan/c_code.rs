//! Interfaces of C, as SWIG reads them without `-c++`: all of their code is C, and C++ calls it through
//! functions with plain types.

use super::{CFunction, ExceptionCode, Plan, PlannedClass, Row};
use crate::interface::{Action, Argument, Conversion, Passing, Spelling, Ty};

impl Plan {
    /// Adds the functions of the C file to the plan, for an interface of C.
    pub(super) fn of_c(mut self) -> Plan {
        self.is_c = true;
        let (namespace, spelling) = (&self.namespace, &self.spelling);
        let of_variables = self
            .variables
            .iter_mut()
            .flat_map(|variable| std::iter::once(&mut variable.read).chain(&mut variable.assign));
        for row in self.functions.iter_mut().chain(of_variables).flat_map(|function| &mut function.rows) {
            in_c(row, namespace, spelling, true);
        }
        for class in self.classes.iter_mut().filter(|class| !class.is_callable()) {
            let is_sized = class.is_sized();
            for row in class.functions_mut().flat_map(|function| &mut function.rows) {
                in_c(row, namespace, spelling, is_sized);
            }
        }
        self
    }

    /// Whether the functions of a class are in C: callables are C++ objects in every interface.
    pub fn is_in_c(&self, class: &PlannedClass) -> bool {
        self.is_c && !class.is_callable()
    }

    /// The C function behind a function of the shim that belongs to no row.
    pub fn c_name(&self, symbol: &str) -> String {
        c_name(&self.namespace, symbol)
    }
}

impl PlannedClass {
    /// Whether C knows the size of an object. For `struct bignum_st {};`, whose members the interface does
    /// not show, it may not.
    pub fn is_sized(&self) -> bool {
        let shows_member = |row: &Row| {
            let is_member = matches!(row.action, Action::Get | Action::Set | Action::Construct);
            is_member && row.extension.is_none()
        };
        self.functions().flat_map(|function| &function.rows).any(shows_member)
    }

    /// Whether the type is an instantiation of `std::function`.
    fn is_callable(&self) -> bool {
        self.r#type.class().is_some_and(|class| class.conversion() == Conversion::Callable)
    }
}

fn in_c(row: &mut Row, namespace: &str, spelling: &Spelling, is_sized: bool) {
    hold_exceptions(row);
    row.exception_code.iter_mut().for_each(ExceptionCode::catch_nothing);
    let class = row.class.as_ref().or(row.made()).map(|class| spelling.spelled(&class.to_string()));
    let pointers = row.parameters.iter().map(|r#type| pointer(r#type, spelling));
    let values = row.arguments.iter().map(|argument| {
        let Argument::Value { input } = argument else { return None };
        let object = row.inputs[*input].r#type.object()?;
        let is_value = !matches!(object.passing, Passing::Pointer | Passing::Unique(_));
        is_value.then(|| spelling.spelled(&object.r#type.to_string()))
    });
    if let Some(variadic) = &mut row.variadic {
        variadic.types.iter_mut().for_each(|r#type| *r#type = spelling.spelled(r#type));
    }
    row.c = Some(Box::new(CFunction {
        name: c_name(namespace, &row.symbol),
        class: class.unwrap_or_default(),
        is_sized,
        pointers: pointers.collect(),
        values: values.collect(),
    }));
    for check in row.inputs.iter_mut().filter_map(|input| input.check.as_mut()) {
        check.c_function = Some(c_name(namespace, &check.symbol));
    }
}

/// Keeps the exceptions of callables from passing through C functions that call them.
fn hold_exceptions(row: &mut Row) {
    for argument in &mut row.arguments {
        if let Argument::Function { in_c, .. } | Argument::UserData { in_c, .. } = argument {
            *in_c = true;
        }
    }
}

/// The pointer type of a parameter, including arrays, which become pointers.
fn pointer(r#type: &Ty, spelling: &Spelling) -> Option<String> {
    let text = match r#type.without_const() {
        pointer @ (Ty::Pointer(_) | Ty::FunctionPointer(_)) => pointer.to_string(),
        Ty::Array(element, _) if !matches!(**element, Ty::Array(..)) => format!("{element} *"),
        _ => return None,
    };
    Some(spelling.spelled(&text))
}

/// The name of a function in the C file, which is unique among all modules.
fn c_name(namespace: &str, symbol: &str) -> String {
    format!("{namespace}_{symbol}")
}
