//! Numbers and bools as JavaScript values. Integers of 64 bits are a `BigInt`; a parameter also accepts a
//! `number` that is an integer.

use crate::argument::{Argument, Kind};
use crate::error::done;
use crate::value::napi;
use crate::{Env, Value, sys};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::Operand;
use quaff_runtime::error::{Error, ErrorKind};
use quaff_runtime::tree::LARGEST_EXACT;

/// A C++ number or bool.
pub trait Number: Copy {
    /// The argument as a number of this type; `None` if it is no such number.
    fn of(env: Env, argument: &Argument) -> Option<Self>;
    /// The number as a JavaScript value.
    ///
    /// # Errors
    /// Errors of Node-API.
    fn value(self, env: Env) -> Result<Value, Error>;
}

/// Implements number types all of whose values can be a `number`.
macro_rules! small {
    ($($integer:ty),*) => {$(
        impl Number for $integer {
            #[inline]
            fn of(_: Env, argument: &Argument) -> Option<Self> {
                let Kind::Number(given) = argument.kind else { return None };
                // The conversion saturates, so that only integers within the type's range are unchanged.
                let converted = given as $integer;
                (f64::from(converted) == given).then_some(converted)
            }

            #[inline]
            fn value(self, env: Env) -> Result<Value, Error> {
                f64::from(self).value(env)
            }
        }
    )*};
}
small!(i8, i16, i32, u8, u16, u32);

macro_rules! large {
    ($($integer:ty, $get:ident, $create:ident);*) => {$(
        impl Number for $integer {
            fn of(env: Env, argument: &Argument) -> Option<Self> {
                match argument.kind {
                    Kind::Number(given) if given.fract() == 0.0 && given.abs() <= LARGEST_EXACT => {
                        let converted = given as $integer;
                        (converted as f64 == given).then_some(converted)
                    }
                    Kind::BigInt => {
                        let (mut number, mut is_whole) = (0, false);
                        // SAFETY: the argument is a value of the running call.
                        let status = unsafe { sys::$get(env.0, argument.value, &mut number, &mut is_whole) };
                        (done(status).is_ok() && is_whole).then_some(number)
                    }
                    _ => None,
                }
            }

            fn value(self, env: Env) -> Result<Value, Error> {
                // SAFETY: `env` is the environment of the running call.
                unsafe { napi!(env, $create, self) }
            }
        }
    )*};
}
large!(
    i64, napi_get_value_bigint_int64, napi_create_bigint_int64;
    u64, napi_get_value_bigint_uint64, napi_create_bigint_uint64
);

macro_rules! plain {
    ($($number:ty, $kind:ident, $create:ident($given:ty));*) => {$(
        impl Number for $number {
            #[inline]
            fn of(_: Env, argument: &Argument) -> Option<Self> {
                if let Kind::$kind(given) = argument.kind { Some(given as $number) } else { None }
            }

            #[inline]
            fn value(self, env: Env) -> Result<Value, Error> {
                // SAFETY: `env` is the environment of the running call.
                unsafe { napi!(env, $create, <$given>::from(self)) }
            }
        }
    )*};
}
plain!(
    f64, Number, napi_create_double(f64);
    bool, Boolean, napi_get_boolean(bool)
);

impl Number for f32 {
    #[inline]
    fn of(_: Env, argument: &Argument) -> Option<Self> {
        let Kind::Number(given) = argument.kind else { return None };
        let converted = given as f32;
        // A number beyond the type's range would become infinite.
        (converted.is_finite() || !given.is_finite()).then_some(converted)
    }

    #[inline]
    fn value(self, env: Env) -> Result<Value, Error> {
        f64::from(self).value(env)
    }
}

/// A number of a type, as its bits in memory; `None` for an argument that is not such a number.
pub(crate) fn word(env: Env, argument: &Argument, dtype: Dtype) -> Option<u64> {
    macro_rules! word {
        ($($dtype:ident: $number:ty),*) => {
            match dtype {
                Dtype::Bool => bool::of(env, argument).map(|own| Operand::word(&[own.into()])),
                $(Dtype::$dtype => <$number>::of(env, argument).map(|own| Operand::word(&own.to_ne_bytes())),)*
                _ => None,
            }
        };
    }
    word!(
        Int8: i8, Int16: i16, Int32: i32, Int64: i64, Uint8: u8, Uint16: u16, Uint32: u32, Uint64: u64,
        Float32: f32, Float64: f64
    )
}

/// Whether a number is an integer so large that it may be another one, rounded.
fn is_rounded(number: f64) -> bool {
    number.is_finite() && number.abs() > LARGEST_EXACT
}

/// The error for an argument that is not a number of a type: a `RangeError` if only its value is wrong.
#[cold]
pub(crate) fn refused(name: &str, argument: &Argument, dtype: Dtype) -> Error {
    let (kind, takes) = match (dtype, &argument.kind) {
        (Dtype::Bool, _) => (ErrorKind::Type, "a boolean".to_owned()),
        (Dtype::Float32, Kind::Number(_)) => {
            (ErrorKind::Overflow, format!("a number of {:e} to {:e}", f32::MIN, f32::MAX))
        }
        (Dtype::Float32 | Dtype::Float64, _) => (ErrorKind::Type, "a number".to_owned()),
        (Dtype::Int64 | Dtype::Uint64, Kind::Number(given)) if is_rounded(*given) => {
            let takes =
                format!("a BigInt for an integer beyond {LARGEST_EXACT}, which a number may have rounded");
            (ErrorKind::Overflow, takes)
        }
        (_, Kind::Number(_) | Kind::BigInt) => {
            (ErrorKind::Overflow, format!("an integer of {}", dtype.range()))
        }
        (Dtype::Int64 | Dtype::Uint64, _) => (ErrorKind::Type, "a BigInt or an integer".to_owned()),
        _ => (ErrorKind::Type, "an integer".to_owned()),
    };
    Error::new(kind, format!("`{name}` takes {takes}, and got {}", argument.described()))
}
