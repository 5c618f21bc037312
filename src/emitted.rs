//! The files that the compiler generates from `cpp/quaff.i`; `make emitted` writes them again.
//!
//! The files are formatted by the compiler, like the emitted files of other projects.

#[rustfmt::skip]
pub(crate) mod api;
#[rustfmt::skip]
mod bridge;
#[rustfmt::skip]
pub(crate) mod dynamic;
#[cfg(feature = "python")]
#[rustfmt::skip]
pub(crate) mod functions;

use quaff_runtime::reduction::Reduction;

/// The reductions of `quaff.sum`, which `quaff.Sum` uses as well.
pub(crate) static SUM_FLOAT: &Reduction<f32> = &api::SUM_FLOAT;
pub(crate) static SUM_DOUBLE: &Reduction<f64> = &api::SUM_DOUBLE;

#[cfg(test)]
mod tests {
    use super::api::sum;
    use quaff_runtime::reduction::{BATCH, LARGE, PIECE};

    /// Integers below 2^10, for which every order of additions is exact.
    fn numbers(count: usize) -> Vec<f64> {
        (0..count).map(|index| (index * 7 % 1021) as f64).collect()
    }

    #[test]
    fn the_sum_of_nothing_is_0() {
        assert_eq!(sum::<f64>(&[]).unwrap().to_bits(), 0);
        assert_eq!(sum::<f32>(&[]).unwrap().to_bits(), 0);
    }

    #[test]
    fn a_nan_anywhere_is_the_sum() {
        for count in [1, 100, LARGE, PIECE * BATCH + 1] {
            let mut values = numbers(count);
            values[count / 2] = f64::NAN;
            assert!(sum(&values).unwrap().is_nan(), "{count}");
        }
    }

    #[test]
    fn every_element_counts_once_whatever_way_it_goes() {
        let borders =
            [64, PIECE, LARGE, PIECE * BATCH].into_iter().flat_map(|size| [size - 1, size, size + 1]);
        for count in borders.chain([10_000_000]) {
            let values = numbers(count);
            assert_eq!(sum(&values).unwrap(), values.iter().sum::<f64>(), "{count}");
        }
    }

    #[test]
    fn callers_that_share_the_pool_get_the_same_bits() {
        let values: Vec<f32> = (1..1_000_000).map(|index| 1.0 / index as f32).collect();
        let expected = sum(&values).unwrap().to_bits();
        std::thread::scope(|scope| {
            let callers: Vec<_> = (0..8).map(|_| scope.spawn(|| sum(&values).unwrap().to_bits())).collect();
            assert!(callers.into_iter().all(|caller| caller.join().unwrap() == expected));
        });
    }
}
