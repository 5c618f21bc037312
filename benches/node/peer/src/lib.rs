//! The mean of a `Float32Array` or a `Float64Array`: one function distinguishes the two, with the same checks
//! as quaff.

use napi::bindgen_prelude::{Either, Float32Array, Float64Array};
use napi::{Error, Result, Status};
use napi_derive::napi;

fn refused() -> Error {
    Error::new(Status::InvalidArg, "there is no mean of no elements")
}

#[napi]
pub fn mean(x: Either<Float64Array, Float32Array>) -> Result<f64> {
    match x {
        Either::A(x) if x.is_empty() => Err(refused()),
        Either::B(x) if x.is_empty() => Err(refused()),
        Either::A(x) => Ok(x.iter().sum::<f64>() / x.len() as f64),
        Either::B(x) => Ok(f64::from(x.iter().sum::<f32>() / x.len() as f32)),
    }
}
