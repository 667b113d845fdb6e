#!/bin/sh
# Installs what is missing, builds Dossier and starts it with the arguments given:
#     sh packaging/run.sh
#     sh packaging/run.sh check < queries.jsonl > answers.jsonl
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/packaging/setup.sh"

install_packages "$root/packaging/packages-run.txt"
build release dossier
exec "$root/build/release/app/dossier" "$@"
