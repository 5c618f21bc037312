//! C functions as `std::function`s: the instantiations of which C can make objects.

use crate::dtype::DtypeKind;
use crate::interface::{CxxCallConversion, FunctionTy, Memory, Ty};
use crate::plan::{OverrideValue, PlainType, Plan, PlannedCallback};

/// An instantiation of `std::function` that can call a C function.
#[derive(Debug)]
pub struct CCallback<'p> {
    /// The type of the object's handles, such as `stats_Function`.
    pub handle: String,
    /// The function that makes an object, such as `stats_Function_of`.
    pub symbol: String,
    pub planned: &'p PlannedCallback,
    /// The parameters of the C function, before the user data.
    pub parameters: Vec<PlainType>,
    /// The result of the C function; `None` for `void`.
    pub returns: Option<PlainType>,
}

impl Plan {
    /// The types of callbacks that C can pass: their parameters are numbers, texts and vectors of numbers,
    /// and their results are numbers and vectors of numbers.
    pub fn c_callbacks(&self) -> Vec<CCallback<'_>> {
        let classes = self.c_classes();
        let mut callbacks = Vec::new();
        for planned in &self.callbacks {
            let class = classes.iter().find(|class| class.class == planned.class);
            if let (Some(class), Some((parameters, returns))) = (class, types(planned)) {
                let (handle, symbol) = (class.name.clone(), class.of());
                callbacks.push(CCallback { handle, symbol, planned, parameters, returns });
            }
        }
        callbacks
    }

    /// The instantiations other than those of these classes, by the names of their types.
    pub fn other_callbacks(&self, made: &[usize]) -> Vec<String> {
        let is_made = |class: usize| made.contains(&class);
        let missing = self.callbacks.iter().filter(|callback| !is_made(callback.class));
        missing.map(|callback| self.classes[callback.class].r#type.to_string()).collect()
    }

    /// The instantiation of `std::function` that a parameter of this type takes, if a C function can be
    /// passed for it.
    pub fn c_callback(&self, r#type: PlainType) -> Option<CCallback<'_>> {
        let class = r#type.callable()?;
        self.c_callbacks().into_iter().find(|callback| callback.planned.class == class)
    }
}

/// The types of the parameters and the result, if C has all of them.
fn types(planned: &PlannedCallback) -> Option<(Vec<PlainType>, Option<PlainType>)> {
    let function = &planned.function;
    let all = |values: &[OverrideValue]| {
        values.iter().map(|value| plain(value, &planned.called)).collect::<Option<Vec<_>>>()
    };
    let (parameters, returned) = (all(&function.passed)?, all(&function.returned)?);
    let is_whole = parameters.len() == planned.called.parameters.len()
        && returned.len() == usize::from(!planned.called.returns.is_void());
    // C++ would refer to a text result after the call.
    let is_text = |returned: &PlainType| matches!(returned, PlainType::Text | PlainType::Character);
    (is_whole && !returned.iter().any(is_text)).then(|| (parameters, returned.first().copied()))
}

fn plain(value: &OverrideValue, called: &FunctionTy) -> Option<PlainType> {
    match &value.value.conversion {
        CxxCallConversion::Copied => vector(
            value.value.position.map_or(Some(&called.returns), |position| called.parameters.get(position))?,
        ),
        CxxCallConversion::Value(r#type) => {
            // C passes complex numbers by address.
            let is_in_c = |plain: &PlainType| {
                plain.is_spelled() && plain.number().is_none_or(|dtype| dtype.kind() != DtypeKind::Complex)
            };
            PlainType::of_value(r#type).filter(is_in_c)
        }
        _ => None,
    }
}

/// The elements of a `std::vector` of numbers, which C++ copies. A `std::vector<bool>` has no elements in
/// memory.
fn vector(r#type: &Ty) -> Option<PlainType> {
    let Ty::StdVector(element) = r#type.referent().unwrap_or(r#type).without_const() else { return None };
    let element = element.scalar()?.dtype();
    let elements = PlainType::Elements {
        element,
        is_written: false,
        shaped: None,
        memory: Memory::Host,
        is_fortran: false,
    };
    (element.kind() != DtypeKind::Bool && elements.is_spelled()).then_some(elements)
}
