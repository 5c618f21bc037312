//! The texts that become part of the interface by `%import` and `#include`, and the headers that code of an
//! interface includes. These are declared by `%include`, if at all, and only their words count.

use super::{FileId, IncludeForm, NotFound, Sources, Span, read};
use rustc_hash::FxHashSet;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The names of the files that code of C++ or C includes. Those in comments and in any branch of an `#if`
/// count too.
pub(crate) fn included(code: &str) -> impl Iterator<Item = (&str, IncludeForm)> {
    code.lines().filter_map(|line| {
        let rest = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("include")?.trim_start();
        let (form, end) = match rest.chars().next()? {
            '"' => (IncludeForm::Quoted, '"'),
            '<' => (IncludeForm::Angled, '>'),
            _ => return None,
        };
        Some((rest[1..].split(end).next()?, form))
    })
}

/// Whether an included file is a source file, which defines functions and variables.
pub(crate) fn is_source_file(name: &str) -> bool {
    let ending = Path::new(name).extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    ["c", "cc", "cpp", "cxx", "C"].contains(&ending)
}

impl Sources {
    /// Reads the source files that code in a file includes, and those that they include, as far as they are
    /// in the folders in which includes are searched.
    pub(crate) fn read_source_files(&mut self, code: &str, from: FileId) {
        let names = included(code).filter(|(name, _)| is_source_file(name));
        for (name, form) in names {
            let known = self.files.len();
            let Ok(found) = self.include(name, form, from) else { continue };
            if found.0 as usize >= known {
                let text = Rc::clone(&self[found].text);
                self.read_source_files(&text, found);
            }
        }
    }

    /// The file that code in the file `from` includes by this name, if it has been read.
    pub(crate) fn read_before(&self, name: &str, from: FileId) -> Option<FileId> {
        let folders = self.folders_near(from).into_iter().chain(self.include_dirs.iter().cloned());
        let mut paths = folders.map(|folder| folder.join(name).display().to_string());
        paths.find_map(|path| self.known.get(&path).copied())
    }

    /// Whether the folder of a file has a file of this name.
    pub(crate) fn has_beside(&self, file: FileId, name: &str) -> bool {
        self[file].folder.as_ref().is_some_and(|folder| folder.join(name).is_file())
    }

    /// The texts of the headers that code in this file includes, and of those that they include by `"…"`,
    /// as far as they are in the folders in which includes are searched. Those in `known` are left out and
    /// those found are added to it.
    pub(crate) fn headers(&self, code: &str, file: FileId, known: &mut FxHashSet<PathBuf>) -> Vec<String> {
        let near = self.folders_near(file);
        let mut texts = Vec::new();
        let mut open: Vec<PathBuf> = Vec::new();
        open.extend(included(code).filter_map(|(name, _)| self.header(name, near.iter())));
        while let Some(path) = open.pop() {
            if known.contains(&path) {
                continue;
            }
            if let Ok(text) = read(&path) {
                // Headers of other libraries mostly include their own by `<…>`, and name nothing of SWIG's.
                let inner = included(&text).filter(|(_, form)| *form == IncludeForm::Quoted);
                let beside: Vec<PathBuf> = path.parent().map(Path::to_path_buf).into_iter().collect();
                open.extend(inner.filter_map(|(name, _)| self.header(name, beside.iter())));
                texts.push(text);
            }
            known.insert(path);
        }
        texts
    }

    /// The path of the header with this name in the first of the folders, or else of the include folders,
    /// that has it.
    fn header<'f>(&'f self, name: &str, beside: impl Iterator<Item = &'f PathBuf>) -> Option<PathBuf> {
        beside.chain(&self.include_dirs).map(|folder| folder.join(name)).find(|path| path.is_file())
    }

    /// Marks a text as belonging to another module.
    pub fn mark_imported(&mut self, file: FileId) {
        self.files[file.0 as usize].is_imported = true;
    }

    /// Whether a span is in a text of another module.
    pub fn is_imported(&self, span: Span) -> bool {
        self[span.file].is_imported
    }

    /// Finds and reads the file of an `#include`, as [`Sources::include`] does, and notes a text that no
    /// directive has named before.
    ///
    /// # Errors
    /// The errors of [`Sources::include`].
    pub fn follow(&mut self, name: &str, form: IncludeForm, from: FileId) -> Result<FileId, NotFound> {
        let known = self.files.len();
        let found = self.include(name, form, from)?;
        self.files[found.0 as usize].is_followed |= found.0 as usize >= known;
        Ok(found)
    }

    /// The texts that were read because of an `#include`.
    pub fn followed(&self) -> FxHashSet<FileId> {
        let files = (0..).map(FileId).zip(&self.files);
        files.filter(|(_, file)| file.is_followed).map(|(id, _)| id).collect()
    }
}
