/* Calls of each kind, and failures, leave nothing behind. The argument is the number of calls. */
#include <quaff/modules/example.h>

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

static const double values[] = {1, 2, 6};
static int32_t count;
static double real;
static int wrong;

static void numbers(void) {
  example_add(1, 2, &count);
  example_mean_double(values, 3, &real);
}

static void texts(void) {
  char *text = NULL;
  size_t size = 0;
  example_greeting("you", &text, &size);
  example_free(text);
  example_greeting("\xff", &text, NULL);
}

static void elements(void) {
  double *all = NULL;
  size_t size = 0;
  example_doubled_double(values, 3, &all, &size);
  example_free(all);
}

static void tensors(void) {
  int64_t shape = 3;
  DLTensor tensor = {(double *)values, {kDLCPU, 0}, 1, {kDLFloat, 64, 1}, &shape, NULL, 0};
  void *result = NULL;
  size_t size = 0;
  DLDataType type;
  example_doubled_tensor(&tensor, NULL, &result, &size, &type);
  example_free(result);
  tensor.dtype.code = kDLInt;
  example_mean_tensor(&tensor, NULL, &real);
  example_mean_tensor(NULL, NULL, &real);
}

static void trees(void) {
  const quaff_tree items[] = {quaff_text("a"), quaff_text("b"), quaff_text("a")};
  const quaff_tree list = quaff_list(items, 3), nothing = quaff_nothing();
  quaff_tree *result = NULL;
  example_counts(&list, &result);
  example_free(result);
  example_reversed(&list, &result);
  example_free(result);
  example_counts(&nothing, &result);
}

static void objects(void) {
  example_Counter *counter = NULL, *copy = NULL;
  example_Counter_new_int32(3, &counter);
  example_Counter_add(counter, 4, &count);
  example_Counter_add(counter, -1, &count);
  example_Counter_copy(counter, &copy);
  example_counted_Counter_Counter(copy, NULL, &count);
  example_Counter_free(counter);
  example_Counter_value(counter, &count);
  example_Counter_free(counter);
  example_Counter_free(copy);
  example_Counter_value(NULL, &count);
}

static void owners(void) {
  example_Group *group = NULL;
  example_Circle *circle = NULL;
  example_Shape *shape = NULL;
  example_Counter *counter = NULL;
  example_Group_new(&group);
  example_Circle_new(2, &circle);
  example_Counter_value((example_Counter *)circle, &count);
  example_Group_add(group, (example_Shape *)circle);
  example_Circle_area(circle, &real);
  example_Group_at(group, 0, &shape);
  example_Group_add(group, shape);
  example_Group_counter(group, &counter);
  example_Group_free(group);
  example_Shape_free(shape);
  example_Counter_count(counter, &count);
  example_Counter_free(counter);
}

static void shared_owners(void) {
  example_Branch *branch = NULL;
  example_MarkedLeaf *marked = NULL;
  example_Leaf *leaf = NULL;
  example_Twig *twig = NULL, *itself = NULL;
  example_Branch_new(&branch);
  example_MarkedLeaf_new(1, &marked);
  example_Branch_set_end(branch, (example_Leaf *)marked);
  example_ends((example_Leaf *)marked, NULL, &count);
  example_MarkedLeaf_free(marked);
  example_Branch_end(branch, &leaf);
  example_Branch_free(branch);
  example_number_of(leaf, &count);
  example_Leaf_free(leaf);
  example_Leaf_new(1, &leaf);
  example_ends(leaf, leaf, &count);
  example_Leaf_free(leaf);
  example_Twig_new(1, &twig);
  example_Twig_itself(twig, &itself);
  example_Twig_free(twig);
  example_Twig_free(itself);
}

static void containers(void) {
  example_VectorDouble *vector = NULL;
  example_VectorDouble_new(&vector);
  example_VectorDouble_push_back(vector, 1.5);
  example_VectorDouble_get_item(vector, 7, &real);
  example_VectorDouble_free(vector);
}

static double scaled(double x, void *data) { return x * *(const double *)data; }

static double failing(double x, void *data) {
  (void)data;
  example_callback_failed("the function of C cannot go on");
  return x;
}

static void callbacks(void) {
  double factor = 3;
  example_Function *function = NULL, *twice = NULL;
  example_Function_of(scaled, &factor, NULL, &function);
  example_applied(function, 2, &real);
  example_twice(function, &twice);
  example_Function_call(twice, 2, &real);
  example_Function_free(twice);
  example_Function_free(function);
  example_Function_of(failing, NULL, NULL, &function);
  example_applied(function, 2, &real);
  example_Function_free(function);
}

static void leaves_nothing(const char *what, void (*call)(void), int times) {
  struct mallinfo2 before, after;
  long long more;
  int i;
  for (i = 0; i < times / 10; ++i) {
    call();
  }
  before = mallinfo2();
  for (i = 0; i < times; ++i) {
    call();
  }
  after = mallinfo2();
  more = (long long)(after.uordblks + after.hblkhd) - (long long)(before.uordblks + before.hblkhd);
  /* The allocator counts blocks that it keeps for later as used. */
  if (more > 100000) {
    printf("%s: %lld bytes\n", what, more);
    ++wrong;
  }
}

int main(int count_of_arguments, char **arguments) {
  const int times = count_of_arguments > 1 ? atoi(arguments[1]) : 1;
  leaves_nothing("numbers", numbers, times);
  leaves_nothing("texts", texts, times);
  leaves_nothing("elements", elements, times);
  leaves_nothing("tensors", tensors, times);
  leaves_nothing("trees", trees, times);
  leaves_nothing("objects", objects, times);
  leaves_nothing("owners", owners, times);
  leaves_nothing("shared owners", shared_owners, times);
  leaves_nothing("containers", containers, times);
  leaves_nothing("callbacks", callbacks, times);
  return wrong;
}
