//! Copies the user's files into a crate (`quaff generate --copy`), so that the crate can be packaged and
//! moved by itself.

use super::generate::resolved;
use super::{Compiled, Failure, kernel_headers};
use crate::emit::{BuildOptions, File, SourceKind};
use crate::source::{COPIES, with_private_letters};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Copies the user's files into the crate, makes the crate's options name the copies, and returns them: the
/// interface with its included files, the sources, and all headers that they include from the `-I` folders or
/// from beside the interface. The paths in `options` are absolute.
pub(super) fn copied(compiled: &Compiled, options: &mut BuildOptions) -> Result<Vec<File>, Failure> {
    let files = files(compiled, options)?;
    let folders = options.include_dirs.iter().chain(&options.beside);
    let around =
        common(files.iter().map(|file| file.parent().unwrap_or(file)).chain(folders.map(PathBuf::as_path)));
    let inside = |path: &PathBuf| Path::new(COPIES).join(path.strip_prefix(&around).unwrap_or(path));
    let all = |paths: &[PathBuf]| paths.iter().map(inside).collect::<Vec<PathBuf>>();
    options.sources = all(&options.sources);
    options.include_dirs = all(&options.include_dirs);
    options.beside = options.beside.as_ref().map(inside);
    options.watched = all(&options.watched);
    files
        .iter()
        .map(|path| read(path).map(|text| File { path: inside(path).display().to_string(), text }))
        .collect()
}

/// The user's files among those that the C++ compiler reads.
fn files(compiled: &Compiled, options: &BuildOptions) -> Result<BTreeSet<PathBuf>, Failure> {
    let is_binary =
        |path: &&PathBuf| matches!(SourceKind::of(path), Some(SourceKind::Object | SourceKind::Archive));
    if let Some(binary) = options.sources.iter().find(is_binary) {
        let fact = format!("`--copy` cannot copy `{}`, which is not a text file", binary.display());
        return Err(Failure::new(fact, "pass its sources instead, or link it with `-L` and `-l`"));
    }
    let files: BTreeSet<PathBuf> = options.sources.iter().chain(&options.watched).cloned().collect();
    let mut folders = options.include_dirs.clone();
    folders.extend(options.beside.clone());
    let texts: Vec<String> = options.sources.iter().map(|path| read(path)).collect::<Result<_, _>>()?;
    let beside_sources = options.sources.iter().filter_map(|source| source.parent()).map(Path::to_path_buf);
    folders.extend(beside_sources);
    let fragments = compiled.plan.fragments.iter().map(|fragment| fragment.code.as_str());
    let headers = kernel_headers::included(fragments.chain(texts.iter().map(String::as_str)), &folders);
    let mut files = files.iter().map(|path| resolved(path)).collect::<Result<BTreeSet<_>, _>>()?;
    // A link is replaced by a copy of the file that it points to.
    files.extend(headers);
    Ok(files)
}

/// The text of a file, with a private letter for each byte that is no UTF-8: the copy has the same bytes.
fn read(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|error| {
        Failure::new(format!("cannot read `{}`: {error}", path.display()), "give another path")
    })?;
    Ok(with_private_letters(&bytes))
}

/// The innermost folder that contains all paths.
fn common<'p>(paths: impl Iterator<Item = &'p Path>) -> PathBuf {
    let around = |all: PathBuf, path: &Path| {
        all.ancestors().find(|ancestor| path.starts_with(ancestor)).unwrap_or(Path::new("")).to_owned()
    };
    let mut paths = paths;
    let first = paths.next().unwrap_or(Path::new("")).to_owned();
    paths.fold(first, around)
}

#[cfg(test)]
mod tests {
    use super::common;
    use std::path::Path;

    #[test]
    fn the_innermost_folder_is_found() {
        let paths = ["/a/b/c", "/a/b", "/a/d/e"].map(Path::new);
        assert_eq!(common(paths[..2].iter().copied()), Path::new("/a/b"));
        assert_eq!(common(paths.into_iter()), Path::new("/a"));
    }
}
