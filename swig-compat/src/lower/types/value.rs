//! The values that callers pass and get for a type.

use crate::interface::{
    Access, ArrayObject, By, Fate, FunctionTy, Integer, Object, Passing, Pointee, Scalar, Text, Ty, Type,
    Value,
};

impl Ty {
    /// The value that a caller passes: for values, constant references to values, text, objects and opaque
    /// pointers.
    pub fn value(&self) -> Option<Value> {
        match self.without_const() {
            Ty::Builtin(_) if self.is_char() => Some(Value::Text(Text::Character)),
            Ty::Builtin(builtin) => builtin.scalar().map(Value::Scalar),
            Ty::Enum(name, base) => {
                let Some(Scalar::Integer(integer)) = base.scalar() else { return None };
                let is_named = !name.starts_with("decltype(");
                let spelling = if is_named { format!("::{name}") } else { name.clone() };
                let integer = Integer { spelling, is_enum: true, ..integer };
                Some(Value::Scalar(Scalar::Integer(integer)))
            }
            Ty::StdString => Some(Value::Text(Text::String)),
            Ty::Class(_) => self.object(Passing::Value),
            Ty::Unique(pointee) => pointee.unique(By::Value),
            Ty::Library(library) => Some(Value::Library((**library).clone())),
            Ty::Pointer(pointee) if pointee.is_python() => Some(Value::Python),
            Ty::Pointer(pointee) if pointee.is_char() => Some(Value::Text(match pointee.is_const() {
                true => Text::CString,
                false => Text::WritableCString,
            })),
            Ty::Reference(referent) if referent.is_const() && referent.is_passed_by_value() => {
                referent.value()
            }
            // Without a known length, the text ends at its zero.
            Ty::Array(element, length) if element.is_char() => {
                Some(Value::Text(if length.is_empty() { Text::CString } else { Text::Buffer }))
            }
            Ty::Pointer(_) if self.is_stream() => None,
            Ty::Pointer(pointee) => pointee.passed_on(Passing::Pointer),
            Ty::Array(element, _) => element.passed_on(Passing::Pointer),
            Ty::Reference(referent) => referent.passed_on(Passing::Reference),
            Ty::RvalueReference(referent) => referent.passed_on(Passing::RvalueReference),
            own @ Ty::FunctionPointer(_) if own.is_pointer_to_member() => Some(opaque_value(own)),
            own @ Ty::Other(_) if own.is_undeclared_name() => Some(opaque_value(own)),
            own @ Ty::Undeclared(_) if own.is_copied_instance() => Some(opaque_value(own)),
            Ty::FunctionPointer(function) => Some(function_pointer(function)),
            _ => None,
        }
    }

    /// The elements of an array of this type: numbers, characters, or enumerators.
    pub fn element(&self) -> Option<Scalar> {
        if self.is_char() {
            return Some(Scalar::Integer(Integer::character()));
        }
        match (self.without_const(), self.value()) {
            (Ty::Enum(name, _), Some(Value::Scalar(scalar))) if !name.starts_with("decltype(") => {
                Some(scalar)
            }
            _ => self.scalar(),
        }
    }

    /// Whether a constant reference to the type can be replaced by a copy.
    fn is_passed_by_value(&self) -> bool {
        let own = self.without_const();
        matches!(own, Ty::Builtin(_) | Ty::StdString | Ty::Enum(..) | Ty::Pointer(_) | Ty::FunctionPointer(_))
    }

    /// The array that a caller passes for an object of the standard library, and how C++ accesses it.
    pub fn array(&self) -> Option<(Scalar, Access, ArrayObject)> {
        let object = match self.without_const() {
            Ty::Reference(referent) if referent.is_const() => referent.without_const(),
            // C++ moves from the copy that a vector is. A span refers to the caller's elements.
            Ty::RvalueReference(referent) if matches!(referent.without_const(), Ty::StdVector(_)) => {
                referent.without_const()
            }
            other => other,
        };
        match object {
            Ty::StdVector(element) => Some((element.scalar()?, Access::Read, ArrayObject::Vector)),
            Ty::StdSpan(element) => {
                let access = if element.is_const() { Access::Read } else { Access::Write };
                Some((element.scalar()?, access, ArrayObject::Span { constant: element.is_const() }))
            }
            _ => None,
        }
    }

    /// The elements of a vector that C++ writes through a parameter of this type.
    pub fn written(&self) -> Option<Scalar> {
        match self {
            Ty::Reference(referent) => match &**referent {
                Ty::StdVector(element) => element.scalar(),
                _ => None,
            },
            _ => None,
        }
    }

    /// A vector of numbers as an array, unless the module binds its class.
    pub fn as_array(&self) -> Ty {
        let inner = |inner: &Ty| Box::new(inner.as_array());
        match self {
            Ty::Const(own) => Ty::Const(inner(own)),
            Ty::Reference(referent) => Ty::Reference(inner(referent)),
            Ty::Class(class) => match class.arguments() {
                [element] if class.is_vector() && is_element(element) => {
                    Ty::StdVector(Box::new(element.clone()))
                }
                _ => self.clone(),
            },
            other => other.clone(),
        }
    }

    /// The result that a caller gets: the same values as for parameters, and vectors of numbers.
    pub fn returned(&self) -> Option<Type> {
        let referent = match self.without_const() {
            Ty::Reference(referent) if referent.is_const() => referent.without_const(),
            own => own,
        };
        match referent {
            Ty::StdVector(element) => element.scalar().map(Type::Vector),
            _ => self.value().map(as_result).map(Type::Value),
        }
    }

    /// The value of a variable. A variable that is a reference to a number is an opaque pointer, as in SWIG.
    pub fn read(&self) -> Option<Value> {
        match self.without_const() {
            Ty::Reference(referent) if !referent.is_pointer() => self.value().or_else(|| referent.value()),
            Ty::Reference(referent) => referent.without_const().value(),
            other => other.value(),
        }
        .map(as_result)
    }

    /// A `std::unique_ptr` to this type.
    pub(super) fn unique(&self, by: By) -> Option<Value> {
        let fate = if by == By::ConstantReference { Fate::Unchanged } else { Fate::Released };
        match self.object(Passing::Unique(by))? {
            Value::Object(object) => Some(Value::Object(Object { fate, ..object })),
            value => Some(value),
        }
    }

    pub(super) fn object(&self, passing: Passing) -> Option<Value> {
        let (r#type, pointee) = (Ty::Class(self.class()?.clone()), Pointee::Class);
        let (constant, fate) = (self.is_const(), Fate::Unchanged);
        Some(Value::Object(Object { r#type, pointee, passing, constant, fate }))
    }
}

impl Ty {
    /// An opaque pointer to characters, if the type is `char`.
    pub fn characters(&self) -> Option<Object> {
        let r#type = self.is_char().then(|| self.without_const().clone())?;
        let (pointee, passing) = (Pointee::Opaque(r#type.to_string()), Passing::Pointer);
        Some(Object { r#type, pointee, passing, constant: self.is_const(), fate: Fate::Unchanged })
    }
}

/// A value that callers only pass on, as an object: a pointer to a member of a class, which is not an
/// address, or a value of an undeclared type.
fn opaque_value(r#type: &Ty) -> Value {
    let pointee = match r#type.is_pointer_to_member() {
        true => Pointee::Opaque(r#type.to_string()),
        false => r#type.spelling().map_or(Pointee::Deduced, Pointee::Opaque),
    };
    let (passing, constant, fate) = (Passing::Value, false, Fate::Unchanged);
    Value::Object(Object { r#type: r#type.clone(), pointee, passing, constant, fate })
}

/// A pointer to a function: an opaque pointer.
fn function_pointer(function: &FunctionTy) -> Value {
    let (r#type, pointee) = (Ty::Function(Box::new(function.clone())), Pointee::Deduced);
    let (passing, constant, fate) = (Passing::Pointer, false, Fate::Unchanged);
    Value::Object(Object { r#type, pointee, passing, constant, fate })
}

/// Whether an array can have elements of a type.
fn is_element(r#type: &Ty) -> bool {
    matches!(r#type, Ty::Builtin(builtin) if builtin.scalar().is_some())
}

/// The value of a result, for a type whose value as a parameter is `value`: the caller of a function that
/// returns a `std::unique_ptr` owns the object.
fn as_result(value: Value) -> Value {
    match value {
        Value::Object(object) if object.fate == Fate::Released => {
            let moves = object.passing == Passing::Unique(By::Value);
            Value::Object(Object { fate: if moves { Fate::New } else { Fate::Unchanged }, ..object })
        }
        value => value,
    }
}
