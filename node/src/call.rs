//! A call, and its arguments in the form that C++ takes.

use crate::argument::{Argument, ArgumentKind};
use crate::array::Made;
use crate::callback::{self, CallbackClass};
use crate::error::{error, failed};
use crate::module::ModuleState;
use crate::number::{self, Number, refused};
use crate::value::napi;
use crate::{Env, Value, class};
use quaff_runtime::array_view::{ArrayView, ArrayViewMut};
use quaff_runtime::c_abi::PassedFunction;
use quaff_runtime::c_abi::handles::{self, Class, GivenAway, Handle, SharedArgument};
use quaff_runtime::c_abi::numbers::FromGiven;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::Operand;
use quaff_runtime::error::Error;
use quaff_runtime::object::Object;
use std::ptr;

/// A call of a function from JavaScript.
pub struct Call<'a> {
    pub(crate) env: Env,
    pub(crate) this: Value,
    pub(crate) arguments: &'a [Argument],
}

const NOTHING: Argument = Argument { value: ptr::null_mut(), kind: ArgumentKind::Undefined };

/// # Errors
/// All methods: the argument is not accepted by the parameter, or Node has refused an operation.
impl<'a> Call<'a> {
    #[inline]
    pub(crate) fn new(env: Env, this: Value, arguments: &'a [Argument]) -> Call<'a> {
        Call { env, this, arguments }
    }

    /// An argument; undefined if it is missing.
    #[inline]
    pub(crate) fn argument(&self, index: usize) -> &Argument {
        self.arguments.get(index).unwrap_or(const { &NOTHING })
    }

    /// The argument at an index, as a number or a bool.
    #[inline]
    pub fn number<T: Number>(&self, index: usize, name: &str, dtype: Dtype) -> Result<T, Error> {
        let argument = self.argument(index);
        let given = number::given_number(self.env, argument).and_then(T::from_given);
        given.ok_or_else(|| refused(name, argument, dtype))
    }

    /// The argument at an index, as a text.
    pub fn text(&self, index: usize, name: &str) -> Result<String, Error> {
        let argument = self.argument(index);
        if !matches!(argument.kind, ArgumentKind::Text) {
            return Err(error!(Type, "`{name}` takes a string, and got {}", argument.described()));
        }
        text(self.env, argument.value)
    }

    /// The argument at an index, as a text of one character, which is a `char` in C++.
    pub fn letter(&self, index: usize, name: &str) -> Result<String, Error> {
        let text = self.text(index, name)?;
        let refused = || error!(Value, "`{name}` takes a string of one ASCII character");
        if text.len() == 1 { Ok(text) } else { Err(refused()) }
    }

    /// The argument at an index, as an array that C++ reads.
    #[inline]
    pub fn array(&self, index: usize, name: &str, dtype: Dtype) -> Result<ArrayView<'a>, Error> {
        // SAFETY: C++ is called next, and no JavaScript code runs before.
        let description = unsafe { self.argument(index).description(name, dtype) }?;
        // SAFETY: the elements belong to the argument, and were found to be in its memory.
        Ok(unsafe { ArrayView::new(description) })
    }

    /// The argument at an index, as an array that C++ writes.
    #[inline]
    pub fn array_mut(&self, index: usize, name: &str, dtype: Dtype) -> Result<ArrayViewMut<'a>, Error> {
        // SAFETY: as in `array`.
        let description = unsafe { self.argument(index).description(name, dtype) }?;
        // SAFETY: as in `array`; only C++ uses the elements until it returns.
        Ok(unsafe { ArrayViewMut::new(description) })
    }

    /// A copy of the argument at an index, an array, for another thread.
    pub fn copied(&self, index: usize, name: &str, dtype: Dtype) -> Result<Operand, Error> {
        // SAFETY: the array is copied immediately, and its elements were found to be in its memory.
        unsafe { Operand::copied(&self.argument(index).description(name, dtype)?) }
    }

    /// The shape of an argument that is an array.
    pub fn shape(&self, index: usize) -> &[usize] {
        self.argument(index).array().map_or(&[], |(_, shape)| shape)
    }

    /// The extent of an argument that is an array along an axis.
    pub fn extent(&self, index: usize, name: &str, axis: usize) -> Result<usize, Error> {
        let shape = self.shape(index);
        shape
            .get(axis)
            .copied()
            .ok_or_else(|| error!(Value, "`{name}` has {} dimensions, and the call takes more", shape.len()))
    }

    /// The extent of a result, passed as an argument.
    pub fn length(&self, index: usize, name: &str) -> Result<usize, Error> {
        let argument = self.argument(index);
        let length = number::given_number(self.env, argument).and_then(u64::from_given);
        length
            .and_then(|length| usize::try_from(length).ok())
            .ok_or_else(|| error!(Value, "`{name}` is a length, which is not negative"))
    }

    /// A new array for a result.
    pub fn made(&self, dtype: Dtype, shape: &[usize]) -> Result<Made, Error> {
        Made::new(self.env, dtype, shape)
    }

    /// The object that a method is called on.
    #[inline]
    pub fn object(&self, class: &'static Class) -> Result<Object, Error> {
        let handle = class::handle(self.env, self.this);
        let handle = handle.ok_or_else(|| no_object("this", class, "an object of another class"))?;
        handles::object(handle, class)
    }

    /// The argument at an index, as an object for a reference or a value.
    pub fn reference(&self, index: usize, name: &str, class: &'static Class) -> Result<Object, Error> {
        handles::object(self.handle(index, name, class, false)?, class)
    }

    /// The argument at an index, as an object for a pointer that may be null.
    pub fn pointer(&self, index: usize, name: &str, class: &'static Class) -> Result<Object, Error> {
        handles::optional(self.handle(index, name, class, true)?, class)
    }

    /// The argument at an index, as an object for a shared pointer, which null leaves empty.
    pub fn shared(&self, index: usize, name: &str, class: &'static Class) -> Result<SharedArgument, Error> {
        handles::shared(self.handle(index, name, class, true)?, class)
    }

    /// The argument at an index, as an object that is given away to C++.
    pub fn given(
        &self,
        index: usize,
        name: &str,
        class: &'static Class,
        stays: bool,
        is_optional: bool,
    ) -> Result<GivenAway, Error> {
        let handle = self.handle(index, name, class, is_optional)?;
        let director = ModuleState::of(self.env)?.directors.borrow().get(&handle).cloned();
        // The methods of a director that C++ has taken over call functions of C++ with its handle.
        let away = handles::given(handle, class, stays || director.is_some(), is_optional)?;
        // C++ may free the object at once. The argument itself is one use.
        if !stays && !handle.is_null() {
            callback::unused(self.env, handle, 1, format_args!("`{name}`"), "give it away")?;
        }
        Ok(match director {
            // Node refuses a reference only if its environment is about to end.
            Some(director) => away.when_taken(move || drop(director.object.keep())),
            None => away,
        })
    }

    /// A `std::function` object, made from a function if one is passed.
    pub fn callable(
        &self,
        index: usize,
        name: &str,
        class: &'static Class,
        callback: &'static CallbackClass,
    ) -> Result<PassedFunction, Error> {
        match self.argument(index).kind {
            ArgumentKind::Function => callback.of(self.env, self.argument(index).value, class),
            _ => Ok(PassedFunction::lent(self.reference(index, name, class)?)),
        }
    }

    /// The handle of an argument; null for no object, if that is possible.
    fn handle(
        &self,
        index: usize,
        name: &str,
        class: &'static Class,
        is_optional: bool,
    ) -> Result<*const Handle, Error> {
        let argument = self.argument(index);
        match argument.kind {
            ArgumentKind::Instance(handle) => Ok(handle),
            ArgumentKind::Null | ArgumentKind::Undefined if is_optional => Ok(ptr::null()),
            ArgumentKind::Object => Err(no_object(name, class, "an object of another class")),
            _ => Err(no_object(name, class, &argument.described())),
        }
    }

    /// Keeps an argument alive as long as the object that a method is called on, because C++ keeps its
    /// address.
    pub fn keep(&self, index: usize) -> Result<(), Error> {
        match self.argument(index).kind {
            ArgumentKind::Instance(_) => class::keep(self.env, self.this, self.argument(index).value),
            _ => Ok(()),
        }
    }
}

#[cold]
pub(crate) fn no_object(name: &str, class: &'static Class, given: &str) -> Error {
    error!(Type, "`{name}` takes a `{}`, and got {given}", class.name)
}

/// The text of a string.
pub(crate) fn text(env: Env, value: Value) -> Result<String, Error> {
    // SAFETY: the value is a string of the running call; without room for the text, Node returns its size.
    let size = unsafe { napi!(env, napi_get_value_string_utf8, value, ptr::null_mut(), 0) }?;
    let mut bytes = vec![0_u8; size + 1];
    let place = bytes.as_mut_ptr().cast();
    // SAFETY: there is room for this many bytes, including the terminating zero.
    let size: usize = unsafe { napi!(env, napi_get_value_string_utf8, value, place, size + 1) }?;
    bytes.truncate(size);
    String::from_utf8(bytes).map_err(|_| failed())
}
