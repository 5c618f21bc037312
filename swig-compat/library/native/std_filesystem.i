// std_filesystem.i: a `std::filesystem::path` is text or any object with a path, and a `pathlib.Path` as a result.
%{
#include "quaff/strings.hpp"
#include <filesystem>
%}

namespace std {
namespace filesystem {
class path;
} // namespace filesystem
} // namespace std
