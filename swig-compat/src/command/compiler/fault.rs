//! Reads the errors from a compiler's output.

/// An error that a compiler has printed.
pub(in crate::command) struct Fault<'a> {
    pub file: &'a str,
    pub line: usize,
    pub column: Option<usize>,
    pub text: &'a str,
    /// The lines that belong to the error, with the template instantiations that led to it: GCC prints these
    /// before the error, clang after it.
    pub around: &'a [&'a str],
    /// GCC's line about the function that contains the error; empty if there is none.
    pub function: &'a str,
}

impl Fault<'_> {
    /// The message of the error without the compiler's suggestion of another name, which may be a name from
    /// the shim.
    pub(in crate::command) fn fact(&self) -> &str {
        self.text.split("; did you mean").next().unwrap_or(self.text)
    }

    /// Whether the error arose in the instantiation of a template.
    pub(in crate::command) fn is_in_instantiation(&self) -> bool {
        self.around.iter().any(|line| line.contains("n instantiation of"))
    }
}

/// The errors in the order of the output.
pub(in crate::command) fn faults<'a>(lines: &'a [&'a str]) -> Vec<Fault<'a>> {
    let gcc = lines.iter().any(|line| line.contains("required from here") || context(line).is_some());
    let mut found: Vec<Fault> = Vec::new();
    // GCC names the function and the instantiation before the first error in it.
    let (mut function, mut before) = ("", 0);
    let errors: Vec<usize> = (0..lines.len()).filter(|&index| is_error(lines[index])).collect();
    for (position, &index) in errors.iter().enumerate() {
        let after = errors.get(position + 1).copied().unwrap_or(lines.len());
        let head = &lines[before..index];
        let named = head.iter().rev().find_map(|line| context(line));
        function = named.unwrap_or(function);
        let around = match found.last() {
            _ if !gcc => &lines[index..after],
            // GCC names an instantiation only for its first error, so the second refers to the same lines.
            Some(first) if named.is_none() && first.is_in_instantiation() => first.around,
            _ => &lines[before..=index],
        };
        before = index + 1;
        let Some((place, text)) = lines[index].split_once("error: ") else { continue };
        // The place has the form `sum.cpp:3:7:` in GCC and clang, and `sum.cu(3):` in nvcc.
        let place = place.trim_end().trim_end_matches("fatal").trim_end();
        let mut place = place.trim_end_matches([':', ')']).split([':', '(']);
        let file = place.next().unwrap_or_default();
        let mut number = || place.next().and_then(|number| number.parse().ok());
        let (line, column) = (number(), number());
        found.extend(line.map(|line| Fault { file, line, column, text, around, function }));
    }
    found
}

fn is_error(line: &str) -> bool {
    line.contains(" error: ")
}

/// GCC's line about the function that contains the next errors; empty for errors outside of a named function.
fn context(line: &str) -> Option<&str> {
    let (_, place) = line.split_once(": In ").or_else(|| line.split_once(": At "))?;
    let is_function = ["function ", "member function ", "static member function ", "constructor "]
        .iter()
        .any(|kind| place.starts_with(kind));
    Some(if is_function { line } else { "" })
}

#[cfg(test)]
mod tests {
    use super::faults;

    #[test]
    fn an_error_belongs_to_the_function_that_was_named_last() {
        let lines = [
            "a.i: In function 'bool n::f_int(int)':",
            "a.i:3:1: error: 'x' was not declared in this scope",
            "a.i: In lambda function:",
            "a.i:4:1: error: 'y' was not declared in this scope",
            "b.hpp: In instantiation of 'T g(T) [with T = int]':",
            "a.i:6:9:   required from here",
            "b.hpp:1:7: fatal error: z.hpp: No such file or directory",
        ];
        let faults = faults(&lines);
        assert!(faults[0].function.contains("n::f_int(") && faults[0].line == 3);
        assert_eq!((faults[1].function, faults[1].line), ("", 4));
        assert!(!faults[1].is_in_instantiation() && faults[2].is_in_instantiation());
        assert_eq!((faults[2].file, faults[2].text), ("b.hpp", "z.hpp: No such file or directory"));
    }

    #[test]
    fn each_error_of_clang_has_the_notes_below_it() {
        let lines = [
            "b.hpp:1:7: error: no member named 'z' in 'int'",
            "a.i:6:9: note: in instantiation of function template specialization 'g<int>' requested here",
            "a.i:7:1: error: use of undeclared identifier 'y'",
        ];
        let faults = faults(&lines);
        assert!(faults[0].is_in_instantiation() && !faults[1].is_in_instantiation());
    }
}
