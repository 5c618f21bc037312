//! The text that `quaff new` prints after the names of the files.

use super::SERIES;
use super::origin::Origin;

/// The commands that build and test the package. If quaff-swig was not installed from an index, one of them puts its wheel
/// where pip finds it.
pub(super) fn next_steps(name: &str, origin: &Origin) -> String {
    let (find_wheel, place) = match origin {
        Origin::Index => return steps(name, "", "") + &unfound(),
        Origin::Wheel(path) => ("mkdir wheels && cp -t wheels", path.display().to_string()),
        Origin::Source(place) => ("pip wheel --no-deps --wheel-dir wheels", place.clone()),
    };
    let get_wheel = format!("  {find_wheel} {}\n", quoted(&place));
    steps(name, &get_wheel, "--find-links wheels ") + &unpublished(&place)
}

fn steps(name: &str, get_wheel: &str, options: &str) -> String {
    format!(
        "\nNext, in a virtual environment:\n  cd {name}\n{get_wheel}  pip install {options}. numpy pytest\n  pytest\n"
    )
}

fn unfound() -> String {
    format!("If pip does not find quaff-swig {SERIES}, README.md says how to give pip its wheel.\n")
}

fn unpublished(place: &str) -> String {
    format!(
        "quaff-swig was installed from `{place}`. As long as version {SERIES} is not on PyPI, pip and the \
         workflows need its wheel in the folder `wheels`; commit this folder too.\n"
    )
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-+:@".contains(c);
    match word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn the_wheel_comes_before_the_installation() {
        let sources = Origin::Source("/home/me/my quaff/swig-compat".to_owned());
        let text = next_steps("measure", &sources);
        let commands: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("  ")).collect();
        assert_eq!(
            commands,
            [
                "cd measure",
                "pip wheel --no-deps --wheel-dir wheels '/home/me/my quaff/swig-compat'",
                "pip install --find-links wheels . numpy pytest",
                "pytest",
            ]
        );
        let wheel = Origin::Wheel(PathBuf::from("/tmp/quaff_swig-0.1.0-py3-none-any.whl"));
        let text = next_steps("measure", &wheel);
        assert!(text.contains("\n  mkdir wheels && cp -t wheels /tmp/quaff_swig-0.1.0-py3-none-any.whl\n"));
        assert!(next_steps("measure", &Origin::Index).contains("\n  pip install . numpy pytest\n"));
    }

    #[test]
    fn a_quote_is_no_end_of_a_word() {
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }
}
