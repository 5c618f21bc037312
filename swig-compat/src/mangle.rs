//! Converts C++ names to parts of other names.

/// A C++ name as one identifier, in SWIG's spelling: `Box_Sl_int_Sg_` for `Box<int>`.
pub fn mangle(name: &str) -> String {
    let mut word = String::with_capacity(name.len());
    for letter in name.replace("::", "_").chars().filter(|letter| !letter.is_whitespace()) {
        let marked = MARKS.iter().find(|(mark, _)| *mark == letter);
        match marked {
            Some((_, code)) => word.extend(["_", code, "_"]),
            None => word.push(letter),
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
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
}
