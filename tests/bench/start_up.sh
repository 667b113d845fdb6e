#!/bin/sh
# Times Dossier from its start to a mapped window with a campaign, beside Debian's tiled in the same run, and reads
# Dossier's private memory. Not part of CI: it wants Xvfb, openbox, xdotool and tiled.
#     sh tests/bench/start_up.sh PROGRAM CAMPAIGN.dossier [RUNS]
set -eu
program=$1
campaign=$2
runs=${3:-10}
[ -x "$program" ] && [ -f "$campaign" ] || { echo "usage: start_up.sh PROGRAM CAMPAIGN [RUNS]" >&2; exit 2; }
place=$(mktemp -d)
DISPLAY=:$((90 + $$ % 100))
export DISPLAY XDG_CONFIG_HOME="$place" XDG_DATA_HOME="$place"
Xvfb "$DISPLAY" -screen 0 1440x900x24 >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null || true; rm -rf "$place"' EXIT
sleep 1
openbox >/dev/null 2>&1 &
sleep 1

# Milliseconds until a window of the program with that class is mapped.
mapped() {
    class=$1
    shift
    began=$(date +%s%N)
    "$@" >/dev/null 2>&1 &
    started=$!
    until xdotool search --onlyvisible --class "$class" >/dev/null 2>&1; do :; done
    ended=$(date +%s%N)
    echo $(((ended - began) / 1000000))
}

median() {
    sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'
}

for run in $(seq "$runs"); do
    cp "$campaign" "$place/campaign.dossier"
    mapped dossier "$program" "$place/campaign.dossier" >>"$place/dossier.ms"
    if [ "$run" = 1 ]; then
        sleep 3
        awk '/^Private/ { sum += $2 } END { printf "Dossier, private memory: %.1f MiB\n", sum / 1024 }' "/proc/$started/smaps_rollup"
    fi
    kill "$started"; wait "$started" 2>/dev/null || true
    mapped tiled tiled >>"$place/tiled.ms"
    kill "$started"; wait "$started" 2>/dev/null || true
done
echo "Dossier to a mapped window: $(median <"$place/dossier.ms") ms ($(tr '\n' ' ' <"$place/dossier.ms"))"
echo "tiled to a mapped window: $(median <"$place/tiled.ms") ms ($(tr '\n' ' ' <"$place/tiled.ms"))"
