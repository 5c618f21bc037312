//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::object::Object;
use quaff_runtime::python::{
    Call, Class, Face, Function, Held, Loaded, Member, On, Overload, ReturnedText, Variable,
    c_text, disowned, fixed, kept, leave, object, read, scalar, text,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &ADD,
    &ADDRESS,
    &ANYTHING,
    &APPLY,
    &COLOUR,
    &COPIED,
    &CORNER,
    &DOUBLER,
    &DROP,
    &FOLLOW,
    &IS_GREEN,
    &IS_OUTPUT,
    &LAMP,
    &LAST,
    &MOVED,
    &OPENED,
    &OUTPUT,
    &POINTER,
    &READ,
    &READ_FIXED,
    &REFERENCE,
    &TWICE,
    &WATTS,
    &WHICH,
    &WIRE,
];

/// Every variable of the module, by name.
pub(crate) static VARIABLES: &[Variable] = &[
    Variable::new("chosen", &CHOSEN_GET, Some(&CHOSEN_SET)),
    Variable::new("constants", &CONSTANTS_GET, None),
    Variable::new("current", &CURRENT_GET, Some(&CURRENT_SET)),
    Variable::new("name", &NAME_GET, Some(&NAME_SET)),
    Variable::new("number", &NUMBER_GET, Some(&NUMBER_SET)),
    Variable::new("record", &RECORD_GET, Some(&RECORD_SET)),
    Variable::new("square", &SQUARE_GET, Some(&SQUARE_SET)),
    Variable::new("table", &TABLE_GET, Some(&TABLE_SET)),
];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(value)\n\
--\n\
\n\
add(value: _p_int) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:13: c::add
        Overload {
            parameters: &[object("value", &P_INT)],
            call: Call::of::<(Object,), i32>(ffi::add),
        },
    ],
    entry: quaff_runtime::entry!(ADD),
};

static ADDRESS: Function = Function {
    name: c"address",
    doc: c"address(value)\n\
--\n\
\n\
address(value: _p_int or None) -> _p_p_int | None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:17: c::address
        Overload {
            parameters: &[object("value", &P_INT).or_none()],
            call: Call::object::<(Object,)>(&P_P_INT, Held::Borrowed, ffi::address),
        },
    ],
    entry: quaff_runtime::entry!(ADDRESS),
};

static ANYTHING: Function = Function {
    name: c"anything",
    doc: c"anything(value)\n\
--\n\
\n\
anything(value: _p_void or None) -> _p_void | None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:32: c::anything
        Overload {
            parameters: &[object("value", &P_VOID).of_any_class().or_none()],
            call: Call::object::<(Object,)>(&P_VOID, Held::Borrowed, ffi::anything),
        },
    ],
    entry: quaff_runtime::entry!(ANYTHING),
};

static APPLY: Function = Function {
    name: c"apply",
    doc: c"apply(function, value)\n\
--\n\
\n\
apply(function: _p_f_int_int or None, value: int32) -> int",
    keywords: &["function", "value"],
    stream: false,
    overloads: &[
        // example.i:53: c::apply
        Overload {
            parameters: &[
                object("function", &P_F_INT_INT).or_none(),
                scalar::<i32>("value"),
            ],
            call: Call::of::<(Object, i32), i32>(ffi::apply),
        },
    ],
    entry: quaff_runtime::entry!(APPLY),
};

static COLOUR: Function = Function {
    name: c"colour",
    doc: c"colour()\n\
--\n\
\n\
colour() -> _p_c__Colour | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:60: c::colour
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_C_COLOUR, Held::Borrowed, ffi::colour),
        },
    ],
    entry: quaff_runtime::entry!(COLOUR),
};

static COPIED: Function = Function {
    name: c"copied",
    doc: c"copied(value)\n\
--\n\
\n\
copied(value: int32) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:15: c::copied
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), i32>(ffi::copied),
        },
    ],
    entry: quaff_runtime::entry!(COPIED),
};

static CORNER: Function = Function {
    name: c"corner",
    doc: c"corner(values)\n\
--\n\
\n\
corner(values: _p_a_double_2 or None) -> float",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // example.i:47: c::corner
        Overload {
            parameters: &[object("values", &P_A_DOUBLE_2).or_none()],
            call: Call::of::<(Object,), f64>(ffi::corner),
        },
    ],
    entry: quaff_runtime::entry!(CORNER),
};

static DOUBLER: Function = Function {
    name: c"doubler",
    doc: c"doubler()\n\
--\n\
\n\
doubler() -> _p_f_int_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:52: c::doubler
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_F_INT_INT, Held::Borrowed, ffi::doubler),
        },
    ],
    entry: quaff_runtime::entry!(DOUBLER),
};

static DROP: Function = Function {
    name: c"drop",
    doc: c"drop(lamp)\n\
--\n\
\n\
drop(lamp: _p_Lamp or None) -> None",
    keywords: &["lamp"],
    stream: false,
    overloads: &[
        // example.i:93: drop
        Overload {
            parameters: &[object("lamp", &P_LAMP).or_none()],
            call: Call::of::<(Object,), ()>(ffi::drop),
        },
    ],
    entry: quaff_runtime::entry!(DROP),
};

static FOLLOW: Function = Function {
    name: c"follow",
    doc: c"follow(value)\n\
--\n\
\n\
follow(value: _p_p_int or None) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:22: c::follow
        Overload {
            parameters: &[object("value", &P_P_INT).or_none()],
            call: Call::of::<(Object,), i32>(ffi::follow),
        },
    ],
    entry: quaff_runtime::entry!(FOLLOW),
};

static IS_GREEN: Function = Function {
    name: c"is_green",
    doc: c"is_green(colour)\n\
--\n\
\n\
is_green(colour: _p_c__Colour or None) -> bool",
    keywords: &["colour"],
    stream: false,
    overloads: &[
        // example.i:64: c::is_green
        Overload {
            parameters: &[object("colour", &P_C_COLOUR).or_none()],
            call: Call::of::<(Object,), bool>(ffi::is_green),
        },
    ],
    entry: quaff_runtime::entry!(IS_GREEN),
};

static IS_OUTPUT: Function = Function {
    name: c"is_output",
    doc: c"is_output(file)\n\
--\n\
\n\
is_output(file: _p_FILE or None) -> bool",
    keywords: &["file"],
    stream: false,
    overloads: &[
        // example.i:57: c::is_output
        Overload {
            parameters: &[object("file", &P_FILE).or_none()],
            call: Call::of::<(Object,), bool>(ffi::is_output),
        },
    ],
    entry: quaff_runtime::entry!(IS_OUTPUT),
};

static LAMP: Function = Function {
    name: c"lamp",
    doc: c"lamp(watts)\n\
--\n\
\n\
lamp(watts: int32) -> _p_Lamp | None",
    keywords: &["watts"],
    stream: false,
    overloads: &[
        // example.i:86: lamp
        Overload {
            parameters: &[scalar::<i32>("watts")],
            call: Call::object::<(i32,)>(&P_LAMP, Held::Borrowed, ffi::lamp),
        },
    ],
    entry: quaff_runtime::entry!(LAMP),
};

static LAST: Function = Function {
    name: c"last",
    doc: c"last(values)\n\
--\n\
\n\
last(values: _p_int or None) -> int",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // example.i:46: c::last
        Overload {
            parameters: &[object("values", &P_INT).or_none()],
            call: Call::of::<(Object,), i32>(ffi::last),
        },
    ],
    entry: quaff_runtime::entry!(LAST),
};

static MOVED: Function = Function {
    name: c"moved",
    doc: c"moved(value)\n\
--\n\
\n\
moved(value: _p_int) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:16: c::moved
        Overload {
            parameters: &[object("value", &P_INT)],
            call: Call::of::<(Object,), i32>(ffi::moved),
        },
    ],
    entry: quaff_runtime::entry!(MOVED),
};

static OPENED: Function = Function {
    name: c"opened",
    doc: c"opened(arg1, /)\n\
--\n\
\n\
Overloads of pointers.\n\
\n\
opened(arg1: str or None) -> int\n\
opened(arg1: _p_FILE or None) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:28: c::opened
        Overload {
            parameters: &[c_text("arg1")],
            call: Call::of::<(Text,), i32>(ffi::opened_2),
        },
        // example.i:27: c::opened
        Overload {
            parameters: &[object("arg1", &P_FILE).or_none()],
            call: Call::of::<(Object,), i32>(ffi::opened),
        },
    ],
    entry: quaff_runtime::entry!(OPENED),
};

static OUTPUT: Function = Function {
    name: c"output",
    doc: c"output()\n\
--\n\
\n\
Types that nothing declares.\n\
\n\
output() -> _p_FILE | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:56: c::output
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_FILE, Held::Borrowed, ffi::output),
        },
    ],
    entry: quaff_runtime::entry!(OUTPUT),
};

static POINTER: Function = Function {
    name: c"pointer",
    doc: c"pointer()\n\
--\n\
\n\
pointer() -> _p_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:11: c::pointer
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_INT, Held::Borrowed, ffi::pointer),
        },
    ],
    entry: quaff_runtime::entry!(POINTER),
};

static READ: Function = Function {
    name: c"read",
    doc: c"read(value)\n\
--\n\
\n\
read(value: _p_int or None) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:12: c::read
        Overload {
            parameters: &[object("value", &P_INT).or_none()],
            call: Call::of::<(Object,), i32>(ffi::read),
        },
    ],
    entry: quaff_runtime::entry!(READ),
};

static READ_FIXED: Function = Function {
    name: c"read_fixed",
    doc: c"read_fixed(value)\n\
--\n\
\n\
read_fixed(value: _p_int or None) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:24: c::read_fixed
        Overload {
            parameters: &[object("value", &P_INT).or_none()],
            call: Call::of::<(Object,), i32>(ffi::read_fixed),
        },
    ],
    entry: quaff_runtime::entry!(READ_FIXED),
};

static REFERENCE: Function = Function {
    name: c"reference",
    doc: c"reference()\n\
--\n\
\n\
reference() -> _p_int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:14: c::reference
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_INT, Held::Borrowed, ffi::reference),
        },
    ],
    entry: quaff_runtime::entry!(REFERENCE),
};

static TWICE: Function = Function {
    name: c"twice",
    doc: c"twice(value)\n\
--\n\
\n\
twice(value: int32) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:51: c::twice
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), i32>(ffi::twice),
        },
    ],
    entry: quaff_runtime::entry!(TWICE),
};

static WATTS: Function = Function {
    name: c"watts",
    doc: c"watts(*args)\n\
--\n\
\n\
watts(lamp: _p_Lamp or None) -> int\n\
watts(arg1: _p_Wire) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:91: watts
        Overload {
            parameters: &[object("lamp", &P_LAMP).or_none()],
            call: Call::of::<(Object,), i32>(ffi::watts),
        },
        // example.i:92: watts
        Overload {
            parameters: &[object("arg1", &P_WIRE)],
            call: Call::of::<(Object,), i32>(ffi::watts_2),
        },
    ],
    entry: quaff_runtime::entry!(WATTS),
};

static WHICH: Function = Function {
    name: c"which",
    doc: c"which(arg1, /)\n\
--\n\
\n\
which(arg1: _p_int or None) -> int\n\
which(arg1: _p_double or None) -> int\n\
which(arg1: _p_void or None) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:29: c::which
        Overload {
            parameters: &[object("arg1", &P_INT).or_none()],
            call: Call::of::<(Object,), i32>(ffi::which),
        },
        // example.i:30: c::which
        Overload {
            parameters: &[object("arg1", &P_DOUBLE).or_none()],
            call: Call::of::<(Object,), i32>(ffi::which_2),
        },
        // example.i:31: c::which
        Overload {
            parameters: &[object("arg1", &P_VOID).of_any_class().or_none()],
            call: Call::of::<(Object,), i32>(ffi::which_3),
        },
    ],
    entry: quaff_runtime::entry!(WHICH),
};

static WIRE: Function = Function {
    name: c"wire",
    doc: c"wire()\n\
--\n\
\n\
wire() -> _p_Wire | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:87: wire
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_WIRE, Held::Borrowed, ffi::wire),
        },
    ],
    entry: quaff_runtime::entry!(WIRE),
};

static CHOSEN_GET: Function = Function {
    name: c"cvar.chosen",
    doc: c"cvar.chosen()\n\
--\n\
\n\
cvar.chosen() -> _p_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:74: c::chosen
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_INT, Held::Borrowed, ffi::chosen_get),
        },
    ],
    entry: quaff_runtime::entry!(CHOSEN_GET),
};

static CHOSEN_SET: Function = Function {
    name: c"cvar.chosen",
    doc: c"cvar.chosen(value)\n\
--\n\
\n\
cvar.chosen(value: _p_int or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:74: c::chosen
        Overload {
            parameters: &[object("value", &P_INT).or_none()],
            call: Call::of::<(Object,), ()>(ffi::chosen_set),
        },
    ],
    entry: quaff_runtime::entry!(CHOSEN_SET),
};

static CONSTANTS_GET: Function = Function {
    name: c"cvar.constants",
    doc: c"cvar.constants()\n\
--\n\
\n\
cvar.constants() -> int32 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:43: c::constants
        Overload {
            parameters: &[],
            call: Call::part::<()>(Some(&P_INT), ffi::constants_get),
        },
    ],
    entry: quaff_runtime::entry!(CONSTANTS_GET),
};

static CURRENT_GET: Function = Function {
    name: c"cvar.current",
    doc: c"cvar.current()\n\
--\n\
\n\
cvar.current() -> Record | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:73: c::current
        Overload {
            parameters: &[],
            call: Call::object::<()>(&RECORD, Held::Borrowed, ffi::current_get),
        },
    ],
    entry: quaff_runtime::entry!(CURRENT_GET),
};

static CURRENT_SET: Function = Function {
    name: c"cvar.current",
    doc: c"cvar.current(value)\n\
--\n\
\n\
cvar.current(value: Record or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:73: c::current
        Overload {
            parameters: &[disowned("value", &RECORD).or_none()],
            call: Call::of::<(Object,), ()>(ffi::current_set),
        },
    ],
    entry: quaff_runtime::entry!(CURRENT_SET),
};

static NAME_GET: Function = Function {
    name: c"cvar.name",
    doc: c"cvar.name()\n\
--\n\
\n\
cvar.name() -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:45: c::name
        Overload {
            parameters: &[],
            call: Call::of::<(), ReturnedText>(ffi::name_get),
        },
    ],
    entry: quaff_runtime::entry!(NAME_GET),
};

static NAME_SET: Function = Function {
    name: c"cvar.name",
    doc: c"cvar.name(value)\n\
--\n\
\n\
cvar.name(value: str) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:45: c::name
        Overload {
            parameters: &[text("value")],
            call: Call::of::<(Text,), ()>(ffi::name_set),
        },
    ],
    entry: quaff_runtime::entry!(NAME_SET),
};

static NUMBER_GET: Function = Function {
    name: c"cvar.number",
    doc: c"cvar.number()\n\
--\n\
\n\
Numbers behind pointers and references.\n\
\n\
cvar.number() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:10: c::number
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::number_get),
        },
    ],
    entry: quaff_runtime::entry!(NUMBER_GET),
};

static NUMBER_SET: Function = Function {
    name: c"cvar.number",
    doc: c"cvar.number(value)\n\
--\n\
\n\
cvar.number(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:10: c::number
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), ()>(ffi::number_set),
        },
    ],
    entry: quaff_runtime::entry!(NUMBER_SET),
};

static RECORD_GET: Function = Function {
    name: c"cvar.record",
    doc: c"cvar.record()\n\
--\n\
\n\
cvar.record() -> Record",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:72: c::record
        Overload {
            parameters: &[],
            call: Call::object::<()>(&RECORD, Held::Part, ffi::record_get),
        },
    ],
    entry: quaff_runtime::entry!(RECORD_GET),
};

static RECORD_SET: Function = Function {
    name: c"cvar.record",
    doc: c"cvar.record(value)\n\
--\n\
\n\
cvar.record(value: Record) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:72: c::record
        Overload {
            parameters: &[object("value", &RECORD)],
            call: Call::of::<(Object,), ()>(ffi::record_set),
        },
    ],
    entry: quaff_runtime::entry!(RECORD_SET),
};

static SQUARE_GET: Function = Function {
    name: c"cvar.square",
    doc: c"cvar.square()\n\
--\n\
\n\
cvar.square() -> float64 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:44: c::square
        Overload {
            parameters: &[],
            call: Call::part::<()>(Some(&P_A_DOUBLE_2), ffi::square_get),
        },
    ],
    entry: quaff_runtime::entry!(SQUARE_GET),
};

static SQUARE_SET: Function = Function {
    name: c"cvar.square",
    doc: c"cvar.square(value)\n\
--\n\
\n\
cvar.square(value: _p_a_double_2 or None) -> None\n\
cvar.square(value: float64 array (2, 2)) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:44: c::square
        Overload {
            parameters: &[object("value", &P_A_DOUBLE_2).or_none().no_array()],
            call: Call::of::<(Object,), ()>(ffi::square_set_2),
        },
        // example.i:44: c::square
        Overload {
            parameters: &[read::<f64, u64>("value")
                .rank(2)
                .axes(&[fixed(2), fixed(2)])],
            call: Call::of::<(Contiguous,), ()>(ffi::square_set),
        },
    ],
    entry: quaff_runtime::entry!(SQUARE_SET),
};

static TABLE_GET: Function = Function {
    name: c"cvar.table",
    doc: c"cvar.table()\n\
--\n\
\n\
Arrays.\n\
\n\
cvar.table() -> int32 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:42: c::table
        Overload {
            parameters: &[],
            call: Call::part::<()>(Some(&P_INT), ffi::table_get),
        },
    ],
    entry: quaff_runtime::entry!(TABLE_GET),
};

static TABLE_SET: Function = Function {
    name: c"cvar.table",
    doc: c"cvar.table(value)\n\
--\n\
\n\
cvar.table(value: _p_int or None) -> None\n\
cvar.table(value: int32 array or sequence) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:42: c::table
        Overload {
            parameters: &[object("value", &P_INT).or_none().no_array()],
            call: Call::of::<(Object,), ()>(ffi::table_set_2),
        },
        // example.i:42: c::table
        Overload {
            parameters: &[read::<i32, u64>("value").rank(1).or_sequence()],
            call: Call::of::<(Contiguous,), ()>(ffi::table_set),
        },
    ],
    entry: quaff_runtime::entry!(TABLE_SET),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[
    &INDEX,
    &RECORD,
    &P_INT,
    &P_P_INT,
    &P_FILE,
    &P_DOUBLE,
    &P_VOID,
    &P_A_DOUBLE_2,
    &P_F_INT_INT,
    &P_C_COLOUR,
    &P_LAMP,
    &P_WIRE,
];

// example.i:35: c::Index
static INDEX: Class = Class {
    name: c"Index",
    cxx_name: "c::Index",
    doc: c"Index()\n\
--\n\
\n\
A template that nothing declares here, of names inside a class.\n\
\n\
Index()",
    bases: &[],
    constructor: Some(&INDEX_INIT),
    init: quaff_runtime::constructor!(INDEX),
    destroy: ffi::Index_destroy,
    members: &[Member::ConstMethod(&INDEX_COPY)],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static INDEX_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:35: c::Index::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&INDEX, ffi::Index_init),
        },
    ],
    entry: quaff_runtime::entry!(INDEX_INIT),
};

static INDEX_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Index",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:35: c::Index::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&INDEX, Held::Owned, ffi::Index_copy),
        },
    ],
    entry: quaff_runtime::const_method!(INDEX_COPY, INDEX),
};

// example.i:66: c::Record
static RECORD: Class = Class {
    name: c"Record",
    cxx_name: "c::Record",
    doc: c"Record()\n\
--\n\
\n\
Record()",
    bases: &[],
    constructor: Some(&RECORD_INIT),
    init: quaff_runtime::constructor!(RECORD),
    destroy: ffi::Record_destroy,
    members: &[
        Member::property(&RECORD_VALUES_GET, Some(&RECORD_VALUES_SET)),
        Member::property(&RECORD_NAME_GET, Some(&RECORD_NAME_SET)),
        Member::property(&RECORD_FIRST_GET, Some(&RECORD_FIRST_SET)),
        Member::property(&RECORD_FUNCTION_GET, Some(&RECORD_FUNCTION_SET)),
        Member::ConstMethod(&RECORD_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static RECORD_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:66: c::Record::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&RECORD, ffi::Record_init),
        },
    ],
    entry: quaff_runtime::entry!(RECORD_INIT),
};

static RECORD_VALUES_GET: Function = Function {
    name: c"values",
    doc: c"values($self)\n\
--\n\
\n\
values() -> int32 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:67: c::Record::values
        Overload {
            parameters: &[],
            call: Call::part::<On<()>>(Some(&P_INT), ffi::Record_values_get),
        },
    ],
    entry: quaff_runtime::method!(RECORD_VALUES_GET, RECORD),
};

static RECORD_VALUES_SET: Function = Function {
    name: c"values",
    doc: c"values($self, value)\n\
--\n\
\n\
values(value: _p_int or None) -> None\n\
values(value: int32 array or sequence) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:67: c::Record::values
        Overload {
            parameters: &[object("value", &P_INT).or_none().no_array()],
            call: Call::of::<On<(Object,)>, ()>(ffi::Record_values_set_2),
        },
        // example.i:67: c::Record::values
        Overload {
            parameters: &[read::<i32, u64>("value").rank(1).or_sequence()],
            call: Call::of::<On<(Contiguous,)>, ()>(ffi::Record_values_set),
        },
    ],
    entry: quaff_runtime::method!(RECORD_VALUES_SET, RECORD),
};

static RECORD_NAME_GET: Function = Function {
    name: c"name",
    doc: c"name($self)\n\
--\n\
\n\
name() -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:68: c::Record::name
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, ReturnedText>(ffi::Record_name_get),
        },
    ],
    entry: quaff_runtime::method!(RECORD_NAME_GET, RECORD),
};

static RECORD_NAME_SET: Function = Function {
    name: c"name",
    doc: c"name($self, value)\n\
--\n\
\n\
name(value: str) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:68: c::Record::name
        Overload {
            parameters: &[text("value")],
            call: Call::of::<On<(Text,)>, ()>(ffi::Record_name_set),
        },
    ],
    entry: quaff_runtime::method!(RECORD_NAME_SET, RECORD),
};

static RECORD_FIRST_GET: Function = Function {
    name: c"first",
    doc: c"first($self)\n\
--\n\
\n\
first() -> _p_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:69: c::Record::first
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&P_INT, Held::Borrowed, ffi::Record_first_get),
        },
    ],
    entry: quaff_runtime::method!(RECORD_FIRST_GET, RECORD),
};

static RECORD_FIRST_SET: Function = Function {
    name: c"first",
    doc: c"first($self, value)\n\
--\n\
\n\
first(value: _p_int or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:69: c::Record::first
        Overload {
            parameters: &[kept("value", &P_INT).or_none()],
            call: Call::of::<On<(Object,)>, ()>(ffi::Record_first_set),
        },
    ],
    entry: quaff_runtime::method!(RECORD_FIRST_SET, RECORD),
};

static RECORD_FUNCTION_GET: Function = Function {
    name: c"function",
    doc: c"function($self)\n\
--\n\
\n\
function() -> _p_f_int_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:70: c::Record::function
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&P_F_INT_INT, Held::Borrowed, ffi::Record_function_get),
        },
    ],
    entry: quaff_runtime::method!(RECORD_FUNCTION_GET, RECORD),
};

static RECORD_FUNCTION_SET: Function = Function {
    name: c"function",
    doc: c"function($self, value)\n\
--\n\
\n\
function(value: _p_f_int_int or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:70: c::Record::function
        Overload {
            parameters: &[kept("value", &P_F_INT_INT).or_none()],
            call: Call::of::<On<(Object,)>, ()>(ffi::Record_function_set),
        },
    ],
    entry: quaff_runtime::method!(RECORD_FUNCTION_SET, RECORD),
};

static RECORD_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Record",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:66: c::Record::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&RECORD, Held::Owned, ffi::Record_copy),
        },
    ],
    entry: quaff_runtime::const_method!(RECORD_COPY, RECORD),
};

// example.i:11: int
static P_INT: Class = Class {
    name: c"_p_int",
    cxx_name: "int",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_INT),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:17: int*
static P_P_INT: Class = Class {
    name: c"_p_p_int",
    cxx_name: "int*",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_P_INT),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:27: FILE
static P_FILE: Class = Class {
    name: c"_p_FILE",
    cxx_name: "FILE",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_FILE),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:30: double
static P_DOUBLE: Class = Class {
    name: c"_p_double",
    cxx_name: "double",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_DOUBLE),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:31: void
static P_VOID: Class = Class {
    name: c"_p_void",
    cxx_name: "void",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_VOID),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:47: double[2]
static P_A_DOUBLE_2: Class = Class {
    name: c"_p_a_double_2",
    cxx_name: "double[2]",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_A_DOUBLE_2),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:52: int (int)
static P_F_INT_INT: Class = Class {
    name: c"_p_f_int_int",
    cxx_name: "int (int)",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_F_INT_INT),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:60: c::Colour
static P_C_COLOUR: Class = Class {
    name: c"_p_c__Colour",
    cxx_name: "c::Colour",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_C_COLOUR),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:86: Lamp
static P_LAMP: Class = Class {
    name: c"_p_Lamp",
    cxx_name: "Lamp",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_LAMP),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:87: Wire
static P_WIRE: Class = Class {
    name: c"_p_Wire",
    cxx_name: "Wire",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_WIRE),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// Not bound:
// example.i:38: c::Index::maps: it has the type `std::vector<std::unordered_map<long, std::vector<long>>>`: write a member function that reads it
