//! Functions of the shim that make objects of Python's values, and the other way round.

use super::names::Names;
use super::{ClassFace, PlannedClass};
use crate::interface::container;
use std::collections::BTreeSet;

/// What a class has of them: none, where nothing in the module converts.
#[derive(Debug, Default)]
pub struct Conversion {
    /// Tells C++ where the class's table is.
    pub tell: Option<String>,
    /// Whether C++ throws its objects.
    pub is_thrown: bool,
    from_python: Option<String>,
    to_python: Option<String>,
}

impl Conversion {
    /// Those of a class, by what its symbols begin with; `among` says that the module has a class that converts.
    fn of(cxx: &str, label: &str, among: bool, is_thrown: bool, names: &mut Names) -> Conversion {
        let mut symbol = |is_there: bool, what: &str| {
            is_there.then(|| names.symbol(&format!("{label}_{what}"), &[], "", false))
        };
        Conversion {
            is_thrown,
            tell: symbol(among || is_thrown, "tell"),
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

/// Where some class of the module converts, all may be inside its objects.
pub(super) fn add(classes: &mut [PlannedClass], thrown: &BTreeSet<String>, names: &mut Names) {
    let known = |class: &PlannedClass| (class.face != ClassFace::Opaque).then(|| class.cxx.clone());
    let among = classes.iter().filter_map(known).any(|cxx| container::converts(&cxx));
    let thrown = self::thrown(classes, thrown);
    for (class, is_thrown) in
        classes.iter_mut().zip(thrown).filter(|(class, _)| class.face != ClassFace::Pointer)
    {
        let cxx = known(class).unwrap_or_default();
        class.conversion = Conversion::of(&cxx, &class.constant.to_lowercase(), among, is_thrown, names);
    }
}

/// The classes whose objects are thrown, with their bases and what is derived of them: Python catches one as the other.
fn thrown(classes: &[PlannedClass], written: &BTreeSet<String>) -> Vec<bool> {
    let is_named = |class: &PlannedClass| {
        class.face == ClassFace::Module && written.iter().any(|text| names_class(text, &class.cxx))
    };
    let mut thrown: Vec<bool> = classes.iter().map(is_named).collect();
    loop {
        let before = thrown.clone();
        for (index, class) in classes.iter().enumerate() {
            for base in class.bases.iter().filter(|base| classes[base.class].face == ClassFace::Module) {
                let either = thrown[index] || thrown[base.class];
                (thrown[index], thrown[base.class]) = (either, either);
            }
        }
        if before == thrown {
            return thrown;
        }
    }
}

/// Whether a type that a function says it throws, as it is written, is a class.
fn names_class(written: &str, cxx: &str) -> bool {
    let is_mark = |letter: char| letter.is_whitespace() || letter == '&' || letter == '*';
    let plain = |text: &str| text.trim_start_matches("const ").replace(is_mark, "");
    let (written, cxx) = (plain(written), plain(cxx));
    let name = written.trim_start_matches("::");
    !name.is_empty() && (cxx == name || cxx.ends_with(&format!("::{name}")))
}
