//! Advice for an array whose element type is not accepted. The advice works as written, for the accepted
//! element types; if nothing works, no advice is given.

use super::library::Library;
use crate::core::dtype::Dtype;

/// The conversion that makes elements of a type acceptable, independent of the call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Numbers: they can be converted to other types; this type fits best.
    Cast(How, Dtype),
    /// Complex numbers, whose parts are of this type, or of an unknown one.
    Parts(How, Option<Dtype>),
    /// Dates or time spans: integers that count units.
    Count,
    /// Objects, which may be numbers.
    Objects,
    /// Structures with fields of known types, by their names as Python shows them.
    Fields(Vec<(String, Dtype)>),
    /// Bytes that correspond to no integer.
    Bytes,
    Nothing,
}

/// The form in which the remedy is worded for users of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The method `array.astype(…)`, or the array library's counterpart.
    Method,
    /// `numpy.asarray(array).astype(…)`
    ByNumpy,
    /// A sentence, if nothing is known about the array except its memory.
    InWords,
}

impl Remedy {
    /// The remedy for elements of a type that the call does not accept, in the machine's byte order or
    /// another one.
    pub(crate) fn of(how: How, dtype: Dtype, native: bool) -> Remedy {
        match dtype.part() {
            Some(part) => Remedy::Parts(how, Some(part).filter(|_| native)),
            None => Remedy::Cast(how, dtype),
        }
    }

    /// The advice for a call that accepts the element types in `taken`. If the call writes to the array,
    /// `write` is true.
    pub(crate) fn words(&self, taken: &[Dtype], write: bool, library: Library) -> Option<String> {
        let best = |nearest: Dtype| {
            // The last type in the order of dtypes represents the most values.
            let widest = || taken.iter().copied().max_by_key(|&dtype| dtype as u8);
            let nearest = [nearest, if nearest.is_float() { Dtype::Float32 } else { nearest }];
            nearest.into_iter().find(|dtype| taken.contains(dtype)).or_else(widest)
        };
        // A view of a field is not contiguous.
        let copied = if write { ".copy()" } else { "" };
        match self {
            Remedy::Cast(how, nearest) => Some(how.cast(best(*nearest)?, library)),
            // A function for complex numbers accepts them in another width or byte order.
            Remedy::Parts(how, _) if taken.iter().any(|dtype| dtype.part().is_some()) => {
                Some(how.cast(best(Dtype::Complex128)?, library))
            }
            Remedy::Parts(how, part) => {
                let cast = match part {
                    Some(part) if taken.contains(part) => copied.to_owned(),
                    _ => format!(".astype('{}')", best(part.unwrap_or(Dtype::Float64))?),
                };
                let array = match how {
                    How::InWords => return Some("pass its real and its imaginary part".to_owned()),
                    How::Method => "",
                    How::ByNumpy => "numpy.asarray(…)",
                };
                Some(format!("use `{array}.real{cast}` and `{array}.imag{cast}`"))
            }
            Remedy::Count => {
                let counts = [Dtype::Int64, Dtype::Float64, Dtype::Float32];
                let count = counts.into_iter().find(|count| taken.contains(count))?;
                Some(How::Method.cast(count, library))
            }
            Remedy::Objects => Some(format!(
                "if its objects are numbers, {}",
                How::Method.cast(best(Dtype::Float64)?, library)
            )),
            Remedy::Fields(fields) => {
                let (name, then) = match fields.iter().find(|(_, dtype)| taken.contains(dtype)) {
                    Some((name, _)) => (name, copied.to_owned()),
                    None => (&fields.first()?.0, format!(".astype('{}')", best(fields.first()?.1)?)),
                };
                Some(format!("use one field, as in `array[{name}]{then}`"))
            }
            Remedy::Bytes if taken.contains(&Dtype::Uint8) => {
                Some("use `memoryview(…).cast('B')`, which has unsigned bytes".to_owned())
            }
            Remedy::Bytes | Remedy::Nothing => None,
        }
    }
}

impl How {
    fn cast(self, dtype: Dtype, library: Library) -> String {
        match self {
            How::Method => format!("use `{}`", library.to_dtype(dtype)),
            How::ByNumpy => format!("use `numpy.asarray(…).astype('{dtype}')`"),
            How::InWords => format!("convert it to {dtype}"),
        }
    }
}
