//! `quaff.sum` in Rust, without Python: `cargo run --release --example sum`.

use quaff::error::Error;

fn main() -> Result<(), Error> {
    let floats: Vec<f32> = (1..=1_000_000).map(|number| 1.0 / number as f32).collect();
    let doubles: Vec<f64> = (1..=1_000_000).map(|number| 1.0 / f64::from(number)).collect();
    println!("float32  {}", quaff::sum(&floats)?);
    println!("float64  {}", quaff::sum(&doubles)?);
    assert_eq!(quaff::sum::<f64>(&[])?, 0.0);
    Ok(())
}
