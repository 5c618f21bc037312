//! Opaque pointers, which callers can only pass on: pointers and references to numbers, to other pointers, to
//! arrays and to undeclared types. As in SWIG, each such type has its own type of Python objects.

use super::library::{is_copied, is_known_in_full};
use crate::interface::{Builtin, By, Fate, Object, Passing, Pointee, Ty, Value};
use crate::lower::reason::advice::has_file_of_its_own;

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
            own if own.is_unnamed_instance() => {
                let is_passed = match passing {
                    Passing::Pointer => true,
                    // Python has arrays and the like for constant references to vectors and to the
                    // classes of libraries.
                    Passing::Reference => !self.is_const() || own.is_copied_instance(),
                    _ => false,
                };
                is_passed.then(|| self.opaque(passing)).flatten()
            }
            Ty::Other(text) if is_no_type(text) && !self.is_undeclared_name() => None,
            _ => self.opaque(passing),
        }
    }

    /// A pointer or reference to this type, which Python knows only by its text.
    fn opaque(&self, passing: Passing) -> Option<Value> {
        let pointee = self.spelling().map_or(Pointee::Deduced, Pointee::Opaque);
        let is_deduced_rvalue = pointee == Pointee::Deduced && passing == Passing::RvalueReference;
        // As in SWIG, types that differ only in `const` or in the names of numbers share one Python type.
        let r#type = self.without_const().by_identity().without_any_const();
        let (constant, fate) = (self.is_const(), Fate::Unchanged);
        let object = Object { r#type, pointee, passing, constant, fate };
        (!is_deduced_rvalue).then_some(Value::Object(object))
    }

    /// Whether the type is an instantiation of a template that no `%template` names.
    pub fn is_unnamed_instance(&self) -> bool {
        match self {
            Ty::StdVector(_) | Ty::StdSpan(_) => true,
            Ty::Undeclared(class) => class.is_instance(),
            _ => false,
        }
    }

    /// Whether the type is an instantiation of a template that the interface does not declare, whose objects
    /// C++ can copy as far as is known. Of the libraries that quaff knows, Python has the values.
    pub(in crate::lower) fn is_copied_instance(&self) -> bool {
        match self {
            Ty::Undeclared(class) if class.is_standard() => is_known_in_full(self) && is_copied(self),
            Ty::Undeclared(class) => class.is_instance() && !has_file_of_its_own(self),
            _ => false,
        }
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
            Ty::StdVector(_) | Ty::StdSpan(_) => format!("::{self}"),
            Ty::Other(name) if self.is_same_everywhere() => format!("::{name}"),
            Ty::Enum(name, _) => format!("::{name}"),
            Ty::Undeclared(_) if !self.is_same_in_every_scope() => return None,
            Ty::Class(class) | Ty::Undeclared(class) => format!("::{}", class.name()),
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
