#!/bin/sh
# Tests and measures quaff on a machine with a GPU: without network, without Rust, without changes to the
# machine. Needs Python with NumPy; CuPy, PyTorch and Numba are used if they are installed, PyCUDA if nvcc and
# a C++ compiler are.
#
#   run.sh                        all tests, then all benchmarks
#   run.sh tests [ARGUMENT...]    the tests, with arguments for pytest
#   run.sh benches [ARGUMENT...]  the benchmarks, with arguments for benches.gpu.run
#
# PYTHON names the interpreter, RESULTS the folder for reports (default: ./gpu-kit-results). The exit status
# is 0 if nothing failed and there was a GPU. Speeds are reported, but do not cause failures.
set -u

main() {
  kit=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
  python=${PYTHON:-python3}
  what=${1:-all}
  test $# -eq 0 || shift
  case $what in all | tests | benches) ;; *) usage ;; esac
  results=${RESULTS:-$PWD/gpu-kit-results}
  mkdir -p "$results" || exit 1
  work=$(mktemp -d) || exit 1
  trap 'rm -rf "$work"' EXIT
  failed=0
  install || exit 1
  pycuda || failed=1
  test "$what" = benches || tests "$@" || failed=1
  test "$what" = tests || benches "$@" || failed=1
  exit $failed
}

usage() {
  sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

# Everything is installed into a temporary folder, which is removed at the end.
install() {
  site=$work/site
  export PYTHONPATH="$site:$kit:$kit/modules:$kit/tests/python" PYTHONDONTWRITEBYTECODE=1
  export QUAFF_GPU_MODULES="$kit/modules" HYPOTHESIS_STORAGE_DIRECTORY="$work/hypothesis"
  if ! "$python" -c 'import numpy'; then
    echo "NumPy is missing for $python: install it, or name another interpreter in PYTHON" >&2
    return 1
  fi
  pip "$kit"/wheels/*.whl
}

pip() {
  "$python" -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
    --no-index --no-deps --no-compile --upgrade --target "$site" "$@"
}

# PyCUDA is compiled for this machine's Python and CUDA toolkit, in about 30 seconds, unless it is installed.
pycuda() {
  "$python" -c 'import pycuda.driver' 2>/dev/null && return
  for tool in nvcc g++; do
    command -v $tool >/dev/null || { echo "PyCUDA is left out: there is no $tool on PATH" && return; }
  done
  build_pycuda >"$results/pycuda.log" 2>&1 && return
  tail -n 5 "$results/pycuda.log" >&2
  echo "FAILED: PyCUDA was not built, see $results/pycuda.log" >&2
  return 1
}

build_pycuda() (
  toolkit=$(dirname "$(dirname "$(readlink -f "$(command -v nvcc)")")")
  cd "$work" && tar -xzf "$kit"/sdists/pycuda-*.tar.gz && cd pycuda-* || exit 1
  "$python" configure.py --cuda-root="$toolkit" && pip --no-build-isolation .
)

# A process for each file, because a CUDA error that ends every context of its process then ends only one
# file.
tests() {
  rm -f "$results"/test_*.xml "$results"/test_*.status
  for file in "$kit"/tests/gpu/test_*.py "$kit"/modules/test_*.py; do
    report=$results/$(basename "$file" .py)
    "$python" -m pytest -q -rs -p no:cacheprovider -c /dev/null --rootdir "$kit" \
      --junitxml "$report.xml" "$@" "$file"
    echo $? >"$report.status" || return 1
  done
  "$python" "$kit/count.py" "$results"
}

benches() {
  "$python" -m benches.gpu.run --out "$results" --modules "$kit/modules" "$@" >"$results/benches.md"
  status=$?
  cat "$results/benches.md"
  return $status
}

main "$@"
