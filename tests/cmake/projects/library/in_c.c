#include <quaff/quaff.h>

#include <stdio.h>
#include <string.h>

static int check(int is_true, const char *what) {
  if (!is_true) {
    printf("wrong: %s: %s\n", what, quaff_error_message());
  }
  return is_true ? 0 : 1;
}

int main(void) {
  float columns[6] = {1e8F, 1, -1e8F, 2, 3, 4};
  int64_t shape[2] = {2, 3}, strides[2] = {1, 2};
  DLTensor tensor = {columns, {kDLCPU, 0}, 2, {kDLFloat, 32, 1}, shape, strides, 0};
  double sum = 0, value = 0;
  int wrong = 0;
  wrong += check(quaff_sum(&tensor, NULL, &sum) == QUAFF_OK && sum == 10, "a sum of two dimensions");

  quaff_sum_state *state = NULL, *read = NULL;
  uint8_t bytes[1024];
  size_t size = 0;
  wrong += check(quaff_sum_new(&state) == QUAFF_OK, "a sum of parts");
  wrong += check(quaff_sum_add(state, &tensor, NULL) == QUAFF_OK, "adding");
  wrong += check(quaff_sum_merge(state, state) == QUAFF_OK, "merging a sum with itself");
  wrong += check(quaff_sum_to_bytes(state, bytes, sizeof bytes, &size) == QUAFF_OK, "bytes");
  wrong += check(quaff_sum_of_bytes(bytes, size, &read) == QUAFF_OK, "reading bytes");
  wrong += check(quaff_sum_value(read, &value) == QUAFF_OK && value == 20, "the value");
  quaff_sum_free(state);
  quaff_sum_free(read);
  quaff_sum_free(NULL);

  tensor.dtype.code = kDLInt;
  wrong += check(quaff_sum(&tensor, NULL, &sum) == QUAFF_TYPE && sum == 10, "integers");
  wrong += check(strstr(quaff_error_message(), "`int32`") != NULL, "the message for integers");
  tensor.dtype.code = kDLFloat;
  tensor.device.device_type = kDLCUDA;
  /* There is no driver, or it does not know the address. */
  const int status = quaff_sum(&tensor, NULL, &sum);
  wrong += check(status == QUAFF_CUDA || status == QUAFF_VALUE, "memory of the host's as a device's");
  tensor.device.device_type = kDLCPU;
  tensor.ndim = -1;
  wrong += check(quaff_sum(&tensor, NULL, &sum) == QUAFF_BUFFER, "a tensor of -1 dimensions");
  wrong += check(quaff_sum(NULL, NULL, &sum) == QUAFF_VALUE, "no tensor");
  wrong += check(quaff_sum_of_bytes(bytes, 3, &read) == QUAFF_VALUE, "bytes of no sum");
  return wrong;
}
