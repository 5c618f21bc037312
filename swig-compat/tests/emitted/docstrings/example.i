%module example
%feature("doxygen");
%feature("doxygen:alias:nothing") "None";
%feature("autodoc", "1") typed;
%feature("autodoc", "2") listed;
%feature("autodoc", "whatever it says") said;
%feature("docstring") worded %{
    Says this
      and no more.
%}
%feature("doxygen:notranslate") raw;

%inline %{
/// A counter, see \ref Counter::add "how it counts".
struct Counter {
  /// Begins somewhere.
  explicit Counter(int start, ///< where
                   bool loud = false) : value(start + loud) {}
  int value; ///< where it is
  /**
   * Counts on, by \b much:
   * \code{.py}
   * counter.add(2)
   * \endcode
   * @param[in] by how far
   * @return where it is then, or @nothing
   */
  int add(int by) { return value += by; }
};

/// Halves a number.
/// @param x the number &times; 1
/// @throws std::domain_error never
double half(double x) { return x / 2; }

/// First.
int both(int) { return 1; }
/// Second.
int both(double, double) { return 2; }
int neither(int) { return 1; }
int neither(double, double) { return 2; }

int typed(int count, const Counter &counter, double scale = 2) { return count; }
int listed(int count) { return count; }
int said(int count) { return count; }
/// Not this.
int worded(int count) { return count; }
/// \brief As it \b stands.
int raw(int count) { return count; }
/**
 * Says how it is called:
 *
 *     indented()
 */
int indented() { return 1; }
int behind(int count) { return count; } ///< Said behind it.
%}

%feature("docstring") explained(double) "Of one of the overloads.";
%inline %{
int explained(int n) { return 1; }
int explained(double x) { return 2; }
%}
