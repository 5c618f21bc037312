//! NVRTC's reasons for refusing a class or a function, in one line with the location in the interface.

use super::rows::Row;
use super::{Absent, ELEMENTWISE_ON_CPU_ALONE, FUNCTION_ON_CPU_ALONE, HEADER_ON_CPU_ALONE, ON_CPU_ALONE};

const REFUSED: &str = "does not compile for the GPU";

/// Reads the reasons from NVRTC's log about a source that consists of `rows`.
pub(crate) fn read(rows: &[Row<'_>], log: &str) -> Absent {
    let error = first_error(log);
    // NVRTC names the line where an instantiation began. An error in a header that it cannot read at all is
    // attributed to the first class.
    match rows.iter().find(|row| own_error(row, log).is_some()).or(rows.first()) {
        Some(row) => of_row(row, ON_CPU_ALONE, &error),
        None => Absent { warning: Some(format!("{ON_CPU_ALONE}: {error}")), why: error },
    }
}

/// The reason for refusing one elementwise function; `None` if NVRTC does not name its line.
pub(crate) fn of(row: &Row<'_>, log: &str) -> Option<Absent> {
    Some(of_row(row, FUNCTION_ON_CPU_ALONE, &first_error(&own_error(row, log)?)))
}

/// Whether the error is in the row's own line, because the function or class that the row names is not
/// declared.
pub(crate) fn is_undeclared(row: &Row<'_>, log: &str) -> bool {
    own_error(row, log).is_some_and(|error| error.starts_with(&row.place()))
}

/// The warning that headers are left out because of `errors`. `row` is one of the functions that need them.
pub(crate) fn of_headers(row: &Row<'_>, errors: &[&str]) -> Absent {
    of_row(row, HEADER_ON_CPU_ALONE, &errors.join("; "))
}

/// The first error that names a row's line, with the lines after it.
fn own_error(row: &Row<'_>, log: &str) -> Option<String> {
    let place = row.place();
    errors(log).into_iter().find(|error| names(error, &place))
}

/// The errors in a log, each with the instantiations in which it occurred: these are in the lines up to the
/// next message, which may be a warning.
fn errors(log: &str) -> Vec<String> {
    const ERROR: &str = "error: ";
    const HEADS: [&str; 4] = [ERROR, "warning: ", "warning #", "Remark: "];
    let mut messages: Vec<String> = Vec::new();
    for line in log.lines() {
        match messages.last_mut().filter(|_| !HEADS.iter().any(|head| line.contains(head))) {
            Some(message) => *message += &format!("\n{line}"),
            None => messages.push(line.to_owned()),
        }
    }
    messages.retain(|message| message.contains(ERROR));
    messages
}

/// The reason for refusing all elementwise functions at once, for example a header that NVRTC cannot read.
pub(crate) fn of_all(log: &str) -> Absent {
    let error = first_error(log);
    Absent { warning: Some(format!("{ELEMENTWISE_ON_CPU_ALONE}: {error}")), why: error }
}

/// Whether a log contains `place`, a file with a line, but not as the end of a longer file name.
fn names(log: &str, place: &str) -> bool {
    let is_in_name = |before: char| before.is_alphanumeric() || "_-.+/\\".contains(before);
    log.match_indices(place).any(|(at, _)| !log[..at].ends_with(is_in_name))
}

fn of_row(row: &Row<'_>, alone: &str, error: &str) -> Absent {
    let Row { file, line, target, .. } = row;
    Absent {
        warning: Some(format!("{file}:{line}: `{target}` {REFUSED}, {alone}: {error}")),
        why: format!("`{target}` ({file}:{line}) {REFUSED}: {error}"),
    }
}

/// The first error of a log: `energy.hpp:9: expression must have class type` from `energy.hpp(9): error:
/// expression must …`.
pub(crate) fn first_error(log: &str) -> String {
    let line = log.lines().find(|line| line.contains("error: ")).unwrap_or(log.trim());
    let Some((place, words)) = line.split_once("error: ") else { return line.to_owned() };
    let place = place.trim_end().trim_end_matches("catastrophic").trim_end().trim_end_matches(':');
    let place = place.trim_end_matches(')').replacen('(', ":", 1);
    if place.is_empty() { words.to_owned() } else { format!("{place}: {words}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows;

    const SOURCE: &str = "#line 3 \"stats.i\"\n#include \"energy.hpp\"\n\
                          #line 12 \"stats.i\"\nQUAFF_REDUCTION(low_float, float, ::stats::Low<float>)\n\
                          #line 13 \"stats.i\"\nQUAFF_REDUCTION(high_float, float, ::stats::High<float, 2>)\n";

    #[test]
    fn an_error_in_a_header_names_the_line_that_asked_for_it() {
        let log =
            "energy.hpp(9): error: expression must have class type\n   detected during:\nstats.i(13): here\n";
        let absent = read(&rows::read(SOURCE), log);
        let error = "energy.hpp:9: expression must have class type";
        assert_eq!(
            absent.warning.unwrap(),
            format!("stats.i:13: `stats::High<float, 2>` {REFUSED}, {ON_CPU_ALONE}: {error}")
        );
        assert_eq!(absent.why, format!("`stats::High<float, 2>` (stats.i:13) {REFUSED}: {error}"));
    }

    #[test]
    fn a_place_in_a_file_whose_name_ends_so_is_another() {
        let log = "best-stats.i(12): error: no size\n   detected during:\nlib/stats.i(12): here\nstats.i(13): here\n";
        assert!(read(&rows::read(SOURCE), log).why.starts_with("`stats::High<float, 2>` (stats.i:13)"));
    }

    #[test]
    fn a_warning_after_an_error_is_no_part_of_it() {
        let log = "energy.hpp(9): error: no size\nstats.i(13): here\n\n\
                   loop.cuh(118): warning #186-D: pointless comparison\nstats.i(12): here\n\n\
                   Remark: The warnings can be suppressed\nstats.i(12): here\n";
        let rows = rows::read(SOURCE);
        assert!(of(&rows[0], log).is_none());
        assert!(read(&rows, log).why.starts_with("`stats::High<float, 2>` (stats.i:13)"));
    }

    #[test]
    fn a_header_that_is_missing_is_told_with_the_first_class() {
        let log = "energy.hpp(1): catastrophic error: cannot open source file \"vector\"\n";
        let error = "energy.hpp:1: cannot open source file \"vector\"";
        let expected = format!("stats.i:12: `stats::Low<float>` {REFUSED}, {ON_CPU_ALONE}: {error}");
        assert_eq!(read(&rows::read(SOURCE), log).warning.unwrap(), expected);
    }

    #[test]
    fn a_function_has_the_error_that_came_up_in_it() {
        let source = "#line 4 \"f.i\"\nQUAFF_ELEMENTWISE(f_float, ::f<float, 2>)\n\
                      #line 5 \"f.i\"\nQUAFF_ELEMENTWISE(g, ::g)\n#line 6 \"f.i\"\nQUAFF_ELEMENTWISE(h, ::h)\n";
        let log = "f.hpp(2): error: no size\n  detected during instantiation of f\nf.i(4): here\n\n\
                   f.i(6): error: there is no h\n";
        let rows = rows::read(source);
        let whys: Vec<Option<String>> = rows.iter().map(|row| Some(of(row, log)?.why)).collect();
        let why = |target, line, error| format!("`{target}` (f.i:{line}) {REFUSED}: {error}");
        let expected = [
            Some(why("f<float, 2>", 4, "f.hpp:2: no size")),
            None,
            Some(why("h", 6, "f.i:6: there is no h")),
        ];
        assert_eq!(whys, expected);
    }
}
