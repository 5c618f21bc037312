//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::object::Object;
use quaff_runtime::python::{
    CType, Call, Class, Conversion, Face, Function, FunctionPointers, Handover, Loaded, Member, On,
    Overload, Overridable, PassedValue, Variable, leave, object, scalar, text,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &APPLY, &INTEGRATE, &NAMED, &NEAREST, &SHIFTED, &SQUARE, &SUM, &TWICE,
];

/// Every constant of the module that is an object, by name.
pub(crate) static CONSTANT_OBJECTS: &[Variable] = &[
    Variable::new("square_pointer", &SQUARE_POINTER_GET, None),
];

static APPLY: Function = Function {
    name: c"apply",
    doc: c"apply(f, x)\n\
--\n\
\n\
apply(f: _p_f_int_int or None, x: int32) -> int",
    keywords: &["f", "x"],
    stream: false,
    overloads: &[
        // example.i:22: apply
        Overload {
            parameters: &[
                object("f", &P_F_INT_INT).or_none().or_function(&P_F_INT_INT_FUNCTIONS),
                scalar::<i32>("x"),
            ],
            call: Call::of::<(Object, i32), i32>(ffi::apply),
        },
    ],
    entry: quaff_runtime::entry!(APPLY),
};

static INTEGRATE: Function = Function {
    name: c"integrate",
    doc: c"integrate(f, from_, to, /)\n\
--\n\
\n\
integrate(f: Callable[[float], float] or None, from_: float64, to: float64) -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:14: integrate
        Overload {
            parameters: &[
                object("f", &FUNCTION_DOUBLE_DOUBLE).or_value(),
                scalar::<f64>("from_"),
                scalar::<f64>("to"),
            ],
            call: Call::of::<(Object, f64, f64), f64>(ffi::integrate),
        },
    ],
    entry: quaff_runtime::entry!(INTEGRATE),
};

static NAMED: Function = Function {
    name: c"named",
    doc: c"named(called, call, functions)\n\
--\n\
\n\
named(called: Callable[[float], float] or None, call: float64, functions: float64) -> float",
    keywords: &["called", "call", "functions"],
    stream: false,
    overloads: &[
        // example.i:24: named
        Overload {
            parameters: &[
                object("called", &FUNCTION_DOUBLE_DOUBLE).or_value(),
                scalar::<f64>("call"),
                scalar::<f64>("functions"),
            ],
            call: Call::of::<(Object, f64, f64), f64>(ffi::named),
        },
    ],
    entry: quaff_runtime::entry!(NAMED),
};

static NEAREST: Function = Function {
    name: c"nearest",
    doc: c"nearest(choose)\n\
--\n\
\n\
nearest(choose: Callable[[Point, bool], Point | None] or None) -> Point | None",
    keywords: &["choose"],
    stream: false,
    overloads: &[
        // example.i:19: nearest
        Overload {
            parameters: &[object("choose", &FUNCTION_CONST_POINT_POINT_BOOL).or_value()],
            call: Call::object::<(Object,)>(&POINT, Handover::Borrowed, ffi::nearest),
        },
    ],
    entry: quaff_runtime::entry!(NEAREST),
};

static SHIFTED: Function = Function {
    name: c"shifted",
    doc: c"shifted(f, start)\n\
--\n\
\n\
shifted(f: Callable[[float], float] or None, start: float64) -> float",
    keywords: &["f", "start"],
    stream: false,
    overloads: &[
        // example.i:23: shifted
        Overload {
            parameters: &[
                object("f", &FUNCTION_DOUBLE_DOUBLE).or_value(),
                scalar::<f64>("start"),
            ],
            call: Call::of::<(Object, f64), f64>(ffi::shifted),
        },
    ],
    entry: quaff_runtime::entry!(SHIFTED),
};

static SQUARE: Function = Function {
    name: c"square",
    doc: c"square(x)\n\
--\n\
\n\
square(x: int32) -> int",
    keywords: &["x"],
    stream: false,
    overloads: &[
        // example.i:21: square
        Overload {
            parameters: &[scalar::<i32>("x")],
            call: Call::of::<(i32,), i32>(ffi::square),
        },
    ],
    entry: quaff_runtime::entry!(SQUARE),
};

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(all)\n\
--\n\
\n\
sum(all: vector<std::function<int (int)>>) -> int",
    keywords: &["all"],
    stream: false,
    overloads: &[
        // example.i:20: sum
        Overload {
            parameters: &[object("all", &STD_VECTOR_STD_FUNCTION_INT_INT).or_value()],
            call: Call::of::<(Object,), i32>(ffi::sum),
        },
    ],
    entry: quaff_runtime::entry!(SUM),
};

static TWICE: Function = Function {
    name: c"twice",
    doc: c"twice(f)\n\
--\n\
\n\
twice(f: Callable[[float], float] or None) -> Callable[[float], float]",
    keywords: &["f"],
    stream: false,
    overloads: &[
        // example.i:15: twice
        Overload {
            parameters: &[object("f", &FUNCTION_DOUBLE_DOUBLE).or_value()],
            call: Call::object::<(Object,)>(&FUNCTION_DOUBLE_DOUBLE, Handover::Value, ffi::twice),
        },
    ],
    entry: quaff_runtime::entry!(TWICE),
};

static SQUARE_POINTER_GET: Function = Function {
    name: c"cvar.square_pointer",
    doc: c"cvar.square_pointer()\n\
--\n\
\n\
cvar.square_pointer() -> _p_f_int_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:21: quaff_address_square_square_pointer
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_F_INT_INT, Handover::Borrowed, ffi::square_pointer_get),
        },
    ],
    entry: quaff_runtime::entry!(SQUARE_POINTER_GET),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[
    &POINT,
    &BUTTON,
    &FUNCTION,
    &FUNCTION_DOUBLE_DOUBLE,
    &FUNCTION_VOID_POINT_CONST_STD_STRING,
    &FUNCTION_CONST_POINT_POINT_BOOL,
    &FUNCTION_INT_INT,
    &STD_VECTOR_STD_FUNCTION_INT_INT,
    &P_F_INT_INT,
];

// example.i:13: Point
static POINT: Class = Class {
    name: c"Point",
    cxx_name: "Point",
    doc: c"Point()\n\
--\n\
\n\
Point()",
    bases: &[],
    constructor: Some(&POINT_INIT),
    init: quaff_runtime::constructor!(POINT),
    destroy: ffi::Point_destroy,
    members: quaff_runtime::members![
        Member::property(&POINT_X_GET, Some(&POINT_X_SET)),
        Member::ConstMethod(&POINT_COPY),
    ],
    conversion: Some(Conversion {
        tell: ffi::point_tell,
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

static POINT_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:13: Point::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&POINT, ffi::Point_init),
        },
    ],
    entry: quaff_runtime::entry!(POINT_INIT),
};

static POINT_X_GET: Function = Function {
    name: c"x",
    doc: c"x($self)\n\
--\n\
\n\
x() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:13: Point::x
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Point_x_get),
        },
    ],
    entry: quaff_runtime::method!(POINT_X_GET, POINT),
};

static POINT_X_SET: Function = Function {
    name: c"x",
    doc: c"x($self, value)\n\
--\n\
\n\
x(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:13: Point::x
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Point_x_set),
        },
    ],
    entry: quaff_runtime::method!(POINT_X_SET, POINT),
};

static POINT_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Point",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:13: Point::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Handover::Owned, ffi::Point_copy),
        },
    ],
    entry: quaff_runtime::const_method!(POINT_COPY, POINT),
};

// example.i:16: Button
static BUTTON: Class = Class {
    name: c"Button",
    cxx_name: "Button",
    doc: c"Button()\n\
--\n\
\n\
Button()",
    bases: &[],
    constructor: Some(&BUTTON_INIT),
    init: quaff_runtime::constructor!(BUTTON),
    destroy: ffi::Button_destroy,
    members: quaff_runtime::members![
        Member::property(&BUTTON_ON_CLICK_GET, Some(&BUTTON_ON_CLICK_SET)),
        Member::ConstMethod(&BUTTON_COPY),
    ],
    conversion: Some(Conversion {
        tell: ffi::button_tell,
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

static BUTTON_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:16: Button::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&BUTTON, ffi::Button_init),
        },
    ],
    entry: quaff_runtime::entry!(BUTTON_INIT),
};

static BUTTON_ON_CLICK_GET: Function = Function {
    name: c"on_click",
    doc: c"on_click($self)\n\
--\n\
\n\
on_click() -> Callable[[Point, str], None]",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:17: Button::on_click
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&FUNCTION_VOID_POINT_CONST_STD_STRING, Handover::Shown, ffi::Button_on_click_get),
        },
    ],
    entry: quaff_runtime::method!(BUTTON_ON_CLICK_GET, BUTTON),
};

static BUTTON_ON_CLICK_SET: Function = Function {
    name: c"on_click",
    doc: c"on_click($self, value)\n\
--\n\
\n\
on_click(value: Callable[[Point, str], None] or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:17: Button::on_click
        Overload {
            parameters: &[object("value", &FUNCTION_VOID_POINT_CONST_STD_STRING).or_value()],
            call: Call::of::<On<(Object,)>, ()>(ffi::Button_on_click_set),
        },
    ],
    entry: quaff_runtime::method!(BUTTON_ON_CLICK_SET, BUTTON),
};

static BUTTON_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Button",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:16: Button::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&BUTTON, Handover::Owned, ffi::Button_copy),
        },
    ],
    entry: quaff_runtime::const_method!(BUTTON_COPY, BUTTON),
};

// example.i:25: Function
static FUNCTION: Class = Class {
    name: c"Function",
    cxx_name: "Function",
    doc: c"Function()\n\
--\n\
\n\
Function()",
    bases: &[],
    constructor: Some(&FUNCTION_INIT),
    init: quaff_runtime::constructor!(FUNCTION),
    destroy: ffi::Function_destroy,
    members: quaff_runtime::members![
        Member::property(&FUNCTION_X_GET, Some(&FUNCTION_X_SET)),
        Member::ConstMethod(&FUNCTION_COPY),
    ],
    conversion: Some(Conversion {
        tell: ffi::function_tell,
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

static FUNCTION_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:25: Function::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&FUNCTION, ffi::Function_init),
        },
    ],
    entry: quaff_runtime::entry!(FUNCTION_INIT),
};

static FUNCTION_X_GET: Function = Function {
    name: c"x",
    doc: c"x($self)\n\
--\n\
\n\
x() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:25: Function::x
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Function_x_get),
        },
    ],
    entry: quaff_runtime::method!(FUNCTION_X_GET, FUNCTION),
};

static FUNCTION_X_SET: Function = Function {
    name: c"x",
    doc: c"x($self, value)\n\
--\n\
\n\
x(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:25: Function::x
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Function_x_set),
        },
    ],
    entry: quaff_runtime::method!(FUNCTION_X_SET, FUNCTION),
};

static FUNCTION_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Function",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:25: Function::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&FUNCTION, Handover::Owned, ffi::Function_copy),
        },
    ],
    entry: quaff_runtime::const_method!(FUNCTION_COPY, FUNCTION),
};

// example.i:14: std::function<double (double)>
static FUNCTION_DOUBLE_DOUBLE: Class = Class {
    name: c"function_double_double",
    cxx_name: "std::function<double (double)>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(FUNCTION_DOUBLE_DOUBLE),
    destroy: ffi::function_double_double_destroy,
    members: quaff_runtime::members![Member::ConstMethod(&FUNCTION_DOUBLE_DOUBLE_CALL)],
    conversion: Some(Conversion {
        tell: ffi::function_double_double_tell,
        from_python: Some(ffi::function_double_double_from_python),
        to_python: Some(ffi::function_double_double_to_python),
        elements: None,
        of_instances: true,
        share: None,
        adopt: None,
        places: None,
        call: Some(&FUNCTION_DOUBLE_DOUBLE_CALL_2),
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static FUNCTION_DOUBLE_DOUBLE_CALL: Function = Function {
    name: c"__call__",
    doc: c"__call__($self, arg1, /)\n\
--\n\
\n\
__call__(arg1: float64) -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:14: std::function<double (double)>::operator()
        Overload {
            parameters: &[scalar::<f64>("arg1")],
            call: Call::of::<On<(f64,)>, f64>(ffi::function_double_double_call),
        },
    ],
    entry: quaff_runtime::const_method!(FUNCTION_DOUBLE_DOUBLE_CALL, FUNCTION_DOUBLE_DOUBLE),
};

// example.i:17: std::function<void (Point&, const std::string&)>
static FUNCTION_VOID_POINT_CONST_STD_STRING: Class = Class {
    name: c"function_void_Point_const_std_string",
    cxx_name: "std::function<void (Point&, const std::string&)>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(FUNCTION_VOID_POINT_CONST_STD_STRING),
    destroy: ffi::function_void_Point_const_std_string_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&FUNCTION_VOID_POINT_CONST_STD_STRING_CALL),
    ],
    conversion: Some(Conversion {
        tell: ffi::function_void_point_const_std_string_tell,
        from_python: Some(ffi::function_void_point_const_std_string_from_python),
        to_python: Some(ffi::function_void_point_const_std_string_to_python),
        elements: None,
        of_instances: true,
        share: None,
        adopt: None,
        places: None,
        call: Some(&FUNCTION_VOID_POINT_CONST_STD_STRING_CALL_2),
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static FUNCTION_VOID_POINT_CONST_STD_STRING_CALL: Function = Function {
    name: c"__call__",
    doc: c"__call__($self, arg1, arg2, /)\n\
--\n\
\n\
__call__(arg1: Point, arg2: str) -> None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:17: std::function<void (Point&, const std::string&)>::operator()
        Overload {
            parameters: &[object("arg1", &POINT), text("arg2")],
            call: Call::of::<On<(Object, Text)>, ()>(ffi::function_void_Point_const_std_string_call),
        },
    ],
    entry: quaff_runtime::const_method!(FUNCTION_VOID_POINT_CONST_STD_STRING_CALL, FUNCTION_VOID_POINT_CONST_STD_STRING),
};

// example.i:19: std::function<const Point* (Point, bool)>
static FUNCTION_CONST_POINT_POINT_BOOL: Class = Class {
    name: c"function_const_Point_Point_bool",
    cxx_name: "std::function<const Point* (Point, bool)>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(FUNCTION_CONST_POINT_POINT_BOOL),
    destroy: ffi::function_const_Point_Point_bool_destroy,
    members: quaff_runtime::members![Member::ConstMethod(&FUNCTION_CONST_POINT_POINT_BOOL_CALL)],
    conversion: Some(Conversion {
        tell: ffi::function_const_point_point_bool_tell,
        from_python: Some(ffi::function_const_point_point_bool_from_python),
        to_python: Some(ffi::function_const_point_point_bool_to_python),
        elements: None,
        of_instances: true,
        share: None,
        adopt: None,
        places: None,
        call: Some(&FUNCTION_CONST_POINT_POINT_BOOL_CALL_2),
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static FUNCTION_CONST_POINT_POINT_BOOL_CALL: Function = Function {
    name: c"__call__",
    doc: c"__call__($self, arg1, arg2, /)\n\
--\n\
\n\
__call__(arg1: Point, arg2: bool) -> Point | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:19: std::function<const Point* (Point, bool)>::operator()
        Overload {
            parameters: &[object("arg1", &POINT), scalar::<bool>("arg2")],
            call: Call::object::<On<(Object, bool)>>(&POINT, Handover::Borrowed, ffi::function_const_Point_Point_bool_call),
        },
    ],
    entry: quaff_runtime::const_method!(FUNCTION_CONST_POINT_POINT_BOOL_CALL, FUNCTION_CONST_POINT_POINT_BOOL),
};

// example.i:20: std::function<int (int)>
static FUNCTION_INT_INT: Class = Class {
    name: c"function_int_int",
    cxx_name: "std::function<int (int)>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(FUNCTION_INT_INT),
    destroy: ffi::function_int_int_destroy,
    members: quaff_runtime::members![Member::ConstMethod(&FUNCTION_INT_INT_CALL)],
    conversion: Some(Conversion {
        tell: ffi::function_int_int_tell,
        from_python: Some(ffi::function_int_int_from_python),
        to_python: Some(ffi::function_int_int_to_python),
        elements: None,
        of_instances: true,
        share: None,
        adopt: None,
        places: None,
        call: Some(&FUNCTION_INT_INT_CALL_2),
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static FUNCTION_INT_INT_CALL: Function = Function {
    name: c"__call__",
    doc: c"__call__($self, arg1, /)\n\
--\n\
\n\
__call__(arg1: int32) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:20: std::function<int (int)>::operator()
        Overload {
            parameters: &[scalar::<i32>("arg1")],
            call: Call::of::<On<(i32,)>, i32>(ffi::function_int_int_call),
        },
    ],
    entry: quaff_runtime::const_method!(FUNCTION_INT_INT_CALL, FUNCTION_INT_INT),
};

// example.i:20: std::vector<std::function<int (int)>>
static STD_VECTOR_STD_FUNCTION_INT_INT: Class = Class {
    name: c"vector<std::function<int (int)>>",
    cxx_name: "std::vector<std::function<int (int)>>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(STD_VECTOR_STD_FUNCTION_INT_INT),
    destroy: ffi::std_vector_std_function_int_int_destroy,
    members: quaff_runtime::members![],
    conversion: Some(Conversion {
        tell: ffi::std_vector_std_function_int_int_tell,
        from_python: Some(ffi::std_vector_std_function_int_int_from_python),
        to_python: Some(ffi::std_vector_std_function_int_int_to_python),
        elements: Some(ffi::std_vector_std_function_int_int_elements),
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Opaque,
    loaded: Loaded::with_full_name("std::vector<std::function<int (int)>,std::allocator<std::function<int (int)>>>"),
};

// example.i:22: int (int)
static P_F_INT_INT: Class = Class {
    name: c"_p_f_int_int",
    cxx_name: "int (int)",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_F_INT_INT),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

static FUNCTION_DOUBLE_DOUBLE_CALL_2: Overridable =
    Overridable::new(c"function_double_double", &[PassedValue::Scalar(Dtype::Float64)], &[scalar::<f64>("double")]);

static FUNCTION_VOID_POINT_CONST_STD_STRING_CALL_2: Overridable =
    Overridable::new(c"function_void_Point_const_std_string", &[PassedValue::Object(&POINT, Handover::Borrowed), PassedValue::Text], &[]);

static FUNCTION_CONST_POINT_POINT_BOOL_CALL_2: Overridable =
    Overridable::kept(c"function_const_Point_Point_bool", &[PassedValue::Object(&POINT, Handover::Owned), PassedValue::Scalar(Dtype::Bool)], &[object("const Point*", &POINT).or_none()]);

static FUNCTION_INT_INT_CALL_2: Overridable =
    Overridable::new(c"function_int_int", &[PassedValue::Scalar(Dtype::Int32)], &[scalar::<i32>("int")]);

static P_F_INT_INT_FUNCTIONS: FunctionPointers = FunctionPointers::new(
    "int (int)",
    Some(&[CType::Signed(4), CType::Signed(4)]),
    &[(&SQUARE, &SQUARE_POINTER_GET)],
);

// Not bound:
// <quaff>/std_vector.i:8: template class std::vector: no `%template` instantiates it
