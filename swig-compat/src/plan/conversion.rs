//! Functions of the shim that make objects of Python's values, and the other way round.

use super::names::Names;
use crate::interface::container;

/// What a class has of them: none, where nothing in the module converts.
#[derive(Debug, Default)]
pub struct Conversion {
    /// Tells C++ where the class's table is.
    pub tell: Option<String>,
    from_python: Option<String>,
    to_python: Option<String>,
}

impl Conversion {
    /// Those of a class, by what its symbols begin with; `among` says that the module has a class that converts.
    pub(super) fn of(cxx: &str, label: &str, among: bool, names: &mut Names) -> Conversion {
        let mut symbol = |is_there: bool, what: &str| {
            is_there.then(|| names.symbol(&format!("{label}_{what}"), &[], "", false))
        };
        Conversion {
            tell: symbol(among, "tell"),
            from_python: symbol(container::converts(cxx), "from_python"),
            to_python: symbol(container::is_value(cxx), "to_python"),
        }
    }

    pub fn from_python(&self) -> Option<&str> {
        self.from_python.as_deref()
    }

    pub fn to_python(&self) -> Option<&str> {
        self.to_python.as_deref()
    }
}
