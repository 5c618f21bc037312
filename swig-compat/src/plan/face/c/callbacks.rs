//! C functions as `std::function`s: the instantiations of which C can make objects.

use crate::dtype::DtypeKind;
use crate::interface::TurnedWay;
use crate::plan::{Giving, OverrideValue, PlainType, Plan, PlannedCallback};

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
    /// The instantiations whose parameters and results are numbers and texts.
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

    /// The instantiations for which no C function can be passed, by the names of their types.
    pub fn not_for_c_callbacks(&self) -> Vec<String> {
        let made = self.c_callbacks();
        let is_made = |class: usize| made.iter().any(|callback| callback.planned.class == class);
        let missing = self.callbacks.iter().filter(|callback| !is_made(callback.class));
        missing.map(|callback| self.classes[callback.class].r#type.to_string()).collect()
    }

    /// The instantiation of `std::function` that a parameter of this type takes, if a C function can be
    /// passed for it.
    pub fn c_callback(&self, r#type: PlainType) -> Option<CCallback<'_>> {
        let PlainType::Object { class, is_optional: false, giving: Giving::Lent, .. } = r#type else {
            return None;
        };
        self.c_callbacks().into_iter().find(|callback| callback.planned.class == class)
    }
}

/// The types of the parameters and the result, if C has all of them.
fn types(planned: &PlannedCallback) -> Option<(Vec<PlainType>, Option<PlainType>)> {
    let function = &planned.function;
    let parameters: Vec<PlainType> = function.passed.iter().map(plain).collect::<Option<_>>()?;
    let returned: Vec<PlainType> = function.returned.iter().map(plain).collect::<Option<_>>()?;
    let is_whole = parameters.len() == planned.called.parameters.len()
        && returned.len() == usize::from(!planned.called.returns.is_void());
    // C++ would refer to a text result after the call.
    let is_number = returned.iter().all(|returned| returned.number().is_some());
    (is_whole && is_number).then(|| (parameters, returned.first().copied()))
}

fn plain(value: &OverrideValue) -> Option<PlainType> {
    match &value.value.way {
        TurnedWay::Value(r#type) => {
            // C passes complex numbers by address.
            let is_in_c = |plain: &PlainType| {
                plain.is_spelled() && plain.number().is_none_or(|dtype| dtype.kind() != DtypeKind::Complex)
            };
            PlainType::of_value(r#type).filter(is_in_c)
        }
        _ => None,
    }
}
