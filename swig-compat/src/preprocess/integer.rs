//! The preprocessor's integers: 64 bits, signed unless one operand is unsigned.

use crate::source::byte;

/// A value of `intmax_t` or `uintmax_t`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PreprocessorInteger {
    bits: u64,
    unsigned: bool,
}

impl PreprocessorInteger {
    pub(super) fn signed(value: i64) -> PreprocessorInteger {
        PreprocessorInteger { bits: value as u64, unsigned: false }
    }

    pub(super) fn is_true(self) -> bool {
        self.bits != 0
    }

    /// The value as a signed number; `None` if it is too large.
    pub(super) fn value(self) -> Option<i64> {
        let value = self.bits as i64;
        (!self.unsigned || value >= 0).then_some(value)
    }

    /// The value of a literal such as `12`, `0x1Fu` or `1'000LL`; `None` for other text and for more than 64
    /// bits.
    pub(super) fn literal(text: &str) -> Option<PreprocessorInteger> {
        let text = text.replace('\'', "").to_ascii_lowercase();
        let (digits, radix) = match text.as_bytes() {
            [b'0', b'x', ..] => (&text[2..], 16),
            [b'0', b'b', ..] => (&text[2..], 2),
            [b'0', ..] => (&text[..], 8),
            _ => (&text[..], 10),
        };
        let length = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
        let (digits, suffix) = digits.split_at(length);
        let unsigned = match suffix {
            "" | "l" | "ll" | "z" => false,
            "u" | "ul" | "lu" | "ull" | "llu" | "uz" | "zu" => true,
            _ => return None,
        };
        let bits = u64::from_str_radix(digits, radix).ok()?;
        Some(PreprocessorInteger { bits, unsigned: unsigned || bits > i64::MAX as u64 })
    }

    /// The value of a character such as `'a'`, `'\n'` or `L'\x41'`.
    pub(super) fn character(text: &str) -> Option<PreprocessorInteger> {
        let inner = text.split_once('\'')?.1.strip_suffix('\'')?;
        let mut characters = inner.chars();
        let code = match (characters.next()?, characters.as_str()) {
            ('\\', escape) => escaped(escape)?,
            (plain, "") => match byte(plain) {
                Some(byte) => return Some(PreprocessorInteger::signed(i64::from(byte as i8))),
                None => u32::from(plain),
            },
            _ => return None,
        };
        Some(PreprocessorInteger::signed(i64::from(code)))
    }

    /// Applies `+`, `-`, `~` or `!`.
    pub(super) fn unary(self, operator: &str) -> Option<PreprocessorInteger> {
        let same = |bits| PreprocessorInteger { bits, ..self };
        Some(match operator {
            "+" => self,
            "-" => same(self.bits.wrapping_neg()),
            "~" => same(!self.bits),
            "!" => PreprocessorInteger::from(!self.is_true()),
            _ => return None,
        })
    }

    /// Applies a binary operator; `None` for a division by zero and for an unknown operator. Overflow wraps.
    pub(super) fn binary(self, operator: &str, right: PreprocessorInteger) -> Option<PreprocessorInteger> {
        let unsigned = self.unsigned || right.unsigned;
        let (a, b) = (self.bits, right.bits);
        let (signed_a, signed_b) = (a as i64, b as i64);
        let value = |bits| PreprocessorInteger { bits, unsigned };
        let less = |less_unsigned: bool, less_signed: bool| {
            PreprocessorInteger::from(if unsigned { less_unsigned } else { less_signed })
        };
        Some(match operator {
            "*" => value(a.wrapping_mul(b)),
            "/" if unsigned => value(a.checked_div(b)?),
            "/" if b != 0 => value(signed_a.wrapping_div(signed_b) as u64),
            "%" if unsigned => value(a.checked_rem(b)?),
            "%" if b != 0 => value(signed_a.wrapping_rem(signed_b) as u64),
            "+" => value(a.wrapping_add(b)),
            "-" => value(a.wrapping_sub(b)),
            "<<" => self.shifted_left(right),
            ">>" => self.shifted_right(right),
            "<" => less(a < b, signed_a < signed_b),
            ">" => less(a > b, signed_a > signed_b),
            "<=" => less(a <= b, signed_a <= signed_b),
            ">=" => less(a >= b, signed_a >= signed_b),
            "==" => PreprocessorInteger::from(a == b),
            "!=" => PreprocessorInteger::from(a != b),
            "&" => value(a & b),
            "^" => value(a ^ b),
            "|" => value(a | b),
            "&&" => PreprocessorInteger::from(self.is_true() && right.is_true()),
            "||" => PreprocessorInteger::from(self.is_true() || right.is_true()),
            _ => return None,
        })
    }

    /// The value in the common type of both operands of `?:`.
    pub(super) fn beside(self, other: PreprocessorInteger) -> PreprocessorInteger {
        PreprocessorInteger { unsigned: self.unsigned || other.unsigned, ..self }
    }

    /// A left shift; by 64 bits or more, the result is 0.
    fn shifted_left(self, by: PreprocessorInteger) -> PreprocessorInteger {
        PreprocessorInteger {
            bits: u32::try_from(by.bits).ok().and_then(|by| self.bits.checked_shl(by)).unwrap_or(0),
            ..self
        }
    }

    fn shifted_right(self, by: PreprocessorInteger) -> PreprocessorInteger {
        let by = by.bits.min(63) as u32;
        let bits = if self.unsigned { self.bits >> by } else { (self.bits as i64 >> by) as u64 };
        PreprocessorInteger { bits, ..self }
    }
}

impl From<bool> for PreprocessorInteger {
    fn from(value: bool) -> PreprocessorInteger {
        PreprocessorInteger::signed(i64::from(value))
    }
}

fn escaped(escape: &str) -> Option<u32> {
    match escape {
        "n" => Some(10),
        "t" => Some(9),
        "r" => Some(13),
        "a" => Some(7),
        "b" => Some(8),
        "f" => Some(12),
        "v" => Some(11),
        "\\" | "'" | "\"" | "?" => Some(u32::from(escape.as_bytes()[0])),
        _ => match escape.strip_prefix(['x', 'u', 'U']) {
            Some(digits) => u32::from_str_radix(digits, 16).ok(),
            None => u32::from_str_radix(escape, 8).ok(),
        },
    }
}
