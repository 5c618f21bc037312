//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::object::Object;
use quaff_runtime::python::{
    Call, Class, Face, Function, Held, Literal, Loaded, Member, On, Overload, base, leave, object,
    scalar, text,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&ALIVE, &COUNT_ALIVE, &PARSED, &TENFOLD];

static ALIVE: Function = Function {
    name: c"alive",
    doc: c"alive()\n\
--\n\
\n\
alive() -> _p_int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:16: shop::alive
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_INT, Held::Borrowed, ffi::alive),
        },
    ],
    entry: quaff_runtime::entry!(ALIVE),
};

static COUNT_ALIVE: Function = Function {
    name: c"count_alive",
    doc: c"count_alive()\n\
--\n\
\n\
count_alive() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:21: shop::count_alive
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::count_alive),
        },
    ],
    entry: quaff_runtime::entry!(COUNT_ALIVE),
};

static PARSED: Function = Function {
    name: c"parsed",
    doc: c"parsed(price)\n\
--\n\
\n\
parsed(price: str) -> Item",
    keywords: &["price"],
    stream: false,
    overloads: &[
        // counter.hpp:39: shop::Item::Item
        Overload {
            parameters: &[text("price")],
            call: Call::object::<(Text,)>(&ITEM, Held::Owned, ffi::parsed),
        },
    ],
    entry: quaff_runtime::entry!(PARSED),
};

static TENFOLD: Function = Function {
    name: c"tenfold",
    doc: c"tenfold(value)\n\
--\n\
\n\
tenfold(value: int32) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // counter.hpp:9: shop::tenfold
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), i32>(ffi::tenfold),
        },
    ],
    entry: quaff_runtime::entry!(TENFOLD),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[&COUNTER, &BASE, &INTSTACK, &DOUBLES, &ITEM, &P_INT];

// counter.hpp:12: shop::Counter
static COUNTER: Class = Class {
    name: c"Counter",
    cxx_name: "shop::Counter",
    doc: c"Counter(value=1)\n\
--\n\
\n\
C, as it were: no constructor and no method.\n\
\n\
Counter()\n\
Counter(value: int32)",
    bases: &[],
    constructor: Some(&COUNTER_INIT),
    init: quaff_runtime::constructor!(COUNTER),
    destroy: ffi::Counter_destroy,
    members: &[
        Member::Method(&COUNTER_ADD),
        Member::Method(&COUNTER_NEXT),
        Member::ConstMethod(&COUNTER_LEVELED),
        Member::property(&COUNTER_TWICE_GET, Some(&COUNTER_TWICE_SET)),
        Member::Static(&COUNTER_MOST),
        Member::ConstMethod(&COUNTER_SUB),
        Member::Method(&COUNTER_SELF),
        Member::ConstMethod(&COUNTER_COPY),
        Member::property(&COUNTER_VALUE_GET, Some(&COUNTER_VALUE_SET)),
        Member::ConstMethod(&COUNTER_COPY_2),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static COUNTER_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:24: shop::Counter::Counter
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&COUNTER, ffi::Counter_init_2),
        },
        // example.i:24: shop::Counter::Counter
        Overload {
            parameters: &[scalar::<i32>("value").default(Literal::Integer(1))],
            call: Call::construct::<(i32,)>(&COUNTER, ffi::Counter_init),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_INIT),
};

static COUNTER_ADD: Function = Function {
    name: c"add",
    doc: c"add($self, other, times=1)\n\
--\n\
\n\
add(other: int32) -> int\n\
add(other: int32, times: int32) -> int\n\
add(other: float64) -> float",
    keywords: &["other", "times"],
    stream: false,
    overloads: &[
        // example.i:38: shop::Counter::add
        Overload {
            parameters: &[scalar::<i32>("other")],
            call: Call::of::<On<(i32,)>, i32>(ffi::Counter_add_3),
        },
        // example.i:38: shop::Counter::add
        Overload {
            parameters: &[
                scalar::<i32>("other"),
                scalar::<i32>("times").default(Literal::Integer(1)),
            ],
            call: Call::of::<On<(i32, i32)>, i32>(ffi::Counter_add),
        },
        // example.i:39: shop::Counter::add
        Overload {
            parameters: &[scalar::<f64>("other")],
            call: Call::of::<On<(f64,)>, f64>(ffi::Counter_add_2),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_ADD, COUNTER),
};

static COUNTER_NEXT: Function = Function {
    name: c"next",
    doc: c"next($self)\n\
--\n\
\n\
next() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:40: shop::Counter::next
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Counter_next),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_NEXT, COUNTER),
};

static COUNTER_LEVELED: Function = Function {
    name: c"leveled",
    doc: c"leveled($self, level=..., more=...)\n\
--\n\
\n\
leveled() -> int\n\
leveled(level: int32) -> int\n\
leveled(level: int32, more: int32) -> int",
    keywords: &["level", "more"],
    stream: false,
    overloads: &[
        // example.i:41: shop::Counter::leveled
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Counter_leveled_3),
        },
        // example.i:41: shop::Counter::leveled
        Overload {
            parameters: &[scalar::<i32>("level")],
            call: Call::of::<On<(i32,)>, i32>(ffi::Counter_leveled_2),
        },
        // example.i:41: shop::Counter::leveled
        Overload {
            parameters: &[scalar::<i32>("level"), scalar::<i32>("more")],
            call: Call::of::<On<(i32, i32)>, i32>(ffi::Counter_leveled),
        },
    ],
    entry: quaff_runtime::const_method!(COUNTER_LEVELED, COUNTER),
};

static COUNTER_TWICE_GET: Function = Function {
    name: c"twice",
    doc: c"twice($self)\n\
--\n\
\n\
twice() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:44: shop::Counter::twice
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Counter_twice_get),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_TWICE_GET, COUNTER),
};

static COUNTER_TWICE_SET: Function = Function {
    name: c"twice",
    doc: c"twice($self, value)\n\
--\n\
\n\
twice(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:44: shop::Counter::twice
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Counter_twice_set),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_TWICE_SET, COUNTER),
};

static COUNTER_MOST: Function = Function {
    name: c"most",
    doc: c"most()\n\
--\n\
\n\
most() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:45: shop::Counter::most
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::Counter_most),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_MOST),
};

static COUNTER_SUB: Function = Function {
    name: c"__sub__",
    doc: c"__sub__($self, other)\n\
--\n\
\n\
__sub__(other: Counter) -> Counter",
    keywords: &["other"],
    stream: false,
    overloads: &[
        // example.i:46: shop::Counter::operator-
        Overload {
            parameters: &[object("other", &COUNTER)],
            call: Call::object::<On<(Object,)>>(&COUNTER, Held::Owned, ffi::Counter_sub),
        },
    ],
    entry: quaff_runtime::const_operator!(COUNTER_SUB, COUNTER),
};

static COUNTER_SELF: Function = Function {
    name: c"self",
    doc: c"self($self)\n\
--\n\
\n\
self() -> Counter | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:50: shop::Counter::self
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&COUNTER, Held::Borrowed, ffi::Counter_self),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_SELF, COUNTER),
};

static COUNTER_COPY: Function = Function {
    name: c"copy",
    doc: c"copy($self)\n\
--\n\
\n\
copy() -> Counter | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:52: shop::Counter::copy
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&COUNTER, Held::Owned, ffi::Counter_copy),
        },
    ],
    entry: quaff_runtime::const_method!(COUNTER_COPY, COUNTER),
};

static COUNTER_VALUE_GET: Function = Function {
    name: c"value",
    doc: c"value($self)\n\
--\n\
\n\
value() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:13: shop::Counter::value
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
value(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // counter.hpp:13: shop::Counter::value
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Counter_value_set),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_VALUE_SET, COUNTER),
};

static COUNTER_COPY_2: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Counter",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:12: shop::Counter::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&COUNTER, Held::Owned, ffi::Counter_copy_2),
        },
    ],
    entry: quaff_runtime::const_method!(COUNTER_COPY_2, COUNTER),
};

// counter.hpp:23: shop::Base
static BASE: Class = Class {
    name: c"Base",
    cxx_name: "shop::Base",
    doc: c"Base()\n\
--\n\
\n\
Base()",
    bases: &[],
    constructor: Some(&BASE_INIT),
    init: quaff_runtime::constructor!(BASE),
    destroy: ffi::Base_destroy,
    members: &[
        Member::ConstMethod(&BASE_ID),
        Member::ConstMethod(&BASE_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static BASE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:23: shop::Base::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&BASE, ffi::Base_init),
        },
    ],
    entry: quaff_runtime::entry!(BASE_INIT),
};

static BASE_ID: Function = Function {
    name: c"id",
    doc: c"id($self)\n\
--\n\
\n\
id() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:25: shop::Base::id
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Base_id),
        },
    ],
    entry: quaff_runtime::const_method!(BASE_ID, BASE),
};

static BASE_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Base",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:23: shop::Base::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&BASE, Held::Owned, ffi::Base_copy),
        },
    ],
    entry: quaff_runtime::const_method!(BASE_COPY, BASE),
};

// example.i:73: shop::Stack<int, 3>
static INTSTACK: Class = Class {
    name: c"IntStack",
    cxx_name: "shop::Stack<int, 3>",
    doc: c"IntStack()\n\
--\n\
\n\
IntStack()",
    bases: &[],
    constructor: Some(&INTSTACK_INIT),
    init: quaff_runtime::constructor!(INTSTACK),
    destroy: ffi::IntStack_destroy,
    members: &[
        Member::Method(&INTSTACK_PUSHED),
        Member::Method(&INTSTACK_PUSH),
        Member::property(&INTSTACK_TOP_GET, Some(&INTSTACK_TOP_SET)),
        Member::ConstMethod(&INTSTACK_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static INTSTACK_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:73: shop::Stack<int, 3>::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&INTSTACK, ffi::IntStack_init),
        },
    ],
    entry: quaff_runtime::entry!(INTSTACK_INIT),
};

static INTSTACK_PUSHED: Function = Function {
    name: c"pushed",
    doc: c"pushed($self, value)\n\
--\n\
\n\
pushed(value: int32) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:67: shop::Stack<int, 3>::pushed
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, i32>(ffi::IntStack_pushed),
        },
    ],
    entry: quaff_runtime::method!(INTSTACK_PUSHED, INTSTACK),
};

static INTSTACK_PUSH: Function = Function {
    name: c"push",
    doc: c"push($self, value)\n\
--\n\
\n\
push(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // counter.hpp:47: shop::Stack<int, 3>::push
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::IntStack_push),
        },
    ],
    entry: quaff_runtime::method!(INTSTACK_PUSH, INTSTACK),
};

static INTSTACK_TOP_GET: Function = Function {
    name: c"top",
    doc: c"top($self)\n\
--\n\
\n\
top() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:49: shop::Stack<int, 3>::top
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::IntStack_top_get),
        },
    ],
    entry: quaff_runtime::method!(INTSTACK_TOP_GET, INTSTACK),
};

static INTSTACK_TOP_SET: Function = Function {
    name: c"top",
    doc: c"top($self, value)\n\
--\n\
\n\
top(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // counter.hpp:49: shop::Stack<int, 3>::top
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::IntStack_top_set),
        },
    ],
    entry: quaff_runtime::method!(INTSTACK_TOP_SET, INTSTACK),
};

static INTSTACK_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> IntStack",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:73: shop::Stack<int, 3>::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&INTSTACK, Held::Owned, ffi::IntStack_copy),
        },
    ],
    entry: quaff_runtime::const_method!(INTSTACK_COPY, INTSTACK),
};

// example.i:74: shop::Stack<double, 4>
static DOUBLES: Class = Class {
    name: c"Doubles",
    cxx_name: "shop::Stack<double, 4>",
    doc: c"Doubles()\n\
--\n\
\n\
Doubles()",
    bases: &[],
    constructor: Some(&DOUBLES_INIT),
    init: quaff_runtime::constructor!(DOUBLES),
    destroy: ffi::Doubles_destroy,
    members: &[
        Member::Method(&DOUBLES_PUSHED),
        Member::Method(&DOUBLES_PUSH),
        Member::property(&DOUBLES_TOP_GET, Some(&DOUBLES_TOP_SET)),
        Member::ConstMethod(&DOUBLES_COPY),
        Member::ConstMethod(&DOUBLES_TOP_AS_INT),
        Member::Method(&DOUBLES_HALVED),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static DOUBLES_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:74: shop::Stack<double, 4>::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&DOUBLES, ffi::Doubles_init),
        },
    ],
    entry: quaff_runtime::entry!(DOUBLES_INIT),
};

static DOUBLES_PUSHED: Function = Function {
    name: c"pushed",
    doc: c"pushed($self, value)\n\
--\n\
\n\
pushed(value: float64) -> float",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:67: shop::Stack<double, 4>::pushed
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<On<(f64,)>, f64>(ffi::Doubles_pushed),
        },
    ],
    entry: quaff_runtime::method!(DOUBLES_PUSHED, DOUBLES),
};

static DOUBLES_PUSH: Function = Function {
    name: c"push",
    doc: c"push($self, value)\n\
--\n\
\n\
push(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // counter.hpp:47: shop::Stack<double, 4>::push
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<On<(f64,)>, ()>(ffi::Doubles_push),
        },
    ],
    entry: quaff_runtime::method!(DOUBLES_PUSH, DOUBLES),
};

static DOUBLES_TOP_GET: Function = Function {
    name: c"top",
    doc: c"top($self)\n\
--\n\
\n\
top() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:49: shop::Stack<double, 4>::top
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Doubles_top_get),
        },
    ],
    entry: quaff_runtime::method!(DOUBLES_TOP_GET, DOUBLES),
};

static DOUBLES_TOP_SET: Function = Function {
    name: c"top",
    doc: c"top($self, value)\n\
--\n\
\n\
top(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // counter.hpp:49: shop::Stack<double, 4>::top
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<On<(f64,)>, ()>(ffi::Doubles_top_set),
        },
    ],
    entry: quaff_runtime::method!(DOUBLES_TOP_SET, DOUBLES),
};

static DOUBLES_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Doubles",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:74: shop::Stack<double, 4>::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&DOUBLES, Held::Owned, ffi::Doubles_copy),
        },
    ],
    entry: quaff_runtime::const_method!(DOUBLES_COPY, DOUBLES),
};

static DOUBLES_TOP_AS_INT: Function = Function {
    name: c"top_as_int",
    doc: c"top_as_int($self)\n\
--\n\
\n\
top_as_int() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:75: shop::Stack<double, 4>::top_as<int>
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Doubles_top_as_int_int),
        },
    ],
    entry: quaff_runtime::const_method!(DOUBLES_TOP_AS_INT, DOUBLES),
};

static DOUBLES_HALVED: Function = Function {
    name: c"halved",
    doc: c"halved($self)\n\
--\n\
\n\
halved() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:77: shop::Stack<double, 4>::halved
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Doubles_halved),
        },
    ],
    entry: quaff_runtime::method!(DOUBLES_HALVED, DOUBLES),
};

// counter.hpp:33: shop::Item
static ITEM: Class = Class {
    name: c"Item",
    cxx_name: "shop::Item",
    doc: c"Item(price, count=...)\n\
--\n\
\n\
Item(price: int32)\n\
Item(price: int32, count: int32)",
    bases: &[base(&BASE, ffi::Item_as_Base)],
    constructor: Some(&ITEM_INIT),
    init: quaff_runtime::constructor!(ITEM),
    destroy: ffi::Item_destroy,
    members: &[
        Member::ConstMethod(&ITEM_HIDDEN),
        Member::property(&ITEM_LEVEL_GET, Some(&ITEM_LEVEL_SET)),
        Member::ConstMethod(&ITEM_DOUBLED),
        Member::ConstMethod(&ITEM_TREBLED),
        Member::property(&ITEM_PRICE_GET, Some(&ITEM_PRICE_SET)),
        Member::ConstMethod(&ITEM_COPY),
        Member::ConstMethod(&ITEM_ID),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static ITEM_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &["price", "count"],
    stream: false,
    overloads: &[
        // counter.hpp:37: shop::Item::Item
        Overload {
            parameters: &[scalar::<i32>("price")],
            call: Call::construct::<(i32,)>(&ITEM, ffi::Item_init),
        },
        // counter.hpp:38: shop::Item::Item
        Overload {
            parameters: &[scalar::<i32>("price"), scalar::<i32>("count")],
            call: Call::construct::<(i32, i32)>(&ITEM, ffi::Item_init_2),
        },
    ],
    entry: quaff_runtime::entry!(ITEM_INIT),
};

static ITEM_HIDDEN: Function = Function {
    name: c"hidden",
    doc: c"hidden($self)\n\
--\n\
\n\
hidden() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:29: shop::Item::hidden
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Item_hidden),
        },
    ],
    entry: quaff_runtime::const_method!(ITEM_HIDDEN, ITEM),
};

static ITEM_LEVEL_GET: Function = Function {
    name: c"level",
    doc: c"level($self)\n\
--\n\
\n\
level() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:30: shop::Item::level
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Item_level_get),
        },
    ],
    entry: quaff_runtime::method!(ITEM_LEVEL_GET, ITEM),
};

static ITEM_LEVEL_SET: Function = Function {
    name: c"level",
    doc: c"level($self, value)\n\
--\n\
\n\
level(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // counter.hpp:30: shop::Item::level
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Item_level_set),
        },
    ],
    entry: quaff_runtime::method!(ITEM_LEVEL_SET, ITEM),
};

static ITEM_DOUBLED: Function = Function {
    name: c"doubled",
    doc: c"doubled($self)\n\
--\n\
\n\
doubled() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:40: shop::Item::doubled
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Item_doubled),
        },
    ],
    entry: quaff_runtime::const_method!(ITEM_DOUBLED, ITEM),
};

static ITEM_TREBLED: Function = Function {
    name: c"trebled",
    doc: c"trebled($self)\n\
--\n\
\n\
trebled() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:41: shop::Item::trebled
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Item_trebled),
        },
    ],
    entry: quaff_runtime::const_method!(ITEM_TREBLED, ITEM),
};

static ITEM_PRICE_GET: Function = Function {
    name: c"price",
    doc: c"price($self)\n\
--\n\
\n\
price() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // counter.hpp:42: shop::Item::price
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Item_price_get),
        },
    ],
    entry: quaff_runtime::method!(ITEM_PRICE_GET, ITEM),
};

static ITEM_PRICE_SET: Function = Function {
    name: c"price",
    doc: c"price($self, value)\n\
--\n\
\n\
price(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // counter.hpp:42: shop::Item::price
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Item_price_set),
        },
    ],
    entry: quaff_runtime::method!(ITEM_PRICE_SET, ITEM),
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
        // counter.hpp:33: shop::Item::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&ITEM, Held::Owned, ffi::Item_copy),
        },
    ],
    entry: quaff_runtime::const_method!(ITEM_COPY, ITEM),
};

static ITEM_ID: Function = Function {
    name: c"id",
    doc: c"id($self)\n\
--\n\
\n\
id() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:71: shop::Item::id
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Item_id),
        },
    ],
    entry: quaff_runtime::const_method!(ITEM_ID, ITEM),
};

// counter.hpp:16: int
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
