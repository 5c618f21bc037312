//! Closures as `std::function`s, and as function pointers with user data.

use example::{Button, Error, ErrorKind};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};

pub fn check() -> Result<(), Error> {
    assert!((example::integrate(|x| x * x, 0.0, 3.0, 1000)? - 9.0).abs() < 1e-5);
    let factor = 2.0;
    assert!((example::integrate_without_steps(move |x| factor * x, 0.0, 1.0)? - 1.0).abs() < 1e-9);
    assert_eq!(example::integrate_without_steps(f64::sqrt, 0.0, 0.0)?, 0.0);

    let text = example::described(|text, flag, number| format!("{text}{flag} {number}"))?;
    assert_eq!(text, "a text with \ntrue 200!");
    let labels = Arc::new(AtomicUsize::new(0));
    let own = labels.clone();
    example::labelled(move |label| {
        own.fetch_add(label.map_or(100, str::len), Ordering::Relaxed);
    })?;
    assert_eq!(labels.load(Ordering::Relaxed), 105);
    // C++ has released the closure.
    assert_eq!(Arc::strong_count(&labels), 1);

    threads_and_kept_closures()?;
    lent_closures()?;
    panics()
}

fn threads_and_kept_closures() -> Result<(), Error> {
    let calls = Arc::new(AtomicI32::new(0));
    let own = calls.clone();
    let count = move |number| {
        own.fetch_add(1, Ordering::Relaxed);
        i64::from(number)
    };
    assert_eq!(example::sum_of_threads(count, 100)?, 2 * 4950);
    assert_eq!(calls.load(Ordering::Relaxed), 200);

    let clicks = Arc::new(AtomicI32::new(0));
    let mut button = Button::new()?;
    assert!(!button.click(1)?);
    let own = clicks.clone();
    button.set_on_click(move |number| {
        own.fetch_add(number, Ordering::Relaxed);
    })?;
    button.on_press(|number| number > 5)?;
    assert!(button.click(7)?);
    assert!(!button.copy()?.click(3)?);
    assert_eq!(clicks.load(Ordering::Relaxed), 10);
    assert_eq!(Arc::strong_count(&clicks), 2);
    drop(button);
    assert_eq!(Arc::strong_count(&clicks), 1);
    Ok(())
}

/// C++ calls these closures only during the call, so they may borrow, and change borrowed values.
fn lent_closures() -> Result<(), Error> {
    let mut seen = Vec::new();
    assert_eq!(example::each(4, |number| seen.push(number))?, 4);
    assert_eq!(seen, [0, 1, 2, 3]);

    let mut depth = 0;
    let refused = example::nested(|by| {
        depth += by;
        example::each(1, |_| depth += 10).unwrap_or_default()
    })?;
    assert_eq!((refused, depth), (1, 11));
    Ok(())
}

fn panics() -> Result<(), Error> {
    // Keeps the panics out of the test's output.
    panic::set_hook(Box::new(|_| {}));
    let refused = example::integrate_without_steps(|_| panic!("no value"), 0.0, 1.0).unwrap_err();
    assert_eq!((refused.kind, refused.message.as_str()), (ErrorKind::Runtime, "a closure has panicked: no value"));
    assert_eq!(refused.cxx_class().as_deref(), Some("std::runtime_error"));
    let caught = example::caught(|| panic!("{} values", 0))?;
    assert_eq!(caught, "a closure has panicked: 0 values");
    let mut calls = 0;
    let refused = example::each(3, |number| {
        calls += 1;
        assert!(number < 1, "too large");
    });
    assert!(refused.unwrap_err().message.ends_with("too large"));
    assert_eq!(calls, 2);
    drop(panic::take_hook());
    Ok(())
}
