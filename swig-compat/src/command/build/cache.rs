//! The user's cache: emitted crates, the runtime's sources, and the one target folder.

use super::super::failure::{Failure, reason};
use super::step;
use include_dir::{Dir, DirEntry, include_dir};
use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// The crate `quaff` as this binary was built with it: a module is built from what its compiler knows.
static SOURCES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../src");
static HEADERS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../cpp/include");
const MANIFEST: &str = include_str!("../../../../Cargo.toml");
const LOCK: &str = include_str!("../../../../Cargo.lock");
const BUILD_SCRIPT: &str = include_str!("../../../../build.rs");

/// The cache's folder.
pub(super) struct Cache {
    root: PathBuf,
}

/// Where the crate of one interface file lives.
pub(super) struct CrateHome {
    pub folder: PathBuf,
    /// What it is called. In a shared target folder cargo takes crates of one name for one crate, wherever they lie.
    pub name: String,
}

impl Cache {
    /// `QUAFF_CACHE_DIR`, or `quaff` in the user's cache folder.
    pub(super) fn open() -> Result<Cache, Failure> {
        let own = env::var_os("QUAFF_CACHE_DIR").map(PathBuf::from);
        let shared = || env::var_os("XDG_CACHE_HOME").map(|folder| PathBuf::from(folder).join("quaff"));
        let home = || env::var_os("HOME").map(|folder| PathBuf::from(folder).join(".cache/quaff"));
        let root = own.or_else(shared).or_else(home).ok_or_else(|| {
            Failure::new("there is no folder for the cache: `HOME` is not set", "set `QUAFF_CACHE_DIR`")
        })?;
        fs::create_dir_all(&root).map_err(|error| {
            let fact = format!("cannot use the cache `{}`: {}", root.display(), reason(&error));
            Failure::new(fact, "set `QUAFF_CACHE_DIR` to a folder that you may write to")
        })?;
        Ok(Cache { root })
    }

    /// Where cargo builds.
    pub(super) fn target(&self) -> PathBuf {
        self.root.join("target")
    }

    /// Waits until no other build uses the cache. It is free again when the file is dropped, or the process ends.
    pub(super) fn lock(&self) -> Result<fs::File, Failure> {
        let path = self.root.join("lock");
        let lock = || {
            let file = fs::File::create(&path)?;
            if file.try_lock().is_err() {
                step("Waiting", "for another build");
                file.lock()?;
            }
            Ok(file)
        };
        lock().map_err(|error| Failure::unwritable(&self.root, &error))
    }

    /// The crate of one interface file: modules of one name in two places are two crates.
    pub(super) fn crate_home(&self, module: &str, interface: &Path) -> Result<CrateHome, Failure> {
        let name = format!("{module}_{:016x}", hash(interface));
        let folder = self.root.join("modules").join(&name);
        fs::create_dir_all(&folder).map_err(|error| Failure::unwritable(&folder, &error))?;
        Ok(CrateHome { folder, name })
    }

    /// The runtime's sources, written once for each version of them. The crate in `user` starts from the versions of
    /// dependencies that the runtime was tested with.
    pub(super) fn runtime(&self, user: &Path) -> Result<PathBuf, Failure> {
        let texts: Vec<(PathBuf, &[u8])> =
            [entries(&SOURCES, "src"), entries(&HEADERS, "cpp/include")].concat();
        let folder =
            self.root.join(format!("runtime-{:016x}", hash(&(&texts, MANIFEST, LOCK, BUILD_SCRIPT))));
        let written = if folder.is_dir() { Ok(()) } else { write_runtime(&self.root, &folder, &texts) };
        let lock = user.join("Cargo.lock");
        written
            .and_then(|()| if lock.exists() { Ok(()) } else { fs::write(lock, LOCK) })
            .map_err(|error| Failure::unwritable(&self.root, &error))?;
        Ok(folder)
    }
}

fn write_runtime(root: &Path, folder: &Path, texts: &[(PathBuf, &[u8])]) -> io::Result<()> {
    let staging = tempfile::Builder::new().prefix("runtime-").tempdir_in(root)?;
    for (path, text) in texts {
        let path = staging.path().join(path);
        fs::create_dir_all(path.parent().unwrap_or(root))?;
        fs::write(path, text)?;
    }
    // The workspace's other member stays at home.
    fs::write(staging.path().join("Cargo.toml"), MANIFEST.replace("[\"swig-compat\"]", "[]"))?;
    fs::write(staging.path().join("build.rs"), BUILD_SCRIPT)?;
    match fs::rename(staging.keep(), folder) {
        // Another build was faster and wrote the same.
        Err(_) if folder.is_dir() => Ok(()),
        outcome => outcome,
    }
}

fn entries(dir: &'static Dir<'static>, below: &str) -> Vec<(PathBuf, &'static [u8])> {
    let mut found = Vec::new();
    let mut open = vec![dir];
    while let Some(dir) = open.pop() {
        for entry in dir.entries() {
            match entry {
                DirEntry::Dir(dir) => open.push(dir),
                DirEntry::File(file) => found.push((Path::new(below).join(file.path()), file.contents())),
            }
        }
    }
    found.sort();
    found
}

fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
