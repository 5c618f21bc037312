//! How Rust's callers see the rows of a function: Rust has no overloads.

use super::names::{self, Names};
use super::{Row, RowParameter};

/// How Rust's callers see a function.
#[derive(Debug)]
pub enum RustFace {
    /// `sum::<T>(arr: &[T])`: the rows differ in their element type alone, and each implements a trait.
    Generic(GenericFace),
    /// A function for each row, by its index. A row that leaves arguments to C++'s defaults has none, and neither has
    /// one that takes an array on a device.
    Plain(Vec<(usize, String)>),
}

/// One function for all rows.
#[derive(Debug)]
pub struct GenericFace {
    pub name: String,
    pub r#trait: String,
    /// Of each parameter, with `T` for the element type.
    pub parameters: Vec<String>,
    pub result: String,
    /// The element type of each row, by its index.
    pub elements: Vec<(usize, String)>,
}

pub(super) fn of(name: &str, rows: &[Row], names: &mut Names) -> RustFace {
    let whole: Vec<(usize, &Row)> = rows.iter().enumerate().filter(|(_, row)| is_for_rust(row)).collect();
    match whole.as_slice() {
        [(index, _)] => RustFace::Plain(vec![(*index, names::safe(name))]),
        _ => generic(name, &whole, names).unwrap_or_else(|| {
            let mut rust = |row: &Row| {
                if row.symbol == names::safe(name) { row.symbol.clone() } else { names.rust(&row.symbol) }
            };
            RustFace::Plain(whole.iter().map(|(index, row)| (*index, rust(row))).collect())
        }),
    }
}

fn is_for_rust(row: &Row) -> bool {
    row.defaulted == 0 && !row.is_on_device()
}

fn generic(name: &str, rows: &[(usize, &Row)], names: &mut Names) -> Option<RustFace> {
    let (_, first) = rows.first()?;
    let elements: Vec<(usize, String)> =
        rows.iter().map(|(index, row)| Some((*index, element(row)?.to_owned()))).collect::<Option<_>>()?;
    let alike = |other: &Row| other.parameters.len() == first.parameters.len();
    let distinct =
        (1..elements.len()).all(|i| elements[..i].iter().all(|(_, known)| *known != elements[i].1));
    if !distinct || !rows.iter().all(|(_, row)| alike(row)) {
        return None;
    }
    let column = |types: Vec<&str>| in_terms_of(&types, &elements);
    let parameters: Option<Vec<String>> = (0..first.parameters.len())
        .map(|position| column(rows.iter().map(|(_, row)| row.parameters[position].rust.as_str()).collect()))
        .collect();
    Some(RustFace::Generic(GenericFace {
        name: names::safe(name),
        r#trait: names.r#trait(name),
        parameters: parameters?,
        result: column(rows.iter().map(|(_, row)| row.returns.rust).collect())?,
        elements,
    }))
}

/// The element type of the first array.
fn element(row: &Row) -> Option<&str> {
    let array = row.parameters.iter().find(|parameter: &&RowParameter| parameter.dtype.is_some())?;
    array.rust.strip_suffix(']')?.rsplit('[').next()
}

/// One type for all rows: the same for each, or each row's element type in the same place.
fn in_terms_of(types: &[&str], elements: &[(usize, String)]) -> Option<String> {
    if types.iter().all(|other| *other == types[0]) {
        return Some(types[0].to_owned());
    }
    let mut patterns = types.iter().zip(elements).map(|(spelled, (_, element))| {
        let mut pattern = ["{}", "&[{}]", "&mut [{}]"].into_iter();
        pattern.find(|pattern| pattern.replace("{}", element) == **spelled)
    });
    let first = patterns.next()??;
    patterns.all(|pattern| pattern == Some(first)).then(|| first.replace("{}", "T"))
}
