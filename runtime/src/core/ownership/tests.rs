//! Tests of each event in each state.

use super::*;

const OLD: Keeper = Keeper(ptr::without_provenance_mut(16));
const NEW: Keeper = Keeper(ptr::without_provenance_mut(32));
const SINGLE: Reach = Reach { single: true, loose: false };
const LOOSE: Reach = Reach { single: false, loose: true };
const PLAIN: Reach = Reach { single: false, loose: false };

fn object() -> Object {
    // SAFETY: nobody dereferences the address.
    unsafe { Object::new(ptr::without_provenance_mut(64)) }
}

/// A state in the words of the table, with its keeper and the way in which the object was reached.
fn word(state: OwnershipState) -> String {
    let keeper = [(OLD, "+old"), (NEW, "+new")].into_iter().find(|(keeper, _)| *keeper == state.keeper());
    let reach = match state.reach() {
        SINGLE => "!single",
        LOOSE => "!loose",
        _ => "",
    };
    format!("{:?}{}{reach}", state.ownership, keeper.map_or("", |(_, word)| word)).to_lowercase()
}

fn states() -> Vec<OwnershipState> {
    let state = |ownership, keeper, reach| OwnershipState { ownership, reach, object: object(), keeper };
    let gone = |keeper| OwnershipState { keeper, ..OwnershipState::UNMADE.with(Ownership::Gone) };
    let mut states = vec![OwnershipState::UNMADE];
    states.extend([Keeper::NONE, OLD].map(|keeper| state(Ownership::Owned, keeper, PLAIN)));
    states.extend([Keeper::NONE, OLD].map(|keeper| state(Ownership::Lent, keeper, PLAIN)));
    states.push(state(Ownership::Shared, OLD, PLAIN));
    states.extend([PLAIN, LOOSE, SINGLE].map(|reach| state(Ownership::Borrowed, OLD, reach)));
    states.extend([PLAIN, LOOSE, SINGLE].map(|reach| state(Ownership::Left, Keeper::NONE, reach)));
    states.push(state(Ownership::LeftShared, Keeper::NONE, PLAIN));
    states.push(OwnershipState { keeper: OLD, ..OwnershipState::UNMADE.with(Ownership::Placed) });
    states.extend([Keeper::NONE, OLD].map(gone));
    states
}

/// The state after each event; `.` if the state does not change.
const TABLE: &str = "
    state            acquired  disowned           lent      shared      moved         freed     released  ending
    unmade           .         .                  .         .           .             .         .     .
    owned            .         left               lent      shared+new  borrowed+new  gone      .     .
    owned+old        .         borrowed+old!loose lent+old  shared+new  borrowed+new  gone+old  owned .
    lent             .         leftshared        .         shared+new  .             gone      .      .
    lent+old         .         borrowed+old!loose .         shared+new  .             gone+old  lent  .
    shared+old       .         leftshared        .         .           .             gone+old  gone   .
    borrowed+old     owned+old .                  .         .           .             gone+old  gone  .
    borrowed+old!loose owned+old .                .         .           .             gone+old  gone  .
    borrowed+old!single .      .                  .         .           .             gone+old  gone  .
    left             owned     .                  .         .           .             gone      .     left!single
    left!loose       owned     .                  .         .           .             gone      .     left!single
    left!single      .         .                  .         .           .             gone      .     .
    leftshared      lent      .                  .         .           .             gone      .      left!single
    placed+old       .         .                  .         .           .             gone+old  gone  .
    gone             .         .                  .         .           .             .         .     .
    gone+old         .         .                  .         .           .             .         gone  .
";

#[test]
fn every_event_in_every_state() {
    let events = [
        OwnershipEvent::Acquired,
        OwnershipEvent::Disowned,
        OwnershipEvent::Lent,
        OwnershipEvent::Shared(NEW),
        OwnershipEvent::Moved(NEW),
        OwnershipEvent::Freed,
        OwnershipEvent::Released,
        OwnershipEvent::Ending,
    ];
    let rows: Vec<Vec<&str>> = TABLE
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|row: &Vec<_>| !row.is_empty())
        .collect();
    assert_eq!(rows.len() - 1, states().len());
    for (row, state) in rows[1..].iter().zip(states()) {
        assert_eq!(row[0], word(state));
        assert_eq!(row.len() - 1, events.len());
        for (expected, event) in row[1..].iter().zip(events) {
            let expected = if *expected == "." { row[0] } else { expected };
            let after = state.after(event);
            assert_eq!(word(after), expected, "{} and {event:?}", row[0]);
            let has_object =
                !matches!(after.ownership, Ownership::Unmade | Ownership::Placed | Ownership::Gone);
            assert_eq!(after.object(), if has_object { object() } else { Object::NULL });
        }
    }
}

#[test]
fn an_object_comes_once() {
    for state in states() {
        let is_unmade = state == OwnershipState::UNMADE;
        let events = [
            (OwnershipEvent::Made(object()), "owned"),
            (OwnershipEvent::Shown(object(), OLD, LOOSE), "borrowed+old!loose"),
            (OwnershipEvent::Shown(object(), Keeper::NONE, SINGLE), "left!single"),
            (OwnershipEvent::Placed(OLD), "placed+old"),
            (OwnershipEvent::Made(Object::NULL), "gone"),
            (OwnershipEvent::Shown(Object::NULL, Keeper::NONE, PLAIN), "gone"),
        ];
        for (event, made) in events {
            let is_copy = word(state) == "owned" && matches!(event, OwnershipEvent::Placed(_));
            let expected = if is_unmade || is_copy { made.to_owned() } else { word(state) };
            assert_eq!(word(state.after(event)), expected, "{state:?} and {event:?}");
        }
    }
}

#[test]
fn a_copy_replaces_what_may_move() {
    for state in states() {
        let expected = if state.is_placed() { "owned".to_owned() } else { word(state) };
        assert_eq!(word(state.after(OwnershipEvent::Copied(object()))), expected);
    }
}

#[test]
fn a_handle_that_takes_over_has_what_the_other_had() {
    for state in states() {
        let is_lent = state.ownership == Ownership::Lent;
        let expected = if is_lent { "borrowed+new".to_owned() } else { word(state) };
        assert_eq!(word(state.taken_over(NEW)), expected);
    }
}

#[test]
fn a_keeper_that_is_lost_is_handed_out() {
    for state in states() {
        let events = [
            OwnershipEvent::Copied(object()),
            OwnershipEvent::Disowned,
            OwnershipEvent::Shared(NEW),
            OwnershipEvent::Moved(NEW),
            OwnershipEvent::Freed,
            OwnershipEvent::Released,
        ];
        for event in events {
            let cell = OwnershipCell::default();
            cell.set(state);
            let lost = cell.apply(event);
            let kept = cell.get().keeper();
            let had = state.keeper();
            assert_eq!(lost, if had == kept { Keeper::NONE } else { had }, "{state:?} and {event:?}");
        }
    }
}

#[test]
fn zeros_are_an_instance_without_an_object() {
    // SAFETY: `Unmade` is the first discriminant; the other fields may be zero.
    let zeros: OwnershipCell = unsafe { std::mem::zeroed() };
    assert_eq!(zeros.get(), OwnershipState::UNMADE);
    assert_eq!(size_of::<OwnershipCell>(), 3 * size_of::<usize>());
}
