// CUB's `DeviceReduce::Sum` on 4 GiB, and a timer for kernels in a stream; `kernel.py` calls these functions.
#include <cub/device/device_reduce.cuh>

#include <cuda_runtime.h>

namespace {
cudaStream_t stream;
cudaEvent_t started, stopped;
void *numbers, *total, *scratch;
std::size_t scratch_bytes;

template <class T> __global__ void fill(T *out, unsigned count) {
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
    unsigned hash = i * 2654435761u;
    out[i] = static_cast<T>(((hash ^ (hash >> 15)) >> 8) * 0x1p-24); // uniform in [0, 1), exact in both types
  }
}

__global__ void wait(unsigned nanoseconds) {
  unsigned long long start, now;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(start));
  do {
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
  } while (now - start < nanoseconds);
}

template <class T> cudaError_t cub_sum(unsigned count) {
  std::size_t bytes = 0;
  const auto *in = static_cast<const T *>(numbers);
  auto *out = static_cast<T *>(total);
  cudaError_t error = cub::DeviceReduce::Sum(nullptr, bytes, in, out, count, stream);
  if (error == cudaSuccess && bytes > scratch_bytes) {
    cudaFree(scratch);
    error = cudaMalloc(&scratch, bytes);
    scratch_bytes = error == cudaSuccess ? bytes : 0;
  }
  if (error != cudaSuccess) {
    return error;
  }
  return cub::DeviceReduce::Sum(scratch, bytes, in, out, count, stream);
}

template <class T> cudaError_t draw(unsigned count) {
  fill<<<1024, 256, 0, stream>>>(static_cast<T *>(numbers), count);
  return cudaStreamSynchronize(stream);
}
} // namespace

// Every function returns a `cudaError_t`; all work is in one stream, in the order of the calls.
extern "C" {
int open_bench(std::size_t bytes) {
  cudaError_t error = cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  for (auto *event : {&started, &stopped}) {
    error = error == cudaSuccess ? cudaEventCreate(event) : error;
  }
  error = error == cudaSuccess ? cudaMalloc(&total, sizeof(double)) : error;
  return error == cudaSuccess ? cudaMalloc(&numbers, bytes) : error;
}

int close_bench() {
  for (void *memory : {numbers, total, scratch}) {
    cudaFree(memory);
  }
  numbers = total = scratch = nullptr;
  scratch_bytes = 0;
  cudaEventDestroy(started);
  cudaEventDestroy(stopped);
  return cudaStreamDestroy(stream);
}

void *stream_of_bench() { return stream; }
void *data_of_bench() { return numbers; }

int draw_float(unsigned count) { return draw<float>(count); }
int draw_double(unsigned count) { return draw<double>(count); }

int sum_float(unsigned count) { return cub_sum<float>(count); }
int sum_double(unsigned count) { return cub_sum<double>(count); }

// Waits for the sum.
int read_sum(void *out, std::size_t bytes) {
  cudaError_t error = cudaStreamSynchronize(stream);
  return error == cudaSuccess ? cudaMemcpy(out, total, bytes, cudaMemcpyDeviceToHost) : error;
}

// Starts the timer: kernels launched within `nanoseconds` are timed without their launch, because they are
// queued behind a kernel that waits that long.
int start_watch(unsigned nanoseconds) {
  wait<<<1, 1, 0, stream>>>(nanoseconds);
  const cudaError_t error = cudaGetLastError();
  return error == cudaSuccess ? cudaEventRecord(started, stream) : error;
}

// Stops the timer. Must be called while the work is running, so that no pause is timed; `late` says that it
// had ended.
int stop_watch(bool *late) {
  *late = cudaStreamQuery(stream) == cudaSuccess;
  (void)cudaGetLastError(); // clears the status of the busy stream
  return cudaEventRecord(stopped, stream);
}

int read_watch(float *milliseconds) {
  const cudaError_t error = cudaEventSynchronize(stopped);
  return error == cudaSuccess ? cudaEventElapsedTime(milliseconds, started, stopped) : error;
}

const char *error_text(int error) { return cudaGetErrorString(static_cast<cudaError_t>(error)); }
}
