#!/usr/bin/env bash
# Runs pip with `--verbose` and shows only its steps: the packages, and the crates that cargo compiles for them. If pip
# fails, all of its output follows. `make` uses it wherever pip compiles for minutes.
set -o pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
steps='Compiling |Collecting |Processing |Downloading .* MB|Building wheel for .*: (started|finished)|Successfully installed '
{ "$@" 2>&1; } | tee "$log" | grep --line-buffered -E "^ *($steps)" | sed -u -E 's/^ *//; s/^Compiling/  Compiling/'
status=${PIPESTATUS[0]}
if [ "$status" != 0 ]; then
  cat "$log" >&2
fi
exit "$status"
