//! Compiles the interface, which lies among those of Python's modules.

fn main() {
    let heat = "../../swig-compat/examples/heat";
    quaff_build::Interface::new(format!("{heat}/heat.i")).include(format!("{heat}/include")).compile();
}
