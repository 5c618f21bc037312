#!/bin/sh
# Compiles each file of refused/ and looks for the sentence of its first line among the errors.
status=0
for file in refused/*.cpp; do
  sentence=$(sed -n '1s,^// refused: ,,p' "$file")
  if ! ${CXX:-c++} -std=c++17 -I../include -I../../runtime/include -fsyntax-only "$file" 2>&1 | grep 'error:' | head -1 | grep -qF "$sentence"; then
    echo "$file: the first error does not say: $sentence" >&2
    status=1
  fi
done
exit $status
