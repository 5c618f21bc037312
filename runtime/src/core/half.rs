//! 16-bit floating-point numbers, as in include/quaff/half.hpp: array elements, and numbers that are passed
//! to Python. These types have no arithmetic in Rust.

use cxx::{ExternType, kind, type_id};

/// The binary16 format of IEEE 754: `quaff::half` in C++, `float16` in NumPy.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Half(u16);

/// The upper half of an `f32`: `quaff::bfloat16` in C++, `ml_dtypes.bfloat16` in NumPy.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Bfloat16(u16);

/// The layout of a 16-bit format.
struct Format {
    /// The number of bits of the significand, including the leading bit.
    digits: u32,
    /// The bias of the stored exponent.
    bias: u64,
    /// The bits of the largest finite number.
    greatest: u16,
}

const HALF: Format = Format { digits: 11, bias: 15, greatest: 0x7bff };
const BFLOAT16: Format = Format { digits: 8, bias: 127, greatest: 0x7f7f };

/// The bias of the exponents of `f64`.
const BIAS: u64 = 1023;

impl Format {
    /// 2 to the power of an exponent.
    const fn power(exponent: i64) -> f64 {
        f64::from_bits((exponent + BIAS as i64).cast_unsigned() << 52)
    }

    /// The exponent of the smallest normal number.
    const fn least(&self) -> i64 {
        1 - self.bias.cast_signed()
    }

    /// The smallest positive number.
    const fn step(&self) -> f64 {
        Format::power(self.least() + 1 - self.digits as i64)
    }

    /// The number of additional bits in an `f64` significand.
    const fn shift(&self) -> u32 {
        53 - self.digits
    }

    /// The bits of the nearest number, ties to even; infinity for numbers beyond the largest one.
    fn round(&self, number: f64) -> u16 {
        let sign = (number.to_bits() >> 48) as u16 & 0x8000;
        let size = number.abs();
        if size.is_nan() {
            return sign | (self.greatest + 1) | 1 << (self.digits - 2);
        }
        // The last bit of the sum is the last bit of the result: lower bits are rounded off.
        let exponent = ((size.to_bits() >> 52).cast_signed() - BIAS.cast_signed()).max(self.least());
        let above = Format::power(exponent + i64::from(self.shift()));
        let rounded = (size + above) - above;
        let magnitude = match rounded < Format::power(self.least()) {
            true => (rounded / self.step()) as u64,
            false => (rounded.to_bits() >> self.shift()) - ((BIAS - self.bias) << (self.digits - 1)),
        };
        sign | magnitude.min(u64::from(self.greatest) + 1) as u16
    }

    fn widen(&self, bits: u16) -> f64 {
        let magnitude = u64::from(bits & 0x7fff);
        let size = if magnitude > u64::from(self.greatest) + 1 {
            f64::NAN
        } else if magnitude > u64::from(self.greatest) {
            f64::INFINITY
        } else if magnitude >> (self.digits - 1) == 0 {
            magnitude as f64 * self.step()
        } else {
            f64::from_bits((magnitude << self.shift()) + ((BIAS - self.bias) << 52))
        };
        f64::from_bits(size.to_bits() | u64::from(bits & 0x8000) << 48)
    }
}

macro_rules! numbers {
    ($($number:ident $format:ident)*) => {$(
        impl $number {
            /// Creates a number from its bits.
            pub const fn from_bits(bits: u16) -> $number {
                $number(bits)
            }

            /// The bits of the number.
            pub const fn to_bits(self) -> u16 {
                self.0
            }

            /// Converts to the nearest number, ties to even; to infinity beyond the largest number.
            pub fn from_f64(number: f64) -> $number {
                $number($format.round(number))
            }

            /// Converts the number exactly.
            pub fn to_f64(self) -> f64 {
                $format.widen(self.0)
            }
        }

        impl PartialEq for $number {
            fn eq(&self, other: &$number) -> bool {
                self.to_f64() == other.to_f64()
            }
        }

        impl From<$number> for f64 {
            fn from(number: $number) -> f64 {
                number.to_f64()
            }
        }
    )*};
}

numbers! {
    Half HALF
    Bfloat16 BFLOAT16
}

// SAFETY: the C++ class has these 16 bits, and both languages move it bytewise.
unsafe impl ExternType for Half {
    type Id = type_id!("quaff::half");
    type Kind = kind::Trivial;
}

// SAFETY: as for `Half`.
unsafe impl ExternType for Bfloat16 {
    type Id = type_id!("quaff::bfloat16");
    type Kind = kind::Trivial;
}

#[cfg(test)]
mod tests {
    use super::{Bfloat16, Half};

    #[test]
    fn every_number_is_itself() {
        for bits in 0..=u16::MAX {
            let (half, short) = (Half::from_bits(bits), Bfloat16::from_bits(bits));
            let (again, short_again) = (Half::from_f64(half.to_f64()), Bfloat16::from_f64(short.to_f64()));
            assert!(again.to_bits() == bits || half.to_f64().is_nan() && again.to_f64().is_nan(), "{bits:x}");
            let is_nan = short.to_f64().is_nan() && short_again.to_f64().is_nan();
            assert!(short_again.to_bits() == bits || is_nan, "{bits:x}");
        }
    }

    #[test]
    fn numbers_between_are_rounded_to_even() {
        let pairs = [
            (1.0 + 1.0 / 2048.0, 0x3c00),
            (1.0 + 3.0 / 2048.0, 0x3c02),
            (1.0 + 1.0 / 2048.0 + 1e-15, 0x3c01),
            (65519.9, 0x7bff),
            (65520.0, 0x7c00),
            (2f64.powi(-25), 0),
            (2f64.powi(-25) * 1.001, 1),
            (-2f64.powi(-15), 0x8200),
            (6.1032e-5, 0x0400),
            (f64::NEG_INFINITY, 0xfc00),
            (-0.0, 0x8000),
        ];
        for (number, bits) in pairs {
            assert_eq!(Half::from_f64(number).to_bits(), bits, "{number}");
        }
        assert_eq!(Bfloat16::from_f64(1.0 + 1.0 / 256.0).to_bits(), 0x3f80);
        assert_eq!(Bfloat16::from_f64(1.0 + 3.0 / 256.0).to_bits(), 0x3f82);
        assert_eq!(Bfloat16::from_f64(3.4e38).to_bits(), 0x7f80);
        assert_eq!(Bfloat16::from_f64(1e-40).to_bits(), 1);
    }
}
