//! The data of a call besides its arguments: literals in place of omitted arguments, keywords, the pointer to
//! the C++ function, results, and the outcome.
//!
//! Some default arguments of C++ are Python literals too. C++ can only fill in defaults from the last
//! argument backwards; if a caller names a later argument, the runtime fills in the defaults before it.
//!
//! The ties of a row, from `%keep_alive`, say which objects keep which others alive after a call.

use crate::core::array_view::Stream;
use crate::python::interpreter::once::Once;
use crate::python::interpreter::{Failure, Result};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use smallvec::SmallVec;
use std::cell::{OnceCell, RefCell};
use std::mem::transmute_copy;

/// The outcome of a call with plain arguments. It has at most a pointer besides the variant, so that it stays
/// in registers.
pub(crate) enum PlainOutcome<'py> {
    Returned(Bound<'py, PyAny>),
    Failed(Failure),
    /// The overload does not accept the arguments.
    Refused,
    /// The overload may accept the arguments.
    Unknown,
}

impl<'py> From<Result<Bound<'py, PyAny>>> for PlainOutcome<'py> {
    #[inline(always)]
    fn from(result: Result<Bound<'py, PyAny>>) -> PlainOutcome<'py> {
        match result {
            Ok(object) => PlainOutcome::Returned(object),
            Err(failure) => PlainOutcome::Failed(failure),
        }
    }
}

impl From<Unfit> for PlainOutcome<'_> {
    #[inline(always)]
    fn from(unfit: Unfit) -> Self {
        match unfit {
            Unfit::Refused => PlainOutcome::Refused,
            Unfit::Unknown => PlainOutcome::Unknown,
        }
    }
}

/// A type-erased pointer to a function or a table, whose type the code that uses it knows.
#[derive(Clone, Copy)]
pub(crate) struct Pointer(*const ());

// SAFETY: it stands for a function pointer, or for a `'static` reference to a `Sync` value.
unsafe impl Sync for Pointer {}

impl Pointer {
    pub(crate) const fn of<T: Copy + Send + Sync + 'static>(pointer: T) -> Pointer {
        const { assert!(size_of::<T>() == size_of::<Pointer>()) };
        // SAFETY: the sizes are equal, and all bit patterns of a pointer are valid.
        Pointer(unsafe { transmute_copy(&pointer) })
    }

    /// The pointer with its type.
    ///
    /// # Safety
    /// The pointer was made from a `T`.
    #[inline]
    pub(crate) unsafe fn get<T: Copy>(self) -> T {
        // SAFETY: guaranteed by the caller; `of` has compared sizes, and pointers are aligned for all types
        // of one word.
        unsafe { (&raw const self.0).cast::<T>().read() }
    }
}

/// A rule by which one object keeps another alive after each call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    pub keeper: End,
    pub kept: End,
}

/// An object of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The object that the method is called on, or that the constructor makes.
    This,
    /// The object that the call returns.
    Returned,
    /// The argument at an index or, if it is a Python container, the objects in it.
    Argument(usize),
    /// The array at an index, whose memory C++ refers to.
    Memory(usize),
}

/// The results of one call, which live as long as its arguments, in C++'s order.
#[derive(Default)]
pub(crate) struct Results<'py>(pub(crate) OnceCell<SmallVec<[Slot<'py>; 1]>>);

impl<'py> Results<'py> {
    pub(crate) fn slots(&self) -> &[Slot<'py>] {
        self.0.get().map_or(&[], |slots| slots)
    }

    /// The array of the result with this number.
    pub(crate) fn object(&self, number: usize) -> Option<&Bound<'py, PyAny>> {
        self.slots().get(number).map(|slot| &slot.object)
    }
}

/// A result of a call, with its conversion for the caller.
pub(crate) struct Slot<'py> {
    /// The object that C++ writes.
    pub object: Bound<'py, PyAny>,
    /// The function that converts the object to the one that the caller gets; `None` if the caller gets the
    /// object itself.
    pub finish: Option<Bound<'py, PyAny>>,
    /// Whether the caller passed the array as `out=`.
    pub given: bool,
}

/// The argument that the caller passed as `out`.
pub(crate) struct Out<'py>(pub(crate) Bound<'py, PyAny>);

impl<'py> Out<'py> {
    pub(crate) fn new(object: Bound<'py, PyAny>) -> Option<Self> {
        (!object.is_none()).then_some(Out(object))
    }
}

/// The results of a call, in C++'s order.
#[derive(Default)]
pub(crate) struct PlainResults<'py>(pub(crate) RefCell<SmallVec<[Bound<'py, PyAny>; 2]>>);

/// The reason why an overload is not called on the short path. It is a word, because an array's address is in
/// the same place of a `Result`: if it were a byte, the processor would stall on reading the whole word.
#[repr(usize)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The overload does not accept the arguments, however they are read.
    Refused,
    /// The overload may accept the arguments.
    Unknown,
}

pub(crate) type Read<T> = std::result::Result<T, Unfit>;

/// The arguments without a position.
#[derive(Default)]
pub(crate) struct Named<'py> {
    pub stream: Option<Stream>,
    /// The caller's arrays for the results of C++.
    pub out: Option<Out<'py>>,
    /// The keywords of a reduction along axes.
    pub along: Along<'py>,
}

/// The keywords of a reduction along axes.
#[derive(Default)]
pub(crate) struct Along<'py> {
    /// The axes of the reduction; `None` means all axes.
    pub axes: Option<Axes>,
    pub keepdims: bool,
    pub out: Option<Out<'py>>,
    /// Whether the state of the reduction is requested, as bytes, instead of the result.
    pub is_part: bool,
}

/// The axes that an argument names.
pub(crate) struct Axes {
    pub indices: Vec<isize>,
    /// Whether the axes are in a tuple, and not a single integer.
    pub is_tuple: bool,
}

impl Along<'_> {
    /// The keywords, in the order in which signatures have them.
    pub(crate) const KEYWORDS: [&'static str; 3] = ["axis", "keepdims", "out"];
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
