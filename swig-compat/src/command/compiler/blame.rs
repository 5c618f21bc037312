//! Finds the declaration of the interface that leads to a compiler error.

use super::super::Compiled;
use super::fault::Fault;
use crate::emit::parts::LineOrigin;
use crate::plan::Row;
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::path::{Path, PathBuf};

/// Finds the declarations of the interface that led to the compiler's errors, by the names and lines in those
/// errors.
pub(in crate::command) struct Blame<'c> {
    compiled: &'c Compiled<'c>,
    rows: Vec<&'c Row>,
    /// The rows, by the names of their functions in the shim.
    by_symbol: FxHashMap<&'c str, usize>,
    /// The rows, by the names of their functions in the C file of a C interface.
    by_c: FxHashMap<&'c str, usize>,
    /// The rows, by the functions with which the interface extends classes.
    by_extension: FxHashMap<&'c str, Vec<usize>>,
    by_place: FxHashMap<(&'c str, usize), Vec<usize>>,
    /// The files of the interface, by their paths with all links resolved.
    files: FxHashMap<PathBuf, &'c Path>,
    /// The origins of the lines of each text of a trial.
    parts: FxHashMap<String, &'c [LineOrigin]>,
}

/// A compiler error with the declaration that led to it.
pub(in crate::command) struct Blamed<'c, 'w> {
    pub fault: &'c Fault<'w>,
    /// The row whose C++ does not compile.
    pub row: Option<&'c Row>,
    /// The place of the error, if it is in a file of the interface.
    pub place: Option<Span>,
}

impl<'c> Blame<'c> {
    pub(in crate::command) fn new(compiled: &'c Compiled<'c>) -> Blame<'c> {
        let rows: Vec<&Row> = compiled.plan.rows().collect();
        let (mut by_symbol, mut by_c) = (FxHashMap::default(), FxHashMap::default());
        let mut by_extension = FxHashMap::<_, Vec<usize>>::default();
        let mut by_place = FxHashMap::<_, Vec<usize>>::default();
        for (index, row) in rows.iter().enumerate() {
            by_symbol.entry(row.symbol.as_str()).or_insert(index);
            by_c.extend(row.c.as_ref().map(|c| (c.name.as_str(), index)));
            if let Some(function) = &row.extension {
                by_extension.entry(function.as_str()).or_default().push(index);
            }
            by_place.entry((row.place.file.as_str(), row.place.line)).or_default().push(index);
        }
        let on_disk = compiled.sources.on_disk();
        let files = on_disk.filter_map(|path| Some((path.canonicalize().ok()?, path))).collect();
        Blame { compiled, rows, by_symbol, by_c, by_extension, by_place, files, parts: FxHashMap::default() }
    }

    /// Adds the lines of a text, which compilers refer to by its path.
    pub(in crate::command) fn add_part(&mut self, path: &Path, lines: &'c [LineOrigin]) {
        self.parts.insert(path.display().to_string(), lines);
    }

    /// Finds the declaration that led to an error.
    pub(in crate::command) fn of<'w>(&self, fault: &'c Fault<'w>) -> Blamed<'c, 'w> {
        let origin = self.origin(fault.file, fault.line);
        let place = match origin {
            Some(origin) => {
                origin.place.as_ref().and_then(|(file, line)| self.compiled.sources.line(file, *line))
            }
            None => self.place(fault.file, fault.line),
        };
        Blamed { fault, row: self.row(fault), place }
    }

    /// The row whose C++ does not compile, if a row caused the error.
    pub(in crate::command) fn row(&self, fault: &Fault) -> Option<&'c Row> {
        let at_error = || self.origin(fault.file, fault.line)?.row;
        let asked = || fault.around.iter().find_map(|line| self.row_at(line));
        let row = at_error().or_else(|| self.row_inside(fault)).or_else(asked)?;
        Some(self.rows[row])
    }

    /// A line of the compiler's message in which a place in a trial's text is replaced by the place in the
    /// interface; `None` if the line says no more than that such a text contains an error.
    pub(in crate::command) fn translated(&self, line: &str) -> Option<String> {
        let (path, rest) = line.split_once(':').unwrap_or((line, ""));
        let Some(origins) = self.parts.get(path) else { return Some(line.to_owned()) };
        let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let (file, line) = origins.get(number.parse::<usize>().ok()?.checked_sub(1)?)?.place.as_ref()?;
        Some(format!("{file}:{line}{}", &rest[number.len()..]))
    }

    fn origin(&self, path: &str, line: usize) -> Option<&'c LineOrigin> {
        self.parts.get(path)?.get(line.checked_sub(1)?)
    }

    /// The row of the function, in the shim or in the interface, that GCC's message names.
    fn row_inside(&self, fault: &Fault) -> Option<usize> {
        // GCC's format for C: `In function 'quaff_bridge_example_add':`.
        let of_c = fault.function.split(['\'', '\u{2018}', '\u{2019}']).nth(1);
        if let Some(row) = of_c.and_then(|name| self.by_c.get(name)) {
            return Some(*row);
        }
        let shim = format!("{}::", self.compiled.plan.namespace);
        called(fault.function).find_map(|(scope, name)| match scope.ends_with("::") {
            true if scope.ends_with(&shim) => self.by_symbol.get(name).copied(),
            true => None,
            false => self.overload_above(self.by_extension.get(name)?, fault.line),
        })
    }

    /// The overload whose text contains the line with the number `line`.
    fn overload_above(&self, overloads: &[usize], line: usize) -> Option<usize> {
        let above = overloads.iter().copied().filter(|overload| self.rows[*overload].place.line <= line);
        above.max_by_key(|overload| self.rows[*overload].place.line).or(overloads.first().copied())
    }

    /// The row that a line such as `example.i:6:12: required from here` names.
    fn row_at(&self, line: &str) -> Option<usize> {
        let mut parts = line.split(':');
        let (file, line) = (parts.next()?, parts.next()?.trim().parse().ok()?);
        if let Some(origin) = self.origin(file, line) {
            return origin.row;
        }
        self.by_place.get(&(file, line))?.first().copied()
    }

    /// A line in a compiler's message as a place, if it is in a file of the interface.
    pub(in crate::command) fn place(&self, file: &str, line: usize) -> Option<Span> {
        let direct = self.compiled.sources.line(file, line);
        direct.filter(|span| self.compiled.sources.is_on_disk(span.file)).or_else(|| {
            let name = self.files.get(&Path::new(file).canonicalize().ok()?)?;
            self.compiled.sources.line(&name.display().to_string(), line)
        })
    }
}

/// The names before each `(`, with the text before them: `f_int` in `In function 'bool
/// quaff_bridge_m::f_int(int)'`.
fn called(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices('(').map(|(end, _)| {
        let before = &text[..end];
        let start = before.rfind(|character: char| !character.is_alphanumeric() && character != '_');
        before.split_at(start.map_or(0, |start| start + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::called;

    #[test]
    fn a_name_is_called_in_its_scope() {
        let text = "In function 'bool quaff_bridge_m::f_int(std::function<void(int)>)'";
        let (scope, name) = called(text).next().unwrap();
        assert!(scope.ends_with("bool quaff_bridge_m::"));
        assert_eq!(name, "f_int");
    }
}
