// Not this one.

/** The module.
 *  Two lines. */
%module example
/// One line.
int one();
//! \brief Brief.
//! More.
int two();
/**
 * Block.
 *
 * Paragraph.
 */
int three();
/* Plain. */
int four();
/// Too far.

int five();
int six(); // Trailing.
int seven();
/// Of the directive.
%feature("x") one;
int eight();
// ----------
// Ruled.
// ----------
template <class T>
T nine(T x);
%template(nine) nine<int>;
