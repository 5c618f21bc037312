//! Reads the headers that code of an interface includes. They are declared by `%include`, if at all; here
//! only their words count.

use super::{FileId, IncludeForm, Sources, read};
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
}
