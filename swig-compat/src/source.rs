//! The loader: the only part of the compiler that reads interface files.
//!
//! Every text that was read is kept, so that a [`Span`] can always be displayed.

mod foreign;
mod headers;

pub use foreign::{COPIES, encoded, readable};
pub(crate) use foreign::{byte, with_private_characters};
pub(crate) use headers::{included, is_source_file};

use rustc_hash::FxHashMap;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The index of a text in [`Sources`]; by default, of the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(u32);

/// A range of bytes in one text; by default, none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    pub file: FileId,
    pub start: u32,
    pub end: u32,
}

impl Span {
    /// The span from the start of this one to the end of `last`; only this span if `last` is in another text.
    pub fn to(self, last: Span) -> Span {
        if self.file == last.file && last.end >= self.start { Span { end: last.end, ..self } } else { self }
    }
}

/// A text, with its name for readers.
#[derive(Debug)]
pub struct SourceFile {
    /// The name as the user wrote it: relative to the working directory, or inside `<quaff>` for the shipped
    /// library.
    pub name: String,
    pub text: Rc<str>,
    /// The offset at which each line begins.
    lines: Vec<u32>,
    /// The folder in which an `%include "…"` in this text is searched first; `None` for texts that are not on
    /// disk.
    folder: Option<PathBuf>,
    /// The text that included this one first.
    included_from: Option<FileId>,
    /// Whether the file belongs to another module: an `%import` names it, or a file that such a file names.
    is_imported: bool,
    /// Whether the file was read because of an `#include` and not because of a directive.
    is_followed: bool,
}

/// How an include names its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IncludeForm {
    /// `"file"`, which is searched beside the including file, beside the files that include that one, in the
    /// working directory, then in the include folders and in the shipped library.
    Quoted,
    /// `<file>`, which is searched in the include folders and in the shipped library, then in the folders in
    /// which `"file"` is searched first.
    Angled,
}

/// A file that could not be opened, with every path that was tried.
#[derive(Debug)]
pub struct NotFound {
    pub tried: Vec<String>,
    /// The error, if a file exists but could not be read.
    pub cause: Option<io::Error>,
}

/// The texts read so far, and the folders in which further ones are searched.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
    /// The first file with each name.
    known: FxHashMap<String, FileId>,
    include_dirs: Vec<PathBuf>,
    /// The options of the command line, as interface text.
    prelude: String,
    /// Whether this is an interface of C.
    is_c: bool,
    /// Whether `#include` reads declarations as `%include` does.
    follows_includes: bool,
    /// The module's name on the command line.
    module: Option<String>,
}

/// The largest size of an interface or header, in bytes: far more than real ones have.
const LIMIT: u64 = 16 << 20;

/// A file that is never read from the user's folders: quaff supports its typemaps itself, and projects keep
/// copies for other versions of SWIG.
const NATIVE: &str = "numpy.i";

/// The prefix of the names of shipped files.
const SHIPPED: &str = "<quaff>";

/// The `.i` files that ship with the compiler.
static LIBRARY: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/library");

/// Files of SWIG's library that SWIG reads for every interface, or for those with containers. Some interfaces
/// name them nevertheless. Their macros and typemaps need no file here.
const IMPLICIT: [&str; 41] = [
    "pyapi.swg",
    "pybackward.swg",
    "pyclasses.swg",
    "pycontainer.swg",
    "pydocs.swg",
    "pyfragments.swg",
    "pyinit.swg",
    "pyiterators.swg",
    "pymacros.swg",
    "pyopers.swg",
    "pyprimtypes.swg",
    "pyrun.swg",
    "pyruntime.swg",
    "pystdcommon.swg",
    "pystrings.swg",
    "python.swg",
    "pythonkw.swg",
    "pytypemaps.swg",
    "pytyping.swg",
    "pyuserdir.swg",
    "pywstrings.swg",
    "shared_ptr.i",
    "swig.swg",
    "swigfragments.swg",
    "swigrun.i",
    "swigwarn.swg",
    "swigwarnings.swg",
    "typemaps/enumint.swg",
    "typemaps/fragments.swg",
    "typemaps/inoutlist.swg",
    "typemaps/misctypes.swg",
    "typemaps/primtypes.swg",
    "typemaps/ptrtypes.swg",
    "typemaps/string.swg",
    "typemaps/strings.swg",
    "typemaps/swigmacros.swg",
    "typemaps/swigobject.swg",
    "typemaps/swigtype.swg",
    "typemaps/swigtypemaps.swg",
    "typemaps/valtypes.swg",
    "typemaps/void.swg",
];

/// The name and text of the shipped file for a file of SWIG's library. Replacements for SWIG's own files are
/// in another folder, so that SWIG does not find them beside `quaff.i`. Files that SWIG has in the folders of
/// the language, of all languages and of typemaps may be named with their folders: `python/std_map.i`,
/// `std/std_map.i` and `typemaps/exception.swg`.
fn shipped(name: &str) -> Option<(String, &'static str)> {
    let without_folder = name.strip_prefix("python/").or_else(|| name.strip_prefix("std/")).unwrap_or(name);
    if IMPLICIT.contains(&without_folder) {
        return Some((without_folder.to_owned(), ""));
    }
    let typemaps = name.strip_prefix("typemaps/").and_then(|file| file.strip_suffix(".swg"));
    let name = typemaps.map_or_else(|| without_folder.to_owned(), |stem| format!("{stem}.i"));
    let file = LIBRARY.get_file(&name).or_else(|| LIBRARY.get_file(format!("native/{name}")))?;
    Some((name, file.contents_utf8()?))
}

/// Whether a file with this name ships with the compiler as a replacement for SWIG's.
pub fn ships(name: &str) -> bool {
    LIBRARY.get_file(format!("native/{name}")).is_some()
}

impl Sources {
    /// An empty set of texts. Includes are searched in `include_dirs`, in order, then in the shipped library.
    pub fn new(include_dirs: Vec<PathBuf>) -> Sources {
        Sources { include_dirs, ..Sources::default() }
    }

    /// Prepends these directives to every interface.
    pub fn begin_with(&mut self, directives: &str) {
        self.prelude.push_str(directives);
    }

    /// Reads every interface as C.
    pub fn read_as_c(&mut self) {
        self.is_c = true;
    }

    /// Makes `#include` read declarations as `%include` does.
    pub fn follow_includes(&mut self) {
        self.follows_includes = true;
    }

    /// Names the module, in place of the interface's `%module`.
    pub fn name_module(&mut self, module: &str) {
        self.module = Some(module.to_owned());
    }

    /// The name of the module, if `%module` does not give it.
    pub fn module(&self) -> Option<&str> {
        self.module.as_deref()
    }

    /// Whether `#include` reads declarations as `%include` does.
    pub fn follows_includes(&self) -> bool {
        self.follows_includes
    }

    /// Whether this is an interface of C.
    pub fn is_c(&self) -> bool {
        self.is_c
    }

    /// The text that is prepended to every interface.
    pub fn prelude(&self) -> &str {
        &self.prelude
    }

    /// Reads the interface file on the command line.
    ///
    /// # Errors
    /// The error of the operating system; [`io::ErrorKind::InvalidData`] for UTF-16 and files that are no
    /// text. Pipes and devices, which may have no end, and files of more than 16 MiB are refused.
    pub fn open(&mut self, path: &Path) -> io::Result<FileId> {
        let text = read(path)?;
        Ok(self.insert(path.display().to_string(), text, path.parent().map(Path::to_path_buf)))
    }

    /// Adds a text that is not on disk; its includes are searched only in the include folders.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        self.insert(name.into(), text.into(), None)
    }

    /// Finds and reads an included file. A file that was read before keeps its id.
    ///
    /// # Errors
    /// [`NotFound`] with every path that was tried.
    pub fn include(&mut self, name: &str, form: IncludeForm, from: FileId) -> Result<FileId, NotFound> {
        if Path::new(name).file_name().is_some_and(|file| file == NATIVE) {
            return self.shipped(NATIVE).ok_or_else(|| NotFound { tried: Vec::new(), cause: None });
        }
        let near = self.folders_near(from);
        let far = self.include_dirs.clone();
        let mut tried = Vec::new();
        let (first, shipped_before, last) = match form {
            IncludeForm::Quoted => (near.into_iter().chain(far).collect(), false, Vec::new()),
            IncludeForm::Angled => (far, true, near),
        };
        if let Some(found) = self.search(name, first, from, &mut tried)? {
            return Ok(found);
        }
        if shipped_before && let Some(found) = self.shipped(name) {
            return Ok(found);
        }
        if let Some(found) = self.search(name, last, from, &mut tried)? {
            return Ok(found);
        }
        self.shipped(name).ok_or_else(|| {
            tried.push(format!("{SHIPPED}/{name}"));
            NotFound { tried, cause: None }
        })
    }

    /// The folders of a text and of the texts that include it, then the working directory, all of which SWIG
    /// searches too; none for a text that is not on disk.
    fn folders_near(&self, from: FileId) -> Vec<PathBuf> {
        let mut folders: Vec<PathBuf> = Vec::new();
        let mut next = Some(from);
        while let Some(file) = next {
            if let Some(folder) = &self[file].folder
                && !folders.contains(folder)
            {
                folders.push(folder.clone());
            }
            next = self[file].included_from;
        }
        let working = PathBuf::new();
        if !folders.is_empty() && !folders.contains(&working) {
            folders.push(working);
        }
        folders
    }

    /// Reads the file with this name in the first of the folders that has one.
    fn search(
        &mut self,
        name: &str,
        folders: Vec<PathBuf>,
        from: FileId,
        tried: &mut Vec<String>,
    ) -> Result<Option<FileId>, NotFound> {
        for folder in folders {
            let path = folder.join(name);
            let shown = path.display().to_string();
            if let Some(known) = self.known.get(&shown) {
                return Ok(Some(*known));
            }
            match read(&path) {
                Ok(text) => {
                    let found = self.insert(shown, text, path.parent().map(Path::to_path_buf));
                    self.files[found.0 as usize].included_from = Some(from);
                    return Ok(Some(found));
                }
                // A folder `vector/` is not the header `<vector>`, nor does a file `Eigen` contain any.
                Err(error)
                    if matches!(
                        error.kind(),
                        io::ErrorKind::NotFound | io::ErrorKind::IsADirectory | io::ErrorKind::NotADirectory
                    ) =>
                {
                    tried.push(shown);
                }
                Err(error) => return Err(NotFound { tried: vec![shown], cause: Some(error) }),
            }
        }
        Ok(None)
    }

    /// A file of the shipped library, by the name that it has in SWIG's.
    fn shipped(&mut self, name: &str) -> Option<FileId> {
        let (name, text) = shipped(name)?;
        let shown = format!("{SHIPPED}/{name}");
        let known = self.known.get(&shown).copied();
        Some(known.unwrap_or_else(|| self.insert(shown, text.to_owned(), None)))
    }

    /// The line and column of a span's start, counted from 1; columns count characters.
    pub fn position(&self, span: Span) -> (usize, usize) {
        let (line, start) = self[span.file].line_of(span.start);
        let before = &self[span.file].text[start as usize..span.start as usize];
        (line, before.chars().count() + 1)
    }

    /// A line of the text with this name, without surrounding spaces.
    pub fn line(&self, name: &str, line: usize) -> Option<Span> {
        let file = *self.known.get(name)?;
        let SourceFile { text, lines, .. } = &self[file];
        let start = *lines.get(line.checked_sub(1)?)? as usize;
        let whole = text[start..].lines().next()?;
        let start = start + whole.len() - whole.trim_start().len();
        let end = start + whole.trim().len();
        Some(Span { file, start: start as u32, end: end as u32 })
    }

    /// The text of a span.
    pub fn text(&self, span: Span) -> &str {
        &self[span.file].text[span.start as usize..span.end as usize]
    }

    /// The files that were read from disk, by the paths from which they were read.
    pub fn on_disk(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().filter(|file| file.folder.is_some()).map(|file| Path::new(&file.name))
    }

    /// Whether the file is the user's, and not one of quaff's own texts.
    pub fn is_on_disk(&self, file: FileId) -> bool {
        self[file].folder.is_some()
    }

    fn insert(&mut self, name: String, text: String, folder: Option<PathBuf>) -> FileId {
        let id = FileId(self.files.len() as u32);
        let lines = [0].into_iter().chain(text.match_indices('\n').map(|(at, _)| at as u32 + 1)).collect();
        self.known.entry(name.clone()).or_insert(id);
        self.files.push(SourceFile {
            name,
            text: text.into(),
            lines,
            folder,
            included_from: None,
            is_imported: false,
            is_followed: false,
        });
        id
    }
}

impl SourceFile {
    /// Whether the file belongs to the library that quaff ships.
    pub fn is_shipped(&self) -> bool {
        self.name.starts_with(SHIPPED)
    }

    /// The number, from 1, and the start of the line that contains an offset.
    fn line_of(&self, place: u32) -> (usize, u32) {
        let number = self.lines.partition_point(|start| *start <= place);
        (number, self.lines[number - 1])
    }

    /// The whole lines around a range: the number of the first, and the offsets of their beginning and end.
    pub fn lines_around(&self, range: std::ops::Range<usize>) -> (usize, std::ops::Range<usize>) {
        let (number, start) = self.line_of(range.start as u32);
        let behind = self.lines.partition_point(|start| (*start as usize) <= range.end);
        let end = self.lines.get(behind).map_or(self.text.len(), |next| *next as usize);
        (number, start as usize..end)
    }
}

/// Reads the text of a regular file.
fn read(path: &Path) -> io::Result<String> {
    // The type is checked before opening, because opening a named pipe would block.
    let kind = fs::metadata(path)?.file_type();
    if !kind.is_file() && !kind.is_dir() {
        return Err(io::Error::other("it is a pipe or a device, not a regular file"));
    }
    let mut text = Vec::new();
    // The system's files, as in /proc, do not report their length.
    fs::File::open(path)?.take(LIMIT + 1).read_to_end(&mut text)?;
    if text.len() as u64 > LIMIT {
        return Err(io::Error::other(format!("it is larger than the limit of {} MiB", LIMIT >> 20)));
    }
    let not_text = || io::Error::new(io::ErrorKind::InvalidData, "it is UTF-16 or no text");
    foreign::decoded(text).ok_or_else(not_text)
}

impl std::ops::Index<FileId> for Sources {
    type Output = SourceFile;
    fn index(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_more_than_the_limit_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.i");
        fs::File::create(&path).unwrap().set_len(LIMIT + 1).unwrap();
        let error = Sources::default().open(&path).unwrap_err();
        assert_eq!(error.to_string(), "it is larger than the limit of 16 MiB");
        fs::File::create(&path).unwrap().set_len(LIMIT).unwrap();
        assert!(Sources::default().open(&path).is_ok());
    }
}
