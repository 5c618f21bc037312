//! Arrays that C++ reads or writes.

pub(crate) mod plain;
pub(crate) mod prepare;
pub(crate) mod sequence;
pub(crate) mod shapes;

use crate::core::device::DeviceArray;
use crate::core::dtype::{Dtype, Element};
use crate::core::host::Contiguous;
use crate::core::object::PythonObject;
use crate::python::convert::array::sequence::copy_sequence;
use crate::python::convert::by_numpy::by_numpy;
use crate::python::convert::result::MAKE_RESULTS;
use crate::python::interpreter::Result;
use crate::python::table::parameter::ArrayFunctions;
use crate::python::table::{
    Access, Arguments, Array, Layout, Memory, Parameter, ParameterKind, Passed, PlainArguments, Unfit,
};

/// A parameter for an array of `T` that C++ reads, and whose length it takes as an `L`.
pub const fn read<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Read, Memory::Host, L::DTYPE)
}

/// A parameter for an array of `T` that C++ writes, and whose length it takes as an `L`.
pub const fn write<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Write, Memory::Host, L::DTYPE)
}

/// A parameter for an array of `T` on a device that C++ reads, and whose length it takes as an `L`.
pub const fn read_device<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Read, Memory::Device, L::DTYPE)
}

/// A parameter for an array of `T` on a device that C++ writes, and whose length it takes as an `L`.
pub const fn write_device<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Write, Memory::Device, L::DTYPE)
}

/// A parameter for an array of `T` that is a result, and whose length C++ takes as an `L`.
pub const fn make<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Write, Memory::Host, L::DTYPE).made()
}

/// A parameter for an array of `T` on a device that is a result, and whose length C++ takes as an `L`.
pub const fn make_device<T: Element, L: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Write, Memory::Device, L::DTYPE).made()
}

/// A parameter for an array of `T` that a reduction runs over.
pub const fn reduce<T: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Reduce, Memory::Any, Dtype::Uint64)
}

/// A parameter for an array of `T`, or a number, that an elementwise function reads.
pub const fn element<T: Element>(name: &'static str) -> Parameter {
    array(name, T::DTYPE, Access::Reduce, Memory::Any, Dtype::Uint64)
}

const fn array(name: &'static str, dtype: Dtype, access: Access, memory: Memory, length: Dtype) -> Parameter {
    Parameter::new(
        name,
        ParameterKind::Array(Array {
            dtype,
            access,
            memory,
            rank: None,
            longest: length.greatest(),
            like: None,
            axes: &[],
            layout: Layout::C,
            sequence: false,
            converts: false,
            by_numpy: false,
            in_place: false,
            records: false,
        }),
    )
}

impl Parameter {
    /// The parameter with its array as a result, which the runtime makes.
    const fn made(self) -> Parameter {
        match self.kind {
            ParameterKind::Array(array) => {
                let code = ArrayFunctions { results: Some(MAKE_RESULTS), ..self.code };
                Parameter { kind: ParameterKind::Result(array), code, ..self }
            }
            _ => self,
        }
    }

    /// Makes an array parameter accept sequences of numbers as well.
    #[must_use]
    pub const fn or_sequence(self) -> Parameter {
        match self.kind {
            ParameterKind::Array(array) => {
                let code = ArrayFunctions { sequence: Some(copy_sequence(array.dtype)), ..self.code };
                Parameter { kind: ParameterKind::Array(Array { sequence: true, ..array }), code, ..self }
            }
            _ => self,
        }
    }

    /// Makes NumPy convert objects that are not arrays of the parameter's element type.
    #[must_use]
    pub const fn converting(self) -> Parameter {
        match self.kind {
            ParameterKind::Array(array) => {
                let code = ArrayFunctions { numpy: Some(by_numpy), ..self.code };
                Parameter { kind: ParameterKind::Array(Array { converts: true, ..array }), code, ..self }
            }
            _ => self,
        }
    }

    /// Makes an array parameter accept structured arrays, which `make` converts to arrays of bytes.
    #[must_use]
    pub const fn of_records(self, make: fn(PythonObject, &mut PythonObject) -> bool) -> Parameter {
        match self.kind {
            ParameterKind::Array(array) => {
                let code = ArrayFunctions { numpy: Some(by_numpy), records: Some(make), ..self.code };
                Parameter { kind: ParameterKind::Array(Array { records: true, ..array }), code, ..self }
            }
            _ => self,
        }
    }

    /// Makes an array parameter follow numpy.i's rules.
    #[must_use]
    pub const fn by_numpy(self) -> Parameter {
        match self.kind {
            ParameterKind::Array(array) => {
                let code = ArrayFunctions { numpy: Some(by_numpy), ..self.code };
                Parameter { kind: ParameterKind::Array(Array { by_numpy: true, ..array }), code, ..self }
            }
            _ => self,
        }
    }
}

impl Passed for Contiguous<'static> {
    type Read<'a> = Contiguous<'a>;
    type As<'a> = &'a Contiguous<'a>;

    #[inline]
    fn read<'a>(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Contiguous<'a>> {
        arguments.get(index)
    }

    #[inline]
    fn plain<'a>(given: &PlainArguments<'a, '_>, index: usize) -> std::result::Result<Contiguous<'a>, Unfit> {
        given.array(index)
    }

    #[inline]
    fn pass<'a>(read: &'a Contiguous<'_>, _: u64) -> &'a Contiguous<'a> {
        read
    }
}

impl Passed for DeviceArray<'static> {
    type Read<'a> = DeviceArray<'a>;
    type As<'a> = &'a DeviceArray<'a>;

    fn read<'a>(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<DeviceArray<'a>> {
        arguments.get(index)
    }

    fn plain<'a>(
        given: &PlainArguments<'a, '_>,
        index: usize,
    ) -> std::result::Result<DeviceArray<'a>, Unfit> {
        Err(given.on_device(index))
    }

    fn pass<'a>(read: &'a DeviceArray<'_>, _: u64) -> &'a DeviceArray<'a> {
        read
    }
}

/// The extent along `AXIS` of the array that is the argument at `INDEX`, passed after the arguments.
pub struct ExtentOf<const INDEX: usize, const AXIS: usize>;

impl<const INDEX: usize, const AXIS: usize> Passed for ExtentOf<INDEX, AXIS> {
    type Read<'a> = u64;
    type As<'a> = u64;

    fn read(arguments: &Arguments<'_, '_>, _: usize) -> Result<u64> {
        arguments.extent(INDEX, AXIS)
    }

    #[inline]
    fn plain(given: &PlainArguments<'_, '_>, _: usize) -> std::result::Result<u64, Unfit> {
        given.extent(INDEX, AXIS)
    }

    #[inline]
    fn pass(read: &u64, _: u64) -> u64 {
        *read
    }
}

/// The stride along `AXIS` of the array that is the argument at `INDEX`, in elements, passed after the
/// arguments: a signed number in two's complement.
pub struct StrideOf<const INDEX: usize, const AXIS: usize>;

impl<const INDEX: usize, const AXIS: usize> Passed for StrideOf<INDEX, AXIS> {
    type Read<'a> = u64;
    type As<'a> = u64;

    fn read(arguments: &Arguments<'_, '_>, _: usize) -> Result<u64> {
        arguments.stride(INDEX, AXIS).map(i64::cast_unsigned)
    }

    #[inline]
    fn plain(given: &PlainArguments<'_, '_>, _: usize) -> std::result::Result<u64, Unfit> {
        given.stride(INDEX, AXIS).map(i64::cast_unsigned)
    }

    #[inline]
    fn pass(read: &u64, _: u64) -> u64 {
        *read
    }
}
