// A device array crosses the border like a host array, but has another type.
#include "quaff/device_array.hpp"

#include "check.hpp"

#include <cstring>
#include <type_traits>

namespace {

using quaff::Contiguous;
using quaff::DeviceArray;
using quaff::Dtype;

// The array as Rust makes it: the bytes of the three fields.
DeviceArray array(void *address, std::size_t length, Dtype dtype) {
  static_assert(sizeof(DeviceArray) == sizeof(Contiguous));
  static_assert(std::is_standard_layout_v<DeviceArray> && std::is_trivially_copyable_v<DeviceArray>);
  const Contiguous fields{address, dtype, length};
  DeviceArray array;
  std::memcpy(static_cast<void *>(&array), &fields, sizeof array);
  return array;
}

void the_host_does_not_follow_the_pointer() {
  void *nowhere = reinterpret_cast<void *>(0x7f00'0000'0000);
  const DeviceArray floats = array(nowhere, 53735, Dtype::Float32);
  CHECK(floats.data<float>() == nowhere);
  CHECK(floats.data<const float>() == nowhere);
  CHECK(floats.size<unsigned>() == 53735u);
  CHECK(array(nullptr, 0, Dtype::Bool).data<bool>() == nullptr);
}

void another_dtype_is_refused() {
  CHECK_THROWS(std::logic_error, array(nullptr, 1, Dtype::Float32).data<double>());
  CHECK_THROWS(std::logic_error, array(nullptr, 1, Dtype::Int32).data<unsigned>());
}

void a_length_that_does_not_fit_is_refused() {
  CHECK(array(nullptr, 4294967295u, Dtype::Float32).size<unsigned>() == 4294967295u);
  CHECK_THROWS(std::overflow_error, array(nullptr, 4294967296u, Dtype::Float32).size<unsigned>());
  CHECK_THROWS(std::overflow_error, array(nullptr, 2147483648u, Dtype::Float32).size<int>());
}

void neither_stands_for_the_other() {
  CHECK(!std::is_convertible_v<const DeviceArray &, const Contiguous &>);
  CHECK(!std::is_convertible_v<const Contiguous &, const DeviceArray &>);
}

} // namespace

int main() {
  the_host_does_not_follow_the_pointer();
  another_dtype_is_refused();
  a_length_that_does_not_fit_is_refused();
  neither_stands_for_the_other();
  return report();
}
