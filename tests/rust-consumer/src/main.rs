//! Calls every kind of function of the module from Rust; `bin/on_device.rs` calls functions on device arrays.

use example::{ArrayView, ArrayViewMut, DeviceSlice, Error, ErrorKind};
use std::error::Error as _;

mod callables;
mod classes;
mod values;

fn main() -> Result<(), Error> {
    assert_eq!(example::sum(&[1.0f32, 2.0])?, 3.0);
    assert_eq!(example::sum(&[0.5f64; 53735])?, 26867.5);

    let mut values = [1.0, 2.0];
    example::scale(&mut values, 2.0)?;
    assert_eq!(values, [2.0, 4.0]);

    let refused = example::scale(&mut values, 0.0).unwrap_err();
    assert_eq!((refused.kind, refused.message.as_str()), (ErrorKind::Value, "the factor is zero"));
    assert_eq!(values, [2.0, 4.0]);
    assert!(refused.source().is_none());
    assert_eq!(refused.cxx_class().as_deref(), Some("std::invalid_argument"));

    let refused = example::scale(&mut values, f64::NAN).unwrap_err();
    assert_eq!((refused.kind, refused.to_string().as_str()), (ErrorKind::Index, "the factor is of no use"));
    let cause = refused.cause.as_deref().expect("C++ threw it around another one");
    assert_eq!((cause.kind, cause.message.as_str()), (ErrorKind::Overflow, "it is no number"));
    assert_eq!(refused.source().map(ToString::to_string).as_deref(), Some("it is no number"));

    let many: Vec<i64> = (0..1_000_000).collect();
    assert_eq!(example::largest(&many)?, 999_999);

    assert_eq!(example::greet("you", 2)?, "hello you you");
    assert_eq!(example::same("text")?.as_deref(), Some("text"));
    assert_eq!(example::same("with a \0").unwrap_err().kind, ErrorKind::Value);

    // SAFETY: there are no elements, or none on a device: the driver is asked before anything is read.
    let (none, hosts) = unsafe {
        (DeviceSlice::<i64>::new(0, 0, None), DeviceSlice::<i64>::new(many.as_ptr() as u64, 3, None))
    };
    assert_eq!(example::largest_on_device(&none)?, 0);
    let refused = example::largest_on_device(&hosts).unwrap_err();
    // There is no driver, or it does not know the memory.
    assert!(matches!(refused.kind, ErrorKind::Cuda | ErrorKind::Value), "{refused}");

    functions_called_for_each_element()?;
    kinds_that_are_known_when_the_program_runs(&many)?;

    values::check()?;
    classes::check()?;
    callables::check()?;

    println!("all calls went well");
    Ok(())
}

fn functions_called_for_each_element() -> Result<(), Error> {
    let (x, low) = (vec![1.5f32; 300_000], vec![2.0; 300_000]);
    let mut most = vec![0.0; 300_000];
    example::at_least(&x, &low, &mut most)?;
    assert!(most.iter().all(|&each| each == 2.0));
    let refused = example::at_least(&x, &low[1..], &mut most).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Value);
    assert!(refused.message.contains("low"), "{refused}");

    let (mut whole, mut signs) = ([0.0; 2], [0; 2]);
    example::halves(&[3.0, -5.0], &mut whole, &mut signs)?;
    assert_eq!((whole, signs), ([1.5, -2.5], [1, -1]));

    // Arrays of any type: one with several elements, and one with a single element.
    let (values, least) = (ArrayView::of_slice(&[1.0f32, 3.0, 5.0]), ArrayView::of_slice(&[2.0f32]));
    let mut results = [0.0f32; 3];
    example::at_least_dyn(&values, &least, &mut ArrayViewMut::of_slice(&mut results))?;
    assert_eq!(results, [2.0, 3.0, 5.0]);
    let mut wide = [0.0f64; 3];
    let refused = example::at_least_dyn(&values, &least, &mut ArrayViewMut::of_slice(&mut wide)).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Type);
    assert!(refused.message.contains("`result` float64, `x` float32"), "{refused}");
    let mut two = [0.0f32; 2];
    let refused = example::at_least_dyn(&values, &least, &mut ArrayViewMut::of_slice(&mut two)).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Value);
    Ok(())
}

fn kinds_that_are_known_when_the_program_runs(many: &[i64]) -> Result<(), Error> {
    assert_eq!(example::sum_dyn(&ArrayView::of_slice(&[1.0f32, 2.0]))?, 3.0);
    assert_eq!(example::sum_dyn(&ArrayView::of_slice(&[0.5f64; 53735]))?, 26867.5);
    assert_eq!(example::largest_dyn(&ArrayView::of_slice(many))?, 999_999);
    assert_eq!(example::spread_dyn(&ArrayView::of_slice(&[1.0f32, 3.0]))?, 2.0);
    let refused = example::sum_dyn(&ArrayView::of_slice(many)).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Type);
    assert!(refused.message.contains("`sum` takes no `int64` on the host as "), "{refused}");
    let others = example::others_dyn(&ArrayView::of_slice(&[0.5f64, 0.0, 2.0]))?;
    assert_eq!((others.of::<f64>(), others.of::<f32>()), (Some(&[0.5, 2.0][..]), None));
    assert_eq!(example::sum_dyn(&others.view())?, 2.5);
    let none = example::others_dyn(&ArrayView::of_slice(&[0.0f32]))?;
    assert_eq!((none.of::<f32>(), none.of::<f64>()), (Some(&[][..]), None));
    assert_eq!(example::sum_dyn(&none.view())?, 0.0);
    let mut values = [1.0f32];
    assert_eq!(ArrayViewMut::of_slice(&mut values).shape[..], [1]);
    Ok(())
}
