//! The locations of the files that are installed with the command: for CMake, for SWIG, and for C++
//! compilers.

use super::Failure;
use std::env;
use std::path::{Path, PathBuf};

/// A folder whose location differs between an installation and a checkout.
pub(super) struct Carried {
    /// The path below the folder that contains `bin/quaff`.
    installed: &'static str,
    /// The path below the folder that contains `target/`.
    checkout: &'static str,
    /// A file that the folder contains, by which the folder is recognised.
    has: &'static str,
}

pub(super) const CMAKE: Carried =
    Carried { installed: "share/quaff/cmake", checkout: "cmake", has: "quaffConfig.cmake" };
pub(super) const INCLUDE: Carried =
    Carried { installed: "share/quaff/include", checkout: "swig-compat/library", has: "quaff.i" };

impl Carried {
    /// Prints the folder's path.
    pub(super) fn tell(&self) -> Result<(), Failure> {
        let program = env::current_exe().and_then(|path| path.canonicalize()).unwrap_or_default();
        let folder = self.find(&program).ok_or_else(|| {
            let fact = format!("there is no `{}` next to `{}`", self.has, program.display());
            Failure::new(fact, "install the command with `pip install quaff-swig`")
        })?;
        anstream::println!("{}", folder.display());
        Ok(())
    }

    fn find(&self, program: &Path) -> Option<PathBuf> {
        let places = program
            .ancestors()
            .skip(2)
            .flat_map(|above| [self.installed, self.checkout].map(|folder| above.join(folder)));
        places.into_iter().find(|folder| folder.join(self.has).is_file())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn folders_are_found_in_an_installation_and_in_a_checkout() {
        for (program, folder) in [("bin/quaff", CMAKE.installed), ("target/debug/quaff", CMAKE.checkout)] {
            let root = tempfile::tempdir().unwrap();
            let program = root.path().join(program);
            assert_eq!(CMAKE.find(&program), None);
            fs::create_dir_all(root.path().join(folder)).unwrap();
            fs::write(root.path().join(folder).join(CMAKE.has), "").unwrap();
            assert_eq!(CMAKE.find(&program), Some(root.path().join(folder)));
        }
    }
}
