//! Calls the module's functions and the runtime's sums with arrays on the device of tests/fake-driver, whose
//! memory is host memory. The arguments are kernel libraries.

use example::{ArrayView, DeviceSlice, DeviceSliceMut, Error, ErrorKind, Stream};
use libloading::Library;
use std::env::args;
use std::ffi::CString;

fn main() -> Result<(), Error> {
    let driver = Driver::new();
    let (address, stream) = (driver.allocate(&[1.0, 2.0, 4.0]), driver.stream());
    // SAFETY: the memory holds three elements until the process ends, and only `fill` writes it, in this
    // stream.
    let mut values = unsafe { DeviceSliceMut::<f64>::new(address, 3, Some(Stream::Handle(stream))) };
    assert_eq!(example::sum_on_device(&values)?, 8.0);
    assert_eq!(example::fill(&mut values, 0.5)?, stream);

    let mut copied = [0.0; 3];
    assert_eq!(example::copy(&values, &mut copied, "elements")?, "3 elements");
    assert_eq!(copied, [0.5; 3]);
    let refused = example::copy(&values, &mut copied[..2], "elements").unwrap_err();
    assert_eq!((refused.kind, refused.message.as_str()), (ErrorKind::Value, "the arrays differ in length"));
    assert_eq!(example::copy(&values, &mut copied, "\0").unwrap_err().kind, ErrorKind::Value);

    let many: Vec<i64> = (0..100_000).collect();
    // SAFETY: nobody writes the elements.
    let many = unsafe { DeviceSlice::<i64>::new(driver.allocate(&many), many.len(), None) };
    assert_eq!(example::largest_on_device(&many)?, 99_999);

    functions_called_for_each_element(&driver)?;

    // SAFETY: the driver is asked before anything is read, and reports three elements.
    let beyond = unsafe { DeviceSlice::<f64>::new(address, 4, None) };
    let refused = example::sum_on_device(&beyond).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Value);
    assert!(refused.message.starts_with("the array needs 32 bytes of the device's memory"), "{refused}");

    sums_of_parts(&driver)?;

    assert_eq!(driver.violations(), 0);
    println!("all calls went well");
    Ok(())
}

/// The results are on the device, and equal the host's.
fn functions_called_for_each_element(driver: &Driver) -> Result<(), Error> {
    let values: Vec<f64> = (-50_000..50_000).map(f64::from).collect();
    let (mut whole, mut signs) = (vec![0.0; values.len()], vec![0; values.len()]);
    let (wholes, numbers) = (driver.allocate(&whole), driver.allocate(&signs));
    // Each slice has its own stream.
    let streams = [(); 3].map(|()| driver.stream());
    let [of_values, of_wholes, of_signs] = streams.map(|stream| Some(Stream::Handle(stream)));
    // SAFETY: nobody else uses the memory until the process ends.
    let (read, mut first, mut second) = unsafe {
        (
            DeviceSlice::<f64>::new(driver.allocate(&values), values.len(), of_values),
            DeviceSliceMut::<f64>::new(wholes, values.len(), of_wholes),
            DeviceSliceMut::<i32>::new(numbers, values.len(), of_signs),
        )
    };
    example::halves_on_device(&read, &mut first, &mut second)?;
    example::halves(&values, &mut whole, &mut signs)?;
    // Later work in any of the streams sees the results.
    driver.wait(streams[2]);
    assert_eq!(driver.read::<f64>(wholes, values.len()), whole);
    assert_eq!(driver.read::<i32>(numbers, values.len()), signs);

    let (singles, stream) = ([1.5_f32, -2.0, 7.0], driver.stream());
    let most = driver.allocate(&[0.0_f32; 3]);
    // SAFETY: as above; there are three elements, and the call refuses the slice of two before it reads any.
    let (three, two, mut out) = unsafe {
        let of = |length| DeviceSlice::<f32>::new(driver.allocate(&singles), length, None);
        (of(3), of(2), DeviceSliceMut::<f32>::new(most, 3, Some(Stream::Handle(stream))))
    };
    example::at_least_on_device(&three, &three, &mut out)?;
    driver.wait(stream);
    assert_eq!(driver.read::<f32>(most, 3), singles);
    let (values, low) = (three.view(), ArrayView::of_slice(&singles));
    let refused = example::at_least_dyn(&values, &low, &mut out.view_mut()).unwrap_err();
    assert!(refused.message.contains("`low` is `float32` on the host"), "{refused}");
    // SAFETY: as above, for one element.
    let one = unsafe { DeviceSlice::<f32>::new(driver.allocate(&[2.0_f32]), 1, None) };
    example::at_least_dyn(&values, &one.view(), &mut out.view_mut())?;
    driver.wait(stream);
    assert_eq!(driver.read::<f32>(most, 3), [2.0, 2.0, 7.0]);
    let refused = example::at_least_on_device(&three, &two, &mut out).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Value);
    assert!(refused.message.contains("low"), "{refused}");
    Ok(())
}

/// The sum of parts equals the host's, wherever the elements are.
fn sums_of_parts(driver: &Driver) -> Result<(), Error> {
    let doubles: Vec<f64> = (1..50_000).map(|index| f64::from(index).sin().powi(99)).collect();
    let floats: Vec<f32> = doubles.iter().map(|&double| double as f32).collect();
    // SAFETY: nobody writes the elements.
    let on_device = unsafe { DeviceSlice::<f64>::new(driver.allocate(&doubles), doubles.len(), None) };
    assert_eq!(quaff::sum_on_device(&on_device)?, quaff::sum(&doubles)?);

    let (mut here, mut there) = (quaff::Sum::new(), quaff::Sum::new());
    here.add(&doubles)?;
    there.add_on_device(&on_device)?;
    assert_eq!(there.value(), quaff::sum(&doubles)?);
    assert_eq!(there, here);
    here.add(&floats)?;
    // SAFETY: as above, in a different stream.
    let narrow = unsafe {
        let stream = Some(Stream::of_handle(driver.stream()));
        DeviceSlice::<f32>::new(driver.allocate(&floats), floats.len(), stream)
    };
    there.add_on_device(&narrow)?;
    assert_eq!(there.to_bytes(), here.to_bytes());

    // SAFETY: the driver is asked before anything is read.
    let nowhere = unsafe { DeviceSlice::<f32>::new(64, 1, None) };
    let refused = there.add_on_device(&nowhere).unwrap_err();
    assert!(refused.kind == ErrorKind::Cuda && there == here, "{refused}");

    let mut nothing = quaff::Sum::new();
    // SAFETY: there is no element.
    nothing.add_on_device(&unsafe { DeviceSlice::<f64>::new(0, 0, None) })?;
    assert!(nothing.is_of_f64() && nothing.value() == 0.0);
    Ok(())
}

/// The fake driver, with a context that is not current.
struct Driver {
    library: Library,
    context: u64,
}

impl Driver {
    fn new() -> Driver {
        // SAFETY: the library's initializers are ours.
        let library = unsafe { Library::new("libcuda.so.1") }.expect("the test names its folder");
        let mut driver = Driver { library, context: 0 };
        for kernels in args().skip(1) {
            let kernels = CString::new(kernels).unwrap();
            assert_ne!(driver.call("fake_add_kernels", kernels.as_ptr() as u64), 0);
        }
        assert_eq!(driver.call("cuInit", 0), 0);
        driver.context = driver.made("cuDevicePrimaryCtxRetain", 0);
        driver
    }

    /// The address of a copy of `values`.
    fn allocate<T: Copy>(&self, values: &[T]) -> u64 {
        let address = self.in_context(|| self.made("cuMemAlloc_v2", size_of_val(values) as u64));
        let memory = std::ptr::with_exposed_provenance_mut::<T>(address as usize);
        // SAFETY: the memory was just allocated on the host, with that many bytes.
        unsafe { memory.copy_from_nonoverlapping(values.as_ptr(), values.len()) };
        address
    }

    /// Waits for the work in a stream.
    fn wait(&self, stream: u64) {
        self.in_context(|| assert_eq!(self.call("cuStreamSynchronize", stream), 0));
    }

    /// Elements of the device's memory, which is host memory.
    fn read<T: Copy>(&self, address: u64, length: usize) -> Vec<T> {
        let memory = std::ptr::with_exposed_provenance::<T>(address as usize);
        // SAFETY: that many elements were allocated there, and all work is done.
        unsafe { std::slice::from_raw_parts(memory, length) }.to_vec()
    }

    fn stream(&self) -> u64 {
        self.in_context(|| self.made("cuStreamCreate", 0))
    }

    fn violations(&self) -> u8 {
        self.call("fake_violation_count", 0)
    }

    fn in_context<T>(&self, work: impl FnOnce() -> T) -> T {
        assert_eq!(self.call("cuCtxPushCurrent_v2", self.context), 0);
        let result = work();
        assert_eq!(self.call("cuCtxPopCurrent_v2", 0), 0);
        result
    }

    /// The word that a function writes to its first parameter.
    fn made(&self, name: &str, argument: u64) -> u64 {
        let mut made = 0;
        // SAFETY: see `call`; the first parameter points to a word that is written.
        let function =
            unsafe { self.library.get::<unsafe extern "C" fn(*mut u64, u64) -> i32>(name) }.unwrap();
        // SAFETY: as above.
        assert_eq!(unsafe { function(&raw mut made, argument) }, 0, "{name}");
        made
    }

    /// The lowest byte of the result of a function with at most one parameter.
    fn call(&self, name: &str, argument: u64) -> u8 {
        // SAFETY: integers and pointers are passed in the same way, and a superfluous argument is not read.
        let function = unsafe { self.library.get::<unsafe extern "C" fn(u64) -> u8>(name) }.unwrap();
        // SAFETY: as above.
        unsafe { function(argument) }
    }
}
