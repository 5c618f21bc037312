//! The arguments of a C++ function, one for each parameter.

use super::{FunctionTy, Integer, Scalar, Ty, Type, Value};

/// The argument that C++ gets for one of its parameters. Inputs are named by their index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// An input as it is.
    Value { input: usize },
    /// The address of an array's first element. C++ may declare the elements `const`, and have another function for those
    /// that are not.
    Data { input: usize, constant: bool, form: DataForm },
    /// An array as an object of C++'s standard library, or of a class with `quaff::array_traits`.
    Object { input: usize, object: ArrayObject },
    /// An object of a class that `quaff::value_traits` make of another argument.
    Converted { of: Box<Argument>, class: Ty },
    /// The number of elements of an array, or of several, which are to have one shape.
    Size { inputs: Vec<usize>, r#type: Integer },
    /// The extent of an array along an axis, or of several, which are to have one there; by the parameter's name.
    Extent { name: String, of: Vec<Axis>, r#type: Integer },
    /// The stride of an array along an axis, in elements; by the parameter's name.
    Stride { name: String, of: Axis, r#type: Integer },
    /// A function that calls the caller's `std::function`, which it finds by the data at this position among its parameters.
    /// `in_c`: no exception may go through the functions that call it.
    Function { input: usize, called: FunctionTy, data: usize, in_c: bool },
    /// The data by which such a function finds the caller's `std::function`.
    UserData { input: usize, in_c: bool },
    /// The stream of the call, which the caller does not see; by the parameter's name.
    Stream { name: String },
    /// A vector of these, to which C++ writes its output.
    Written { element: Scalar, position: usize },
    /// A variable of the call's own.
    Local(Local),
    /// A variable that code of the interface's sets, by the C++ parameter's position: of an input's object, or of nothing.
    /// `is_always_set` where the code has a value for an input that is left out.
    Wrapped { input: Option<usize>, position: usize, is_always_set: bool },
}

/// The form in which C++ takes the address of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataForm {
    /// `double *x`
    Pointer,
    /// `double x[3][4]`, with the extents behind the first.
    Fixed { inner: Vec<u64> },
    /// `double **x`: the addresses of the parts along the first axis.
    Planes,
}

/// A variable of the call's own, which C++ gets a pointer or a reference to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Local {
    /// The input with the initial value, if the caller passes one.
    pub input: Option<usize>,
    pub scalar: Scalar,
    /// Whether the caller gets its value after the call.
    pub is_output: bool,
    pub is_reference: bool,
    /// Whether the input is a `std::optional` of the number, and C++ gets a null pointer for an empty one.
    pub is_nullable: bool,
    /// The C++ parameter.
    pub position: usize,
    /// Set where it is the address of an array that the caller gets.
    pub view: Option<LocalView>,
}

/// An array of which C++ says where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalView {
    /// The C++ parameters to which it writes the extents.
    pub extents: Vec<usize>,
    /// Whether the first axis is the fastest.
    pub fortran: bool,
    /// Whether the caller's array frees the memory.
    pub managed: bool,
    /// Whether its elements are `const`.
    pub constant: bool,
}

impl ArrayClass {
    /// Whether the class views no array with a negative stride.
    pub fn is_positive(&self) -> bool {
        self.layout == "positive_strides"
    }

    /// The name of an extent, for readers.
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
    /// Whether Python sees a number, and neither text of one byte nor an array.
    pub fn is_number(&self) -> bool {
        self.view.is_none() && self.scalar.spelling() != "char"
    }
}

impl Argument {
    /// Whether the last of a function's arguments is what the code of a typemap over `...` makes of all further arguments of
    /// the caller. `parameters`: their types in C++.
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

    /// The C++ parameter to which C++ writes what the caller gets, and what that is where it may be all that the caller gets.
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

    /// The input that it is made from; of several the first.
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
            Argument::Stream { .. } | Argument::Written { .. } => None,
        }
    }
}

/// The C++ type that stands for the elements of an array: a pointer, a reference to an array or a library class.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ArrayObject {
    /// `std::span`, of elements that are `const` or not.
    Span { constant: bool },
    /// `std::vector`, by value or constant reference: a copy.
    Vector,
    /// An object of a class with `quaff::array_traits`.
    Class(ArrayClass),
}

/// A class with `quaff::array_traits`: the traits make objects of the extents of an array, and of its strides unless the
/// elements lie without gaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArrayClass {
    pub class: Ty,
    pub rank: u8,
    /// The layout that objects can view, by its name in `quaff/traits.hpp`.
    pub layout: &'static str,
    pub is_strided: bool,
    /// Whether objects view the elements of others.
    pub is_view: bool,
    /// Whether C++ takes a reference that is not constant.
    pub is_changed: bool,
}

/// An axis of an input array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    pub input: usize,
    pub axis: u8,
}
