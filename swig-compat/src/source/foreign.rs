//! Texts that are not UTF-8, such as headers with comments in Latin-1.
//!
//! SWIG copies bytes; the compiler reads characters. In a comment, a byte that is not UTF-8 becomes its
//! character in Windows-1252, a superset of Latin-1. Elsewhere, for example in a string, it becomes a
//! private-use character of Unicode, and the emitted C++ gets the same byte again.

use crate::lex::{comment, literal};
use std::borrow::Cow;
use std::path::Path;

/// The code point of the private-use character that would stand for the byte 0. Only bytes from 0x80 on
/// become private-use characters, which are the last that Unicode has.
const PRIVATE: u32 = 0x0010_FE00;

/// Windows-1252's characters for the bytes from 0x80 to 0x9f.
const WINDOWS_1252: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";

/// The first byte of each private-use character in UTF-8. No character with a meaning in Unicode begins with
/// this byte.
const PRIVATE_BEGINS: u8 = 0xf4;

/// The endings of files that only compilers of C++ and C read, so that they may contain a byte as it was
/// read.
const CXX: [&str; 4] = [".hpp", ".cc", ".h", ".c"];

/// The folder of an emitted crate with copies of the user's files, which keep their bytes.
pub const COPIES: &str = "user";

/// The text of these bytes; `None` if they are no text in an encoding that contains ASCII, as UTF-16 is not.
pub(super) fn decoded(bytes: Vec<u8>) -> Option<String> {
    let bytes = match String::from_utf8(bytes) {
        Ok(text) => return Some(text),
        Err(error) => error.into_bytes(),
    };
    if bytes.contains(&0) {
        return None;
    }
    Some(with_readable_comments(&with_private_characters(&bytes)))
}

/// The text of these bytes, with a private-use character for each byte that is not UTF-8.
pub(crate) fn with_private_characters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text += chunk.valid();
        text.extend(chunk.invalid().iter().filter_map(|byte| char::from_u32(PRIVATE + u32::from(*byte))));
    }
    text
}

/// The byte that a private-use character stands for.
pub(crate) fn byte(character: char) -> Option<u8> {
    u8::try_from(u32::from(character).checked_sub(PRIVATE)?).ok().filter(|byte| !byte.is_ascii())
}

/// The bytes of an emitted file. In languages other than C++ and C, private-use characters become those of
/// Windows-1252.
pub fn encoded<'t>(path: &str, text: &'t str) -> Cow<'t, [u8]> {
    if !text.as_bytes().contains(&PRIVATE_BEGINS) {
        return Cow::Borrowed(text.as_bytes());
    }
    if !is_copy(path) && !CXX.iter().any(|ending| path.ends_with(ending)) {
        return Cow::Owned(readable(text).into_bytes());
    }
    let mut bytes = Vec::with_capacity(text.len());
    for character in text.chars() {
        match byte(character) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend(character.encode_utf8(&mut [0; 4]).bytes()),
        }
    }
    Cow::Owned(bytes)
}

/// Whether an emitted file is a copy of the user's. A Python package may have the folder's name.
fn is_copy(path: &str) -> bool {
    let is_of_python = [".py", ".pyi"].iter().any(|ending| path.ends_with(ending));
    !is_of_python && Path::new(path).components().any(|part| part.as_os_str() == COPIES)
}

/// The text for people, with the characters of Windows-1252 for private-use characters.
pub fn readable(text: &str) -> String {
    text.chars().map(|character| byte(character).map_or(character, character_of)).collect()
}

fn character_of(byte: u8) -> char {
    WINDOWS_1252.chars().nth(usize::from(byte & 0x7f)).filter(|_| byte < 0xa0).unwrap_or(char::from(byte))
}

fn with_readable_comments(text: &str) -> String {
    let mut changed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (part, behind) = match comment(rest) {
            Some(length) => {
                let (comment, behind) = rest.split_at(length);
                changed += &readable(comment);
                ("", behind)
            }
            // A `//` in a string begins no comment.
            None => rest.split_at(literal(rest).unwrap_or(first.len_utf8())),
        };
        changed += part;
        rest = behind;
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::{decoded, encoded};

    #[test]
    fn a_comment_is_readable_and_other_bytes_stay() {
        let bytes = b"// \xe9 \x80 \xc3\xa9\nf(\"//\xe9\", '\xe9'); /* \xe9 */".to_vec();
        let text = decoded(bytes).unwrap();
        assert!(text.starts_with("// é € é\nf(\"//"), "{text}");
        assert!(text.ends_with("/* é */"), "{text}");
        let written = b"// \xc3\xa9 \xe2\x82\xac \xc3\xa9\nf(\"//\xe9\", '\xe9'); /* \xc3\xa9 */";
        assert_eq!(encoded("cxx/a.hpp", &text), &written[..]);
        assert_eq!(encoded("user/a.i", &text), &written[..]);
        assert_eq!(encoded("src/rust/user/a.cu", &text), &written[..]);
        assert_eq!(encoded("user/a.py", &text), "// é € é\nf(\"//é\", 'é'); /* é */".as_bytes());
    }

    #[test]
    fn utf_8_is_copied_and_utf_16_refused() {
        assert_eq!(decoded(b"\xf4\x8f\xbf\xbd".to_vec()).as_deref(), Some("\u{10fffd}"));
        assert_eq!(encoded("a.hpp", "é\u{10fffd}"), "é\u{10fffd}".as_bytes());
        assert_eq!(decoded(b"\xff\xfea\0b\0".to_vec()), None);
    }
}
