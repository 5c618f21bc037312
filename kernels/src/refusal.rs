//! What NVRTC has against a class, in one line that names the line of the interface.

use super::{Absent, ON_CPU_ALONE};

const REFUSED: &str = "does not compile for the GPU";

/// A `QUAFF_REDUCTION` or `QUAFF_ALONG_AXES` of the source, with the place that the `#line` above it gives.
struct Reduction<'a> {
    file: &'a str,
    line: usize,
    class: &'a str,
}

/// From the source and NVRTC's log on it.
pub(crate) fn read(source: &str, log: &str) -> Absent {
    let error = first_error(log);
    let all = reductions(source);
    // NVRTC names the line where an instantiation began. A header that it cannot read at all is as much the fault of
    // the first class as of any other.
    let asked = |each: &&Reduction| log.contains(&format!("{}({})", each.file, each.line));
    match all.iter().find(asked).or(all.first()) {
        Some(Reduction { file, line, class }) => Absent {
            warning: Some(format!("{file}:{line}: `{class}` {REFUSED}, {ON_CPU_ALONE}: {error}")),
            why: format!("`{class}` ({file}:{line}) {REFUSED}: {error}"),
        },
        None => Absent { warning: Some(format!("{ON_CPU_ALONE}: {error}")), why: error },
    }
}

/// `energy.hpp:9: expression must have class type`, of `energy.hpp(9): error: expression must …`.
fn first_error(log: &str) -> String {
    let line = log.lines().find(|line| line.contains("error: ")).unwrap_or(log.trim());
    let Some((place, words)) = line.split_once("error: ") else { return line.to_owned() };
    let place = place.trim_end().trim_end_matches("catastrophic").trim_end().trim_end_matches(':');
    let place = place.trim_end_matches(')').replacen('(', ":", 1);
    if place.is_empty() { words.to_owned() } else { format!("{place}: {words}") }
}

fn reductions(source: &str) -> Vec<Reduction<'_>> {
    let lines: Vec<&str> = source.lines().collect();
    lines.windows(2).filter_map(|pair| reduction(pair[0], pair[1])).collect()
}

/// The reduction in `#line 12 "stats.i"` and `QUAFF_REDUCTION(energy_float, float, ::stats::Energy<float>)`; along axes there
/// is the type of the result before the class.
fn reduction<'a>(place: &'a str, text: &'a str) -> Option<Reduction<'a>> {
    let (line, file) = place.strip_prefix("#line ")?.split_once(' ')?;
    let (macro_name, arguments) = text.strip_suffix(')')?.split_once('(')?;
    let before = match macro_name {
        "QUAFF_REDUCTION" => 2,
        "QUAFF_ALONG_AXES" => 3,
        _ => return None,
    };
    let class = arguments.splitn(before + 1, ", ").nth(before)?.trim_start_matches(':');
    Some(Reduction { file: file.trim_matches('"'), line: line.parse().ok()?, class })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "#line 3 \"stats.i\"\n#include \"energy.hpp\"\n\
                          #line 12 \"stats.i\"\nQUAFF_REDUCTION(low_float, float, ::stats::Low<float>)\n\
                          #line 13 \"stats.i\"\nQUAFF_REDUCTION(high_float, float, ::stats::High<float, 2>)\n";

    #[test]
    fn an_error_in_a_header_names_the_line_that_asked_for_it() {
        let log =
            "energy.hpp(9): error: expression must have class type\n   detected during:\nstats.i(13): here\n";
        let absent = read(SOURCE, log);
        let said = "energy.hpp:9: expression must have class type";
        assert_eq!(
            absent.warning.unwrap(),
            format!("stats.i:13: `stats::High<float, 2>` {REFUSED}, {ON_CPU_ALONE}: {said}")
        );
        assert_eq!(absent.why, format!("`stats::High<float, 2>` (stats.i:13) {REFUSED}: {said}"));
    }

    #[test]
    fn a_header_that_is_missing_is_told_with_the_first_class() {
        let log = "energy.hpp(1): catastrophic error: cannot open source file \"vector\"\n";
        let said = "energy.hpp:1: cannot open source file \"vector\"";
        let expected = format!("stats.i:12: `stats::Low<float>` {REFUSED}, {ON_CPU_ALONE}: {said}");
        assert_eq!(read(SOURCE, log).warning.unwrap(), expected);
    }
}
