//! Methods between whose results the elements around an iterator are, such as `begin()` and `end()`.

/// The methods that every object with iterators is asked for.
pub const BOUNDS: [&str; 10] =
    ["begin", "end", "Begin", "End", "cbegin", "cend", "rbegin", "rend", "crbegin", "crend"];

/// The first and the last word of further pairs of methods.
const PAIRS: [(&str, &str); 3] = [("begin", "end"), ("Begin", "End"), ("BEGIN", "END")];

/// The pair of methods that a method belongs to by its name, beside those of [`BOUNDS`]: `words_begin` and
/// `words_end`.
pub fn bounds(member: &str) -> Option<(String, String)> {
    let is_name = member.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if !is_name || BOUNDS.contains(&member) {
        return None;
    }
    PAIRS.iter().find_map(|(first, last)| match (member.contains(first), member.contains(last)) {
        (true, _) => Some((member.to_owned(), member.replace(first, last))),
        (_, true) => Some((member.replace(last, first), member.to_owned())),
        _ => None,
    })
}
