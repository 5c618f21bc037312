//! Opaque pointers, which callers can only pass on: pointers and references to numbers, to other pointers, to
//! arrays and to undeclared types. As in SWIG, each such type has its own type of Python objects.

use crate::interface::{Builtin, By, ClassType, Fate, Object, Passing, Pointee, Ty, Value};

/// The types of the standard library whose values cannot be copied.
const ONLY_MOVED: [&str; 11] = [
    "std::fstream",
    "std::future",
    "std::ifstream",
    "std::jthread",
    "std::ofstream",
    "std::packaged_task",
    "std::promise",
    "std::stringstream",
    "std::thread",
    "std::unique_lock",
    "std::unique_ptr",
];

impl Ty {
    /// A pointer or reference to this type, according to `passing`, that callers only pass on.
    pub(in crate::lower) fn passed_on(&self, passing: Passing) -> Option<Value> {
        match self.without_const() {
            Ty::Class(_) => self.object(passing),
            Ty::Unique(pointee) if passing != Passing::Pointer => pointee.unique(match passing {
                Passing::Reference if self.is_const() => By::ConstantReference,
                Passing::Reference => By::Reference,
                _ => By::Value,
            }),
            // The elements cross as an array.
            Ty::StdVector(_) | Ty::StdSpan(_)
                if passing == Passing::RvalueReference
                    || self.is_const() && passing == Passing::Reference =>
            {
                None
            }
            Ty::Other(text) if is_no_type(text) => None,
            own => match own.known_instance().map(Ty::Class) {
                Some(class) if self.is_const() => class.into_const().object(passing),
                Some(class) => class.object(passing),
                None => self.unnamed(passing),
            },
        }
    }

    /// A pointer or reference to a type that Python knows only by its text.
    fn unnamed(&self, passing: Passing) -> Option<Value> {
        let own = self.without_const();
        let pointee = self.spelling().map_or(Pointee::Deduced, Pointee::Opaque);
        let is_deduced_rvalue = pointee == Pointee::Deduced && passing == Passing::RvalueReference;
        // As in SWIG, types that differ only in `const` or in the names of numbers share one Python
        // type.
        let r#type = own.by_identity().without_any_const();
        let (constant, fate) = (self.is_const(), Fate::Unchanged);
        let object = Object { r#type, pointee, passing, constant, fate };
        (!is_deduced_rvalue).then_some(Value::Object(object))
    }

    /// The class of an instantiation of a standard library template that no `%template` names, if the name
    /// means the same in every namespace: Python has its objects, as it has those of a declared template.
    fn known_instance(&self) -> Option<ClassType> {
        let class = match self {
            Ty::StdVector(element) => ClassType::instance("std::vector", vec![(**element).clone()]),
            Ty::StdSpan(element) => ClassType::instance("std::span", vec![(**element).clone()]),
            Ty::Undeclared(class) if class.is_instance() => class.clone(),
            _ => return None,
        };
        self.is_known().then_some(class)
    }

    /// Whether C++ gets a value of an unnamed type of the standard library that cannot be copied. Passing it
    /// would take the value away from Python's object.
    pub(in crate::lower) fn is_only_moved_to_pass(&self) -> bool {
        let is_moved = |r#type: &&Ty| match r#type {
            Ty::Unique(_) => true,
            Ty::Undeclared(class) => ONLY_MOVED.contains(&class.template()),
            Ty::Other(name) => ONLY_MOVED.contains(&name.as_str()),
            _ => false,
        };
        let mut types = Vec::new();
        let is_value = matches!(self.without_const(), Ty::Undeclared(_) | Ty::Other(_));
        if is_value {
            self.add_types(&mut types);
        }
        types.iter().any(is_moved)
    }

    /// The type with fundamental types under their own names: `int*` for `std::int32_t*`.
    fn by_identity(&self) -> Ty {
        let within = |inner: &Ty| Box::new(inner.by_identity());
        match self {
            Ty::Builtin(own) => Ty::Builtin(Builtin { spelling: own.identity, ..*own }),
            Ty::Const(inner) => Ty::Const(within(inner)),
            Ty::Pointer(inner) => Ty::Pointer(within(inner)),
            Ty::Array(element, length) => Ty::Array(within(element), length.clone()),
            other => other.clone(),
        }
    }

    /// The spelling of the type in the shim, in any namespace; `None` if only its text is known.
    pub(crate) fn spelling(&self) -> Option<String> {
        Some(match self {
            Ty::Builtin(builtin) => builtin.spelling.to_owned(),
            Ty::StdString => "::std::string".to_owned(),
            Ty::Other(name) if self.is_same_everywhere() => format!("::{name}"),
            Ty::Enum(name, _) => format!("::{name}"),
            Ty::Class(class) => format!("::{}", class.name()),
            Ty::Undeclared(class) if !class.is_instance() || self.is_known() => format!("::{}", class.name()),
            Ty::Const(inner) if inner.is_pointer() => format!("{} const", inner.spelling()?),
            Ty::Const(inner) => format!("const {}", inner.spelling()?),
            Ty::Pointer(inner) if !matches!(**inner, Ty::Array(..)) => {
                format!("{}*", inner.spelling()?)
            }
            Ty::Array(..) if self.has_known_lengths() => {
                let (element, lengths) = self.element_and_lengths();
                format!("{}{lengths}", element.spelling()?)
            }
            _ => return None,
        })
    }

    fn has_known_lengths(&self) -> bool {
        let Ty::Array(element, length) = self else { return true };
        is_number(length) && element.has_known_lengths()
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a text cannot be the type behind a pointer, for example a deduced type or a standard library
/// template.
fn is_no_type(text: &str) -> bool {
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"_:<>, *&".contains(&byte);
    text == "auto" || !text.bytes().all(is_name) || text.contains('<')
}
