//! Checks the overloads of one name. There may be thousands, so each is compared only with those that it
//! could be confused with.

use super::{ambiguous_call, shadowed};
use crate::diagnostic::Diagnostics;
use crate::interface::Function;
use crate::overload::call::{Call, Key};
use crate::overload::takes::{self, Family, Takes};
use rustc_hash::FxHashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The overloads that were added so far.
#[derive(Default)]
pub(super) struct Overloads<'a> {
    all: Vec<(&'a Function, Vec<Takes>)>,
    /// The first call with each key, with its function's index and its own index among the function's calls.
    calls: FxHashMap<Key<'a>, (usize, usize, Call<'a>)>,
    /// The indices of the functions, by the hash of the types that their parameters take.
    by_families: FxHashMap<u64, Vec<usize>>,
    /// The indices of the functions that may hide any other function, for which there is no such
    /// hash.
    others: Vec<usize>,
}

impl<'a> Overloads<'a> {
    /// Adds an overload, and reports the earlier overload that Python or C++ would confuse it with.
    pub(super) fn add(&mut self, function: &'a Function, diagnostics: &mut Diagnostics) {
        let takes = takes::of(function);
        if let Some((call, other)) = self.ambiguous(function) {
            diagnostics.push(ambiguous_call(&call, &other));
        } else if let Some(first) = self.covering(function, &takes) {
            diagnostics.push(shadowed(function, first));
        }
        let place = self.all.len();
        for (index, call) in Call::all(function).enumerate() {
            self.calls.entry(call.key()).or_insert((place, index, call));
        }
        match families(&takes) {
            Some(families) => self.by_families.entry(families).or_default().push(place),
            None => self.others.push(place),
        }
        self.all.push((function, takes));
    }

    /// The first earlier function that C++ cannot distinguish from this one in some call. Returns the call of
    /// that function, and the call of this one.
    fn ambiguous(&self, function: &'a Function) -> Option<(Call<'a>, Call<'a>)> {
        let same = |(index, call): (usize, Call<'a>)| {
            let (place, other_index, other) = self.calls.get(&call.key())?;
            Some(((*place, index, *other_index), (call, *other)))
        };
        let first = Call::all(function).enumerate().filter_map(same).min_by_key(|(order, _)| *order);
        first.map(|(_, calls)| calls)
    }

    /// The first earlier overload that accepts all Python arguments that `function` accepts; `later` are the
    /// values that the parameters of `function` accept. An overload with any number of arguments is tried
    /// last, although it accepts more than any other.
    fn covering(&self, function: &Function, later: &[Takes]) -> Option<&'a Function> {
        let alike = families(later).and_then(|families| self.by_families.get(&families));
        let covers = |place: &usize| {
            let (of_earlier, earlier) = &self.all[*place];
            of_earlier.takes_rest() == function.takes_rest()
                && earlier.len() == later.len()
                && earlier.iter().zip(later).all(|(earlier, later)| earlier.hides(later))
        };
        let first = |places: &[usize]| places.iter().copied().find(covers);
        let found = [alike.and_then(|places| first(places)), first(&self.others)];
        found.into_iter().flatten().min().map(|place| self.all[place].0)
    }
}

/// A hash that is equal for two overloads if one may hide the other; `None` if the overload may hide any
/// other.
fn families(takes: &[Takes]) -> Option<u64> {
    let families: Vec<Family> = takes.iter().map(Takes::family).collect::<Option<_>>()?;
    let mut hasher = DefaultHasher::new();
    families.hash(&mut hasher);
    Some(hasher.finish())
}
