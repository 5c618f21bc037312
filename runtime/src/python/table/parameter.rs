//! The values that one parameter of an overload accepts.

mod kind;

use crate::core::array_view::{ArrayView, Device};
use crate::core::dtype::{Dtype, Element};
use crate::core::object::PythonObject;
use crate::python::call::numpy_i::{ByNumpy, by_numpy};
use crate::python::convert::array::sequence::{CopySequence, copy_sequence};
use crate::python::convert::object::Taken;
use crate::python::convert::result::{MAKE_RESULTS, MakeResults};
use crate::python::convert::value::{C_TEXT, LETTER, ReadValue, TEXT, read_value};
use crate::python::table::axis::Axis;
use crate::python::table::layout::{Layout, Stride};
use crate::python::table::literal::Literal;

/// One parameter, as the functions of this file make it: an array that is read or written lies in the host's memory, or in
/// a device's.
#[derive(Debug)]
pub struct Parameter {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// C++'s, where Python can say it.
    pub(crate) default: Option<Literal>,
    pub(crate) code: Code,
}

/// Code that few parameters ask for. Tables point to it: a module whose parameters ask for none is linked without.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Code {
    /// Reads a value, where C++ takes a copy.
    value: Option<&'static ReadValue>,
    /// Copies a sequence of numbers, where the caller may pass one for the array.
    pub sequence: Option<CopySequence>,
    /// Has NumPy convert the call's arguments, where numpy.i's rules hold.
    pub numpy: Option<ByNumpy>,
    /// Makes the call's results, where the array is one.
    pub results: Option<&'static MakeResults>,
}

/// What a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A bool, an integer in range, or a float: C++ types share their names with dtypes.
    Scalar(Dtype),
    /// `std::string`.
    Text,
    /// `const char *`: text without a zero, or None.
    CText,
    /// `char`: text of one letter, or its number.
    Letter,
    Array(Array),
    /// An array that is a result: after all that the caller passes.
    Result(Array),
    /// An object of C++'s.
    Object(Taken),
    /// Everything, as it is.
    Any,
    /// What code of the interface's takes, as it is.
    Checked(Check),
}

/// Says whether it takes an object, with Python's lock.
#[derive(Clone, Copy, Debug)]
pub struct Check(pub(crate) fn(PythonObject) -> bool);

impl PartialEq for Check {
    fn eq(&self, other: &Check) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for Check {}

/// What an array parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Array {
    pub dtype: Dtype,
    pub access: Access,
    pub memory: Memory,
    /// `None`: any number of dimensions.
    pub rank: Option<usize>,
    /// The greatest length that the C++ function's length type can say.
    pub longest: usize,
    /// The parameter, an array before this one, whose length C++ takes for this one's: both are to have one shape.
    pub like: Option<usize>,
    /// The axes whose extents C++ takes, from the first on; none where it takes the length alone.
    pub axes: &'static [Axis],
    /// How C++ walks it.
    pub layout: Layout,
    /// Whether the caller may pass any sequence of numbers in its place: C++ gets a copy.
    pub sequence: bool,
    /// Whether numpy.i's rules hold: what is read may be whatever NumPy makes such an array of, and errors are in its words.
    pub by_numpy: bool,
    /// Whether C++ gets the caller's own memory, also where it only reads: nothing is converted or copied.
    pub in_place: bool,
}

/// What C++ does with an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reads contiguous memory: other layouts are copied, in C order.
    Read,
    /// Writes contiguous memory: never a copy.
    Write,
    /// Reads any layout, in any order, for a reduction or an elementwise function.
    Reduce,
}

/// Where C++ takes an array's elements to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    Host,
    Device,
    /// Wherever it is.
    Any,
}

/// A bool, an integer or a float, as C++'s `T`.
pub const fn scalar<T: Element>(name: &'static str) -> Parameter {
    value(name, Kind::Scalar(T::DTYPE), read_value(T::DTYPE))
}

/// A `std::string`.
pub const fn text(name: &'static str) -> Parameter {
    value(name, Kind::Text, TEXT)
}

/// A `char`.
pub const fn letter(name: &'static str) -> Parameter {
    value(name, Kind::Letter, LETTER)
}

/// A `const char *`.
pub const fn c_text(name: &'static str) -> Parameter {
    value(name, Kind::CText, C_TEXT)
}

const fn value(name: &'static str, kind: Kind, value: &'static ReadValue) -> Parameter {
    let parameter = Parameter::new(name, kind);
    Parameter { code: Code { value: Some(value), ..parameter.code }, ..parameter }
}

/// An array of `T` that C++ reads, whose length it takes as an `L`.
pub const fn read<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Read, Memory::Host, L::DTYPE)
}

/// An array of `T` that C++ writes, whose length it takes as an `L`.
pub const fn write<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Write, Memory::Host, L::DTYPE)
}

/// An array of `T` on a device that C++ reads, whose length it takes as an `L`.
pub const fn read_device<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Read, Memory::Device, L::DTYPE)
}

/// An array of `T` on a device that C++ writes, whose length it takes as an `L`.
pub const fn write_device<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Write, Memory::Device, L::DTYPE)
}

/// An array of `T` that is a result, whose length C++ takes as an `L`.
pub const fn make<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Write, Memory::Host, L::DTYPE).made()
}

/// An array of `T` on a device that is a result, whose length C++ takes as an `L`.
pub const fn make_device<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Write, Memory::Device, L::DTYPE).made()
}

/// An array of `T` that a reduction runs over.
pub const fn reduce<T: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Reduce, Memory::Any, Dtype::Uint64)
}

/// An array of `T`, or a number, that an elementwise function reads.
pub const fn element<T: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Reduce, Memory::Any, Dtype::Uint64)
}

const fn array(name: &'static str, dtype: Dtype, access: Access, memory: Memory, length: Dtype) -> Parameter {
    Parameter::new(
        name,
        Kind::Array(Array {
            dtype,
            access,
            memory,
            rank: None,
            longest: length.greatest(),
            like: None,
            axes: &[],
            layout: Layout::C,
            sequence: false,
            by_numpy: false,
            in_place: false,
        }),
    )
}

impl Parameter {
    pub(crate) const fn new(name: &'static str, kind: Kind) -> Parameter {
        let code = Code { value: None, sequence: None, numpy: None, results: None };
        Parameter { name, kind, default: None, code }
    }

    /// Has it stand for `default` where callers leave it out and name a later one.
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

    /// Whether it is an array that is on a device.
    pub(crate) fn is_on_device(&self) -> bool {
        matches!(self.kind, Kind::Array(Array { memory: Memory::Device, .. }))
    }

    /// Whether it is an array that may be on a device.
    pub(crate) fn may_be_on_device(&self) -> bool {
        self.kind.array().is_some_and(|array| array.memory != Memory::Host)
    }

    /// The same array as a result.
    const fn made(self) -> Parameter {
        match self.kind {
            Kind::Array(array) => {
                let code = Code { results: Some(MAKE_RESULTS), ..self.code };
                Parameter { kind: Kind::Result(array), code, ..self }
            }
            _ => self,
        }
    }

    /// The parameter with another array, if it is one.
    const fn with(self, array: Array) -> Parameter {
        match self.kind {
            Kind::Array(_) => Parameter { kind: Kind::Array(array), ..self },
            Kind::Result(_) => Parameter { kind: Kind::Result(array), ..self },
            _ => self,
        }
    }

    /// Has C++ take the extents of an array parameter along these axes.
    #[must_use]
    pub const fn axes(self, axes: &'static [Axis]) -> Parameter {
        match self.kind {
            Kind::Array(array) | Kind::Result(array) => self.with(Array { axes, ..array }),
            _ => self,
        }
    }

    /// Restricts an array parameter to arrays of the shape of the array at `index`, whose length C++ takes for both.
    #[must_use]
    pub const fn shaped_like(self, index: usize) -> Parameter {
        match self.kind {
            Kind::Array(array) | Kind::Result(array) => self.with(Array { like: Some(index), ..array }),
            _ => self,
        }
    }

    /// Has C++ walk an array parameter with the strides that it is told.
    #[must_use]
    pub const fn strided(self, strides: &'static [Stride]) -> Parameter {
        self.laid_out(Layout::Strided(strides))
    }

    /// Has C++ walk an array parameter in Fortran order.
    #[must_use]
    pub const fn fortran(self) -> Parameter {
        self.laid_out(Layout::Fortran)
    }

    const fn laid_out(self, layout: Layout) -> Parameter {
        match self.kind {
            Kind::Array(array) | Kind::Result(array) => self.with(Array { layout, ..array }),
            _ => self,
        }
    }

    /// Has an array parameter take sequences of numbers as well.
    #[must_use]
    pub const fn or_sequence(self) -> Parameter {
        match self.kind {
            Kind::Array(array) => {
                let code = Code { sequence: Some(copy_sequence(array.dtype)), ..self.code };
                Parameter { kind: Kind::Array(Array { sequence: true, ..array }), code, ..self }
            }
            _ => self,
        }
    }

    /// Has an array parameter go by numpy.i's rules.
    #[must_use]
    pub const fn by_numpy(self) -> Parameter {
        match self.kind {
            Kind::Array(array) => {
                let code = Code { numpy: Some(by_numpy), ..self.code };
                Parameter { kind: Kind::Array(Array { by_numpy: true, ..array }), code, ..self }
            }
            _ => self,
        }
    }

    /// Has an array parameter that C++ reads go by the rules of numpy.i's `INPLACE_ARRAY`: arrays alone, which are neither
    /// converted nor copied.
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
        match self.kind {
            Kind::Array(array) | Kind::Result(array) => self.with(Array { rank: Some(rank), ..array }),
            _ => self,
        }
    }
}

impl Array {
    /// Whether C++ can be given such an array.
    pub(crate) fn takes(&self, view: &ArrayView<'_>) -> bool {
        self.memory.has(view.device)
            && self.dtype == view.dtype
            && self.rank.is_none_or(|rank| rank == view.shape.len())
    }

    /// Whether it has the extents of `other`, the array at `index`, by the names that C++ has for them.
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

    /// Whether memory of `device` is there. What is refused here, and here alone, is touched on the wrong side otherwise.
    pub(crate) fn has(self, device: Device) -> bool {
        match self {
            Memory::Host => device == Device::Cpu,
            Memory::Device => device != Device::Cpu,
            Memory::Any => true,
        }
    }
}
