//! Sums arrays in device memory, which cudarc has allocated.

use cudarc::driver::{CudaContext, CudaSlice, CudaStream, DevicePtr};
use quaff::Summand;
use quaff::device::{DeviceSlice, Stream};
use quaff::error::ErrorKind;
use std::error::Error;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn Error>> {
    let context = CudaContext::new(0)?;
    for stream in [context.default_stream(), context.new_stream()?] {
        sums_of_whole_arrays(&stream)?;
        sums_of_parts(&stream)?;
        refusals(&stream)?;
    }
    Ok(())
}

/// Numbers that no order of plain additions sums correctly.
fn numbers() -> Vec<f64> {
    (1..100_000).map(|index| f64::from(index).sin().powi(99) * 1e16).collect()
}

fn sums_of_whole_arrays(stream: &Arc<CudaStream>) -> Result<(), Box<dyn Error>> {
    let doubles = numbers();
    let floats: Vec<f32> = doubles.iter().map(|&double| double as f32).collect();
    let there = stream.clone_htod(&doubles)?;
    assert_eq!(quaff::sum_on_device(&slice(&there, there.len(), stream))?, quaff::sum(&doubles)?);
    let there = stream.clone_htod(&floats)?;
    assert_eq!(quaff::sum_on_device(&slice(&there, there.len(), stream))?, quaff::sum(&floats)?);
    assert_eq!(quaff::sum_on_device(&slice(&there, 0, stream))?, 0.0);
    Ok(())
}

fn sums_of_parts(stream: &Arc<CudaStream>) -> Result<(), Box<dyn Error>> {
    let doubles = numbers();
    let there = stream.clone_htod(&doubles)?;
    let (mut here, mut both) = (quaff::Sum::new(), quaff::Sum::new());
    here.add(&doubles)?;
    here.add(&doubles)?;
    both.add_on_device(&slice(&there, there.len(), stream))?;
    both.add(&doubles)?;
    assert_eq!((both.value(), &both), (here.value(), &here));
    Ok(())
}

fn refusals(stream: &Arc<CudaStream>) -> Result<(), Box<dyn Error>> {
    let there = stream.clone_htod(&[1.0, 2.0, 3.0])?;
    // Far beyond the end of the allocation.
    let refused = quaff::sum_on_device(&slice(&there, 1 << 30, stream)).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Value, "{refused}");
    Ok(())
}

/// The first elements of memory that cudarc keeps.
fn slice<'a, T: Summand>(values: &'a CudaSlice<T>, length: usize, stream: &CudaStream) -> DeviceSlice<'a, T> {
    let (address, _reading) = values.device_ptr(stream);
    // SAFETY: `values` owns its elements, which nobody writes; for a larger length the driver is asked first.
    unsafe { DeviceSlice::new(address, length, Some(Stream::of_handle(stream.cu_stream() as u64))) }
}
