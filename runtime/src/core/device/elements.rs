//! An elementwise function over device arrays: one launch, in the stream of the first array, for which the
//! host does not wait.
//!
//! The axes are in the same order as on the host. There are four kernels: one whose items are several
//! elements, one for elements that are not adjacent, and two that transpose squares of the operands in shared
//! memory: in items that begin at borders of their size, and in items that begin at any element or by single
//! elements (`elementwise.cuh`, `element_tiles.cuh`). Python numbers are arguments of the kernel. When the
//! kernels are compiled, the functions that NVRTC refuses are left out one by one, and so are the headers
//! that it cannot read (`kernels/src/elements.rs`).

use super::driver::Driver;
use super::kernels::DeviceElementwise;
use super::site::Site;
use super::state::{DeviceState, THREADS};
use super::stream;
use crate::core::array_view::{ElementOrder, Stream};
use crate::core::dtype::Dtype;
use crate::core::error::Error;
use layout::{ElementKernel, ElementShape, LaunchLayout};
use std::ffi::{CStr, c_void};
use std::ptr;
use std::sync::Arc;

mod layout;

/// The most elements of one launch, because kernels count in 32 bits.
const MOST_ELEMENTS: usize = 1 << 31;

/// Launches the kernel that writes an elementwise function's results. A null address among the operands of
/// `order` stands for a number, whose bytes are in `numbers` at the operand's index; the first `results`
/// operands are written.
///
/// # Errors
/// The driver's errors, and `Value` for more axes than kernels walk. After an error, some results may have
/// been written.
///
/// # Safety
/// The operands have the kernels' types, are aligned, and lie in memory of the site's context until the work
/// in the site's stream is done; meanwhile nobody else writes what is read, or uses what is written.
pub(crate) unsafe fn launch_elements(
    elementwise: &DeviceElementwise,
    order: &ElementOrder<'_>,
    dtypes: &[Dtype],
    results: usize,
    numbers: &[[u8; 16]],
    site: Site,
) -> Result<(), Error> {
    let Site { driver, context, stream, .. } = site;
    let launcher = ElementsLauncher { driver, state: DeviceState::of(driver, context)?, elementwise, stream };
    let parts = order.parts(MOST_ELEMENTS);
    for index in 0..parts.len() {
        let part = parts.get(index);
        launcher.launch(&LaunchLayout::of(&part, dtypes, results, numbers)?)?;
    }
    Ok(())
}

struct ElementsLauncher<'a> {
    driver: &'static Driver,
    state: Arc<DeviceState>,
    elementwise: &'a DeviceElementwise,
    stream: Stream,
}

impl ElementsLauncher<'_> {
    fn launch(&self, layout: &LaunchLayout) -> Result<(), Error> {
        let kernel =
            self.state.kernel(self.driver, &self.elementwise.kernels.elements, self.name(layout.way))?;
        let mut transposed = match layout.way {
            ElementKernel::Tiles { transposed } | ElementKernel::ElementTiles { transposed } => transposed,
            ElementKernel::Runs | ElementKernel::Apart => 0,
        };
        let shape: *const ElementShape = &raw const layout.shape;
        let mut arguments: [*mut c_void; 3] = [
            shape.cast_mut().cast(),
            layout.operands.as_ptr().cast_mut().cast(),
            ptr::from_mut(&mut transposed).cast(),
        ];
        let (stream, arguments, extra) =
            (stream::handle(self.stream), arguments.as_mut_ptr(), ptr::null_mut());
        // SAFETY: the kernel takes these arguments, or the first two of them, which the driver copies and
        // does not write: there are as many operands as the function has. It uses the memory that the caller
        // of `launch_elements` vouches for.
        unsafe {
            self.driver.launch(
                kernel.function,
                layout.blocks(),
                1,
                1,
                THREADS,
                1,
                1,
                0,
                stream,
                arguments,
                extra,
            )
        }
        .map_err(|code| self.driver.error("launching the kernel", code))
    }

    fn name(&self, way: ElementKernel) -> &'static CStr {
        match way {
            ElementKernel::Runs => self.elementwise.runs,
            ElementKernel::Apart => self.elementwise.apart,
            ElementKernel::Tiles { .. } => self.elementwise.tiles,
            ElementKernel::ElementTiles { .. } => self.elementwise.element_tiles,
        }
    }
}
