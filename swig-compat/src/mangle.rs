//! Converts C++ names to parts of other names.

/// A C++ name as one identifier, in SWIG's spelling: `Box_Sl_unsigned_SS_int_Sg_` for `Box<unsigned int>`. A
/// space only counts between two words.
pub fn mangle(name: &str) -> String {
    let is_part = |character: char| character.is_ascii_alphanumeric() || character == '_';
    let mut word = String::with_capacity(name.len());
    let (mut ends_in_word, mut is_apart) = (false, false);
    for character in name.replace("::", "_").chars() {
        if character.is_whitespace() {
            is_apart = true;
            continue;
        }
        if is_apart && ends_in_word && is_part(character) {
            word.push_str("_SS_");
        }
        (ends_in_word, is_apart) = (is_part(character), false);
        match MARKS.iter().find(|(mark, _)| *mark == character) {
            Some((_, code)) => word.extend(["_", code, "_"]),
            None => word.push(character),
        }
    }
    word
}

/// SWIG's replacements for punctuation in names.
const MARKS: [(char, &str); 23] = [
    ('<', "Sl"),
    ('>', "Sg"),
    ('(', "Sp"),
    (')', "SP"),
    ('[', "Sb"),
    (']', "SB"),
    (',', "Sc"),
    ('.', "Sd"),
    ('=', "Se"),
    ('&', "SA"),
    ('*', "Sm"),
    ('+', "Sa"),
    ('-', "Ss"),
    ('/', "SV"),
    ('%', "SM"),
    ('!', "SN"),
    ('|', "SO"),
    ('^', "SX"),
    ('~', "SC"),
    ('"', "SQ"),
    ('\'', "Sq"),
    ('?', "SZ"),
    (':', "SD"),
];

/// The words of a C++ name, joined: `std_string_const_int` for `std::string (const int&)`.
pub fn words(name: &str) -> String {
    let words = name.split(|character: char| !character.is_ascii_alphanumeric() && character != '_');
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
}
