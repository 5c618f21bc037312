//! A case in one file: the input and the expected output, each in a section that represents a file.
//!
//! ```text
//! A note for whoever reads the case.
//! --- example.i
//! %module example.sum
//! --- expected.txt
//! error[Q022]: `%module` takes one name, of letters, digits and `_`
//! ```
//!
//! A section's text ends with a newline, unless its mark says otherwise: `--- include/b.h (no newline at the
//! end)`.

use crate::expected::{self, Texts};
use libtest_mimic::Trial;
use std::fs;
use std::path::{Path, PathBuf};

const MARK: &str = "--- ";
const UNENDED: &str = " (no newline at the end)";

/// A test for each file below `tests/<kind>/`. `run` gets a folder with the case's input files, and returns
/// the contents of the sections whose names begin with `expected`.
pub fn tests(kind: &'static str, run: fn(&Path) -> Texts) -> Vec<Trial> {
    let test = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        Trial::test(format!("{kind}::{name}"), move || Ok(check(&path, &name, kind, run)?))
    };
    files(kind).into_iter().map(test).collect()
}

/// The files below `tests/<kind>/`.
fn files(kind: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(Path::new("tests").join(kind)).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "no cases in tests/{kind}");
    paths
}

/// The interfaces of all cases of a kind, each in a folder of its own. `purpose` is the name of the test that
/// uses them.
pub fn interfaces(kind: &str, purpose: &str) -> Vec<PathBuf> {
    let write = |path: PathBuf| {
        let case = CaseFile::parse(&fs::read_to_string(&path).unwrap()).ok()?;
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(purpose).join(kind).join(path.file_stem()?);
        case.write_into(&folder);
        Some(folder.join("example.i")).filter(|interface| interface.exists())
    };
    files(kind).into_iter().filter_map(write).collect()
}

fn check(path: &Path, name: &str, kind: &str, run: fn(&Path) -> Texts) -> Result<(), String> {
    let mut case = CaseFile::parse(&fs::read_to_string(path).unwrap())
        .map_err(|line| format!("{}: {line}", path.display()))?;
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(kind).join(name);
    case.write_into(&folder);
    // Paths are replaced, so that output does not depend on the location of the case.
    let here = format!("{}/", folder.display());
    let actual: Texts =
        run(&folder).into_iter().map(|(name, text)| (name, text.replace(&here, ""))).collect();
    if expected::update() {
        case.expect(&actual);
        fs::write(path, case.text()).unwrap();
        return Ok(());
    }
    expected::compare(&path.display().to_string(), &case.expected(), &actual)
}

struct CaseFile {
    /// The text before the first section.
    note: String,
    sections: Vec<Section>,
}

struct Section {
    name: String,
    text: String,
}

impl Section {
    fn is_expected(&self) -> bool {
        self.name.starts_with("expected")
    }
}

impl CaseFile {
    /// The sections of a file, or an error.
    fn parse(text: &str) -> Result<CaseFile, String> {
        let mut case = CaseFile { note: String::new(), sections: Vec::new() };
        for line in text.split_inclusive('\n') {
            match line.strip_prefix(MARK) {
                Some(name) => {
                    case.sections.push(Section { name: name.trim_end().to_owned(), text: String::new() });
                }
                None => match case.sections.last_mut() {
                    Some(section) => section.text += line,
                    None => case.note += line,
                },
            }
        }
        for section in &mut case.sections {
            if let Some(name) = section.name.strip_suffix(UNENDED) {
                section.name = name.to_owned();
                section.text.pop();
            }
        }
        if case.text() == text {
            Ok(case)
        } else {
            Err("written back, the sections are another text".to_owned())
        }
    }

    fn text(&self) -> String {
        let mut text = self.note.clone();
        for section in &self.sections {
            let ended = section.text.is_empty() || section.text.ends_with('\n');
            let (unended, newline) = if ended { ("", "") } else { (UNENDED, "\n") };
            text += &format!("{MARK}{}{unended}\n{}{newline}", section.name, section.text);
        }
        text
    }

    /// Writes the input sections to files.
    fn write_into(&self, folder: &Path) {
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder).unwrap();
        for section in self.sections.iter().filter(|section| !section.is_expected()) {
            let path = folder.join(&section.name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, &section.text).unwrap();
        }
    }

    fn expected(&self) -> Texts {
        let expected = self.sections.iter().filter(|section| section.is_expected());
        expected.map(|section| (section.name.clone(), section.text.clone())).collect()
    }

    /// Replaces the contents of the expected sections by `actual`; new sections are appended.
    fn expect(&mut self, actual: &Texts) {
        let filled = |name: &str| actual.get(name).filter(|text| !text.is_empty());
        self.sections.retain(|section| !section.is_expected() || filled(&section.name).is_some());
        for (name, text) in actual.iter().filter(|(_, text)| !text.is_empty()) {
            match self.sections.iter_mut().find(|section| section.name == *name) {
                Some(section) => section.text.clone_from(text),
                None => self.sections.push(Section { name: name.clone(), text: text.clone() }),
            }
        }
    }
}
