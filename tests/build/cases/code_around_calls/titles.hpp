#pragma once
#include <quaff/traits.hpp>
#include <string>
#include <utility>

namespace titles {
struct Title {
  std::string text;
};
} // namespace titles

template <> struct quaff::value_traits<titles::Title> {
  using type = std::string;
  static titles::Title from(std::string text) { return {std::move(text)}; }
  static std::string to(const titles::Title &title) { return title.text; }
};
