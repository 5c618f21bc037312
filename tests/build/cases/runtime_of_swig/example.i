%module example
%include python/file.i
%include exception.i
%include std_string.i

// A value that functions of the interface read from an object and convert to an object.
%fragment("SWIG_AsVal_Celsius", "header") {
SWIGINTERN int SWIG_AsVal_Celsius(PyObject *given, Celsius *value) {
  double degrees;
  if (!SWIG_IsOK(SWIG_AsVal(double)(given, &degrees))) return SWIG_TypeError;
  if (value) value->degrees = degrees - 273;
  return SWIG_OK;
}
}
%fragment("SWIG_From_Celsius", "header") {
SWIGINTERNINLINE PyObject *SWIG_From_dec(Celsius)(Celsius value) { return SWIG_From(double)(value.degrees + 273); }
}
%{
struct Celsius { double degrees; };
%}
%typemaps_asvalfromn(%checkcode(DOUBLE), Celsius);
%typemaps_asval(%checkcode(POINTER), SWIG_AsValLevel, "SWIG_AsValLevel", Level);
%{
enum Level { low, high };
SWIGINTERN int SWIG_AsValLevel(PyObject *given, Level *value) {
  const int truth = PyObject_IsTrue(given);
  if (value) *value = truth ? high : low;
  return SWIG_OK;
}
%}
%inline %{
inline Celsius warmer(Celsius by, const Celsius &than) { return {by.degrees + than.degrees}; }
inline void both(Celsius *INPUT, Celsius *OUTPUT) { OUTPUT->degrees = INPUT->degrees; }
inline int level(Level given) { return given; }
%}

// An object that functions of the interface find or make, and a variable of its type.
%{
struct Weight { double grams; };
%}
%fragment("weight_of", "header") {
SWIGINTERN int weight_of(PyObject *given, Weight **weight) {
  double grams = 0;
  if (given != Py_None && !SWIG_IsOK(SWIG_AsVal_double(given, &grams))) return SWIG_TypeError;
  const bool is_new = given != Py_None && weight != nullptr;
  if (weight != nullptr) *weight = is_new ? new Weight{grams} : nullptr;
  return is_new ? SWIG_NEWOBJ : SWIG_OLDOBJ;
}
}
%fragment("grams_of", "header") {
SWIGINTERNINLINE PyObject *grams_of(Weight weight) { return SWIG_From_double(weight.grams); }
}
%typemaps_asptrfrom(%checkcode(POINTER), weight_of, grams_of, "weight_of", "grams_of", Weight);
%inline %{
Weight weight{1};
%}

// The old directive for a typedef, and text with its length as an int.
%typedef unsigned int count_t;
%{
#include <cstring>
typedef unsigned int count_t;
%}
%apply (char *STRING, int LENGTH) { (char *letters, unsigned long size) };
%apply (char *STRING) { char *label };
%inline %{
inline count_t next(count_t n) { return n + 1; }
inline unsigned long sized(char *letters, unsigned long size) { return letters[size] == 0 ? size : 0; }
inline unsigned long labelled(char *label) { return label ? std::strlen(label) : 0; }
%}

// Types by name, and the owner of an object.
%{
namespace farm {
struct Animal { virtual ~Animal() = default; int legs = 4; };
struct Bird : Animal { bool flies() { return true; } Bird() { legs = 2; } };
}
extern "C" SWIGEXPORT int exported() { return 1; }
SWIGRUNTIME int legs_of(PyObject *given, swig_type_info *type) {
  void *found = nullptr;
  swig_owntype own = 0;
  const int outcome = SWIG_ConvertPtrAndOwn(given, &found, type, SWIG_POINTER_EXCEPTION, &own);
  if (!SWIG_IsOK(outcome)) {
    SWIG_SetErrorMsg(SWIG_ErrorType(SWIG_ArgError(outcome)), SWIG_TypePrettyName(type));
    return -1;
  }
  return static_cast<farm::Animal *>(found)->legs + (own & SWIG_POINTER_OWN ? 10 : 0);
}
static swig_type_info *kind_of(void **pointer) {
  auto *bird = dynamic_cast<farm::Bird *>(static_cast<farm::Animal *>(*pointer));
  if (bird == nullptr) return nullptr;
  *pointer = bird;
  return SWIG_TypeQuery("farm::Bird *");
}
%}
DYNAMIC_CAST(SWIGTYPE_p_farm__Animal, kind_of);
%apply SWIGTYPE *DYNAMIC { farm::Animal *any };
namespace farm {
struct Animal { virtual ~Animal(); int legs; };
struct Bird : Animal { bool flies(); };
}
%exception legs { $action if (PyErr_Occurred()) SWIG_fail; }
%exception legs_by_pointer { $action if (PyErr_Occurred()) SWIG_fail; }
%inline %{
farm::Animal *any(bool bird) {
  static farm::Animal animal;
  static farm::Bird one;
  return bird ? &one : &animal;
}
int legs_by_pointer(PyObject *given) {
  auto *animal = static_cast<farm::Animal *>(SWIG_MustGetPtr(given, SWIGTYPE_p_farm__Animal, 1, 0));
  return animal == nullptr ? -1 : animal->legs;
}
int of_null() {
  void *found = nullptr;
  int own = SWIG_POINTER_OWN;
  const int outcome = SWIG_ConvertPtrAndOwn(nullptr, &found, SWIGTYPE_p_farm__Animal, 0, &own);
  return outcome == SWIG_ERROR && own == 0;
}
int own_of_another_class(PyObject *given) {
  void *found = nullptr;
  int own = SWIG_POINTER_OWN;
  const int outcome = SWIG_ConvertPtrAndOwn(given, &found, SWIGTYPE_p_farm__Bird, 0, &own);
  return SWIG_IsOK(outcome) ? -1 : own;
}
int size_of_text(PyObject *given) {
  Py_ssize_t size = 0;
  PyObject *bytes = nullptr;
  return SWIG_PyUnicode_AsUTF8AndSize(given, &size, &bytes) == nullptr ? -1 : static_cast<int>(size);
}
int legs(PyObject *given, const char *mangled) {
  swig_type_info *type = SWIG_MangledTypeQuery(mangled);
  if (type == nullptr) { PyErr_SetString(PyExc_KeyError, mangled); return -1; }
  return legs_of(given, type);
}
%}

// Types of instances, under any spelling of their names.
%include std_map.i
%include std_vector.i
%inline %{
#include <map>
#include <string>
#include <vector>
namespace farm {
template <class T, class U> struct Both { T first; U second; };
inline std::size_t count(std::vector<Bird> birds) { return birds.size(); }
}
const char *type_named(const char *name) {
  swig_type_info *type = SWIG_TypeQuery(name);
  return type == nullptr ? nullptr : SWIG_TypePrettyName(type);
}
typedef farm::Bird Hen;
namespace farm { typedef Hen Rooster; typedef std::map<std::string, int> Counts; struct Egg; typedef Egg Shell; }
bool are_one(const char *name, const char *other) { return SWIG_TypeQuery(name) == SWIG_TypeQuery(other); }
bool is_mangled(const char *name, const char *mangled) { return SWIG_TypeQuery(name) == SWIG_MangledTypeQuery(mangled); }
%}
%template(BirdVector) std::vector<farm::Bird>;
%template(IntMap) std::map<std::string, int>;
%template(Both) farm::Both<int, farm::Bird *>;

// Objects that code raises.
%exceptionclass Refusal;
%inline %{
struct Refusal { int code; };
%}
%extend Refusal {
  std::string __str__() { return "code " + std::to_string($self->code); }
}
%exception refuse {
  try { $action } catch (const Refusal &refusal) {
    SWIG_Python_Raise(SWIG_NewPointerObj(new Refusal(refusal), SWIGTYPE_p_Refusal, SWIG_POINTER_OWN), "Refusal",
                      SWIGTYPE_p_Refusal);
    SWIG_fail;
  } catch (int number) {
    SWIG_Python_SetErrorObj(PyExc_KeyError, SWIG_From_int(number));
    SWIG_fail;
  }
}
%inline %{
inline void refuse(int code) { if (code > 9) throw Refusal{code}; throw code; }
%}
%exception deny {
  try { $action } catch (const Refusal &refusal) {
    PyObject *object = SWIG_NewPointerObj(new Refusal(refusal), SWIGTYPE_p_Refusal, SWIG_POINTER_OWN);
    PyErr_SetObject(SWIG_Python_ExceptionType(SWIGTYPE_p_Refusal), object);
    Py_DECREF(object);
    SWIG_fail;
  } catch (int number) {
    PyErr_Format(SWIG_Python_ExceptionType(nullptr), "number %d", number);
    SWIG_fail;
  }
}
%inline %{
struct Denial : Refusal {
  explicit Denial(int code) { this->code = code; }
};
%}
%exception deny_as_base {
  PyObject *object = SWIG_NewPointerObj(new Denial(9), SWIGTYPE_p_Denial, SWIG_POINTER_OWN);
  PyErr_SetObject(SWIG_Python_ExceptionType(SWIGTYPE_p_Refusal), object);
  Py_DECREF(object);
  SWIG_fail;
  $action
}
%inline %{
inline void deny_as_base() {}
inline void deny(int code) { if (code > 9) throw Refusal{code}; throw code; }
%}

// Python code that lists the module's names itself.
%pythoncode %{
__all__ = tuple(name for name in dir() if name in ("next", "own"))
def own(): return 3
__all__ += ("own",)
%}

// Objects that code knows as pointers to anything.
%inline %{
inline int counts(PyObject *object) {
  const void *same = object;
  PyTypeObject *type = Py_TYPE(object);
  Py_INCREF(same);
  Py_INCREF(type);
  const int counted = (int)Py_REFCNT(same) > 1;
  Py_DECREF(same);
  Py_XDECREF(type);
  return counted;
}
%}

// Pointers to numbers and text, of which only code makes objects.
%inline %{
inline PyObject *pointer_to(int which) {
  static char letters[] = "abc";
  static long long numbers[] = {5, 6};
  return which == 0 ? SWIG_NewPointerObj(letters, SWIGTYPE_p_char, 0)
                    : SWIG_NewPointerObj(numbers, SWIGTYPE_p_long_long, 0);
}
inline int at(const char *text, int index) { return text[index]; }
inline long long at(long long *numbers, int index) { return numbers[index]; }
%}

// Variables for objects of a class without a default constructor.
%inline %{
struct Sealed {
  int number;
  explicit Sealed(int number) : number(number) {}
};
inline int sealed(int number) {
  SwigValueWrapper<Sealed> wrapper;
  if (&wrapper != nullptr) return -1;
  wrapper = Sealed(number);
  const Sealed copy(1);
  SwigValueWrapper<Sealed> other;
  other = copy;
  SwigValueWrapper<Sealed>::reset(other, new Sealed((&other)->number + 1));
  Sealed made = wrapper;
  return made.number * 10 + (&other)->number + SwigValueInit<int>();
}
%}
