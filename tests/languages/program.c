/* A program of C over the module `example`: what a user writes, and input that is not what the header says.
 */
#include <quaff/modules/example.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

static int wrong = 0;

static void check(bool is_true, const char *what) {
  if (!is_true) {
    printf("wrong: %s (%s)\n", what, example_last_error());
    ++wrong;
  }
}

/* Whether a call has failed with this status and a message that contains the text. */
static bool fails(int status, int expected, const char *text) {
  return status == expected && strstr(example_last_error(), text) != NULL;
}

static void test_numbers_and_arrays(void) {
  int32_t sum = 0;
  double mean = 0, values[] = {1, 2, 6};
  const size_t square[] = {1, 3};
  check(example_add(1, 2, &sum) == QUAFF_OK && sum == 3, "numbers");
  check(example_add_without_b(1, &sum) == QUAFF_OK && sum == 11, "a default of C++");
  check(example_mean_double(values, 3, &mean) == QUAFF_OK && mean == 3, "the mean");
  check(example_scale_double(2, values, 3) == QUAFF_OK && values[2] == 12, "written in place");
  check(example_trace(values, square, &mean) == QUAFF_OK && mean == 2, "a matrix");
}

static void test_tensors(void) {
  float values[] = {1, 10, 2, 20};
  int64_t shape[] = {2}, strides[] = {2};
  double mean = 0;
  DLTensor column = {values, {kDLCPU, 0}, 1, {kDLFloat, 32, 1}, shape, strides, 0};
  check(example_mean_tensor(&column, NULL, &mean) == QUAFF_OK && mean == 1.5, "a column");
  check(fails(example_scale_tensor(2, &column, NULL), QUAFF_VALUE, "contiguous"), "a column is not written");
  column.dtype.code = kDLInt;
  check(fails(example_mean_tensor(&column, NULL, &mean), QUAFF_TYPE, "int32"), "another element type");
  column.dtype.code = 77;
  check(fails(example_mean_tensor(&column, NULL, &mean), QUAFF_TYPE, ""), "no element type");
  column.dtype.code = kDLFloat;
  shape[0] = -1;
  check(fails(example_mean_tensor(&column, NULL, &mean), QUAFF_BUFFER, "negative length"),
        "a negative extent");
  column.ndim = -1;
  check(fails(example_mean_tensor(&column, NULL, &mean), QUAFF_BUFFER, "-1"), "negative dimensions");
  column.ndim = 1;
  shape[0] = 2;
  column.shape = NULL;
  check(example_mean_tensor(&column, NULL, &mean) != QUAFF_OK, "no shape");
  column.shape = shape;
  column.data = NULL;
  check(example_mean_tensor(&column, NULL, &mean) != QUAFF_OK, "no elements");
  column.data = values;
  column.device.device_type = (DLDeviceType)99;
  check(example_mean_tensor(&column, NULL, &mean) != QUAFF_OK, "no device");
  column.device.device_type = kDLCUDA;
  check(fails(example_mean_tensor(&column, NULL, &mean), QUAFF_TYPE, "on a device"), "another device");
  check(mean == 1.5, "a result is written only if there is no error");
}

static void test_addresses(void) {
  double mean = 0, value = 1;
  char *text = NULL;
  const size_t large[] = {SIZE_MAX, SIZE_MAX};
  check(fails(example_mean_double(NULL, 2, &mean), QUAFF_VALUE, "0"), "no elements");
  check(fails(example_mean_double(&value, 1, NULL), QUAFF_VALUE, "NULL"), "no place for the result");
  check(fails(example_mean_double(NULL, 0, &mean), QUAFF_VALUE, "no mean"), "an empty array");
  check(example_mean_double(&value, SIZE_MAX, &mean) != QUAFF_OK, "a size that no memory has");
  check(fails(example_trace(&value, NULL, &mean), QUAFF_VALUE, "NULL"), "no extents");
  check(example_trace(&value, large, &mean) != QUAFF_OK, "extents that no memory has");
  check(fails(example_mean_tensor(NULL, NULL, &mean), QUAFF_VALUE, "NULL"), "no tensor");
  check(fails(example_greeting(NULL, &text, NULL), QUAFF_VALUE, "NULL"), "no text");
  check(fails(example_greeting("you", NULL, NULL), QUAFF_VALUE, "NULL"), "no place for a text");
}

static void test_texts(void) {
  char *text = NULL, letter = 0;
  size_t size = 0;
  check(example_greeting("you", &text, NULL) == QUAFF_OK && strcmp(text, "hello you") == 0, "a text");
  example_free(text);
  check(example_word(false, &text, &size) == QUAFF_OK && text == NULL && size == 0, "no text");
  check(example_with_zero(&text, &size) == QUAFF_OK && size == 3 && text[2] == 'b', "a text with a zero");
  example_free(text);
  check(fails(example_with_zero(&text, NULL), QUAFF_VALUE, "zero"), "its size is not asked for");
  check(fails(example_greeting("\xff", &text, NULL), QUAFF_VALUE, "UTF-8"), "no UTF-8");
  check(example_initial("xyz", &letter) == QUAFF_OK && letter == 'x', "a letter");
  check(fails(example_initial("", &letter), QUAFF_INDEX, ""), "what C++ throws");
  example_free(NULL);
}

static void test_elements(void) {
  const float values[] = {1, 2.5F};
  float *all = NULL;
  size_t size = 0;
  check(example_doubled_float(values, 2, &all, &size) == QUAFF_OK && size == 2 && all[1] == 5, "elements");
  example_free(all);
}

int main(void) {
  test_numbers_and_arrays();
  test_tensors();
  test_addresses();
  test_texts();
  test_elements();
  return wrong;
}
