//! Simulates heat flow in a plate: `heat::Plate` is a C++ class.

use heat::{Error, Owned, Plate, Shaped};
use std::f64::consts::PI;

mod heat {
    quaff_runtime::include_interface!("heat");
}

const SIZE: usize = 63;

fn main() -> Result<(), Error> {
    let mut plate: Owned<Plate> = Plate::new_without_diffusivity(SIZE as u64)?;
    plate.set(Shaped::new(&bump()[..], [SIZE, SIZE])?)?;
    plate.advance(1000)?;
    let expected = (-2.0 * PI * PI * plate.time()?).exp();
    println!("in the middle {:.4}, expected {expected:.4}", plate.at(31, 31)?);
    println!("of all points {:.4}", mean(&plate)?);

    let refused = plate.set(Shaped::new(&[0.0; 4][..], [2, 2])?).unwrap_err();
    println!("{}: {refused}", refused.cxx_class().unwrap_or_default());
    Ok(())
}

/// The temperatures of a bump in the middle of the plate, row by row.
fn bump() -> Vec<f64> {
    let sine = |index: usize| (PI * (index + 1) as f64 / (SIZE + 1) as f64).sin();
    (0..SIZE * SIZE).map(|point| sine(point / SIZE) * sine(point % SIZE)).collect()
}

fn mean(plate: &Plate) -> Result<f64, Error> {
    let temperatures = plate.temperatures()?;
    Ok(temperatures.iter().sum::<f64>() / temperatures.len() as f64)
}
