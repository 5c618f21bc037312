//! A call from C++ to Python: a virtual function that a Python method overrides, or a callable that C++
//! holds.
//!
//! The values follow from the C++ parameters and result, and from the typemaps for directors. As in SWIG, the
//! typemaps for calls from Python do not matter here.

use super::{
    By, Descriptor, Interface, Library, Object, Passing, Pointee, Scalar, Text, Ty, Type, Value, WrappedCode,
};
use crate::interface::{ClassType, MethodSignature};

/// The values that cross when C++ calls a Python method.
#[derive(Clone, Debug, Default)]
pub struct CxxCall {
    /// The arguments of the Python method, in order.
    pub passed: Vec<CxxCallValue>,
    /// The values that the Python method returns, in order; several form one sequence.
    pub returned: Vec<CxxCallValue>,
    /// The status that C++ gets if the method returns without an exception, for a function that returns an
    /// error code.
    pub success: Option<String>,
    /// The types whose SWIG descriptors the code uses.
    pub descriptors: Vec<Descriptor>,
    /// The objects that code converts.
    pub objects: Vec<Object>,
    /// The fragments that the code needs.
    pub fragments: Vec<String>,
}

/// A value that crosses between C++ and a Python method.
#[derive(Clone, Debug)]
pub struct CxxCallValue {
    /// The name of the parameter; empty for the C++ result.
    pub name: String,
    /// The position of the parameter, or of the first of several; `None` for the result.
    pub position: Option<usize>,
    pub conversion: CxxCallConversion,
}

/// The conversion of a value between C++ and a Python method.
#[derive(Clone, Debug)]
pub enum CxxCallConversion {
    /// The conversion of a call from Python, in the opposite direction.
    Value(Type),
    /// A conversion of the number to which a pointer or reference leads.
    Number(Scalar),
    /// An object that C++ copies, because Python may keep it after the call.
    Copied,
    /// A value or array that the traits of a class make of an object, or the reverse.
    ByTraits,
    /// A standard library value, which C++ converts to and from Python values.
    Library(Box<Library>),
    /// An array over C++ memory, valid during the call.
    Lent(LentArray),
    /// A conversion by the code of a typemap.
    Code(CxxCallCode),
    /// No conversion, for this reason.
    Missing(String),
}

/// An array that C++ passes by the address of its elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LentArray {
    pub element: Scalar,
    pub constant: bool,
    /// Whether the first axis is contiguous, as in Fortran.
    pub fortran: bool,
    pub extents: Vec<LentExtent>,
}

/// The extent of an array along an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LentExtent {
    Parameter(usize),
    Fixed(u64),
    /// The size of the object that holds the elements, such as a `std::span`.
    Own,
}

/// Code that converts one value between C++ and Python.
#[derive(Clone, Debug)]
pub struct CxxCallCode {
    /// The variable for the Python object.
    pub object: String,
    /// The declaration of the variable for the C++ result; empty for a parameter.
    pub declaration: String,
    pub locals: Vec<String>,
    /// The parameters that the code refers to by their C++ names, as with `$1_name`, each with its position.
    pub named: Vec<(String, usize)>,
    pub code: WrappedCode,
}

impl CxxCall {
    /// The objects that cross.
    pub fn all_objects(&self) -> impl Iterator<Item = &Object> {
        let values = self.passed.iter().chain(&self.returned).filter_map(|value| match &value.conversion {
            CxxCallConversion::Value(r#type) => r#type.object(),
            _ => None,
        });
        values.chain(&self.objects)
    }

    /// The code for all parameters and the result.
    pub fn codes(&self) -> impl Iterator<Item = &CxxCallCode> {
        self.passed.iter().chain(&self.returned).filter_map(|value| match &value.conversion {
            CxxCallConversion::Code(code) => Some(code),
            _ => None,
        })
    }
}

/// A value that cannot cross between C++ and a Python method.
#[derive(Clone, Debug)]
pub struct Obstacle {
    pub fact: String,
    /// The beginning of a typemap that converts the value: `%typemap(directorin) long double x`.
    pub typemap: Option<String>,
}

impl Interface {
    /// The reason why Python cannot override a function: usually a value that cannot cross.
    pub(crate) fn obstacle(&self, method: &MethodSignature) -> Option<Obstacle> {
        // The parts of a director that call Python are no `volatile` functions.
        if method.qualifiers.contains("volatile") {
            return Some(Obstacle { fact: "it is `volatile`".to_owned(), typemap: None });
        }
        let passed = method.cxx_call.passed.iter().find_map(|value| {
            let cxx = method.parameters.get(value.position?)?;
            let fact = match &value.conversion {
                CxxCallConversion::Value(r#type) if !self.passes(r#type, cxx) => {
                    format!("its parameter `{}` is a `{cxx}`", value.name)
                }
                CxxCallConversion::Missing(reason) => reason.clone(),
                _ => return None,
            };
            let typemap = (!cxx.is_rest()).then(|| format!("%typemap(directorin) {cxx} {}", value.name));
            Some(Obstacle { fact, typemap })
        });
        passed.or_else(|| {
            method.cxx_call.returned.iter().find_map(|value| {
                let fact = match &value.conversion {
                    CxxCallConversion::Value(r#type) if !self.returns(r#type, &method.returns) => {
                        format!("it returns a `{}`", method.returns)
                    }
                    CxxCallConversion::Missing(reason) => reason.clone(),
                    _ => return None,
                };
                let is_result = value.position.is_none();
                let typemap = is_result.then(|| format!("%typemap(directorout) {}", method.returns));
                Some(Obstacle { fact, typemap })
            })
        })
    }

    /// Whether a value can go from C++ to Python.
    fn passes(&self, r#type: &Type, cxx: &Ty) -> bool {
        match r#type {
            Type::Value(Value::Scalar(_) | Value::Python) => true,
            // No director function has such values: the types in its declaration are used instead.
            Type::Value(Value::Library(_)) => false,
            Type::Value(Value::Text(Text::String)) => is_string(cxx),
            Type::Value(Value::Text(Text::CString | Text::WritableCString | Text::Letter)) => true,
            Type::Value(Value::Object(object)) => self.crosses(object),
            _ => false,
        }
    }

    /// Whether a value can go from Python to C++ as a result.
    fn returns(&self, r#type: &Type, cxx: &Ty) -> bool {
        let is_constant = |referent: &Ty| matches!(referent, Ty::Const(_));
        match r#type {
            Type::Value(Value::Python) => true,
            Type::Value(Value::Library(_)) => false,
            Type::Value(Value::Scalar(_)) => cxx.referent().is_none_or(is_constant),
            Type::Value(Value::Text(Text::String)) => is_string(cxx),
            Type::Value(Value::Text(Text::CString | Text::WritableCString | Text::Letter)) => {
                cxx.referent().is_none_or(is_constant)
            }
            Type::Value(Value::Object(object)) => {
                let is_passed = match object.passing {
                    Passing::RvalueReference => false,
                    // C++ may move the object out of any other reference to an owner.
                    Passing::Unique(by) => by == By::Value || cxx.referent().is_some_and(is_constant),
                    _ => true,
                };
                self.crosses(object) && is_passed
            }
            _ => false,
        }
    }

    /// Whether an object can cross: its class is bound, or Python only passes the pointer on.
    fn crosses(&self, object: &Object) -> bool {
        match (&object.pointee, object.passing) {
            // In an interface of C, the shim declares the struct.
            (Pointee::Deduced, passing) => self.spelling.is_of_c() && passing == Passing::Pointer,
            (_, Passing::Unique(_)) => object.class().is_some_and(|class| self.has_class(class)),
            (Pointee::Opaque(_), passing) => matches!(passing, Passing::Pointer | Passing::Reference),
            (Pointee::Class, passing) => {
                let is_referred_to = matches!(passing, Passing::Pointer | Passing::Reference);
                object.class().is_none_or(|class| match class.converts() {
                    true => self.has_class(class) || object.is_value() && self.has_values(class),
                    false => is_referred_to || self.has_class(class),
                })
            }
        }
    }

    fn has_class(&self, class: &ClassType) -> bool {
        self.all_classes().any(|(known, ..)| known.r#type == *class)
    }

    /// Whether the objects of a class become Python values, so that Python has no class for them.
    fn has_values(&self, class: &ClassType) -> bool {
        let points_to_class = || class.pointee().and_then(Ty::class).is_some_and(|of| self.has_class(of));
        class.is_plain_value()
            || self.converted.contains(class)
            || class.is_shared_pointer() && points_to_class()
    }
}

/// A `std::string`, by value, by constant reference or, as a parameter, by rvalue reference.
fn is_string(cxx: &Ty) -> bool {
    match cxx {
        Ty::Reference(referent) => matches!(&**referent, Ty::Const(inner) if **inner == Ty::StdString),
        Ty::RvalueReference(referent) => **referent == Ty::StdString,
        other => *other.without_const() == Ty::StdString,
    }
}
