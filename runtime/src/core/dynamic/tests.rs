use super::*;
use crate::core::array_view::{ArrayView, ArrayViewMut, Description};
use crate::core::host::Contiguous;

fn elements(lent: &OnHost<'_, f64>) -> Vec<f64> {
    let array = Contiguous::from(lent);
    // SAFETY: the array has this many elements.
    unsafe { std::slice::from_raw_parts(array.memory().cast(), array.len()) }.to_vec()
}

/// Every second number, as 2 rows of 2.
fn strided(values: &mut [f64; 8]) -> Description {
    Description {
        data: values.as_mut_ptr().cast(),
        dtype: Dtype::Float64,
        device: Device::Cpu,
        readonly: true,
        shape: [2, 2].into_iter().collect(),
        strides: [32, 16].into_iter().collect(),
    }
}

#[test]
fn plain_arrays_are_lent_and_others_copied() {
    let plain = [1.0, 2.0, 3.0];
    let view = ArrayView::of_slice(&plain);
    let lent = OnHost::<f64>::read("x", &view).unwrap();
    assert_eq!(Contiguous::from(&lent).memory(), plain.as_ptr().cast_mut().cast());
    let mut values = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0];
    // SAFETY: the elements are those of `values`.
    let view = unsafe { ArrayView::new(strided(&mut values)) };
    let lent = OnHost::<f64>::read_shaped("x", &view, 2).unwrap();
    assert_eq!(elements(&lent), [0.0, 2.0, 4.0, 6.0]);
    assert_eq!([lent.extent(0), lent.stride(0), lent.stride(1)], [2, 2, 1]);
}

#[test]
fn bytes_that_are_no_bools_become_such() {
    let mut bytes = [0_u8, 2, 255];
    let description = Description { dtype: Dtype::Bool, ..Description::clone(&ArrayView::of_slice(&bytes)) };
    // SAFETY: the elements are read as bytes.
    let view = unsafe { ArrayView::new(description.clone()) };
    let lent = OnHost::<bool>::read("x", &view).unwrap();
    // SAFETY: the copy has three bools.
    let read = unsafe { std::slice::from_raw_parts(Contiguous::from(&lent).memory(), 3) };
    assert_eq!(read, [0, 1, 1]);
    let data = bytes.as_mut_ptr();
    // SAFETY: no other code uses the elements.
    let mut view = unsafe { ArrayViewMut::new(Description { data, readonly: false, ..description }) };
    OnHost::<bool>::write("x", &mut view).unwrap();
    assert_eq!(bytes, [0, 1, 1]);
}

#[test]
fn arrays_that_do_not_fit_are_refused() {
    let mut values = [0.0; 8];
    let refused = OnHost::<f32>::read("x", &ArrayView::of_slice(&values)).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Type);
    assert_eq!(
        refused.message,
        "`x` is `float64` on the host, and the call takes `float32` on the host: convert it"
    );
    let refused = OnHost::<f64>::read_shaped("x", &ArrayView::of_slice(&values), 2).unwrap_err();
    assert_eq!(refused.message, "`x` has 1 dimensions, and the call takes 2");
    let refused = OnDevice::<f64>::read("x", &ArrayView::of_slice(&values)).unwrap_err();
    assert!(refused.message.contains("the call takes `float64` on a device"));
    // SAFETY: the elements are those of `values`.
    let mut view = unsafe { ArrayViewMut::new(strided(&mut values)) };
    let refused = OnHost::<f64>::write("x", &mut view).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Value);
}

#[test]
fn arrays_in_fortran_order_are_lent_where_they_lie() {
    let mut columns = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0];
    let description = Description {
        data: columns.as_mut_ptr().cast(),
        dtype: Dtype::Float64,
        device: Device::Cpu,
        readonly: false,
        shape: [2, 3].into_iter().collect(),
        strides: [8, 16].into_iter().collect(),
    };
    // SAFETY: the elements are those of `columns`, which no other code uses.
    let mut view = unsafe { ArrayViewMut::new(description) };
    let lent = OnHost::<f64>::write_shaped_fortran("x", &mut view, 2).unwrap();
    assert_eq!(elements(&lent), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
    assert_eq!([lent.extent(0), lent.extent(1), lent.fortran_stride(1)], [2, 3, 2]);
    let lent = OnHost::<f64>::read("x", view.view()).unwrap();
    assert_eq!(elements(&lent), [0.0, 2.0, 4.0, 1.0, 3.0, 5.0]);
    assert!(OnHost::<f64>::write("x", &mut view).is_err());
}

#[test]
fn arrays_on_a_device_say_their_extents() {
    let description = Description {
        data: std::ptr::null_mut(),
        dtype: Dtype::Float32,
        device: Device::Cuda { ordinal: None, stream: None },
        readonly: true,
        shape: [2, 3].into_iter().collect(),
        strides: [4, 8].into_iter().collect(),
    };
    // SAFETY: nobody reads the elements.
    let view = unsafe { ArrayView::new(description) };
    let array = OnDevice::<f32>::read_shaped_fortran("x", &view, 2).unwrap();
    assert_eq!([array.extent(0), array.extent(1), array.len() as u64], [2, 3, 6]);
    let refused = OnDevice::<f32>::read("x", &view).unwrap_err();
    assert!(refused.message.contains("not contiguous in C order"), "{}", refused.message);
}
