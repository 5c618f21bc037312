// Functions that take and return text types other than `std::string`.
#pragma once

#include <algorithm>
#include <complex>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace example {

inline std::string_view after(std::string_view text, std::size_t first) { return text.substr(first); }
inline std::size_t length_of_view(const std::string_view &text) { return text.size(); }
inline const char *which_text(int) { return "int"; }
inline const char *which_text(std::string_view) { return "text"; }

inline std::wstring reversed(const std::wstring &text) { return {text.rbegin(), text.rend()}; }
inline std::size_t length_of_wide(std::wstring text) { return text.size(); }

inline std::filesystem::path parent(const std::filesystem::path &path) { return path.parent_path(); }

struct Texts {
  std::string_view view = "view";
  std::wstring wide = L"wide";
  std::filesystem::path path = "folder/file";
};

inline std::size_t items_of(const std::multimap<int, std::string> &items) { return items.size(); }
inline std::complex<double> sum_of(const std::vector<std::complex<double>> &values) {
  std::complex<double> sum;
  for (const auto &value : values) {
    sum += value;
  }
  return sum;
}

} // namespace example
