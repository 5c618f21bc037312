#!/bin/sh
# Checks that the host's loops use vector additions with users' options: a scalar loop gives the same sums,
# ten times as slowly. Ubuntu and Fedora set _FORTIFY_SOURCE.
clones='(add|finish)_[a-z]*.*\.arch_x86_64_v4:$'
status=0
for flags in -O2 '-O2 -D_FORTIFY_SOURCE=3'; do
  assembler=$(${CXX:-c++} -std=c++17 -U_FORTIFY_SOURCE $flags -fPIC -I../include -I../../runtime/include -S vectors.cpp -o -) || exit 1
  if ! echo "$assembler" | grep -qE "$clones"; then
    echo 'skipped: whether loops add vectors, as this compiler builds each only once: needs GCC 12 and glibc on x86-64'
    exit 0
  fi
  one_by_one=$(echo "$assembler" | awk -v clones="$clones" '
    /^[_A-Za-z].*:$/ { loop = $0 ~ clones ? $0 : "" }
    loop != "" && /v(add|sub)s[sd]/ && !told[loop]++ { print loop }')
  if [ -n "$one_by_one" ]; then
    echo "with $flags these add one number at a time: $one_by_one" >&2
    status=1
  fi
done
exit $status
