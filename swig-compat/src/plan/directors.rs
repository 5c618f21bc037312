//! The shim's classes through which C++ calls Python: those derived from director classes, with the functions
//! that Python may override, and those whose objects are called by a `std::function`.

use super::classes::ClassPlaces;
use super::exception_code;
use super::names::Names;
use super::{Place, PlannedClass};
use crate::interface::{
    By, ClassType, CxxCallCode, CxxCallConversion, CxxCallValue, DIRECTOR_EXCEPT, DirectorClass,
    DirectorFunction, Fate, FullName, FunctionId, FunctionTy, Interface, MethodSignature, Passing, Pointee,
    Structure, Text, Ty, Type, Value,
};
use crate::source::Span;
use std::collections::BTreeSet;

/// A class whose virtual functions Python may override.
#[derive(Debug)]
pub struct PlannedDirector {
    /// The index of the class.
    pub class: usize,
    /// The name of the derived class in the shim.
    pub name: String,
    /// The namespace around the class, in which the derived class finds the types that the interface does not
    /// declare; `None` if there are no such types, and in the global namespace.
    pub namespace: Option<String>,
    /// The name of the table in Rust: `COUNTER_DIRECTOR`.
    pub constant: String,
    /// The functions that Python may override, in the order of their numbers in C++.
    pub functions: Vec<PlannedOverride>,
    /// Pure virtual functions that Python may not override, so that calls throw.
    pub absent: Vec<PlannedOverride>,
    /// The protected functions that methods of Python subclasses call.
    pub protected: Vec<PlannedOverride>,
    /// The names of other protected members that Python sees.
    pub exposed: BTreeSet<String>,
    /// Whether methods of another language override the functions, and their values cross as trees.
    pub passes_trees: bool,
    /// The functions that the language cannot override, because trees cannot represent their values.
    pub lacking: Vec<String>,
    pub place: Place,
}

/// A virtual function.
#[derive(Debug)]
pub struct PlannedOverride {
    /// The name in Python.
    pub name: String,
    pub method: MethodSignature,
    /// The values that Python gets.
    pub passed: Vec<OverrideValue>,
    /// The values that Python returns.
    pub returned: Vec<OverrideValue>,
    /// The status that C++ gets after a Python method has returned, for a function that returns an error
    /// code.
    pub success: Option<String>,
    /// The class whose function runs if Python does not override the function.
    pub owner: Ty,
    pub is_pure: bool,
    /// The name of the function through which Python calls the method, if the method is protected.
    pub accessor: String,
    /// C++ code of the interface that runs after Python has raised an exception.
    pub except: Option<String>,
    pub place: Place,
}

/// A value that crosses between C++ and a Python method.
#[derive(Debug)]
pub struct OverrideValue {
    pub value: CxxCallValue,
    /// The place of the typemap code.
    pub place: Option<Place>,
}

impl OverrideValue {
    /// The position of the parameter; 0 for the result.
    pub fn position(&self) -> usize {
        self.value.position.unwrap_or_default()
    }

    /// The typemap code that converts the value, if there is any.
    fn code(&self) -> Option<&CxxCallCode> {
        match &self.value.conversion {
            CxxCallConversion::Code(code) => Some(code),
            _ => None,
        }
    }
}

impl PlannedOverride {
    /// Whether typemap code converts a value.
    pub fn has_code(&self) -> bool {
        self.codes().next().is_some()
    }

    /// All typemap code that converts values.
    pub fn codes(&self) -> impl Iterator<Item = &CxxCallCode> {
        self.passed.iter().chain(&self.returned).filter_map(OverrideValue::code)
    }

    /// Whether C++ calls its own function with the same arguments after the Python method has failed.
    pub fn may_call_own(&self) -> bool {
        self.method.is_noexcept && !self.is_pure
    }

    /// Whether C++ may use the result of the Python method after the call, because typemap code may have
    /// taken a pointer from it.
    pub fn keeps_result(&self) -> bool {
        let is_kept = match self.returned.first().map(|returned| &returned.value.conversion) {
            Some(CxxCallConversion::Value(r#type)) => keeps_result(Some(r#type)),
            _ => false,
        };
        is_kept || self.returned.iter().any(|value| value.code().is_some())
    }
}

/// Whether C++ refers to the result of the Python method after the call.
fn keeps_result(returned: Option<&Type>) -> bool {
    match returned {
        Some(Type::Value(Value::Text(text))) => matches!(text, Text::CString | Text::WritableCString),
        Some(Type::Value(Value::Object(object))) => {
            let is_lent = matches!(object.passing, Passing::Unique(by) if by != By::Value);
            let is_referred_to = is_lent || matches!(object.passing, Passing::Pointer | Passing::Reference);
            let is_view = object.class().is_some_and(|class| class.structure() == Structure::View);
            is_view || is_referred_to && object.fate == Fate::Unchanged
        }
        _ => false,
    }
}

/// A function of a class that a Python method or callable can replace.
pub(super) fn overridable(
    name: &str,
    method: &MethodSignature,
    owner: &ClassType,
    (place, span): (&impl Fn(Span) -> Place, Span),
) -> PlannedOverride {
    let value = |value: &CxxCallValue| {
        let place = match &value.conversion {
            CxxCallConversion::Code(code) => Some(place(code.code.span)),
            _ => None,
        };
        OverrideValue { value: value.clone(), place }
    };
    PlannedOverride {
        name: name.to_owned(),
        method: method.clone(),
        passed: method.cxx_call.passed.iter().map(value).collect(),
        returned: method.cxx_call.returned.iter().map(value).collect(),
        success: method.cxx_call.success.clone(),
        owner: Ty::Class(owner.clone()),
        is_pure: false,
        accessor: String::new(),
        except: None,
        place: place(span),
    }
}

/// The namespace around a director's class, if its functions have types that only C++ knows.
fn namespace(director: &DirectorClass, classes: &[PlannedClass]) -> Option<String> {
    let is_deduced = |value: &CxxCallValue| match &value.conversion {
        CxxCallConversion::Value(r#type) => {
            r#type.object().is_some_and(|object| object.pointee == Pointee::Deduced)
        }
        _ => false,
    };
    let calls = director.functions.iter().map(|function| &function.method.cxx_call);
    if !calls.flat_map(|call| call.passed.iter().chain(&call.returned)).any(is_deduced) {
        return None;
    }
    let mut around = FullName::of(director.class.name()).enclosing().map(FullName::text);
    let is_class = |name: &&str| classes.iter().any(|class| class.cxx == **name);
    around.find(|name| !is_class(name)).map(str::to_owned)
}

pub(super) fn of(
    interface: &Interface,
    classes: (&[PlannedClass], &ClassPlaces),
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) -> Vec<PlannedDirector> {
    let planned = |director| planned(director, interface, classes, names, place);
    interface.directors.iter().filter_map(planned).collect()
}

fn planned(
    director: &DirectorClass,
    interface: &Interface,
    (classes, places): (&[PlannedClass], &ClassPlaces),
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) -> Option<PlannedDirector> {
    let class = places.get(&Ty::Class(director.class.clone()))?;
    let of = |each: &DirectorFunction| {
        let function = &interface[each.function];
        PlannedOverride {
            is_pure: each.is_pure,
            accessor: function.accessor.iter().map(|path| FullName::of(path).last()).collect(),
            except: (function.features.get(DIRECTOR_EXCEPT).filter(|code| !code.is_empty()))
                .map(|code| exception_code::with_variables(code, function)),
            ..overridable(&function.name, &each.method, &each.owner, (place, function.declared))
        }
    };
    let (absent, functions): (Vec<_>, Vec<_>) = director.functions.iter().partition(|each| each.is_left_out);
    let protected = director.protected.iter().filter_map(|id| {
        Some(of(&DirectorFunction {
            function: *id,
            method: interface[*id].method.as_deref()?.clone(),
            owner: director.class.clone(),
            is_pure: interface[*id].method.as_ref()?.is_pure,
            is_left_out: false,
            obstacle: None,
        }))
    });
    let prefix = director.class.member("");
    let exposed = |id: &FunctionId| interface[*id].qualified.strip_prefix(&prefix).map(str::to_owned);
    Some(PlannedDirector {
        class,
        name: director.name.clone(),
        namespace: namespace(director, classes),
        constant: names.constant(&format!("{}_director", classes[class].name)),
        functions: functions.into_iter().map(of).collect(),
        absent: absent.into_iter().filter(|each| each.is_pure).map(of).collect(),
        protected: protected.collect(),
        exposed: director.exposed.iter().filter_map(exposed).collect(),
        passes_trees: false,
        lacking: Vec::new(),
        place: classes[class].place.clone(),
    })
}

/// An instantiation of `std::function` through which C++ calls Python.
#[derive(Debug)]
pub struct PlannedCallback {
    /// The index of the class.
    pub class: usize,
    /// The name of the class in the shim.
    pub name: String,
    /// The name of the table in Rust: `FUNCTION_CALL`.
    pub constant: String,
    pub called: FunctionTy,
    /// The call operator.
    pub function: PlannedOverride,
}

/// The classes for all instantiations of `std::function` that a callable can be passed for.
pub(super) fn callbacks(
    interface: &Interface,
    (classes, places): (&[PlannedClass], &ClassPlaces),
    names: &mut Names,
    place: &impl Fn(Span) -> Place,
) -> Vec<PlannedCallback> {
    let mut planned = Vec::new();
    for callable in interface.callables.iter().filter(|callable| callable.obstacle.is_none()) {
        let r#type = Ty::Class(callable.class.clone());
        let class = places.get(&r#type);
        if let (Some(class), Some(called)) = (class, callable.class.called()) {
            let name = &classes[class].full_name;
            planned.push(PlannedCallback {
                class,
                name: format!("quaff_{}", classes[class].name),
                constant: names.constant(&format!("{}_call", classes[class].name)),
                called: called.clone(),
                function: overridable(name, &callable.method, &callable.class, (place, callable.span)),
            });
        }
    }
    planned
}
