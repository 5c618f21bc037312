//! The values of a virtual function that a Python method overrides: the method's arguments and results.

use super::slots::{Extent, Slot, slots};
use super::{fixed_extents, plain_outputs};
use crate::interface::{
    Access, ArrayObject, Crossing, CxxCall, CxxCallConversion, CxxCallValue, ErrorCode, Fate, LentArray,
    LentExtent, Memory, Object, Ty, Type, Value,
};
use crate::lower::code_typemap::{CxxCallCodes, WrappedInput};
use crate::lower::parameter::Parameter;
use crate::lower::traits::{NoArray, Traits};
use crate::lower::typemap::{Form, NumberDirection, RuleEffect, Rules, TypemapRule};
use crate::lower::types::library::LibraryValues;

/// A virtual function that C++ calls and a Python method overrides.
pub struct Overridden<'a> {
    pub parameters: &'a [Parameter],
    /// The type of the C++ result.
    pub returns: &'a Ty,
    /// The name by which the text refers to the result's type, if it is an alias.
    pub alias: Option<&'a String>,
    /// The conversion of a result that is an object of a class with traits.
    pub traits: Option<Result<Traits, NoArray>>,
    pub error_code: Option<&'a ErrorCode>,
    /// Whether the caller in C++ must free the result.
    pub is_new: bool,
    /// Whether the Python method must free its arguments.
    pub is_freed: bool,
    /// Determines which standard library values become Python values.
    pub library: LibraryValues<'a, 'a>,
}

/// The values of a call from C++ to Python, with their conversions. Typemaps with code take precedence over
/// directives, and directives over the rules for types.
pub fn cxx_call(overridden: &Overridden, rules: &Rules, codes: CxxCallCodes) -> CxxCall {
    let CxxCallCodes { inputs, passed, written, returned, descriptors, objects, fragments } = codes;
    let slots = slots(overridden.parameters, rules, &inputs);
    let mut cxx_call = CxxCall { descriptors, objects, fragments, ..CxxCall::default() };
    overridden.result(returned.map(CxxCallConversion::Code), &mut cxx_call);
    for (position, slot) in slots.iter().enumerate() {
        let (before, after) = match slot {
            Slot::Wrapped(WrappedInput::Own { .. }) => {
                let code = passed.iter().find(|(first, _)| *first == position);
                (code.map(|(_, code)| CxxCallConversion::Code(code.clone())), None)
            }
            _ => overridden.value(position, slot, &slots),
        };
        let value = |conversion| CxxCallValue {
            name: overridden.parameters[position].name.clone(),
            position: Some(position),
            conversion,
        };
        cxx_call.passed.extend(before.map(value));
        cxx_call.returned.extend(after.map(value));
        let of_code = written.iter().filter(|(first, _)| *first == position);
        cxx_call.returned.extend(of_code.map(|(_, code)| value(CxxCallConversion::Code(code.clone()))));
    }
    cxx_call
}

impl Overridden<'_> {
    fn result(&self, by_code: Option<CxxCallConversion>, cxx_call: &mut CxxCall) {
        if let Some(code) = self.error_code {
            cxx_call.success = Some(match code {
                ErrorCode::Cuda => "0".to_owned(),
                ErrorCode::Of { success, .. } => success.clone(),
            });
            return;
        }
        let missing = || CxxCallConversion::Missing(format!("it returns a `{}`", self.returns));
        let by_traits =
            || self.traits.as_ref().map(|traits| by_traits(traits, self.returns, false, "it returns"));
        let of_library = || self.library.returned(self.returns).map(CxxCallConversion::Library);
        let conversion = by_code.or_else(by_traits).or_else(of_library).or_else(|| {
            match plain_outputs(self.returns, self.alias) {
                Ok(returned) => match returned.into_iter().next()?.r#type {
                    Type::Vector(_) if self.returns.is_value_or_constant() => Some(CxxCallConversion::Copied),
                    Type::Value(value) => Some(CxxCallConversion::Value(self.owned(value))),
                    _ => Some(missing()),
                },
                Err(_) => Some(missing()),
            }
        });
        cxx_call.returned.extend(conversion.map(|conversion| CxxCallValue {
            name: String::new(),
            position: None,
            conversion,
        }));
    }

    /// The result with the same owner as for a caller in Python.
    fn owned(&self, value: Value) -> Type {
        let value = match value {
            Value::Object(object) if self.is_new => Value::Object(Object { fate: Fate::New, ..object }),
            value => value,
        };
        Crossing::returned(Type::Value(value)).reversed().r#type
    }

    /// The values that the method gets and returns for a parameter.
    fn value(
        &self,
        position: usize,
        slot: &Slot,
        slots: &[Slot],
    ) -> (Option<CxxCallConversion>, Option<CxxCallConversion>) {
        let parameter = &self.parameters[position];
        let missing =
            |reason: &str| CxxCallConversion::Missing(format!("its parameter `{}` {reason}", parameter.name));
        match slot {
            Slot::Value => (Some(self.plain(parameter)), None),
            Slot::Written(_) => (None, Some(CxxCallConversion::Copied)),
            Slot::Number(direction, scalar) => {
                let number = || CxxCallConversion::Number(scalar.clone());
                let is_passed = *direction != NumberDirection::Output;
                let is_returned = *direction != NumberDirection::Input;
                (is_passed.then(number), is_returned.then(number))
            }
            Slot::Data(rule, effect) => (Some(self.lent(position, rule, *effect, slots)), None),
            Slot::Stream => (Some(missing("is the stream of a device")), None),
            Slot::View(..) => (Some(missing("is an array whose place C++ asks for")), None),
            Slot::Function => (Some(missing("is a function that is called with data")), None),
            Slot::Size(_)
            | Slot::Extent(_)
            | Slot::Stride(_)
            | Slot::ViewExtent
            | Slot::UserData(_)
            | Slot::Wrapped(_) => (None, None),
        }
    }

    fn plain(&self, parameter: &Parameter) -> CxxCallConversion {
        if let Some(traits) = &parameter.traits {
            let what = format!("its parameter `{}` is", parameter.name);
            return by_traits(traits, &parameter.r#type, true, &what);
        }
        if let Some(library) = self.library.passed(&parameter.r#type) {
            return CxxCallConversion::Library(library);
        }
        if let Ty::RvalueReference(referent) = &parameter.r#type
            && let Some(number) = referent.scalar().filter(|_| !referent.is_char())
        {
            return CxxCallConversion::Number(number);
        }
        if let Some(value) = parameter.value() {
            let value = match value {
                Value::Object(object) if self.is_freed => {
                    Value::Object(Object { fate: Fate::Consumed, ..object })
                }
                value => value,
            };
            let crossing = Crossing::parameter(parameter.name.clone(), Type::Value(value), None);
            return CxxCallConversion::Value(crossing.reversed().r#type);
        }
        match parameter.r#type.array() {
            Some((_, _, ArrayObject::Vector | ArrayObject::Class(_))) => CxxCallConversion::Copied,
            Some((element, _, ArrayObject::Span { constant })) => {
                let extents = vec![LentExtent::Own];
                CxxCallConversion::Lent(LentArray { element, constant, fortran: false, extents })
            }
            None => CxxCallConversion::Missing(format!(
                "its parameter `{}` is a `{}`",
                parameter.name, parameter.r#type
            )),
        }
    }

    /// An array over the memory whose address C++ passes.
    fn lent(
        &self,
        position: usize,
        rule: &TypemapRule,
        effect: Option<RuleEffect>,
        slots: &[Slot],
    ) -> CxxCallConversion {
        let parameter = &self.parameters[position];
        let missing = |reason: &str| {
            CxxCallConversion::Missing(format!("its parameter `{}` is an array {reason}", parameter.name))
        };
        let Some(kind) = rule.array() else { return missing("of an unknown kind") };
        let form = kind.numpy.map_or(Form::Pointer, |numpy| numpy.form);
        if kind.memory != Memory::Host {
            return missing("on a device");
        }
        if kind.access == Access::Make {
            return missing("that the caller gets: use `%inplace_array`, which Python writes to");
        }
        if matches!(effect, Some(RuleEffect::Strides { .. })) {
            return missing("with strides");
        }
        if matches!(form, Form::Planes | Form::View) {
            return missing("of pointers");
        }
        let pointee = form.element(&parameter.r#type);
        let Some((pointee, element)) = pointee.and_then(|pointee| Some((pointee, pointee.scalar()?))) else {
            return missing("of no numbers");
        };
        let extents = match form {
            Form::Fixed => fixed_extents(parameter)
                .map(|fixed| fixed.into_iter().map(LentExtent::Fixed).collect())
                .unwrap_or_default(),
            _ => extents(position, slots),
        };
        if extents.is_empty() {
            return missing("without a length");
        }
        let of_numpy = kind.numpy.is_some_and(|numpy| numpy.fortran);
        let fortran = of_numpy || matches!(effect, Some(RuleEffect::Fortran));
        let constant = pointee.is_const() || kind.access == Access::Read;
        CxxCallConversion::Lent(LentArray { element, constant, fortran, extents })
    }
}

/// The conversion of an object of a class with traits, as a copy; also of the referent of a constant
/// reference if `takes_references`. `what` begins the reason if there is no conversion.
fn by_traits(
    traits: &Result<Traits, NoArray>,
    r#type: &Ty,
    takes_references: bool,
    what: &str,
) -> CxxCallConversion {
    let is_copied = match traits {
        Ok(Traits::Value(_)) => true,
        Ok(Traits::Array(array, class)) => array.memory == Memory::Host && !class.is_view,
        Err(_) => false,
    };
    let is_taken = |referent: &Ty| takes_references && referent.is_const();
    match is_copied && r#type.referent().is_none_or(is_taken) {
        true => CxxCallConversion::ByTraits,
        false => CxxCallConversion::Missing(format!("{what} a `{}`", r#type)),
    }
}

/// The extents of the array at position `data`, first axis first.
fn extents(data: usize, slots: &[Slot]) -> Vec<LentExtent> {
    let mut found: Vec<(u8, usize)> = Vec::new();
    for (position, slot) in slots.iter().enumerate() {
        match slot {
            Slot::Size(arrays) if arrays.contains(&data) => found.push((0, position)),
            Slot::Extent(of) => {
                let own = of.iter().filter(|Extent { position, .. }| *position == data);
                found.extend(own.map(|extent| (extent.axis, position)));
            }
            _ => {}
        }
    }
    found.sort_unstable();
    found.into_iter().map(|(_, position)| LentExtent::Parameter(position)).collect()
}
