//! The meaning of a type for callers: what they pass for it, and what they get.

use super::Resolved;
use crate::interface::{
    Access, ArrayObject, By, Fate, Integer, Object, Passing, Pointee, Returned, Scalar, Text, Value,
};
use crate::lower::builtin::Builtin;

impl Resolved {
    /// What is passed by value: values themselves, constant references to them, text, objects, and what callers only pass on.
    pub fn value(&self) -> Option<Value> {
        match self.without_const() {
            Resolved::Builtin(_) if self.is_char() => Some(Value::Text(Text::Letter)),
            Resolved::Builtin(builtin) => builtin.scalar().map(Value::Scalar),
            Resolved::Enum(name, base) => {
                let Some(Scalar::Integer(integer)) = base.scalar() else { return None };
                let is_named = !name.starts_with("decltype(");
                let spelling = if is_named { format!("::{name}") } else { name.clone() };
                let integer = Integer { spelling, is_enum: true, ..integer };
                Some(Value::Scalar(Scalar::Integer(integer)))
            }
            Resolved::StdString => Some(Value::Text(Text::String)),
            Resolved::Class(_) => self.object(Passing::Value),
            Resolved::Unique(pointee) => pointee.unique(By::Value),
            Resolved::Pointer(pointee) if pointee.is_python() => Some(Value::Python),
            Resolved::Pointer(pointee) if pointee.is_char() => Some(Value::Text(match pointee.is_const() {
                true => Text::CString,
                false => Text::WritableCString,
            })),
            Resolved::Reference(referent) if referent.is_const() && referent.is_passed_by_value() => {
                referent.value()
            }
            Resolved::Array(element, _) if element.is_char() => Some(Value::Text(Text::Buffer)),
            Resolved::Pointer(_) if self.is_stream() => None,
            Resolved::Pointer(pointee) => pointee.passed_on(Passing::Pointer),
            Resolved::Array(element, _) => element.passed_on(Passing::Pointer),
            Resolved::Reference(referent) => referent.passed_on(Passing::Reference),
            Resolved::RvalueReference(referent) => referent.passed_on(Passing::RvalueReference),
            Resolved::FunctionPointer(text) if self.is_of_member() => Some(pointer_to_member(text)),
            Resolved::FunctionPointer(_) => Some(self.function_pointer()),
            _ => None,
        }
    }

    /// Whether C++ that takes a constant reference to it may as well take a copy.
    fn is_passed_by_value(&self) -> bool {
        let own = self.without_const();
        matches!(
            own,
            Resolved::Builtin(_)
                | Resolved::StdString
                | Resolved::Enum(..)
                | Resolved::Pointer(_)
                | Resolved::FunctionPointer(_)
        )
    }

    /// The array that a caller passes for an object of the standard library, and what C++ does with it.
    pub fn array(&self) -> Option<(Scalar, Access, ArrayObject)> {
        let object = match self.without_const() {
            Resolved::Reference(referent) if referent.is_const() => referent.without_const(),
            other => other,
        };
        match object {
            Resolved::StdVector(element) => Some((element.scalar()?, Access::Read, ArrayObject::Vector)),
            Resolved::StdSpan(element) => {
                let access = if element.is_const() { Access::Read } else { Access::Write };
                Some((element.scalar()?, access, ArrayObject::Span { constant: element.is_const() }))
            }
            _ => None,
        }
    }

    /// The elements of a vector that C++ writes to a parameter of this type.
    pub fn written(&self) -> Option<Scalar> {
        match self {
            Resolved::Reference(referent) => match &**referent {
                Resolved::StdVector(element) => element.scalar(),
                _ => None,
            },
            _ => None,
        }
    }

    /// A vector of numbers as the array that it is where no class of Python's stands for it.
    pub fn as_array(&self) -> Resolved {
        let inner = |inner: &Resolved| Box::new(inner.as_array());
        match self {
            Resolved::Const(own) => Resolved::Const(inner(own)),
            Resolved::Reference(referent) => Resolved::Reference(inner(referent)),
            Resolved::Class(name) => {
                let element = name.strip_prefix("std::vector<").and_then(|rest| rest.strip_suffix('>'));
                let element = element.and_then(Builtin::named).filter(|element| element.scalar().is_some());
                element.map_or_else(
                    || self.clone(),
                    |element| Resolved::StdVector(Box::new(Resolved::Builtin(element))),
                )
            }
            other => other.clone(),
        }
    }

    /// What a caller gets of a result: values as they are passed, and vectors of numbers.
    pub fn returned(&self) -> Option<Returned> {
        let referent = match self.without_const() {
            Resolved::Reference(referent) if referent.is_const() => referent.without_const(),
            own => own,
        };
        match referent {
            Resolved::StdVector(element) => element.scalar().map(Returned::Vector),
            _ => self.value().map(given).map(Returned::Value),
        }
    }

    /// What is read of a variable; of one that refers to a number a reference, as with SWIG.
    pub fn read(&self) -> Option<Value> {
        match self.without_const() {
            Resolved::Reference(referent) if !referent.is_pointer() => {
                self.value().or_else(|| referent.value())
            }
            Resolved::Reference(referent) => referent.without_const().value(),
            other => other.value(),
        }
        .map(given)
    }

    /// A `std::unique_ptr` to this.
    pub(super) fn unique(&self, by: By) -> Option<Value> {
        let fate = if by == By::ConstantReference { Fate::Unchanged } else { Fate::Released };
        match self.object(Passing::Unique(by))? {
            Value::Object(object) => Some(Value::Object(Object { fate, ..object })),
            value => Some(value),
        }
    }

    pub(super) fn object(&self, passing: Passing) -> Option<Value> {
        let (class, pointee) = (self.class()?.to_owned(), Pointee::Class);
        let (constant, fate) = (self.is_const(), Fate::Unchanged);
        Some(Value::Object(Object { class, pointee, passing, constant, fate }))
    }
}

/// A pointer to a member of a class, which is not an address: an object that callers only pass on.
fn pointer_to_member(text: &str) -> Value {
    let (class, pointee) = (text.to_owned(), Pointee::Opaque(text.to_owned()));
    let (passing, constant, fate) = (Passing::Value, false, Fate::Unchanged);
    Value::Object(Object { class, pointee, passing, constant, fate })
}

/// A value as C++ gives it that would take it so: what a `std::unique_ptr` moves is the caller's.
fn given(value: Value) -> Value {
    match value {
        Value::Object(object) if object.fate == Fate::Released => {
            let moves = object.passing == Passing::Unique(By::Value);
            Value::Object(Object { fate: if moves { Fate::New } else { Fate::Unchanged }, ..object })
        }
        value => value,
    }
}
