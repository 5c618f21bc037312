#!/bin/sh
# Compiles each file of refused/ and looks for the sentence in its first line among the errors. The header
# that all of them include takes most of the time, and is precompiled once.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
compiler="${CXX:-c++} -std=c++17 -I../include -I../../runtime/include"
echo '#include "quaff/reduction.hpp"' >"$folder/common.hpp"
$compiler -x c++-header "$folder/common.hpp" -o "$folder/common.hpp.gch" || exit 1
status=0
for file in refused/*.cpp; do
  sentence=$(sed -n '1s,^// refused: ,,p' "$file")
  if ! $compiler -include "$folder/common.hpp" -fsyntax-only "$file" 2>&1 | grep 'error:' | head -1 | grep -qF "$sentence"; then
    echo "$file: the first error does not say: $sentence" >&2
    status=1
  fi
done
exit $status
