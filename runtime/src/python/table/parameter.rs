//! The values that one parameter of an overload accepts.
//!
//! Some default arguments of C++ are Python literals too. C++ can only fill in defaults from the last
//! argument backwards; if a caller names a later argument, the runtime fills in the defaults before it.

use crate::core::array_view::{ArrayView, Device};
use crate::core::dtype::Dtype;
use crate::core::host::Contiguous;
use crate::core::object::PythonObject;
use crate::core::text::Text;
use crate::python::interpreter::once::Once;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::layout::Stride;
use crate::python::table::{
    Arguments, Axis, Copied, Function, Layout, Out, Overload, Plain, Results, Taken, Unfit,
};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;

/// A parameter of an overload. The functions in this file make parameters for arrays in the memory of the
/// host or of a device.
#[derive(Debug)]
pub struct Parameter {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
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
    pub plainly: for<'a, 'py> fn(&Plain<'a, 'py>, &Array) -> std::result::Result<Contiguous<'a>, Unfit>,
}

/// The kind of a parameter.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A number or text.
    Value(&'static ReadValue),
    Array(Array),
    /// An array that is a result. Results follow all parameters that the caller passes.
    Result(Array),
    /// A C++ object.
    Object(Taken),
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

/// The properties of an array parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Array {
    pub dtype: Dtype,
    pub access: Access,
    pub memory: Memory,
    /// The number of dimensions; `None` for any number.
    pub rank: Option<usize>,
    /// The greatest length that the C++ function's length type can represent.
    pub longest: usize,
    /// An earlier array parameter that must have the same shape, because C++ takes one length for both.
    pub like: Option<usize>,
    /// The axes whose extents C++ takes, from the first on; empty if it takes only the length.
    pub axes: &'static [Axis],
    /// The layout in which C++ reads or writes the array.
    pub layout: Layout,
    /// Whether the caller may pass any sequence of numbers instead: C++ gets a copy.
    pub sequence: bool,
    /// Whether NumPy may make the array from another object that the caller passes.
    pub converts: bool,
    /// Whether numpy.i's rules apply: NumPy converts inputs of any kind, and error messages are those of
    /// numpy.i.
    pub by_numpy: bool,
    /// Whether C++ gets the caller's own memory even if it only reads: nothing is converted or copied.
    pub in_place: bool,
    /// Whether the elements are structs, whose bytes the array contains.
    pub records: bool,
}

/// The access of C++ to an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reads contiguous memory: other layouts are copied, in C order.
    Read,
    /// Writes contiguous memory: never a copy.
    Write,
    /// Reads any layout, in any order, for a reduction or an elementwise function.
    Reduce,
}

/// The kind of memory in which C++ expects an array's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    Host,
    Device,
    /// Memory of any kind.
    Any,
}

impl Parameter {
    pub(crate) const fn new(name: &'static str, kind: Kind) -> Parameter {
        let code = ArrayFunctions { sequence: None, numpy: None, results: None, records: None };
        Parameter { name, kind, default: None, code }
    }

    /// Sets the literal that is passed if a caller omits this argument but names a later one.
    #[must_use]
    pub const fn default(self, default: Literal) -> Parameter {
        Parameter { default: Some(default), ..self }
    }

    pub(crate) fn is_array(&self) -> bool {
        matches!(self.kind, Kind::Array(_))
    }

    pub(crate) fn is_result(&self) -> bool {
        matches!(self.kind, Kind::Result(_))
    }

    /// Whether the parameter is an array on a device.
    pub(crate) fn is_on_device(&self) -> bool {
        matches!(self.kind, Kind::Array(Array { memory: Memory::Device, .. }))
    }

    /// Whether the parameter is an array that may be on a device.
    pub(crate) fn may_be_on_device(&self) -> bool {
        self.kind.array().is_some_and(|array| array.memory != Memory::Host)
    }

    /// The parameter with `array` in place of its own array. Parameters without an array stay unchanged.
    const fn with(self, array: Array) -> Parameter {
        match self.kind {
            Kind::Array(_) => Parameter { kind: Kind::Array(array), ..self },
            Kind::Result(_) => Parameter { kind: Kind::Result(array), ..self },
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
            Kind::Array(array) => self.with(Array { by_numpy: true, in_place: true, ..array }),
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

impl Array {
    /// Whether C++ accepts an array in the memory of `view`, and of its type.
    pub(crate) fn takes(&self, view: &ArrayView<'_>) -> bool {
        self.memory.has(view.device)
            && self.dtype == view.dtype
            && self.rank.is_none_or(|rank| rank == view.shape.len())
    }

    /// Whether the array has the extents of `other`, the array at `index`, by their C++ names.
    pub(crate) fn has_extents_of(&self, index: usize, other: &Array) -> bool {
        let same = self.like == Some(index) || self.like.is_some() && self.like == other.like;
        let is_its = |(axis, (own, theirs)): (usize, (&Axis, &Axis))| {
            own.same == Some(theirs.same.unwrap_or((index, axis)))
        };
        let by_name = || self.axes.iter().zip(other.axes).enumerate().all(is_its);
        same || !self.axes.is_empty() && self.axes.len() == other.axes.len() && by_name()
    }
}

impl Memory {
    pub(crate) fn is_device(self) -> bool {
        self == Memory::Device
    }

    /// Whether this kind of memory includes memory of `device`. Only this check prevents access from the
    /// wrong side.
    pub(crate) fn has(self, device: Device) -> bool {
        match self {
            Memory::Host => device == Device::Cpu,
            Memory::Device => device != Device::Cpu,
            Memory::Any => true,
        }
    }
}

impl Kind {
    /// The C++ object that the parameter takes.
    #[inline]
    pub(crate) const fn object(&self) -> Option<Taken> {
        match self {
            Kind::Object(taken) => Some(*taken),
            _ => None,
        }
    }

    /// The array that C++ gets, the caller's or a result.
    pub(crate) const fn array(&self) -> Option<Array> {
        match self {
            Kind::Array(array) | Kind::Result(array) => Some(*array),
            Kind::Value(_) | Kind::Object(_) | Kind::Converted(_) | Kind::Python(_) => None,
        }
    }
}

/// A literal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Literal {
    None,
    /// A null pointer, for a parameter that takes any Python object.
    Null,
    Bool(bool),
    Integer(i64),
    Float(f64),
    Text(&'static str),
}

impl Literal {
    /// The Python object for the literal.
    ///
    /// # Errors
    /// MemoryError.
    pub(crate) fn object(self, py: Python<'_>) -> Result<Bound<'_, PyAny>> {
        let object = match self {
            Literal::None => Ok(py.None().into_bound(py)),
            Literal::Null => null(py),
            Literal::Bool(value) => value.into_bound_py_any(py),
            Literal::Integer(value) => value.into_bound_py_any(py),
            Literal::Float(value) => value.into_bound_py_any(py),
            Literal::Text(value) => value.into_bound_py_any(py),
        };
        object.map_err(Failure::from)
    }
}

impl Function {
    /// The default of the argument at `index`, if all overloads with a default there have the same one.
    pub(crate) fn default(&self, index: usize) -> Option<Literal> {
        let mut defaults = (self.overloads.iter())
            .filter_map(|overload| overload.inputs().get(index))
            .map(|parameter| parameter.default);
        let first = defaults.next()??;
        defaults.all(|other| other == Some(first)).then_some(first)
    }
}

/// The placeholder for a null pointer among the arguments of a call. It never leaves the call, so no caller
/// can pass it.
static NULL: Once<Py<PyAny>> = Once::new();

fn null(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let null = NULL.get_or_make(py, || py.get_type::<PyAny>().call0().map(Bound::unbind))?;
    Ok(null.bind(py).clone())
}

/// Whether the argument is the placeholder for a null pointer.
pub(crate) fn is_null(argument: &Bound<'_, PyAny>) -> bool {
    NULL.get(argument.py()).is_some_and(|null| argument.is(null))
}
