// Calls an interface's functions and quaff's own from C++, with device memory: by address, and as tensors.
#include <quaff/modules/vector_add.hpp>
#include <quaff/quaff.hpp>

#include <cuda_runtime.h>

#include <cstdio>
#include <vector>

namespace by_rust = quaff::modules::vector_add;

namespace {

int wrong = 0;

void check(bool is_true, const char *what) {
  if (!is_true) {
    std::printf("wrong: %s\n", what);
    ++wrong;
  }
}

struct Numbers {
  explicit Numbers(std::vector<float> values) : shape{static_cast<std::int64_t>(values.size())} {
    cudaMalloc(&data, values.size() * sizeof(float));
    cudaMemcpy(data, values.data(), values.size() * sizeof(float), cudaMemcpyHostToDevice);
  }
  Numbers(const Numbers &) = delete;
  ~Numbers() { cudaFree(data); }

  DLTensor tensor() { return {data, {kDLCUDA, 0}, 1, {kDLFloat, 32, 1}, shape, nullptr, 0}; }

  std::vector<float> values() const {
    std::vector<float> values(shape[0]);
    cudaMemcpy(values.data(), data, values.size() * sizeof(float), cudaMemcpyDeviceToHost);
    return values;
  }

  float *data = nullptr;
  std::int64_t shape[1];
};

void test_addresses(cudaStream_t stream) {
  Numbers a({1, 2, 3}), b({10, 20, 30}), out({0, 0, 0});
  by_rust::add_on_device(a.data, 3, b.data, 3, out.data, 3, stream);
  cudaStreamSynchronize(stream);
  check(out.values() == std::vector<float>({11, 22, 33}), "a sum at addresses");
}

void test_tensors(cudaStream_t stream) {
  Numbers a({1, 2, 3}), b({10, 20, 30}), out({0, 0, 0});
  DLTensor left = a.tensor(), right = b.tensor(), sum = out.tensor();
  by_rust::add(left, right, sum, stream);
  cudaStreamSynchronize(stream);
  check(out.values() == std::vector<float>({11, 22, 33}), "a sum of tensors");
  by_rust::scale(sum, 2, left, stream);
  cudaStreamSynchronize(stream);
  check(a.values() == std::vector<float>({22, 44, 66}), "a tensor that is scaled");
}

template <class Error, class Work> void check_throws(const Work &work, const char *what) {
  try {
    work();
  } catch (const Error &) {
    return;
  }
  check(false, what);
}

void test_refusals() {
  Numbers a({1, 2, 3}), out({0, 0, 0});
  float host[] = {1, 2, 3};
  DLTensor there = a.tensor(), sum = out.tensor(), here = there;
  here.data = host;
  check_throws<std::exception>([&] { by_rust::add(there, here, sum); }, "an address of the host's");
  here.device.device_type = kDLCPU;
  check_throws<quaff::TypeError>([&] { by_rust::add(there, here, sum); }, "arrays of both places");
  // Far beyond the end of the allocation.
  check_throws<std::invalid_argument>(
      [&] { by_rust::add_on_device(a.data, 1 << 28, a.data, 1 << 28, a.data, 1 << 28); },
      "more than there is");
  by_rust::add(host, 3, host, 3, host, 3);
  check(host[2] == 6, "the host's arrays beside them");
}

// The library `quaff::quaff`, in one program with the interface.
void test_sums(cudaStream_t stream) {
  Numbers a({1e8F, 1, -1e8F, 0.25F});
  DLTensor there = a.tensor();
  check(quaff::sum(there, stream) == 1.25, "a sum on the device");
  std::int64_t two = 2, stride = 2;
  DLTensor every_other = there;
  every_other.shape = &two;
  every_other.strides = &stride;
  check(quaff::sum(every_other, stream) == 0, "a sum of every other element");
  const double here[] = {0.5, 0.125};
  quaff::Sum sum;
  sum.add(there, stream);
  sum.add(here, 2);
  check(sum.value() == 1.875, "a sum of the host's and the device's");
  there.dtype = {kDLInt, 32, 1};
  check_throws<quaff::TypeError>([&] { quaff::sum(there, stream); }, "elements that have no sum");
  there = a.tensor();
  std::int64_t many = 1 << 28;
  there.shape = &many;
  check_throws<std::invalid_argument>([&] { quaff::sum(there, stream); }, "more to sum than there is");
}

} // namespace

int main() {
  cudaStream_t stream;
  if (cudaStreamCreate(&stream) != cudaSuccess) {
    std::puts("there is no device");
    return 1;
  }
  test_addresses(stream);
  test_addresses(nullptr);
  test_tensors(stream);
  test_refusals();
  test_sums(stream);
  test_sums(nullptr);
  cudaStreamDestroy(stream);
  return wrong;
}
