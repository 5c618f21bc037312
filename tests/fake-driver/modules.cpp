// Modules: images are searched for the kernels that they name, and the kernels that run are compiled for the
// host.
#include "books.hpp"
#include "call.hpp"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>

namespace {

Module module_of(const char *image);
std::string text_of_cubin(const char *image);
bool names(const std::string &image, const std::string &kernel);

} // namespace

EXPORTED CUresult cuModuleLoadData(CUmodule *module, const void *image) {
  return call("cuModuleLoadData", 0, [&] {
    auto loaded = std::make_unique<Module>(module_of(static_cast<const char *>(image)));
    *module = loaded.get();
    books().modules.emplace(*module, std::move(loaded));
  });
}

EXPORTED CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name) {
  return call("cuModuleGetFunction", module, [&] {
    require(books().modules.count(module) != 0, CUDA_ERROR_INVALID_HANDLE);
    require(names(module->image, name), CUDA_ERROR_NOT_FOUND);
    for (const KernelLibrary &library : books().kernel_libraries) {
      if (void *kernel = dlsym(library.handle, name)) {
        auto found = std::make_unique<Function>(Function{module, name, &library, kernel});
        *function = found.get();
        books().functions.emplace(*function, std::move(found));
        return;
      }
    }
    violation(std::string("no build for the host of the kernel ") + name);
    throw Refusal{CUDA_ERROR_NOT_FOUND};
  });
}

EXPORTED CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction function, int threads,
                                                              std::size_t) {
  return call("cuOccupancyMaxActiveBlocksPerMultiprocessor", function, [&] {
    require(books().functions.count(function) != 0, CUDA_ERROR_INVALID_HANDLE);
    require(threads > 0, CUDA_ERROR_INVALID_VALUE);
    *blocks = 2;
  });
}

namespace {

// PTX is text with an `.entry` for each kernel. Machine code may also contain that word (sections are called
// .nv.uft.entry), and is recognized by the first bytes of an ELF file.
Module module_of(const char *image) {
  if (std::memcmp(image, ELFMAG, SELFMAG) == 0) {
    return {&current(), text_of_cubin(image), true};
  }
  const std::string ptx = image;
  require(ptx.find(".entry") != std::string::npos, CUDA_ERROR_INVALID_IMAGE);
  return {&current(), ptx, false};
}

// The text of an ELF file, whose length follows from its tables, which come last.
std::string text_of_cubin(const char *image) {
  if (number(image) % alignof(Elf64_Ehdr) != 0) {
    violation("cuModuleLoadData of an image that is not aligned");
  }
  Elf64_Ehdr header;
  std::memcpy(&header, image, sizeof header);
  const std::size_t sections = header.e_shoff + std::size_t(header.e_shnum) * header.e_shentsize;
  const std::size_t segments = header.e_phoff + std::size_t(header.e_phnum) * header.e_phentsize;
  return {image, std::max(sections, segments)};
}

// Whether an image contains the kernel's name, and not only as a part of another name.
bool names(const std::string &image, const std::string &kernel) {
  const auto part_of_a_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  for (auto at = image.find(kernel); at != std::string::npos; at = image.find(kernel, at + 1)) {
    const std::size_t end = at + kernel.size();
    if ((at == 0 || !part_of_a_word(image[at - 1])) && (end == image.size() || !part_of_a_word(image[end]))) {
      return true;
    }
  }
  return false;
}

} // namespace
