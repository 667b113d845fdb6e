#!/bin/sh
# Builds the fuzz targets and runs each for that many seconds (60 without an argument); fails on a finding, which is
# then left in the build's folder `findings`.
set -eu
export DOSSIER_WATCHED=1
seconds=${1:-60}
source=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
build=${DOSSIER_BUILD:-$source/build/fuzz}

cmake --preset fuzz -S "$source" -B "$build" >&2
cmake --build "$build" --target fuzz_check fuzz_map_file fuzz_journal fuzz_seeds >&2
"$build/tests/fuzz/fuzz_seeds" "$source/tests/vectors" "$build/seeds"
mkdir -p "$build/findings"
# All at once: each is busy on one core.
running=
for target in fuzz_check fuzz_map_file fuzz_journal; do
    mkdir -p "$build/corpus/$target" "$build/seeds/$target"
    "$build/tests/fuzz/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=1024 -max_len=65536 \
        -dict="$source/tests/fuzz/check.dict" -artifact_prefix="$build/findings/$target-" -print_final_stats=1 \
        -verbosity=0 "$build/corpus/$target" "$build/seeds/$target" >"$build/$target.log" 2>&1 &
    running="$running $target:$!"
done
failed=0
for one in $running; do
    found=0
    wait "${one#*:}" || found=$?
    echo "${one%:*} for $seconds s: ended with $found"
    cat "$build/${one%:*}.log"
    [ "$found" -eq 0 ] || failed=1
done
exit "$failed"
