//! The arguments of a C++ function, one for each parameter.

use super::{FunctionTy, Integer, Scalar, Ty, Type, Value};

/// The argument that C++ gets for one of its parameters. Inputs are referred to by their index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// An input, unchanged.
    Value { input: usize },
    /// The address of an array's first element. `constant`: C++ declares the elements `const`, which may
    /// select an overload.
    Data { input: usize, constant: bool, form: DataForm },
    /// An array as an object of a standard library class, or of a class with `quaff::array_traits`.
    Object { input: usize, object: ArrayObject },
    /// An object that `quaff::value_traits` make of another argument.
    Converted { of: Box<Argument>, class: Ty },
    /// The number of elements of an array, or of several arrays with the same shape.
    Size { inputs: Vec<usize>, r#type: Integer },
    /// The extent of an array along an axis, or of several arrays with the same extent. Identified by the
    /// parameter's name.
    Extent { name: String, of: Vec<Axis>, r#type: Integer },
    /// The stride of an array along an axis, in elements. Identified by the parameter's name.
    Stride { name: String, of: Axis, r#type: Integer },
    /// A C++ function that calls the caller's `std::function`, which it finds through the user data at
    /// position `data` of its own parameters. `in_c`: its callers are C, so that no exception may pass
    /// through them.
    Function { input: usize, called: FunctionTy, data: usize, in_c: bool },
    /// The user data through which a C++ function without captures finds the caller's `std::function`.
    UserData { input: usize, in_c: bool },
    /// The stream of the call, which is not a parameter for the caller. Identified by the C++ parameter's
    /// name.
    Stream { name: String },
    /// A vector with elements of this type, to which C++ writes an output.
    Written { element: Scalar, position: usize },
    /// A local variable of the call.
    Local(Local),
    /// A variable that typemap code sets, for the C++ parameter at `position`, from an input's object or from
    /// no input. `is_always_set`: the code has a value if the input is left out.
    Wrapped { input: Option<usize>, position: usize, is_always_set: bool },
    /// The default of a parameter that the call leaves out, before an argument that every call has: as the
    /// interface spells it in C, and otherwise with the parameter's type.
    Default { text: String },
}

/// The form in which C++ takes the address of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataForm {
    /// A pointer: `double *x`.
    Pointer,
    /// A reference to an array: `double x[3][4]`, with the extents after the first.
    Fixed { inner: Vec<u64> },
    /// The addresses of the parts along the first axis: `double **x`.
    Planes,
}

/// A local variable of a call. C++ gets a pointer or a reference to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Local {
    /// The input that provides the initial value, if there is one.
    pub input: Option<usize>,
    pub scalar: Scalar,
    /// Whether the caller gets the variable's value after the call.
    pub is_output: bool,
    pub is_reference: bool,
    /// Whether the input is a `std::optional` of the number; an empty one is passed as a null pointer.
    pub is_nullable: bool,
    /// The position of the C++ parameter.
    pub position: usize,
    /// The array for the caller, if the variable is its address.
    pub view: Option<LocalView>,
}

/// An array whose address C++ writes to a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalView {
    /// The positions of the C++ parameters to which the extents are written.
    pub extents: Vec<usize>,
    /// Whether the first axis is contiguous, as in Fortran.
    pub fortran: bool,
    /// Whether the caller's array frees the memory.
    pub managed: bool,
    /// Whether the elements are `const`.
    pub constant: bool,
}

impl ArrayClass {
    /// Whether the class cannot view an array with a negative stride.
    pub fn is_positive(&self) -> bool {
        self.layout == "positive_strides"
    }

    /// The readable name of an extent.
    pub fn extent_name(&self, axis: u8) -> String {
        match (self.rank, axis) {
            (1, _) => "length".to_owned(),
            (2, 0) => "rows".to_owned(),
            (2, _) => "columns".to_owned(),
            _ => format!("extent_{}", axis + 1),
        }
    }
}

impl Local {
    /// Whether Python sees a number, and not text of one byte or an array.
    pub fn is_number(&self) -> bool {
        self.view.is_none() && self.scalar.spelling() != "char"
    }
}

impl Argument {
    /// Whether the last argument is an object that the code of a typemap over `...` makes of all further
    /// arguments of the caller. `parameters` are the C++ parameter types.
    pub fn read_rest(arguments: &[Argument], parameters: &[Ty]) -> bool {
        let [before @ .., Argument::Wrapped { input: last @ Some(_), .. }] = arguments else { return false };
        let is_of_last =
            |argument: &Argument| matches!(argument, Argument::Wrapped { input, .. } if input == last);
        parameters.last().is_some_and(Ty::is_rest) && !before.iter().any(is_of_last)
    }

    /// Whether C++ takes the addresses of the parts of an array.
    pub fn is_planes(&self) -> bool {
        matches!(self, Argument::Data { form: DataForm::Planes, .. })
    }

    /// The position of the C++ parameter to which an output is written, with the output's type if it can be
    /// the caller's only result.
    pub fn written(&self) -> Option<(usize, Option<Type>)> {
        match self {
            Argument::Written { element, position } => Some((*position, Some(Type::Vector(element.clone())))),
            Argument::Local(local) if local.is_output => {
                let number = || Type::Value(Value::Scalar(local.scalar.clone()));
                Some((local.position, local.is_number().then(number)))
            }
            _ => None,
        }
    }

    /// The input of the argument; the first if there are several.
    pub fn input(&self) -> Option<usize> {
        match self {
            Argument::Value { input }
            | Argument::Data { input, .. }
            | Argument::Object { input, .. }
            | Argument::Function { input, .. }
            | Argument::UserData { input, .. } => Some(*input),
            Argument::Size { inputs, .. } => inputs.first().copied(),
            Argument::Extent { of, .. } => of.first().map(|axis| axis.input),
            Argument::Stride { of, .. } => Some(of.input),
            Argument::Local(local) => local.input,
            Argument::Wrapped { input, .. } => *input,
            Argument::Converted { of, .. } => of.input(),
            Argument::Stream { .. } | Argument::Written { .. } | Argument::Default { .. } => None,
        }
    }
}

/// The C++ type that represents the elements of an array: a pointer, a reference to an array or a class.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ArrayObject {
    /// A `std::span` of elements that may be `const`.
    Span { constant: bool },
    /// A `std::vector` by value or constant reference, which is a copy.
    Vector,
    /// An object of a class with `quaff::array_traits`.
    Class(ArrayClass),
}

/// A class with `quaff::array_traits`: the traits construct objects from the extents of an array, and from
/// its strides if the elements need not be contiguous.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArrayClass {
    pub class: Ty,
    pub rank: u8,
    /// The layout that objects can view, by its name in `quaff/traits.hpp`.
    pub layout: &'static str,
    pub is_strided: bool,
    /// Whether objects refer to the caller's elements.
    pub is_view: bool,
    /// Whether C++ takes a non-constant reference.
    pub is_changed: bool,
}

/// An axis of an input array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    pub input: usize,
    pub axis: u8,
}
