//! Arrays: a `TypedArray` or a `Buffer`, whose elements C++ accesses in place, and objects with the
//! properties `data`, `shape`, and optionally `strides` (or `stride`) and `offset`, in elements.

use crate::argument::{Argument, ArgumentKind};
use crate::error::{done, error};
use crate::result::filled;
use crate::value::{element, get, is_array, length, napi, set, type_of};
use crate::{Env, Number, Value, sys};
use quaff_runtime::array_view::{ArrayViewMut, Description, Dims, checked_len};
use quaff_runtime::c_abi::c_order_strides;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::InBuffer;
use quaff_runtime::error::Error;
use std::ffi::{CStr, c_void};
use std::ptr;

/// The elements of a `TypedArray`, which do not move until JavaScript code runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Elements {
    pub data: *mut u8,
    pub length: usize,
    pub dtype: Dtype,
}

/// An object that describes an array.
#[derive(Debug)]
pub(crate) struct Memory {
    /// The property `data`.
    pub value: Value,
    pub elements: Elements,
    pub array: InBuffer,
}

/// The elements of a `TypedArray`; `None` for another object.
#[inline]
pub(crate) fn elements(env: Env, value: Value) -> Option<Elements> {
    let (mut r#type, mut length, mut data) = (0, 0, ptr::null_mut());
    let (buffer, offset) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: the value belongs to the running call, and places for unused results may be null.
    let status = unsafe {
        sys::napi_get_typedarray_info(env.0, value, &mut r#type, &mut length, &mut data, buffer, offset)
    };
    if status != sys::Status::napi_ok {
        return None;
    }
    let (_, dtype) = *TYPED_ARRAYS.iter().find(|(own, _)| *own == r#type)?;
    Some(Elements { data: data.cast(), length, dtype })
}

/// The types of `TypedArray`s with their elements; the first row for a type is the one that C++ reads.
const TYPED_ARRAYS: [(sys::napi_typedarray_type, Dtype); 12] = [
    (sys::TypedarrayType::float64_array, Dtype::Float64),
    (sys::TypedarrayType::float32_array, Dtype::Float32),
    (sys::TypedarrayType::uint8_array, Dtype::Uint8),
    (sys::TypedarrayType::uint8_array, Dtype::Bool),
    (sys::TypedarrayType::uint8_clamped_array, Dtype::Uint8),
    (sys::TypedarrayType::int8_array, Dtype::Int8),
    (sys::TypedarrayType::int16_array, Dtype::Int16),
    (sys::TypedarrayType::uint16_array, Dtype::Uint16),
    (sys::TypedarrayType::int32_array, Dtype::Int32),
    (sys::TypedarrayType::uint32_array, Dtype::Uint32),
    (sys::TypedarrayType::bigint64_array, Dtype::Int64),
    (sys::TypedarrayType::biguint64_array, Dtype::Uint64),
];

/// The array that an object describes by its properties, which may run code; `None` if it describes none.
pub(crate) fn described(env: Env, value: Value) -> Result<Option<Memory>, Error> {
    let Some(data) = property(env, value, c"data")? else { return Ok(None) };
    let Some(elements) = elements(env, data) else { return Ok(None) };
    let Some(shape) = property(env, value, c"shape")? else { return Ok(None) };
    let shape = integers(env, shape, "shape")?;
    let strides = match property(env, value, c"strides")? {
        Some(strides) => Some(strides),
        None => property(env, value, c"stride")?,
    };
    let strides = strides.map(|strides| integers(env, strides, "strides")).transpose()?;
    let offset = property(env, value, c"offset")?;
    let offset = offset.map_or(Ok(0), |offset| integer(env, offset, "offset"))?;
    Ok(Some(Memory { value: data, elements, array: InBuffer::new(&shape, strides, offset)? }))
}

fn property(env: Env, of: Value, name: &CStr) -> Result<Option<Value>, Error> {
    let value = get(env, of, name)?;
    let r#type = type_of(env, value)?;
    Ok((r#type != sys::ValueType::napi_undefined && r#type != sys::ValueType::napi_null).then_some(value))
}

/// The integers in an array, at most 64: the largest number of dimensions of an array.
fn integers(env: Env, value: Value, name: &str) -> Result<Dims<isize>, Error> {
    if !is_array(env, value)? {
        return Err(error!(Type, "`{name}` is no array of integers"));
    }
    let length = length(env, value)?;
    if length > 64 {
        return Err(error!(Value, "`{name}` has {length} elements, and arrays have at most 64 dimensions"));
    }
    (0..length).map(|index| integer(env, element(env, value, index)?, name)).collect()
}

fn integer(env: Env, value: Value, name: &str) -> Result<isize, Error> {
    // SAFETY: the value belongs to the running call.
    match unsafe { napi!(env, napi_get_value_double, value) } {
        Ok(number) if number.fract() == 0.0 && number.abs() < 9e15 => Ok(number as isize),
        _ => Err(error!(Type, "`{name}` is to consist of integers")),
    }
}

impl Memory {
    /// Looks up the elements again, and checks that everything that shape and strides describe exists.
    pub fn find(&mut self, env: Env) -> Result<(), Error> {
        self.elements = elements(env, self.value).ok_or_else(crate::error::failed)?;
        self.array.check(self.elements.length)
    }
}

impl Argument {
    /// The element type and the shape; `None` if the argument is not an array.
    pub(crate) fn array(&self) -> Option<(Dtype, &[usize])> {
        match &self.kind {
            ArgumentKind::Elements(elements) => {
                Some((elements.dtype, std::slice::from_ref(&elements.length)))
            }
            ArgumentKind::Array(memory) => Some((memory.elements.dtype, memory.array.shape())),
            _ => None,
        }
    }

    /// Whether the argument is an array that a parameter with this element type accepts: bytes can be bools.
    #[inline]
    pub(crate) fn has(&self, dtype: Dtype) -> bool {
        self.array().is_some_and(|(own, _)| own == dtype || own == Dtype::Uint8 && dtype == Dtype::Bool)
    }

    /// The array in the form that C++ gets.
    ///
    /// # Safety
    /// No JavaScript code runs while the view is used.
    #[inline]
    pub(crate) unsafe fn description(&self, name: &str, dtype: Dtype) -> Result<Description, Error> {
        match &self.kind {
            ArgumentKind::Elements(own) if self.has(dtype) => {
                Ok(Description::contiguous(own.data, dtype, &[own.length]))
            }
            ArgumentKind::Array(own) if self.has(dtype) => {
                Ok(own.array.description(own.elements.data, dtype))
            }
            _ => Err(self.no_array(name, dtype)),
        }
    }

    #[cold]
    fn no_array(&self, name: &str, dtype: Dtype) -> Error {
        error!(Type, "`{name}` takes an array of {}, and got {}", dtype.name(), self.described())
    }
}

/// An array that C++ writes and the caller gets.
#[derive(Debug)]
pub struct Made {
    /// The `TypedArray`, or an object with `data`, `shape` and `strides`.
    pub value: Value,
    /// The `TypedArray`.
    elements: Value,
    data: *mut c_void,
    dtype: Dtype,
    shape: Dims<usize>,
}

impl Made {
    /// A new array, whose elements are 0.
    pub(crate) fn new(env: Env, dtype: Dtype, shape: &[usize]) -> Result<Made, Error> {
        let length = checked_len(shape).filter(|length| *length <= MOST).ok_or_else(|| too_large(shape))?;
        let (buffer, data) = buffer(env, length * dtype.size())?;
        let elements = over(env, buffer, dtype, length)?;
        let value = shaped(env, elements, shape)?;
        Ok(Made { value, elements, data, dtype, shape: Dims::from_slice(shape) })
    }

    /// The only element of an array without dimensions.
    pub(crate) fn only_element(&self, env: Env) -> Result<Value, Error> {
        let element = element(env, self.elements, 0)?;
        if self.dtype != Dtype::Bool {
            return Ok(element);
        }
        // SAFETY: the value is a number, because arrays of bools consist of bytes.
        unsafe { napi!(env, napi_coerce_to_bool, element) }
    }

    /// The array for C++.
    #[inline]
    pub fn view(&mut self) -> ArrayViewMut<'_> {
        // SAFETY: the elements belong to the new array, which no other code has yet.
        unsafe { ArrayViewMut::new(Description::contiguous(self.data.cast(), self.dtype, &self.shape)) }
    }

    /// Copies the elements from memory that has as many.
    pub(crate) fn fill(&mut self, memory: &[u64]) {
        let bytes = self.shape.iter().product::<usize>() * self.dtype.size();
        debug_assert!(bytes <= size_of_val(memory));
        if bytes > 0 {
            // SAFETY: both have this many bytes.
            unsafe { ptr::copy_nonoverlapping(memory.as_ptr().cast::<u8>(), self.data.cast(), bytes) };
        }
    }
}

/// The largest number of elements of a `TypedArray` in every version of Node, which ends the process if there
/// are more.
const MOST: usize = 1 << 32;

#[cold]
fn too_large(shape: &[usize]) -> Error {
    error!(Overflow, "a result of the shape {shape:?} has more elements than a TypedArray can have, {MOST}")
}

/// A new buffer, whose bytes are 0, and the address of the bytes.
pub(crate) fn buffer(env: Env, bytes: usize) -> Result<(Value, *mut c_void), Error> {
    // Node ends the process if there is no memory, so an allocation is tried first.
    let mut tried: Vec<u8> = Vec::new();
    tried
        .try_reserve_exact(bytes)
        .map_err(|_| error!(Memory, "there is not enough memory for a result of {bytes} bytes"))?;
    // Without a use the compiler would remove the allocation.
    std::hint::black_box(&mut tried);
    drop(tried);
    let (mut data, mut buffer) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: `env` is the environment of the running call.
    done(unsafe { sys::napi_create_arraybuffer(env.0, bytes, &mut data, &mut buffer) })?;
    Ok((buffer, data))
}

/// A `TypedArray` over a buffer.
pub(crate) fn over(env: Env, buffer: Value, dtype: Dtype, length: usize) -> Result<Value, Error> {
    if length > MOST {
        return Err(too_large(&[length]));
    }
    let (r#type, _) = *TYPED_ARRAYS.iter().find(|(_, own)| *own == dtype).ok_or_else(crate::error::failed)?;
    // SAFETY: the buffer belongs to the running call, and Node checks that it has this many elements.
    unsafe { napi!(env, napi_create_typedarray, r#type, length, buffer, 0) }
}

/// An object with `data`, `shape` and `strides` for several dimensions, and otherwise the `TypedArray`
/// itself.
fn shaped(env: Env, data: Value, shape: &[usize]) -> Result<Value, Error> {
    if shape.len() == 1 {
        return Ok(data);
    }
    // SAFETY: `env` is the environment of the running call.
    let object = unsafe { napi!(env, napi_create_object) }?;
    let extents = filled(env, shape.iter(), |extent| (*extent as f64).value(env))?;
    let strides = filled(env, c_order_strides(shape, 1).iter(), |stride| (*stride as f64).value(env))?;
    set(env, object, c"data", data)?;
    set(env, object, c"shape", extents)?;
    set(env, object, c"strides", strides)?;
    Ok(object)
}
