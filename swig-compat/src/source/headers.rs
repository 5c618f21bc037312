//! The texts that become part of the interface by `%import` and `#include`, and the headers that code of an
//! interface includes. These are declared by `%include`, if at all, and only their words count.

use super::{FileId, IncludeForm, NotFound, Sources, Span, read};
use rustc_hash::FxHashSet;
use std::path::{Path, PathBuf};

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

impl Sources {
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
