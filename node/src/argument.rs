//! The arguments of a call, read before an overload is selected.

use crate::array::{self, Memory};
use crate::value::{napi, type_of};
use crate::{Env, Value, class, sys};
use quaff_runtime::c_abi::handles::Handle;
use quaff_runtime::error::Error;
use quaff_runtime::tree::Forest;
use smallvec::SmallVec;

/// An argument.
#[derive(Debug)]
pub struct Argument {
    pub(crate) value: Value,
    pub(crate) kind: ArgumentKind,
}

/// The kind of an argument, with the data that was read from it.
#[derive(Debug)]
pub(crate) enum ArgumentKind {
    Undefined,
    Null,
    Boolean(bool),
    Number(f64),
    BigInt,
    Text,
    Function,
    /// A `TypedArray` or a `Buffer`, or an object with `data` and `shape`.
    Array(Box<Memory>),
    /// The elements of a `TypedArray` itself.
    Elements(array::Elements),
    /// An object of a class of the module.
    Instance(*const Handle),
    Object,
    /// A value of a type of the standard library, which was read when an overload had been selected.
    Tree(Box<Forest>),
    Other(&'static str),
}

pub(crate) type Arguments = SmallVec<[Argument; 4]>;

/// Reads all arguments. Objects may have code that provides `data` and `shape`: it runs before the addresses
/// of the elements are requested. `is_tree` says for which arguments an object cannot be an array, so that
/// nothing is read from it. The arguments are not returned, because moving them is slow.
#[inline]
pub(crate) fn read(
    env: Env,
    values: &[Value],
    is_tree: impl Fn(usize) -> bool,
    arguments: &mut Arguments,
) -> Result<(), Error> {
    let mut has_code = false;
    for (index, &value) in values.iter().enumerate() {
        let kind = kind_of(env, value, || is_tree(index))?;
        has_code |= matches!(kind, ArgumentKind::Array(_) | ArgumentKind::Object);
        arguments.push(Argument { value, kind });
    }
    if has_code {
        arguments.iter_mut().try_for_each(|argument| argument.find_elements(env))?;
    }
    Ok(())
}

/// The kind of a value. If `is_tree` holds, nothing is read from an object, whose code would run.
#[inline]
pub(crate) fn kind_of(env: Env, value: Value, is_tree: impl Fn() -> bool) -> Result<ArgumentKind, Error> {
    Ok(match type_of(env, value)? {
        sys::ValueType::napi_object => return object(env, value, is_tree),
        sys::ValueType::napi_number => {
            // SAFETY: the value belongs to the running call.
            ArgumentKind::Number(unsafe { napi!(env, napi_get_value_double, value) }?)
        }
        sys::ValueType::napi_boolean => {
            // SAFETY: as above.
            ArgumentKind::Boolean(unsafe { napi!(env, napi_get_value_bool, value) }?)
        }
        sys::ValueType::napi_undefined => ArgumentKind::Undefined,
        sys::ValueType::napi_null => ArgumentKind::Null,
        sys::ValueType::napi_string => ArgumentKind::Text,
        sys::ValueType::napi_function => ArgumentKind::Function,
        sys::ValueType::napi_bigint => ArgumentKind::BigInt,
        sys::ValueType::napi_symbol => ArgumentKind::Other("a symbol"),
        _ => ArgumentKind::Other("an external value"),
    })
}

#[inline]
fn object(env: Env, value: Value, is_tree: impl Fn() -> bool) -> Result<ArgumentKind, Error> {
    if let Some(elements) = array::elements(env, value) {
        return Ok(ArgumentKind::Elements(elements));
    }
    // Nothing is read from objects of the module's own classes, whose members may be called `data` and
    // `shape`.
    if let Some(handle) = class::handle(env, value) {
        return Ok(ArgumentKind::Instance(handle));
    }
    if is_tree() {
        return Ok(ArgumentKind::Object);
    }
    Ok(array::described(env, value)?
        .map_or(ArgumentKind::Object, |memory| ArgumentKind::Array(Box::new(memory))))
}

impl Argument {
    /// Looks up the elements of an array again, after JavaScript code has run.
    pub(crate) fn find_elements(&mut self, env: Env) -> Result<(), Error> {
        match &mut self.kind {
            ArgumentKind::Elements(elements) => {
                *elements = array::elements(env, self.value).ok_or_else(crate::error::failed)?;
            }
            ArgumentKind::Array(memory) => memory.find(env)?,
            _ => {}
        }
        Ok(())
    }

    /// Whether the elements of an array are still at the address where they were found.
    pub(crate) fn is_in_place(&self, env: Env) -> bool {
        let (value, found) = match &self.kind {
            ArgumentKind::Elements(elements) => (self.value, elements),
            ArgumentKind::Array(memory) => (memory.value, &memory.elements),
            _ => return true,
        };
        array::elements(env, value).is_some_and(|now| (now.data, now.length) == (found.data, found.length))
    }

    /// The description of the argument in a message.
    #[cold]
    pub(crate) fn described(&self) -> String {
        match &self.kind {
            ArgumentKind::Undefined => "undefined".to_owned(),
            ArgumentKind::Null => "null".to_owned(),
            ArgumentKind::Boolean(_) => "a boolean".to_owned(),
            ArgumentKind::Number(number) if number.abs() >= 1e21 => format!("{number:e}"),
            ArgumentKind::Number(number) => format!("{number}").replace("inf", "Infinity"),
            ArgumentKind::BigInt => "a BigInt".to_owned(),
            ArgumentKind::Text => "a string".to_owned(),
            ArgumentKind::Function => "a function".to_owned(),
            ArgumentKind::Array(memory) => format!("an array of {}", memory.elements.dtype.name()),
            ArgumentKind::Elements(elements) => format!("an array of {}", elements.dtype.name()),
            ArgumentKind::Instance(_) | ArgumentKind::Object | ArgumentKind::Tree(_) => {
                "an object".to_owned()
            }
            ArgumentKind::Other(name) => (*name).to_owned(),
        }
    }
}
