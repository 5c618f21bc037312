//! The space that folders take on the disk.

use rustc_hash::FxHashSet;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

/// The size of one folder or several. A file with several names counts once, because cargo creates hard links
/// to its output.
#[derive(Default)]
pub struct FolderSize {
    bytes: u64,
    known: FxHashSet<(u64, u64)>,
}

impl FolderSize {
    /// Adds a file, or a folder and everything in it. Links are not followed, and files that cannot be read
    /// count as empty.
    pub fn add(&mut self, path: &Path) {
        let Ok(found) = fs::symlink_metadata(path) else { return };
        if found.is_dir() {
            for entry in fs::read_dir(path).into_iter().flatten().flatten() {
                self.add(&entry.path());
            }
        } else if found.nlink() > 1 && !self.known.insert((found.dev(), found.ino())) {
            return;
        }
        self.bytes += found.blocks() * BLOCK;
    }

    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// The unit of `st_blocks`, which is the same on all file systems.
const BLOCK: u64 = 512;

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    fn size(folder: &Path) -> u64 {
        let mut size = FolderSize::default();
        size.add(folder);
        size.bytes()
    }

    #[test]
    fn links_add_nothing_of_what_they_lead_to() {
        let folder = tempfile::tempdir().unwrap();
        let (inside, outside) = (folder.path().join("inside"), folder.path().join("outside"));
        fs::create_dir_all(inside.join("deeper")).unwrap();
        fs::create_dir(&outside).unwrap();
        fs::write(inside.join("deeper/a"), [1; 20_000]).unwrap();
        fs::write(outside.join("b"), [1; 900_000]).unwrap();
        let before = size(&inside);
        assert!(before >= 20_000, "{before}");
        symlink(&outside, inside.join("link")).unwrap();
        fs::hard_link(inside.join("deeper/a"), inside.join("again")).unwrap();
        assert!(size(&inside) < before + 15_000, "{}", size(&inside));
    }
}
