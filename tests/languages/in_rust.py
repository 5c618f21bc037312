"""Writes a Rust program that runs the cases, using the functions of the crate, and prints the outcomes."""

from in_c import flat, is_array

HEAD = r"""use example::{ArrayView, Error, Shaped};

trait Show {
    fn show(&self) -> String;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Show for $number {
            fn show(&self) -> String {
                self.to_string()
            }
        }
    )*};
}
numbers!(bool, i32, f32, f64);

impl Show for () {
    fn show(&self) -> String {
        "null".to_owned()
    }
}

impl Show for String {
    fn show(&self) -> String {
        let shown = self.chars().map(|letter| match letter {
            letter if letter < ' ' || letter == '"' || letter == '\\' => format!("\\u{:04x}", letter as u32),
            letter => letter.to_string(),
        });
        format!("\"{}\"", shown.collect::<String>())
    }
}

impl<T: Show> Show for Option<T> {
    fn show(&self) -> String {
        self.as_ref().map_or("null".to_owned(), Show::show)
    }
}

impl<T: Show> Show for Vec<T> {
    fn show(&self) -> String {
        let all: Vec<String> = self.iter().map(Show::show).collect();
        format!("[{}]", all.join(", "))
    }
}

fn run<T: Show>(call: impl FnOnce() -> Result<(T, String), Error>) {
    match call() {
        Ok((result, changed)) => println!("{{\"result\": {}, \"changed\": [{changed}]}}", result.show()),
        Err(error) => println!("{{\"error\": {}}}", error.message.show()),
    }
}
"""

# The functions that C++ calls.
FUNCTIONS = {
    "triple": "|x: f64| 3.0 * x",
    "nested": "|x: f64| example::applied(|y: f64| 3.0 * y, x + 1.0).unwrap()",
    "failing": '|_: f64| -> f64 { panic!("the function cannot go on") }',
    "marked": '|text: &str| i32::from(text == "z\\u{e4}")',
    "above_three": "|number: i32| number > 3",
}

SUFFIX = {"float32": "f32", "float64": "f64", "int32": "i32"}


def program(cases):
    """The text of the program."""
    return HEAD + "\nfn main() {\n" + "".join(run(case) for case in cases) + "}\n"


def run(case):
    lines, passed, arrays = [], [], []
    name = f"example::{case['function']}"
    for at, given in enumerate(case["arguments"]):
        if not is_array(given):
            passed.append(value(given))
            continue
        [(dtype, values)] = given.items()
        elements = ", ".join(f"{float(each)!r}" if dtype != "int32" else str(each) for each in flat(values))
        is_written = "changed" in case
        lines.append(f"let {'mut ' * is_written}x{at}: Vec<{SUFFIX[dtype]}> = vec![{elements}];")
        arrays.append(f"x{at}")
        if dtype == "int32":
            # A slice with such elements is a compile error; the element types of views are known only at run
            # time.
            name += "_dyn"
            passed.append(f"&ArrayView::of_slice(&x{at})")
        elif case["function"] == "trace":
            passed.append(f"Shaped::new(&x{at}[..], [{len(values)}, {len(values[0])}])?")
        else:
            passed.append(f"&{'mut ' * is_written}x{at}")
    if "class" in case:
        new = ", ".join(value(given) for given in case["new"])
        lines.append(f"let mut object = example::{case['class']}::new({new})?;")
        name = f"object.{case['function']}"
    result = "result"
    if case.get("elementwise"):
        lines.append("let mut made = x0.clone();")
        passed.append("&mut made")
        result = "made"
    elif case["function"] == "doubled":
        result = "result.to_vec()"
    changed = "x1.show()" if "changed" in case else "String::new()"
    lines += [f"let result = {name}({', '.join(passed)})?;", f"Ok(({result}, {changed}))"]
    body = "".join(f"        {line}\n" for line in lines)
    return f"    #[allow(unused_mut, unused_variables)]\n    run(|| {{\n{body}    }});\n"


def value(given):
    """A value in Rust."""
    if isinstance(given, dict):
        return FUNCTIONS[given["function"]]
    if isinstance(given, str):
        return '"' + "".join(f"\\u{{{ord(letter):x}}}" for letter in given) + '"'
    return str(given).lower()
