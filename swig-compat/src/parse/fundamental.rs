//! Reads types that consist of keywords, in any order: `long unsigned int` is `unsigned long`.

/// C's keyword for complex numbers, before or after the type of their parts.
pub const COMPLEX: &str = "_Complex";

/// C's keyword for `bool`, which is there a macro of a header.
const TRUTH: &str = "_Bool";

/// The keywords of a fundamental type, in any order.
#[derive(Default)]
pub struct TypeKeywords {
    base: Option<&'static str>,
    signed: bool,
    unsigned: bool,
    short: bool,
    long: usize,
    complex: bool,
}

impl TypeKeywords {
    /// Adds `word` if it is a keyword of a fundamental type.
    pub fn add(&mut self, word: &str) -> bool {
        const BASES: [&str; 10] =
            ["void", "bool", "char", "int", "float", "double", "wchar_t", "char8_t", "char16_t", "char32_t"];
        match word {
            "signed" => self.signed = true,
            "unsigned" => self.unsigned = true,
            "short" => self.short = true,
            "long" => self.long += 1,
            COMPLEX => self.complex = true,
            TRUTH => self.base = Some("bool"),
            _ => match BASES.iter().find(|base| **base == word) {
                Some(base) => self.base = Some(base),
                None => return false,
            },
        }
        true
    }

    pub fn is_empty(&self) -> bool {
        self.base.is_none()
            && !self.signed
            && !self.unsigned
            && !self.short
            && self.long == 0
            && !self.complex
    }

    /// The type that the keywords form; `None` without keywords, and for complex numbers without a
    /// counterpart.
    pub fn spelling(&self) -> Option<&'static str> {
        if self.is_empty() {
            return None;
        }
        if self.complex {
            return match (self.base, self.long) {
                (Some("float"), 0) => Some("std::complex<float>"),
                (Some("double"), 0) => Some("std::complex<double>"),
                _ => None,
            };
        }
        Some(match (self.base.unwrap_or("int"), self.unsigned) {
            ("char", true) => "unsigned char",
            ("char", false) if self.signed => "signed char",
            ("double", _) if self.long > 0 => "long double",
            ("int", true) if self.short => "unsigned short",
            ("int", false) if self.short => "short",
            ("int", true) => ["unsigned int", "unsigned long", "unsigned long long"][self.long.min(2)],
            ("int", false) => ["int", "long", "long long"][self.long.min(2)],
            (base, _) => base,
        })
    }
}
