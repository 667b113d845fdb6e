#!/bin/sh
# Installs what is missing, builds everything under the address and undefined sanitizers and runs every test.
# Arguments go to ctest: sh packaging/test.sh -R sight
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/packaging/setup.sh"

install_packages "$root/packaging/packages-run.txt" "$root/packaging/packages-test.txt"
build asan all
cd "$root"
exec ctest --preset asan -j "$(nproc)" "$@" </dev/null
