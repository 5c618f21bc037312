//! The loader: the only part of the compiler that reads interface files.
//!
//! Every text that was read is kept, so that a [`Span`] can always be displayed.

use std::collections::HashMap;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// One text in a [`Sources`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(u32);

/// A range of bytes in one text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    pub file: FileId,
    pub start: u32,
    pub end: u32,
}

impl Span {
    /// The span from the start of this one to the end of `last`; this span alone if `last` lies in another text.
    pub fn to(self, last: Span) -> Span {
        if self.file == last.file && last.end >= self.start { Span { end: last.end, ..self } } else { self }
    }
}

/// A text and the name by which its reader knows it.
#[derive(Debug)]
pub struct SourceFile {
    /// The name as the user wrote it: relative to where the command runs, or inside `<quaff>` for the shipped library.
    pub name: String,
    pub text: Rc<str>,
    /// The offset at which each line begins.
    lines: Vec<u32>,
    /// The folder in which `%include "…"` of this text looks first; `None` for texts that are not on disk.
    folder: Option<PathBuf>,
    /// Whether the file belongs to another module: an `%import` names it, or a file that such a file names.
    is_imported: bool,
}

/// The form in which an include names its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IncludeForm {
    /// `"file"`: beside the including text, then the include folders, then the shipped library.
    Quoted,
    /// `<file>`: the include folders, then the shipped library.
    Angled,
}

/// A file that could not be opened, with every place that was looked at.
#[derive(Debug)]
pub struct NotFound {
    pub tried: Vec<String>,
    /// Set when a file was there but could not be read.
    pub cause: Option<io::Error>,
}

/// The texts read so far, and where further ones are looked for.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
    /// The first file of each name.
    known: HashMap<String, FileId>,
    include_dirs: Vec<PathBuf>,
    /// The options of the command line, as text of an interface.
    prelude: String,
    /// Whether the interface is in C.
    is_c: bool,
    /// Whether `#include` reads declarations as `%include` does.
    follows_includes: bool,
}

/// The longest interface or header that is read: far more than any has.
const LIMIT: u64 = 16 << 20;

/// Never read from the user's folders: quaff has its typemaps itself, and projects keep copies that are made for other
/// versions of SWIG.
const NATIVE: &str = "numpy.i";

/// The folder that names of shipped files begin with.
const SHIPPED: &str = "<quaff>";

/// The `.i` files that ship with the compiler.
static LIBRARY: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/library");

/// Whether a file of this name ships with the compiler, for its own use in place of SWIG's.
pub fn ships(name: &str) -> bool {
    LIBRARY.get_file(format!("native/{name}")).is_some()
}

impl Sources {
    /// An empty set that looks for includes in `include_dirs`, in order, then in the shipped library.
    pub fn new(include_dirs: Vec<PathBuf>) -> Sources {
        Sources { include_dirs, ..Sources::default() }
    }

    /// Makes every interface begin with these directives.
    pub fn begin_with(&mut self, directives: &str) {
        self.prelude.push_str(directives);
    }

    /// Makes every interface read as one of C.
    pub fn speak_c(&mut self) {
        self.is_c = true;
    }

    /// Makes `#include` read declarations as `%include` does.
    pub fn follow_includes(&mut self) {
        self.follows_includes = true;
    }

    /// Whether `#include` reads declarations as `%include` does.
    pub fn follows_includes(&self) -> bool {
        self.follows_includes
    }

    /// Whether the interface is one of C.
    pub fn is_c(&self) -> bool {
        self.is_c
    }

    /// The text that every interface begins with.
    pub fn prelude(&self) -> &str {
        &self.prelude
    }

    /// Reads the interface file a command was given.
    ///
    /// # Errors
    /// What the operating system says; [`io::ErrorKind::InvalidData`] for a text that is not UTF-8. No pipe or device is
    /// read, which may have no end, and no file of more than 16 MiB.
    pub fn open(&mut self, path: &Path) -> io::Result<FileId> {
        let text = read(path)?;
        Ok(self.insert(path.display().to_string(), text, path.parent().map(Path::to_path_buf)))
    }

    /// Adds a text that is not on disk; its includes are looked for in the include folders only.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        self.insert(name.into(), text.into(), None)
    }

    /// Finds and reads an included file. A file that was read before keeps its id.
    ///
    /// # Errors
    /// [`NotFound`] with every place that was looked at.
    pub fn include(&mut self, name: &str, form: IncludeForm, from: FileId) -> Result<FileId, NotFound> {
        if Path::new(name).file_name().is_some_and(|file| file == NATIVE) {
            return self.shipped(NATIVE).ok_or_else(|| NotFound { tried: Vec::new(), cause: None });
        }
        let mut folders = Vec::new();
        if form == IncludeForm::Quoted {
            folders.extend(self[from].folder.clone());
        }
        folders.extend(self.include_dirs.iter().cloned());

        let mut tried = Vec::new();
        for folder in folders {
            let path = folder.join(name);
            let shown = path.display().to_string();
            if let Some(known) = self.known.get(&shown) {
                return Ok(*known);
            }
            match read(&path) {
                Ok(text) => {
                    return Ok(self.insert(shown, text, path.parent().map(Path::to_path_buf)));
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => tried.push(shown),
                Err(error) => {
                    return Err(NotFound { tried: vec![shown], cause: Some(error) });
                }
            }
        }
        self.shipped(name).ok_or_else(|| {
            tried.push(format!("{SHIPPED}/{name}"));
            NotFound { tried, cause: None }
        })
    }

    /// A file of the shipped library. What stands in for SWIG's own files lies apart, so that SWIG does not find it
    /// where it finds `quaff.i`. A file that SWIG has in a folder of the language, `python/file.i`, may be named with it.
    fn shipped(&mut self, name: &str) -> Option<FileId> {
        let name = name.strip_prefix("python/").unwrap_or(name);
        let file = LIBRARY.get_file(name).or_else(|| LIBRARY.get_file(format!("native/{name}")))?;
        let text = file.contents_utf8()?;
        let shown = format!("{SHIPPED}/{name}");
        let known = self.known.get(&shown).copied();
        Some(known.unwrap_or_else(|| self.insert(shown, text.to_owned(), None)))
    }

    /// Line and column of a span's start, from 1; columns count characters.
    pub fn position(&self, span: Span) -> (usize, usize) {
        let (line, start) = self[span.file].line_of(span.start);
        let before = &self[span.file].text[start as usize..span.start as usize];
        (line, before.chars().count() + 1)
    }

    /// A line of the text called `name`, without the spaces around it.
    pub fn line(&self, name: &str, line: usize) -> Option<Span> {
        let file = *self.known.get(name)?;
        let SourceFile { text, lines, .. } = &self[file];
        let start = *lines.get(line.checked_sub(1)?)? as usize;
        let whole = text[start..].lines().next()?;
        let start = start + whole.len() - whole.trim_start().len();
        let end = start + whole.trim().len();
        Some(Span { file, start: start as u32, end: end as u32 })
    }

    /// The text a span covers.
    pub fn text(&self, span: Span) -> &str {
        &self[span.file].text[span.start as usize..span.end as usize]
    }

    /// The files that were read from disk, by the paths they were read by.
    pub fn on_disk(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().filter(|file| file.folder.is_some()).map(|file| Path::new(&file.name))
    }

    /// Whether the file is the user's, and no text of quaff's own.
    pub fn is_on_disk(&self, file: FileId) -> bool {
        self[file].folder.is_some()
    }

    /// Marks a text as one of another module.
    pub fn mark_imported(&mut self, file: FileId) {
        self.files[file.0 as usize].is_imported = true;
    }

    /// Whether a place is in a text of another module.
    pub fn is_imported(&self, span: Span) -> bool {
        self[span.file].is_imported
    }

    fn insert(&mut self, name: String, text: String, folder: Option<PathBuf>) -> FileId {
        let id = FileId(self.files.len() as u32);
        let lines = [0].into_iter().chain(text.match_indices('\n').map(|(at, _)| at as u32 + 1)).collect();
        self.known.entry(name.clone()).or_insert(id);
        self.files.push(SourceFile { name, text: text.into(), lines, folder, is_imported: false });
        id
    }
}

impl SourceFile {
    /// Whether the file belongs to the library that quaff ships.
    pub fn is_shipped(&self) -> bool {
        self.name.starts_with(SHIPPED)
    }

    /// The number, from 1, and the start of the line that a place is on.
    fn line_of(&self, place: u32) -> (usize, u32) {
        let number = self.lines.partition_point(|start| *start <= place);
        (number, self.lines[number - 1])
    }

    /// The whole lines around a range: the number of the first, and where they begin and end.
    pub fn lines_around(&self, range: std::ops::Range<usize>) -> (usize, std::ops::Range<usize>) {
        let (number, start) = self.line_of(range.start as u32);
        let behind = self.lines.partition_point(|start| (*start as usize) <= range.end);
        let end = self.lines.get(behind).map_or(self.text.len(), |next| *next as usize);
        (number, start as usize..end)
    }
}

/// A regular file's text.
fn read(path: &Path) -> io::Result<String> {
    // Asked of the path: to open a pipe is to wait for who writes to it.
    let kind = fs::metadata(path)?.file_type();
    if !kind.is_file() && !kind.is_dir() {
        return Err(io::Error::other("it is a pipe or a device, not a regular file"));
    }
    let mut text = Vec::new();
    // Files of the system's own, as in /proc, do not say how long they are.
    fs::File::open(path)?.take(LIMIT + 1).read_to_end(&mut text)?;
    if text.len() as u64 > LIMIT {
        return Err(io::Error::other(format!("it is larger than the limit of {} MiB", LIMIT >> 20)));
    }
    let not_text = |_| io::Error::new(io::ErrorKind::InvalidData, "stream did not contain valid UTF-8");
    String::from_utf8(text).map_err(not_text)
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
