//! Compiles the interface, which is among those of the Python modules.

fn main() {
    let heat = "../../swig-compat/examples/heat";
    quaff_build::Interface::new(format!("{heat}/heat.i")).include(format!("{heat}/include")).compile();
}
