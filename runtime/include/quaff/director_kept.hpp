// The objects that the code of typemaps gives to a director or a callable, by SWIG's names.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace quaff {

class KeptByCode {
public:
  // Objects that live as long as this one.
  template <class T> void swig_acquire_ownership(T *object) const {
    if (object != nullptr) {
      kept().owned.emplace_back(object, [](void *owned) { delete static_cast<T *>(owned); });
    }
  }
  template <class T> void swig_acquire_ownership_array(T *objects) const {
    if (objects != nullptr) {
      kept().owned.emplace_back(objects, [](void *owned) { delete[] static_cast<T *>(owned); });
    }
  }

  // Keeps the object to which the function's result refers, until the next call of the function.
  template <class T> T *swig_keep_result(const char *function, T value) const {
    auto result = std::make_shared<T>(std::move(value));
    kept().results[function] = result;
    return result.get();
  }

private:
  struct Kept {
    std::vector<std::unique_ptr<void, void (*)(void *)>> owned;
    std::map<std::string, std::shared_ptr<void>> results;
  };
  Kept &kept() const {
    if (kept_ == nullptr) {
      kept_ = std::make_unique<Kept>();
    }
    return *kept_;
  }

  mutable std::unique_ptr<Kept> kept_;
};

} // namespace quaff
