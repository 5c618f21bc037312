//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::object::Object;
use quaff_runtime::python::{
    Call, Class, Face, Function, Handover, Literal, Loaded, Member, On, Overload, object, scalar,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &BEHIND, &BOTH, &EXPLAINED, &HALF, &INDENTED, &LISTED, &NEITHER, &RAW, &SAID, &TYPED, &WORDED,
];

static BEHIND: Function = Function {
    name: c"behind",
    doc: c"behind(count)\n\
--\n\
\n\
Said behind it.",
    keywords: &["count"],
    stream: false,
    overloads: &[
        // example.i:56: behind
        Overload {
            parameters: &[scalar::<i32>("count")],
            call: Call::of::<(i32,), i32>(ffi::behind),
        },
    ],
    entry: quaff_runtime::entry!(BEHIND),
};

static BOTH: Function = Function {
    name: c"both",
    doc: c"both(arg1, arg2=..., /)\n\
--\n\
\n\
*Overload 1:*\n\
First.\n\
\n\
|\n\
\n\
*Overload 2:*\n\
Second.",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:37: both
        Overload {
            parameters: &[scalar::<i32>("arg1")],
            call: Call::of::<(i32,), i32>(ffi::both),
        },
        // example.i:39: both
        Overload {
            parameters: &[scalar::<f64>("arg1"), scalar::<f64>("arg2")],
            call: Call::of::<(f64, f64), i32>(ffi::both_2),
        },
    ],
    entry: quaff_runtime::entry!(BOTH),
};

static EXPLAINED: Function = Function {
    name: c"explained",
    doc: c"explained(*args)\n\
--\n\
\n\
Of one of the overloads.",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:61: explained
        Overload {
            parameters: &[scalar::<i32>("n")],
            call: Call::of::<(i32,), i32>(ffi::explained),
        },
        // example.i:62: explained
        Overload {
            parameters: &[scalar::<f64>("x")],
            call: Call::of::<(f64,), i32>(ffi::explained_2),
        },
    ],
    entry: quaff_runtime::entry!(EXPLAINED),
};

static HALF: Function = Function {
    name: c"half",
    doc: c"half(x)\n\
--\n\
\n\
Halves a number.\n\
:type x: float\n\
:param x: the number x 1\n\
:raises: std::domain_error never",
    keywords: &["x"],
    stream: false,
    overloads: &[
        // example.i:34: half
        Overload {
            parameters: &[scalar::<f64>("x")],
            call: Call::of::<(f64,), f64>(ffi::half),
        },
    ],
    entry: quaff_runtime::entry!(HALF),
};

static INDENTED: Function = Function {
    name: c"indented",
    doc: c"indented()\n\
--\n\
\n\
\n\
Says how it is called:\n\
\n\
\x20\x20\x20\x20indented()",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:55: indented
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::indented),
        },
    ],
    entry: quaff_runtime::entry!(INDENTED),
};

static LISTED: Function = Function {
    name: c"listed",
    doc: c"listed(count)\n\
--\n\
\n\
listed(count) -> int\n\
\n\
Parameters\n\
----------\n\
count: int",
    keywords: &["count"],
    stream: false,
    overloads: &[
        // example.i:44: listed
        Overload {
            parameters: &[scalar::<i32>("count")],
            call: Call::of::<(i32,), i32>(ffi::listed),
        },
    ],
    entry: quaff_runtime::entry!(LISTED),
};

static NEITHER: Function = Function {
    name: c"neither",
    doc: c"neither(arg1, arg2=..., /)\n\
--\n\
\n\
",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:40: neither
        Overload {
            parameters: &[scalar::<i32>("arg1")],
            call: Call::of::<(i32,), i32>(ffi::neither),
        },
        // example.i:41: neither
        Overload {
            parameters: &[scalar::<f64>("arg1"), scalar::<f64>("arg2")],
            call: Call::of::<(f64, f64), i32>(ffi::neither_2),
        },
    ],
    entry: quaff_runtime::entry!(NEITHER),
};

static RAW: Function = Function {
    name: c"raw",
    doc: c"raw(count)\n\
--\n\
\n\
\\brief As it \\b stands.",
    keywords: &["count"],
    stream: false,
    overloads: &[
        // example.i:49: raw
        Overload {
            parameters: &[scalar::<i32>("count")],
            call: Call::of::<(i32,), i32>(ffi::raw),
        },
    ],
    entry: quaff_runtime::entry!(RAW),
};

static SAID: Function = Function {
    name: c"said",
    doc: c"said(count)\n\
--\n\
\n\
whatever it says",
    keywords: &["count"],
    stream: false,
    overloads: &[
        // example.i:45: said
        Overload {
            parameters: &[scalar::<i32>("count")],
            call: Call::of::<(i32,), i32>(ffi::said),
        },
    ],
    entry: quaff_runtime::entry!(SAID),
};

static TYPED: Function = Function {
    name: c"typed",
    doc: c"typed(count, counter, scale=2)\n\
--\n\
\n\
typed(int count, Counter counter, double scale=2) -> int",
    keywords: &["count", "counter", "scale"],
    stream: false,
    overloads: &[
        // example.i:43: typed
        Overload {
            parameters: &[scalar::<i32>("count"), object("counter", &COUNTER)],
            call: Call::of::<(i32, Object), i32>(ffi::typed_2),
        },
        // example.i:43: typed
        Overload {
            parameters: &[
                scalar::<i32>("count"),
                object("counter", &COUNTER),
                scalar::<f64>("scale").default(Literal::Float(2.0)),
            ],
            call: Call::of::<(i32, Object, f64), i32>(ffi::typed),
        },
    ],
    entry: quaff_runtime::entry!(TYPED),
};

static WORDED: Function = Function {
    name: c"worded",
    doc: c"worded(count)\n\
--\n\
\n\
\n\
Says this\n\
\x20\x20and no more.",
    keywords: &["count"],
    stream: false,
    overloads: &[
        // example.i:47: worded
        Overload {
            parameters: &[scalar::<i32>("count")],
            call: Call::of::<(i32,), i32>(ffi::worded),
        },
    ],
    entry: quaff_runtime::entry!(WORDED),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[&COUNTER];

// example.i:15: Counter
static COUNTER: Class = Class {
    name: c"Counter",
    cxx_name: "Counter",
    doc: c"Counter(start, loud=False)\n\
--\n\
\n\
A counter, see 'how it counts'.",
    bases: &[],
    constructor: Some(&COUNTER_INIT),
    init: quaff_runtime::constructor!(COUNTER),
    destroy: ffi::Counter_destroy,
    members: quaff_runtime::members![
        Member::property(&COUNTER_VALUE_GET, Some(&COUNTER_VALUE_SET)),
        Member::Method(&COUNTER_ADD),
        Member::ConstMethod(&COUNTER_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static COUNTER_INIT: Function = Function {
    name: c"__init__",
    doc: c"__init__($self, start, loud=False)\n\
--\n\
\n\
Begins somewhere.\n\
\n\
:type start: int\n\
:param start: where",
    keywords: &["start", "loud"],
    stream: false,
    overloads: &[
        // example.i:17: Counter::Counter
        Overload {
            parameters: &[scalar::<i32>("start")],
            call: Call::construct::<(i32,)>(&COUNTER, ffi::Counter_init_2),
        },
        // example.i:17: Counter::Counter
        Overload {
            parameters: &[
                scalar::<i32>("start"),
                scalar::<bool>("loud").default(Literal::Bool(false)),
            ],
            call: Call::construct::<(i32, bool)>(&COUNTER, ffi::Counter_init),
        },
    ],
    entry: quaff_runtime::named_constructor!(COUNTER_INIT, COUNTER),
};

static COUNTER_VALUE_GET: Function = Function {
    name: c"value",
    doc: c"value($self)\n\
--\n\
\n\
where it is",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:19: Counter::value
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Counter_value_get),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_VALUE_GET, COUNTER),
};

static COUNTER_VALUE_SET: Function = Function {
    name: c"value",
    doc: c"value($self, value)\n\
--\n\
\n\
where it is",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:19: Counter::value
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Counter_value_set),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_VALUE_SET, COUNTER),
};

static COUNTER_ADD: Function = Function {
    name: c"add",
    doc: c"add($self, by)\n\
--\n\
\n\
Counts on, by **much**:\n\
\n\
.. code-block:: python\n\
\n\
\x20\x20\x20\x20counter.add(2)\n\
:type by: int, in\n\
:param by: how far\n\
:rtype: int\n\
:return: where it is then, or None",
    keywords: &["by"],
    stream: false,
    overloads: &[
        // example.i:28: Counter::add
        Overload {
            parameters: &[scalar::<i32>("by")],
            call: Call::of::<On<(i32,)>, i32>(ffi::Counter_add),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_ADD, COUNTER),
};

static COUNTER_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:15: Counter::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&COUNTER, Handover::Owned, ffi::Counter_copy),
        },
    ],
    entry: quaff_runtime::const_method!(COUNTER_COPY, COUNTER),
};
