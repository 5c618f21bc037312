//! The directives by which texts became part of the interface.

use super::{FileId, IncludeForm, NotFound, Sources, Span};
use rustc_hash::FxHashSet;

impl Sources {
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
