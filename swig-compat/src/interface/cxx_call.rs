//! A call from C++ to Python: a virtual function that a Python method overrides, or a callable that C++
//! holds.
//!
//! The values follow from the C++ parameters and result, and from the typemaps for directors. As in SWIG, the
//! typemaps for calls from Python do not matter here.

use super::{Descriptor, Library, Object, Scalar, Ty, Type, WrappedCode};
use crate::interface::ClassType;
use crate::source::Span;

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
    /// The objects that C++ passes to a Python method.
    pub fn passed_objects(&self) -> impl Iterator<Item = &Object> {
        self.passed.iter().filter_map(|value| match &value.conversion {
            CxxCallConversion::Value(r#type) => r#type.object(),
            _ => None,
        })
    }

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

/// The declaration of a member function in C++.
#[derive(Clone, Debug)]
pub struct MethodSignature {
    /// The name, such as `area` or `operator()`.
    pub name: String,
    pub parameters: Vec<Ty>,
    pub returns: Ty,
    /// The types in the spelling of an overriding function. An integer has the name that the text uses,
    /// because C++ may define this alias as another integer type than the interface does.
    pub spelled: SpelledTypes,
    /// The qualifiers after the parameters: `const`, `volatile`, `&` and `&&`.
    pub qualifiers: String,
    /// Whether the declaration is marked `virtual` or `override`.
    pub is_virtual: bool,
    pub is_pure: bool,
    pub is_final: bool,
    pub is_noexcept: bool,
    /// The overload that differs only in `const`, which Python cannot distinguish from this one.
    pub twin: Option<Box<MethodSignature>>,
    /// The values of a call in which a Python method overrides the function.
    pub cxx_call: CxxCall,
}

/// The types in the declaration of an overriding function.
#[derive(Clone, Debug)]
pub struct SpelledTypes {
    pub parameters: Vec<Ty>,
    pub returns: Ty,
}

impl MethodSignature {
    /// Joins two overloads that Python cannot distinguish, such as a `const` method and one that is not.
    pub fn pair(method: &mut Option<Box<MethodSignature>>, other: Option<Box<MethodSignature>>) {
        if let (Some(method), Some(other)) = (method, other)
            && method.key() != other.key()
        {
            method.twin.get_or_insert(other);
        }
    }

    /// Whether the function has `...`, or a value of a type that the interface does not declare: no typemap
    /// of the interface can be expected for these.
    pub(super) fn has_unknown_value(&self) -> bool {
        let mut types = self.parameters.iter().chain([&self.returns]);
        types.any(|own| own.is_rest() || own.without_const().is_undeclared_name())
    }

    /// The key that a function shares with its overriders: `area(int) const`.
    pub fn key(&self) -> String {
        let parameters: Vec<String> = self.parameters.iter().map(Ty::to_string).collect();
        let key = format!("{}({}) {}", self.name, parameters.join(", "), self.qualifiers);
        key.trim_end().to_owned()
    }
}

/// An instantiation of `std::function`.
#[derive(Debug)]
pub struct Callable {
    pub class: ClassType,
    /// The first declaration that names the class.
    pub span: Span,
    /// The call operator, with the crossings for a call that ends in a Python callable.
    pub method: Box<MethodSignature>,
    /// The reason why C++ cannot call Python through the `std::function`: a value that cannot cross.
    pub obstacle: Option<String>,
}
