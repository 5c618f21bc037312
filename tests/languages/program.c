/* A C program that uses the module `example`: a user's typical code, and arguments the header forbids. */
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

static void test_constants(void) {
  int32_t color = 0;
  check(example_next(example_Color_red, &color) == QUAFF_OK && color == example_Color_green,
        "an enumeration");
  check(example_LIMIT == 100 && example_LEAST == -5 && example_HALF == 0.5 && example_Size_large == 200 &&
            example_fixed_limit == 9,
        "numbers");
  check(strcmp(example_TITLE, "a \"title\"") == 0, "a text");
  check(example_set_limit(8) == QUAFF_OK && example_limit(&color) == QUAFF_OK && color == 8, "a variable");
}

static void test_trees(void) {
  const quaff_tree texts[] = {quaff_text("a"), quaff_text("b"), quaff_text("a")};
  const quaff_tree list = quaff_list(texts, 3), none = quaff_nothing(), no_items = quaff_list(NULL, 0);
  const quaff_tree path = {QUAFF_TEXT, 0, false, 0, false, {0, 0, 0}, 3, {.text = "a\0b"}};
  const quaff_tree twice[] = {quaff_text("a"), no_items, quaff_text("a"), no_items},
                   pairs = quaff_pairs(twice, 2);
  quaff_tree wrong_one = quaff_list(NULL, 2), *result = NULL;
  const double reals[] = {1, 2};
  const float floats[] = {1, 2};
  const int32_t integers[] = {1, 2};
  const quaff_tree real = quaff_real(1), items[] = {quaff_real(1), quaff_real(2)};
  const struct {
    quaff_tree tree;
    int32_t alternative;
  } numbers[] = {{quaff_reals(reals, 2), 2},
                 {quaff_elements(floats, 2, kDLFloat, 32), 1},
                 {quaff_integers(integers, 2), 0},
                 {quaff_list(items, 2), 2},
                 {quaff_list(&real, 1), 2}};
  const char *not_utf8[] = {"z\xe4", "\x80", "\xc0\x80", "\xe2\x82", "\xed\xa0\x80", "\xf4\x90\x80\x80"};
  double sum = 0;
  int32_t alternative = -1;
  char *text = NULL;
  size_t size = 0;
  size_t i;
  check(example_counts(&list, &result) == QUAFF_OK && result->kind == QUAFF_PAIRS && result->size == 2 &&
            result->of == QUAFF_INTEGER && strcmp(result->as.items[0].as.text, "a") == 0 &&
            result->as.items[1].as.integer == 2,
        "a map");
  example_free(result);
  result = NULL;
  check(fails(example_counts(NULL, &result), QUAFF_VALUE, "NULL"), "no tree");
  check(fails(example_counts(&list, NULL), QUAFF_VALUE, "NULL"), "no place for a tree");
  for (i = 0; i < sizeof not_utf8 / sizeof *not_utf8; ++i) {
    const quaff_tree text = quaff_text(not_utf8[i]), one = quaff_list(&text, 1);
    check(fails(example_counts(&one, &result), QUAFF_VALUE, "element 0: the text is not valid UTF-8"),
          "a text that is not UTF-8");
  }
  for (i = 0; i < sizeof numbers / sizeof *numbers; ++i) {
    check(example_alternative(&numbers[i].tree, &alternative) == QUAFF_OK &&
              alternative == numbers[i].alternative,
          "the type of the numbers");
  }
  check(fails(example_file_name(&path, &text, &size), QUAFF_VALUE, "null character"), "a zero in a path");
  check(fails(example_total(&pairs, &sum), QUAFF_VALUE, "pair 1: the key is that of an earlier pair"),
        "a repeated key");
  check(fails(example_counts(&none, &result), QUAFF_TYPE,
              "`counts`: argument `texts`: expected a list, got nothing"),
        "nothing for a list");
  check(fails(example_counts(&wrong_one, &result), QUAFF_TYPE, "null pointer"), "items at NULL");
  wrong_one = quaff_reals(NULL, 2);
  check(fails(example_counts(&wrong_one, &result), QUAFF_TYPE, "null"), "elements at NULL");
  wrong_one.kind = 77;
  check(fails(example_total(&wrong_one, &sum), QUAFF_TYPE, "no known kind"), "a kind that there is not");
  check(fails(example_total(&list, &sum), QUAFF_TYPE, "expected a pair"), "a list of texts for pairs");
  check(result == NULL && sum == 0, "no result without success");
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
  check(fails(example_mean_double(NULL, 2, &mean), QUAFF_VALUE, "NULL"), "no elements");
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

static int32_t alive(void) {
  int32_t count = -1;
  example_Counter_alive_now(&count);
  return count;
}

static void test_objects(void) {
  const float floats[] = {1, 2};
  example_Counter *counter = NULL, *copy = NULL;
  int32_t count = 0;
  check(example_Counter_new_int32(3, &counter) == QUAFF_OK && alive() == 1, "a constructor");
  check(example_Counter_add(counter, 4, &count) == QUAFF_OK && count == 7, "a method");
  check(fails(example_Counter_add(counter, -1, &count), QUAFF_INDEX, "upwards"), "what a method throws");
  check(example_Counter_add_all_float(counter, floats, 2) == QUAFF_OK, "a method of arrays");
  check(example_Counter_count(counter, &count) == QUAFF_OK && count == 10, "a data member");
  check(example_Counter_set_count(counter, 5) == QUAFF_OK, "it is assigned");
  check(example_Counter_copy(counter, &copy) == QUAFF_OK && copy != counter && alive() == 2, "a new object");
  check(example_counted_Counter(copy, &count) == QUAFF_OK && count == 5, "an object is passed");
  check(example_counted_Counter_Counter(copy, NULL, &count) == QUAFF_OK && count == 5,
        "a null pointer is passed");
  check(example_Counter_free(counter) == QUAFF_OK && alive() == 1, "an object is freed");
  check(fails(example_Counter_value(counter, &count), QUAFF_VALUE, "freed"), "a freed handle");
  check(fails(example_Counter_free(counter), QUAFF_VALUE, "freed"), "a handle is freed twice");
  check(example_Counter_free(copy) == QUAFF_OK && alive() == 0 && example_Counter_free(NULL) == QUAFF_OK,
        "NULL is freed");
}

static void test_other_handles(void) {
  int local = 0;
  int32_t count = 0;
  double area = 0;
  example_Circle *circle = NULL;
  check(example_Circle_new(1, &circle) == QUAFF_OK, "a circle");
  check(example_area_of((example_Shape *)circle, &area) == QUAFF_OK && area == 3,
        "an object of a derived class");
  check(fails(example_Counter_value((example_Counter *)circle, &count), QUAFF_TYPE, "example_Circle"),
        "another class");
  check(fails(example_Counter_value((example_Counter *)&local, &count), QUAFF_VALUE, "never was"),
        "an address");
  check(fails(example_Counter_value(NULL, &count), QUAFF_VALUE, "NULL"), "no handle");
  check(fails(example_area_of(NULL, &area), QUAFF_VALUE, "NULL"), "no object for a reference");
  check(fails(example_Circle_new(1, NULL), QUAFF_VALUE, "NULL"), "no place for a handle");
  check(example_Shape_free((example_Shape *)circle) == QUAFF_OK, "it is freed as one of its base");
}

static void test_owners(void) {
  example_Group *group = NULL;
  example_Circle *circle = NULL;
  example_Shape *shape = NULL;
  example_Counter *counter = NULL;
  int32_t count = 0;
  double area = 0;
  example_Group_new(&group);
  example_Circle_new(2, &circle);
  check(example_Group_add(group, (example_Shape *)circle) == QUAFF_OK, "an object is given away");
  check(fails(example_Circle_area(circle, &area), QUAFF_VALUE, "given away"), "its handle is gone");
  check(fails(example_Group_add(group, NULL), QUAFF_VALUE, "no shape"), "nothing is given away");
  check(example_Group_at(group, 0, &shape) == QUAFF_OK, "a reference");
  check(example_Shape_area(shape, &area) == QUAFF_OK && area == 12, "a virtual method");
  check(fails(example_Group_add(group, shape), QUAFF_VALUE, "owns"), "an object of C++'s is not given away");
  check(example_Shape_free(shape) == QUAFF_OK && example_Group_area(group, &area) == QUAFF_OK && area == 12,
        "it stays C++'s");
  check(example_Group_find(group, 1, &shape) == QUAFF_OK && shape == NULL, "a null pointer");
  check(fails(example_Group_at(group, 7, &shape), QUAFF_INDEX, ""), "no reference");
  check(example_Group_counter(group, &counter) == QUAFF_OK, "a part of an object");
  check(example_Counter_set_count(counter, 9) == QUAFF_OK &&
            example_Counter_count(counter, &count) == QUAFF_OK && count == 9,
        "it is changed in its place");
  check(example_Group_free(group) == QUAFF_OK && alive() == 0, "the whole is freed");
  check(fails(example_Counter_count(counter, &count), QUAFF_VALUE, "part"), "a part of what was freed");
  check(example_Counter_free(counter) == QUAFF_OK, "its handle is freed");
}

static void test_shared_owners(void) {
  example_Leaf *leaf = NULL, *again = NULL;
  example_MarkedLeaf *marked = NULL;
  example_Branch *branch = NULL;
  example_Twig *twig = NULL, *itself = NULL;
  int32_t number = 0;
  check(example_leaf(-1, &leaf) == QUAFF_OK && leaf == NULL, "an empty shared pointer");
  check(example_number_of(NULL, &number) == QUAFF_OK && number == -1, "NULL for an empty one");
  example_Branch_new(&branch);
  check(example_leaf(3, &leaf) == QUAFF_OK && example_Leaf_number(leaf, &number) == QUAFF_OK && number == 3,
        "an object by a shared pointer");
  check(example_owners_of(leaf, &number) == QUAFF_OK && number == 2, "the handle and the argument");
  check(example_Branch_set_end(branch, leaf) == QUAFF_OK && example_Leaf_free(leaf) == QUAFF_OK,
        "it is shared");
  check(fails(example_number_of(leaf, &number), QUAFF_VALUE, "freed"), "a handle that was freed");
  check(example_Branch_its_end(branch, &again) == QUAFF_OK && again != NULL, "another handle");
  check(example_Branch_free(branch) == QUAFF_OK && example_number_of(again, &number) == QUAFF_OK &&
            number == 3,
        "the last owner");
  check(example_borrowed_leaf(again, &leaf) == QUAFF_OK, "a pointer without ownership");
  check(fails(example_owners_of(leaf, &number), QUAFF_VALUE, "no shared pointer"), "it cannot be shared");
  example_Leaf_free(leaf);
  example_Leaf_free(again);
  check(example_marked_leaf(5, &marked) == QUAFF_OK &&
            example_number_of((example_Leaf *)marked, &number) == QUAFF_OK && number == 105,
        "an object of a derived class");
  example_MarkedLeaf_free(marked);
  example_Branch_new(&branch);
  example_MarkedLeaf_new(7, &marked);
  check(example_Branch_set_end(branch, (example_Leaf *)marked) == QUAFF_OK &&
            example_MarkedLeaf_free(marked) == QUAFF_OK && example_Branch_end(branch, &leaf) == QUAFF_OK &&
            example_Leaf_number(leaf, &number) == QUAFF_OK && number == 107,
        "an object that the caller has made");
  check(example_Branch_set_end(branch, NULL) == QUAFF_OK && example_Branch_end(branch, &again) == QUAFF_OK &&
            again == NULL,
        "none");
  check(fails(example_number_of((example_Leaf *)branch, &number), QUAFF_TYPE, "Branch"), "another class");
  example_Leaf_free(leaf);
  example_Branch_free(branch);
  example_Leaf_new(9, &leaf);
  check(fails(example_ends(leaf, leaf, &number), QUAFF_VALUE, "a call that runs gives away"), "both at once");
  check(example_ends(NULL, leaf, &number) == QUAFF_OK && number == 8, "it is the caller's still");
  check(fails(example_ends(leaf, NULL, &number), QUAFF_VALUE, "shared pointers own"), "others have it, too");
  example_Leaf_free(leaf);
  check(example_Leaf_alive_now(&number) == QUAFF_OK && number == 0, "no leaf is left");
  example_Twig_new(4, &twig);
  check(example_Twig_itself(twig, &itself) == QUAFF_OK && example_Twig_free(twig) == QUAFF_OK &&
            example_Twig_number(itself, &number) == QUAFF_OK && number == 4,
        "an object that refers to itself");
  example_Twig_free(itself);
}

static void test_containers(void) {
  example_VectorDouble *vector = NULL;
  uint64_t size = 0;
  double last = 0;
  example_VectorDouble_new(&vector);
  check(example_VectorDouble_push_back(vector, 1.5) == QUAFF_OK, "an element is added");
  check(example_VectorDouble_size(vector, &size) == QUAFF_OK && size == 1, "the size");
  check(example_VectorDouble_get_item(vector, -1, &last) == QUAFF_OK && last == 1.5, "the last one");
  check(fails(example_VectorDouble_get_item(vector, 1, &last), QUAFF_INDEX, ""), "an index out of range");
  check(example_VectorDouble_free(vector) == QUAFF_OK, "a container is freed");
}

static double scaled(double x, void *data) { return x * *(const double *)data; }

static double failing(double x, void *data) {
  (void)data;
  example_callback_failed("the function of C cannot go on");
  return x;
}

static bool is_even(int32_t number, void *data) {
  (void)data;
  return number % 2 == 0;
}

static void count_letters(int32_t times, const char *text, void *data) {
  *(size_t *)data += (size_t)times * strlen(text);
}

static void note_release(void *data) { *(size_t *)data += 1000; }

static void test_callbacks(void) {
  double factor = 3, value = 0;
  bool is_true = false;
  size_t letters = 0;
  example_Function *function = NULL;
  example_Rule_of *rule = NULL;
  example_Handler *handler = NULL;
  example_Button *button = NULL;
  check(example_Function_of(scaled, &factor, NULL, &function) == QUAFF_OK, "a function of C");
  check(example_applied(function, 2, &value) == QUAFF_OK && value == 6, "C++ calls it");
  check(example_Function_call(function, 5, &value) == QUAFF_OK && value == 15, "and so does C");
  example_Function_free(function);
  check(example_Function_of(failing, NULL, NULL, &function) == QUAFF_OK, "a function that fails");
  check(fails(example_applied(function, 2, &value), QUAFF_RUNTIME, "cannot go on"), "its message");
  example_Function_free(function);
  check(fails(example_Function_of(NULL, NULL, NULL, &function), QUAFF_VALUE, "NULL"), "no function");
  check(example_Function_new(&function) == QUAFF_OK, "an empty function");
  check(fails(example_applied(function, 2, &value), QUAFF_TYPE, "empty"), "it is called");
  example_Function_free(function);
  check(example_Rule_of_of(is_even, NULL, NULL, &rule) == QUAFF_OK &&
            example_Rule_of_call(rule, 4, &is_true) == QUAFF_OK && is_true,
        "a class whose name ends like the function that makes its objects");
  example_Rule_of_free(rule);
  check(example_Handler_of(count_letters, &letters, note_release, &handler) == QUAFF_OK,
        "a function with a text");
  check(example_Button_new(&button) == QUAFF_OK && example_Button_on_click(button, handler) == QUAFF_OK,
        "C++ keeps it");
  example_Handler_free(handler);
  check(example_Button_click(button, 2, "abc") == QUAFF_OK && letters == 6, "and calls it later");
  example_Button_free(button);
  check(letters == 1006, "it is released with its last copy");
}

static void vector_at_null(const double *x, size_t size, void *data, const double **result,
                           size_t *result_size) {
  (void)x, (void)size, (void)data;
  *result = NULL;
  *result_size = 1;
}

static void test_vectors_of_functions_and_members(void) {
  const double values[] = {3, 4, 5};
  double *result = NULL;
  size_t size = 0;
  example_Map *map = NULL;
  example_Notes *notes = NULL;
  check(example_Map_of(vector_at_null, NULL, NULL, &map) == QUAFF_OK &&
            fails(example_mapped(map, values, 3, &result, &size), QUAFF_VALUE, "NULL"),
        "a vector at NULL");
  example_Map_free(map);
  check(example_Notes_new(1, &notes) == QUAFF_OK && example_Notes_marks(notes, &result, &size) == QUAFF_OK &&
            size == 2 && result[1] == 2.5,
        "a copy of a member");
  check(example_Notes_set_marks(notes, values, 3) == QUAFF_OK && result[0] == 1, "which stays as it is");
  example_free(result);
  check(example_Notes_marks(notes, &result, &size) == QUAFF_OK && size == 3 && result[2] == 5,
        "the new member");
  example_free(result);
  example_Notes_free(notes);
}

static void test_many_calls(void) {
  int32_t i = 0, count = 0;
  for (i = 0; i < 100000; ++i) {
    example_Counter *counter = NULL;
    example_Counter_new_int32(i, &counter);
    example_Counter_add(counter, 1, &count);
    example_Counter_free(counter);
  }
  check(count == 100000 && alive() == 0, "nothing is left");
}

int main(void) {
  test_objects();
  test_other_handles();
  test_owners();
  test_shared_owners();
  test_containers();
  test_callbacks();
  test_vectors_of_functions_and_members();
  test_many_calls();
  test_numbers_and_arrays();
  test_constants();
  test_trees();
  test_tensors();
  test_addresses();
  test_texts();
  test_elements();
  return wrong;
}
