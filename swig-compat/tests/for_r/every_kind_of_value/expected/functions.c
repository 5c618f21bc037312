/* Written by quaff from example.i: change that file, not this one.
 *
 * For each function of R the functions for C that it selects from. */
#include "quaff_r.h"

#include <R_ext/Rdynload.h>
#include <R_ext/Visibility.h>

#include "quaff/modules/example.h"

const char *quaff_r_last_error(void) { return example_last_error(); }

void quaff_r_free(void *memory) { example_free(memory); }

bool rquaff_example_is_within(const void *handle, const void *whole);
bool quaff_r_is_within(const void *handle, const void *whole) { return rquaff_example_is_within(handle, whole); }

static const char *const names_of_enum_Color[] = {"red", "green", "type", NULL};
static const int64_t values_of_enum_Color[] = {INT64_C(0), INT64_C(5), INT64_C(6)};
static const quaff_r_enum enum_Color = {3, names_of_enum_Color, values_of_enum_Color};

static void release_example_Shape(void *object) { example_Shape_free(object); }
static void finalize_example_Shape(SEXP object) { quaff_r_finalize(object, release_example_Shape); }
static const char *const names_of_example_Shape[] = {"example_Shape", "example_object", NULL};
static const quaff_r_class class_example_Shape = {"example_Shape", names_of_example_Shape, finalize_example_Shape};

static void release_example_function_double_double(void *object) { example_function_double_double_free(object); }
static void finalize_example_function_double_double(SEXP object) { quaff_r_finalize(object, release_example_function_double_double); }
static const char *const names_of_example_function_double_double[] = {"example_function_double_double", "example_object", NULL};
static const quaff_r_class class_example_function_double_double = {"example_function_double_double", names_of_example_function_double_double, finalize_example_function_double_double};

static void release_example_Circle(void *object) { example_Circle_free(object); }
static void finalize_example_Circle(SEXP object) { quaff_r_finalize(object, release_example_Circle); }
static const char *const names_of_example_Circle[] = {"example_Circle", "example_Shape", "example_object", NULL};
static const quaff_r_class class_example_Circle = {"example_Circle", names_of_example_Circle, finalize_example_Circle};

static const quaff_r_parameter passed_to_example_function_double_double[] = {
    {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64},
};
static double call_example_function_double_double(double x0, void *data) {
  const quaff_r_value given[] = {{.is.float64 = x0}};
  quaff_r_value result;
  result.is.float64 = 0;
  quaff_r_called(data, given, &result);
  return result.is.float64;
}
static int make_example_function_double_double(void *data, void **handle) {
  example_function_double_double *object = NULL;
  const int status = example_function_double_double_of(call_example_function_double_double, data, quaff_r_release, &object);
  *handle = object;
  return status;
}
static const quaff_r_callback callback_example_function_double_double = {make_example_function_double_double, example_callback_failed, 1, passed_to_example_function_double_double, {.name = "result of the function", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}};

/* include/example.hpp:23: example::applied */
static int call_example_applied(quaff_r_value *given, quaff_r_value *result) {
  return example_applied(given[0].is.object, given[1].is.float64, &result->is.float64);
}
static const quaff_r_parameter parameters_example_applied[] = {
    {.name = "f", .kind = QUAFF_R_OBJECT, .of = &class_example_function_double_double, .callback = &callback_example_function_double_double},
    {.name = "x", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64},
};
static const quaff_r_overload overloads_applied[] = {
    {.call = call_example_applied, .parameters = parameters_example_applied, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}},
};
static const quaff_r_function function_applied = {"applied", 2, 1, overloads_applied};
static SEXP r_applied(SEXP x0, SEXP x1) {
  SEXP given[] = {x0, x1};
  return quaff_r_call(&function_applied, given);
}

/* include/example.hpp:15: example::at */
static int call_example_at_without_row(quaff_r_value *given, quaff_r_value *result) {
  return example_at_without_row(given[0].elements, given[0].shape, &result->is.float64);
}
static const quaff_r_parameter parameters_example_at_without_row[] = {
    {.name = "f", .kind = QUAFF_R_ELEMENTS, .type = QUAFF_R_FLOAT64, .is_fortran = true, .rank = 2},
};
static const quaff_r_overload overloads_at[] = {
    {.call = call_example_at_without_row, .parameters = parameters_example_at_without_row, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}},
};
static const quaff_r_function function_at = {"at", 1, 1, overloads_at};
static SEXP r_at(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_at, given);
}

/* include/example.hpp:15: example::at */
static int call_example_at_without_column(quaff_r_value *given, quaff_r_value *result) {
  return example_at_without_column(given[0].elements, given[0].shape, given[1].is.int32, &result->is.float64);
}
static const quaff_r_parameter parameters_example_at_without_column[] = {
    {.name = "f", .kind = QUAFF_R_ELEMENTS, .type = QUAFF_R_FLOAT64, .is_fortran = true, .rank = 2},
    {.name = "row", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_INT32},
};
static const quaff_r_overload overloads_at_2[] = {
    {.call = call_example_at_without_column, .parameters = parameters_example_at_without_column, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}},
};
static const quaff_r_function function_at_2 = {"at", 2, 1, overloads_at_2};
static SEXP r_at_2(SEXP x0, SEXP x1) {
  SEXP given[] = {x0, x1};
  return quaff_r_call(&function_at_2, given);
}

/* include/example.hpp:15: example::at */
static int call_example_at(quaff_r_value *given, quaff_r_value *result) {
  return example_at(given[0].elements, given[0].shape, given[1].is.int32, given[2].is.int32, &result->is.float64);
}
static const quaff_r_parameter parameters_example_at[] = {
    {.name = "f", .kind = QUAFF_R_ELEMENTS, .type = QUAFF_R_FLOAT64, .is_fortran = true, .rank = 2},
    {.name = "row", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_INT32},
    {.name = "column", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_INT32},
};
static const quaff_r_overload overloads_at_3[] = {
    {.call = call_example_at, .parameters = parameters_example_at, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}},
};
static const quaff_r_function function_at_3 = {"at", 3, 1, overloads_at_3};
static SEXP r_at_3(SEXP x0, SEXP x1, SEXP x2) {
  SEXP given[] = {x0, x1, x2};
  return quaff_r_call(&function_at_3, given);
}

/* include/example.hpp:16: example::bytes */
static int call_example_bytes(quaff_r_value *given, quaff_r_value *result) {
  uint8_t *elements = NULL;
  const int status = example_bytes(given[0].is.text, &elements, &result->size);
  result->elements = elements;
  return status;
}
static const quaff_r_parameter parameters_example_bytes[] = {
    {.name = "text", .kind = QUAFF_R_TEXT},
};
static const quaff_r_overload overloads_bytes[] = {
    {.call = call_example_bytes, .parameters = parameters_example_bytes, .result = {.kind = QUAFF_R_ELEMENTS, .type = QUAFF_R_UINT8}},
};
static const quaff_r_function function_bytes = {"bytes", 1, 1, overloads_bytes};
static SEXP r_bytes(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_bytes, given);
}

/* include/example.hpp:26: example::invisible */
static int call_example_invisible(quaff_r_value *given, quaff_r_value *result) {
  return example_invisible(given[0].is.int32, &result->is.int32);
}
static const quaff_r_parameter parameters_example_invisible[] = {
    {.name = "color", .kind = QUAFF_R_ENUM, .type = QUAFF_R_INT32, .choices = &enum_Color},
};
static const quaff_r_overload overloads_invisible_[] = {
    {.call = call_example_invisible, .parameters = parameters_example_invisible, .result = {.kind = QUAFF_R_ENUM, .type = QUAFF_R_INT32, .choices = &enum_Color}},
};
static const quaff_r_function function_invisible_ = {"invisible_", 1, 1, overloads_invisible_};
static SEXP r_invisible_(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_invisible_, given);
}

/* include/example.hpp:18: example::letter */
static int call_example_letter(quaff_r_value *given, quaff_r_value *result) {
  return example_letter(given[0].is.letter, &result->is.letter);
}
static const quaff_r_parameter parameters_example_letter[] = {
    {.name = "value", .kind = QUAFF_R_LETTER},
};
static const quaff_r_overload overloads_letter[] = {
    {.call = call_example_letter, .parameters = parameters_example_letter, .result = {.kind = QUAFF_R_LETTER}},
};
static const quaff_r_function function_letter = {"letter", 1, 1, overloads_letter};
static SEXP r_letter(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_letter, given);
}

/* example.i:19: example::mean<double> */
static int call_example_mean_double(quaff_r_value *given, quaff_r_value *result) {
  return example_mean_double(given[0].elements, given[0].size, &result->is.float64);
}
static const quaff_r_parameter parameters_example_mean_double[] = {
    {.name = "x", .kind = QUAFF_R_ELEMENTS, .type = QUAFF_R_FLOAT64},
};

/* example.i:18: example::mean<float> */
static int call_example_mean_float(quaff_r_value *given, quaff_r_value *result) {
  return example_mean_float(given[0].elements, given[0].size, &result->is.float32);
}
static const quaff_r_parameter parameters_example_mean_float[] = {
    {.name = "x", .kind = QUAFF_R_ELEMENTS, .type = QUAFF_R_FLOAT32},
};
static const quaff_r_overload overloads_mean[] = {
    {.call = call_example_mean_double, .parameters = parameters_example_mean_double, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}},
    {.call = call_example_mean_float, .parameters = parameters_example_mean_float, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT32}},
};
static const quaff_r_function function_mean = {"mean", 1, 2, overloads_mean};
static SEXP r_mean(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_mean, given);
}

/* include/example.hpp:17: example::next */
static int call_example_next(quaff_r_value *given, quaff_r_value *result) {
  return example_next(&given[0].is.complex128, &result->is.complex128);
}
static const quaff_r_parameter parameters_example_next[] = {
    {.name = "value", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_COMPLEX128},
};
static const quaff_r_overload overloads_next_[] = {
    {.call = call_example_next, .parameters = parameters_example_next, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_COMPLEX128}},
};
static const quaff_r_function function_next_ = {"next_", 1, 1, overloads_next_};
static SEXP r_next_(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_next_, given);
}

/* include/example.hpp:13: example::scale */
static int call_example_scale(quaff_r_value *given, quaff_r_value *result) {
  (void)result;
  return example_scale(given[0].is.float64, given[1].elements, given[1].size);
}
static const quaff_r_parameter parameters_example_scale[] = {
    {.name = "factor", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64},
    {.name = "y", .kind = QUAFF_R_ELEMENTS, .type = QUAFF_R_FLOAT64, .is_written = true},
};
static const quaff_r_overload overloads_scale[] = {
    {.call = call_example_scale, .parameters = parameters_example_scale, .result = {.kind = QUAFF_R_NOTHING}},
};
static const quaff_r_function function_scale = {"scale", 2, 1, overloads_scale};
static SEXP r_scale(SEXP x0, SEXP x1) {
  SEXP given[] = {x0, x1};
  return quaff_r_call(&function_scale, given);
}

/* include/example.hpp:14: example::trace */
static int call_example_trace(quaff_r_value *given, quaff_r_value *result) {
  return example_trace(given[0].elements, given[0].shape, &result->is.float64);
}
static const quaff_r_parameter parameters_example_trace[] = {
    {.name = "a", .kind = QUAFF_R_ELEMENTS, .type = QUAFF_R_FLOAT64, .rank = 2},
};
static const quaff_r_overload overloads_trace[] = {
    {.call = call_example_trace, .parameters = parameters_example_trace, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}},
};
static const quaff_r_function function_trace = {"trace", 1, 1, overloads_trace};
static SEXP r_trace(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_trace, given);
}

/* include/example.hpp:19: example::word */
static int call_example_word(quaff_r_value *given, quaff_r_value *result) {
  char *text = NULL;
  const int status = example_word(given[0].is.boolean, &text, &result->size);
  result->is.text = text;
  return status;
}
static const quaff_r_parameter parameters_example_word[] = {
    {.name = "is_there", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_BOOL},
};
static const quaff_r_overload overloads_word[] = {
    {.call = call_example_word, .parameters = parameters_example_word, .result = {.kind = QUAFF_R_TEXT}},
};
static const quaff_r_function function_word = {"word", 1, 1, overloads_word};
static SEXP r_word(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_word, given);
}

/* include/example.hpp:20: example::limit */
static int call_example_limit(quaff_r_value *given, quaff_r_value *result) {
  (void)given;
  return example_limit(&result->is.int32);
}
static const quaff_r_overload overloads_limit[] = {
    {.call = call_example_limit, .parameters = NULL, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_INT32}},
};
static const quaff_r_function function_limit = {"limit", 0, 1, overloads_limit};
static SEXP r_limit(void) {
  return quaff_r_call(&function_limit, NULL);
}

/* include/example.hpp:20: example::limit */
static int call_example_set_limit(quaff_r_value *given, quaff_r_value *result) {
  (void)result;
  return example_set_limit(given[0].is.int32);
}
static const quaff_r_parameter parameters_example_set_limit[] = {
    {.name = "value", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_INT32},
};
static const quaff_r_overload overloads_set_limit[] = {
    {.call = call_example_set_limit, .parameters = parameters_example_set_limit, .result = {.kind = QUAFF_R_NOTHING}},
};
static const quaff_r_function function_set_limit = {"set_limit", 1, 1, overloads_set_limit};
static SEXP r_set_limit(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_set_limit, given);
}

/* include/example.hpp:30: example::Shape::area */
static int call_example_Shape_area(quaff_r_value *given, quaff_r_value *result) {
  return example_Shape_area(given[0].is.object, &result->is.float64);
}
static const quaff_r_parameter parameters_example_Shape_area[] = {
    {.name = "object", .kind = QUAFF_R_OBJECT, .of = &class_example_Shape},
};
static const quaff_r_overload overloads_Shape_area[] = {
    {.call = call_example_Shape_area, .parameters = parameters_example_Shape_area, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}},
};
static const quaff_r_function function_Shape_area = {"area", 1, 1, overloads_Shape_area};
static SEXP r_Shape_area(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_Shape_area, given);
}

/* include/example.hpp:31: example::Shape::name */
static int call_example_Shape_name(quaff_r_value *given, quaff_r_value *result) {
  char *text = NULL;
  const int status = example_Shape_name(given[0].is.object, &text, &result->size);
  result->is.text = text;
  return status;
}
static const quaff_r_parameter parameters_example_Shape_name[] = {
    {.name = "object", .kind = QUAFF_R_OBJECT, .of = &class_example_Shape},
};
static const quaff_r_overload overloads_Shape_name[] = {
    {.call = call_example_Shape_name, .parameters = parameters_example_Shape_name, .result = {.kind = QUAFF_R_TEXT}},
};
static const quaff_r_function function_Shape_name = {"name", 1, 1, overloads_Shape_name};
static SEXP r_Shape_name(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_Shape_name, given);
}

/* include/example.hpp:31: example::Shape::name */
static int call_example_Shape_set_name(quaff_r_value *given, quaff_r_value *result) {
  (void)result;
  return example_Shape_set_name(given[0].is.object, given[1].is.text);
}
static const quaff_r_parameter parameters_example_Shape_set_name[] = {
    {.name = "object", .kind = QUAFF_R_OBJECT, .of = &class_example_Shape},
    {.name = "value", .kind = QUAFF_R_TEXT},
};
static const quaff_r_overload overloads_Shape_set_name[] = {
    {.call = call_example_Shape_set_name, .parameters = parameters_example_Shape_set_name, .result = {.kind = QUAFF_R_NOTHING}},
};
static const quaff_r_function function_Shape_set_name = {"name", 2, 1, overloads_Shape_set_name};
static SEXP r_Shape_set_name(SEXP x0, SEXP x1) {
  SEXP given[] = {x0, x1};
  return quaff_r_call(&function_Shape_set_name, given);
}

/* include/example.hpp:23: std::function<double (double)>::operator() */
static int call_example_function_double_double_call(quaff_r_value *given, quaff_r_value *result) {
  return example_function_double_double_call(given[0].is.object, given[1].is.float64, &result->is.float64);
}
static const quaff_r_parameter parameters_example_function_double_double_call[] = {
    {.name = "object", .kind = QUAFF_R_OBJECT, .of = &class_example_function_double_double, .callback = &callback_example_function_double_double},
    {.name = "arg1", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64},
};
static const quaff_r_overload overloads_function_double_double_call[] = {
    {.call = call_example_function_double_double_call, .parameters = parameters_example_function_double_double_call, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}},
};
static const quaff_r_function function_function_double_double_call = {"call", 2, 1, overloads_function_double_double_call};
static SEXP r_function_double_double_call(SEXP x0, SEXP x1) {
  SEXP given[] = {x0, x1};
  return quaff_r_call(&function_function_double_double_call, given);
}

/* include/example.hpp:35: example::Circle::Circle */
static int call_example_Circle_new_without_radius(quaff_r_value *given, quaff_r_value *result) {
  (void)given;
  example_Circle *object = NULL;
  const int status = example_Circle_new_without_radius(&object);
  result->is.object = object;
  return status;
}
static const quaff_r_overload overloads_Circle[] = {
    {.call = call_example_Circle_new_without_radius, .parameters = NULL, .result = {.kind = QUAFF_R_OBJECT, .of = &class_example_Circle}},
};
static const quaff_r_function function_Circle = {"Circle", 0, 1, overloads_Circle};
static SEXP r_Circle(void) {
  return quaff_r_call(&function_Circle, NULL);
}

/* include/example.hpp:35: example::Circle::Circle */
static int call_example_Circle_new(quaff_r_value *given, quaff_r_value *result) {
  example_Circle *object = NULL;
  const int status = example_Circle_new(given[0].is.float64, &object);
  result->is.object = object;
  return status;
}
static const quaff_r_parameter parameters_example_Circle_new[] = {
    {.name = "radius", .kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64},
};
static const quaff_r_overload overloads_Circle_2[] = {
    {.call = call_example_Circle_new, .parameters = parameters_example_Circle_new, .result = {.kind = QUAFF_R_OBJECT, .of = &class_example_Circle}},
};
static const quaff_r_function function_Circle_2 = {"Circle", 1, 1, overloads_Circle_2};
static SEXP r_Circle_2(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_Circle_2, given);
}

/* include/example.hpp:36: example::Circle::area */
static int call_example_Circle_area(quaff_r_value *given, quaff_r_value *result) {
  return example_Circle_area(given[0].is.object, &result->is.float64);
}
static const quaff_r_parameter parameters_example_Circle_area[] = {
    {.name = "object", .kind = QUAFF_R_OBJECT, .of = &class_example_Circle},
};
static const quaff_r_overload overloads_Circle_area[] = {
    {.call = call_example_Circle_area, .parameters = parameters_example_Circle_area, .result = {.kind = QUAFF_R_NUMBER, .type = QUAFF_R_FLOAT64}},
};
static const quaff_r_function function_Circle_area = {"area", 1, 1, overloads_Circle_area};
static SEXP r_Circle_area(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_Circle_area, given);
}

/* include/example.hpp:37: example::Circle::part */
static int call_example_Circle_part(quaff_r_value *given, quaff_r_value *result) {
  example_Shape *object = NULL;
  const int status = example_Circle_part(given[0].is.object, &object);
  result->is.object = object;
  return status;
}
static const quaff_r_parameter parameters_example_Circle_part[] = {
    {.name = "object", .kind = QUAFF_R_OBJECT, .of = &class_example_Circle},
};
static const quaff_r_overload overloads_Circle_part[] = {
    {.call = call_example_Circle_part, .parameters = parameters_example_Circle_part, .result = {.kind = QUAFF_R_OBJECT, .of = &class_example_Shape, .is_optional = true, .part_of = 1}},
};
static const quaff_r_function function_Circle_part = {"part", 1, 1, overloads_Circle_part};
static SEXP r_Circle_part(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_Circle_part, given);
}

/* include/example.hpp:38: example::Circle::of */
static int call_example_Circle_of_2(quaff_r_value *given, quaff_r_value *result) {
  example_Circle *object = NULL;
  const int status = example_Circle_of_2(given[0].is.object, &object);
  result->is.object = object;
  return status;
}
static const quaff_r_parameter parameters_example_Circle_of_2[] = {
    {.name = "other", .kind = QUAFF_R_OBJECT, .of = &class_example_Shape, .is_optional = true},
};
static const quaff_r_overload overloads_Circle_of[] = {
    {.call = call_example_Circle_of_2, .parameters = parameters_example_Circle_of_2, .result = {.kind = QUAFF_R_OBJECT, .of = &class_example_Circle, .is_optional = true, .part_of = 1}},
};
static const quaff_r_function function_Circle_of = {"Circle_of", 1, 1, overloads_Circle_of};
static SEXP r_Circle_of(SEXP x0) {
  SEXP given[] = {x0};
  return quaff_r_call(&function_Circle_of, given);
}

static const R_CallMethodDef entries[] = {
    {"applied", (DL_FUNC)r_applied, 2},
    {"at", (DL_FUNC)r_at, 1},
    {"at_2", (DL_FUNC)r_at_2, 2},
    {"at_3", (DL_FUNC)r_at_3, 3},
    {"bytes", (DL_FUNC)r_bytes, 1},
    {"invisible_", (DL_FUNC)r_invisible_, 1},
    {"letter", (DL_FUNC)r_letter, 1},
    {"mean", (DL_FUNC)r_mean, 1},
    {"next_", (DL_FUNC)r_next_, 1},
    {"scale", (DL_FUNC)r_scale, 2},
    {"trace", (DL_FUNC)r_trace, 1},
    {"word", (DL_FUNC)r_word, 1},
    {"limit", (DL_FUNC)r_limit, 0},
    {"set_limit", (DL_FUNC)r_set_limit, 1},
    {"Shape_area", (DL_FUNC)r_Shape_area, 1},
    {"Shape_name", (DL_FUNC)r_Shape_name, 1},
    {"Shape_set_name", (DL_FUNC)r_Shape_set_name, 2},
    {"function_double_double_call", (DL_FUNC)r_function_double_double_call, 2},
    {"Circle", (DL_FUNC)r_Circle, 0},
    {"Circle_2", (DL_FUNC)r_Circle_2, 1},
    {"Circle_area", (DL_FUNC)r_Circle_area, 1},
    {"Circle_part", (DL_FUNC)r_Circle_part, 1},
    {"Circle_of", (DL_FUNC)r_Circle_of, 1},
    {NULL, NULL, 0},
};

void attribute_visible R_init_example(DllInfo *library) {
  R_registerRoutines(library, NULL, entries, NULL, NULL);
  R_useDynamicSymbols(library, FALSE);
  R_forceSymbols(library, TRUE);
}
