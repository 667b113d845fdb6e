#!/bin/sh
# Prints what a build cost: sh packaging/figures.sh asan. Seconds are those that ninja's log has of each step, one after
# the other as one processor would take them; what ccache had costs next to nothing.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
build=$root/build/$1
log=$build/.ninja_log
[ -f "$log" ] || exit 0
printf 'Build %s: %s on disk\n' "$1" "$(du -sh "$build" | cut -f 1)"
# The last line of an output is the one that counts; a step with several outputs stands there once for each.
awk -F '\t' 'NR > 1 { took[$4] = ($2 - $1) / 1000; step[$4] = $5 }
    END { for (one in took) if (!seen[step[one]]++) { all += took[one]; print took[one], one > "/dev/stderr" }
          printf "%d steps, %.1f minutes one after the other\n", length(seen), all / 60 }' "$log" 2>"$build/steps.txt"
printf 'The longest:\n'
sort -rn "$build/steps.txt" | head -n 8 | sed 's/^/    /'
# All that was built here since it was configured; a failed build has a line of words before its figures.
[ ! -f "$build/cost.txt" ] || awk -F : 'NF == 3 { cpu += $1 + $2; if ($3 > peak) peak = $3 }
    END { printf "%.1f CPU-minutes in all; the largest step took %.0f MB of memory\n", cpu / 60, peak / 1024 }' "$build/cost.txt"
