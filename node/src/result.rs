//! The results of calls as JavaScript values.

use crate::array::{Made, buffer, over};
use crate::call::Call;
use crate::class::{self, JsClass};
use crate::error::done;
use crate::number::Number;
use crate::value::{napi, scoped};
use crate::{Env, Value, sys};
use quaff_runtime::c_abi::handles;
use quaff_runtime::dtype::Element;
use quaff_runtime::error::Error;
use quaff_runtime::object::Object;
use quaff_runtime::vector::CxxVec;
use std::ffi::c_void;
use std::ptr;

/// # Errors
/// All methods: Node has refused an operation, or there is no memory; a null pointer for a required object.
impl Call<'_> {
    /// The result of a function that returns nothing: `undefined`.
    #[inline]
    pub fn nothing(&self) -> Result<Value, Error> {
        Ok(ptr::null_mut())
    }

    /// The JavaScript value for a number or a bool.
    #[inline]
    pub fn give(&self, number: impl Number) -> Result<Value, Error> {
        number.value(self.env)
    }

    /// The JavaScript value for a text.
    pub fn give_text(&self, given: String) -> Result<Value, Error> {
        text(self.env, given.as_bytes())
    }

    /// The JavaScript value for a text; null for a null pointer.
    pub fn give_text_or_null(&self, given: Option<String>) -> Result<Value, Error> {
        given.map_or_else(|| null(self.env), |given| self.give_text(given))
    }

    /// The elements of a C++ vector, as a `TypedArray` that owns the vector.
    pub fn give_vector<T: Element>(&self, vector: CxxVec<T>) -> Result<Value, Error> {
        let (length, size) = (vector.len(), size_of_val(&vector[..]));
        let buffer = match length {
            0 => copied(self.env, &[])?,
            _ => external(self.env, vector, size)?,
        };
        over(self.env, buffer, T::DTYPE, length)
    }

    /// An object that JavaScript owns: it is freed with its last reference. With `is_optional`, null for a
    /// null pointer.
    pub fn give_owned(
        &self,
        object: Object,
        class: &'static JsClass,
        is_optional: bool,
    ) -> Result<Value, Error> {
        let make = if is_optional { handles::owned_or_null } else { handles::owned };
        class::instance(self.env, class, make(object, class.class)?)
    }

    /// The object of a shared pointer, or null for an empty one.
    pub fn give_shared(&self, owner: Object, class: &'static JsClass) -> Result<Value, Error> {
        class::instance(self.env, class, handles::of_shared(owner, class.class)?)
    }

    /// An object that C++ owns. With `is_optional`, null for a null pointer. `whole` is the argument of which
    /// the object may be a part, or -1 for the object of the method.
    pub fn give_borrowed(
        &self,
        object: Object,
        class: &'static JsClass,
        is_optional: bool,
        whole: Option<isize>,
    ) -> Result<Value, Error> {
        let make = if is_optional { handles::borrowed_or_null } else { handles::borrowed };
        let whole = whole.map(|index| match usize::try_from(index) {
            Ok(index) => self.argument(index).value,
            Err(_) => self.this,
        });
        let handle = whole.and_then(|whole| class::handle(self.env, whole)).unwrap_or(ptr::null());
        let value = class::instance(self.env, class, make(object, class.class, handle)?)?;
        if let Some(whole) = whole.filter(|_| !handle.is_null() && !object.is_null()) {
            class::keep(self.env, value, whole)?;
        }
        Ok(value)
    }

    /// The new object of a constructor.
    pub fn construct(&self, object: Object, class: &'static JsClass) -> Result<Value, Error> {
        class::wrap(self.env, self.this, handles::owned(object, class.class)?, class.class)?;
        Ok(self.this)
    }

    /// The arrays that C++ has after the value that it has returned, if any: a single one, or all in
    /// an array.
    pub fn give_made<const N: usize>(&self, value: Value, made: [Made; N]) -> Result<Value, Error> {
        let first = (!value.is_null()).then_some(value);
        let all: Vec<Value> = first.into_iter().chain(made.into_iter().map(|each| each.value)).collect();
        only_or_list(self.env, &all)
    }
}

pub(crate) fn null(env: Env) -> Result<Value, Error> {
    // SAFETY: `env` is the environment of the running call.
    unsafe { napi!(env, napi_get_null) }
}

pub(crate) fn text(env: Env, bytes: &[u8]) -> Result<Value, Error> {
    let size = bytes.len().cast_signed();
    // SAFETY: there are this many bytes, and `env` is the environment of the running call.
    unsafe { napi!(env, napi_create_string_utf8, bytes.as_ptr().cast(), size) }
}

/// The result of a call with these outputs: the only one itself, several in a JavaScript array.
pub(crate) fn only_or_list(env: Env, values: &[Value]) -> Result<Value, Error> {
    if let [only] = values { Ok(*only) } else { list(env, values) }
}

pub(crate) fn list(env: Env, values: &[Value]) -> Result<Value, Error> {
    filled(env, values.iter(), |value| Ok(*value))
}

/// An array of the values that `make` makes.
pub(crate) fn filled<T>(
    env: Env,
    items: impl ExactSizeIterator<Item = T>,
    make: impl Fn(T) -> Result<Value, Error>,
) -> Result<Value, Error> {
    // SAFETY: `env` is the environment of the running call.
    let array = unsafe { napi!(env, napi_create_array_with_length, items.len()) }?;
    for (index, item) in (0..).zip(items) {
        // SAFETY: the values belong to the running call.
        scoped(env, || done(unsafe { sys::napi_set_element(env.0, array, index, make(item)?) }))?;
    }
    Ok(array)
}

/// A buffer that owns a vector; a copy if Node does not allow external memory, as in Electron.
fn external<T: Element>(env: Env, vector: CxxVec<T>, size: usize) -> Result<Value, Error> {
    let mut buffer = ptr::null_mut();
    let data = vector.as_ptr().cast_mut().cast();
    let owner = Box::into_raw(Box::new(vector));
    // SAFETY: the elements stay in place as long as the vector, which the finalizer frees.
    let status = unsafe {
        sys::napi_create_external_arraybuffer(env.0, data, size, Some(free::<T>), owner.cast(), &mut buffer)
    };
    if status == sys::Status::napi_ok {
        return Ok(buffer);
    }
    // SAFETY: the box was made above, and Node has not taken it.
    let vector = unsafe { Box::from_raw(owner) };
    // SAFETY: the elements of the vector have this many bytes.
    copied(env, unsafe { std::slice::from_raw_parts(vector.as_ptr().cast(), size) })
}

pub(crate) fn copied(env: Env, bytes: &[u8]) -> Result<Value, Error> {
    let (buffer, data) = buffer(env, bytes.len())?;
    if !bytes.is_empty() {
        // SAFETY: the new buffer has this many bytes.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), data.cast(), bytes.len()) };
    }
    Ok(buffer)
}

/// Frees the vector of a buffer.
///
/// # Safety
/// Node calls it once, with the vector from which the buffer was made.
unsafe extern "C" fn free<T>(_: sys::napi_env, _: *mut c_void, vector: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    drop(unsafe { Box::from_raw(vector.cast::<CxxVec<T>>()) });
}
