#include "streams.hpp"

#include "call.hpp"

#include <cstring>

void submit(Stream &stream, unsigned delay, std::function<CUresult()> run) {
  submit_later(stream, std::move(run));
  stream.delay += delay;
  if (stream.delay == 0) {
    finish(stream);
  }
}

void submit_later(Stream &stream, std::function<CUresult()> run) {
  stream.pending.push_back({++books().last_number, std::move(run)});
}

void finish(Stream &stream, std::uint64_t up_to) {
  while (!stream.pending.empty() && stream.pending.front().number <= up_to) {
    const Work work = std::move(stream.pending.front());
    stream.pending.pop_front();
    if (const CUresult failure = work.run(); failure != CUDA_SUCCESS) {
      stream.context->poison = failure;
      stream.pending.clear();
    }
  }
  if (stream.pending.empty()) {
    stream.delay = 0;
  }
}

EXPORTED CUresult cuStreamCreate(CUstream *stream, unsigned) {
  return call("cuStreamCreate", 0, [&] {
    auto created = std::make_unique<Stream>(Stream{&current()});
    created->id = ++books().last_stream_id;
    *stream = created.get();
    books().streams.emplace(*stream, std::move(created));
  });
}

EXPORTED CUresult cuStreamDestroy_v2(CUstream stream) {
  return call_release("cuStreamDestroy_v2", stream, [&] {
    require(books().streams.count(stream) != 0, CUDA_ERROR_INVALID_HANDLE);
    finish(*stream);
    books().streams.erase(stream);
  });
}

EXPORTED CUresult cuStreamIsCapturing(CUstream stream, unsigned *status) {
  return call("cuStreamIsCapturing", stream, [&] { *status = stream_of(stream).captured; });
}

EXPORTED CUresult cuStreamGetId(CUstream stream, unsigned long long *id) {
  return call("cuStreamGetId", stream, [&] { *id = stream_of(stream).id; });
}

EXPORTED CUresult cuStreamGetCtx(CUstream stream, CUcontext *context) {
  return call("cuStreamGetCtx", stream, [&] { *context = stream_of(stream).context; });
}

EXPORTED CUresult cuStreamQuery(CUstream stream) {
  return call_release("cuStreamQuery", stream, [&] {
    Stream &queried = stream_of(stream);
    if (queried.delay > 0) {
      --queried.delay;
      throw Refusal{CUDA_ERROR_NOT_READY};
    }
    finish(queried);
    require(queried.context->poison == CUDA_SUCCESS, queried.context->poison);
  });
}

EXPORTED CUresult cuStreamSynchronize(CUstream stream) {
  return call_release("cuStreamSynchronize", stream, [&] {
    Stream &awaited = stream_of(stream);
    finish(awaited);
    require(awaited.context->poison == CUDA_SUCCESS, awaited.context->poison);
  });
}

EXPORTED CUresult cuMemsetD8Async(CUdeviceptr address, unsigned char value, std::size_t size,
                                  CUstream stream) {
  return call("cuMemsetD8Async", stream, [&] {
    const Allocation *memory = allocation_at(address);
    require(memory != nullptr && address - memory->start + size <= memory->size, CUDA_ERROR_INVALID_VALUE);
    submit(stream_of(stream), 0, [=] {
      std::memset(reinterpret_cast<void *>(address), value, size);
      return CUDA_SUCCESS;
    });
  });
}

EXPORTED CUresult cuEventCreate(CUevent *event, unsigned) {
  return call("cuEventCreate", 0, [&] {
    auto created = std::make_unique<Event>(Event{&current()});
    *event = created.get();
    books().events.emplace(*event, std::move(created));
  });
}

EXPORTED CUresult cuEventDestroy_v2(CUevent event) {
  return call_release("cuEventDestroy_v2", event,
                      [&] { require(books().events.erase(event) == 1, CUDA_ERROR_INVALID_HANDLE); });
}

EXPORTED CUresult cuEventRecord(CUevent event, CUstream stream) {
  return call("cuEventRecord", stream, [&] {
    require(books().events.count(event) != 0, CUDA_ERROR_INVALID_HANDLE);
    Stream &recorded = stream_of(stream);
    require(recorded.context == event->context, CUDA_ERROR_INVALID_HANDLE);
    event->stream = &recorded;
    event->number = books().last_number;
  });
}

// The stream waits by running the event's work here and now.
EXPORTED CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned) {
  return call("cuStreamWaitEvent", stream, [&] {
    require(books().events.count(event) != 0, CUDA_ERROR_INVALID_HANDLE);
    stream_of(stream);
    if (event->stream != nullptr) {
      finish(*event->stream, event->number);
    }
  });
}
