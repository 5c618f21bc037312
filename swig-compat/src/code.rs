//! The codes of all diagnostics. A code keeps its meaning for ever; a retired one is not given again.

// Sources and the preprocessor: Q001 to Q019.

// Parsing: Q020 to Q039.

// Lowering: Q040 to Q069.

// Checking and planning: Q070 to Q099.
