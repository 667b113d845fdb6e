#!/bin/sh
# Runs clang-tidy over the sources that changed in the last hours, the latest first and for at most so many seconds
# (lint.sh --seconds 300), or over all of them (lint.sh --all). It fails where one is not clean; what there was no time
# for is named.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/packaging/setup.sh"
cd "$root"
install_packages packaging/packages-run.txt packaging/packages-test.txt packaging/packages-ci.txt
build asan all
# Where sources are compiled together, the compilation database knows few of them.
database=build/lint
cmake --preset asan -B "$database" -DDOSSIER_TOGETHER=0 -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON </dev/null >/dev/null
export database

seconds=86400
every=
case ${1:-} in
--all) every=1 ;;
--seconds) seconds=$2 ;;
esac
base=$(git rev-list -1 --before='6 hours ago' HEAD)
if [ -n "$every" ] || [ -z "$base" ]; then
    files=$(git ls-files 'app/*.cpp' 'model/*.cpp' 'views/*.cpp')
else
    changed=$(git log --format= --name-only --diff-filter=d "$base.." -- 'app/*.cpp' 'model/*.cpp' 'views/*.cpp')
    files=$(printf '%s\n' "$changed" | awk 'NF && !seen[$0]++' | while read -r file; do
        [ ! -f "$file" ] || printf '%s\n' "$file"
    done)
fi
[ -n "$files" ] || exit 0
until=$(($(date +%s) + seconds))
export until
# A fuzz target is not in the compilation database of this preset.
# shellcheck disable=SC2016
printf '%s\n' "$files" | xargs -P "$(nproc)" -n 1 sh -c '
    left=$((until - $(date +%s)))
    if [ "$left" -le 0 ]; then
        echo "No time to lint $1"
        exit 0
    fi
    timeout "$left" clang-tidy-19 --quiet --extra-arg=-Wno-unknown-warning-option --extra-arg=-I. -p "$database" "$1" && exit 0
    [ "$(date +%s)" -lt "$until" ] || { echo "No time to lint $1"; exit 0; }
    exit 1' sh
