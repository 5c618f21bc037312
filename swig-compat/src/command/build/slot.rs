//! The folders in which cargo builds. cargo locks such a folder, so each of several simultaneous builds gets
//! its own. The dependencies that all modules share are built in the first folder, and copied from there to
//! the others.

use super::super::failure::Failure;
use super::super::runtime;
use super::cache::{Cache, CrateHome, note_use};
use super::cargo::{Cargo, Done};
use super::private_folder;
use crate::command::messages::step;
use std::fs::{self, File, TryLockError};
use std::io;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// A target folder that no other build uses during the lifetime of this value.
pub(super) struct BuildSlot {
    /// The folder in which cargo builds.
    target: PathBuf,
    number: usize,
    _alone: File,
}

/// The least number of folders that may be used, even on a machine with few processors. Each contains a copy
/// of the shared dependencies.
const FEWEST: usize = 2;
pub(super) const MOST: usize = 8;
/// The pause between two searches for a free folder: a process cannot wait for several locks at
/// once.
const PATIENCE: Duration = Duration::from_millis(50);
/// The file that records the version of the runtime for which a folder has the shared dependencies.
const STAMP: &str = "quaff-runtime";

impl BuildSlot {
    /// Makes cargo build a crate in this folder.
    pub(super) fn build(&self, cargo: &Cargo, home: &CrateHome, module: &str) -> Result<Done, Failure> {
        if !cargo.folder(&self.target).join("release").exists() {
            step(
                "Building",
                "the runtime that all modules share, which takes about a minute and is done \
                  only once",
            );
        }
        let done = cargo.build(home, &self.target, module)?;
        if done.library.is_some() {
            self.finish()?;
        }
        Ok(done)
    }

    /// Records that the folder has the shared dependencies.
    fn finish(&self) -> Result<(), Failure> {
        let stamp = self.target.join(STAMP);
        fs::write(&stamp, runtime::folder()).map_err(|error| Failure::cache(&stamp, &error))
    }
}

impl Cache {
    /// The folder for building the crate: the one in which it was built before, or a free one. Waits until
    /// there is one.
    pub(super) fn slot(&self, home: &CrateHome) -> Result<BuildSlot, Failure> {
        let mut has_waited = false;
        let slot = loop {
            if let Some(slot) = self.free_slot(home.last_slot(), has_waited)? {
                break slot;
            }
            if !has_waited {
                step("Waiting", "for another build");
                has_waited = true;
            }
            thread::sleep(PATIENCE);
        };
        home.note_slot(slot.number)?;
        Ok(slot)
    }

    /// A free folder. `is_crowded`: builds wait for one another, so that a further folder is worth a copy.
    fn free_slot(&self, last: Option<usize>, is_crowded: bool) -> Result<Option<BuildSlot>, Failure> {
        // The folder of the last build already contains its results.
        if let Some(last) = last.filter(|last| self.is_ready(*last)) {
            return self.try_slot(last);
        }
        let processors = thread::available_parallelism().map_or(FEWEST, NonZero::get);
        let others = 1..processors.clamp(FEWEST, MOST);
        if let Some(first) = self.try_slot(0)? {
            let new = others.into_iter().find(|number| !self.is_ready(*number));
            let new = new.filter(|_| is_crowded && self.is_ready(0));
            return Ok(new.and_then(|new| self.new_slot(&first, new)).or(Some(first)));
        }
        for number in others.filter(|number| self.is_ready(*number)) {
            if let Some(slot) = self.try_slot(number)? {
                return Ok(Some(slot));
            }
        }
        Ok(None)
    }

    fn is_ready(&self, number: usize) -> bool {
        let stamp = self.path(&name(number)).join(STAMP);
        fs::read_to_string(stamp).is_ok_and(|version| version == runtime::folder())
    }

    /// The folder with this number; `None` if another build uses it.
    fn try_slot(&self, number: usize) -> Result<Option<BuildSlot>, Failure> {
        let path = self.path(&format!("{}.lock", name(number)));
        let unusable = |error: io::Error| Failure::cache(&path, &error);
        let file = File::options().create(true).append(true).open(&path).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {
                note_use(&file);
                Ok(Some(BuildSlot { target: self.inside(&name(number))?, number, _alone: file }))
            }
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(unusable(error)),
        }
    }

    /// A new folder with a copy of the first one's content, which nobody changes meanwhile; `None` if it
    /// cannot be made.
    fn new_slot(&self, first: &BuildSlot, number: usize) -> Option<BuildSlot> {
        let slot = self.try_slot(number).ok()??;
        // The folder belongs to an older version of the runtime, or is an unfinished copy.
        let clear = || fs::remove_dir_all(&slot.target).and_then(|()| private_folder::make(&slot.target));
        let copied = clear().and_then(|()| copy_folder(&first.target, &slot.target, &self.crates()?));
        if copied.is_err() || slot.finish().is_err() {
            // If clearing fails too, for example on a full disk, the next copy tries it again.
            let _ = clear();
            return None;
        }
        Some(slot)
    }
}

pub(super) fn name(number: usize) -> String {
    if number == 0 { "target".to_owned() } else { format!("target-{number}") }
}

/// Copies all files that belong to none of the crates. Copies keep the modification times, which cargo
/// compares.
fn copy_folder(from: &Path, to: &Path, crates: &[String]) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let stem = name.strip_prefix("lib").unwrap_or(&name);
        let target = to.join(&name);
        if name == STAMP || crates.iter().any(|each| stem.starts_with(each.as_str())) {
            continue;
        } else if entry.file_type()?.is_dir() {
            fs::create_dir(&target)?;
            copy_folder(&entry.path(), &target, crates)?;
        } else {
            fs::copy(entry.path(), &target)?;
            File::options().write(true).open(&target)?.set_modified(entry.metadata()?.modified()?)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A cache in which the shared dependencies have been built.
    fn cache(folder: &Path) -> Cache {
        let cache = Cache::at(&folder.join("cache")).unwrap_or_else(|_| panic!());
        let first = free(&cache, None, true).unwrap();
        assert_eq!(first.number, 0);
        // Until the shared dependencies are built, no further folder is handed out.
        assert!(free(&cache, None, true).is_none());
        first.finish().unwrap_or_else(|_| panic!());
        drop(cache.home("example_0".to_owned()));
        cache
    }

    fn free(cache: &Cache, last: Option<usize>, is_crowded: bool) -> Option<BuildSlot> {
        cache.free_slot(last, is_crowded).unwrap_or_else(|_| panic!())
    }

    #[test]
    fn builds_at_once_have_a_folder_each() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path());
        let second = free(&cache, None, true).unwrap();
        assert_eq!(second.number, 1);
        let first = free(&cache, None, false).unwrap();
        assert_eq!(first.number, 0);
        assert!(free(&cache, None, false).is_none());
        drop(second);
        assert_eq!(free(&cache, None, false).unwrap().number, 1);
    }

    #[test]
    fn a_crate_is_built_where_it_was_built() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path());
        drop(free(&cache, None, true));
        let second = free(&cache, Some(1), false).unwrap();
        assert_eq!(second.number, 1);
        assert!(free(&cache, Some(1), false).is_none());
        // A folder that no longer exists is not waited for.
        assert_eq!(free(&cache, Some(7), false).unwrap().number, 0);
    }

    #[test]
    fn a_new_folder_has_what_all_modules_share() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(folder.path());
        let (target, copy) = (cache.path("target"), cache.path("target-1"));
        fs::create_dir_all(target.join("release/deps")).unwrap();
        for name in ["libcxx.rlib", "libexample_0.so", "example_0.d"] {
            fs::write(target.join("release/deps").join(name), name).unwrap();
        }
        fs::create_dir(&copy).unwrap();
        fs::write(copy.join("old"), "").unwrap();
        let modified =
            |folder: &Path| fs::metadata(folder.join("release/deps/libcxx.rlib")).unwrap().modified();
        assert_eq!(free(&cache, None, true).unwrap().number, 1);
        assert_eq!(modified(&copy).unwrap(), modified(&target).unwrap());
        assert_eq!(fs::read_dir(copy.join("release/deps")).unwrap().count(), 1);
        assert!(!copy.join("old").exists() && cache.is_ready(1));
    }
}
