//! Parameters that take C++ objects, which may be elements of containers.

use crate::python::instance::Instance;
use crate::python::interpreter::Result;
use crate::python::table::object::Code;
use crate::python::table::{Arguments, Class, Kind, ObjectCode, Parameter, Taken, Then};

pub(crate) const CODE: ObjectCode = ObjectCode(&Code {
    converts: Taken::converts_value,
    check: Taken::check_value,
    settled: Taken::settled_value,
    give: |arguments| arguments.give_arguments(),
    keep: |arguments, index| arguments.keep_at(index),
    follow: |arguments, parameters, has_returned| arguments.follow(parameters, has_returned),
});

/// An object by reference or by value; with [`Parameter::or_none`] by pointer.
pub const fn object(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Nothing)
}

/// An object that what the call is for, or makes, points to afterwards.
pub const fn kept(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Kept)
}

/// An object that is C++'s afterwards.
pub const fn disowned(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Disowned)
}

/// An object that the call frees.
pub const fn consumed(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Consumed)
}

/// An object that moves to C++, from its only owner.
pub const fn released(name: &'static str, class: &'static Class) -> Parameter {
    taken(name, class, Then::Released)
}

const fn taken(name: &'static str, class: &'static Class, then: Then) -> Parameter {
    let taken = Taken {
        class: Some(class),
        null: false,
        changes: false,
        converts: false,
        made_by: None,
        parts: true,
        several: false,
        functions: None,
        then,
        code: CODE,
    };
    Parameter::new(name, Kind::Object(taken))
}

impl Arguments<'_, '_> {
    /// First all are written: one may be an element of another.
    pub(crate) fn follow(&self, parameters: &'static [Parameter], has_returned: bool) -> Result<()> {
        let changed = |(index, parameter): (usize, &Parameter)| {
            parameter.kind.object().filter(|taken| taken.changes)?;
            Instance::of(self.object(index))
        };
        let changed = parameters.iter().enumerate().filter_map(changed);
        let tied: Vec<&Instance> = changed.filter(|instance| instance.is_tied()).collect();
        let mut written = Ok(());
        for instance in &tied {
            written = written.and(instance.write_elements(self.py));
        }
        // Elements of the other container leave their places as those of the container do that `swap` is called on.
        let is_swapped = has_returned && self.this.is_some_and(|this| this.swaps(self.function()));
        for instance in tied {
            if is_swapped { instance.leave_all(self.py) } else { instance.read_after_change(self.py) }
        }
        written
    }
}
