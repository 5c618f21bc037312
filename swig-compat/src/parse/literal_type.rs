//! Determines the types of literals by their prefixes and suffixes.

/// The type of a number.
pub fn number(text: &str) -> Option<&'static str> {
    let text = text.to_ascii_lowercase().replace('\'', "");
    let (digits, radix) = match (text.strip_prefix("0x"), text.strip_prefix("0b")) {
        (Some(digits), _) => (digits, 16),
        (_, Some(digits)) => (digits, 2),
        _ => (&*text, 10),
    };
    if digits.contains(if radix == 16 { ['.', 'p'] } else { ['.', 'e'] }) {
        return Some(match text.chars().last()? {
            'f' => "float",
            'l' => "long double",
            _ => "double",
        });
    }
    let plain = digits.trim_end_matches(['u', 'l', 'z']);
    let value = u128::from_str_radix(plain, radix).ok()?;
    let suffix = &digits[plain.len()..];
    let is_unsigned = suffix.contains('u');
    Some(match (suffix.matches('l').count(), is_unsigned) {
        (2, true) => "unsigned long long",
        (2, false) => "long long",
        (0, true) if value <= u32::MAX.into() => "unsigned int",
        (_, true) => "unsigned long",
        (0, false) if value <= i32::MAX as u128 && !suffix.contains('z') => "int",
        (0, false) if radix != 10 && value <= u32::MAX.into() => "unsigned int",
        (_, false) if value <= i64::MAX as u128 => "long",
        (_, false) => "unsigned long",
    })
}

/// The type of a character.
pub fn character(text: &str) -> Option<&'static str> {
    prefixed(text.split_once('\'')?.0)
}

/// The type of a string's characters.
pub fn text(text: &str) -> Option<&'static str> {
    prefixed(text.split_once('"')?.0.trim_end_matches('R'))
}

/// The type of the characters of two adjacent strings, one of which may have no prefix.
pub fn wider(left: &'static str, right: &'static str) -> &'static str {
    if left == "char" { right } else { left }
}

fn prefixed(prefix: &str) -> Option<&'static str> {
    match prefix {
        "" | "u8" => Some("char"),
        "L" => Some("wchar_t"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{character, number, text};

    #[test]
    fn suffixes_and_values_say_which_number() {
        for (written, expected) in [
            ("1", Some("int")),
            ("0x7fff'ffff", Some("int")),
            ("0xffffffff", Some("unsigned int")),
            ("4294967295", Some("long")),
            ("1u", Some("unsigned int")),
            ("1ull", Some("unsigned long long")),
            ("1L", Some("long")),
            ("1e3", Some("double")),
            ("1.5f", Some("float")),
            ("0x1p3L", Some("long double")),
            ("12_km", None),
        ] {
            assert_eq!(number(written), expected, "{written}");
        }
        assert_eq!(
            (character("'a'"), character("L'a'"), character("U'a'")),
            (Some("char"), Some("wchar_t"), None)
        );
        assert_eq!((text("R\"(a)\""), text("L\"a\"")), (Some("char"), Some("wchar_t")));
    }
}
