//! The rules for declarations that use numpy.i's names: the parameters `(int *INPLACE_ARRAY1, int DIM1)` are
//! an array without an `%apply` if the interface includes numpy.i above them, as they match numpy.i's own
//! typemaps.

use super::role::Role;
use super::table::{Form, TYPEMAPS, Typemap};
use super::{ANY, Accepted, ParameterPattern, TypemapRule};
use crate::interface::Rank;
use crate::source::Span;
use std::cell::Cell;

/// The rules for each typemap in each of its forms, with the extents after the address or before it.
pub fn rules() -> impl Iterator<Item = TypemapRule<'static>> {
    let forms = [Form::Pointer, Form::Fixed, Form::Planes, Form::View];
    let all = TYPEMAPS.iter().flat_map(move |typemap| forms.map(|form| (typemap, form)));
    all.filter(|(typemap, form)| typemap.has(*form)).flat_map(|(typemap, form)| {
        let before = (form != Form::Fixed).then(|| {
            let mut patterns = patterns(typemap, form);
            patterns.rotate_left(1);
            patterns
        });
        [Some(patterns(typemap, form)), before].into_iter().flatten().map(move |patterns| TypemapRule {
            effect: typemap.effect(form),
            patterns,
            target: None,
            directive: None,
            span: Span::default(),
            used: Cell::new(true),
        })
    })
}

/// The patterns of the address and of the extents.
fn patterns(typemap: &Typemap, form: Form) -> Vec<ParameterPattern> {
    let pattern = |role, name: String| {
        let (accepts, length) = match (typemap.rank, form, role) {
            (Rank::Exactly(rank), Form::Fixed, Role::Data) => (Accepted::Fixed(rank), Some(ANY.to_owned())),
            _ => (Accepted::Any(form), None),
        };
        ParameterPattern { role, accepts, length, name: Some(name) }
    };
    let extent = |axis: u8, role| pattern(role, format!("DIM{}", axis + 1));
    let mut patterns = vec![pattern(Role::Data, typemap.name.to_owned())];
    match typemap.rank {
        _ if form == Form::Fixed => {}
        Rank::Any => patterns.push(pattern(Role::Size, "DIM_FLAT".to_owned())),
        Rank::Exactly(1) => patterns.push(extent(0, Role::Size)),
        Rank::Exactly(rank) => patterns.extend((0..rank).map(|axis| extent(axis, Role::Extent(axis)))),
    }
    patterns
}
