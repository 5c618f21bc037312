//! The values that one parameter of an overload accepts.
//!
//! The code of calls for arguments that are C++ objects is in a table, to which parameters for objects point,
//! so that a module without such parameters does not link it.

use crate::core::dtype::Dtype;
use crate::core::host::Contiguous;
use crate::core::object::{Object, PythonObject};
use crate::core::text::Text;
use crate::python::interpreter::Result;
use crate::python::table::array::Stride;
use crate::python::table::call::Literal;
use crate::python::table::{
    Arguments, Array, Axis, Class, Copied, Function, Layout, Memory, Out, Overload, PlainArguments, Results,
    Unfit,
};
use pyo3::prelude::*;
use std::{fmt, ptr};

/// A parameter of an overload. The functions in this file make parameters for arrays in the memory of the
/// host or of a device.
#[derive(Debug)]
pub struct Parameter {
    pub(crate) name: &'static str,
    pub(crate) kind: ParameterKind,
    /// The C++ default, if it can be written as a Python literal.
    pub(crate) default: Option<Literal>,
    pub(crate) code: ArrayFunctions,
}

/// Functions that few array parameters need. Tables contain a pointer to this struct, so that a module
/// without such parameters does not link the functions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArrayFunctions {
    /// Copies a sequence of numbers, if the caller may pass one for the array.
    pub sequence: Option<CopySequence>,
    /// The function by which NumPy converts the call's arguments, if numpy.i's rules apply.
    pub numpy: Option<ByNumpy>,
    /// Makes the call's results, if the array is a result.
    pub results: Option<&'static MakeResults>,
    /// Makes an array of bytes from a structured array on a device, if the elements are structs.
    pub records: Option<MakeBytes>,
}

/// The functions for values of one type, which C++ gets as copies.
#[derive(Debug)]
pub(crate) struct ReadValue {
    /// The name of the values in messages.
    pub name: &'static str,
    /// Checks that an object can be read, without keeping the value.
    pub check: fn(&Bound<'_, PyAny>) -> Result<()>,
    /// Whether a value is read without calling its own methods, although its class is not one of Python's
    /// own.
    pub is_settled: fn(&Bound<'_, PyAny>) -> bool,
    /// Makes a value that runs no code from one that may.
    pub settled: for<'py> fn(&Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>>,
    /// The type of number that C++ reads; `None` for text.
    pub number: Option<Dtype>,
    /// The function that reads text, if the kind is text.
    pub text: Option<ReadText>,
}

/// A function that reads text, which lives as long as its object.
pub(crate) type ReadText = for<'a> fn(&'a Bound<'_, PyAny>) -> Result<Text<'a>>;

/// Makes an array of bytes over the memory of a structured array: a new reference. `false` if C++ has stored
/// an exception.
pub(crate) type MakeBytes = fn(PythonObject, &mut PythonObject) -> bool;

/// A function that copies a sequence, and returns whether Python code may have run meanwhile.
pub(crate) type CopySequence = fn(&Bound<'_, PyAny>) -> Result<(Copied, bool)>;

/// A function by which NumPy converts the arguments of an overload to arrays, where possible. Modules contain
/// it only if an interface includes numpy.i.
pub(crate) type ByNumpy =
    for<'py> fn(&Arguments<'_, 'py>, overload: &Overload) -> Result<Option<Vec<Bound<'py, PyAny>>>>;

/// The function that makes results. Modules without results do not link it.
#[derive(Debug)]
pub(crate) struct MakeResults {
    pub make: for<'a, 'py> fn(
        &mut Arguments<'a, 'py>,
        &'static [Parameter],
        &'a Results<'py>,
        Option<&Out<'py>>,
    ) -> Result<bool>,
    pub make_plain:
        for<'a, 'py> fn(&PlainArguments<'a, 'py>, &Array) -> std::result::Result<Contiguous<'a>, Unfit>,
}

/// The kind of a parameter.
#[derive(Clone, Copy, Debug)]
pub enum ParameterKind {
    /// A number or text.
    Value(&'static ReadValue),
    Array(Array),
    /// An array that is a result. Results follow all parameters that the caller passes.
    Result(Array),
    /// A C++ object.
    Object(ObjectParameter),
    /// An object that C++ converts to a value of a standard library type.
    Converted(Convert),
    /// Any Python object, or only those that the interface's own code accepts, passed without conversion.
    Python(Option<Check>),
}

/// A function that says whether a parameter accepts an object, and may store an exception if not; called with
/// Python's lock held.
#[derive(Clone, Copy, Debug)]
pub struct Check(pub(crate) fn(PythonObject) -> bool);

impl Check {
    /// Whether the parameter accepts an object, or the exception that kept the function from finding out.
    pub(crate) fn accepts(self, py: Python<'_>, given: PythonObject) -> PyResult<bool> {
        let is_accepted = self.0(given);
        if is_accepted { Ok(true) } else { PyErr::take(py).map_or(Ok(false), Err) }
    }
}

/// The function by which C++ converts an object: to a capsule, which is a new reference. `false` if C++ has
/// stored an exception.
#[derive(Clone, Copy, Debug)]
pub struct Convert {
    pub(crate) convert: fn(PythonObject, &mut PythonObject) -> bool,
    /// The name of the values in messages.
    pub(crate) what: &'static str,
}

impl Parameter {
    pub(crate) const fn new(name: &'static str, kind: ParameterKind) -> Parameter {
        let code = ArrayFunctions { sequence: None, numpy: None, results: None, records: None };
        Parameter { name, kind, default: None, code }
    }

    /// Sets the literal that is passed if a caller omits this argument but names a later one.
    #[must_use]
    pub const fn default(self, default: Literal) -> Parameter {
        Parameter { default: Some(default), ..self }
    }

    pub(crate) fn is_array(&self) -> bool {
        matches!(self.kind, ParameterKind::Array(_))
    }

    pub(crate) fn is_result(&self) -> bool {
        matches!(self.kind, ParameterKind::Result(_))
    }

    /// Whether the parameter is an array on a device.
    pub(crate) fn is_on_device(&self) -> bool {
        matches!(self.kind, ParameterKind::Array(Array { memory: Memory::Device, .. }))
    }

    /// Whether the parameter is an array that may be on a device.
    pub(crate) fn may_be_on_device(&self) -> bool {
        self.kind.array().is_some_and(|array| array.memory != Memory::Host)
    }

    /// The parameter with `array` in place of its own array. Parameters without an array stay unchanged.
    const fn with(self, array: Array) -> Parameter {
        match self.kind {
            ParameterKind::Array(_) => Parameter { kind: ParameterKind::Array(array), ..self },
            ParameterKind::Result(_) => Parameter { kind: ParameterKind::Result(array), ..self },
            _ => self,
        }
    }

    /// Passes the extents of the array along these axes to C++.
    #[must_use]
    pub const fn axes(self, axes: &'static [Axis]) -> Parameter {
        match self.kind.array() {
            Some(array) => self.with(Array { axes, ..array }),
            None => self,
        }
    }

    /// Restricts an array parameter to arrays of the shape of the array at `index`, whose length C++ takes
    /// for both.
    #[must_use]
    pub const fn shaped_like(self, index: usize) -> Parameter {
        match self.kind.array() {
            Some(array) => self.with(Array { like: Some(index), ..array }),
            None => self,
        }
    }

    /// Passes the strides of the array to C++, which therefore takes any layout.
    #[must_use]
    pub const fn strided(self, strides: &'static [Stride]) -> Parameter {
        self.laid_out(Layout::Strided(strides))
    }

    /// Makes C++ walk an array parameter in Fortran order.
    #[must_use]
    pub const fn fortran(self) -> Parameter {
        self.laid_out(Layout::Fortran)
    }

    const fn laid_out(self, layout: Layout) -> Parameter {
        match self.kind.array() {
            Some(array) => self.with(Array { layout, ..array }),
            None => self,
        }
    }

    /// Makes an array parameter that C++ reads follow the rules of numpy.i's `INPLACE_ARRAY`: it takes only
    /// arrays, which are neither converted nor copied.
    #[must_use]
    pub const fn by_numpy_in_place(self) -> Parameter {
        match self.kind {
            ParameterKind::Array(array) => self.with(Array { by_numpy: true, in_place: true, ..array }),
            _ => self,
        }
    }

    /// Restricts an array parameter to arrays of this many dimensions.
    #[must_use]
    pub const fn rank(self, rank: usize) -> Parameter {
        match self.kind.array() {
            Some(array) => self.with(Array { rank: Some(rank), ..array }),
            None => self,
        }
    }
}

impl ParameterKind {
    /// The C++ object that the parameter takes.
    #[inline]
    pub(crate) const fn object(&self) -> Option<ObjectParameter> {
        match self {
            ParameterKind::Object(taken) => Some(*taken),
            _ => None,
        }
    }

    /// The array that C++ gets, the caller's or a result.
    pub(crate) const fn array(&self) -> Option<Array> {
        match self {
            ParameterKind::Array(array) | ParameterKind::Result(array) => Some(*array),
            ParameterKind::Value(_)
            | ParameterKind::Object(_)
            | ParameterKind::Converted(_)
            | ParameterKind::Python(_) => None,
        }
    }
}

/// A pointer to the only [`ObjectFunctions`].
#[derive(Clone, Copy)]
pub(crate) struct ObjectCode(pub(crate) &'static ObjectFunctions);

/// The functions for parameters that are objects; the methods of [`ObjectParameter`] that call them document
/// them.
pub(crate) struct ObjectFunctions {
    pub converts: fn(&ObjectParameter, &Bound<'_, PyAny>) -> bool,
    pub check: fn(&ObjectParameter, &Bound<'_, PyAny>) -> Result<()>,
    pub settled: Settled,
    pub give: fn(&Arguments<'_, '_>) -> Result<()>,
    pub keep: fn(&Arguments<'_, '_>, usize),
    pub settle_objects: fn(&Arguments<'_, '_>) -> Result<()>,
}

pub(crate) type Settled =
    for<'py> fn(&ObjectParameter, &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>>;

impl ObjectParameter {
    /// Whether `given` is a value from which the parameter can make an object.
    #[inline]
    pub(crate) fn converts(&self, given: &Bound<'_, PyAny>) -> bool {
        (self.code.0.converts)(self, given)
    }

    /// Checks that the parameter accepts `given`. This may run code of `given`.
    pub(crate) fn check(&self, given: &Bound<'_, PyAny>) -> Result<()> {
        (self.code.0.check)(self, given)
    }

    /// An instance made from a value that is not an instance.
    pub(crate) fn settled<'py>(&self, given: &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>> {
        (self.code.0.settled)(self, given)
    }
}

/// All values compare equal, so that tables with them can be compared.
impl PartialEq for ObjectCode {
    fn eq(&self, _: &ObjectCode) -> bool {
        true
    }
}

impl Eq for ObjectCode {}

impl fmt::Debug for ObjectCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ObjectCode")
    }
}

/// The function that makes objects for a parameter.
#[derive(Clone, Copy)]
pub(crate) struct Maker(pub(crate) &'static Function);

impl PartialEq for Maker {
    fn eq(&self, other: &Maker) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for Maker {}

impl fmt::Debug for Maker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Maker").field(&self.0.name).finish()
    }
}

/// A parameter that is a pointer or a reference to an object, or an object by value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectParameter {
    /// The class; `None` for an object of any class, as for `void *`.
    pub(crate) class: Option<&'static Class>,
    /// Whether the parameter accepts None, as pointers do.
    pub(crate) null: bool,
    /// Whether C++ may change the object.
    pub(crate) changes: bool,
    /// Whether the parameter accepts Python's own values from which an object can be made.
    pub(crate) converts: bool,
    /// The function that converts other values to objects of the class, if the class converts implicitly.
    pub(crate) made_by: Option<Maker>,
    /// Whether the parameter accepts arrays over members as pointers to their elements.
    pub(crate) parts: bool,
    /// Whether C++ copies several consecutive objects, of which it takes the first.
    pub(crate) several: bool,
    pub(crate) then: Then,
    pub(crate) code: ObjectCode,
    /// The functions that the parameter accepts, if it is a function pointer.
    pub(crate) functions: Option<&'static FunctionPointers>,
}

/// The effect of the call on the object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The call has no lasting effect.
    Nothing,
    /// The object is kept alive, because the object of the call, or the new object, points to it.
    Kept,
    /// C++ owns the object after the call, and frees it.
    Disowned,
    /// The call destroys the object.
    Consumed,
    /// The call moves the object out of an instance that is its only owner, as for a `std::unique_ptr`.
    Released,
}

impl Then {
    /// Whether C++ may free the object during the call.
    pub(crate) fn may_free(self) -> bool {
        matches!(self, Then::Consumed | Then::Released)
    }
}

/// The functions that pointers of one type accept: those of the module, and those of other libraries with the
/// signature.
pub struct FunctionPointers {
    /// The C++ type, such as `int (int)`, for messages.
    pub(crate) cxx: &'static str,
    /// The result and the parameters; `None` if they have no counterparts in C.
    pub(crate) signature: Option<&'static [CType]>,
    /// The module's functions of the type, each with the function that reads its address.
    pub(crate) functions: &'static [(&'static Function, &'static Function)],
    /// Finds the address of a function. Modules without parameters that are function pointers do not link the
    /// code of this search.
    pub(crate) find: Find,
    /// The address of a function that `find` has found before, if it is cached.
    pub(crate) known: fn(&FunctionPointers, &Bound<'_, PyAny>) -> Option<Object>,
}

/// The function for an object: `None` if the object is not a function, and otherwise its instance or address.
type Find = for<'py> fn(&FunctionPointers, &Bound<'py, PyAny>) -> Option<Result<FoundFunction<'py>>>;

/// A function that was found.
pub(crate) enum FoundFunction<'py> {
    /// An instance of the class of the function pointers, or None for a null pointer.
    Instance(Bound<'py, PyAny>),
    Address(Object),
}

/// A C type, as far as it matters to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CType {
    Void,
    Bool,
    /// A signed integer, with its size in bytes.
    Signed(usize),
    /// An unsigned integer, with its size in bytes.
    Unsigned(usize),
    /// A floating-point number, with its size in bytes.
    Float(usize),
    Pointer,
}

impl fmt::Debug for FunctionPointers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.cxx)
    }
}

impl PartialEq for FunctionPointers {
    fn eq(&self, other: &FunctionPointers) -> bool {
        ptr::eq(self, other)
    }
}

impl Eq for FunctionPointers {}
