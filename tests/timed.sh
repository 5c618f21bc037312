#!/usr/bin/env bash
# Runs a command and notes its time under the name of a stage: `tests/timed.sh STAGE COMMAND…`. Without a command, prints
# the times noted in target/times since that folder was made.
times=target/times
if [ $# = 0 ]; then
  echo '== where the time went'
  cat $times/* 2>/dev/null | sort -rn
  exit 0
fi
stage=$1
shift
mkdir -p $times
TIMEFORMAT="%0R s, $stage: %U user, %S system"
# The descriptors 3 and 4 are those of make's job server.
{ time "$@" 2>&9; } 9>&2 2>"$times/$$"
