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
/**
 * Title
 * -----
 * **Bold**, and a table:
 *
 * | a | b |
 * |---|---|
 *
 *     if (code)
 *         keep();
 ************/
int ten();
/*!
	Without stars.
		* a point
	  - another
*/
int eleven();
/** On the first line.
 *    if (a)
 *      b(); */
int twelve();
//   Indented
//     and more.
//
// ~~~
int thirteen();
///     all_of_it_is_code();
int fourteen();
