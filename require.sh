#!/bin/sh
# Lists the programs that are missing on this machine, each with the command that installs it on Debian. `make` runs
# this first.
missing=0

need() { # name, command that checks for it, command that installs it
  if ! eval "$2" >/dev/null 2>&1; then
    echo "missing: $1. Install it: $3" >&2
    missing=1
  fi
}

rust_is_new_enough() { # `cargo 1.90.0 (…)`
  cargo --version | {
    read -r _ version _
    minor=${version#1.}
    test "${minor%%.*}" -ge 90
  }
}

python=${PYTHON:-python3}
need "git" "git --version" "apt install git"
need "a C++17 compiler" "${CXX:-c++} --version" "apt install g++"
need "Rust 1.90 or newer" "rust_is_new_enough" "curl https://sh.rustup.rs -sSf | sh; or, with rustup there, rustup update"
need "Python 3.11 or newer" "$python -c 'import sys; sys.exit(sys.version_info < (3, 11))'" "apt install python3"
need "Python's headers" "$python -c 'import os, sysconfig; open(os.path.join(sysconfig.get_path(\"include\"), \"Python.h\"))'" "apt install python3-dev"
need "Python's venv" "$python -c 'import venv, ensurepip'" "apt install python3-venv"
exit $missing
