//! Removes content of the cache: all of it by `quaff cache clean`, and content that was not used for a month
//! at the end of a build.
//!
//! Content is removed only while its lock is held, so no running build loses anything. It is first renamed
//! into a temporary folder, so that each entry of the cache is complete or gone even if the process is
//! killed. Links are removed and not followed.

use super::super::Failure;
use super::cache::{Cache, Share, is_there, locked, note_use, runtime_lock};
use super::slot;
use crate::command::staged::Staging;
use rustc_hash::FxHashSet;
use std::fs::{self, File, TryLockError};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// A kind of content of the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum ContentKind {
    /// A target folder, in which cargo builds.
    Target,
    /// The crate that was emitted for one interface file.
    Crate,
    /// The sources of the runtime of one version of quaff.
    Runtime,
    /// A module that `quaff_swig.load` has built.
    Loaded,
}

/// A folder of the cache that is used and removed as a whole.
pub(in super::super) struct CacheFolder {
    pub folder: PathBuf,
    /// The file that a process locks while it uses the folder. Its modification time is the time of
    /// the last use.
    lock: PathBuf,
}

/// The result of cleaning the cache.
#[derive(Default)]
pub(in super::super) struct Cleaned {
    /// The kind of each entry that was removed.
    pub removed: Vec<ContentKind>,
    /// The kinds of the entries that were kept only because a process uses them.
    pub in_use: Vec<ContentKind>,
    pub bytes: u64,
}

/// The time for which unused content is kept.
const KEPT: Duration = Duration::from_secs(30 * 24 * 3600);
/// The least time between two builds that search for old content.
const INTERVAL: Duration = Duration::from_secs(24 * 3600);
/// The time after which a build stops cleaning and leaves the rest to later builds.
const PATIENCE: Duration = Duration::from_millis(500);
/// The file that is locked during the cleaning. Its modification time is the time of the last cleaning.
const LAST: &str = "last-clean";

/// Removes all content that was not used for this time and is not in use.
pub(in super::super) fn clean(cache: &Cache, older_than: Duration) -> Result<Cleaned, Failure> {
    let last = cache.path(LAST);
    let _alone = locked(&last, Share::Exclusive, || {}).map_err(|error| Failure::cache(&last, &error))?;
    let mut cleaned = Cleaned::default();
    for kind in ContentKind::ALL {
        for entry in kind.entries(cache)? {
            let mut size = FolderSize::default();
            size.add(&entry.folder);
            let removed = kind
                .remove(&entry, cache, older_than)
                .map_err(|error| Failure::cache(&entry.folder, &error))?;
            match removed {
                Removed::Yes => {
                    cleaned.removed.push(kind);
                    cleaned.bytes += size.bytes();
                }
                Removed::InUse => cleaned.in_use.push(kind),
                Removed::No => {}
            }
        }
    }
    Ok(cleaned)
}

/// Removes old content at the end of a build, at most once a day. Errors are ignored, because the build
/// itself has succeeded.
pub(super) fn clean_old(cache: &Cache) {
    let last = cache.path(LAST);
    let is_recent =
        fs::metadata(&last).and_then(|last| last.modified()).is_ok_and(|last| age(last) < INTERVAL);
    if is_recent {
        return;
    }
    let file = File::options().create(true).append(true).open(&last);
    let Some(alone) = file.ok().filter(|file| file.try_lock().is_ok()) else { return };
    // The time is noted before the work, so that a failure is repeated only once a day.
    note_use(&alone);
    let begin = Instant::now();
    for kind in ContentKind::ALL {
        for entry in kind.entries(cache).unwrap_or_default() {
            if begin.elapsed() > PATIENCE {
                return;
            }
            let _ = kind.remove(&entry, cache, KEPT);
        }
    }
}

enum Removed {
    Yes,
    No,
    InUse,
}

impl ContentKind {
    pub(in super::super) const ALL: [ContentKind; 4] =
        [ContentKind::Target, ContentKind::Crate, ContentKind::Runtime, ContentKind::Loaded];

    pub(in super::super) fn singular(self) -> &'static str {
        match self {
            ContentKind::Target => "target folder",
            ContentKind::Crate => "crate of a module",
            ContentKind::Runtime => "runtime",
            ContentKind::Loaded => "module of quaff_swig.load",
        }
    }

    pub(in super::super) fn plural(self) -> &'static str {
        match self {
            ContentKind::Target => "target folders",
            ContentKind::Crate => "crates of modules",
            ContentKind::Runtime => "runtimes",
            ContentKind::Loaded => "modules of quaff_swig.load",
        }
    }

    /// All content of this kind. Only folders that quaff has made count, because `QUAFF_CACHE_DIR` may name a
    /// folder with other content.
    pub(in super::super) fn entries(self, cache: &Cache) -> Result<Vec<CacheFolder>, Failure> {
        let all: Vec<CacheFolder> = match self {
            ContentKind::Target => {
                let entry = |name: String| CacheFolder {
                    lock: cache.path(&format!("{name}.lock")),
                    folder: cache.path(&name),
                };
                (0..slot::MOST).map(slot::name).map(entry).filter(|entry| entry.lock.is_file()).collect()
            }
            ContentKind::Crate => {
                let Some(modules) = cache.own_folder("modules")? else { return Ok(Vec::new()) };
                let locks = cache.own_folder("locks")?;
                let entry =
                    |lock: PathBuf| Some(CacheFolder { folder: modules.join(lock.file_name()?), lock });
                locks.as_deref().map(paths).unwrap_or_default().into_iter().filter_map(entry).collect()
            }
            ContentKind::Runtime => {
                let entry = |folder: PathBuf| {
                    let name = folder.file_name()?.to_str()?.to_owned();
                    let lock = cache.path(&runtime_lock(&name));
                    name.strip_prefix("runtime-").filter(|hash| is_hash(hash))?;
                    Some(CacheFolder { folder, lock })
                };
                paths(&cache.path("")).into_iter().filter_map(entry).collect()
            }
            ContentKind::Loaded => {
                let loaded = cache.own_folder("loaded")?;
                let is_own =
                    |folder: &PathBuf| folder.file_name().and_then(|name| name.to_str()).is_some_and(is_hash);
                let folders = loaded.as_deref().map(paths).unwrap_or_default().into_iter().filter(is_own);
                folders.map(|folder| CacheFolder { lock: folder.clone(), folder }).collect()
            }
        };
        let is_folder =
            |entry: &CacheFolder| fs::symlink_metadata(&entry.folder).is_ok_and(|found| found.is_dir());
        // The lock of a crate is removed even if the crate's folder no longer exists.
        Ok(all.into_iter().filter(|entry| self == ContentKind::Crate || is_folder(entry)).collect())
    }

    /// Removes one entry if it is old enough and not in use. Another process may remove it at the same time.
    fn remove(self, entry: &CacheFolder, cache: &Cache, older_than: Duration) -> io::Result<Removed> {
        match self.remove_locked(entry, cache, older_than) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Removed::No),
            done => done,
        }
    }

    fn remove_locked(self, entry: &CacheFolder, cache: &Cache, older_than: Duration) -> io::Result<Removed> {
        if age(self.last_use(entry)?) < older_than {
            return Ok(Removed::No);
        }
        let Some(_alone) = self.try_lock(&entry.lock)? else { return Ok(Removed::InUse) };
        // Another process may have used the entry before it was locked.
        if age(self.last_use(entry)?) < older_than {
            return Ok(Removed::No);
        }
        let trash = Staging::in_folder(&cache.path(""))?;
        match self {
            // The lock file stays: it is empty, and there are at most eight.
            ContentKind::Target => take(&entry.folder, &trash)?,
            ContentKind::Loaded => take(&entry.folder, &trash)?,
            ContentKind::Runtime => {
                take(&entry.folder, &trash)?;
                fs::remove_file(&entry.lock)?;
            }
            ContentKind::Crate => {
                if let Removed::InUse = remove_built(entry, cache, &trash)? {
                    return Ok(Removed::InUse);
                }
                take(&entry.folder, &trash)?;
                fs::remove_file(&entry.lock)?;
            }
        }
        Ok(Removed::Yes)
    }

    /// The lock of an entry; `None` while another process uses the entry.
    fn try_lock(self, path: &Path) -> io::Result<Option<File>> {
        let file = match self {
            ContentKind::Loaded => File::open(path)?,
            // Older versions of quaff left no lock file.
            ContentKind::Runtime => File::options().create(true).append(true).open(path)?,
            ContentKind::Target | ContentKind::Crate => File::options().append(true).open(path)?,
        };
        match file.try_lock() {
            // Another process has removed the lock file in the meantime.
            Ok(()) if !is_there(&file) => Err(io::ErrorKind::NotFound.into()),
            Ok(()) => Ok(Some(file)),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn last_use(self, entry: &CacheFolder) -> io::Result<SystemTime> {
        let modified = |path: &Path| fs::symlink_metadata(path).and_then(|found| found.modified());
        match self {
            // `quaff_swig` updates the modification time of this file whenever it loads the module.
            ContentKind::Loaded => {
                modified(&entry.folder.join("built.json")).or_else(|_| modified(&entry.folder))
            }
            ContentKind::Runtime => modified(&entry.lock).or_else(|_| modified(&entry.folder)),
            ContentKind::Target | ContentKind::Crate => modified(&entry.lock),
        }
    }
}

/// The time since `time`. A time in the future counts as now.
fn age(time: SystemTime) -> Duration {
    time.elapsed().unwrap_or_default()
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

fn is_hash(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Removes cargo's output for a crate from the target folder that the crate's lock names, unless a build uses
/// the folder.
fn remove_built(entry: &CacheFolder, cache: &Cache, trash: &Staging) -> io::Result<Removed> {
    let slot = fs::read_to_string(&entry.lock).ok().and_then(|number| number.parse().ok());
    let folder = slot.map(|number| cache.path(&slot::name(number)));
    let targets = ContentKind::Target.entries(cache).unwrap_or_default();
    let Some(target) = targets.into_iter().find(|target| Some(&target.folder) == folder.as_ref()) else {
        return Ok(Removed::Yes);
    };
    let Some(_alone) = ContentKind::Target.try_lock(&target.lock)? else { return Ok(Removed::InUse) };
    let name = entry.folder.file_name().unwrap_or_default().to_string_lossy();
    built(&target.folder, &name).iter().try_for_each(|path| take(path, trash))?;
    Ok(Removed::Yes)
}

/// The files and folders in a target folder that cargo has written for one crate.
fn built(target: &Path, name: &str) -> Vec<PathBuf> {
    let is_folder = |path: &PathBuf| fs::symlink_metadata(path).is_ok_and(|found| found.is_dir());
    let releases = [target.to_path_buf()].into_iter().chain(paths(target)).map(|path| path.join("release"));
    let releases: Vec<PathBuf> = releases.filter(is_folder).collect();
    let inner = |release: &PathBuf| ["", "deps", "build", ".fingerprint"].map(|folder| release.join(folder));
    let all = releases.iter().flat_map(inner).filter(is_folder).flat_map(|folder| paths(&folder));
    let is_of = |path: &PathBuf| {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let stem = file.strip_prefix("lib").unwrap_or(&file);
        [&*file, stem].into_iter().any(|stem| {
            stem.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '.']))
        })
    };
    all.filter(is_of).collect()
}

/// Removes a file, a link or a folder, if it exists: first by renaming, which is atomic, and then from the
/// disk.
fn take(path: &Path, trash: &Staging) -> io::Result<()> {
    let away = trash.path().join("removed");
    match fs::rename(path, &away) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        renamed => renamed?,
    }
    if fs::symlink_metadata(&away)?.is_dir() { fs::remove_dir_all(&away) } else { fs::remove_file(&away) }
}

// The space that folders take on the disk.

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
