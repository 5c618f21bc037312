//! Numbers and bools as JavaScript values. Integers of 64 bits are a `BigInt`; a parameter also accepts a
//! `number` that is an integer.

use crate::argument::{Argument, ArgumentKind};
use crate::error::done;
use crate::value::napi;
use crate::{Env, Value, sys};
use quaff_runtime::c_abi::numbers::{self, FromGiven, GivenNumber};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::error::{Error, ErrorKind};
use quaff_runtime::tree::LARGEST_EXACT;

/// A C++ number or bool.
pub trait Number: FromGiven {
    /// The number as a JavaScript value.
    ///
    /// # Errors
    /// Errors of Node-API.
    fn value(self, env: Env) -> Result<Value, Error>;
}

macro_rules! number {
    ($($number:ty),* as $given:ty: $create:ident) => {$(
        impl Number for $number {
            #[inline]
            fn value(self, env: Env) -> Result<Value, Error> {
                // SAFETY: `env` is the environment of the running call.
                unsafe { napi!(env, $create, <$given>::from(self)) }
            }
        }
    )*};
}
number!(i8, i16, i32, u8, u16, u32, f32, f64 as f64: napi_create_double);
number!(i64 as i64: napi_create_bigint_int64);
number!(u64 as u64: napi_create_bigint_uint64);
number!(bool as bool: napi_get_boolean);

/// The number or bool that an argument is; `None` for another value.
#[inline]
pub(crate) fn given_number(env: Env, argument: &Argument) -> Option<GivenNumber> {
    match argument.kind {
        ArgumentKind::Number(given) => Some(GivenNumber::Double(given)),
        ArgumentKind::Boolean(given) => Some(GivenNumber::Bool(given)),
        ArgumentKind::BigInt => Some(integer(env, argument.value).unwrap_or(GivenNumber::Huge)),
        _ => None,
    }
}

/// The value of a `BigInt` of 64 bits.
fn integer(env: Env, value: Value) -> Option<GivenNumber> {
    let (mut integer, mut natural, mut is_whole) = (0, 0, false);
    // SAFETY: here and below, the value belongs to the running call.
    done(unsafe { sys::napi_get_value_bigint_int64(env.0, value, &mut integer, &mut is_whole) }).ok()?;
    if is_whole {
        return Some(GivenNumber::Integer(integer));
    }
    // SAFETY: as above.
    done(unsafe { sys::napi_get_value_bigint_uint64(env.0, value, &mut natural, &mut is_whole) }).ok()?;
    is_whole.then_some(GivenNumber::Natural(natural))
}

/// A number of a type, as its bits in memory; `None` for an argument that is not such a number.
pub(crate) fn word(env: Env, argument: &Argument, dtype: Dtype) -> Option<u64> {
    numbers::word(given_number(env, argument)?, dtype)
}

/// The error for an argument that is not a number of a type: a `RangeError` if only its value is wrong.
#[cold]
pub(crate) fn refused(name: &str, argument: &Argument, dtype: Dtype) -> Error {
    let (kind, takes) = match (dtype, &argument.kind) {
        (Dtype::Bool, _) => (ErrorKind::Type, "a boolean".to_owned()),
        (Dtype::Float32, ArgumentKind::Number(_)) => {
            (ErrorKind::Overflow, format!("a number of {:e} to {:e}", f32::MIN, f32::MAX))
        }
        (Dtype::Float32 | Dtype::Float64, _) => (ErrorKind::Type, "a number".to_owned()),
        // An integer this large may be another one, rounded.
        (Dtype::Int64 | Dtype::Uint64, ArgumentKind::Number(own))
            if own.is_finite() && own.abs() > LARGEST_EXACT =>
        {
            let takes =
                format!("a BigInt for an integer beyond {LARGEST_EXACT}, which a number may have rounded");
            (ErrorKind::Overflow, takes)
        }
        (_, ArgumentKind::Number(_) | ArgumentKind::BigInt) => {
            (ErrorKind::Overflow, format!("an integer of {}", dtype.range()))
        }
        (Dtype::Int64 | Dtype::Uint64, _) => (ErrorKind::Type, "a BigInt or an integer".to_owned()),
        _ => (ErrorKind::Type, "an integer".to_owned()),
    };
    Error::new(kind, format!("`{name}` takes {takes}, and got {}", argument.described()))
}
