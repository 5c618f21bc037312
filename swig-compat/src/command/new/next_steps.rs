//! The text that `quaff new` prints after the names of the files.

use super::SERIES;
use super::origin::PackageOrigin;
use std::path::Path;

/// The commands that build and test the package. pip finds quaff-swig on an index only if it was installed
/// from there, and otherwise needs a wheel or the sources.
pub(super) fn next_steps(name: &str, origin: &PackageOrigin) -> String {
    let (install, note) = match origin {
        PackageOrigin::Index => ("  pip install . numpy pytest\n".to_owned(), unfound()),
        PackageOrigin::Wheel(path) => (with_wheel(&copied(path)), unpublished(path.display())),
        PackageOrigin::WheelAt(url) => (with_wheel(&downloaded(url)), unpublished(url)),
        PackageOrigin::Source(place) => (WITHOUT_WHEEL.to_owned(), unpublished(place) + &build_wheel(place)),
    };
    format!("\nNext, in a virtual environment:\n  cd {name}\n{install}  pytest\n{note}")
}

fn with_wheel(command: &str) -> String {
    format!("  {command}\n  pip install --find-links wheels . numpy pytest\n")
}

fn copied(path: &Path) -> String {
    format!("mkdir wheels && cp -t wheels {}", quoted(&path.display().to_string()))
}

fn downloaded(url: &str) -> String {
    format!("pip download --no-deps --dest wheels {}", quoted(url))
}

/// The next steps in the environment in which quaff-swig is installed, without building its wheel, which
/// would take minutes.
const WITHOUT_WHEEL: &str = "  pip install scikit-build-core cmake ninja numpy pytest
  pip install --no-build-isolation .
";

fn unfound() -> String {
    format!("If pip does not find quaff-swig {SERIES}, README.md says how to give pip its wheel.\n")
}

fn unpublished(place: impl std::fmt::Display) -> String {
    format!(
        "quaff-swig was installed from `{place}`. As long as version {SERIES} is not on PyPI, the workflows and \
         `pip install --find-links wheels .` need its wheel in the folder `wheels`; commit this folder too.\n"
    )
}

fn build_wheel(place: &str) -> String {
    format!(
        "To build the wheel, which takes minutes:\n  pip wheel --no-deps --wheel-dir wheels {}\n",
        quoted(place)
    )
}

/// A word quoted for a shell.
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

    fn commands(origin: &PackageOrigin) -> Vec<String> {
        let text = next_steps("measure", origin);
        text.lines().filter_map(|line| line.strip_prefix("  ")).map(str::to_owned).collect()
    }

    #[test]
    fn pip_is_given_what_it_does_not_find() {
        let plain = ["cd measure", "pip install . numpy pytest", "pytest"];
        assert_eq!(commands(&PackageOrigin::Index), plain);
        let wheel = PackageOrigin::Wheel(PathBuf::from("/tmp/quaff_swig-0.1.0-py3-none-any.whl"));
        let with_wheel = [
            "cd measure",
            "mkdir wheels && cp -t wheels /tmp/quaff_swig-0.1.0-py3-none-any.whl",
            "pip install --find-links wheels . numpy pytest",
            "pytest",
        ];
        assert_eq!(commands(&wheel), with_wheel);
        let wheel = PackageOrigin::WheelAt("https://host/quaff_swig-0.1.0-py3-none-any.whl".to_owned());
        let with_wheel = [
            "cd measure",
            "pip download --no-deps --dest wheels https://host/quaff_swig-0.1.0-py3-none-any.whl",
            "pip install --find-links wheels . numpy pytest",
            "pytest",
        ];
        assert_eq!(commands(&wheel), with_wheel);
        let without_isolation = [
            "cd measure",
            "pip install scikit-build-core cmake ninja numpy pytest",
            "pip install --no-build-isolation .",
            "pytest",
            "pip wheel --no-deps --wheel-dir wheels '/home/me/my quaff/swig-compat'",
        ];
        assert_eq!(
            commands(&PackageOrigin::Source("/home/me/my quaff/swig-compat".to_owned())),
            without_isolation
        );
    }

    #[test]
    fn a_quote_is_no_end_of_a_word() {
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }
}
