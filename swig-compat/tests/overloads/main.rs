//! Records which parameters accept which Python values according to the compiler: `tests/overloads.tsv` has a
//! row for each value and a column for each function in `tests/python/module/example/overloads.hpp`.
//! `tests/python/test_overload_relation.py` calls the functions.

mod sample;

use quaff_swig::dtype::Dtype;
use quaff_swig::interface::{Memory, Rank, Text};
use quaff_swig::overload::takes::Takes;
use sample::{Sample, accepts, chosen};
use std::fs;

const EXPECTED: &str = "tests/overloads.tsv";

#[test]
fn the_relation_is_as_written() {
    let relation = relation();
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(EXPECTED, &relation).unwrap();
    }
    let expected = fs::read_to_string(EXPECTED).unwrap_or_default();
    assert_eq!(
        expected, relation,
        "rewrite with: UPDATE_EXPECTED=1 cargo test -p quaff-swig --test overloads"
    );
}

/// An overload that hides another accepts all values that the hidden one accepts.
#[test]
fn what_hides_another_takes_all_that_it_takes() {
    for one in takes() {
        for two in takes().into_iter().filter(|two| one.hides(two)) {
            for (_, sample) in samples() {
                let is_null = one == Takes::Text(Text::String) && sample == Sample::None;
                // `const char *` ends at the first zero.
                let has_zero = sample == (Sample::Str { zero: true });
                let is_taken = accepts(&one, sample) || is_null || has_zero;
                assert!(
                    is_taken || !accepts(&two, sample),
                    "{one:?} hides {two:?}, and does not take {sample:?}"
                );
            }
        }
    }
}

/// A signature that covers another for type checkers accepts all its values.
#[test]
fn what_covers_another_for_checkers_has_all_its_values() {
    for one in takes() {
        for two in takes().into_iter().filter(|two| one.static_type().covers(&two.static_type())) {
            let alike = || takes().into_iter().filter(|other| other.static_type() == one.static_type());
            for (text, sample) in samples().into_iter().filter(|&(_, sample)| accepts(&two, sample)) {
                let is_taken = alike().any(|other| accepts(&other, sample));
                // Types do not tell whether a string contains a zero.
                assert!(is_taken || text.contains("\\0"), "{one:?} covers {two:?}, and does not take {text}");
            }
        }
    }
}

/// A line for each value: the value in Python, the functions of one parameter that accept it, and the
/// overload of `overloaded` that is called.
fn relation() -> String {
    let takes = takes();
    let names: Vec<String> = takes.iter().map(name).collect();
    let mut text = format!("value\t{}\toverloaded\n", names.join("\t"));
    let scalars: Vec<Takes> =
        takes.iter().filter(|takes| !matches!(takes, Takes::Array { .. })).cloned().collect();
    for (value, sample) in samples() {
        let taken = |takes: &Takes| if accepts(takes, sample) { "yes" } else { "no" };
        let taken: Vec<&str> = takes.iter().map(taken).collect();
        // If no overload accepts arrays, an array is read as the number in it; this relation does not cover
        // that.
        let overload = match sample {
            Sample::Array { .. } => "-".to_owned(),
            _ => chosen(&scalars, sample).map_or("none".to_owned(), |index| name(&scalars[index])),
        };
        text += &format!("{value}\t{}\t{overload}\n", taken.join("\t"));
    }
    text
}

/// The name of the function whose parameter accepts these values.
fn name(takes: &Takes) -> String {
    match takes {
        Takes::Scalar(dtype) => dtype.name().to_owned(),
        Takes::Enumerator(dtype) => format!("{}_enumerator", dtype.name()),
        Takes::Text(Text::String) => "string".to_owned(),
        Takes::Text(Text::CString) => "c_string".to_owned(),
        Takes::Text(Text::WritableCString) => "writable_c_string".to_owned(),
        Takes::Text(Text::Character) => "letter".to_owned(),
        Takes::Text(Text::Buffer) => "buffer".to_owned(),
        Takes::Any | Takes::Checked { .. } => "any".to_owned(),
        Takes::Library(r#type) => r#type.to_string(),
        // The samples contain no objects, because each module has its own classes.
        Takes::Object { r#type, .. } => r#type.to_string(),
        Takes::Array { dtype, rank: Rank::Any, .. } => format!("{}_array", dtype.name()),
        Takes::Array { dtype, rank: Rank::Exactly(rank), .. } => format!("{}_array_{rank}d", dtype.name()),
    }
}

fn takes() -> Vec<Takes> {
    let array = |dtype, rank| Takes::Array {
        dtype,
        rank,
        memory: Some(Memory::Host),
        sequence: false,
        converts: false,
        record: None,
    };
    let scalars = Dtype::ALL.iter().map(|&dtype| Takes::Scalar(dtype));
    let text = [Text::String, Text::CString].map(Takes::Text);
    let arrays = Dtype::ALL.iter().map(|&dtype| array(dtype, Rank::Any));
    scalars.chain(text).chain(arrays).chain([array(Dtype::Float64, Rank::Exactly(1))]).collect()
}

fn samples() -> Vec<(String, Sample)> {
    let mut samples = vec![
        ("None".to_owned(), Sample::None),
        ("True".to_owned(), Sample::Bool),
        ("1 + 2j".to_owned(), Sample::Complex),
        ("b'text'".to_owned(), Sample::Bytes),
        ("'text'".to_owned(), Sample::Str { zero: false }),
        ("'te\\0xt'".to_owned(), Sample::Str { zero: true }),
    ];
    for value in [1.5, 1e300, f64::INFINITY, f64::NAN] {
        samples.push((format!("float('{value:e}')"), Sample::Float(value)));
    }
    // The values on both sides of each integer bound.
    samples.push(("0".to_owned(), Sample::Int(0)));
    for bits in [7, 8, 15, 16, 31, 32, 63, 64_u32] {
        for (text, value) in [
            (format!("2**{bits} - 1"), (1_i128 << bits) - 1),
            (format!("2**{bits}"), 1 << bits),
            (format!("-(2**{bits})"), -(1 << bits)),
            (format!("-(2**{bits}) - 1"), -(1 << bits) - 1),
        ] {
            samples.push((text, Sample::Int(value)));
        }
    }
    for &dtype in Dtype::ALL {
        for dimensions in [1, 2] {
            let shape = if dimensions == 1 { "3" } else { "(2, 2)" };
            let text = format!("np.ones({shape}, '{}')", dtype.name());
            samples.push((text, Sample::Array { dtype, dimensions }));
        }
    }
    samples
}
