//! Calls C++ through the functions of `stats.i`.

use stats::Error;

mod stats {
    quaff_runtime::include_interface!("stats");
}

fn main() -> Result<(), Error> {
    let mut samples = [1.0_f32, 5.0, 3.0, 9.0];
    println!("mean {}", stats::mean(&samples)?);
    stats::smooth(&mut samples, 1)?;
    println!("smooth {samples:?}");
    println!("within {}", stats::count_within(&[1.0, 2.0, 3.0, 50.0], 13.0)?);
    let refused = stats::mean::<f64>(&[]).unwrap_err();
    println!("{:?}: {refused}", refused.kind);
    Ok(())
}
