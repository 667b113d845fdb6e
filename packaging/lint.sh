#!/bin/sh
# Runs clang-tidy over the sources that changed in the last hours, or over all of them with --all.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/packaging/setup.sh"
cd "$root"
install_packages packaging/packages-run.txt packaging/packages-test.txt packaging/packages-ci.txt
build asan all

base=$(git rev-list -1 --before='6 hours ago' HEAD)
if [ "${1:-}" = --all ] || [ -z "$base" ]; then
    files=$(git ls-files 'app/*.cpp' 'model/*.cpp' 'views/*.cpp')
else
    files=$(git diff --name-only --diff-filter=d "$base" -- 'app/*.cpp' 'model/*.cpp' 'views/*.cpp')
fi
[ -n "$files" ] || exit 0
# A fuzz target is not in the compilation database of this preset.
printf '%s\n' "$files" | xargs -P "$(nproc)" -n 1 clang-tidy-19 --quiet --extra-arg=-Wno-unknown-warning-option -p build/asan
