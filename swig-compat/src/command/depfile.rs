//! The list of the files that a command has read, in the format that compilers write for make and ninja.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Writes `FILE.d` with the rule of `FILE`.
pub(super) fn write<'p>(path: &Path, read: impl Iterator<Item = &'p Path>) -> io::Result<()> {
    let target = escaped(&path.with_extension(""));
    let read: String = read.map(|path| format!(" \\\n  {}", escaped(path))).collect();
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, format!("{target}:{read}\n"))
}

/// The files that the rule of a list names.
pub(super) fn read(list: &str) -> Vec<PathBuf> {
    let mut files = vec![String::new()];
    let mut characters = list.lines().next().unwrap_or_default().chars();
    while let Some(character) = characters.next() {
        match (character, files.last_mut()) {
            (' ', _) => files.push(String::new()),
            ('\\', Some(file)) => file.extend(characters.next()),
            (_, Some(file)) => file.push(character),
            (_, None) => {}
        }
    }
    // The first entry is the target of the rule.
    files.into_iter().skip(1).filter(|file| !file.is_empty()).map(PathBuf::from).collect()
}

/// A path with the escapes that make expects and compilers write.
fn escaped(path: &Path) -> String {
    let text = path.display().to_string();
    text.replace('$', "$$").replace('#', "\\#").replace(' ', "\\ ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_cargos_list_are_read() {
        let list = "/t/libm.rlib: /a\\ b.i /c.hpp\n\n/t/libm.so: /a\\ b.i /c.hpp\n";
        assert_eq!(read(list), ["/a b.i", "/c.hpp"].map(PathBuf::from));
        assert!(read("").is_empty());
    }

    #[test]
    fn the_rule_is_that_of_the_file_without_its_ending() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/example.d");
        let read = ["a b.i", "$c#.hpp"].map(Path::new);
        write(&path, read.into_iter()).unwrap();
        let target = path.with_extension("").display().to_string();
        let expected = format!("{target}: \\\n  a\\ b.i \\\n  $$c\\#.hpp\n");
        assert_eq!(fs::read_to_string(path).unwrap(), expected);
    }
}
