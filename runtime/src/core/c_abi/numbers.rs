//! Numbers of a language that has doubles and integers of any size, as numbers of C++.

use crate::core::dtype::Dtype;
use crate::core::dynamic::Operand;
use crate::core::tree::{LARGEST_EXACT, Tree};

/// A number or a bool of the language.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GivenNumber {
    Bool(bool),
    Double(f64),
    Integer(i64),
    /// An integer that is no `i64`.
    Natural(u64),
    /// An integer of more than 64 bits.
    Huge,
}

impl GivenNumber {
    /// The number as a value for a type of the standard library; `None` for a huge one.
    pub fn tree(self) -> Option<Tree> {
        match self {
            GivenNumber::Bool(given) => Some(Tree::boolean(given)),
            GivenNumber::Double(given) => Some(Tree::number(given)),
            GivenNumber::Integer(given) => Some(Tree::integer(given)),
            GivenNumber::Natural(given) => Some(Tree::natural(given)),
            GivenNumber::Huge => None,
        }
    }
}

/// A number or a bool of C++.
pub trait FromGiven: Copy {
    /// The number of this type; `None` if the given one is no such number. Integers up to 32 bits, floats and
    /// doubles are doubles in the language.
    fn from_given(given: GivenNumber) -> Option<Self>;
}

macro_rules! from_given {
    ($($number:ty),*: $given:ident => $of:expr) => {$(
        impl FromGiven for $number {
            #[inline]
            fn from_given($given: GivenNumber) -> Option<Self> {
                $of
            }
        }
    )*};
}

/// Implements numbers that are doubles in the language, each with the doubles that it takes.
macro_rules! from_double {
    ($($number:ty),*: $takes:expr) => {$(
        from_given!($number: given => {
            let GivenNumber::Double(given) = given else { return None };
            let converted = given as $number;
            $takes(given, f64::from(converted)).then_some(converted)
        });
    )*};
}

// The conversion saturates, so that only integers within the type's range are unchanged.
from_double!(i8, i16, i32, u8, u16, u32: |given: f64, converted: f64| given == converted);
// A number beyond the type's range would become infinite.
from_double!(f32: |given: f64, converted: f64| converted.is_finite() || !given.is_finite());
from_double!(f64: |_, _| true);
from_given!(bool: given => if let GivenNumber::Bool(given) = given { Some(given) } else { None });
from_given!(i64, u64: given => {
    let integer: i128 = match given {
        GivenNumber::Double(given) if given.fract() == 0.0 && given.abs() <= LARGEST_EXACT => given as i128,
        GivenNumber::Integer(given) => given.into(),
        GivenNumber::Natural(given) => given.into(),
        _ => return None,
    };
    Self::try_from(integer).ok()
});

/// A number of a type, as its bits in memory; `None` for one that is not such a number.
pub fn word(given: GivenNumber, dtype: Dtype) -> Option<u64> {
    macro_rules! word {
        ($($dtype:ident: $number:ty),*) => {
            match dtype {
                Dtype::Bool => bool::from_given(given).map(|own| Operand::word(&[own.into()])),
                $(Dtype::$dtype => {
                    <$number>::from_given(given).map(|own| Operand::word(&own.to_ne_bytes()))
                })*
                _ => None,
            }
        };
    }
    word!(
        Int8: i8, Int16: i16, Int32: i32, Int64: i64, Uint8: u8, Uint16: u16, Uint32: u32, Uint64: u64,
        Float32: f32, Float64: f64
    )
}

#[cfg(test)]
mod tests {
    use super::{FromGiven, GivenNumber, word};
    use crate::core::dtype::Dtype;

    #[test]
    fn numbers_out_of_range_are_refused() {
        let double = GivenNumber::Double;
        assert_eq!((i8::from_given(double(-128.0)), i8::from_given(double(128.0))), (Some(-128), None));
        assert_eq!((u32::from_given(double(0.5)), u32::from_given(double(f64::NAN))), (None, None));
        assert_eq!((f32::from_given(double(1e39)), f32::from_given(double(0.1))), (None, Some(0.1)));
        assert!(f32::from_given(double(f64::INFINITY)).is_some());
        // A larger double may stand for another integer, rounded.
        let most = 2f64.powi(53) - 1.0;
        assert_eq!(
            (i64::from_given(double(most)), i64::from_given(double(most + 1.0))),
            (Some((1 << 53) - 1), None)
        );
        assert_eq!(u64::from_given(double(-1.0)), None);
    }

    #[test]
    fn integers_of_any_size_are_only_those_of_64_bits() {
        let large = GivenNumber::Natural(u64::MAX);
        assert_eq!((u64::from_given(large), i64::from_given(large)), (Some(u64::MAX), None));
        assert_eq!(u64::from_given(GivenNumber::Integer(-1)), None);
        assert_eq!(
            (i64::from_given(GivenNumber::Huge), i32::from_given(GivenNumber::Integer(1))),
            (None, None)
        );
    }

    #[test]
    fn words_are_the_bits_in_memory() {
        assert_eq!(word(GivenNumber::Double(1.0), Dtype::Float64), Some(1f64.to_bits()));
        assert_eq!(
            word(GivenNumber::Bool(true), Dtype::Bool).map(u64::to_ne_bytes).map(|all| all[0]),
            Some(1)
        );
        assert_eq!(word(GivenNumber::Bool(true), Dtype::Int8), None);
    }
}
