//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::object::{Object, PythonObject};
use quaff_runtime::python::{
    Call, Class, Conversion, ExtentOf, Face, Function, Handover, Loaded, Member, On, Overload,
    Overridable, PassedValue, ReturnedText, StrideOf, Variable, axis, converted, fixed, leave,
    object, python, read, scalar, stride, text, unit, write,
};
use quaff_runtime::text::Text;
use quaff_runtime::vector::Vector;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &ADD, &ALL_TWICE, &APPLIED, &BESIDE, &BRIGHTEN, &CELLS, &COUNTING, &CURRENT, &DISCOUNT,
    &DOUBLED, &FIRST_ROW, &KEEPERS, &KEPT, &KEPT_AT, &LAST, &LENGTH2, &MAPPED, &MIXED, &MOVED,
    &PRICED, &RAISED, &SUM, &TABLE, &TOTAL, &TWICE, &UNREAL,
];

/// Every variable of the module, by name.
pub(crate) static VARIABLES: &[Variable] = &[
    Variable::new("all_time", &ALL_TIME_GET, Some(&ALL_TIME_SET)),
    Variable::new("least_amount", &LEAST_AMOUNT_GET, Some(&LEAST_AMOUNT_SET)),
    Variable::new("rate", &RATE_GET, Some(&RATE_SET)),
    Variable::new("shown", &SHOWN_GET, Some(&SHOWN_SET)),
    Variable::new("theme", &THEME_GET, Some(&THEME_SET)),
];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(one, other=...)\n\
--\n\
\n\
add(one: float64) -> float\n\
add(one: float64, other: float64) -> float",
    keywords: &["one", "other"],
    stream: false,
    overloads: &[
        // images.hpp:260: money::add
        Overload {
            parameters: &[scalar::<f64>("one")],
            call: Call::of::<(f64,), f64>(ffi::add_2),
        },
        // images.hpp:260: money::add
        Overload {
            parameters: &[scalar::<f64>("one"), scalar::<f64>("other")],
            call: Call::of::<(f64, f64), f64>(ffi::add),
        },
    ],
    entry: quaff_runtime::entry!(ADD),
};

static ALL_TWICE: Function = Function {
    name: c"all_twice",
    doc: c"all_twice(vectors)\n\
--\n\
\n\
all_twice(vectors: list[Any]) -> list[Any]",
    keywords: &["vectors"],
    stream: false,
    overloads: &[
        // images.hpp:334: images::all_twice
        Overload {
            parameters: &[python("vectors")],
            call: Call::of::<(PythonObject,), PythonObject>(ffi::all_twice),
        },
    ],
    entry: quaff_runtime::object_entry!(ALL_TWICE, (PythonObject,), PythonObject, ffi::all_twice),
};

static APPLIED: Function = Function {
    name: c"applied",
    doc: c"applied(price, amount)\n\
--\n\
\n\
By a callable.\n\
\n\
applied(price: Callable[[Any, Any], Any] or None, amount: float64) -> float",
    keywords: &["price", "amount"],
    stream: false,
    overloads: &[
        // images.hpp:304: money::applied
        Overload {
            parameters: &[
                object("price", &FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR).or_value(),
                scalar::<f64>("amount"),
            ],
            call: Call::of::<(Object, f64), f64>(ffi::applied),
        },
    ],
    entry: quaff_runtime::entry!(APPLIED),
};

static BESIDE: Function = Function {
    name: c"beside",
    doc: c"beside(left, right=...)\n\
--\n\
\n\
Both beside each other.\n\
\n\
beside(left: float32 array (rows, columns)) -> float32 array\n\
beside(left: float32 array (rows, columns), right: float32 array (rows, columns)) -> float32 array",
    keywords: &["left", "right"],
    stream: false,
    overloads: &[
        // images.hpp:139: images::beside
        Overload {
            parameters: &[
                read::<f32, u64>("left").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>), Vector>(ffi::beside_2),
        },
        // images.hpp:139: images::beside
        Overload {
            parameters: &[
                read::<f32, u64>("left").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
                read::<f32, u64>("right").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<(Contiguous, Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>, ExtentOf<1, 0>, ExtentOf<1, 1>, StrideOf<1, 0>, StrideOf<1, 1>), Vector>(ffi::beside),
        },
    ],
    entry: quaff_runtime::entry!(BESIDE),
};

static BRIGHTEN: Function = Function {
    name: c"brighten",
    doc: c"brighten(window, by)\n\
--\n\
\n\
Adds to all pixels.\n\
\n\
brighten(window: float32 array (rows, columns), by: float32) -> None",
    keywords: &["window", "by"],
    stream: false,
    overloads: &[
        // images.hpp:154: images::brighten
        Overload {
            parameters: &[
                write::<f32, u64>("window").rank(2).strided(&[stride::<i64>(), unit()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
                scalar::<f32>("by"),
            ],
            call: Call::of::<(Contiguous, f32, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>), ()>(ffi::brighten),
        },
    ],
    entry: quaff_runtime::entry!(BRIGHTEN),
};

static CELLS: Function = Function {
    name: c"cells",
    doc: c"cells(table)\n\
--\n\
\n\
The cells as they lie in memory.\n\
\n\
cells(table: int32 array (rows, columns)) -> int32 array",
    keywords: &["table"],
    stream: false,
    overloads: &[
        // images.hpp:174: images::cells
        Overload {
            parameters: &[
                read::<i32, u64>("table").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>), Vector>(ffi::cells),
        },
    ],
    entry: quaff_runtime::entry!(CELLS),
};

static COUNTING: Function = Function {
    name: c"counting",
    doc: c"counting(rows, columns)\n\
--\n\
\n\
A picture whose pixels count up.\n\
\n\
counting(rows: int32, columns: int32) -> float32 array",
    keywords: &["rows", "columns"],
    stream: false,
    overloads: &[
        // images.hpp:127: images::counting
        Overload {
            parameters: &[scalar::<i32>("rows"), scalar::<i32>("columns")],
            call: Call::of::<(i32, i32), Vector>(ffi::counting),
        },
    ],
    entry: quaff_runtime::entry!(COUNTING),
};

static CURRENT: Function = Function {
    name: c"current",
    doc: c"current()\n\
--\n\
\n\
current() -> Any | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:322: images::current
        Overload {
            parameters: &[],
            call: Call::object::<()>(&IMAGES_IMAGE_FLOAT, Handover::Borrowed, ffi::current),
        },
    ],
    entry: quaff_runtime::entry!(CURRENT),
};

static DISCOUNT: Function = Function {
    name: c"discount",
    doc: c"discount(by)\n\
--\n\
\n\
discount(by: float64) -> Callable[[Any], Any]",
    keywords: &["by"],
    stream: false,
    overloads: &[
        // images.hpp:307: money::discount
        Overload {
            parameters: &[scalar::<f64>("by")],
            call: Call::object::<(f64,)>(&FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT, Handover::Value, ffi::discount),
        },
    ],
    entry: quaff_runtime::entry!(DISCOUNT),
};

static DOUBLED: Function = Function {
    name: c"doubled",
    doc: c"doubled(pictures)\n\
--\n\
\n\
Each picture beside itself.\n\
\n\
doubled(pictures: list[Any]) -> list[Any]",
    keywords: &["pictures"],
    stream: false,
    overloads: &[
        // images.hpp:328: images::doubled
        Overload {
            parameters: &[python("pictures")],
            call: Call::of::<(PythonObject,), PythonObject>(ffi::doubled),
        },
    ],
    entry: quaff_runtime::object_entry!(DOUBLED, (PythonObject,), PythonObject, ffi::doubled),
};

static FIRST_ROW: Function = Function {
    name: c"first_row",
    doc: c"first_row(window)\n\
--\n\
\n\
The first row of it, which is a copy.\n\
\n\
first_row(window: float32 array (rows, columns)) -> float32 array",
    keywords: &["window"],
    stream: false,
    overloads: &[
        // images.hpp:163: images::first_row
        Overload {
            parameters: &[
                write::<f32, u64>("window").rank(2).strided(&[stride::<i64>(), unit()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>), Vector>(ffi::first_row),
        },
    ],
    entry: quaff_runtime::entry!(FIRST_ROW),
};

static KEEPERS: Function = Function {
    name: c"keepers",
    doc: c"keepers()\n\
--\n\
\n\
keepers() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:189: images::keepers
        Overload {
            parameters: &[],
            call: Call::of::<(), i64>(ffi::keepers),
        },
    ],
    entry: quaff_runtime::entry!(KEEPERS),
};

static KEPT: Function = Function {
    name: c"kept",
    doc: c"kept()\n\
--\n\
\n\
A picture that C++ keeps.\n\
\n\
kept() -> float32 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:184: images::kept
        Overload {
            parameters: &[],
            call: Call::of::<(), Vector>(ffi::kept),
        },
    ],
    entry: quaff_runtime::entry!(KEPT),
};

static KEPT_AT: Function = Function {
    name: c"kept_at",
    doc: c"kept_at(index)\n\
--\n\
\n\
kept_at(index: int32) -> float",
    keywords: &["index"],
    stream: false,
    overloads: &[
        // images.hpp:188: images::kept_at
        Overload {
            parameters: &[scalar::<i32>("index")],
            call: Call::of::<(i32,), f32>(ffi::kept_at),
        },
    ],
    entry: quaff_runtime::entry!(KEPT_AT),
};

static LAST: Function = Function {
    name: c"last",
    doc: c"last(samples)\n\
--\n\
\n\
The last sample.\n\
\n\
last(samples: int16 array or sequence (length,)) -> int",
    keywords: &["samples"],
    stream: false,
    overloads: &[
        // images.hpp:166: images::last
        Overload {
            parameters: &[
                read::<i16, u64>("samples").rank(1).or_sequence().axes(&[axis::<u64>("length")]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>), i32>(ffi::last),
        },
    ],
    entry: quaff_runtime::entry!(LAST),
};

static LENGTH2: Function = Function {
    name: c"length2",
    doc: c"length2(v)\n\
--\n\
\n\
length2(v: float64 array or sequence (3,)) -> float",
    keywords: &["v"],
    stream: false,
    overloads: &[
        // images.hpp:168: images::length2
        Overload {
            parameters: &[
                read::<f64, u64>("v").rank(1).strided(&[stride::<i64>()]).or_sequence().axes(&[fixed(3)]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, StrideOf<0, 0>), f64>(ffi::length2),
        },
    ],
    entry: quaff_runtime::entry!(LENGTH2),
};

static MAPPED: Function = Function {
    name: c"mapped",
    doc: c"mapped(picture, map)\n\
--\n\
\n\
mapped(picture: float32 array (rows, columns), map: Callable[[Any], Any] or None) -> float32 array",
    keywords: &["picture", "map"],
    stream: false,
    overloads: &[
        // images.hpp:315: images::mapped
        Overload {
            parameters: &[
                read::<f32, u64>("picture").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
                object("map", &FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT).or_value(),
            ],
            call: Call::of::<(Contiguous, Object, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>), Vector>(ffi::mapped),
        },
    ],
    entry: quaff_runtime::entry!(MAPPED),
};

static MIXED: Function = Function {
    name: c"mixed",
    doc: c"mixed(one, other)\n\
--\n\
\n\
mixed(one: str, other: str) -> str",
    keywords: &["one", "other"],
    stream: false,
    overloads: &[
        // images.hpp:261: money::mixed
        Overload {
            parameters: &[text("one"), text("other")],
            call: Call::of::<(Text, Text), ReturnedText>(ffi::mixed),
        },
    ],
    entry: quaff_runtime::entry!(MIXED),
};

static MOVED: Function = Function {
    name: c"moved",
    doc: c"moved(image)\n\
--\n\
\n\
The picture itself, moved.\n\
\n\
moved(image: float32 array (rows, columns)) -> float32 array",
    keywords: &["image"],
    stream: false,
    overloads: &[
        // images.hpp:136: images::moved
        Overload {
            parameters: &[
                read::<f32, u64>("image").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>), Vector>(ffi::moved),
        },
    ],
    entry: quaff_runtime::entry!(MOVED),
};

static PRICED: Function = Function {
    name: c"priced",
    doc: c"priced(prices, colour)\n\
--\n\
\n\
priced(prices: dict[str, float], colour: str | None) -> dict[str, tuple[float, str]]",
    keywords: &["prices", "colour"],
    stream: false,
    overloads: &[
        // images.hpp:294: money::priced
        Overload {
            parameters: &[python("prices"), python("colour")],
            call: Call::of::<(PythonObject, PythonObject), PythonObject>(ffi::priced),
        },
    ],
    entry: quaff_runtime::object_entry!(PRICED, (PythonObject, PythonObject), PythonObject, ffi::priced),
};

static RAISED: Function = Function {
    name: c"raised",
    doc: c"raised(course)\n\
--\n\
\n\
As a vector of numbers, and as a variable.\n\
\n\
raised(course: float64 array or sequence) -> float64 array",
    keywords: &["course"],
    stream: false,
    overloads: &[
        // images.hpp:275: money::raised
        Overload {
            parameters: &[read::<f64, u64>("course").or_sequence()],
            call: Call::of::<(Contiguous,), Vector>(ffi::raised),
        },
    ],
    entry: quaff_runtime::entry!(RAISED),
};

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(amounts)\n\
--\n\
\n\
Inside types of the standard library.\n\
\n\
sum(amounts: float64 array or sequence) -> float",
    keywords: &["amounts"],
    stream: false,
    overloads: &[
        // images.hpp:287: money::sum
        Overload {
            parameters: &[python("amounts")],
            call: Call::of::<(PythonObject,), f64>(ffi::sum),
        },
    ],
    entry: quaff_runtime::object_entry!(SUM, (PythonObject,), f64, ffi::sum),
};

static TABLE: Function = Function {
    name: c"table",
    doc: c"table(rows, columns)\n\
--\n\
\n\
table(rows: int64, columns: int64) -> int32 array",
    keywords: &["rows", "columns"],
    stream: false,
    overloads: &[
        // images.hpp:175: images::table
        Overload {
            parameters: &[scalar::<i64>("rows"), scalar::<i64>("columns")],
            call: Call::of::<(i64, i64), Vector>(ffi::table),
        },
    ],
    entry: quaff_runtime::entry!(TABLE),
};

static TOTAL: Function = Function {
    name: c"total",
    doc: c"total(image)\n\
--\n\
\n\
The sum of the pixels.\n\
\n\
total(image: float32 array (rows, columns)) -> float\n\
total(image: float64 array (rows, columns)) -> float",
    keywords: &["image"],
    stream: false,
    overloads: &[
        // example.i:9: images::total<float>
        Overload {
            parameters: &[
                read::<f32, u64>("image").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>), f64>(ffi::total_float),
        },
        // example.i:10: images::total<double>
        Overload {
            parameters: &[
                read::<f64, u64>("image").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>), f64>(ffi::total_double),
        },
    ],
    entry: quaff_runtime::entry!(TOTAL),
};

static TWICE: Function = Function {
    name: c"twice",
    doc: c"twice(v)\n\
--\n\
\n\
twice(v: float64 array or sequence (3,)) -> float64 array",
    keywords: &["v"],
    stream: false,
    overloads: &[
        // images.hpp:171: images::twice
        Overload {
            parameters: &[
                read::<f64, u64>("v").rank(1).strided(&[stride::<i64>()]).or_sequence().axes(&[fixed(3)]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, StrideOf<0, 0>), Vector>(ffi::twice),
        },
    ],
    entry: quaff_runtime::entry!(TWICE),
};

static UNREAL: Function = Function {
    name: c"unreal",
    doc: c"unreal(rows, columns)\n\
--\n\
\n\
A table whose traits describe an array that does not exist.\n\
\n\
unreal(rows: int64, columns: int64) -> int32 array",
    keywords: &["rows", "columns"],
    stream: false,
    overloads: &[
        // images.hpp:325: images::unreal
        Overload {
            parameters: &[scalar::<i64>("rows"), scalar::<i64>("columns")],
            call: Call::of::<(i64, i64), Vector>(ffi::unreal),
        },
    ],
    entry: quaff_runtime::entry!(UNREAL),
};

static ALL_TIME_GET: Function = Function {
    name: c"cvar.all_time",
    doc: c"cvar.all_time()\n\
--\n\
\n\
cvar.all_time() -> float64 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:284: money::all_time
        Overload {
            parameters: &[],
            call: Call::of::<(), PythonObject>(ffi::all_time_get),
        },
    ],
    entry: quaff_runtime::entry!(ALL_TIME_GET),
};

static ALL_TIME_SET: Function = Function {
    name: c"cvar.all_time",
    doc: c"cvar.all_time(value)\n\
--\n\
\n\
cvar.all_time(value: float64 array or sequence) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:284: money::all_time
        Overload {
            parameters: &[read::<f64, u64>("value").or_sequence()],
            call: Call::of::<(Contiguous,), ()>(ffi::all_time_set),
        },
    ],
    entry: quaff_runtime::entry!(ALL_TIME_SET),
};

static LEAST_AMOUNT_GET: Function = Function {
    name: c"cvar.least_amount",
    doc: c"cvar.least_amount()\n\
--\n\
\n\
cvar.least_amount() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:11: money::least<money::Amount>
        Overload {
            parameters: &[],
            call: Call::of::<(), f64>(ffi::least_amount_get_money_Amount),
        },
    ],
    entry: quaff_runtime::entry!(LEAST_AMOUNT_GET),
};

static LEAST_AMOUNT_SET: Function = Function {
    name: c"cvar.least_amount",
    doc: c"cvar.least_amount(value)\n\
--\n\
\n\
cvar.least_amount(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:11: money::least<money::Amount>
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<(f64,), ()>(ffi::least_amount_set_money_Amount),
        },
    ],
    entry: quaff_runtime::entry!(LEAST_AMOUNT_SET),
};

static RATE_GET: Function = Function {
    name: c"cvar.rate",
    doc: c"cvar.rate()\n\
--\n\
\n\
cvar.rate() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:281: money::rate
        Overload {
            parameters: &[],
            call: Call::of::<(), f64>(ffi::rate_get),
        },
    ],
    entry: quaff_runtime::entry!(RATE_GET),
};

static RATE_SET: Function = Function {
    name: c"cvar.rate",
    doc: c"cvar.rate(value)\n\
--\n\
\n\
cvar.rate(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:281: money::rate
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<(f64,), ()>(ffi::rate_set),
        },
    ],
    entry: quaff_runtime::entry!(RATE_SET),
};

static SHOWN_GET: Function = Function {
    name: c"cvar.shown",
    doc: c"cvar.shown()\n\
--\n\
\n\
Pictures that C++ may enlarge, which Python has as objects.\n\
\n\
cvar.shown() -> Any",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:321: images::shown
        Overload {
            parameters: &[],
            call: Call::object::<()>(&IMAGES_IMAGE_FLOAT, Handover::Part, ffi::shown_get),
        },
    ],
    entry: quaff_runtime::entry!(SHOWN_GET),
};

static SHOWN_SET: Function = Function {
    name: c"cvar.shown",
    doc: c"cvar.shown(value)\n\
--\n\
\n\
cvar.shown(value: Image<float>) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:321: images::shown
        Overload {
            parameters: &[object("value", &IMAGES_IMAGE_FLOAT)],
            call: Call::of::<(Object,), ()>(ffi::shown_set),
        },
    ],
    entry: quaff_runtime::entry!(SHOWN_SET),
};

static THEME_GET: Function = Function {
    name: c"cvar.theme",
    doc: c"cvar.theme()\n\
--\n\
\n\
cvar.theme() -> Any",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:282: money::theme
        Overload {
            parameters: &[],
            call: Call::of::<(), PythonObject>(ffi::theme_get),
        },
    ],
    entry: quaff_runtime::entry!(THEME_GET),
};

static THEME_SET: Function = Function {
    name: c"cvar.theme",
    doc: c"cvar.theme(value)\n\
--\n\
\n\
cvar.theme(value: object) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:282: money::theme
        Overload {
            parameters: &[python("value")],
            call: Call::of::<(PythonObject,), ()>(ffi::theme_set),
        },
    ],
    entry: quaff_runtime::object_entry!(THEME_SET, (PythonObject,), (), ffi::theme_set),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[
    &FRAME,
    &ITEM,
    &FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR,
    &FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT,
    &FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT,
    &IMAGES_IMAGE_FLOAT,
];

// images.hpp:192: images::Frame
static FRAME: Class = Class {
    name: c"Frame",
    cxx_name: "images::Frame",
    doc: c"Frame()\n\
--\n\
\n\
What is shown in a frame.\n\
\n\
Frame()",
    bases: &[],
    constructor: Some(&FRAME_INIT),
    init: quaff_runtime::constructor!(FRAME),
    destroy: ffi::Frame_destroy,
    members: quaff_runtime::members![
        Member::property(&FRAME_PICTURE_GET, Some(&FRAME_PICTURE_SET)),
        Member::property(&FRAME_DIRECTION_GET, Some(&FRAME_DIRECTION_SET)),
        Member::property(&FRAME_LABELS_GET, Some(&FRAME_LABELS_SET)),
        Member::property(&FRAME_UP_GET, None),
        Member::Method(&FRAME_ENLARGE),
        Member::ConstMethod(&FRAME_SEEN),
        Member::ConstMethod(&FRAME_COPY),
    ],
    conversion: Some(Conversion {
        tell: ffi::frame_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static FRAME_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:192: images::Frame::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&FRAME, ffi::Frame_init),
        },
    ],
    entry: quaff_runtime::entry!(FRAME_INIT),
};

static FRAME_PICTURE_GET: Function = Function {
    name: c"picture",
    doc: c"picture($self)\n\
--\n\
\n\
picture() -> float32 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:193: images::Frame::picture
        Overload {
            parameters: &[],
            call: Call::part::<On<()>>(None, ffi::Frame_picture_get),
        },
    ],
    entry: quaff_runtime::method!(FRAME_PICTURE_GET, FRAME),
};

static FRAME_PICTURE_SET: Function = Function {
    name: c"picture",
    doc: c"picture($self, value)\n\
--\n\
\n\
picture(value: float32 array (rows, columns)) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:193: images::Frame::picture
        Overload {
            parameters: &[
                read::<f32, u64>("value").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<On<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>)>, ()>(ffi::Frame_picture_set),
        },
    ],
    entry: quaff_runtime::method!(FRAME_PICTURE_SET, FRAME),
};

static FRAME_DIRECTION_GET: Function = Function {
    name: c"direction",
    doc: c"direction($self)\n\
--\n\
\n\
direction() -> float64 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:194: images::Frame::direction
        Overload {
            parameters: &[],
            call: Call::part::<On<()>>(None, ffi::Frame_direction_get),
        },
    ],
    entry: quaff_runtime::method!(FRAME_DIRECTION_GET, FRAME),
};

static FRAME_DIRECTION_SET: Function = Function {
    name: c"direction",
    doc: c"direction($self, value)\n\
--\n\
\n\
direction(value: float64 array or sequence (3,)) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:194: images::Frame::direction
        Overload {
            parameters: &[
                read::<f64, u64>("value").rank(1).strided(&[stride::<i64>()]).or_sequence().axes(&[fixed(3)]),
            ],
            call: Call::of::<On<(Contiguous, ExtentOf<0, 0>, StrideOf<0, 0>)>, ()>(ffi::Frame_direction_set),
        },
    ],
    entry: quaff_runtime::method!(FRAME_DIRECTION_SET, FRAME),
};

static FRAME_LABELS_GET: Function = Function {
    name: c"labels",
    doc: c"labels($self)\n\
--\n\
\n\
labels() -> int32 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:195: images::Frame::labels
        Overload {
            parameters: &[],
            call: Call::part::<On<()>>(None, ffi::Frame_labels_get),
        },
    ],
    entry: quaff_runtime::method!(FRAME_LABELS_GET, FRAME),
};

static FRAME_LABELS_SET: Function = Function {
    name: c"labels",
    doc: c"labels($self, value)\n\
--\n\
\n\
labels(value: int32 array (rows, columns)) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:195: images::Frame::labels
        Overload {
            parameters: &[
                read::<i32, u64>("value").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<On<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>)>, ()>(ffi::Frame_labels_set),
        },
    ],
    entry: quaff_runtime::method!(FRAME_LABELS_SET, FRAME),
};

static FRAME_UP_GET: Function = Function {
    name: c"up",
    doc: c"up($self)\n\
--\n\
\n\
up() -> float64 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:196: images::Frame::up
        Overload {
            parameters: &[],
            call: Call::part::<On<()>>(None, ffi::Frame_up_get),
        },
    ],
    entry: quaff_runtime::method!(FRAME_UP_GET, FRAME),
};

static FRAME_ENLARGE: Function = Function {
    name: c"enlarge",
    doc: c"enlarge($self)\n\
--\n\
\n\
enlarge() -> None",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:197: images::Frame::enlarge
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, ()>(ffi::Frame_enlarge),
        },
    ],
    entry: quaff_runtime::method!(FRAME_ENLARGE, FRAME),
};

static FRAME_SEEN: Function = Function {
    name: c"seen",
    doc: c"seen($self)\n\
--\n\
\n\
seen() -> float32 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:198: images::Frame::seen
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, Vector>(ffi::Frame_seen),
        },
    ],
    entry: quaff_runtime::const_method!(FRAME_SEEN, FRAME),
};

static FRAME_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Frame",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:192: images::Frame::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&FRAME, Handover::Owned, ffi::Frame_copy),
        },
    ],
    entry: quaff_runtime::const_method!(FRAME_COPY, FRAME),
};

// images.hpp:265: money::Item
static ITEM: Class = Class {
    name: c"Item",
    cxx_name: "money::Item",
    doc: c"Item()\n\
--\n\
\n\
Item()",
    bases: &[],
    constructor: Some(&ITEM_INIT),
    init: quaff_runtime::constructor!(ITEM),
    destroy: ffi::Item_destroy,
    members: quaff_runtime::members![
        Member::property(&ITEM_DISCOUNTS_GET, Some(&ITEM_DISCOUNTS_SET)),
        Member::property(&ITEM_PICTURES_GET, Some(&ITEM_PICTURES_SET)),
        Member::property(&ITEM_COURSE_GET, Some(&ITEM_COURSE_SET)),
        Member::property(&ITEM_PRICE_GET, Some(&ITEM_PRICE_SET)),
        Member::property(&ITEM_COLOUR_GET, Some(&ITEM_COLOUR_SET)),
        Member::ConstMethod(&ITEM_DISCOUNTED),
        Member::ConstMethod(&ITEM_COPY),
    ],
    conversion: Some(Conversion {
        tell: ffi::item_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static ITEM_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:265: money::Item::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&ITEM, ffi::Item_init),
        },
    ],
    entry: quaff_runtime::entry!(ITEM_INIT),
};

static ITEM_DISCOUNTS_GET: Function = Function {
    name: c"discounts",
    doc: c"discounts($self)\n\
--\n\
\n\
discounts() -> tuple[Any, ...]",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:266: money::Item::discounts
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, PythonObject>(ffi::Item_discounts_get),
        },
    ],
    entry: quaff_runtime::method!(ITEM_DISCOUNTS_GET, ITEM),
};

static ITEM_DISCOUNTS_SET: Function = Function {
    name: c"discounts",
    doc: c"discounts($self, value)\n\
--\n\
\n\
discounts(value: float64 array or sequence) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:266: money::Item::discounts
        Overload {
            parameters: &[
                converted("value", ffi::Item_discounts_set_settle_value, "float64 array or sequence"),
            ],
            call: Call::of::<On<(PythonObject,)>, ()>(ffi::Item_discounts_set),
        },
    ],
    entry: quaff_runtime::method!(ITEM_DISCOUNTS_SET, ITEM),
};

static ITEM_PICTURES_GET: Function = Function {
    name: c"pictures",
    doc: c"pictures($self)\n\
--\n\
\n\
pictures() -> tuple[Any, ...]",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:267: money::Item::pictures
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, PythonObject>(ffi::Item_pictures_get),
        },
    ],
    entry: quaff_runtime::method!(ITEM_PICTURES_GET, ITEM),
};

static ITEM_PICTURES_SET: Function = Function {
    name: c"pictures",
    doc: c"pictures($self, value)\n\
--\n\
\n\
pictures(value: list[Any]) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:267: money::Item::pictures
        Overload {
            parameters: &[converted("value", ffi::Item_pictures_set_settle_value, "list[Any]")],
            call: Call::of::<On<(PythonObject,)>, ()>(ffi::Item_pictures_set),
        },
    ],
    entry: quaff_runtime::method!(ITEM_PICTURES_SET, ITEM),
};

static ITEM_COURSE_GET: Function = Function {
    name: c"course",
    doc: c"course($self)\n\
--\n\
\n\
course() -> float64 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:268: money::Item::course
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, PythonObject>(ffi::Item_course_get),
        },
    ],
    entry: quaff_runtime::method!(ITEM_COURSE_GET, ITEM),
};

static ITEM_COURSE_SET: Function = Function {
    name: c"course",
    doc: c"course($self, value)\n\
--\n\
\n\
course(value: float64 array or sequence) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:268: money::Item::course
        Overload {
            parameters: &[read::<f64, u64>("value").or_sequence()],
            call: Call::of::<On<(Contiguous,)>, ()>(ffi::Item_course_set),
        },
    ],
    entry: quaff_runtime::method!(ITEM_COURSE_SET, ITEM),
};

static ITEM_PRICE_GET: Function = Function {
    name: c"price",
    doc: c"price($self)\n\
--\n\
\n\
price() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:269: money::Item::price
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Item_price_get),
        },
    ],
    entry: quaff_runtime::method!(ITEM_PRICE_GET, ITEM),
};

static ITEM_PRICE_SET: Function = Function {
    name: c"price",
    doc: c"price($self, value)\n\
--\n\
\n\
price(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:269: money::Item::price
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<On<(f64,)>, ()>(ffi::Item_price_set),
        },
    ],
    entry: quaff_runtime::method!(ITEM_PRICE_SET, ITEM),
};

static ITEM_COLOUR_GET: Function = Function {
    name: c"colour",
    doc: c"colour($self)\n\
--\n\
\n\
colour() -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:270: money::Item::colour
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, ReturnedText>(ffi::Item_colour_get),
        },
    ],
    entry: quaff_runtime::method!(ITEM_COLOUR_GET, ITEM),
};

static ITEM_COLOUR_SET: Function = Function {
    name: c"colour",
    doc: c"colour($self, value)\n\
--\n\
\n\
colour(value: str) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // images.hpp:270: money::Item::colour
        Overload {
            parameters: &[text("value")],
            call: Call::of::<On<(Text,)>, ()>(ffi::Item_colour_set),
        },
    ],
    entry: quaff_runtime::method!(ITEM_COLOUR_SET, ITEM),
};

static ITEM_DISCOUNTED: Function = Function {
    name: c"discounted",
    doc: c"discounted($self, by)\n\
--\n\
\n\
discounted(by: float64) -> float",
    keywords: &["by"],
    stream: false,
    overloads: &[
        // images.hpp:271: money::Item::discounted
        Overload {
            parameters: &[scalar::<f64>("by")],
            call: Call::of::<On<(f64,)>, f64>(ffi::Item_discounted),
        },
    ],
    entry: quaff_runtime::const_method!(ITEM_DISCOUNTED, ITEM),
};

static ITEM_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Item",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:265: money::Item::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&ITEM, Handover::Owned, ffi::Item_copy),
        },
    ],
    entry: quaff_runtime::const_method!(ITEM_COPY, ITEM),
};

// images.hpp:304: std::function<money::Amount (money::Amount, const money::Colour&)>
static FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR: Class = Class {
    name: c"function_money_Amount_money_Amount_const_money_Colour",
    cxx_name: "std::function<money::Amount (money::Amount, const money::Colour&)>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR),
    destroy: ffi::function_money_Amount_money_Amount_const_money_Colour_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR_CALL),
    ],
    conversion: Some(Conversion {
        tell: ffi::function_money_amount_money_amount_const_money_colour_tell,
        from_python: Some(ffi::function_money_amount_money_amount_const_money_colour_from_python),
        to_python: Some(ffi::function_money_amount_money_amount_const_money_colour_to_python),
        elements: None,
        of_instances: true,
        share: None,
        adopt: None,
        places: None,
        call: Some(&FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR_CALL_2),
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR_CALL: Function = Function {
    name: c"__call__",
    doc: c"__call__($self, arg1, arg2, /)\n\
--\n\
\n\
__call__(arg1: float64, arg2: str) -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:304: std::function<money::Amount (money::Amount, const money::Colour&)>::operator()
        Overload {
            parameters: &[scalar::<f64>("arg1"), text("arg2")],
            call: Call::of::<On<(f64, Text)>, f64>(ffi::function_money_Amount_money_Amount_const_money_Colour_call),
        },
    ],
    entry: quaff_runtime::const_method!(FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR_CALL, FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR),
};

// images.hpp:307: std::function<money::Amount (const money::Amount&)>
static FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT: Class = Class {
    name: c"function_money_Amount_const_money_Amount",
    cxx_name: "std::function<money::Amount (const money::Amount&)>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT),
    destroy: ffi::function_money_Amount_const_money_Amount_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT_CALL),
    ],
    conversion: Some(Conversion {
        tell: ffi::function_money_amount_const_money_amount_tell,
        from_python: Some(ffi::function_money_amount_const_money_amount_from_python),
        to_python: Some(ffi::function_money_amount_const_money_amount_to_python),
        elements: None,
        of_instances: true,
        share: None,
        adopt: None,
        places: None,
        call: Some(&FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT_CALL_2),
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT_CALL: Function = Function {
    name: c"__call__",
    doc: c"__call__($self, arg1, /)\n\
--\n\
\n\
__call__(arg1: float64) -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:307: std::function<money::Amount (const money::Amount&)>::operator()
        Overload {
            parameters: &[scalar::<f64>("arg1")],
            call: Call::of::<On<(f64,)>, f64>(ffi::function_money_Amount_const_money_Amount_call),
        },
    ],
    entry: quaff_runtime::const_method!(FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT_CALL, FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT),
};

// images.hpp:315: std::function<images::Image<float> (const images::Image<float>&)>
static FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT: Class = Class {
    name: c"function_images_Image_float_const_images_Image_float",
    cxx_name: "std::function<images::Image<float> (const images::Image<float>&)>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT),
    destroy: ffi::function_images_Image_float_const_images_Image_float_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT_CALL),
    ],
    conversion: Some(Conversion {
        tell: ffi::function_images_image_float_const_images_image_float_tell,
        from_python: Some(ffi::function_images_image_float_const_images_image_float_from_python),
        to_python: Some(ffi::function_images_image_float_const_images_image_float_to_python),
        elements: None,
        of_instances: true,
        share: None,
        adopt: None,
        places: None,
        call: Some(&FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT_CALL_2),
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT_CALL: Function = Function {
    name: c"__call__",
    doc: c"__call__($self, arg1, /)\n\
--\n\
\n\
__call__(arg1: float32 array (rows, columns)) -> float32 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // images.hpp:315: std::function<images::Image<float> (const images::Image<float>&)>::operator()
        Overload {
            parameters: &[
                read::<f32, u64>("arg1").rank(2).strided(&[stride::<i64>(), stride::<i64>()]).axes(&[axis::<u64>("rows"), axis::<u64>("columns")]),
            ],
            call: Call::of::<On<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>, StrideOf<0, 1>)>, Vector>(ffi::function_images_Image_float_const_images_Image_float_call),
        },
    ],
    entry: quaff_runtime::const_method!(FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT_CALL, FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT),
};

// images.hpp:322: images::Image<float>
static IMAGES_IMAGE_FLOAT: Class = Class {
    name: c"Image<float>",
    cxx_name: "images::Image<float>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(IMAGES_IMAGE_FLOAT),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: Some(Conversion {
        tell: ffi::images_image_float_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Opaque,
    loaded: Loaded::new(),
};

static FUNCTION_MONEY_AMOUNT_MONEY_AMOUNT_CONST_MONEY_COLOUR_CALL_2: Overridable =
    Overridable::new(c"function_money_Amount_money_Amount_const_money_Colour", &[PassedValue::Python, PassedValue::Python], &[python("money::Amount")]);

static FUNCTION_MONEY_AMOUNT_CONST_MONEY_AMOUNT_CALL_2: Overridable =
    Overridable::new(c"function_money_Amount_const_money_Amount", &[PassedValue::Python], &[python("money::Amount")]);

static FUNCTION_IMAGES_IMAGE_FLOAT_CONST_IMAGES_IMAGE_FLOAT_CALL_2: Overridable =
    Overridable::new(c"function_images_Image_float_const_images_Image_float", &[PassedValue::Python], &[python("images::Image<float>")]);

// Not bound:
// images.hpp:16: class images::Image: its objects are arrays or other values in Python, as its traits say
// images.hpp:31: struct images::Window: its objects are arrays or other values in Python, as its traits say
// images.hpp:37: struct images::Samples: its objects are arrays or other values in Python, as its traits say
// images.hpp:43: struct images::Vector3: its objects are arrays or other values in Python, as its traits say
// images.hpp:48: struct images::Table: its objects are arrays or other values in Python, as its traits say
// images.hpp:54: struct images::Shared: its objects are arrays or other values in Python, as its traits say
// images.hpp:206: struct money::Amount: its objects are arrays or other values in Python, as its traits say
// images.hpp:211: struct money::Course: its objects are arrays or other values in Python, as its traits say
// images.hpp:214: struct money::Colour: its objects are arrays or other values in Python, as its traits say
