//! The headers that a module's kernels include. NVRTC does not report them, but cargo needs the list to
//! recompile the kernels after a change.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf, absolute};

/// The headers in the folders that the texts include, at any depth. Both branches of an `#if` count: a
/// superfluous header only causes a superfluous build of the kernels.
pub(super) fn included<'t>(texts: impl Iterator<Item = &'t str>, folders: &[PathBuf]) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    let names_in = |text: &'t str| names(text).filter_map(|name| place(name, None, folders));
    let mut open: Vec<PathBuf> = texts.flat_map(names_in).collect();
    while let Some(header) = open.pop() {
        // Read as bytes, because comments may be in any encoding.
        if let Ok(bytes) = fs::read(&header)
            && found.insert(header.clone())
        {
            let text = String::from_utf8_lossy(&bytes);
            open.extend(names(&text).filter_map(|name| place(name, header.parent(), folders)));
        }
    }
    found
}

/// The included file with this name, in the folder of the including file or in the first folder that has it.
/// Links are not resolved, as in C++.
fn place(name: &str, beside: Option<&Path>, folders: &[PathBuf]) -> Option<PathBuf> {
    let folders = beside.into_iter().chain(folders.iter().map(PathBuf::as_path));
    let path = absolute(folders.map(|folder| folder.join(name)).find(|path| path.is_file())?).ok()?;
    let (short, real) = (without_detours(&path), path.canonicalize().ok()?);
    Some(if short.canonicalize().ok().as_ref() == Some(&real) { short } else { real })
}

/// The path without `..`: `a/b.hpp` for `a/c/../b.hpp`. The result is another file if `a/c` is a link.
fn without_detours(path: &Path) -> PathBuf {
    let mut short = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => drop(short.pop()),
            other => short.push(other),
        }
    }
    short
}

/// The names of included files: `sum.hpp` in `#include "sum.hpp"` and in `#include <sum.hpp>`.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let words = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("include")?.trim_start();
        let end = if words.starts_with('<') { '>' } else { '"' };
        words.get(1..)?.split_once(end).map(|(name, _)| name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_found_at_any_depth_and_once() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        write("a.hpp", "#pragma once\n #  include <sub/b.hpp>\n#include <cstdint>\n");
        write("sub/b.hpp", "#include \"c.hpp\"\n#include \"../a.hpp\"\n");
        write("sub/c.hpp", "// #include \"d.hpp\"\n");
        write("d.hpp", "");
        let root = folder.path().canonicalize().unwrap();
        let found = included(["#include \"a.hpp\""].into_iter(), std::slice::from_ref(&root));
        let expected = ["a.hpp", "sub/b.hpp", "sub/c.hpp"].map(|name| root.join(name));
        assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
        assert_eq!(names("#include <x>\n#includ\n#include\n#include \"y\n").collect::<Vec<_>>(), ["x"]);
    }
}
