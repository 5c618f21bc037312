//! Classes in the header: the types of handles, and the functions that free them.

use crate::emit::text::block;
use crate::plan::{CClass, Plan};

/// The types of handles, and the functions that free them.
pub(super) fn types(plan: &Plan, classes: &[CClass]) -> String {
    let r#type = |class: &CClass| {
        let planned = &plan.classes[class.class];
        let doc = planned.doc.iter().flat_map(|doc| doc.lines()).map(str::to_owned);
        let origin = format!("{}: {}", planned.place, planned.cxx);
        let bases: Vec<String> = (planned.bases.iter())
            .filter_map(|base| classes.iter().find(|each| each.class == base.class))
            .map(|base| format!("A handle can be passed as `({} *)`.", base.name))
            .collect();
        let comment = block("/*", "", &doc.chain(bases).chain([origin]).collect::<Vec<_>>());
        let (name, free) = (&class.name, &class.free);
        format!("\n{comment}typedef struct {name} {name};\nint {free}({name} *object);\n")
    };
    match classes {
        [] => String::new(),
        _ => format!("{HANDLES}{}", classes.iter().map(r#type).collect::<String>()),
    }
}

/// The comment on the rules for all handles.
const HANDLES: &str = "
/* Objects are handles, which functions recognize: one that was freed, or that is of another class, is an
 * error. The caller frees each handle that a function gives, and with it the object, unless C++ owns it. The
 * handle of a part of another object cannot be used after that object was freed. One thread at a time may use
 * an object. A function that C++ calls must not free or give away an object that a running call uses, which
 * nothing checks. */
";
